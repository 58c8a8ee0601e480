"""Several processes that serve the same tables, begun and replaced by one that serves nothing itself.

Each listens at the same port with a socket of its own; the system spreads the connections over them. One that ends,
however that came, is replaced; the others go on with its tables.
"""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import ForkServerContext, ForkServerProcess
from multiprocessing.synchronize import Event
from typing import Final

from quadriga.server import logs
from quadriga.server.run import FAREWELL, Settings, listen, serve
from quadriga.server.store import prepare

LOOKING: Final = 0.2
"""Seconds between two looks whether to stop."""
HASTY: Final = 1.0
"""A process that ended sooner after it began is not replaced at once."""


class Member:
    """One process of the crew."""

    def __init__(self, context: ForkServerContext, number: int, settings: Settings, host: str, port: int) -> None:
        self.began: Final = time.monotonic()
        self.is_ready: Final[Event] = context.Event()
        self.process: Final[ForkServerProcess] = context.Process(
            target=_serve, args=(number, settings, host, port, self.is_ready), name=f"quadriga {number}"
        )
        self.process.start()
        logs.write("worker-began", number=number, process=self.process.pid)


def lead(settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Keep so many processes serving where `listening` does, until SIGINT or SIGTERM.

    `ready` is called when all of them serve. Raises BrokenStore before the first is begun.
    """
    host, port = listening.getsockname()[:2]
    listening.close()
    os.umask(0o077)
    prepare(settings.place)
    logs.keep_log(settings.data)
    context = get_context("forkserver")
    context.set_forkserver_preload(["quadriga.server.run"])
    stop = threading.Event()
    before = {number: signal.signal(number, lambda *_: stop.set()) for number in (signal.SIGINT, signal.SIGTERM)}
    with listen(host, port, shared=True, listens=False):
        crew = {number: Member(context, number, settings, host, port) for number in range(1, workers + 1)}
        is_told = False
        try:
            while not stop.is_set():
                wait([member.process.sentinel for member in crew.values()], LOOKING)
                for number, member in crew.items():
                    if member.process.exitcode is not None and not stop.is_set():
                        logs.write("worker-lost", logging.WARNING, number=number, code=member.process.exitcode)
                        stop.wait(0.0 if time.monotonic() - member.began > HASTY else HASTY)
                        crew[number] = Member(context, number, settings, host, port)
                if not is_told and all(member.is_ready.is_set() for member in crew.values()):
                    is_told = True
                    ready()
        finally:
            _dismiss(list(crew.values()))
            for number, handler in before.items():
                signal.signal(number, handler)


def _dismiss(crew: list[Member]) -> None:
    """Let all finish what is under way; end whoever does not."""
    for member in crew:
        member.process.terminate()
    for member in crew:
        member.process.join(FAREWELL + 5)
        if member.process.exitcode is None:
            member.process.kill()
            member.process.join()


def _serve(number: int, settings: Settings, host: str, port: int, is_ready: Event) -> None:
    """One process: it stops when it is told to, and when the one that began it is gone."""
    _follow()
    os.umask(0o077)
    logs.keep_log(settings.data, f"server-{number}.log")
    serve(settings, listen(host, port, shared=True), is_ready.set)


def _follow() -> None:
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        with suppress(OSError):
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
