"""The published Combat Phase: in what order, and what is true at its end (rules 10.0, 10.1 and 10.9)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Kind, Move, Procedure, Seat
from quadriga.engine.steps import Count
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.events import end_rhodes
from quadriga.games.republic.whole.mortality.death import Bereft
from quadriga.games.republic.whole.provincial.assault import WarAssaults
from quadriga.games.republic.whole.revolution.ending import LIMIT
from quadriga.games.republic.whole.revolution.last_stand import RebelEnds
from quadriga.games.republic.whole.rome import LEFT, Rome
from quadriga.games.republic.whole.treasury import change_treasury
from quadriga.games.republic.whole.war.battle import StartBattle, is_house
from quadriga.games.republic.whole.war.civil import CivilBattle
from quadriga.games.republic.whole.war.strength import civil_war, is_active, is_there, support

AT_SEA: Final = 1
ON_LAND: Final = 2
VOID: Final = 4
LEVY: Final = 10


@final
class WarPhase(Procedure[Rome]):
    """10: Gabinian levies first, then war after war; at the end the wars are counted."""

    def run(self, p: Rome) -> None:
        p.phase = words.COMBAT_PHASE
        p.tell(words.E_TURN_PHASE, p.phase)
        p.used = [0] * len(p.war)
        p.fought = [0] * len(p.war)
        p.begin(EndOfWars())
        p.begin(Bereft())
        if p.provincials is not None:
            p.begin(WarAssaults(0))
        p.begin(WarsLeft(()))
        if p.has_law("gabinian"):
            for one in reversed(p.commands):
                if p.is_army(one) and p.where[one] >= 0:
                    p.begin(LevyLegions(one))


@final
class LevyLegions(Count[Rome]):
    """10.0a, 13.L6: a commander raises legions for ten talents each, his own, then his faction's."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNT_LEGIONS,)
    prompt: ClassVar[str] = words.ASK_LEVY

    def __init__(self, commander: int) -> None:
        self.commander: Final = commander

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.commander])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.commander)]

    def bounds(self, p: Rome) -> tuple[int, int]:
        return 0, min(p.deck.most_legions - p.legions_in_play(), money(p, self.commander) // LEVY)

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MANY

    def counted(self, p: Rome, number: int) -> None:
        pay_levy(p, self.commander, number)
        p.army[self.commander] += number
        p.begin(LevyFleets(self.commander))


@final
class LevyFleets(Count[Rome]):
    """10.0a: and fleets."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNT_FLEETS,)
    prompt: ClassVar[str] = words.ASK_LEVY

    def __init__(self, commander: int) -> None:
        self.commander: Final = commander

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.commander])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.commander)]

    def bounds(self, p: Rome) -> tuple[int, int]:
        return 0, min(p.deck.most_fleets - p.fleets_in_play(), money(p, self.commander) // LEVY)

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MANY

    def counted(self, p: Rome, number: int) -> None:
        pay_levy(p, self.commander, number)
        p.ships[self.commander] += number


def money(p: Rome, commander: int) -> int:
    """6.31a: his own treasury and his faction's."""
    return p.talents[commander] + p.purse[p.faction[commander]]


def pay_levy(p: Rome, commander: int, number: int) -> None:
    """10.0a: ten talents each, his own first."""
    due = number * LEVY
    own = min(due, p.talents[commander])
    p.talents[commander] -= own
    change_treasury(p, p.faction[commander], own - due)
    if number:
        p.tell(words.E_LEVIED, commander, number)


# ---------------------------------------------------------------- the order


def wars_to_fight(p: Rome, done: tuple[int, ...]) -> list[int]:
    """10.1a: the wars next in order, by the sending of the last commander on each; one proposal, one rank."""
    last: dict[int, int] = {}
    for one in p.commands:
        war = p.where[one]
        if p.is_army(one) and war >= 0 and war not in done and not p.won[one]:
            last[war] = max(last.get(war, 0), p.batch[one])
    first = min(last.values(), default=0)
    return sorted([war for war, batch in last.items() if batch == first])


@final
class WarsLeft(Procedure[Rome]):
    """10.1a: all battles of a war before the next war."""

    def __init__(self, done: tuple[int, ...]) -> None:
        self.done: Final = done

    def run(self, p: Rome) -> None:
        wars = wars_to_fight(p, self.done)
        if len(wars) > 1:
            p.begin(WarLots(self.done))
        elif wars:
            p.begin(WarsLeft((*self.done, wars[0])))
            p.begin(FightWar(wars[0], ()))


@final
class WarLots(Chance[Rome]):
    """10.1a, 4.8a: dice between wars of one proposal."""

    verbs: ClassVar[tuple[int, ...]] = (words.WAR_FIRST,)

    def __init__(self, done: tuple[int, ...]) -> None:
        self.done: Final = done

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.WAR_FIRST, war), 1) for war in wars_to_fight(p, self.done)]

    def play(self, p: Rome, move: Move) -> None:
        p.begin(WarsLeft((*self.done, move.a)))
        p.begin(FightWar(move.a, ()))


