"""The real parts a shared server stands on, begun when the first test asks for them."""

from collections.abc import Iterator

import pytest

from server.parts import Postgres, RedisServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL."""
    part = Postgres()
    try:
        part.begin()
        yield part
    finally:
        part.forget()


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """Redis."""
    part = RedisServer()
    try:
        part.begin()
        yield part
    finally:
        part.forget()
