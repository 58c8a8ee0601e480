"""The table assistant: prompts, odds, real and our dice, and the list of changes."""

import json
import re
from pathlib import Path

import pytest

from cli.command import Call, Run
from cli.seated import Script
from forms.filling import initial
from quadriga.cli.battle_table import BattleTable
from quadriga.cli.filler import Filler
from quadriga.cli.say import Failure, Voice
from quadriga.engine.chance import Seeded
from quadriga.games import TITLES, load
from quadriga.games.republic import title, words

GAME = title(None)

GLADIATORS: dict[str, object] = {
    "confrontation": "active-conflict", "conflict": "gladiator", "leaders": ["spartacus"],
    "general": {"military": 4, "chit": 27}, "legions": 9,
}  # fmt: skip


def table(plain: object, *lines: str, lang: str = "en", seed: int | None = None) -> BattleTable:
    rng = None if seed is None else Seeded(seed)
    return BattleTable(Voice(lang), Script(*lines), GAME, plain, rng)


def test_real_dice_are_typed_and_the_changes_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert table(GLADIATORS, "10", "27").run() == 0
    said = capsys.readouterr().out
    assert "the general: rating 4, chit 27" in said
    assert "13 against 11" in said
    changes = said.partition("What to change on your board")[2]
    assert "remove 1 legion" in changes
    assert "Dead: the general." in changes
    assert "legion becomes a veteran, loyal to nobody" in changes


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
    assert "remove 1 legion" in said.partition("What to change")[2]


@pytest.mark.parametrize("line", ["expedition 2", "Julius", "bretagne", "2"])
def test_decisions_are_chosen_by_the_words_that_are_printed(capsys: pytest.CaptureFixture[str], line: str) -> None:
    plain: dict[str, object] = {
        "confrontation": "phase",
        "conflicts": [{"conflict": id, "status": "active"} for id in ("gladiator", "britain")],
        "expeditions": [
            {"against": "gladiator", "general": {"senator": 2}, "legions": 5},
            {"against": "britain", "general": {"senator": 4}, "legions": 6, "fleets": 9},
        ],
    }
    table(plain, "engager", line, "10", lang="fr").run()
    said = capsys.readouterr().out
    assert "engager n’est pas dans la liste" in said
    assert "L’expédition 2, sur terre, contre l’Invasion de la Bretagne" in said


def test_a_whole_phase_is_resolved_without_odds(capsys: pytest.CaptureFixture[str]) -> None:
    plain = {
        "confrontation": "phase",
        "conflicts": [{"conflict": "gladiator"}, {"conflict": "social"}],
        "expeditions": [{"against": "gladiator", "general": {"military": 4}, "legions": 15}],
    }
    table(plain, "18").run()
    said = capsys.readouterr().out
    assert "Overall" not in said
    assert "Put the Social War among the unprosecuted conflicts" in said


ANSWERS: dict[str, list[str]] = {
    "active-conflict": ["punic 1", "", "2", "no", "standoff", "4, chit 27", "", "10", "2", "15", "", "1"],
    "rebel-general": ["fabius", "2", "10", "2", "0", "5, 8 legions, veterans 3", "0"],
    "interception": ["10", "4 legions, 1 veterans, 1 militia, fleets 7, flotillas 1", ""],
    "march-on-rome": ["4", "no", "12", "1", "0", "4, legions 9, 1 militia", "0"],
    "rebel-province": ["transalpine_gaul", "yes", "4", "", "18", "2", "0", "4, legions 2, partisan", "0"],
    "rebel-province-naval": [
        "asia", "yes", "no", "", "4", "", "10", "0", "14", "3, legions 1, fleets 3, 10 militia", "", "0",
    ],
    "allied-conflict": [
        "mithridatic_1", "mithridates", "1", "no", "", "asia, developed, militia 4", "", "5", "", "16", "4", "15", "",
        "0",
    ],
    "assault": [
        "jugurthine", "", "no", "africa", "yes", "6", "4", "yes", "2, chit 9", "1", "0", "0", "no", "", "9", "yes",
        "0",
    ],
    "phase": [
        "gladiator", "", "spartacus", "yes", "sicily", "no", "rebel", "2", "0", "4", "1", "0", "0", "no", "", "",
        "gladiator", "3", "", "10", "0", "0", "", "marching-general, military 3, legions 5",
        "sicily, legions 2, fleets 1", "",
        "2", "1 fleets", "", "9", "yes", "0",
    ],
}  # fmt: skip


