"""What a server needs of a database, whichever it is.

Lines are the truth, written once and never changed. Everything a process holds in memory is a cache that can be rebuilt
from them, as long as the rules of the titles behave as they did; for the day they do not, the latest position of each
table is kept beside its lines. Every change of a table, its links or its chat raises the table's version.
"""

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from quadriga.records.snapshot import Snapshot

STEPS: Final = "steps"
"""The queue of what nobody has to think about: dice, and standing orders."""
BOTS: Final = "bots"
"""The queue of the bots' decisions."""
PLAYED: Final = 3600
"""A table that was touched for so many seconds after it was opened has been played at."""
EXPIRED: Final = 100
"""How many tables are let go of in one transaction."""


def written(state: dict[str, Any] | None) -> str:
    """What a table holds beside its lines as text, the same in every store."""
    return orjson.dumps(state).decode()


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


class BrokenStore(Exception):
    """What is no database, one of a newer program, or a part of it that cannot be read any more."""


class Unreachable(BrokenStore):
    """A database that cannot be read just now."""


class Unwritten(Exception):
    """The change could not be written; whoever made it looks again before he says it never happened."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it is stored, its lines aside."""

    id: str
    game: str
    secret: str
    state: dict[str, Any]
    created: int
    touched: int
    over: bool
    version: int = 0


@dataclass(frozen=True, slots=True)
class Said:
    """One line of chat."""

    number: int
    seat: int
    text: str
    time: int


@dataclass(frozen=True, slots=True)
class Due:
    """A step that nobody decides: from which queue it is taken, and when. One a table, at most."""

    queue: str
    wait: float = 0.0
    """Seconds until it is due, counted by the clock of the database."""
    by: str = ""
    """Who has taken it upon himself; empty where nobody has."""
    lease: float = 0.0
    """Seconds after it is due in which nobody else takes it."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored: all of it, or what came after a line and a word of chat."""

    row: Row
    texts: list[str]
    links: dict[str, int]
    """The hash of each link, and the seat it opens."""
    chat: list[Said]
    snapshot: Snapshot | None = None
    """The latest position that was kept, where the whole was asked for."""
    due: Due | None = None


@dataclass(slots=True)
class Change:
    """What one change writes: all of it, or nothing."""

    touched: int
    texts: list[str] = field(default_factory=list)
    first: int = 0
    """The number of the first of the new lines."""
    state: dict[str, Any] | None = None
    over: bool = False
    snapshot: Snapshot | None = None
    said: Said | None = None
    relinked: tuple[str, str, int] | None = None
    """The hash of a link, that of the one in its place, and their seat."""
    due: Due | None = None
    """The step that comes next by itself."""


class Held(ABC):
    """A table while one change of it is made."""

    version: int | None
    """The version it is at; None where it is gone."""

    @abstractmethod
    async def read(self, lines: int = 0, chat: int = 0) -> Stored | None:
        """As `Store.read`, while nobody can change it."""

    @abstractmethod
    async def write(self, change: Change) -> int:
        """The version the table is at when the change is safe on disk.

        Raises Conflict where another change came first, and Unwritten; then nothing of it was acknowledged.
        """


class Store(ABC):
    """Where the tables are kept. Whatever reads raises BrokenStore, whatever writes raises Unwritten."""

    is_shared: bool
    """Whether other processes change the same tables, so that memory may be behind at any moment."""

    @abstractmethod
    async def open(self) -> None:
        """Begin; the schema is the newest already, or is made so."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go."""

    # ---------------------------------------------------------------- read

    @abstractmethod
    async def read(self, id: str, lines: int = 0, chat: int = 0) -> Stored | None:
        """A table at one instant, from line `lines` (from 0) and after word `chat` on; None where it is gone.

        Raises BrokenStore where a line is missing.
        """

    @abstractmethod
    async def find(self, id: str) -> Row | None:
        """A table without its lines."""

    @abstractmethod
    async def versions(self, ids: list[str]) -> dict[str, int]:
        """The versions these tables are at, those that are gone left out."""

    @abstractmethod
    async def link(self, hash: str) -> tuple[str, int] | None:
        """The table and seat of a link's hash."""

    @abstractmethod
    async def ids(self) -> list[str]:
        """All tables, the oldest first."""

    # ---------------------------------------------------------------- written, and safe on disk on return

    @abstractmethod
    async def create(self, stored: Stored) -> None:
        """A new table. Raises Conflict where there is one of that id, or a link of that hash."""

    @abstractmethod
    def holding(self, id: str, seen: int) -> AbstractAsyncContextManager[Held]:
        """A table for one change by somebody who has seen the version `seen`.

        Where the store is shared nobody else can change it meanwhile; where it is not, `write` compares.
        """

    @abstractmethod
    async def keep(self, kept: dict[str, Snapshot]) -> None:
        """The present positions of some tables, whose lines are written already."""

    @abstractmethod
    async def analysis(self, id: str) -> str:
        """The analysis of a table as far as it has come; empty where there is none."""

    @abstractmethod
    async def keep_analysis(self, id: str, before: str, text: str) -> bool:
        """Write an analysis in the place of what it was before, empty for none; False where it is not that any more."""

    @abstractmethod
    async def expire(self, untouched: int, unplayed: int, spared: list[str]) -> list[str]:
        """Let go of tables that nobody touched since `untouched`, and of those nobody has touched since `unplayed` and
        that were never played at for longer than a while; a few at a time. Gives the ids of those that are gone.
        """

    # ---------------------------------------------------------------- steps nobody decides

    @abstractmethod
    async def claim(self, queue: str, by: str, most: int, lease: float) -> list[str]:
        """Tables whose step is due and that nobody has taken upon himself, or who has is gone; they are `by`'s now."""

    @abstractmethod
    async def claim_one(self, id: str, seen: int, queue: str, by: str, lease: float) -> bool:
        """Whether the step of a table is `by`'s now, due or not, and though nobody had written down that it is due.

        He has seen it at the version `seen`: where it has moved on it may wait for a person, and nothing is due.
        """

    @abstractmethod
    async def renew(self, ids: list[str], by: str, lease: float) -> None:
        """Hold what one has taken upon himself for so many seconds more."""
