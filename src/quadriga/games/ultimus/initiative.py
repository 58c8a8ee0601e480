"""Initiative (rulebook 2.B; stratagems Initiative in 6.3 and Augusta in 6.1)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.counters import AUGUSTAE, INITIATIVE, spend
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.words import E_INITIATIVE, NOT_IN_HAND, PASS, PLAY, WRONG_CAMP, WRONG_PHASE


@final
class InitiativeRoll(SixRoll):
    """2.B: the ROMAIN has the initiative on 1d6 strictly below the lowest CP of the Augusti."""

    def rolled(self, p: Ultimus, number: int) -> None:
        lowest = min((p.roster.leader_cp[leader] for leader in p.augustus if leader != NONE), default=0)
        p.initiative = ROMAIN if number < lowest else BARBARE
        p.tell(E_INITIATIVE, p.initiative)
        p.begin(Contest(1 - p.initiative))


@final
class Contest(Procedure[Ultimus]):
    """2.B, 6.3: the player without the initiative may turn it round; he is asked whenever he holds any counter."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(TurnInitiative(self.camp))


@final
class TurnInitiative(Decision[Ultimus]):
    """6.3 Initiative reverses the roll; 6.1 an Augusta takes it for good and cancels the other (Ruling U-67)."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)
    verbs: ClassVar[tuple[int, ...]] = (PLAY, PASS)
    prompt: ClassVar[str] = "initiative"

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def forbids(self, p: Ultimus, kind: int) -> int:
        """Why a counter cannot turn the initiative."""
        if kind != INITIATIVE and kind not in AUGUSTAE:
            return WRONG_PHASE
        if not p.tables.usable(kind, self.camp):
            return WRONG_CAMP
        return 0 if p.has(self.camp, kind) else NOT_IN_HAND

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(PLAY, k) for k in (INITIATIVE, *AUGUSTAE) if not self.forbids(p, k)] + [Move(PASS)]

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == PLAY

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == PASS:
            return
        spend(p, self.camp, move.a)
        p.initiative = self.camp
        p.tell(E_INITIATIVE, self.camp)
        if move.a == INITIATIVE:
            p.begin(Contest(1 - self.camp))

    def why(self, p: Ultimus, move: Move) -> int:
        return self.forbids(p, move.a) if move.a != ANY else NOT_IN_HAND
