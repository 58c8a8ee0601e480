"""The battery on a sound game, and what a report promises."""

import json
import os
from pathlib import Path

import pytest

from quadriga import text
from quadriga.conform import CHECKS, Rates, Report, conform, keys
from quadriga.conform.chances import chi_square
from quadriga.engine import Game
from quadriga.records.loader import load
from toys import camp, forum

LOCALE = Path(forum.__file__).parent / "locale"
THOROUGH = Rates(thorough=0.2, first=0.5, replay=1.0)


@pytest.fixture(scope="module")
def report() -> Report:
    text.add_folder(LOCALE)
    return conform(forum.game(), games=60, seed=7, rates=THOROUGH, texts=text.has)


def test_the_toy_passes_the_whole_battery(report: Report) -> None:
    assert report.breaches == []
    assert not report.failures


@pytest.fixture(scope="module")
def camp_report() -> Report:
    text.add_folder(LOCALE)
    return conform(camp.title(None), games=40, seed=7, rates=THOROUGH, texts=text.has)


def test_the_toy_of_steps_and_parts_passes_the_whole_battery(camp_report: Report) -> None:
    assert camp_report.breaches == []
    assert camp_report.checks["whole"] > 500


def test_every_check_is_made(report: Report, camp_report: Report) -> None:
    assert {name for name in CHECKS if not report.checks[name] + camp_report.checks[name]} == set()
    assert {*report.checks, *camp_report.checks} <= set(CHECKS)


def test_every_scenario_and_number_of_seats_has_its_share(report: Report) -> None:
    assert report.games == 60
    assert report.starts == {f"{scenario}, {seats} seats": 15 for scenario in ("short", "long") for seats in (2, 3)}


def test_few_refusals_are_general(report: Report) -> None:
    assert report.refused > 500
    assert report.general_share <= 0.05
    assert len(report.vague) == min(report.general, 5)
    assert all(one.split(": ")[1] for one in report.vague)


def test_guesses_redraw_what_is_hidden(report: Report) -> None:
    assert report.hidden_moves > 500
    assert report.redrawn > report.guesses / 2


def test_a_report_is_json(report: Report) -> None:
    plain = report.to_plain()
    assert json.loads(json.dumps(plain)) == plain


@pytest.mark.parametrize("workers", [2, 3])
def test_the_report_does_not_depend_on_the_number_of_processes(workers: int) -> None:
    alone = conform(forum.game(), games=30, seed=3)
    shared = conform(forum.game(), games=30, seed=3, workers=workers)
    assert shared == alone


def test_another_seed_plays_other_games() -> None:
    one, other = conform(forum.game(), games=5, seed=1), conform(forum.game(), games=5, seed=2)
    assert one.checks != other.checks


def test_rates_do_not_change_the_games_played() -> None:
    one = conform(forum.game(), games=10, seed=1, rates=Rates(thorough=0.0, first=0.0, replay=0.0))
    other = conform(forum.game(), games=10, seed=1, rates=THOROUGH)
    assert (one.moves, one.longest) == (other.moves, other.longest)
    assert one.checks["json"] < other.checks["json"]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    conform(forum.game(), games=20, seed=1, progress=lambda done, whole: told.append((done, whole)))
    assert told[-1] == (20, 20)
    assert told == sorted(told)


def test_the_first_breaches_of_a_check_are_kept_with_records_that_load(monkeypatch: pytest.MonkeyPatch) -> None:
    def mint(self: forum.Forum, to: int, amount: int) -> None:
        self.purse[to] += 1

    sound = forum.Forum.pay
    monkeypatch.setattr(forum.Forum, "pay", mint)
    found = conform(forum.game(), games=40, seed=5, rates=THOROUGH)
    monkeypatch.setattr(forum.Forum, "pay", sound)
    assert found.failures["audit"] > 5
    breaches = [breach for breach in found.breaches if breach.check == "audit"]
    assert len(breaches) == 5
    for breach in breaches:
        record = load(forum.game(), breach.record.encode())
        assert len(record.history.entries) == breach.move
        assert "audit" in str(breach)


def test_a_process_that_dies_is_a_breach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forum.Levy, "play", lambda self, p, move: os._exit(1))
    found = conform(forum.game(), games=40, seed=1, workers=2)
    assert found.games < 40
    assert [breach.check for breach in found.breaches] == ["crash"]


def test_keys_name_everything_a_game_can_say() -> None:
    game: Game = forum.game()
    wanted = keys(game)
    for key in (
        "title",
        "scenario-short",
        "option-dice-two",
        "move-bury",
        "prompt-veto",
        "event-dealt",
        "refusal-too-much",
        "end-richest",
        "card-spy-iv",
        "levy-quiet",
    ):
        assert f"forum-{key}" in wanted
    assert len(set(wanted)) == len(wanted)


def test_chi_square_tells_a_double_weight_from_chance() -> None:
    fair, limit = chi_square([171, 160, 168, 169, 150, 182], [1] * 6)
    assert fair < limit
    loaded, limit = chi_square([286, 143, 143, 143, 143, 142], [1] * 6)
    assert loaded > limit


def test_chi_square_puts_rare_outcomes_together() -> None:
    excess, limit = chi_square([998, 2, 0, 0], [100000, 1, 1, 1])
    assert excess < limit
    excess, limit = chi_square([500, 250, 250] + [0] * 50, [500, 200, 200, *[2] * 50])
    assert excess > limit
