"""The table assistant: prompts, odds, real and our dice, and the list of changes."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.command import Call, Run
from quadriga.cli.combat_table import CombatTable
from quadriga.cli.form import FORMS, Form
from quadriga.cli.reader import Complete, Reader
from quadriga.cli.say import Failure, Voice
from quadriga.engine.chance import Seeded
from quadriga.games.republic import title
from quadriga.games.republic.words import CONFRONTATIONS

GAME = title(None)

GLADIATORS: dict[str, object] = {
    "confrontation": "active-conflict", "conflict": "gladiator", "leaders": ["spartacus"],
    "general": {"military": 4, "chit": 27}, "legions": 9,
}  # fmt: skip


class Script(Reader):
    """Types prepared lines; then the input ends."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)

    def line(self, prompt: str, complete: Complete) -> str:
        for line in self.lines:
            return line
        raise EOFError


def table(plain: object, *lines: str, lang: str = "en", seed: int | None = None) -> CombatTable:
    rng = None if seed is None else Seeded(seed)
    return CombatTable(Voice(lang), Script(*lines), GAME, plain, rng)


def test_real_dice_are_typed_and_the_changes_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert table(GLADIATORS, "10", "27").run() == 0
    said = capsys.readouterr().out
    assert "the general: rating 4, chit 27" in said
    assert "13 against 11" in said
    changes = said.partition("What to change on your board")[2]
    assert "remove 1 × legion" in changes
    assert "Dead: the general." in changes
    assert "legion becomes veteran, loyal to nobody" in changes


def test_what_cannot_have_come_up_is_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    table(GLADIATORS, "", "19", "ten", "10", "27").run()
    said = capsys.readouterr().out
    assert "You roll yourselves" in said
    assert "That cannot have come up here." in said
    assert "“ten” cannot be read" in said
    assert "Dead: the general." in said


def test_our_dice_roll_on_enter_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    table(GLADIATORS, *[""] * 20, lang="fr", seed=4).run()
    said = capsys.readouterr().out
    assert "Bataille terrestre" in said
    assert "À changer sur votre plateau" in said
    assert "La confrontation est finie." in said


def test_decisions_are_chosen_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    naval = {
        "confrontation": "active-conflict", "conflict": "punic_1", "general": {"military": 4}, "legions": 10,
        "fleets": 25,
    }  # fmt: skip
    table(naval, "12", "3", "2").run()
    said = capsys.readouterr().out
    assert "Go on to the land battle" in said
    assert "stops after the naval victory" in said
    assert "fleet defeated" in said.partition("What to change")[2]


def test_leaving_early_lists_what_has_happened(capsys: pytest.CaptureFixture[str]) -> None:
    table(GLADIATORS, "10").run()
    said = capsys.readouterr().out
    assert "The combat is not finished" in said
    assert "remove 1 × legion" in said.partition("What to change")[2]


def test_a_whole_phase_is_resolved_without_odds(capsys: pytest.CaptureFixture[str]) -> None:
    plain = {
        "confrontation": "phase",
        "conflicts": [{"conflict": "gladiator"}, {"conflict": "social"}],
        "expeditions": [{"against": "gladiator", "general": {"military": 4}, "legions": 15}],
    }
    table(plain, "18").run()
    said = capsys.readouterr().out
    assert "Overall" not in said
    assert "The Social War is unprosecuted" in said


