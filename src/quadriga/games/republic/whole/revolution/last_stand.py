"""A rebel who has beaten the Senate, or survived it, still has Rome's wars before him (rules 12.3)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.cards import VICTORY
from quadriga.games.republic.whole.mortality.chits import MARKED, DrawChits
from quadriga.games.republic.whole.revolution.ending import LIMIT, win
from quadriga.games.republic.whole.rome import FORCE, LEFT, RESERVE, Rome
from quadriga.games.republic.whole.war.arrival import leave_play
from quadriga.games.republic.whole.war.forces import LoseLegions, bring_home, move_veterans
from quadriga.games.republic.whole.war.strength import (
    civil_war,
    force,
    is_active,
    is_card,
    land,
    naval,
    province_of,
    support,
)


def others(p: Rome) -> list[int]:
    """12.3a: the active wars beside his own."""
    return [war for war in range(len(p.war)) if is_active(p, war) and war != civil_war(p)]


@final
class RebelEnds(Procedure[Rome]):
    """12.2a, 12.2b, 12.3a: with fewer than four wars he wins at once; else all legions and fleets are his."""

    def __init__(self, ruined: int) -> None:
        self.ruined: Final = ruined

    def run(self, p: Rome) -> None:
        if len(others(p)) < LIMIT:
            win(p, words.END_REBEL, p.faction[p.rebel])
            return
        muster(p)
        p.begin(LastBattles(self.ruined, p.faction[p.rebel]))


def muster(p: Rome) -> None:
    """12.3a: all legions but garrisons, and all fleets, are the rebel's."""
    rebel = p.rebel
    p.army[rebel] += p.legions
    p.ships[rebel] += p.fleets
    p.legions = p.fleets = 0
    move_veterans(p, RESERVE, FORCE + rebel)
    for one in p.commands[:]:
        p.army[rebel] += p.army[one]
        p.ships[rebel] += p.ships[one]
        p.army[one] = p.ships[one] = 0
        move_veterans(p, FORCE + one, FORCE + rebel)
        p.commands.remove(one)
        bring_home(p, one)
    for war in range(len(p.war)):
        p.army[rebel] += p.left_army[war]
        p.ships[rebel] += p.left_ships[war]
        p.left_army[war] = p.left_ships[war] = 0
        move_veterans(p, LEFT + war, FORCE + rebel)


def beatable(p: Rome) -> list[int]:
    """12.3a: wars he has the support for."""
    return [
        war
        for war in others(p)
        if p.legions_of(p.rebel) and p.ships[p.rebel] >= max(support(p, war), 1 if naval(p, war) else 0)
    ]


@final
class LastBattles(Procedure[Rome]):
    """12.3a, 12.3b: war after war until fewer than four are left; if he fails or dies before, all lose."""

    def __init__(self, ruined: int, seat: int) -> None:
        self.ruined: Final = ruined
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        few = len(others(p)) < LIMIT
        if p.rebel >= 0 and few:
            win(p, words.END_REBEL, self.seat)
        elif p.rebel >= 0 and beatable(p):
            p.begin(self)
            p.begin(NextVictim())
        elif not few or p.rebel >= 0:
            p.fall(words.END_WARS)
        elif self.ruined:
            win(p, words.END_REBEL, self.seat)
        elif p.life >= 0:
            win(p, words.END_LIFE, p.faction[p.life])


@final
class NextVictim(ChooseOne[Rome]):
    """12.3a: he chooses which war he attacks next."""

    verbs: ClassVar[tuple[int, ...]] = (words.NAME_WAR,)
    prompt: ClassVar[str] = words.ASK_LAST_WAR

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[p.rebel])

    def candidates(self, p: Rome) -> list[int]:
        return beatable(p)

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NO_SUCH_WAR

    def chose(self, p: Rome, one: int) -> None:
        from quadriga.games.republic.whole.war.battle import RatePompey  # which is built on the end of a revolt

        p.begin(LastDice(one))
        if p.cards.rolls_rating[p.rebel]:
            p.begin(RatePompey(p.rebel))


@final
class LastDice(Chance[Rome]):
    """12.3a: a battle by section 10; anything but a victory ends everything."""

    verbs: ClassVar[tuple[int, ...]] = (words.THROW,)

    def __init__(self, war: int) -> None:
        self.war: Final = war

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        from quadriga.games.republic.whole.war.dice import throws

        return throws()

    def play(self, p: Rome, move: Move) -> None:
        from quadriga.games.republic.whole.war.battle import judge, swayed

        rebel, war = p.rebel, self.war
        at_sea = naval(p, war) > 0
        natural = move.a + move.b
        strength = swayed(p, naval(p, war) if at_sea else land(p, war), move.a, move.b)
        total = natural + force(p, rebel, at_sea) - strength - p.omens()
        result, legions, ships = judge(p, rebel, war, natural, total, p.legions_of(rebel), p.ships[rebel])
        p.tell(words.E_BATTLE, rebel, war, natural, total, result)
        if result != VICTORY:
            p.fall(words.END_WARS)
            return
        p.ships[rebel] -= ships
        p.marked = [one for one in (rebel, p.aide) if one >= 0]
        p.begin(LastSpoils(war, int(at_sea)))
        p.begin(DrawChits(legions + ships, MARKED))
        p.begin(LoseLegions(FORCE + rebel, legions))


@final
class LastSpoils(Procedure[Rome]):
    """12.3a: the war is beaten, or its fleet is and the land battle follows."""

    def __init__(self, war: int, at_sea: int) -> None:
        self.war: Final = war
        self.at_sea: Final = at_sea

    def run(self, p: Rome) -> None:
        if self.at_sea:
            p.beaten_fleet[self.war] = 1
            return
        province = province_of(p, self.war)
        if province >= 0:
            p.province[province] = 1
        leave_play(p, self.war, beaten=is_card(p, self.war))
