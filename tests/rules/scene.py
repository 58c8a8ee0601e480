"""The one language of rule tests: a position being played, and what was heard of it.

Every title has a `Scene` of its own, in `tests/rules/<title>/scene.py`, that adds its nouns to these words: how its
board is arranged (`put`, ...) and looked at (`at`, ...). Moves are given as text, dice as what they show; after both
the position is audited.
"""

from typing import Any, Generic, Self, TypeVar

import pytest

from quadriga.engine.errors import IllegalMove, Refusal
from quadriga.engine.event import Event
from quadriga.engine.frame import Frame
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat

P = TypeVar("P", bound=Position)


class Scene(Generic[P]):
    """A position, `p`, and all events heard since it was arranged or since `listen`."""

    def __init__(self, position: P, heard: list[Event] | None = None) -> None:
        self.p = position
        self.heard: list[Event] = [] if heard is None else heard

    @classmethod
    def of(cls, position: P, heard: list[Event] | None = None) -> Self:
        """A scene of a position as it is."""
        made = cls.__new__(cls)
        Scene.__init__(made, position, heard)
        return made

    # ---------------------------------------------------------------- act

    def play(self, *texts: str) -> Self:
        """Make moves, each by whoever is to decide."""
        for text in texts:
            self.p.play(self.parse(text), self.p.turn(), self.heard.append)
            self.sound()
        return self

    def roll(self, *faces: str | int) -> Self:
        """Let the dice show exactly this, once for each roll the position waits for."""
        for shown in faces:
            assert self.p.turn() == CHANCE, self.asked()
            verb = self.p.game.vocabulary.verbs[self.p.question().verbs[0]]
            self.play(f"{verb.name} {shown}")
        return self

    def begin(self, *frames: Frame[Any]) -> Self:
        """Let steps come, the first one first."""
        for frame in reversed(frames):
            self.p.begin(frame)
        self.p.settle()
        return self

    def listen(self) -> Self:
        """Forget what was heard so far."""
        self.heard.clear()
        return self

    # ---------------------------------------------------------------- ask

    def parse(self, text: str) -> Move:
        """The move of a text."""
        return self.p.game.vocabulary.parse(text)

    def offered(self, start: str = "") -> list[str]:
        """The moves of this decision as text, all or those that begin with these words."""
        texts = [self.p.game.vocabulary.text(move) for move in self.p.moves()]
        return [text for text in texts if f"{text} ".startswith(f"{start} ".lstrip())]

    def refusal(self, text: str, by: int | None = None) -> Refusal | None:
        """Why a move is not offered, None if it is; trying one that is not raises the same and changes nothing."""
        move = self.parse(text)
        seat = self.p.turn() if by is None else Seat(by)
        found = self.p.why_not(move, seat)
        if found is not None:
            before = self.p.copy()
            with pytest.raises(IllegalMove) as caught:
                self.p.play(move, seat)
            assert (caught.value.rule, caught.value.key) == (found.rule, found.key)
            assert self.p == before
        return found

    def refused(self, text: str, by: int | None = None) -> tuple[str, str]:
        """The rule and the key of the reason why a move is not offered."""
        found = self.refusal(text, by)
        assert found is not None, f"'{text}' is offered"
        return found.rule, found.key

    def why(self, text: str, by: int | None = None) -> str:
        """The key of the reason why a move is not offered; empty if it is."""
        found = self.refusal(text, by)
        return "" if found is None else found.key

    def asked(self) -> tuple[str, str]:
        """Who is to decide (or "chance", or "nobody") and the key of the question."""
        prompt = self.p.prompt()
        seat = self.p.turn()
        who = "chance" if seat == CHANCE else "nobody" if seat == NOBODY else self.side_of(seat)
        return who, str(prompt["key"]) if prompt else ""

    def step(self) -> str:
        """The name of the step that waits."""
        return type(self.p.stack[-1]).__name__

    def side_of(self, seat: Seat) -> str:
        """The name of the side a seat plays."""
        return str(int(seat))

    def told(self, key: str) -> list[list[str | None]]:
        """The arguments of every event of one kind that was heard, as slugs."""
        return [event.slugs() for event in self.heard if event.kind.key == key]

    def news(self) -> list[str]:
        """The keys of all that was heard, in order."""
        return [event.kind.key for event in self.heard]

    def ended(self) -> str:
        """The key of the end; empty while the game goes on."""
        return "" if self.p.result is None else self.p.result.key

    def sound(self) -> Self:
        """Nothing here is impossible."""
        assert self.p.audit() == []
        return self
