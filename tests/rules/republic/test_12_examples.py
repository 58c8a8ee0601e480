"""All 35 worked examples of RULES-STRUCTURED.md, from examples.toml, played through the game."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.cards import DEFEAT, NO_BATTLE, STALEMATE
from quadriga.games.republic.combat.allied_conflict import conflict_support
from quadriga.games.republic.combat.assault import assault_support
from quadriga.games.republic.combat.end_of_phase import CONTINUE, EVERYBODY_LOSES, MUST_REDUCE, REBEL_WON, judge
from quadriga.games.republic.combat.rebel_province_naval import surplus
from quadriga.games.republic.combat.values import land_value, naval_value
from rules.republic.scene import ARMY, CARDS, GAME, Scene, assault, conflict, province

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]


def of(*kinds: str) -> list[Any]:
    """The examples of some kinds, as test cases."""
    return [pytest.param(one["given"], one["expect"], id=one["id"]) for one in EXAMPLES if one["kind"] in kinds]


def test_no_example_is_left_out() -> None:
    kinds = (
        "battle", "civil", "split", "rebel_naval", "defection", "interception", "assault", "ransom", "capture",
        "end_of_phase",
    )  # fmt: skip
    assert len(of(*kinds)) == len(EXAMPLES) == 35


# ---------------------------------------------------------------- Rome against a conflict


def battle(given: dict[str, Any]) -> Scene:
    general: dict[str, object] = {"military": given["military"]}
    if "statesman" in given:
        general = {"senator": given["statesman"]}
    plain: dict[str, Any] = {key: given[key] for key in ("legions", "veterans", "fleets", "leaders", "omens")}
    if given["military"] > 6:
        general = {"military": 4}
        plain["master_of_horse"] = {"military": given["military"] - 4}
    plain["active_in_group"] = given["active_in_group"]
    plain["fleet_defeated"] = given["domain"] == "land" and CARDS.naval[CARDS.conflict_of[given["conflict"]]] > 0
    if "earlier_result_same_turn" in given:
        plain["earlier"] = given["earlier_result_same_turn"]
    if "captured_militia" not in given:
        return conflict(given["conflict"], general=general, **plain)
    where = {(6, 5): ("asia", True), (2, 5): ("bithynia", False)}
    id, developed = where[given["captured_native_land"], given["captured_native_naval"]]
    captured = {
        "province": id,
        "developed": developed,
        "militia": given["captured_militia"],
        "flotillas": given["captured_flotillas"],
    }
    kind = "allied-conflict"
    return Scene(confrontation=kind, conflict=given["conflict"], general=general, captured=[captured], **plain)


@pytest.mark.rule("republic", "1.2")
@pytest.mark.rule("republic", "1.3")
@pytest.mark.rule("republic", "7.4")
@pytest.mark.parametrize(("given", "expect"), of("battle"))
def test_battles_against_conflicts(given: dict[str, Any], expect: dict[str, Any]) -> None:
    scene = battle(given)
    force = words.FIRST_EXPEDITION
    start = (scene.p.land_units(force), scene.p.naval_units(force), scene.p.count(force, 1))
    support = conflict_support(scene.p, CARDS.conflict_of[given["conflict"]])
    scene.roll(given["roll"])
    if "own" in expect:
        assert scene.told("fought")[0][-2:] == [str(expect["own"]), str(expect["enemy"])]
        assert scene.told("rolled")[0][:3] == [
            str(given["roll"]), str(given["omens"]), str(expect["total"]),
        ]  # fmt: skip
        assert expect["own"] - expect["enemy"] - given["omens"] == expect["modifier"]
    assert scene.result() == expect["result"]
    if expect.get("chits"):
        while scene.verb().startswith("lose"):
            scene.play("lose-land " + " ".join(str(n) for n in _first(scene)))
        assert scene.chits_owed() == expect["chits"]
    scene.spare()
    land, naval = expect["loss"]
    assert start[0] - scene.p.land_units(force) == (start[0] if land < 0 else land)
    assert start[1] - scene.p.naval_units(force) == (start[1] if naval < 0 else naval)
    assert scene.p.unrest == expect["unrest"]
    assert sum(int(str(one[1])) for one in scene.told("promoted")) == expect["veteran"]
    gains = scene.told("fame")
    assert ([one[1:] for one in gains] == [[str(expect["gain"])] * 2]) if "gain" in expect else not gains
    assert scene.p.treasury == expect.get("spoils", 0)
    assert (scene.fate() == "killed") == expect.get("general_killed", False)
    if "support_needed" in expect:
        assert support == expect["support_needed"]
    if "fleets_left" in expect:
        assert scene.units(ARMY, "fleet") == expect["fleets_left"]
        assert (scene.verb() == "go-on") == expect["land_battle_allowed"]
    if "conflict_up_loss" in expect:
        lost = {str(unit): int(str(number)) for _, unit, number, _ in scene.told("conflict-lost")}
        assert [lost.get("militia", 0), lost.get("flotilla", 0)] == expect["conflict_up_loss"]


def _first(scene: Scene) -> tuple[int, int, int]:
    move = scene.p.moves()[0]
    return move.a, move.b, move.c


# ---------------------------------------------------------------- Rome against rebels


@pytest.mark.rule("republic", "2.1")
@pytest.mark.rule("republic", "4.1")
@pytest.mark.rule("republic", "5.1")
@pytest.mark.parametrize(("given", "expect"), of("civil"))
def test_battles_against_rebels_on_land(given: dict[str, Any], expect: dict[str, Any]) -> None:
    rebel = {key: given[f"rebel_{key}"] for key in ("military", "legions", "veterans", "militia")}
    plain: dict[str, Any] = {key: given[key] for key in ("legions", "veterans", "omens")}
    plain["general"] = {"military": given["military"]}
    if given["rebel_natives"]:
        plain.update(confrontation="rebel-province", province="transalpine_gaul", developed=True)
    elif given["rebel_militia"]:
        plain["confrontation"] = "march-on-rome"
    else:
        plain["confrontation"] = "rebel-general"
        del rebel["militia"]
    scene = Scene(**plain, rebel=rebel)
    enemy = "transalpine-gaul" if given["rebel_natives"] else "rebel-army"
    scene.roll(given["roll"])
    fought = (scene.told("fought-rebel") or scene.told("fought-province"))[0]
    assert fought[-2:] == [str(expect["own"]), str(expect["enemy"])]
    assert scene.told("rolled")[0][2] == str(expect["total"])
    assert expect["own"] - expect["enemy"] - given["omens"] == expect["modifier"]
    assert scene.result() == expect["result"]
    scene.spare()
    all_of_rome = given["legions"] + given["veterans"]
    assert sum(scene.lost(ARMY).values()) == (all_of_rome if expect["loss_rome"] < 0 else expect["loss_rome"])
    assert sum(scene.lost(enemy).values()) == expect["loss_rebel"]
    assert scene.p.unrest == expect.get("unrest", 0)
    if "gain" in expect:
        assert scene.told("fame")[0][1:] == [str(expect["gain"])] * 2
    if "game_over_for_rome" in expect:
        assert bool(scene.told("rebel-in-rome")) == expect["game_over_for_rome"]


@pytest.mark.rule("republic", "6.1")
@pytest.mark.rule("republic", "6.2")
@pytest.mark.rule("republic", "6.3")
@pytest.mark.parametrize(("given", "expect"), of("split"))
def test_which_battle_a_rebel_province_gives(given: dict[str, Any], expect: dict[str, Any]) -> None:
    scene = province(
        given["province"],
        {"legions": 10, "fleets": 20},
        given["developed"],
        legions=given["legions"],
        veterans=given["veterans"],
        militia=given["militia"],
        flotillas=given["flotillas"],
        fleets=given["rebel_fleets"],
    )
    at = CARDS.province_of[given["province"]]
    assert land_value(scene.p, at) == expect["land"]
    assert naval_value(scene.p, at) == expect["naval"]
    assert surplus(scene.p, at) == expect["surplus"]
    assert expect["naval"] - expect["surplus"] == expect["support_needed"]
    scene.roll(18)
    component = scene.told("fought-province")[0][2]
    assert (component == "naval") == expect["naval_battle"]


@pytest.mark.rule("republic", "6.4")
@pytest.mark.parametrize(("given", "expect"), of("rebel_naval"))
def test_naval_battle_at_a_rebel_province(given: dict[str, Any], expect: dict[str, Any]) -> None:
    army = {"general": {"military": given["military"]}, "legions": 8, "fleets": given["fleets"]}
    scene = province(
        "asia", army, True, military=given["rebel_military"], veterans=1, militia=3, flotillas=10, omens=given["omens"]
    )
    at = CARDS.province_of["asia"]
    assert naval_value(scene.p, at) == given["naval_total"]
    assert surplus(scene.p, at) == given["surplus"]
    scene.roll(given["roll"])
    assert scene.told("fought-province")[0][-2:] == [str(expect["own"]), str(expect["enemy"])]
    assert scene.told("rolled")[0][2] == str(expect["total"])
    assert scene.result() == expect["result"]
    before = scene.p.copy()
    scene.spare()
    lost = scene.lost(ARMY)
    assert [lost["legion"], lost["fleet"]] == expect["loss_rome"]
    assert 14 - lost["fleet"] == expect["fleets_left"]
    theirs = scene.lost("asia")
    ships = theirs.get("flotilla", 0) + theirs.get("native-flotilla", 0)
    assert [sum(theirs.values()) - ships, ships] == expect["loss_rebel"]
    assert scene.told("fame")[0][1:] == [str(expect["gain"])] * 2
    assert before.turn() != scene.p.turn()
    assert (scene.verb() == "go-on") == expect["land_battle_allowed"]
    assert expect["fleets_left"] >= expect["support_needed"]


@pytest.mark.rule("republic", "5.3")
@pytest.mark.parametrize(("given", "expect"), of("defection"))
def test_defection_dice(given: dict[str, Any], expect: dict[str, Any]) -> None:
    dice = given["dice"]
    for dead in (False, True):
        scene = province("transalpine_gaul", {"legions": 18, "veterans": 2}, military=4, legions=2, militia=10).roll(8)
        scene.play("lose-land 1 0 0", "lose-land 1 0 0")
        scene.kill(scene.p.expeditions[0].general) if dead else scene.spare()
        assert scene.verb() == "defect"
        assert len(scene.p.moves()) == len(dice) + 1
        face = 3 if dead else 1
        number = sum(1 for die in dice if die <= face)
        assert number == expect["defect_if_general_dead" if dead else "defect_if_general_alive"]
        assert scene.p.chances()[-1][1] == face**17
        scene.play(f"defect {number}")
        assert scene.told("defected") == [[ARMY, str(number), "transalpine-gaul"]]


@pytest.mark.rule("republic", "3.1")
@pytest.mark.rule("republic", "3.3")
@pytest.mark.rule("republic", "3.4")
@pytest.mark.parametrize(("given", "expect"), of("interception"))
def test_interceptions(given: dict[str, Any], expect: dict[str, Any]) -> None:
    convoy = {"legions": 2, "militia": given["convoy_units"] - 2, "flotillas": given["flotillas"], "fleets": 1}
    assert convoy["fleets"] == given["rebel_fleets"]
    scene = Scene(confrontation="interception", fleets=given["roman_fleets"], omens=given["omens"], convoy=convoy)
    scene.roll(given["roll"])
    assert scene.told("rolled")[0][2] == str(expect["total"])
    assert expect["total"] - given["roll"] == expect["modifier"]
    assert scene.result() == expect["result"]
    scene.spare()
    if expect["result"] == "stalemate":
        left = scene.units("convoy-1", "legion") + scene.units("convoy-1", "militia")
        assert left == expect["convoy_left"]
        scene.play("disembark 0 0 5")
    rebels = scene.lost("convoy-1")
    drowned = rebels.get("legion", 0) + rebels.get("militia", 0)
    assert scene.lost("interceptors") == {"fleet": expect["loss_rome_fleets"]}
    assert sum(rebels.values()) - drowned == expect["loss_rebel_naval"]
    assert drowned == expect["loss_convoy"]
    landed = sum(int(str(number)) for one in scene.told("landed") for number in one[1:])
    home = sum(int(str(one[2])) for one in scene.told("went-home") if one[1] in ("legion", "militia"))
    assert (landed, home) == (expect["landed"], expect["returned"])


# ---------------------------------------------------------------- assaults


@pytest.mark.rule("republic", "8.2")
@pytest.mark.rule("republic", "8.3")
@pytest.mark.parametrize(("given", "expect"), of("assault"))
def test_assaults(given: dict[str, Any], expect: dict[str, Any]) -> None:
    one = {key: given[key] for key in ("province", "developed", "loyal", "legions", "veterans", "fleets", "militia")}
    one["flotillas"] = given["flotillas"]
    one["governor"] = {"military": given["military"]}
    provinces = [one]
    if "next_step" in expect:
        provinces.append({"province": "bithynia", "governor": {"military": 2}})
    scene = assault(given["conflict"], *provinces, leaders=given["leaders"], omens=given["omens"])
    at = CARDS.province_of[given["province"]]
    if "naval_units" in expect:
        assert scene.p.naval_units(at) == expect["naval_units"]
        assert assault_support(scene.p, CARDS.conflict_of[given["conflict"]]) == expect["support_needed"]
    scene.roll(given["roll"])
    assert scene.told("assaulted")[0][-2:] == [str(expect["own"]), str(expect["enemy"])]
    assert scene.told("rolled")[0][2:] == [str(expect["total"]), expect["result"]]
    assert expect["own"] - expect["enemy"] == expect["modifier"]
    scene.spare()
    name = given["province"].replace("_", "-")
    lost = scene.lost(name)
    ships = sum(lost.get(unit, 0) for unit in ("fleet", "flotilla", "native-flotilla"))
    assert [sum(lost.values()) - ships, ships] == expect["loss"]
    assert scene.p.unrest == expect["unrest"]
    assert scene.p.treasury == expect.get("spoils", 0)
    if "gain" in expect:
        assert scene.told("fame")[0][1:] == [str(expect["gain"])] * 2
    if "conflict_becomes" in expect:
        assert scene.status(given["conflict"]) == expect["conflict_becomes"]
    if "next_step" in expect:
        assert scene.told("no-units") == [[name, "land"]]
        assert scene.told("province-taken") == [[name, "pirates-1"]]
        assert scene.told("no-income")[-1] == ["bithynia"]
        assert scene.verb() == "roll"


# ---------------------------------------------------------------- people, and the end


@pytest.mark.rule("republic", "0.2.7")
@pytest.mark.parametrize(("given", "expect"), of("ransom"))
def test_ransoms(given: dict[str, Any], expect: dict[str, Any]) -> None:
    for influence, talents in zip(given["influence"], expect["ransom"], strict=True):
        general = {"military": 4, "influence": influence, "chit": 27}
        scene = conflict("gladiator", general=general, legions=9, fleets=0, leaders=["spartacus"]).roll(16)
        scene.play("draw-chit 12", "draw-chit 4", "draw-chit 27")
        assert scene.told("taken") == [["general", "gladiator", str(talents)]]


@pytest.mark.rule("republic", "0.2.7")
@pytest.mark.parametrize(("given", "expect"), of("capture"))
def test_killed_or_captured(given: dict[str, Any], expect: dict[str, Any]) -> None:
    for draws, outcome in zip(given["draws"], expect["outcome"], strict=True):
        general = {"military": 4, "chit": given["senator"]}

        scene = conflict("gladiator", general=general, legions=9, fleets=0)
        scene.roll({3: 3, 1: 5}[len(draws)])
        assert scene.result() == "stalemate"
        assert scene.chits_owed() == len(draws)
        for chit in draws:
            if scene.verb() == "draw-chit":
                scene.play(f"draw-chit {chit}")
        assert scene.fate() == outcome


@pytest.mark.rule("republic", "9.2")
@pytest.mark.parametrize(("given", "expect"), of("end_of_phase"))
def test_counting_at_the_end_of_the_phase(given: dict[str, Any], expect: dict[str, Any]) -> None:
    names = {CONTINUE: "continue", REBEL_WON: "rebel_wins", MUST_REDUCE: "rebel_must_reduce"}
    names[EVERYBODY_LOSES] = "all_lose"
    results = {"none": NO_BATTLE, "stalemate": STALEMATE, "defeat": DEFEAT}
    for case, outcome in zip(given["cases"], expect["outcome"], strict=True):
        active, unprosecuted, rebellion, place, result = case
        count = active + unprosecuted + (1 if rebellion else 0)
        assert names[judge(count, GAME.cards.limit, place == "marching", results[result])] == outcome
