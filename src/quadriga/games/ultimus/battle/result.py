"""The result of a battle (rulebook 8.3 to 8.5): the row and column, losses, deaths of leaders."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Among
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle import table
from quadriga.games.ultimus.battle.aftermath import Aftermath, best_envoy
from quadriga.games.ultimus.battle.field import assess
from quadriga.games.ultimus.battle.muster import muster
from quadriga.games.ultimus.battle.retreat import ROUT, Withdrawal, fall
from quadriga.games.ultimus.forces import eliminate, leaders_in, score, units_in, weaken
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ELIMINATED, ROMAIN, UNHURT
from quadriga.games.ultimus.throne.lives import BATTLE, SICKNESS, USURPED, kill

GREAT_BATTLE: Final = 25


def resolve(p: Ultimus, die: int, fixed: int) -> None:
    """8.3 to 8.5: one battle from the die (or a row fixed by a stratagem) to the orders for the beaten."""
    attacker, defender = p.active, 1 - p.active
    zone = p.fight().zone
    situation = assess(p, zone)
    situation.luck += p.fight().luck
    column = table.column(p.tables, situation)
    row = table.row(fixed) if fixed else table.row(die + table.modifier(situation))
    results = [UNHURT, UNHURT]
    results[attacker] = p.tables.attacker[row][column]
    results[defender] = p.tables.defender[row][column]
    winner = attacker if p.tables.attacker_wins[row][column] else defender
    total = situation.attacker_pf + situation.defender_pf
    p.muster = muster(p, die, fixed)
    p.begin_story()
    p.tell(words.E_BATTLE, zone, situation.attacker_pf, situation.defender_pf, column)
    p.tell(words.E_RESULT, row + table.BOTTOM_ROW, results[attacker], results[defender], winner)
    if total >= GREAT_BATTLE:
        score(p, winner, 1, words.FOR_BATTLE)
    carry_out(p, results, winner)


def carry_out(p: Ultimus, results: list[int], winner: int) -> None:
    """8.4, 8.5: losses, deaths of leaders, then retreat and aftermath."""
    loser = 1 - winner
    zone = p.fight().zone
    tribes = tuple(
        sorted({p.roster.unit_tribe[u] for u in units_in(p, zone, BARBARE) if p.roster.unit_tribe[u] != NONE})
    )
    p.begin(Aftermath(tribes, best_envoy(p, zone)))
    p.begin(Withdrawal(loser, ROUT))
    beaten = units_in(p, zone, loser)
    doomed = personal_defeat(p, zone, loser)
    struck = 0 if results[loser] == UNHURT else len(beaten)
    own = units_in(p, zone, winner)
    count = table.losses(results[winner], struck, len(own))
    if count == len(own):
        for unit in own:
            weaken(p, unit)
    elif count:
        p.begin(Losses(winner, count, tuple(beaten)))
    if results[loser] == ELIMINATED:
        for unit in beaten:
            eliminate(p, unit)
        for leader in leaders_in(p, zone, loser):
            if p.leader_at[leader] == zone:
                fall(p, leader, USURPED if leader in doomed else BATTLE, winner)
        return
    if struck:
        for unit in beaten:
            weaken(p, unit)
    for leader in doomed:
        fall(p, leader, USURPED, winner)
    if p.sick != NONE and p.leader_at[p.sick] == zone and p.leader_side[p.sick] == loser:
        kill(p, p.sick, SICKNESS)


def personal_defeat(p: Ultimus, zone: int, loser: int) -> list[int]:
    """8.5.2: where a Usurper faces Augustus or Patrice, those of the beaten side die."""
    rebels = [leader for leader in leaders_in(p, zone, BARBARE) if leader in p.usurper]
    lords = [leader for leader in leaders_in(p, zone, ROMAIN) if leader in p.augustus or leader in p.patrice]
    if not rebels or not lords:
        return []
    return lords if loser == ROMAIN else rebels


@final
class Losses(BySteps[Ultimus]):
    """8.4.2: the winner chooses which of his units are weakened, each once."""

    verbs: ClassVar[tuple[int, ...]] = (words.WEAKEN,)
    wholes: ClassVar[tuple[int, ...]] = (words.WEAKEN_THESE,)
    prompt: ClassVar[str] = words.ASK_WEAKEN

    def __init__(self, camp: int, count: int, hit: tuple[int, ...]) -> None:
        self.camp: Final = camp
        self.count: Final = count
        self.hit: Final = hit

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, p.fight().zone), ("number", words.NUMBER, self.count)]

    def moves(self, p: Ultimus) -> list[Move]:
        own = units_in(p, p.fight().zone, self.camp)
        return [Move(words.WEAKEN, unit) for unit in own if unit not in self.hit]

    def steps(self, p: Ultimus, move: Move) -> list[Move]:
        return [Move(words.WEAKEN, unit) for unit in words.UNITS.unpack(move.a)]

    def among(self, p: Ultimus, verb: int) -> list[Among]:
        return [Among([move.a for move in self.moves(p)], [])]

    def samples(self, p: Ultimus) -> list[Move]:
        own = [move.a for move in self.moves(p)]
        return [Move(words.WEAKEN_THESE, words.UNITS.pack(own[: self.count]))]

    def step(self, p: Ultimus, move: Move) -> None:
        if self.count > 1:
            p.begin(Losses(self.camp, self.count - 1, (*self.hit, move.a)))
        weaken(p, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        return words.R_ALREADY_HIT if move.a in self.hit else words.R_NOT_HERE
