"""Work that would hold everybody up, done in processes of their own: bots think there, odds are reckoned there."""

import asyncio
import os
import resource
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, Final

WORKERS: Final = 2
MILDER: Final = 5
"""How much further back a process that works stands than those that serve: where all are at work, tables go on."""
MEMORY: Final = 2 << 30
"""Bytes of address space a process may have; a job that wants more fails."""


class TooLong(Exception):
    """A job that took more processor time or memory than it was given, and was ended."""


class Busy(Exception):
    """More jobs wait than will be done soon."""


class Workers:
    """A few processes, begun when they are first needed. Too long or too large a job ends with its process."""

    def __init__(self, most: int | None = None) -> None:
        self._most: Final = most
        """So many jobs may be done or wait, and one more is refused at once; None where somebody else sees to that."""
        self._jobs = 0
        self._pool = _new_pool(WORKERS)
        self._alone: Final = asyncio.Semaphore(1)
        """One process more at the most, however many jobs break theirs."""

    def wake(self) -> None:
        """Begin a process now, so that the first job does not have to wait for it."""
        with suppress(BrokenProcessPool):
            self._pool.submit(os.getpid)

    async def ask(self, seconds: float, job: Callable[..., Any], *given: object) -> Any:
        """The result of a job; raises TooLong, Busy and whatever the job raises."""
        if self._most is not None and self._jobs >= self._most:
            raise Busy
        self._jobs += 1
        try:
            return await self._ask(seconds, job, given)
        finally:
            self._jobs -= 1

    async def _ask(self, seconds: float, job: Callable[..., Any], given: tuple[object, ...]) -> Any:
        pool, began = self._pool, time.monotonic()
        try:
            return await _run(pool, seconds, job, given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = _new_pool(WORKERS)
                pool.shutdown(wait=False)
            if time.monotonic() - began >= seconds:
                raise TooLong from None
        return await self._ask_alone(seconds, job, given)

    async def _ask_alone(self, seconds: float, job: Callable[..., Any], given: tuple[object, ...]) -> Any:
        """Once more in a process of its own: another job may have taken the common ones down, or this one has."""
        async with self._alone:
            pool = _new_pool(1)
            try:
                return await _run(pool, seconds, job, given)
            except BrokenProcessPool:
                raise TooLong from None
            finally:
                pool.shutdown(wait=False)

    def close(self) -> None:
        """End the processes; nobody waits for their answers any more."""
        self._pool.shutdown(wait=True, cancel_futures=True)


async def _run(pool: ProcessPoolExecutor, seconds: float, job: Callable[..., Any], given: tuple[object, ...]) -> Any:
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, _limited, seconds, job, given)
    except MemoryError:
        raise TooLong from None


def _new_pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_settle_in)


def _limited(seconds: float, job: Callable[..., Any], given: tuple[object, ...]) -> Any:
    """Do the job before the alarm rings. The alarm ends the process at once: compiled code hears nothing milder.

    It counts processor time, so that a job is not ended because the machine is busy with others.
    """
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return job(*given)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _settle_in() -> None:
    """A worker leaves Ctrl+C and the processor to its server, and goes when the server is gone, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(MILDER)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
