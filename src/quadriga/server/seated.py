"""A table in the memory of one process, and who watches it there."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quadriga.engine.game import Game
from quadriga.server.glass import Glass, Pen, Scene
from quadriga.server.links import seat_of
from quadriga.server.messages import ChatLine
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
        self._glasses: Final[dict[int, Glass]] = {}
        """What was shown last to each seat that is watched."""

    def text(self, seat: int) -> str:
        """The state as a seat (SPECTATOR watches) may know it, as JSON."""
        return Glass(seat_of(seat), self._pen).whole(self._scene()).decode()

    def message(self, seat: int) -> bytes:
        """The whole state as those who watch with a seat's eyes know it; the next change leads on from it."""
        glass = self._glasses.get(seat)
        if glass is None:
            glass = self._glasses[seat] = Glass(seat_of(seat), self._pen)
        return glass.message(self._scene())

    def show(self, seat: int | None = None) -> None:
        """Tell all who watch what has changed, or those who watch with one seat's eyes."""
        scene = self._scene() if self._glasses else None
        for eyes, glass in list(self._glasses.items()):
            watching = [watcher for watcher in self.watchers if watcher.seat == eyes]
            if not watching:
                del self._glasses[eyes]
            elif scene is not None and seat in (None, eyes):
                change = glass.change(scene)
                for watcher in watching:
                    watcher.take(change)

    def _scene(self) -> Scene:
        return Scene(self.id, self.table, self.chat)
