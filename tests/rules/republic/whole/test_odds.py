"""Odds of the published Combat Phase agree with the battles as they are played."""

from typing import Any

import pytest

from quadriga.engine.errors import BadSituation
from quadriga.engine.move import Move
from quadriga.engine.seat import CHANCE
from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.chits import NextChit
from quadriga.games.republic.whole.rome import AT_WAR, CAPTIVE, DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE, Rome
from quadriga.games.republic.whole.senate.business import Propose
from quadriga.games.republic.whole.war.battle import BattleDice, StartBattle
from quadriga.games.republic.whole.war.odds import drawn
from quadriga.games.republic.whole.war.situation import battles_of, told
from rules.republic.whole.scene import CARDS, GAME, Scene, senator


def odds(**situation: object) -> dict[str, Any]:
    found: dict[str, Any] = GAME.battle_odds({"combat": "published", **situation})
    assert sum(found["overall"].values()) == pytest.approx(1)
    return found


def table() -> Scene:
    scene = Scene().put("cornelius", 0, leads=True).put("fabius", 1, leads=True).put("valerius", 2, leads=True)
    return scene.war("gallic-1")


@pytest.mark.rule("republic", "10.T")
@pytest.mark.parametrize(("bonus", "victory"), [(0, 35), (5, 160), (7, 196), (11, 216)])
def test_10_t_victory_by_the_difference_of_strengths(bonus: int, victory: int) -> None:
    found = odds(general={"military": 0}, legions=20, enemy={"land": 20 - bonus})
    assert found["overall"]["victory"] == pytest.approx(victory / 216)


RARE = 2e-6
"""Branches less likely than this are left out: chits may be drawn again and again."""


def outcomes(p: Rome, mine: int) -> list[tuple[Move, int]]:
    """What chance can do; chits that name nobody here are as good as one another."""
    found = p.chances()
    if not isinstance(p.stack[-1], NextChit):
        return found
    special = [(move, weight) for move, weight in found if move.a in (mine, words.DRAW_TWO)]
    others = [(move, weight) for move, weight in found if move.a not in (mine, words.DRAW_TWO)]
    return special + ([(others[0][0], sum(weight for _, weight in others))] if others else [])


def walk(p: Rome, mine: int, chance: float, ends: list[tuple[Rome, float]]) -> None:
    """Every way a battle may go, each with its probability, as it is played."""
    if p.turn() != CHANCE:
        ends.append((p, chance))
        return
    found = outcomes(p, mine)
    total = sum(weight for _, weight in found)
    for move, weight in found:
        if chance * weight / total > RARE:
            after = p.copy()
            after.push(move)
            walk(after, mine, chance * weight / total, ends)


def played(scene: Scene, name: str, war: str) -> list[tuple[Rome, float]]:
    ends: list[tuple[Rome, float]] = []
    scene.put("manlius", 0)
    scene.begin(StartBattle(senator(name), words.WAR.value(war)), Propose(0, 0))
    walk(scene.p, CARDS.chit[senator(name)] - 1, 1.0, ends)
    return ends


@pytest.mark.rule("republic", "10.11a")
@pytest.mark.rule("republic", "10.21a")
@pytest.mark.rule("republic", "10.31a")
@pytest.mark.rule("republic", "10.71a")
def test_10_odds_on_land_are_those_of_the_battle_played() -> None:
    scene = table().command("fabius", "gallic-1", legions=1, veterans=1).meet()
    situation = told(scene.p, senator("fabius"))
    fabius, war = senator("fabius"), words.WAR.value("gallic-1")
    ends = played(scene, "fabius", "gallic-1")
    found = GAME.battle_odds(situation)
    overall: Any = found["overall"]
    won = sum(chance for p, chance in ends if (not p.commanders(war) and p.war[war] == words.BEATEN) or p.won[fabius])
    assert overall["victory"] == pytest.approx(won, abs=2e-3)
    dead = sum(chance for p, chance in ends if has_died(p, fabius))
    assert found["general_killed"] == pytest.approx(dead, abs=2e-3)
    taken = sum(chance for p, chance in ends if p.place[fabius] == CAPTIVE)
    assert found["general_captured"] == pytest.approx(taken, abs=2e-3)
    losses: Any = found["expected_losses"]
    legions = sum(chance * (2 - p.legions_in_play()) for p, chance in ends)
    assert losses["legions"] + losses["veterans"] == pytest.approx(legions, abs=5e-3)


def has_died(p: Rome, one: int) -> bool:
    """Whether he died; his heir is in Rome."""
    return p.place[one] not in (AT_WAR, CAPTIVE)


@pytest.mark.rule("republic", "10.12a")
@pytest.mark.rule("republic", "10.12b")
def test_10_12_a_fleet_is_beaten_first_and_the_general_lands_with_what_is_left() -> None:
    enemy = {"land": 5, "naval": 4, "support": 2}
    both = odds(general={"military": 2}, legions=8, fleets=9, enemy=enemy)
    assert list(both) == [
        "exact",
        "naval",
        "land",
        "overall",
        "general_killed",
        "general_captured",
        "expected_losses",
        "expected_promotions",
        "seconds",
    ]
    halted = odds(general={"military": 2}, legions=8, fleets=9, enemy=enemy, go_on=False)
    assert "land" not in halted
    assert halted["overall"]["naval_victory_only"] == pytest.approx(both["naval"]["victory"])
    without = odds(general={"military": 2}, fleets=9, enemy=enemy)
    assert without["overall"]["victory"] == 0
    assert odds(general={"military": 2}, legions=8, enemy=enemy)["overall"]["not_fought"] == 1


