"""Mortality chits, death and capture (sections 0.2.5 and 0.2.7)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure, Rng
from quadriga.games.republic import words
from quadriga.games.republic.cards import Cards
from quadriga.games.republic.combat.cup import Cup
from quadriga.games.republic.position import Combat


@final
class Mortality(Procedure[Combat]):
    """0.2.5: one chit per unit lost by a side, for its commanders; `conflict` captures one drawn last, -1 never."""

    def __init__(self, general: int, master: int, chits: int, conflict: int) -> None:
        self.general: Final = general
        self.master: Final = master
        self.chits: Final = chits
        self.conflict: Final = conflict

    def run(self, p: Combat) -> None:
        if self.chits and (self.general >= 0 or self.master >= 0):
            p.cup = Cup()
            p.cup.lay_out(min(self.chits, p.cards.chits + p.cards.blanks))
            p.begin(ChitDraw(self.general, self.master, self.conflict))


@final
class ChitDraw(Chance[Combat]):
    """0.2.5: one chit from the cup. A draw-two goes back at once and adds two (A13)."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAW_CHIT,)

    def __init__(self, general: int, master: int, conflict: int) -> None:
        self.general: Final = general
        self.master: Final = master
        self.conflict: Final = conflict

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        return p.drawn().chances(p.cards)

    def lumps(self, p: Combat) -> list[tuple[Move, int]]:
        mine = [p.chit[commander] for commander in (self.general, self.master) if commander >= 0]
        found: list[tuple[Move, int]] = []
        others = 0
        other = words.BLANK
        for move, weight in self.chances(p):
            if move.a in mine or move.a == words.DRAW_TWO:
                found.append((move, weight))
            else:
                others += weight
                other = move.a
        if others:
            found.append((Move(words.DRAW_CHIT, other), others))
        return found

    def draw(self, p: Combat, rng: Rng) -> Move:
        cup = p.drawn()
        twos = p.cards.draw_twos if cup.has_draw_two(p.cards) else 0
        ball = rng.below(p.cards.chits + p.cards.blanks - cup.drawn + twos)
        if ball < twos:
            return Move(words.DRAW_CHIT, words.DRAW_TWO)
        ball -= twos
        if ball < p.cards.blanks - cup.blanks:
            return Move(words.DRAW_CHIT, words.BLANK)
        ball -= p.cards.blanks - cup.blanks
        for chit in range(p.cards.chits):
            if not cup.out >> chit & 1:
                if not ball:
                    return Move(words.DRAW_CHIT, chit)
                ball -= 1
        raise AssertionError("the cup and its count disagree")

    def play(self, p: Combat, move: Move) -> None:
        cup = p.drawn()
        p.tell(words.E_CHIT_DRAWN, move.a)
        cup.take(move.a)
        if cup.owed and not (self._is_out(p, self.general) and self._is_out(p, self.master)):
            p.begin(self)
        else:
            self.meet(p, self.fate(p, self.general), self.fate(p, self.master))

    def meet(self, p: Combat, first: int, second: int) -> None:
        """The fates of general and Master of Horse, once the draw is over."""
        self._meet(p, self.general, first)
        self._meet(p, self.master, second)
        p.cup = None

    def _is_out(self, p: Combat, commander: int) -> bool:
        return commander < 0 or p.drawn().out >> p.chit[commander] & 1 == 1

    def fate(self, p: Combat, commander: int) -> int:
        """0.2.7: killed if his chit came; captured instead if it was the last of two or more, on land."""
        if commander < 0 or not self._is_out(p, commander):
            return words.UNHARMED
        cup = p.drawn()
        is_last = cup.owed == 0 and cup.last == p.chit[commander]
        if self.conflict >= 0 and is_last and cup.drawn >= p.cards.capture_chits:
            return words.CAPTURED
        return words.KILLED

    def _meet(self, p: Combat, commander: int, fate: int) -> None:
        if commander < 0 or fate == words.UNHARMED:
            return
        if fate == words.CAPTURED:
            p.capture(commander, self.conflict)
        else:
            p.kill(commander)


_FATES: Final[dict[tuple[int, int, bool, int, int], list[tuple[int, int, float]]]] = {}


def fates(cards: Cards, draws: int, commanders: int, capture: bool) -> list[tuple[int, int, float]]:
    """The fates of one or two commanders after so many draws owed from a full cup, each with its probability."""
    chits = cards.chits + cards.blanks
    key = (draws, commanders, capture, chits, cards.draw_twos)
    known = _FATES.get(key)
    if known is None:
        found: dict[tuple[int, int], float] = {}
        for drawn, chance in enumerate(_drawn(draws, chits, cards.draw_twos)):
            last = capture and drawn >= cards.capture_chits
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
            (words.UNHARMED, words.UNHARMED, (chits - drawn) / chits),
            (words.KILLED, words.UNHARMED, (drawn - last) / chits),
            (words.CAPTURED, words.UNHARMED, last / chits),
        ]
    pairs = chits * (chits - 1)
    alone = drawn * (chits - drawn)
    one_last = chits - drawn if capture else 0
    both_last = drawn - 1 if capture else 0
    both = drawn * (drawn - 1)
    return [
        (words.UNHARMED, words.UNHARMED, (chits - drawn) * (chits - drawn - 1) / pairs),
        (words.KILLED, words.UNHARMED, (alone - one_last) / pairs),
        (words.CAPTURED, words.UNHARMED, one_last / pairs),
        (words.UNHARMED, words.KILLED, (alone - one_last) / pairs),
        (words.UNHARMED, words.CAPTURED, one_last / pairs),
        (words.KILLED, words.KILLED, (both - 2 * both_last) / pairs),
        (words.CAPTURED, words.KILLED, both_last / pairs),
        (words.KILLED, words.CAPTURED, both_last / pairs),
    ]
