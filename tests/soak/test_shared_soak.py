"""The long checks of a server on PostgreSQL. Four workers, two hundred tables, four hundred sockets: a worker is killed
every two seconds for three minutes, then PostgreSQL is restarted, then Redis is killed and restarted."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.fleet import Fleet, befall, check_database
from server.parts import Postgres, RedisServer
from server.serving import kill_again_and_again


@pytest.fixture
def fleet(tmp_path: Path) -> Iterator[Fleet]:
    postgres, redis = Postgres(waits=True), RedisServer()
    try:
        postgres.begin()
        redis.begin()
        made = Fleet(tmp_path, postgres, redis)
        made.server.wait()
        yield made
        assert made.server.stop()[0] == 0
    finally:
        redis.forget()
        postgres.forget()


@pytest.mark.soak
def test_nothing_is_lost_in_three_minutes_of_kills(fleet: Fleet) -> None:
    befallen = asyncio.run(befall(fleet, tables=200, seconds=180, every=2.0, pace=4.0, seed=5))
    print(befallen)
    assert befallen.kills > 60
    assert befallen.moves >= befallen.acknowledged > 1000
    assert max(befallen.after_kills, befallen.after_postgres, befallen.after_redis) < 2.0


@pytest.mark.soak
def test_two_hundred_kills_of_a_server_on_postgresql_lose_nothing(tmp_path: Path) -> None:
    postgres = Postgres(waits=True)
    try:
        postgres.begin()
        address = postgres.new()
        kill_again_and_again(
            tmp_path, 200, 11, lambda _, couples: check_database(address, couples), "--database", address
        )
    finally:
        postgres.forget()
