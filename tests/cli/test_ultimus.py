"""Ultimus Romanorum in the terminal: a whole year in both languages, leaders by name, the sign of reconstruction."""

import re

import pytest

from cli.command import Run

AS_SUGGESTED = ("--option", "deployment=suggested")
QUIT = {"en": "quit", "fr": "quitter"}
MAP = {"en": "map", "fr": "carte"}
SIDES = {"en": "sides", "fr": "camps"}
NEXT_YEAR = {"en": "The year 446 begins.", "fr": "L’année 446 commence."}
HELD = {"en": "Peoples: at war: Ostrogothi, Gepidae, Hunni", "fr": "Peuples : en guerre : Ostrogothi, Gepidae, Hunni"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_year_through_a_pipe(run: Run, lang: str) -> None:
    typed = [MAP[lang], SIDES[lang], *["end-movement", "pass", "1"] * 60, QUIT[lang]]
    seats = ("--scenario", "fleau-de-dieu", "--bots", "person,random", "--seed", "3", "--lang", lang)
    done = run("play", "ultimus", *seats, *AS_SUGGESTED, typed="\n".join(typed) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert NEXT_YEAR[lang] in done.stdout
    assert HELD[lang] in done.stdout
    assert not re.search(r"(cli|ultimus)-[a-z]+-|\{\$|\bNone\b|reconstructed", done.stdout)


def test_the_map_names_leaders_with_their_titles_and_signs(run: Run) -> None:
    seats = ("--scenario", "fleau-de-dieu", "--bots", "person,random", "--seed", "3", "--lang", "en")
    done = run("play", "ultimus", *seats, *AS_SUGGESTED, typed="map\nquit\n", COLUMNS="140")
    assert "Aetius° (Patrice)" in done.stdout
    assert re.search(r"Galliae 2° +galliae-2", done.stdout)
    assert re.search(r"Galliae 1 \(Colonia Agrippina\) +galliae-1", done.stdout)


def test_weakened_units_are_told_apart(run: Run) -> None:
    seats = ("--scenario", "fleau-de-dieu", "--bots", "person,greedy", "--seed", "3", "--lang", "en")
    done = run("play", "ultimus", *seats, *AS_SUGGESTED, typed="map oriens-1\nquit\n")
    assert "(weakened)" in done.stdout
