"""The server's long checks: about ten minutes of kills and as long of fuzzing."""

from pathlib import Path

import pytest

from server.fuzz import fuzz
from server.hostile import attack
from server.serving import kill_again_and_again


@pytest.mark.soak
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 200, 11)


@pytest.mark.soak
def test_nothing_that_can_be_sent_is_a_server_error(tmp_path: Path) -> None:
    assert fuzz(tmp_path, examples=400) > 5000


@pytest.mark.soak
def test_ten_thousand_hostile_requests_change_nothing_and_break_nothing(tmp_path: Path) -> None:
    found = attack(tmp_path, 10_000, 7)
    print(found)
    assert found.total() == 10_000