@pytest.mark.rule("republic", "10.31c")
@pytest.mark.rule("republic", "10.31d")
@pytest.mark.rule("republic", "13.S19")
def test_10_31_statesmen_change_the_odds() -> None:
    plain = odds(general={"military": 5}, legions=10, fleets=10, conflict="punic-2", fleet_defeated=True)
    scipio = odds(general={"senator": "1a"}, legions=10, fleets=10, conflict="punic-2", fleet_defeated=True)
    assert plain["land"]["disaster"] > 0
    assert "disaster" not in scipio["land"]
    fabius = odds(general={"senator": "2a"}, legions=10, fleets=10, conflict="punic-2", fleet_defeated=True)
    assert fabius["expected_losses"]["legions"] < plain["expected_losses"]["legions"]
    pompey = odds(general={"senator": "30a"}, legions=10, enemy={"land": 12})
    by_rating = [odds(general={"military": rating}, legions=10, enemy={"land": 12}) for rating in range(2, 8)]
    assert pompey["overall"]["victory"] == pytest.approx(sum(one["overall"]["victory"] for one in by_rating) / 6)


@pytest.mark.rule("republic", "7.E2")
@pytest.mark.rule("republic", "7.E3")
def test_7_e2_deserting_allies_count_by_the_dice() -> None:
    plain = odds(general={"military": 0}, legions=10, enemy={"land": 10})["overall"]["victory"]
    assert odds(general={"military": 0}, legions=10, enemy={"land": 10}, allies=1)["overall"]["victory"] < plain
    assert odds(general={"military": 0}, legions=10, enemy={"land": 10}, enemy_allies=2)["overall"]["victory"] > plain


@pytest.mark.rule("republic", "11.37a")
@pytest.mark.rule("republic", "11.37b")
def test_11_37_against_a_rebel_chits_hit_both_and_nobody_is_taken() -> None:
    found = odds(general={"military": 3}, legions=8, rebel={"strength": 10, "legions": 6})
    assert "general_captured" not in found
    assert found["rebel_killed"] > found["overall"]["victory"]
    assert found["rebel_losses"]["legions"] > 0


@pytest.mark.rule("republic", "10.6a")
def test_10_6a_veterans_are_lost_like_other_legions() -> None:
    assert drawn(2, 1, 1) == [(0, 2 / 3), (1, 1 / 3)]
    assert drawn(0, 2, 2) == [(2, 1.0)]


@pytest.mark.rule("republic", "9.64a")
def test_9_64_a_proposal_shows_the_battles_it_would_lead_to() -> None:
    scene = table().put("manlius", 0).office("fabius", FIELD_CONSUL).meet()
    scene.p.legions = 12
    scene.begin(Propose(0, 0)).play("propose forces", "send fabius gallic-1", "count-legions 9", "count-fleets 0")
    ahead = battles_of(scene.p, scene.p.turn())
    assert [where for where, _ in ahead] == ["gallic-1 fabius"]
    scene.play("put")
    while scene.step() == "Consent":
        scene.play("agree")
    assert battles_of(scene.p, scene.p.turn()) == ahead
    assert ahead[0][1]["legions"] == 9
    assert GAME.battle_odds(ahead[0][1])["exact"] is True
    assert scene.p.place[senator("fabius")] != AT_WAR


@pytest.mark.rule("republic", "9.34a")
def test_9_34a_a_dictator_is_told_with_his_master_of_horse() -> None:
    scene = table().office("fabius", DICTATOR).office("valerius", MASTER_OF_HORSE)
    scene.command("fabius", "gallic-1", legions=5)
    scene.p.place[senator("valerius")] = AT_WAR
    scene.p.where[senator("valerius")] = words.WAR.value("gallic-1")
    found = told(scene.p, senator("fabius"))
    assert found["master_of_horse"] == {"senator": "valerius"}
    assert "master_killed" in GAME.battle_odds(found)


@pytest.mark.parametrize(
    ("entries", "where"),
    [
        ({"general": {"senator": "nemo"}}, "general.senator"),
        ({"legions": 0}, "legions"),
        ({"enemy": {"land": -1}}, "enemy.land"),
        ({"enemy": {"disaster": [2]}}, "enemy.disaster"),
        ({"allies": 3}, "allies"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_a_bad_situation_names_its_entry(entries: dict[str, object], where: str) -> None:
    situation: dict[str, object] = {
        "combat": "published",
        "general": {"military": 1},
        "legions": 3,
        "enemy": {"land": 2},
    }
    with pytest.raises(BadSituation) as caught:
        GAME.battle_odds({**situation, **entries})
    assert caught.value.where == where


def test_dice_of_a_battle_stay_the_first_thing() -> None:
    scene = (
        table()
        .command("fabius", "gallic-1", legions=3)
        .begin(StartBattle(senator("fabius"), words.WAR.value("gallic-1")))
    )
    assert isinstance(scene.p.stack[-1], BattleDice)
