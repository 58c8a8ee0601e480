"""What is printed in the box, asked for in the terminal: cards, people, places, tables, in every title."""

import re

import pytest

from cli.command import Run
from quadriga import load
from quadriga.games import titles
from quadriga.text import LANGUAGES, Facts, Speaker
from quadriga.text.facts import NOTHING

ASKED = {
    ("hannibal", "card 12", "en"): [
        "African Reinforcements", "operations: 2", "event for: Carthage", "ships: no", "What it does: Two elephant CUs",
    ],
    ("hannibal", "card 1", "en"): ["operations: 3", "ships: yes", "event for: either"],
    ("hannibal", "who hannibal", "en"): ["strategy: 1 · battle: 4", "Ability: Once in each", "stands in Saguntum"],
    ("hannibal", "map taurini", "en"): ["Druentia: way: Alpine pass · costs: 2", "Boii: way: land · costs: 1"],
    ("hannibal", "map carthago", "en"): ["port: yes · to the die at sea: −2", "CUs inside: 5", "Hanno: side: Carthage"],
    ("hannibal", "map sicilia", "en"): ["Sicilia (Rome)", "Lilybaeum", "Tiberius Longus"],
    ("hannibal", "tables attrition", "en"): ["≥ 7  1  1  2  2  3    3    4"],
    ("hannibal", "tables tests", "en"): ["Interception: the die at most the battle rating"],
    ("hannibal", "qui marcellus", "fr"): ["talent de stratège : 2", "talent de tacticien : 3", "Capacité : Ajoute 1"],
    ("hannibal", "carte 12", "fr"): ["opérations : 2", "Effet : "],
    ("conquest", "what galley", "en"): ["price: 20", "moves: 2", "carries: 7"],
    ("conquest", "map italia", "en"): ["home province: yes", "seas: Adriatic Sea · Sea of Narbo · Tyrrhenian Sea"],
    ("conquest", "tables prix", "fr"): ["empereur  ", "général  "],
    ("conquest", "tables movement", "en"): ["units one leader leads", "points for a road, of any length"],
    ("conquest", "sides", "en"): ["Left in the box: 14 cities, 14 fortifications, 20 roads", "Prices: infantry: 10"],
    ("conquest", "quoi infanterie", "fr"): ["prix : 10", "se trouve : "],
    ("ultimus", "who aetius", "en"): ["units he commands: 8", "movement points: 4", "stands in Viennensis 3"],
    ("ultimus", "what li-galliae-1", "en"): ["strength: 3 · quality: 1", "weakened: strength: 2", "movement points: 3"],
    ("ultimus", "card tribute", "en"): ["for: ROMAIN", "phase: E", "A people at war goes back to peace"],
    ("ultimus", "map galliae-1", "en"): ["town: Colonia Agrippina", "crossing · river: Rhenus · costs more by: 1"],
    ("ultimus", "tables points", "en"): ["Attila killed in battle"],
    ("ultimus", "qui hunni", "fr"): ["nation : hunnique"],
    ("republic", "card 1", "en"): ["1st Punic War", "land: 10 · support: 5 · at sea: 10", "disaster: 13"],
    ("republic", "who hannibal", "en"): ["strength: 7", "disaster: 9", "standoff: 16"],
    ("republic", "who cornelius", "en"): ["military: 4", "oratory: 3", "loyalty: 9"],
    ("republic", "tables dice", "en"): ["defeat", "stalemate", "victory"],
    ("republic", "qui sicile", "fr"): ["milice : 10"],
}  # fmt: skip
FIRST = {"conquest": "1\n"}
BEGUN = {"republic": ("--scenario", "combat-table", "--seed", "5"), "ultimus": ("--option", "deployment=suggested")}


@pytest.mark.parametrize(("game", "asked", "lang"), ASKED)
def test_what_is_printed_can_be_asked_for(run: Run, game: str, asked: str, lang: str) -> None:
    begun = BEGUN.get(game, ())
    seed = () if "--seed" in begun else ("--seed", "3")
    done = run("play", game, *seed, *begun, "--lang", lang, typed=f"{FIRST.get(game, '')}{asked}\n", COLUMNS="400")
    assert done.stderr == ""
    for text in ASKED[game, asked, lang]:
        assert text in done.stdout, text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", titles())
def test_no_table_of_the_box_has_an_empty_row_or_a_word_of_the_data(game: str, lang: str) -> None:
    aids = Facts(Speaker(lang, load(game))).aids()
    assert len(aids) >= 6 or game not in {asked[0] for asked in ASKED}
    for aid in aids:
        for name, cells in aid.rows:
            assert len(cells) == len(aid.columns), aid.key
            assert any(cell != NOTHING for cell in cells), f"{aid.key}: {name}"
            for cell in (name, *cells):
                assert cell, aid.key
                assert not re.search(r"[a-z]_[a-z]|None|True|False|^[a-z]+-[a-z-]+$", cell), f"{aid.key}: {cell}"


def test_lists_say_where_those_stand_whom_they_name(run: Run) -> None:
    done = run(
        "play", "ultimus", "--option", "deployment=suggested", "--seed", "3", "--lang", "en", typed="1\n1\nmarch\n"
    )
    assert "March with Aetius° (Viennensis 3 (Arelate))" in done.stdout


def test_an_unknown_name_is_told(run: Run) -> None:
    done = run("play", "conquest", "--seed", "3", "--lang", "en", typed="who napoleon\ncard 3\ntables\n")
    assert "Nothing in this game is called “napoleon”." in done.stdout
    assert "This game has no cards." in done.stdout
    assert "There are these tables: Provinces" in done.stdout


def test_rows_of_tables_say_for_which_roll_they_are_and_what_they_cost() -> None:
    aids = {aid.key: aid for aid in Facts(Speaker("en", load("hannibal"))).aids()}
    assert dict(aids["tables-retreat"].rows)["≥ 7"] == ["all", "all"]
    assert dict(aids["tables-attrition"].rows)["≤ 1"] == ["0", "0", "0", "0", "0", "1", "1"]
    assert dict(aids["map-rules"].rows)["to the attrition die"] == [NOTHING, "0", "−2", NOTHING]
    assert dict({aid.key: aid for aid in Facts(Speaker("fr", load("republic"))).aids()}["tables-crt"].rows)["3"] == [
        "défaite",
        "toutes",
    ]
