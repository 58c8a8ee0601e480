"""A finished game looked at again, and hints while one is played."""

import json
from pathlib import Path

import pytest

import quadriga
from quadriga.arena.analysis import analyse
from quadriga.bots import described, judge_of, named
from quadriga.bots.hint import advise
from quadriga.bots.race import ENOUGH, Lane, Race, is_clear
from quadriga.cli.main import main
from quadriga.engine.chance import Seeded
from quadriga.engine.move import Move
from quadriga.engine.position import WIN
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.records.dice import SeededDice
from quadriga.records.record import Record, new
from quadriga.server.replay_chart import chances_of


def played(seed: int, moves: int = 100_000) -> Record:
    """The record of a short game, greedy against random."""
    record = new(quadriga.load("hannibal"), SeededDice(seed), "hannibal-ad-portas", 2, {})
    bots, rng = [named("hannibal", "greedy"), named("hannibal", "random")], Seeded(seed)
    for _ in range(moves):
        turn = record.position.turn()
        if turn == NOBODY:
            record.end()
            break
        if turn == CHANCE:
            record.draw()
        else:
            offered = record.position.moves()
            record.play(bots[turn].decide(record.position, turn, offered, rng), turn)
    return record


@pytest.fixture(scope="module")
def record() -> Record:
    return played(3)


def test_the_curve_ends_where_the_game_did_and_adds_up_everywhere(record: Record) -> None:
    found = analyse(record, 1, 6, runs=8, most=0)
    assert found["moments"][0] == 0
    assert found["moments"][-1] == found["moves"] == len(record.history.entries)
    for chances in found["chances"]:
        assert sum(chances) == pytest.approx(1.0, abs=1e-3)
    outcome = record.position.outcome()
    assert outcome is not None
    assert [chance == 1.0 for chance in found["chances"][-1]] == [result == WIN for result in outcome.results]
    assert json.loads(json.dumps(found)) == found
    assert found == analyse(record, 1, 6, runs=8, most=0), "the same record and seed give the same"


def test_turning_points_name_the_moves_they_are_about(record: Record) -> None:
    found = analyse(record, 1, 40, runs=8, most=1)
    assert len(found["turns"]) == 1
    turn = found["turns"][0]
    assert 0 <= turn["from"] < turn["to"] <= found["moves"]
    assert turn["change"] >= 0.08
    for one in turn["better"]:
        assert turn["from"] <= one["at"] < turn["to"]
        assert one["played"] == record.game.vocabulary.text(record.history.entries[one["at"]].move)
        assert one["best"] > one["chance"]


def test_an_analysis_can_be_ended(record: Record) -> None:
    class Enough(Exception):
        pass

    looks: list[int] = []

    def step() -> None:
        looks.append(1)
        if len(looks) == 2:
            raise Enough

    with pytest.raises(Enough):
        analyse(record, 1, 6, step)
    assert len(looks) == 2


def test_a_game_that_is_not_over_is_not_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.txt"
    path.write_text(played(3, 40).text(), encoding="utf-8")
    assert main(["analyse", str(path), "--lang", "en"]) == 2
    assert "is not over" in capsys.readouterr().err


def test_a_hint_tells_nothing_that_is_hidden() -> None:
    p = played(5, 40).position
    while p.turn() == CHANCE or len(p.moves()) < 3:
        p.push(p.draw(Seeded(1)) if p.turn() == CHANCE else p.moves()[0])
    seat = p.turn()
    twin = p.guess(seat, Seeded(11))
    assert twin.to_json() != p.to_json()
    told = []
    for one in (p, twin):
        found = advise(Race(judge_of("hannibal"), runs=12), one, seat, Seeded(2))
        told.append([(advice.move, advice.chance, advice.doubt) for advice in found])
    assert told[0] == told[1]
    assert all(0.0 <= chance <= 1.0 for _, chance, _ in told[0])


def test_the_first_hint_is_what_the_search_would_play() -> None:
    p = played(5, 60).position
    while p.turn() == CHANCE or len(p.moves()) < 3:
        p.push(p.draw(Seeded(1)) if p.turn() == CHANCE else p.moves()[0])
    hint = advise(Race(judge_of("hannibal"), runs=24), p, p.turn(), Seeded(2))[0].move
    assert hint == described("hannibal", "race:24x").decide(p, p.turn(), p.moves(), Seeded(2))


def test_a_race_ends_early_only_when_one_is_well_ahead() -> None:
    own, other = Lane(Move(1)), Lane(Move(2))
    for number in range(ENOUGH):
        own.add(0.5, 0.5)
        other.add(0.2 + 0.01 * (number % 2), 0.5)
    assert is_clear([own, other])
    near = Lane(Move(3))
    for number in range(ENOUGH):
        near.add(0.5 + (0.1 if number % 2 else -0.1), 0.5)
    assert not is_clear([own, other, near])
    assert not is_clear([Lane(Move(1)), Lane(Move(2))])


def test_the_replay_gets_the_chances_of_a_game_that_is_over(record: Record) -> None:
    moments = [0, len(record.history.entries) // 2, len(record.history.entries)]
    found = chances_of(record, moments)
    assert all(99 <= sum(row) <= 101 for row in found)
    outcome = record.position.outcome()
    assert outcome is not None
    assert found[-1] == [100 if result == WIN else 0 for result in outcome.results]
    assert chances_of(record, moments, -1.0) == [], "what takes too long is left out"
