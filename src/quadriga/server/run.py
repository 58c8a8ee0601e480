"""The server as a program: a process that listens, and stops when it is told to."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn

from quadriga.server import logs
from quadriga.server.app import PAUSE, create_app
from quadriga.server.connections import MOST, Patient, make_room
from quadriga.server.host import KEEP_DAYS
from quadriga.server.limits import RATE
from quadriga.server.logs import keep_log
from quadriga.server.store import prepare_apart
from quadriga.server.wire import Wire

FAREWELL: Final = 10
"""Seconds that requests under way get to finish when the server stops."""
IDLE: Final = 60
"""Seconds a connection is kept while its player thinks."""
COLLECTIONS: Final = (100_000, 5, 10_000)
"""How often garbage is looked for. Walking through all tables in memory would keep every move waiting, and is as good
as never done; what is new is looked through so often that it takes some milliseconds, but not whenever a thousand
requests come at once, a hundred objects each: they go by themselves. What is there at the start, code above all, is
never looked through."""
MESSAGE: Final = 4096
"""No message of a client over its socket is longer: it holds a link."""


def listen(host: str, port: int, shared: bool = False, listens: bool = True) -> socket.socket:
    """A socket at this address; raises OSError. `shared`: others of our processes may have one there too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol by its name: asyncio turns Nagle's delay off only where it knows that this is TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, port))
        if listens:
            listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    return listening


class _Server(uvicorn.Server):
    """Says when it is ready, and ends well when it is told to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTIONS)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is to serve, whichever of its processes does."""

    data: Path
    """The folder of the log, and of the games where no database is named."""
    pause: float = PAUSE
    rate: float = RATE
    titles: tuple[str, ...] = ()
    """Modules with further titles, for tests."""
    proxies: tuple[str, ...] = ()
    """The addresses whose X-Forwarded-For is believed."""
    names: tuple[str, ...] = ()
    """The hosts this server goes by beside localhost and plain addresses."""
    keep_days: int = KEEP_DAYS
    database: str = ""
    bus: str = ""

    @property
    def place(self) -> str:
        """Where the games are."""
        return self.database or str(self.data)


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process, the only one; raises BrokenStore before anybody is served."""
    os.umask(0o077)
    prepare_apart(settings.place)
    keep_log(settings.data)
    serve(settings, listening, ready)


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; then finish what is under way, close every socket and let go of the games.

    A socket that is closed because the server stops gets the code 1012.
    """
    Patient.proxies = frozenset(settings.proxies)
    if make_room() < MOST:
        logs.write("few-files", logging.WARNING, connections=Patient.most, wanted=MOST)
    config = uvicorn.Config(
        create_app(
            settings.data,
            settings.pause,
            rate=settings.rate,
            titles=settings.titles,
            names=settings.names,
            keep_days=settings.keep_days,
            database=settings.database,
            bus=settings.bus,
        ),
        log_config=None,
        access_log=False,
        server_header=False,
        http=Patient,
        ws=Wire,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=FAREWELL,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_Server(config, ready).serve([listening]))
