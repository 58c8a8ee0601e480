"""Greedy as a sensible beginner: it beats chance, and knows what ends the game."""

import pytest

from quadriga.bots.hannibal import Greedy
from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.games.hannibal.board import CARTHAGE, ROME
from rules.hannibal.scene import GAME, VOCABULARY, Scene, space


def choice(s: Scene) -> str:
    return VOCABULARY.text(Greedy().decide(s.p, s.p.turn(), s.p.moves(), Seeded(1)))


def drive(s: Scene, steps: int) -> list[str]:
    """What Greedy does in its own turn."""
    made: list[str] = []
    side = s.p.active
    for _ in range(steps):
        if s.p.turn() != Seat(side):
            s.shrug()
        if s.p.turn() != Seat(side):
            break
        made.append(choice(s))
        s.play(made[-1])
    return made


@pytest.mark.parametrize("side", [ROME, CARTHAGE])
def test_greedy_beats_random(side: int) -> None:
    wins = 0
    for number in range(6):
        rng = Seeded(f"greedy {side} {number}")
        p = GAME.start()
        while p.turn() != NOBODY:
            if p.turn() == CHANCE:
                p.push(p.draw(rng))
            else:
                moves = p.moves()
                mine = p.turn() == Seat(side)
                p.push(Greedy().decide(p, p.turn(), moves, rng) if mine else moves[rng.below(len(moves))])
        assert p.result is not None
        wins += p.result.results[side] == 2
    assert wins >= 5


def test_greedy_besieges_the_capital_that_would_end_the_war() -> None:
    s = Scene(CARTHAGE, "diplomacy-1", "epidemic").put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    made = drive(s, 3)
    assert made[0].split()[0] == "march"
    assert made[-1] == "besiege"


def test_greedy_marches_on_an_open_capital() -> None:
    s = Scene(CARTHAGE, "diplomacy-1", "epidemic").put("hannibal", "terventum", 8)
    made = drive(s, 5)
    assert "step roma" in made
    assert made[-1] == "besiege"


def test_greedy_relieves_its_besieged_capital() -> None:
    s = Scene(ROME, "diplomacy-1", "epidemic").put("nero", "terventum", 9).put("magon", "roma", 4)
    s.siege("roma", 2, CARTHAGE)
    made = drive(s, 6)
    assert "step roma" in made
    assert s.p.fighting().at == space("roma")


def test_greedy_does_not_leave_a_threatened_capital() -> None:
    s = Scene(ROME, "diplomacy-1", "epidemic").put("nero", "roma", 6).put("hannibal", "capua", 8)
    s.put("carthage", "ariminum", 1)
    made = drive(s, 4)
    assert "step falerii" not in made
    assert s.at("nero") == "roma"


def test_greedy_does_not_attack_the_stronger() -> None:
    s = Scene(ROME, "epidemic").put("varro", "arpi", 5).put("hannibal", "cannae", 10)
    assert "step cannae" not in drive(s, 4)


def test_greedy_removes_its_least_useful_marker() -> None:
    from quadriga.games.hannibal.politics import RemoveMarkers

    s = Scene(ROME).mark(ROME, "narbo")
    s.p.begin(RemoveMarkers(ROME, 1))
    assert choice(s) == "remove-marker narbo"


def test_greedy_sails_to_a_capital_left_open() -> None:
    s = Scene(ROME, "numidian-ally").put("marcellus", "lilybaeum", 7)
    made = drive(s, 6)
    assert made[0] == "march numidian-ally marcellus"
    assert "take 5 0 0" in made
    assert "sail carthago" in made
    assert made[-1] == "besiege"


@pytest.mark.parametrize(("points", "sails"), [(1, True), (0, False)])
def test_greedy_risks_the_sea_for_its_besieged_capital_alone(points: int, sails: bool) -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "saguntum", 5).put("marcellus", "carthago", 4)
    s.siege("carthago", points, ROME)
    assert ("sail carthago" in drive(s, 4)) == sails


def test_greedy_avoids_battle_with_its_army_not_without_it() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 10).put("fabius", "cannae", 6)
    s.play("march epidemic hannibal", "take 10 0 0", "step cannae")
    assert choice(s) == "avoid fabius 6 0"
