"""What is shown of a battle (8.1 to 8.6): to both sides before the answer, at the die, and when it is over."""

from quadriga.games.ultimus.battle.evasion import best_strategy
from quadriga.games.ultimus.battle.field import assess
from quadriga.games.ultimus.battle.odds import describe
from quadriga.games.ultimus.battle.phase import Battles
from quadriga.games.ultimus.battle.story import fought
from quadriga.games.ultimus.battle.table import modifier
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from rules.ultimus.scene import GAME, Scene, zone


def attacked() -> Scene:
    """Attila with two Hunnic units falls upon Aegidius, who has a unit and limitanei."""
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "hunni-u2")
    s.put("galliae-5", "aegidius", "co-galliae-1", "li-galliae-1")
    s.begin(Battles(0))
    return s


def test_both_sides_of_a_battle_of_ultimus_see_armies_odds_and_the_chance_to_slip_away_before_it() -> None:
    s = attacked()
    seen = fought(s.p)
    assert seen is not None
    assert (seen["zone"], seen["step"], seen["over"], seen["die"]) == ("galliae-5", "evasion", False, None)
    assert seen["evasion"] == {"needed": best_strategy(s.p, zone("galliae-5"), ROMAIN), "roll": None}
    assert [unit["piece"] for unit in seen["attacker"]["units"]] == ["hunni-u1", "hunni-u2"]
    assert [leader["leader"] for leader in seen["defender"]["leaders"]] == ["aegidius"]
    situation = assess(s.p, zone("galliae-5"))
    assert seen["attacker"]["strength"] == situation.attacker_pf
    assert sum(one["value"] for one in seen["modifiers"]) == modifier(situation)
    assert sorted(face for row in seen["rows"] for face in row["faces"]) == [1, 2, 3, 4, 5, 6]
    odds = GAME.battle_odds(describe(situation))
    wins = sum(len(row["faces"]) for row in seen["rows"] if row["winner"] == "barbare")
    assert odds["attacker_wins"] == wins / 6
    assert (odds["column"], odds["shifted"]) == (seen["ratio"], seen["column"])


def test_a_battle_of_ultimus_is_shown_as_it_stood_at_the_die_with_what_it_cost() -> None:
    s = attacked()
    s.play("stay")
    before = fought(s.p)
    assert before is not None
    assert before["step"] == "die"
    s.roll(6)
    seen = fought(s.p)
    assert seen is not None
    assert seen["die"] == 6
    assert (seen["attacker"]["units"], seen["defender"]["units"]) == (
        before["attacker"]["units"],
        before["defender"]["units"],
    )
    assert seen["result"] is not None
    assert seen["result"]["row"] == next(row["row"] for row in seen["rows"] if 6 in row["faces"])
    assert seen["result"]["winner"] == "barbare"
    assert seen["lost"] or seen["weakened"]
    assert seen["defender"]["left"] < seen["defender"]["strength"]


def test_who_slips_away_from_a_battle_of_ultimus_is_told_with_his_die() -> None:
    s = attacked()
    s.play("evade")
    s.roll(1)
    seen = fought(s.p)
    assert seen is not None
    assert seen["evasion"] is not None
    assert (seen["evasion"]["roll"], seen["step"], seen["result"]) == (1, "evasion", None)
