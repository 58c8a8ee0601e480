"""A slice of the battery for every title: one game of each start."""

import pytest

import quadriga
from quadriga import text
from quadriga.conform import conform
from quadriga.conform.battery import starts_of


@pytest.mark.parametrize("title", quadriga.titles())
def test_the_title_passes_the_battery(title: str) -> None:
    game = quadriga.load(title)
    report = conform(game, games=len(starts_of(game)), seed=7, texts=text.has)
    assert not report.failures, [str(breach) for breach in report.breaches]
    assert set(report.starts.values()) == {1}
