"""A server of several processes on PostgreSQL and Redis: killed, restarted, raced, and always of one mind."""

import asyncio
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from quadriga.server.app import create_app
from quadriga.server.host import Host
from quadriga.server.store import BOTS, prepare, store_at
from quadriga.server.titles import Titles
from quadriga.server.workers import Workers
from quadriga.table import BOT, Chair
from server.fleet import START, Caller, Fleet, befall, open_tables
from server.parts import Postgres, RedisServer
from server.test_leaks import PAUSE, check
from server.twins import find
from toys import forum

RACERS = 50


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: RedisServer) -> Iterator[Fleet]:
    made = Fleet(tmp_path_factory.mktemp("shared"), postgres, redis)
    made.server.wait()
    yield made
    code, said = made.server.stop()
    assert code == 0
    assert "Traceback" not in said


def test_nothing_is_lost_whichever_part_is_killed(fleet: Fleet) -> None:
    """A short form of what `make soak` does for minutes."""
    befallen = asyncio.run(befall(fleet, tables=20, seconds=12, every=2.0, pace=0.3, seed=3))
    assert befallen.kills >= 3
    assert befallen.moves >= befallen.acknowledged > 50


def test_of_many_racers_on_different_workers_one_wins(fleet: Fleet) -> None:
    async def race() -> None:
        (table,) = await open_tables(fleet.server.port, 1, 0.0, 1)
        path = f"/api/tables/{table.id}"
        racers = [Caller(fleet.server.port) for _ in range(RACERS)]
        states = await asyncio.gather(*[racer.ask("GET", path, token=table.links["0"]) for racer in racers])
        assert len({str(state) for state in states}) == 1, "all workers tell the same"
        assert sum(1 for served in fleet.connections() if served) > 1
        assert states[0][0] == 200, states[0]
        state = states[0][1]
        moves = [move["text"] for move in state["moves"]]
        answers = await asyncio.gather(
            *[
                racer.ask(
                    "POST",
                    f"{path}/moves",
                    {"sequence": state["sequence"], "moves": [moves[number % len(moves)]]},
                    table.links["0"],
                )
                for number, racer in enumerate(racers)
            ]
        )
        assert Counter((status, answer.get("key")) for status, answer in answers) == {
            (200, None): 1,
            (409, "stale"): RACERS - 1,
        }
        states = await asyncio.gather(*[racer.ask("GET", path, token=table.links["1"]) for racer in racers])
        assert len({str(state) for state in states}) == 1, "all workers tell the same"
        assert states[0][1]["count"] == 1
        for racer in racers:
            racer.close()

    asyncio.run(race())


@pytest.mark.parametrize("prompt", ["act", "veto"])
def test_nobody_learns_of_another_hand_whichever_process_he_asks(
    prompt: str,
    tmp_path: Path,
    postgres: Postgres,
    redis: RedisServer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The watcher is at one process, his rival and a spectator at another: what each gets is the same to the byte."""
    monkeypatch.setattr("quadriga.server.limits.SLOW", math.inf)
    address = postgres.new()
    prepare(address)
    twins = find(forum.game(), prompt, "card", ("places",), True)

    def process() -> TestClient:
        given = {"titles": ("toys.forum",), "database": address, "bus": redis.address}
        return TestClient(create_app(tmp_path, PAUSE, rate=100_000, **given))  # type: ignore[arg-type]

    with process() as one, process() as other:
        check(one, caplog, twins, 3, other)


def hear_all(socket: WebSocketTestSession) -> None:
    """Everything that still comes."""
    while True:
        socket.receive_text()


def test_a_link_that_was_exchanged_opens_nothing_at_any_process(
    tmp_path: Path, postgres: Postgres, redis: RedisServer
) -> None:
    address = postgres.new()
    prepare(address)

    def process() -> TestClient:
        return TestClient(create_app(tmp_path, rate=100_000, database=address, bus=redis.address))

    with process() as one, process() as other:
        made = one.post("/api/tables", json=START).json()
        path, old = f"/api/tables/{made['id']}", {"Authorization": f"Bearer {made['links']['1']}"}
        assert other.get(path, headers=old).status_code == 200
        with other.websocket_connect(f"{path}/live") as socket:
            socket.send_text(made["links"]["1"])
            socket.receive_text()
            new = {"Authorization": f"Bearer {one.post(f'{path}/claim', headers=old).json()['link']}"}
            with pytest.raises(WebSocketDisconnect) as closed:
                hear_all(socket)
        assert closed.value.code == 4404
        for either in (one, other):
            assert either.get(path, headers=old).status_code == 404
            assert either.post(f"{path}/concede", headers=old).status_code == 404
            assert either.get(path, headers=new).status_code == 200


def test_the_step_of_a_process_that_is_gone_is_taken_by_another(tmp_path: Path, postgres: Postgres) -> None:
    """Bots one process had begun to think for. Both seats are theirs: a first move may be a word to the other seat, and
    where that is a person's the table rightly waits."""
    address = postgres.new()
    prepare(address)

    async def story() -> None:
        store = store_at(address)
        gone, here = [Host(store, Workers(), Workers(), pause, Titles()) for pause in (60.0, 0.0)]
        chairs = [Chair(BOT, "random"), Chair(BOT, "random")]
        ids = [(await gone.open("conquest", "short", {"homes": "listed"}, chairs, False))[0] for _ in range(2)]
        for id in ids:
            assert await gone.seated(id) is not None
            assert gone.runner._running
        for task in list(gone._tasks):
            task.cancel()
        await here.start()
        for _ in range(1200):
            versions = await store.versions(ids)
            if all(versions[id] >= 2 for id in ids):
                break
            await asyncio.sleep(0.05)
        assert all(versions[id] >= 2 for id in ids), versions
        for host in (here, gone):
            await host.stop()
            host.workers.close()
            host.reckoners.close()
        await store.close()

    asyncio.run(story())


def test_the_steps_of_a_process_that_stops_are_left_to_others_at_once(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new()
    prepare(address)

    async def story() -> None:
        store = store_at(address)
        host = Host(store, Workers(), Workers(), 60.0, Titles())
        bots = [Chair(BOT, "random"), Chair(BOT, "random")]
        id, _ = await host.open("conquest", "short", {"homes": "listed"}, bots, False)
        assert await host.seated(id) is not None
        await asyncio.sleep(0.05)
        assert await store.claim(BOTS, "other", 5, 3.0) == []
        await host.stop()
        await asyncio.sleep(0.05)
        assert await store.claim(BOTS, "other", 5, 3.0) == [id]
        host.workers.close()
        host.reckoners.close()
        await store.close()

    asyncio.run(story())
