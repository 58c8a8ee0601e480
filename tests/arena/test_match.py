"""Matches: every seat in turn, paired dice, files that go on, and ratings one can read."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga.arena.chart import svg
from quadriga.arena.crew import Crew
from quadriga.arena.field import OtherMatch, hold, resume
from quadriga.arena.match import Match, Played, decided, is_settled, play, report
from quadriga.arena.ratings import rate

SHORT = Match("hannibal", "hannibal-ad-portas", 2, {}, ("greedy", "random"), 5)


CREW = Crew(1)


@pytest.fixture(autouse=True, scope="module")
def crew() -> Iterator[None]:
    """One process for all games here."""
    with CREW:
        yield


def nothing() -> None:
    """No progress is shown."""


def test_every_bot_sits_everywhere() -> None:
    assert SHORT.seatings() == [(0, 1), (1, 0)]
    three = Match("hannibal", "second-punic-war", 2, {}, ("a", "b", "c"), 1)
    assert sorted(three.seatings()) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    one_among = Match("conquest", "classic", 4, {}, ("a", "b", "b", "b"), 1)
    assert {seating.index(0) for seating in one_among.seatings()} == {0, 1, 2, 3}


def test_a_game_depends_on_seed_deal_and_seating_alone() -> None:
    assert play(SHORT, 3, (0, 1)) == play(SHORT, 3, (0, 1))
    assert play(SHORT, 3, (0, 1)).decisions != play(SHORT, 4, (0, 1)).decisions


def test_a_match_goes_on_from_its_file_after_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    whole = hold(SHORT, 4, None, CREW, path, nothing)
    lines = path.read_text().splitlines(keepends=True)
    assert json.loads(lines[0]) == SHORT.header()
    path.write_text("".join(lines[:3]) + lines[3][:10])
    assert len(resume(SHORT, path)) == 2
    assert hold(SHORT, 4, None, CREW, path, nothing) == whole
    assert len(path.read_text().splitlines()) == 5


def test_the_games_of_another_match_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    hold(SHORT, 2, None, CREW, path, nothing)
    other = Match("hannibal", "hannibal-ad-portas", 2, {}, ("greedy", "random"), 6)
    with pytest.raises(OtherMatch):
        hold(other, 2, None, CREW, path, nothing)


def games(*shares: float) -> list[Played]:
    """Deals of two games each, in which the first bot got so much of both together."""
    made: list[Played] = []
    for deal, both in enumerate(shares):
        for seating, share in (((0, 1), min(1.0, both)), ((1, 0), max(0.0, both - 1.0))):
            own = (share, 1 - share) if seating == (0, 1) else (1 - share, share)
            made.append(Played(deal, seating, own, 1))
    return made


def test_only_deals_that_one_bot_won_are_counted() -> None:
    assert decided(games(2, 1, 1, 0, 2), 0, 1) == (2.0, 3.0)


def test_a_match_is_settled_once_the_bar_lies_outside_the_bounds() -> None:
    assert not is_settled(SHORT, games(*[2] * 4), 0.5)
    assert is_settled(SHORT, games(*[2] * 12), 0.5)
    assert is_settled(SHORT, games(*[0] * 12), 0.5)
    assert not is_settled(SHORT, games(*[2] * 12), 0.9)


def test_ratings_tell_the_stronger_and_agree_with_the_share() -> None:
    one, other = rate(2, [(0, 1, 1.0)] * 75 + [(0, 1, 0.0)] * 25)
    assert one - other == pytest.approx(190.8, abs=6), "three of four games"
    first, second, third = rate(3, [(0, 1, 1.0)] * 6 + [(1, 0, 1.0)] * 3 + [(1, 2, 1.0)] * 6 + [(2, 1, 1.0)] * 3)
    assert first > second > third


def test_the_report_and_its_picture_name_every_bot() -> None:
    figures = report(SHORT, games(2, 2, 1, 2))
    assert [bot["bot"] for bot in figures["bots"]] == ["greedy", "random"]
    drawn = svg(figures)
    assert drawn.startswith("<svg")
    assert drawn.count("<circle") == 2
    assert ">greedy<" in drawn
