"""A short form of what `make soak` sends ten thousand times."""

from pathlib import Path

from server.hostile import attack


def test_whoever_means_ill_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    found = attack(tmp_path, 400, 3)
    print(found)
    assert found[404] + found[409] + found[403] > 50, "forged moves are heard and refused"
    assert found[400] > 50, "and what is no request"