ANSWERS: dict[str, list[str]] = {
    "active-conflict": ["punic 1", "", "2", "no", "standoff", "4/27", "no", "10", "2", "15", "1"],
    "rebel-general": ["#4", "yes", "2", "10", "2", "0", "5", "8", "3", "0"],
    "interception": ["10", "1", "1", "4", "7", "1", "0"],
    "march-on-rome": ["4", "no", "12", "1", "0", "4", "1", "0", "9", "0"],
    "rebel-province": ["transalpine_gaul", "yes", "4", "no", "18", "2", "0", "4", "2", "0", "0", "10", "0", "no", "0"],
    "rebel-province-naval": [
        "asia", "yes", "no", "4", "no", "10", "0", "14", "3", "0", "1", "0", "3", "10", "yes", "0",
    ],
    "allied-conflict": [
        "mithridatic_1", "mithridates", "", "1", "no", "", "yes", "asia", "yes", "4", "3", "no", "5", "no", "16", "4",
        "15", "0",
    ],
    "assault": [
        "jugurthine", "", "1", "no", "", "yes", "africa", "yes", "6", "4", "yes", "yes", "2", "1", "0", "0", "no",
        "no", "9", "yes", "0",
    ],
    "phase": [
        "yes", "gladiator", "", "no", "no", "spartacus", "", "yes", "sicily", "no", "2", "0", "rebel", "yes", "1", "0",
        "0", "0", "no", "yes", "1", "3", "5", "1", "2", "yes", "sicily", "0", "0", "1", "2", "0", "no", "yes", "2", "0",
        "1", "yes", "gladiator", "3", "no", "10", "0", "0", "no", "no", "9", "yes", "0",
    ],
}  # fmt: skip


@pytest.mark.parametrize("kind", CONFRONTATIONS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_confrontation_can_be_set_up_by_prompts(kind: str, lang: str) -> None:
    assert set(FORMS) == set(CONFRONTATIONS)
    said = {"yes": "oui", "no": "non"} if lang == "fr" else {}
    lines = [said.get(line, line) for line in ANSWERS[kind]]
    script = Script(str(CONFRONTATIONS.index(kind) + 1), *lines)
    plain = Form(Voice(lang), script, GAME).situation()
    assert list(script.lines) == []
    assert plain["confrontation"] == kind
    assert GAME.situation(plain).kind == CONFRONTATIONS.index(kind)


def test_prompts_ask_again_until_they_understand(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["1", "war", "gladiator", "", "one", "1", "perhaps", "no", "", "nobody", "fabius", "no", "5", "0", "0", "0"]
    plain = Form(Voice("en"), Script(*lines), GAME).situation()
    assert plain["general"] == {"senator": "fabius"}
    said = capsys.readouterr().out
    assert "“war”: which one?" in said
    assert "not a whole number" in said
    assert "yes or no" in said
    assert "“nobody” is neither" in said


def test_the_command_resolves_a_situation_and_keeps_it(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "situation.json"
    done = run("assistant", "--situation", json.dumps(GLADIATORS), "--seed", "3", "--save", str(kept), typed="\n" * 20)
    assert done.returncode == 0, done.stderr
    assert "What to change on your board" in done.stdout
    assert json.loads(kept.read_text()) == GLADIATORS
    again = run("assistant", "--situation", f"@{kept}", "--seed", "3", typed="\n" * 20)
    assert again.stdout == done.stdout


def test_a_bad_situation_is_a_clear_error(call: Call) -> None:
    done = call("assistant", "--situation", '{"confrontation":"active-conflict","conflict":"punic_9"}')
    assert done.returncode == 2
    assert "“conflict” should be one of punic_1, punic_2, punic_3." in done.stderr
    other = call("assistant", "conquest")
    assert other.returncode == 2
    with pytest.raises(Failure):
        table({"confrontation": "war"})


def test_the_odds_command_answers_in_words_and_in_json(call: Call) -> None:
    words = call("odds", "republic", "--situation", json.dumps(GLADIATORS), "--lang", "fr")
    assert words.returncode == 0
    assert "Général tué" in words.stdout
    found = json.loads(call("odds", "republic", "--situation", json.dumps(GLADIATORS), "--json").stdout)
    assert found["exact"] is True
    assert sum(found["overall"].values()) == pytest.approx(1)
    phase = call("odds", "republic", "--situation", '{"confrontation":"phase"}')
    assert phase.returncode == 2
    assert "no odds of its own" in phase.stderr
