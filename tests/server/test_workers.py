"""Processes for what takes long: a job ends in time, and a dead process costs nobody else his answer."""

import asyncio
import os
import signal
import time

import pytest

from quadriga.server.workers import MEMORY, WORKERS, Busy, TooLong, Workers
from server.serving import children


def slow(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


def busy(_: int) -> None:
    while True:
        pass


def fail(reason: str) -> None:
    raise ValueError(reason)


def hoard(size: int) -> int:
    return len(bytearray(size))


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_job_that_takes_too_long_is_ended_and_the_next_one_is_done() -> None:
    async def ask() -> None:
        workers = Workers()
        try:
            began = time.monotonic()
            with pytest.raises(TooLong):
                await workers.ask(0.3, busy, 0)
            assert time.monotonic() - began < 30
            assert await workers.ask(20, slow, 0.0) == "done"
            with pytest.raises(ValueError, match="no good"):
                await workers.ask(20, fail, "no good")
        finally:
            workers.close()

    asyncio.run(ask())


def test_who_asks_when_too_many_wait_is_told_at_once() -> None:
    async def ask() -> None:
        workers = Workers(3)
        try:
            waiting = [asyncio.create_task(workers.ask(20, slow, 0.2)) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await workers.ask(20, slow, 0.0)
            assert await asyncio.gather(*waiting) == ["done"] * 3
            assert await workers.ask(20, slow, 0.0) == "done"
        finally:
            workers.close()

    asyncio.run(ask())


def test_a_process_that_dies_does_not_take_other_answers_with_it() -> None:
    async def ask() -> None:
        workers = Workers()
        try:
            innocent = asyncio.create_task(workers.ask(20, slow, 0.5))
            await asyncio.sleep(0)
            with pytest.raises(TooLong):
                await workers.ask(20, die, 0)
            assert await innocent == "done"
        finally:
            workers.close()

    asyncio.run(ask())


def test_jobs_that_break_their_process_never_multiply_processes() -> None:
    most = 0

    async def count(stop: asyncio.Event) -> None:
        nonlocal most
        while not stop.is_set():
            most = max(most, len(children(os.getpid())))
            await asyncio.sleep(0.01)

    async def ask() -> None:
        workers, stop = Workers(), asyncio.Event()
        counting = asyncio.create_task(count(stop))
        try:
            ended = await asyncio.gather(*[workers.ask(20, die, 0) for _ in range(6)], return_exceptions=True)
            assert all(isinstance(one, TooLong) for one in ended)
        finally:
            stop.set()
            await counting
            workers.close()

    before = len(children(os.getpid()))
    asyncio.run(ask())
    assert most - before <= 2 * WORKERS + 2


def test_a_job_that_wants_too_much_memory_is_ended() -> None:
    async def ask() -> None:
        workers = Workers()
        try:
            with pytest.raises(TooLong):
                await workers.ask(60, hoard, 2 * MEMORY)
            assert await workers.ask(20, slow, 0.0) == "done"
        finally:
            workers.close()

    asyncio.run(ask())


def test_whoever_works_lets_those_who_serve_go_first() -> None:
    async def ask() -> None:
        workers = Workers()
        try:
            assert await workers.ask(20, os.nice, 0) > os.nice(0)
        finally:
            workers.close()

    asyncio.run(ask())