@pytest.mark.parametrize("kind", words.CONFRONTATIONS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_confrontation_can_be_set_up_by_prompts(kind: str, lang: str) -> None:
    assert set(ANSWERS) == set(words.CONFRONTATIONS)
    said = {"yes": "oui", "no": "non"} if lang == "fr" else {}
    lines = [said.get(line, line) for line in ANSWERS[kind]]
    script = Script(str(words.CONFRONTATIONS.index(kind) + 1), *lines)
    plain = Filler(Voice(lang), script, GAME).situation()
    assert list(script.lines) == []
    assert plain["confrontation"] == kind
    assert GAME.situation(plain).kind == words.CONFRONTATIONS.index(kind)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_enter_alone_fills_every_form_of_every_title_as_it_begins(title: str, lang: str) -> None:
    game = load(title)
    for number, form in enumerate(game.forms(), 1):
        first = [str(number)] if len(game.forms()) > 1 else []
        plain = Filler(Voice(lang), Script(*first, *[""] * 200), game).situation()
        assert plain == initial(form)


@pytest.mark.parametrize("title", TITLES)
def test_a_battle_of_every_title_is_fought_to_its_end(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = load(title)
    for form in game.forms():
        lines = ["" if number % 2 else "1" for number in range(2000)]
        made = BattleTable(Voice("fr"), Script(*lines), game, initial(form), Seeded(2))
        assert made.run() == 0
        assert made.position.outcome() is not None
        said = capsys.readouterr().out
        assert "À changer sur votre plateau\n  –" in said
        assert not re.search(rf"(assistant|records|{title})-[a-z]+-|\{{\$", said)


def test_a_part_is_said_in_one_line_by_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    conquest = load("conquest")
    lines = [
        "1",
        "?",
        "9 infantry, 2 cavalry",
        "elephants 3",
        "999 infantry",
        "infantry x",
        "behind walls",
        "catapults",
        "",
    ]
    plain = Filler(Voice("en"), Script(*lines), conquest).situation()
    assert plain["attacker"] == {"leaders": 1, "infantry": 9, "cavalry": 2, "catapults": 0}
    assert plain["defender"]["fortified"] is True
    assert plain["legion"][0] == "catapults"
    said = capsys.readouterr().out
    assert "Infantry (0–" in said
    assert "“elephants 3” is none of these entries" in said
    assert "999 will not do" in said
    assert "“x” is not a whole number" in said


def test_who_is_named_needs_no_rating() -> None:
    plain = Filler(Voice("en"), Script("1", "gladiator", *[""] * 4, "fabius", *[""] * 20), GAME).situation()
    assert plain["general"] == {"senator": "fabius"}
    hannibal = load("hannibal")
    plain = Filler(Voice("fr"), Script("12", "hannibal", "", "", "", "5", *[""] * 20), hannibal).situation()
    assert plain["attacker"] == {"cards": 12, "general": "hannibal"}
    assert (plain["defender"]["rating"], plain["defender"]["hand"]["frontal-assault"]) == (2, 5)


def test_prompts_ask_again_until_they_understand(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [
        "1",
        "war",
        "gladiator",
        "",
        "one",
        "1",
        "perhaps",
        "no",
        "",
        "nobody",
        "fabius",
        "no",
        "5",
        "0",
        "0",
        "",
        "0",
    ]
    plain = Filler(Voice("en"), Script(*lines), GAME).situation()
    assert plain["general"] == {"senator": "fabius"}
    said = capsys.readouterr().out
    assert "“war”: which one?" in said
    assert "not a whole number" in said
    assert "yes or no" in said
    assert "“nobody” is none of these entries" in said


def test_two_numbers_are_those_of_attacker_and_defender(capsys: pytest.CaptureFixture[str]) -> None:
    plain = Filler(Voice("en"), Script("9", "9 7", *[""] * 20), load("ultimus")).situation()
    assert plain["strength"] == [9, 7]
    assert "is not two numbers" in capsys.readouterr().out


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
    other = call("assistant", "--situation", "{}")
    assert other.returncode == 2
    assert "which game?" in other.stderr
    with pytest.raises(Failure):
        table({"confrontation": "war"})


def test_the_odds_command_answers_in_words_and_in_json(call: Call) -> None:
    said = call("odds", "republic", "--situation", json.dumps(GLADIATORS), "--lang", "fr")
    assert said.returncode == 0
    assert "Général tué" in said.stdout
    found = json.loads(call("odds", "republic", "--situation", json.dumps(GLADIATORS), "--json").stdout)
    assert found["exact"] is True
    assert sum(found["overall"].values()) == pytest.approx(1)
    phase = call("odds", "republic", "--situation", '{"confrontation":"phase"}')
    assert phase.returncode == 2
    assert "no odds of its own" in phase.stderr


def test_the_table_learns_whose_units_die_and_for_whom_chits_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    mixed = {**GLADIATORS, "veterans": 2, "master_of_horse": {"military": 1, "chit": 5}}
    table(mixed, "3", "2 1 0", "blank", "blank", "blank", lang="en").run()
    said = capsys.readouterr().out
    assert "3 units to be lost by expedition 1, out of: 9 legions, 2 veterans." in said
    assert "3 chits for the general: chit 27 strikes him." in said
    assert "3 chits for the Master of Horse: chit 5 strikes him." in said


def test_french_is_read_where_french_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    table(GLADIATORS, "10", "blanc", lang="fr").run()
    said = capsys.readouterr().out
    assert "Un jeton pour le général : le jeton 27 le frappe." in said
    assert "La confrontation est finie." in said
    table(GLADIATORS, "quitter", lang="fr").run()
    assert "Le combat n’est pas fini" in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["1 vétéran, 2 légions", "2 légions, 1 vétéran", "2 legions,1 veteran", "2 1 0"])
def test_losses_are_typed_in_the_words_they_are_asked_in(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    mixed = {**GLADIATORS, "veterans": 2}
    table(mixed, "4", typed, *["blanc"] * 3, lang="fr").run()
    changes = capsys.readouterr().out.partition("À changer sur votre plateau")[2]
    assert "retirer 2 légions" in changes
    assert "retirer un vétéran" in changes or "retirer 1 vétéran" in changes
    table(mixed, "4", "2 éléphants, 1 vétéran", "quitter", lang="fr").run()
    assert "« 2 éléphants, 1 vétéran » ne se lit pas" in capsys.readouterr().out


def test_an_expedition_is_offered_with_its_target_and_its_general(capsys: pytest.CaptureFixture[str]) -> None:
    plain = {
        "confrontation": "phase",
        "conflicts": [{"conflict": "gladiator"}, {"conflict": "social"}],
        "expeditions": [
            {"against": "gladiator", "general": {"senator": 1}, "legions": 9},
            {"against": "social", "general": {"military": 2}, "legions": 12},
        ],
    }
    table(plain, "quit").run()
    said = capsys.readouterr().out
    assert "(against Gladiator Slave Revolt, under Cornelius)" in said
    assert "(against Social War, under the general)" in said


def test_the_changes_can_be_kept_in_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "changes.txt"
    fight = ("--situation", json.dumps(GLADIATORS), "--seed", "4")
    done = run("assistant", *fight, "--changes", str(file), "--lang", "fr", typed="\n" * 20)
    assert done.returncode == 0
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "À changer sur votre plateau"
    assert len(lines) > 3
    assert all(line.startswith("[ ] ") for line in lines[2:])


def test_the_sort_of_battle_is_named_in_the_words_of_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Script("Rome", "un conflit DONNE l'assaut", *[""] * 60)
    situation = Filler(Voice("fr"), lines, GAME).situation()
    assert situation["confrontation"] == "assault"
    assert "earlier" not in situation
    assert "active_in_group" not in situation
    assert "Rome n’est pas dans la liste" in capsys.readouterr().out
