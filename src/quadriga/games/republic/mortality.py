"""Mortality chits, death and capture (sections 0.2.5 and 0.2.7)."""

from fractions import Fraction
from math import lcm
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


_FATES: Final[dict[tuple[int, int, bool, int, int], list[tuple[int, int, int]]]] = {}


def fates(p: Combat, draws: int, commanders: int, capture: bool) -> list[tuple[int, int, int]]:
    """The fates of one or two commanders after so many draws owed from a full cup, with exact integer weights."""
    chits = p.cards.chits + p.cards.blanks
    key = (draws, commanders, capture, chits, p.cards.draw_twos)
    known = _FATES.get(key)
    if known is None:
        shares: dict[tuple[int, int], Fraction] = {}
        for drawn, chance in _drawn(draws, chits, p.cards.draw_twos).items():
            last = capture and drawn >= p.cards.capture_chits
            for pair, part in _shares(drawn, chits, commanders, last):
                shares[pair] = shares.get(pair, Fraction(0)) + chance * part
        scale = lcm(*[part.denominator for part in shares.values()])
        known = [
            (pair[0], pair[1], part.numerator * (scale // part.denominator)) for pair, part in shares.items() if part
        ]
        _FATES[key] = known
    return known


def _drawn(draws: int, chits: int, twos: int) -> dict[int, Fraction]:
    """How many chits other than draw-twos come out in the end, with their chances."""
    ends: dict[int, Fraction] = {}
    open_states = {(draws, chits): Fraction(1)}
    while open_states:
        later: dict[tuple[int, int], Fraction] = {}
        for (owed, left), chance in open_states.items():
            if owed >= left or not owed:
                drawn = chits if owed else chits - left
                ends[drawn] = ends.get(drawn, Fraction(0)) + chance
                continue
            for state, weight in (((owed - 1, left - 1), left), ((owed + 1, left), twos)):
                later[state] = later.get(state, Fraction(0)) + chance * Fraction(weight, left + twos)
        open_states = later
    return ends


def _shares(drawn: int, chits: int, commanders: int, capture: bool) -> list[tuple[tuple[int, int], Fraction]]:
    """The fates of one or two commanders if `drawn` of all chits come out in random order."""
    if commanders == 1:
        last = 1 if capture else 0
        return [
            ((UNHARMED, UNHARMED), Fraction(chits - drawn, chits)),
            ((KILLED, UNHARMED), Fraction(drawn - last, chits)),
            ((CAPTURED, UNHARMED), Fraction(last, chits)),
        ]
    pairs = chits * (chits - 1)
    alone = drawn * (chits - drawn)
    one_last = chits - drawn if capture else 0
    both_last = drawn - 1 if capture else 0
    both = drawn * (drawn - 1)
    return [
        ((UNHARMED, UNHARMED), Fraction((chits - drawn) * (chits - drawn - 1), pairs)),
        ((KILLED, UNHARMED), Fraction(alone - one_last, pairs)),
        ((CAPTURED, UNHARMED), Fraction(one_last, pairs)),
        ((UNHARMED, KILLED), Fraction(alone - one_last, pairs)),
        ((UNHARMED, CAPTURED), Fraction(one_last, pairs)),
        ((KILLED, KILLED), Fraction(both - 2 * both_last, pairs)),
        ((CAPTURED, KILLED), Fraction(both_last, pairs)),
        ((KILLED, CAPTURED), Fraction(both_last, pairs)),
    ]
