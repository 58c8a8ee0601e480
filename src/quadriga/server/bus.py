"""How processes tell each other that a table has changed: its id and its version, and nothing else.

What is told may get lost; the database is the truth, and every process looks there now and then by itself. The bus only
makes it quick.
"""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from quadriga.server import logs

CHANNEL: Final = "quadriga:"
"""Before the id of a table."""
WORK: Final = "work"
"""Told instead of a table: there are more bots waiting than one process can think for."""
AGAIN: Final = 0.2
"""Seconds between two attempts to reach the bus."""
WAITING: Final = 1.0
"""Seconds the bus has to answer."""


class Bus(ABC):
    """Tells, and is told."""

    @abstractmethod
    async def open(self, hear: Callable[[str, int], None], gap: Callable[[], None]) -> None:
        """Begin. `hear` gets what others tell, `gap` is called when something may have been missed."""

    @abstractmethod
    async def close(self) -> None:
        """End; what waits to be told may be left untold."""

    @abstractmethod
    def tell(self, id: str, version: int) -> None:
        """Tell all who follow a table that it is at this version now."""

    @abstractmethod
    def follow(self, id: str) -> None:
        """Hear of a table from now on."""

    @abstractmethod
    def leave(self, id: str) -> None:
        """Hear of a table no more."""


class Alone(Bus):
    """The only process: nobody to tell."""

    async def open(self, hear: Callable[[str, int], None], gap: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, id: str, version: int) -> None:
        pass

    def follow(self, id: str) -> None:
        pass

    def leave(self, id: str) -> None:
        pass


class RedisBus(Bus):
    """Redis: a channel for each table, heard by the processes where somebody watches it.

    Nobody waits for it. While it cannot be reached, what is to be told and heard is remembered.
    """

    def __init__(self, address: str) -> None:
        self._redis: Final[Redis] = Redis.from_url(
            address,
            socket_connect_timeout=WAITING,
            socket_timeout=WAITING,
            decode_responses=True,
            retry=Retry(NoBackoff(), 0),
        )
        """Whatever fails is told at once: a connection made again behind our back would hide what was missed."""
        self._ears: Final = self._redis.pubsub(ignore_subscribe_messages=True)
        self._untold: Final[dict[str, int]] = {}
        self._followed: Final = {WORK}
        self._heard: Final[set[str]] = set()
        """The channels Redis knows we hear."""
        self._asking: Final = asyncio.Lock()
        self._news: Final = asyncio.Event()
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def open(self, hear: Callable[[str, int], None], gap: Callable[[], None]) -> None:
        self._tasks.append(asyncio.create_task(self._listen(hear, gap)))
        self._tasks.append(asyncio.create_task(self._speak()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._ears.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    def tell(self, id: str, version: int) -> None:
        self._untold[id] = version
        self._news.set()

    def follow(self, id: str) -> None:
        self._followed.add(id)
        self._news.set()

    def leave(self, id: str) -> None:
        self._followed.discard(id)
        self._news.set()

    async def _speak(self) -> None:
        """Tell what is to be told, many things at once where many wait, and say what we want to hear."""
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self._subscribe()
                await self._publish()
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)
                self._news.set()

    async def _publish(self) -> None:
        if not self._untold:
            return
        telling = dict(self._untold)
        async with self._redis.pipeline(transaction=False) as pipe:
            for id, version in telling.items():
                pipe.publish(CHANNEL + id, version)
            await pipe.execute()
        for id, version in telling.items():
            if self._untold[id] == version:
                del self._untold[id]

    async def _subscribe(self) -> None:
        async with self._asking:
            await self._say_what_we_follow()

    async def _say_what_we_follow(self) -> None:
        new, gone = self._followed - self._heard, self._heard - self._followed
        if new:
            await self._ears.subscribe(*[CHANNEL + id for id in new])
            self._heard.update(new)
        if gone:
            await self._ears.unsubscribe(*[CHANNEL + id for id in gone])
            self._heard.difference_update(gone)

    async def _listen(self, hear: Callable[[str, int], None], gap: Callable[[], None]) -> None:
        """Hear; where the connection was lost, say again what we want to hear, and that something was missed."""
        was_lost = True
        while True:
            try:
                if was_lost:
                    await self._begin_again()
                    was_lost = False
                    gap()
                message = await self._ears.get_message(timeout=WAITING)
                if message is not None:
                    hear(message["channel"].removeprefix(CHANNEL), int(message["data"]))
            except (RedisError, OSError):
                if not was_lost:
                    logs.write("bus-lost", logging.WARNING)
                was_lost = True
                await asyncio.sleep(AGAIN)

    async def _begin_again(self) -> None:
        async with self._asking:
            await self._ears.aclose()  # type: ignore[no-untyped-call]
            self._heard.clear()
            await self._say_what_we_follow()
        self._news.set()


def check(address: str) -> str:
    """What is wrong with the address of a bus; empty where it answers."""

    async def ask() -> None:
        async with Redis.from_url(address, socket_connect_timeout=5, socket_timeout=5) as redis:
            await redis.ping()

    try:
        asyncio.run(ask())
    except (RedisError, OSError, ValueError) as error:
        return str(error) or type(error).__name__
    return ""
