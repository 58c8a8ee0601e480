"""Several things named in one move: markers, reinforcements, generals, ways; as steps they lead to the same."""

import pytest

from quadriga.games.hannibal.battle.retreat import BeginRetreat
from quadriga.games.hannibal.politics import RemoveMarkers
from quadriga.games.hannibal.year.reinforcements import CarthaginianUnit, RomanUnits
from rules.hannibal.scene import CARTHAGE, ROME, Scene, general, space


def both(make: object, whole: str, *steps: str) -> Scene:
    """The scene after a whole choice, which is the one after its steps."""
    assert callable(make)
    at_once, by_steps = make(), make()
    assert isinstance(at_once, Scene)
    at_once.play(whole)
    by_steps.play(*steps)
    assert at_once.p == by_steps.p
    assert [event.kind for event in at_once.heard] == [event.kind for event in by_steps.heard]
    return at_once


@pytest.mark.rule("hannibal", "19.2")
def test_19_2_the_markers_of_a_card_are_placed_in_one_move() -> None:
    def politics() -> Scene:
        return Scene(CARTHAGE, "numidian-ally").play("politics numidian-ally")

    both(
        politics,
        "place-markers iberus+ilerda+numantia",
        "place-marker numantia",
        "place-marker ilerda",
        "place-marker iberus",
    )
    s = both(politics, "place-markers narbo", "place-marker narbo", "enough")
    assert s.control("narbo") == "carthage"
    assert s.asked()[1] != "place-markers"
    both(politics, "place-markers -", "enough")
    assert politics().why("place-markers roma+iberus+ilerda") == "no-marker"
    assert politics().why("place-markers iberus+ilerda+numantia+bilbilis") != ""


@pytest.mark.rule("hannibal", "15.5")
def test_15_5_the_markers_of_a_defeat_are_given_up_in_one_move() -> None:
    def defeat() -> Scene:
        return Scene(CARTHAGE).begin(RemoveMarkers(ROME, 2))

    s = both(defeat, "remove-markers beneventum+cannae", "remove-marker cannae", "remove-marker beneventum")
    assert [s.control("cannae"), s.control("beneventum")] == ["neutral", "neutral"]
    assert defeat().why("remove-markers cannae+roma") == "not-removable"


@pytest.mark.rule("hannibal", "25")
def test_25_the_spaces_of_an_event_are_chosen_in_one_move() -> None:
    def shortage() -> Scene:
        s = Scene(CARTHAGE, "grain-shortage").mark(CARTHAGE, "lilybaeum", "panormus", "enna", "agrigentum")
        return s.play("event grain-shortage")

    steps = ["choose-space arpi", "choose-space cannae", "choose-space sena"]
    s = both(shortage, "choose-spaces cannae+arpi+sena", *steps)
    assert {s.control(name) for name in ("arpi", "cannae", "sena")} == {"neutral"}
    assert shortage().why("choose-spaces cannae+arpi+roma") == "event-target"
    assert shortage().why("choose-spaces cannae+arpi+sena+terventum") == "event-target"

    def seduced() -> Scene:
        s = Scene(CARTHAGE, "sophonisba").mark(ROME, "cirta", "sitilis", "thevestis")
        return s.play("event sophonisba", "choose-province numidia-orientalis")

    s = both(seduced, "choose-spaces cirta", "choose-space cirta", "enough")
    assert s.control("cirta") == "carthage"


@pytest.mark.rule("hannibal", "6.2")
def test_6_2_the_five_roman_units_are_placed_in_one_move() -> None:
    def spring() -> Scene:
        s = Scene(ROME).put("nero", "tarraco", 5).put("varro", "capua", 5)
        return s.begin(RomanUnits(5, 0))

    steps = ["tarraco", "roma", "capua", "tarraco", "roma"]
    s = both(spring, "reinforce-all tarraco:2.roma:2.capua:1", *[f"reinforce {name}" for name in steps])
    assert [s.cu(ROME, name) for name in ("tarraco", "roma", "capua")] == [7, 2, 6]
    assert spring().why("reinforce-all tarraco:3.roma:2") == "italy-first"
    assert spring().why("reinforce-all roma:4.sena:1") == "no-placement"


