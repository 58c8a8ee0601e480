"""Something that happened, as a key with arguments; sentences are made from it later, in any language."""

from typing import TYPE_CHECKING, Final, final

from quadriga.engine.seat import EVERYONE, Seat, is_in
from quadriga.engine.shown import Told

if TYPE_CHECKING:
    from quadriga.engine.vocabulary import Kind

HIDDEN: Final = -(1 << 40)
"""What stands in an event, or in a move, for something this seat may not know: no number of any game."""


@final
class EventKind:
    """A kind of event: its key, its named arguments, and which of them are secret."""

    def __init__(self, key: str, names: list[str], kinds: "list[Kind]", secret: list[str], number: int) -> None:
        self.key: Final = key
        self.number: Final = number
        """Its place among the events of its vocabulary."""
        self.names: Final = names
        self.kinds: Final = kinds
        self.secret: Final = [name in secret for name in names]


@final
class Event:
    """One event. Secret arguments are known only to the seats in `audience`."""

    __slots__ = ("audience", "kind", "values")

    def __init__(self, kind: EventKind, values: list[int], audience: int = EVERYONE) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.audience: Final = audience

    def redact(self, seat: Seat | None) -> "Event":
        """The event as `seat` (None = a spectator) may know it."""
        if is_in(self.audience, seat):
            return self
        values = [HIDDEN if secret else value for value, secret in zip(self.values, self.kind.secret, strict=True)]
        return Event(self.kind, values)

    def slugs(self) -> list[str | None]:
        """Its values as they are written, in the order of its kind; hidden ones are None."""
        kinds = self.kind.kinds
        return [None if value == HIDDEN else kinds[at].slug(value) for at, value in enumerate(self.values)]

    def args(self) -> dict[str, str | None]:
        """Its values as they are written, by name; hidden ones are None."""
        slugs = self.slugs()
        return {name: slugs[at] for at, name in enumerate(self.kind.names)}

    def to_json(self) -> Told:
        """The event as key and slugs by name; hidden ones are null."""
        return {"key": self.kind.key, "args": self.args()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind.key == other.kind.key and self.slugs() == other.slugs()

    def __hash__(self) -> int:
        return hash(self.kind.key)

    def __repr__(self) -> str:
        return f"Event({[self.kind.key, *self.slugs()]})"
