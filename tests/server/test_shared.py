"""A server of several processes on PostgreSQL and Redis: killed, restarted, raced, and always of one mind."""

import asyncio
from collections import Counter
from collections.abc import Iterator

import pytest

from server.fleet import Caller, Fleet, befall, open_tables
from server.parts import Postgres, RedisServer

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
