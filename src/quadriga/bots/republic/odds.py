"""What a battle of the Combat Phase comes to, by the game's own tables (rules 10.11 to 10.31)."""

from typing import Final, final

from quadriga.games.republic import words
from quadriga.games.republic.cards import ALL, DEFEAT, DISASTER, HIGHEST, LOWEST, STANDOFF, VICTORY, WAYS
from quadriga.games.republic.whole.rome import DICTATOR, IN_ROME, MASTER_OF_HORSE, WAITING, Rome
from quadriga.games.republic.whole.war.battle import swayed
from quadriga.games.republic.whole.war.strength import (
    brothers,
    civil_war,
    is_active,
    is_card,
    land,
    military,
    multiplier,
    naval,
    numbers,
    printed,
)

THROWS: Final = 216
WHITES: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@final
class Odds:
    """Out of 216 throws: victories and defeats; and how many legions are lost on average."""

    def __init__(self, win: int, lose: int, lost: float) -> None:
        self.win: Final = win
        self.lose: Final = lose
        self.lost: Final = lost

    def victory(self) -> float:
        """The chance of a victory."""
        return self.win / THROWS

    def defeat(self) -> float:
        """The chance of a defeat."""
        return self.lose / THROWS


def battle(p: Rome, commander: int, war: int, own: int, strength: int, legions: int) -> Odds:
    """10.T, 10.21a, 10.31: a force of so much strength, so many of them legions, against a war of another."""
    disasters = numbers(p, war, commander, DISASTER)
    standoffs = numbers(p, war, commander, STANDOFF)
    omens = p.omens()
    win = lose = lost = 0
    sways = war != civil_war(p) and (p.event("ally_deserts") or p.event("enemys_ally_deserts"))
    for natural in range(LOWEST, HIGHEST + 1):
        ways = WAYS[natural - LOWEST]
        if disasters >> natural & 1:
            lost += ways * (-(-legions // p.cards.disaster_share))
        elif standoffs >> natural & 1:
            lost += ways * (-(-legions // p.cards.standoff_share))
        elif not sways:
            row = max(LOWEST, min(HIGHEST, natural + own - strength - omens)) - LOWEST
            win += ways if p.cards.row_result[row] == VICTORY else 0
            lose += ways if p.cards.row_result[row] == DEFEAT else 0
            loss = p.cards.row_loss[row]
            lost += ways * (legions if loss == ALL else min(loss, legions))
        else:
            for black in range(1, 7):
                white = natural - black
                if 2 <= white <= 12:
                    against = swayed(p, strength, black, white)
                    row = max(LOWEST, min(HIGHEST, natural + own - against - omens)) - LOWEST
                    here = WHITES[white - 2]
                    win += here if p.cards.row_result[row] == VICTORY else 0
                    lose += here if p.cards.row_result[row] == DEFEAT else 0
                    loss = p.cards.row_loss[row]
                    lost += here * (legions if loss == ALL else min(loss, legions))
    return Odds(win, lose, lost / THROWS)


def with_rating(troops: int, rating: int) -> int:
    """10.11a: troops and a rating no higher than they are."""
    return troops + min(troops, rating)


def troops_for(rating: int, needed: int) -> int:
    """The fewest troops that make so much strength under a commander of this rating."""
    return max(0, needed - rating, (needed + 1) // 2)


def rating_of(p: Rome, commander: int) -> int:
    """9.34a: his rating, and his Master of Horse's who would ride with him."""
    if p.place[commander] != IN_ROME:
        return military(p, commander)
    own = p.cards.military[commander]
    rider = p.offices[MASTER_OF_HORSE]
    if p.offices[DICTATOR] == commander and rider >= 0 and p.place[rider] == IN_ROME:
        own += p.cards.military[rider]
    return own


def strength_at(p: Rome, war: int, at_sea: bool) -> int:
    """7.332a, 7.3321d, 7.341b: a war's strength once it is attacked: awake, with the leader who waits for it."""
    now = naval(p, war) if at_sea else land(p, war)
    if not is_card(p, war) or is_active(p, war) or not now:
        return now
    active = 0
    for one in brothers(p, war):
        active += 1 if is_active(p, one) else 0
    more = printed(p, war, at_sea) * (active + 1 - multiplier(p, war))
    for leader in range(p.cards.leaders):
        if p.chief[leader] == WAITING and p.cards.leader_group[leader] == p.cards.group[war]:
            more += p.cards.leader_strength[leader]
    return now + more


def is_imminent_brother(p: Rome, war: int) -> bool:
    """5.1a: whether another war of the series waits to double it."""
    return any(p.war[one] == words.IMMINENT for one in brothers(p, war))
