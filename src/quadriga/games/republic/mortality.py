"""Mortality chits, death and capture (sections 0.2.5 and 0.2.7)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure, Rng
from quadriga.games.republic.position import (
    BLANKS_DRAWN,
    DRAWN,
    DRAWN_MASK,
    DRAWS_LEFT,
    LAST_CHIT,
    Combat,
)
from quadriga.games.republic.words import (
    BLANK,
    CAPTURED,
    CHIT_DRAWN,
    DRAW_CHIT,
    DRAW_TWO,
    KILLED,
    UNHARMED,
)


@final
class Mortality(Procedure[Combat]):
    """0.2.5: one chit per unit lost by a side, for its commanders; `conflict` captures one drawn last, -1 never."""

    fields: ClassVar[tuple[str, ...]] = ("general", "master", "chits", "conflict")

    def __init__(self, general: int, master: int, chits: int, conflict: int) -> None:
        self.general: Final = general
        self.master: Final = master
        self.chits: Final = chits
        self.conflict: Final = conflict

    def run(self, p: Combat) -> None:
        if self.chits and (self.general >= 0 or self.master >= 0):
            p.cup = [0, 0, min(self.chits, p.cards.chits + p.cards.blanks), 0, -1]
            p.begin(ChitDraw(self.general, self.master, self.conflict))


@final
class ChitDraw(Chance[Combat]):
    """0.2.5: one chit from the cup. A draw-two goes back at once and adds two (A13)."""

    verbs: ClassVar[tuple[int, ...]] = (DRAW_CHIT,)
    fields: ClassVar[tuple[str, ...]] = ("general", "master", "conflict")

    def __init__(self, general: int, master: int, conflict: int) -> None:
        self.general: Final = general
        self.master: Final = master
        self.conflict: Final = conflict

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        out = p.cup[DRAWN_MASK]
        found = [(Move(DRAW_CHIT, chit), 1) for chit in range(p.cards.chits) if not out >> chit & 1]
        blanks = p.cards.blanks - p.cup[BLANKS_DRAWN]
        if blanks:
            found.append((Move(DRAW_CHIT, BLANK), blanks))
        if self.can_draw_two(p):
            found.append((Move(DRAW_CHIT, DRAW_TWO), p.cards.draw_twos))
        return found

    def can_draw_two(self, p: Combat) -> bool:
        """A63: when every other chit will come anyway, a draw-two changes nothing and is passed over."""
        left = p.cards.chits + p.cards.blanks - p.cup[DRAWN]
        return p.cards.draw_twos > 0 and p.cup[DRAWS_LEFT] < left

    def lumps(self, p: Combat) -> list[tuple[Move, int]]:
        mine = [p.chit[commander] for commander in (self.general, self.master) if commander >= 0]
        found: list[tuple[Move, int]] = []
        others = 0
        other = BLANK
        for move, weight in self.chances(p):
            if move.a in mine or move.a == DRAW_TWO:
                found.append((move, weight))
            else:
                others += weight
                other = move.a
        if others:
            found.append((Move(DRAW_CHIT, other), others))
        return found

    def draw(self, p: Combat, rng: Rng) -> Move:
        twos = p.cards.draw_twos if self.can_draw_two(p) else 0
        out = p.cup[DRAWN_MASK]
        ball = rng.below(p.cards.chits + p.cards.blanks - p.cup[DRAWN] + twos)
        if ball < twos:
            return Move(DRAW_CHIT, DRAW_TWO)
        ball -= twos
        if ball < p.cards.blanks - p.cup[BLANKS_DRAWN]:
            return Move(DRAW_CHIT, BLANK)
        ball -= p.cards.blanks - p.cup[BLANKS_DRAWN]
        for chit in range(p.cards.chits):
            if not out >> chit & 1:
                if not ball:
                    return Move(DRAW_CHIT, chit)
                ball -= 1
        raise AssertionError("the cup and its count disagree")

    def play(self, p: Combat, move: Move) -> None:
        cup = p.cup
        p.tell(CHIT_DRAWN, move.a)
        if move.a == DRAW_TWO:
            cup[DRAWS_LEFT] += 1
            p.begin(self)
            return
        if move.a == BLANK:
            cup[BLANKS_DRAWN] += 1
        else:
            cup[DRAWN_MASK] |= 1 << move.a
        cup[DRAWN] += 1
        cup[DRAWS_LEFT] -= 1
        cup[LAST_CHIT] = move.a
        if cup[DRAWS_LEFT] and not (self._is_out(p, self.general) and self._is_out(p, self.master)):
            p.begin(self)
            return
        self.meet(p, self.fate(p, self.general), self.fate(p, self.master))

    def meet(self, p: Combat, first: int, second: int) -> None:
        """The fates of general and Master of Horse, once the draw is over."""
        self._meet(p, self.general, first)
        self._meet(p, self.master, second)
        p.cup = [0] * 5

    def _is_out(self, p: Combat, commander: int) -> bool:
        return commander < 0 or p.cup[DRAWN_MASK] >> p.chit[commander] & 1 == 1

    def fate(self, p: Combat, commander: int) -> int:
        """0.2.7: killed if his chit came; captured instead if it was the last of two or more, on land."""
        if commander < 0 or not self._is_out(p, commander):
            return UNHARMED
        is_last = p.cup[DRAWS_LEFT] == 0 and p.cup[LAST_CHIT] == p.chit[commander]
        if self.conflict >= 0 and is_last and p.cup[DRAWN] >= p.cards.capture_chits:
            return CAPTURED
        return KILLED

    def _meet(self, p: Combat, commander: int, fate: int) -> None:
        if commander < 0 or fate == UNHARMED:
            return
        if fate == CAPTURED:
            p.capture(commander, self.conflict)
        else:
            p.kill(commander)


_FATES: Final[dict[tuple[int, int, bool, int, int], list[tuple[int, int, float]]]] = {}


def fates(p: Combat, draws: int, commanders: int, capture: bool) -> list[tuple[int, int, float]]:
    """The fates of one or two commanders after so many draws owed from a full cup, each with its probability."""
    chits = p.cards.chits + p.cards.blanks
    key = (draws, commanders, capture, chits, p.cards.draw_twos)
    known = _FATES.get(key)
    if known is None:
        found: dict[tuple[int, int], float] = {}
        for drawn, chance in enumerate(_drawn(draws, chits, p.cards.draw_twos)):
            last = capture and drawn >= p.cards.capture_chits
            for first, second, part in _shares(drawn, chits, commanders, last) if chance else []:
                if part:
                    found[first, second] = found.get((first, second), 0.0) + chance * part
        known = [(first, second, part) for (first, second), part in found.items()]
        _FATES[key] = known
    return known


def _drawn(draws: int, chits: int, twos: int) -> list[float]:
    """How likely it is that 0, 1, ... chits other than draw-twos come out in the end."""
    ends = [0.0] * (chits + 1)
    owed = [0.0] * (chits + 1)
    owed[draws] = 1.0
    for left in range(chits, 0, -1):
        ends[chits - left] += owed[0]
        later = [0.0] * (chits + 1)
        for number in range(1, left):
            later[number - 1] += owed[number] * left / (left + twos)
            owed[number + 1] += owed[number] * twos / (left + twos)
        ends[chits] += sum(owed[left:])
        owed = later
    return ends


def _shares(drawn: int, chits: int, commanders: int, capture: bool) -> list[tuple[int, int, float]]:
    """The fates of one or two commanders if `drawn` of all chits come out in random order."""
    if commanders == 1:
        last = 1 if capture else 0
        return [
            (UNHARMED, UNHARMED, (chits - drawn) / chits),
            (KILLED, UNHARMED, (drawn - last) / chits),
            (CAPTURED, UNHARMED, last / chits),
        ]
    pairs = chits * (chits - 1)
    alone = drawn * (chits - drawn)
    one_last = chits - drawn if capture else 0
    both_last = drawn - 1 if capture else 0
    both = drawn * (drawn - 1)
    return [
        (UNHARMED, UNHARMED, (chits - drawn) * (chits - drawn - 1) / pairs),
        (KILLED, UNHARMED, (alone - one_last) / pairs),
        (CAPTURED, UNHARMED, one_last / pairs),
        (UNHARMED, KILLED, (alone - one_last) / pairs),
        (UNHARMED, CAPTURED, one_last / pairs),
        (KILLED, KILLED, (both - 2 * both_last) / pairs),
        (CAPTURED, KILLED, both_last / pairs),
        (KILLED, CAPTURED, both_last / pairs),
    ]
