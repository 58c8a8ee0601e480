"""The forms other programs rely on."""

import json
from pathlib import Path

import pytest

import quadriga
from cli.command import Call, Run

COMMANDS = ("games", "play", "simulate", "arena", "breed", "conform", "rules", "bench")

TESTS = Path(__file__).parent.parent


def test_games_lists_every_title(run: Run) -> None:
    done = run("games", "--json")
    assert done.returncode == 0
    listed = json.loads(done.stdout)
    assert [game["id"] for game in listed] == list(quadriga.titles())
    (conquest,) = [game for game in listed if game["id"] == "conquest"]
    assert set(conquest) == {"id", "title", "seats", "scenarios", "starts", "version"}
    assert conquest["seats"] == [2, 3, 4, 5, 6]
    assert conquest["scenarios"][0] == "classic"


def test_games_speaks_the_language_asked_for(call: Call) -> None:
    french, english = '"title": "Conquête de l’Empire"', '"title": "Conquest of the Empire"'
    assert french in call("games", "--json", "--lang", "fr").stdout
    assert english in call("games", "--json").stdout
    assert french in call("games", "--json", LANG="fr_FR.UTF-8").stdout
    assert "scénario short" in call("games", QUADRIGA_LANG="fr").stdout


def test_simulate_counts_and_times_games(run: Run) -> None:
    line = ("simulate", "conquest", "--games", "3", "--seed", "1", "--seats", "4", "--bots", "random", "--json")
    first, second = (json.loads(run(*line).stdout) for _ in range(2))
    assert first["games"] == first["finished"] == 3
    assert first["decisions"] > 100
    assert first["forced"] > 0
    assert first["choices_mean"] >= 2
    assert first["decisions_per_second"] > 0
    assert len(first["results"]["wins"]) == 4
    assert sum(first["results"]["ends"].values()) == 3
    same = ("games", "finished", "decisions", "forced", "drawn", "choices_mean", "results")
    assert [first[name] for name in same] == [second[name] for name in same]


def test_simulate_takes_a_scenario_options_and_a_bot_for_each_seat(run: Run) -> None:
    line = ("simulate", "conquest", "--games", "1", "--scenario", "short", "--option", "rounds=6", "--json")
    figures = json.loads(run(*line, "--bots", "random,random").stdout)
    assert figures["scenario"] == "short"
    assert figures["results"]["turns_max"] <= 6


def test_simulate_for_people_is_a_table_without_bare_keys(run: Run) -> None:
    for lang, word in (("en", "decisions a second"), ("fr", "décisions par seconde")):
        done = run("simulate", "conquest", "--games", "1", "--scenario", "short", "--lang", lang)
        assert done.returncode == 0
        assert word in done.stdout
        assert "cli-" not in done.stdout
        assert done.stderr == ""


def test_conform_reports_every_check(run: Run) -> None:
    done = run("conform", "conquest", "--games", "2", "--seed", "7", "--json")
    report = json.loads(done.stdout)
    assert report["games"] == 2
    assert report["checks"]["copy"] > 0
    assert report["checks"]["english-french"] > 0
    assert report["breaches"] == []
    assert done.returncode == 0


def test_rules_can_be_read_and_searched(run: Run) -> None:
    whole = json.loads(run("rules", "conquest", "--json").stdout)
    assert len(whole) > 10
    assert set(whole[0]) >= {"id", "title", "gist", "code"}
    done = run("rules", "conquest", whole[3]["id"], "--lang", "fr")
    assert done.returncode == 0
    assert whole[3]["id"] in done.stdout
    assert run("rules", "conquest", "zeppelin").returncode == 2


def test_coverage_is_whole_and_says_what_is_not(run: Run, tmp_path: Path) -> None:
    done = run("rules", "conquest", "--coverage", "--json", "--tests", str(TESTS))
    report = json.loads(done.stdout)
    assert done.returncode == 0
    assert report["untested"] == []
    assert report["sections"] == report["tested"] + len(report["no_effect"])
    (tmp_path / "none").mkdir()
    done = run("rules", "conquest", "--coverage", "--json", "--tests", "none")
    report = json.loads(done.stdout)
    assert done.returncode == 1
    assert report["tested"] == 0
    assert len(report["untested"]) == report["sections"] - len(report["no_effect"])
    assert "sans test" in run("rules", "conquest", "--coverage", "--tests", "none", "--lang", "fr").stdout


def test_bench_measures_each_game(run: Run) -> None:
    done = run("bench", "conquest", "--seconds", "0.05", "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 0
    assert isinstance(report["compiled"], bool)
    assert 0 < report["import_seconds"] < 30
    figures = report["games"]["conquest"]
    for name in ("decisions-per-second", "games-per-second", "copies-per-second", "round-trips-per-second",
                 "views-per-second", "position-bytes", "replay-moves", "replay-milliseconds"):  # fmt: skip
        assert figures[name] > 0, name


def test_bench_for_people_has_a_name_for_every_figure(call: Call) -> None:
    done = call("bench", "conquest", "--seconds", "0.02", "--lang", "fr")
    assert done.returncode == 0
    assert "décisions par seconde" in done.stdout
    assert "cli-" not in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("lang", "word"), [("en", "Example"), ("fr", "Exemple")])
def test_help_has_an_example_in_each_language(call: Call, command: str, lang: str, word: str) -> None:
    done = call(command, "--help", "--lang", lang)
    assert done.returncode == 0
    assert f"{word}" in done.stdout
    assert f"quadriga {command}" in done.stdout
    assert "cli-" not in done.stdout


@pytest.mark.parametrize(("lang", "word"), [("en", "Exit codes"), ("fr", "Codes de sortie")])
def test_help_of_the_whole_documents_the_exit_codes(call: Call, lang: str, word: str) -> None:
    for line in (("--help",), ()):
        done = call(*line, QUADRIGA_LANG=lang)
        assert done.returncode == 0
        assert word in done.stdout
        assert all(command in done.stdout for command in COMMANDS)


def test_the_version_is_told(run: Run) -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("quadriga ")
