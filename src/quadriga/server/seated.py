"""A table in the memory of one process, and who watches it there."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quadriga.engine.game import Game
from quadriga.server.glass import CHAT, Pen, Scene, Window, whole_of
from quadriga.server.links import Unlinked
from quadriga.server.messages import ChatLine
from quadriga.server.store import Held, Store, Stored
from quadriga.table import Table


@dataclass(frozen=True, slots=True, eq=False)
class Watcher:
    """Somebody who follows a table: with whose eyes, and where each change goes."""

    seat: int
    link: str
    """The hash of the link he came with."""
    take: Callable[[bytes], None]
    leave: Callable[[], None]
    """Sends him away."""


class Seated:
    """A table in memory: its lock, its watchers, and the lines not yet on disk."""

    def __init__(self, id: str, game: Game, pen: Pen) -> None:
        self.id: Final = id
        self.game: Final = game
        self.table: Table
        self.lock: Final = asyncio.Lock()
        """Held while the table in memory is not the table on disk: whoever looks at it takes the lock too."""
        self.watchers: Final[set[Watcher]] = set()
        self.links: Final[dict[str, int]] = {}
        """The hash of each link that opens this table, and the seat it is for."""
        self.chat: Final[list[ChatLine]] = []
        """The latest of what was said, as much as is shown."""
        self.fresh: Final[list[str]] = []
        """Lines made by the change under way. The record puts them here and knows nothing else of this object, so that
        it goes as soon as nobody holds it."""
        self.written = 0
        """How many lines are on disk, the header included."""
        self.version = 0
        """The version on disk that memory agrees with."""
        self.kept = 0
        """How many lines had led to the position that was kept last."""
        self.is_sound = False
        """Whether memory agrees with what was on disk at `version`."""
        self.is_ours = False
        """Whether this process has taken the next step upon itself, where nobody decides it."""
        self._pen: Final = pen
        self._window: Final = Window(pen)

    def hear(self, said: list[ChatLine]) -> None:
        """Something was said. What was said long ago is read from the disk by whoever asks for it."""
        self.chat.extend(said)
        del self.chat[:-CHAT]

    def text(self, seat: int) -> bytes:
        """The state as a seat (SPECTATOR watches) may know it, as JSON."""
        return whole_of(self._scene(), seat, self._pen)

    def message(self, seat: int) -> bytes:
        """The whole state as those who watch with a seat's eyes know it; the next change leads on from it."""
        return self._window.message(seat, self._scene())

    def show(self, seat: int | None = None) -> None:
        """Tell all who watch what has changed, or those who watch with one seat's eyes."""
        watched = {watcher.seat for watcher in self.watchers}
        for eyes in self._window.seats:
            if eyes not in watched:
                self._window.leave(eyes)
        if not self._window.seats:
            return
        for eyes, change in self._window.show(self._scene(), seat):
            for watcher in self.watchers:
                if watcher.seat == eyes:
                    watcher.take(change)

    def _scene(self) -> Scene:
        return Scene(self.id, self.table, self.chat)


async def stored_of(seated: Seated, place: Store | Held, lines: int = 0, chat: int = 0) -> Stored:
    """What is on disk of a table from a line and a word of chat on; raises Unlinked where it is gone."""
    if isinstance(place, Held):
        stored = await place.read(lines, chat)
    else:
        stored = await place.read(seated.id, lines, chat)
    if stored is None:
        raise Unlinked
    return stored