@pytest.mark.rule("hannibal", "6.1")
def test_6_1_the_carthaginian_units_are_placed_in_one_move() -> None:
    def spring() -> Scene:
        s = Scene(CARTHAGE).put("hannibal", "saguntum", 5).put("magon", "capua", 2).mark(CARTHAGE, "capua")
        return s.begin(CarthaginianUnit(0))

    s = spring()
    prompt = s.p.prompt()
    assert prompt is not None
    assert prompt["about"] == [["units", "number", "4"]]
    names = ["carthago", "saguntum", "carthago-nova", "capua"]
    s = both(
        spring,
        "reinforce-all capua:1.carthago:1.carthago-nova:1.saguntum:1",
        *[f"reinforce {name}" for name in ("carthago", "carthago-nova", "saguntum", "capua")],
    )
    assert [s.cu(CARTHAGE, name) for name in names] == [1, 6, 1, 3]
    assert spring().why("reinforce-all capua:2.carthago:1.saguntum:1") == "no-placement"
    assert spring().why("reinforce-all capua:4") == "no-placement"


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_subordinates_are_named_in_one_move() -> None:
    def spring() -> Scene:
        s = Scene(CARTHAGE, "epidemic").put("hannibal magon giscon", "saguntum", 10)
        return s.play("march epidemic hannibal")

    s = both(spring, "bring-these magon+giscon", "bring magon", "bring giscon")
    assert s.p.marching().generals == 1 << general("hannibal") | 1 << general("magon") | 1 << general("giscon")
    s = both(spring, "bring-these giscon", "bring giscon", "ready")
    assert not s.p.marching().generals >> general("magon") & 1
    both(spring, "bring-these -", "ready")
    assert spring().why("bring-these hasdrubal") == "not-here"
    assert spring().play("bring giscon").why("bring magon") == "in-order"


@pytest.mark.rule("hannibal", "10.2")
@pytest.mark.rule("hannibal", "18.1")
def test_10_2_a_choice_of_subordinates_leaves_no_consul_short() -> None:
    s = Scene(ROME, "numidian-ally").put("marcellus longus", "roma", 8).play("march numidian-ally marcellus")
    assert s.offered() == ["bring longus"]
    assert s.why("ready") == "consul-bound"
    assert s.why("bring-these -") == "consul-bound"
    assert s.why("bring-these longus") == ""


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_a_march_goes_several_spaces_in_one_move_while_nobody_is_asked() -> None:
    def spring() -> Scene:
        s = Scene(ROME, "epidemic").put("nero", "roma", 5)
        return s.play("march epidemic nero", "take 5 0 0")

    s = both(spring, "go-by falerii>faesulae", "step falerii", "step faesulae")
    assert s.at("nero") == "faesulae"
    assert spring().why("go-by falerii>sena>roma>capua") == "not-adjacent"
    s = spring().put("hannibal", "faesulae", 5)
    assert s.why("go-by falerii") == ""
    assert s.why("go-by falerii>tarquinii") == "asked-on-the-way"


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_the_garrison_and_its_generals_are_named_in_one_move() -> None:
    def enemy_before(city: str) -> Scene:
        s = Scene(CARTHAGE, "epidemic").put("hannibal", "tarquinii", 8).put("scipio-africanus nero", city, 5)
        s.p.proconsul = general("nero")
        return s.play("march epidemic hannibal", "take 8 0 0", f"step {city}")

    def roma() -> Scene:
        return enemy_before("roma")

    s = both(roma, "garrison-with 3 0 nero", "garrison 3 0", "go-in nero", "stay-out scipio-africanus")
    assert s.cu(ROME, "roma", within=True) == 3
    assert s.p.at[general("nero")] >= 99
    assert s.p.at[general("scipio-africanus")] == space("roma")
    both(roma, "garrison-with 5 0 nero+scipio-africanus", "garrison 5 0", "go-in nero", "go-in scipio-africanus")
    assert roma().why("garrison-with 6 0 nero") == "capacity"
    assert roma().why("garrison-with 3 0 varro") != ""

    def inside() -> Scene:
        return roma().play("garrison 3 0")

    both(inside, "go-in-these scipio-africanus", "stay-out nero", "go-in scipio-africanus")
    both(inside, "go-in-these -", "stay-out nero", "stay-out scipio-africanus")
    assert inside().why("go-in-these hannibal") != ""


@pytest.mark.rule("hannibal", "15.1")
def test_15_1_the_way_of_a_retreat_is_named_in_one_move() -> None:
    def beaten() -> Scene:
        s = Scene(CARTHAGE).put("hannibal", "numantia", 8).put("nero", "numantia", 4).battle(CARTHAGE, "numantia")
        for name in ("bilbilis", "segovia", "ilerda", "araceli", "azaila", "salmantica", "toletum", "segobriga"):
            s.mark(2, name)
        s.mark(ROME, "segobriga")
        s.p.fighting().came_from = space("araceli")
        s.p.march = None
        return s.begin(BeginRetreat(ROME))

    s = beaten()
    ways = s.offered("retreat")
    assert ways
    first = ways[0].split()[1]
    s.play(ways[0])
    second = s.offered("retreat")[0].split()[1]
    s = both(beaten, f"retreat-by {first}>{second}", f"retreat {first}", f"retreat {second}")
    assert s.at("nero") == "segobriga"
    assert beaten().why("retreat-by araceli") == "retreat-where"