def commanders_left(p: Rome, war: int, done: tuple[int, ...]) -> list[int]:
    """Those on a war who have not fought yet."""
    return sorted([one for one in p.commanders(war) if one not in done])


@final
class FightWar(Procedure[Rome]):
    """10.1b: each commander on a war fights, unless the war is gone."""

    def __init__(self, war: int, done: tuple[int, ...]) -> None:
        self.war: Final = war
        self.done: Final = done

    def run(self, p: Rome) -> None:
        left = commanders_left(p, self.war, self.done)
        if not is_active(p, self.war) or not left:
            return
        if len(left) > 1:
            p.begin(CommanderLots(self.war, self.done))
        else:
            fight(p, self.war, self.done, left[0])


@final
class CommanderLots(Chance[Rome]):
    """10.1b, ruling R-30: several commanders on one war: the highest throw fights first."""

    verbs: ClassVar[tuple[int, ...]] = (words.WINS_THROW,)

    def __init__(self, war: int, done: tuple[int, ...]) -> None:
        self.war: Final = war
        self.done: Final = done

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.WINS_THROW, one), 1) for one in commanders_left(p, self.war, self.done)]

    def play(self, p: Rome, move: Move) -> None:
        fight(p, self.war, self.done, move.a)


def fight(p: Rome, war: int, done: tuple[int, ...], commander: int) -> None:
    """One commander's battle, then the next."""
    p.begin(FightWar(war, (*done, commander)))
    p.begin(CivilBattle(commander) if war == civil_war(p) else StartBattle(commander, war))


# ---------------------------------------------------------------- the end


def is_prosecuted(p: Rome, war: int) -> bool:
    """10.9a, 10.9b, 11.38a: a battle was fought and enough is left there, with a commander or without."""
    legions = p.left_army[war] + len(p.veterans(LEFT + war)) + sum([p.legions_of(one) for one in p.commanders(war)])
    fleets = p.left_ships[war] + sum([p.ships[one] for one in p.commanders(war)])
    if p.fought[war] & VOID:
        return False
    if is_house(p):
        return legions + fleets > 0
    if war == civil_war(p):
        return legions > 0
    if p.fought[war] & ON_LAND and legions and fleets >= support(p, war):
        return True
    return bool(p.fought[war] & AT_SEA and (fleets or p.beaten_fleet[war]))


@final
class EndOfWars(Procedure[Rome]):
    """10.9, 11.36a, 12.1a: a rebel nobody marched against, wars left alone, Rhodes, and four wars are too many."""

    def run(self, p: Rome) -> None:
        civil = civil_war(p)
        if p.rebel >= 0 and is_active(p, civil) and not p.fought[civil]:
            p.begin(CountWars())
            p.begin(RebelEnds(0))
            return
        p.begin(CountWars())


@final
class CountWars(Procedure[Rome]):
    """10.9a, 10.9c, 10.9d, 12.1a: which wars are prosecuted, and how many are active."""

    def run(self, p: Rome) -> None:
        for war in range(len(p.war)):
            if is_active(p, war):
                status = words.ACTIVE if is_prosecuted(p, war) else words.UNPROSECUTED
                if status != p.war[war]:
                    p.war[war] = status
                    p.tell(words.E_WAR_STATUS, war, status)
        if p.rhodes is not None and not is_there(p, p.rhodes.war):
            end_rhodes(p)
        p.tell(words.E_WARS_COUNTED, p.active_wars())
        if p.active_wars() >= LIMIT:
            p.fall(words.END_WARS)
