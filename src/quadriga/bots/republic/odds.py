"""What a battle of the Combat Phase comes to, by the game's own tables (rules 10.11 to 10.31)."""

from typing import Final, final

from quadriga.games.republic import words
from quadriga.games.republic.cards import DEFEAT, DISASTER, HIGHEST, LOWEST, STANDOFF, VICTORY, WAYS
from quadriga.games.republic.whole.rome import DICTATOR, IN_ROME, MASTER_OF_HORSE, WAITING, Rome
from quadriga.games.republic.whole.war.dice import WHITES, deserted, losses_of, result_of
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
    sways = war != civil_war(p)
    ally = p.event("ally_deserts") if sways else 0
    enemy = p.event("enemys_ally_deserts") if sways else 0
    plus = own - p.omens()
    win = lose = lost = 0
    for natural in range(LOWEST, HIGHEST + 1):
        blacks = range(1, 7) if ally or enemy else range(1)
        for black in blacks:
            white = natural - black
            if black and not 2 <= white <= 12:
                continue
            ways = WHITES[white - 2] if black else WAYS[natural - LOWEST]
            total = natural + plus - (deserted(strength, black, white, ally, enemy) if black else strength)
            result = result_of(p.cards, natural, total, disasters, standoffs)
            win += ways if result == VICTORY else 0
            lose += ways if result == DEFEAT else 0
            lost += ways * losses_of(p.cards, result, total, legions, commander)
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
