"""What everybody at the table sees of a battle: where the hands come from, and how far it has come."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.data import read
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.games import load
from quadriga.games.hannibal.board import BATTLE_STEPS, DATA
from quadriga.text.rulebook import rulebook_of
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene
from rules.hannibal.test_14_battle import ITALIAN, cannae
from rules.hannibal.test_15_16_retreat import fight


def shown(s: Scene, seat: Seat | None = None) -> dict[str, object]:
    """The battle as a seat or a spectator sees it."""
    battle = s.p.view(seat)["battle"]
    assert isinstance(battle, dict)
    return battle


def step(s: Scene) -> object:
    return shown(s)["step"]


@pytest.mark.rule("hannibal", "14.1")
@pytest.mark.rule("hannibal", "14.3")
def test_14_3_the_sources_of_both_hands_stand_side_by_side_and_add_up_to_the_cards_dealt() -> None:
    s = cannae().mark(CARTHAGE, "taurini", "verona", "heraclea", "paestum")
    s.mark(NEUTRAL, "arpi", "cannae", "brundisium").shrug()
    expected = [{"units": 8, "battle-rating": 2, "allies": 2}, {"units": 6, "battle-rating": 4, "allies": 2}]
    for seat in (None, Seat(ROME), Seat(CARTHAGE)):
        assert (shown(s, seat)["sources"], shown(s, seat)["due"]) == (expected, [12, 12])
    assert s.told("battle-hand") == [["carthage", "12"], ["rome", "12"]]
    s.play("deal-battle probe")
    assert (shown(s)["sources"], shown(s)["due"]) == (expected, [12, 12])


@pytest.mark.rule("hannibal", "14.4")
def test_14_4_militia_and_the_limit_of_the_hand_are_sources_of_their_own() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 6).put("rome", "roma", 19)
    s.mark(NEUTRAL, *ITALIAN, "taurini", "insubres", "boii", "verona", "mutina")
    s.play("march epidemic hannibal", "take 6 0 0", "step roma", "garrison 0 0").shrug()
    assert shown(s)["sources"] == [{"units": 19, "militia": 2, "hand-limit": -1}, {"units": 6, "battle-rating": 4}]
    assert shown(s)["due"] == [20, 10]


@pytest.mark.rule("hannibal", "12.4")
@pytest.mark.rule("hannibal", "13.1")
@pytest.mark.rule("hannibal", "20.9")
def test_14_1_interception_failed_avoidance_and_a_friendly_tribe_are_sources_of_their_own() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6).put("carthage", "numantia", 3)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 1", "fight").shrug()
    sources = shown(s)["sources"]
    assert isinstance(sources, list)
    assert (sources[CARTHAGE]["interception"], "interception" in sources[ROME]) == (1, False)
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("magon", "numantia", 3)
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid magon 3 0", "roll 5").shrug()
    sources = shown(s)["sources"]
    assert isinstance(sources, list)
    assert (sources[CARTHAGE]["failed-avoidance"], "failed-avoidance" in sources[ROME]) == (-1, False)
    s = Scene(ROME, "truce").put("longus", "mutina", 6).put("carthage", "boii", 3)
    s.play("march truce longus", "take 6 0 0", "step boii").shrug()
    sources = shown(s)["sources"]
    assert isinstance(sources, list)
    assert sources[CARTHAGE] == {"units": 3, "friendly-tribe": 1}


@pytest.mark.rule("hannibal", "17.4")
@pytest.mark.parametrize(
    ("die", "rome", "carthage"), [(6, {"elephant-charge": -2}, {}), (1, {}, {"elephant-panic": -1}), (2, {}, {})]
)
def test_17_4_what_elephants_cost_is_seen_after_the_deal_too(
    die: int, rome: dict[str, int], carthage: dict[str, int]
) -> None:
    s = cannae(rome=25, elephants=2).mark(NEUTRAL, *ITALIAN).play("charge", f"roll {die}")
    armies = [{"units": 25, "battle-rating": 2, "hand-limit": -7}, {"units": 6, "battle-rating": 4}]
    sources = [{**armies[ROME], **rome}, {**armies[CARTHAGE], **carthage}]
    assert shown(s)["sources"] == sources
    dealt = [int(str(cards)) for _, cards in s.told("battle-hand")]
    assert dealt == [sum(sources[CARTHAGE].values()), sum(sources[ROME].values())]
    s.deal("probe*6 reserve*2", "reserve")
    assert shown(s)["sources"] == sources


def test_nothing_of_a_battle_is_left_when_it_is_over() -> None:
    s = cannae(elephants=2).play("charge", "roll 6").hands("probe", "flank-left")
    assert s.p.fighting().toll == [2, 0]
    s.play("lead probe probe", "concede")
    while s.p.battle is not None:
        s.play(s.offered()[0])
    assert "battle" not in s.p.look(None)


@pytest.mark.rule("hannibal", "14.5")
@pytest.mark.rule("hannibal", "14.6")
@pytest.mark.rule("hannibal", "15.1")
def test_14_5_the_view_names_every_step_of_a_battle_in_its_order() -> None:
    s = Scene(CARTHAGE, "epidemic", "spy-in-enemy-camp").give(ROME, "diplomacy-1")
    s.put("hannibal", "arpi", 6, 2).put("longus varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 2 0", "step cannae", "no-reaction")
    steps = [step(s)]
    s.play("roll 1")
    steps.append(step(s))
    s.play("counter spy-in-enemy-camp", "charge")
    steps.append(step(s))
    s.play("roll 2").hands("probe", "flank-left")
    steps.append(step(s))
    while s.asked()[1] != "lead":
        s.play(s.offered()[0])
    assert step(s) == "rounds"
    s.play("lead probe probe")
    assert step(s) == "rounds"
    assert "sources" in shown(s)
    s.play("concede")
    steps.append(step(s))
    assert "sources" not in shown(s), "the armies are no longer what they were when the cards were counted"
    while s.asked()[1] != "retreat":
        s.play(s.offered()[0])
    steps.append(step(s))
    assert steps == BATTLE_STEPS


@pytest.mark.rule("hannibal", "16.2")
def test_16_2_after_a_withdrawal_come_losses_and_then_the_way_out() -> None:
    s = fight().play("lead probe probe", "match probe", "remain", "withdraw")
    assert step(s) == "rounds"
    s.play("roll 1", "let-go")
    assert step(s) == "losses"
    assert "sources" not in shown(s)
    s.play("roll 1")
    assert (s.asked(), step(s)) == (("rome", "withdraw-to"), "retreat")


def test_every_step_has_a_section_of_the_rulebook() -> None:
    rulebook = rulebook_of("hannibal")
    assert rulebook is not None
    sections = {rule.id for rule in rulebook.rules}
    rules = [entry.text("rule") for entry in read(DATA / "tables.toml").entries("battle_step")]
    assert len(rules) == len(BATTLE_STEPS)
    assert set(rules) <= sections


@pytest.mark.rule("hannibal", "22.1")
def test_22_1_the_points_of_each_country_add_up_to_those_of_each_side() -> None:
    s = Scene(ROME, "epidemic").mark(ROME, "iberus", "ilerda", "bilbilis", "azaila")
    view = s.p.view(None)
    countries = view["countries"]
    assert isinstance(countries, dict)
    assert countries["spain"]["rome"] == 1
    for side, name in ((ROME, "rome"), (CARTHAGE, "carthage")):
        assert sum(country[name] for country in countries.values()) == s.p.points(side) > 0


def test_what_lasts_is_shown_with_the_side_it_serves() -> None:
    s = Scene(ROME, "epidemic")
    assert s.p.view(None)["signs"] == {}
    s.p.truce = s.p.macedon = s.p.cato_counsels = 1
    assert s.p.view(None)["signs"] == {"truce": None, "macedon": "carthage", "cato-counsels": "rome"}


def test_a_battle_by_itself_can_be_looked_at_when_it_is_over() -> None:
    p = load("hannibal").battle({"attacker": {"cards": 1, "rating": 1}, "defender": {"cards": 1, "rating": 1}})
    rng = Seeded(1)
    while p.turn() != NOBODY:
        p.push(p.draw(rng) if p.turn() == CHANCE else p.moves()[0])
    battle = p.view(None)["battle"]
    assert isinstance(battle, dict)
    assert battle["step"] == BATTLE_STEPS[-1]
