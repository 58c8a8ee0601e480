"""The Open Bodyguard: laid on a senator, paid every turn (rules 6.0b and 13.I4)."""

from typing import ClassVar, Final, final

from quadriga.engine import Kind, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.death import discard_intrigue
from quadriga.games.republic.whole.rome import NOBODYS, Rome
from quadriga.games.republic.whole.senate.hands import can_be_held, cards_of

GUARD: Final = "open_bodyguard"
PAY: Final = 1


@final
class OpenGuard(Procedure[Rome]):
    """6.0b: while nobody has it, and a late card may be out, whoever has cards and a senator in Rome is asked."""

    def run(self, p: Rome) -> None:
        if p.guarded >= 0 or not can_be_held(p, GUARD):
            return
        for seat in reversed(p.in_order()):
            if p.hands[seat] and p.voters(seat):
                p.begin(PlaceGuard(seat))


@final
class PlaceGuard(ChooseOne[Rome]):
    """6.0b, 13.I4: on an own senator in Rome, or it stays in the hand."""

    verbs: ClassVar[tuple[int, ...]] = (words.GUARD, words.DONE)
    prompt: ClassVar[str] = words.ASK_GUARD

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        return p.voters(self.seat) if cards_of(p, self.seat, GUARD) else []

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_IN_ROME if cards_of(p, self.seat, GUARD) else words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb != words.DONE

    def chose(self, p: Rome, one: int) -> None:
        p.hands[self.seat].remove(cards_of(p, self.seat, GUARD)[0])
        p.guarded = one
        p.tell(words.E_GUARDED, one)


@final
class GuardPay(Procedure[Rome]):
    """6.0b: a talent and a point of popularity each turn, that of its playing included, or the card is discarded."""

    def run(self, p: Rome) -> None:
        if p.guarded < 0:
            return
        if p.faction[p.guarded] >= 0 and p.talents[p.guarded] >= PAY:
            p.begin(KeepGuard())
        else:
            dismiss_guard(p)


@final
class KeepGuard(YesNo[Rome]):
    """6.0b: he pays, or is guarded no longer."""

    verbs: ClassVar[tuple[int, ...]] = (words.AGREE, words.REFUSE)
    prompt: ClassVar[str] = words.ASK_KEEP_GUARD

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[p.guarded])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, p.guarded)]

    def yes(self, p: Rome) -> None:
        p.talents[p.guarded] -= PAY
        p.gain_popularity(p.guarded, -1)

    def no(self, p: Rome) -> None:
        dismiss_guard(p)


def dismiss_guard(p: Rome) -> None:
    """6.0b: the card goes to the discards."""
    p.guarded = NOBODYS
    discard_intrigue(p, GUARD)
