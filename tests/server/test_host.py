"""Steps nobody decides: bots that fail or dawdle, and the pause that is the same for all."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from quadriga.server.host import Host
from quadriga.server.seated import Seated, Watcher
from quadriga.server.store.sqlite import SqliteStore
from quadriga.server.titles import Titles
from quadriga.server.workers import TooLong, Workers
from quadriga.table import BOT, PERSON, Chair
from server.following import Follower


class Failing(Workers):
    """Bots that never come to an end, or break."""

    def __init__(self, problem: Exception) -> None:
        super().__init__()
        self.problem = problem

    async def ask(self, seconds: float, job: Callable[..., Any], *given: object) -> Any:
        raise self.problem


async def seated_at(
    path: Path, workers: Workers, pause: float, chairs: list[Chair], then: Callable[[Host, Seated], Awaitable[None]]
) -> None:
    store = SqliteStore(path / "quadriga.sqlite")
    await store.open()
    host = Host(store, workers, workers, pause, Titles())
    id, _ = await host.open("conquest", "short", {"homes": "listed"}, chairs, False)
    seated = await host.seated(id)
    assert seated is not None
    try:
        await then(host, seated)
    finally:
        await host.stop()
        await store.close()
        workers.close()


def test_a_bot_that_fails_or_dawdles_makes_some_move(tmp_path: Path) -> None:
    async def wait(host: Host, seated: Seated) -> None:
        for _ in range(500):
            if seated.table.position.turn() == 1:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the table is stuck")

    for number, problem in enumerate((TooLong(), ValueError("a bug"))):
        workers = Failing(problem)
        asyncio.run(seated_at(tmp_path / str(number), workers, 0.0, [Chair(BOT, "greedy"), Chair(PERSON)], wait))


def test_a_run_of_steps_begins_at_the_very_moment_the_one_before_it_ends(tmp_path: Path) -> None:
    async def meet(host: Host, seated: Seated) -> None:
        await asyncio.sleep(0.05)
        for task in list(host._tasks):
            task.cancel()
        await asyncio.gather(*host._tasks, return_exceptions=True)
        seated.is_ours = True
        host.runner.advance(seated)
        seated.is_ours = False
        await asyncio.sleep(0)
        seated.is_ours = True
        host.runner.advance(seated)
        assert not host.runner._running[seated.id].done()

    asyncio.run(seated_at(tmp_path, Workers(), 60.0, [Chair(BOT, "random"), Chair(PERSON)], meet))


def test_an_order_is_obeyed_after_the_pause_of_every_other_step(tmp_path: Path) -> None:
    heard: list[tuple[float, int]] = []

    async def watch(host: Host, seated: Seated) -> None:
        follower = Follower()

        def take(text: bytes) -> None:
            heard.append((time.monotonic(), follower.hear(text)["sequence"]))

        seated.watchers.add(Watcher(1, "", take, lambda: None))
        follower.hear(seated.message(1))
        words = seated.game.vocabulary
        async with host.change(seated, None, only=0) as table:
            table.order(table.position.turn(), "purchase", "end-buying")
        async with host.change(seated, None) as table:
            table.play(table.position.turn(), [words.parse("end-movement")], table.sequence)
        await asyncio.sleep(0.5)

    asyncio.run(seated_at(tmp_path, Workers(), 0.2, [Chair(PERSON)] * 2, watch))
    assert [sequence for _, sequence in heard] == [1, 2]
    assert heard[1][0] - heard[0][0] >= 0.2


def test_tables_nobody_looks_at_leave_the_memory_and_come_back(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("quadriga.server.host.HELD", 10)

    async def crowd(host: Host, first: Seated) -> None:
        async with host.change(first, None) as table:
            table.play(table.position.turn(), [first.game.vocabulary.parse("end-movement")], table.sequence)
        known: list[tuple[str, bytes]] = []
        for _ in range(12):
            id, _ = await host.open("conquest", "short", {"homes": "listed"}, [Chair(PERSON)] * 2, False)
            seated = await host.seated(id)
            assert seated is not None
            known.append((id, seated.text(0)))
        assert len(host._seated) <= 10
        assert first.id not in host._seated
        assert known[0][0] not in host._living
        again = await host.seated(known[0][0])
        assert again is not None
        assert again.text(0) == known[0][1]
        assert await host.seated(first.id) is first, "whatever somebody still holds is the only one of its id"

    asyncio.run(seated_at(tmp_path, Workers(), 0.0, [Chair(PERSON)] * 2, crowd))
