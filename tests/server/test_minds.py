"""Processes for what takes long: a job ends in time, and a dead process costs nobody else his answer."""

import asyncio
import os
import signal
import time

import pytest

from quadriga.server.minds import Minds, TooLong


def slow(seconds: float) -> str:
    time.sleep(seconds)
    return "done"


def busy(_: int) -> None:
    while True:
        pass


def fail(reason: str) -> None:
    raise ValueError(reason)


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_job_that_takes_too_long_is_ended_and_the_next_one_is_done() -> None:
    async def ask() -> None:
        minds = Minds()
        try:
            began = time.monotonic()
            with pytest.raises(TooLong):
                await minds.ask(0.3, busy, 0)
            assert time.monotonic() - began < 30
            assert await minds.ask(20, slow, 0.0) == "done"
            with pytest.raises(ValueError, match="no good"):
                await minds.ask(20, fail, "no good")
        finally:
            minds.close()

    asyncio.run(ask())


def test_a_process_that_dies_does_not_take_other_answers_with_it() -> None:
    async def ask() -> None:
        minds = Minds()
        try:
            innocent = asyncio.create_task(minds.ask(20, slow, 0.5))
            await asyncio.sleep(0)
            with pytest.raises(TooLong):
                await minds.ask(20, die, 0)
            assert await innocent == "done"
        finally:
            minds.close()

    asyncio.run(ask())
