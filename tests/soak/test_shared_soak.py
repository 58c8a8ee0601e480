"""Four workers, two hundred tables, four hundred sockets: a worker is killed every two seconds for three minutes, then
PostgreSQL is restarted, then Redis is killed and restarted."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.fleet import Fleet, befall
from server.parts import Postgres, RedisServer


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
