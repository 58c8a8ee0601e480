"""Tables that are watched here and changed by other processes."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from quadriga.server import logs
from quadriga.server.bus import WORK
from quadriga.server.links import Unlinked
from quadriga.server.reading import Damaged
from quadriga.server.store import BrokenStore, Conflict, Unwritten

if TYPE_CHECKING:
    from quadriga.server.host import Host
    from quadriga.server.seated import Seated

LOOKING: Final = 1.0
"""Seconds between two looks whether a table that is watched here was changed elsewhere and nobody has told us."""


class News:
    """Hears of changes and shows them. What nobody told, because he was ended before he could or the bus is away, it
    finds by looking now and then.
    """

    def __init__(self, host: "Host") -> None:
        self._host: Final = host
        self._seeing: Final[set[str]] = set()
        """Tables that somebody is about to look at."""

    async def open(self) -> None:
        """Begin."""
        await self._host.bus.open(self._hear, self._look_around)
        self._host.spawn(self._look_again_and_again())

    def _hear(self, id: str, version: int) -> None:
        """Another process, or we ourselves, have told that a table is at this version."""
        if id == WORK:
            self._host.runner.wake()
            return
        seated = self._host.followed(id)
        if seated is not None and seated.version != version and id not in self._seeing:
            self._seeing.add(id)
            self._host.spawn(self._see(seated))

    async def _see(self, seated: "Seated") -> None:
        """Look at a table that was changed elsewhere, and show it; who cannot see it any more is sent away."""
        try:
            async with seated.lock:
                self._seeing.discard(seated.id)
                await self._host.look_under_lock(seated)
        except Unlinked:
            for watcher in list(seated.watchers):
                watcher.leave()
        except (BrokenStore, Unwritten, Conflict, Damaged) as error:
            logs.write("unseen", logging.WARNING, error, table=seated.id)

    def _look_around(self) -> None:
        """Something may have been missed."""
        self._host.spawn(self._look_at_all())

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOKING)
            await self._look_at_all()

    async def _look_at_all(self) -> None:
        seen = {seated.id: seated.version for seated in self._host.watched()}
        if not seen:
            return
        try:
            versions = await self._host.store.versions(list(seen))
        except BrokenStore as error:
            logs.write("unseen", logging.WARNING, error)
            return
        for id, version in seen.items():
            if versions.get(id) != version:
                self._hear(id, versions.get(id, -1))
