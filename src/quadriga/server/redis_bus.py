"""The bus that several processes share. A process alone never loads it: its library takes up more room than a hundred
tables.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from quadriga.server import logs
from quadriga.server.bus import WORK, Bus

CHANNEL: Final = "quadriga:"
"""Before the id of a table."""
AGAIN: Final = 0.2
"""Seconds between two attempts to reach the bus."""
WAITING: Final = 1.0
"""Seconds the bus has to answer."""


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
