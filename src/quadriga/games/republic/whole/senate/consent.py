"""Consent: who is asked before a proposal counts as made (rule 9.17a)."""

from typing import ClassVar, Final, final

from quadriga.engine import Kind, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.votes import canonical, propose


def ask_consent(p: Rome, kind: int, items: list[int], seat: int, tribune: int, asked: list[int]) -> None:
    """9.17a: those of other players are asked one after the other; then the proposal is put to the vote."""
    strangers = [one for one in asked if p.faction[one] >= 0 and p.controller(p.faction[one]) != p.controller(seat)]
    if strangers:
        p.begin(Consent(kind, tuple(items), seat, tribune, tuple(strangers)))
    else:
        propose(p, kind, items, seat, tribune)


@final
class Consent(YesNo[Rome]):
    """9.17a, 9.643a: yes, or the proposal is not made, which is no defeat; but it is not made again (R-25)."""

    verbs: ClassVar[tuple[int, ...]] = (words.AGREE, words.REFUSE)
    prompt: ClassVar[str] = words.ASK_CONSENT

    def __init__(self, kind: int, items: tuple[int, ...], seat: int, tribune: int, asked: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.items: Final = items
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.asked: Final = asked

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(p.faction[self.asked[0]]))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.asked[0]), ("motion", words.MOTION, self.kind)]

    def yes(self, p: Rome) -> None:
        ask_consent(p, self.kind, list(self.items), self.seat, self.tribune, list(self.asked[1:]))

    def no(self, p: Rome) -> None:
        p.meeting().beaten.append(canonical(self.kind, list(self.items)))
        p.tell(words.E_NO_CONSENT, self.asked[0])
