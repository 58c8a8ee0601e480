"""Who sits on a seat."""

from dataclasses import dataclass
from typing import Final

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
KINDS: Final = (PERSON, BOT, OPEN)


@dataclass(frozen=True, slots=True)
class Chair:
    """A person, a bot by its name, or nobody yet."""

    kind: str
    bot: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS or (self.kind == BOT) != bool(self.bot):
            raise ValueError(f"{self.kind!r} with bot {self.bot!r} is no chair")
