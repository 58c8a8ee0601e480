import pytest

from quadriga.engine.seat import CHANCE
from quadriga.games.hannibal.year.consuls import Election
from quadriga.games.hannibal.year.reinforcements import Reinforcements
from quadriga.games.hannibal.year.sequence import EndTurn
from rules.hannibal.scene import CARTHAGE, ROME, Scene


def spring(turn: int = 2) -> Scene:
    """A scene whose reinforcement phase is about to begin, once `arrive` is called."""
    return Scene(CARTHAGE, turn=turn)


def arrive(s: Scene) -> Scene:
    s.p.begin(Reinforcements())
    s.p.settle()
    return s


@pytest.mark.rule("hannibal", "6.1")
def test_6_1_one_unit_for_africa_two_for_spain_one_anywhere() -> None:
    s = arrive(spring().put("hannon", "zama", 1).put("hasdrubal", "corduba", 1).put("hannibal", "mutina", 3))
    assert s.offered() == ["reinforce carthago", "reinforce zama"]
    s.play("reinforce zama")
    assert s.offered() == ["reinforce corduba", "reinforce carthago-nova"]
    s.play("reinforce corduba", "reinforce carthago-nova")
    assert sorted(s.offered()) == sorted(
        f"reinforce {name}" for name in ("carthago", "zama", "corduba", "carthago-nova", "mutina")
    )
    s.play("reinforce mutina")
    assert s.cu(CARTHAGE, "mutina") == 4
    assert s.cu(CARTHAGE, "zama") == s.cu(CARTHAGE, "corduba") == 2
    assert s.asked() == ("rome", "reinforce-rome")


@pytest.mark.rule("hannibal", "6.1")
def test_6_1_without_carthago_nova_and_baetica_only_two_units_come() -> None:
    s = spring().put("hasdrubal", "toletum", 1).mark(ROME, "carthago-nova", "acci", "malaca", "hispalis")
    arrive(s).play("reinforce carthago")
    assert s.asked() == ("carthage", "reinforce-carthage")
    s.play("reinforce toletum")
    assert s.asked()[0] == "rome"


@pytest.mark.rule("hannibal", "6.1")
def test_6_1_displaced_generals_return_to_units_that_are_not_besieged() -> None:
    s = spring().put("carthage", "zama", 1).put("carthage", "utica", 1, within=True).put("rome", "utica", 4)
    s.siege("utica", 1, ROME)
    s.p.at[3] = -3
    s.p.at[2] = -3
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    assert s.asked() == ("carthage", "recall")
    assert s.offered() == ["recall hannon carthago", "recall hannon zama"]
    s.play("recall hannon zama", "recall magon carthago-nova")
    assert s.at("hannon") == "zama"
    assert s.at("magon") == "carthago-nova"


@pytest.mark.rule("hannibal", "6.2")
def test_6_2_at_least_three_of_five_units_go_to_italy() -> None:
    s = spring().put("longus", "agrigentum", 8)
    arrive(s)
    s.play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    s.play("reinforce agrigentum", "reinforce agrigentum")
    assert s.why("reinforce agrigentum") == "italy-first"
    s.play("reinforce roma", "reinforce roma", "reinforce roma")
    assert s.cu(ROME, "roma") == 3
    assert s.cu(ROME, "agrigentum") == 10


@pytest.mark.rule("hannibal", "6.2")
def test_6_2_a_stack_of_five_comes_first_if_there_is_none() -> None:
    s = spring().put("longus", "agrigentum", 2).put("rome", "roma", 2)
    s.p.stack = s.p.stack[:1]
    from quadriga.games.hannibal.year.reinforcements import PlaceRoman

    s.p.begin(PlaceRoman(5, 0))
    s.play("reinforce agrigentum", "reinforce agrigentum", "reinforce roma")
    assert s.offered() == ["reinforce roma"]
    s = spring().put("longus", "agrigentum", 1).put("rome", "roma", 2)
    s.p.begin(PlaceRoman(3, 0))
    assert s.why("reinforce agrigentum") == "stack-first"


@pytest.mark.rule("hannibal", "6.3")
def test_6_3_nothing_arrives_in_a_besieged_city() -> None:
    s = spring().put("rome", "roma", 2, within=True).put("hannibal", "roma", 6).siege("roma", 1, CARTHAGE)
    s.put("longus", "agrigentum", 8)
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    assert s.offered() == ["reinforce agrigentum"]
    assert s.why("reinforce roma") == "no-placement"
    s.play("reinforce agrigentum", "reinforce agrigentum")
    assert s.asked()[1] != "reinforce-rome"


@pytest.mark.rule("hannibal", "6.3")
def test_6_3_a_lone_enemy_general_does_not_prevent_arrival_and_is_displaced() -> None:
    s = spring().put("magon", "roma").put("carthage", "carthago", 1)
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    s.play("reinforce roma")
    assert s.at("magon") == "displaced"


@pytest.mark.rule("hannibal", "6.4")
def test_6_4_others_go_home_and_two_consuls_are_drawn_from_all_eight() -> None:
    s = spring().put("p-scipio", "roma", 8).put("longus", "agrigentum", 8)
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    s.play(*["reinforce roma"] * 5)
    assert s.asked() == ("rome", "name-proconsul")
    assert s.offered() == ["prorogue p-scipio", "prorogue longus", "no-proconsul"]
    s.play("no-proconsul")
    assert s.p.turn() == CHANCE
    assert len(s.p.moves()) == 8
    s.play("elect longus")
    assert len(s.p.moves()) == 7
    s.play("elect nero")
    assert s.at("p-scipio") == "pool"
    s.play("station longus agrigentum", "station nero roma")
    assert s.at("longus") == "agrigentum"
    assert s.at("nero") == "roma"


@pytest.mark.rule("hannibal", "6.5")
def test_6_5_consuls_take_stacks_of_five_and_outrank_the_proconsul_there() -> None:
    s = spring().put("p-scipio", "roma", 8).put("longus", "agrigentum", 4)
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    s.play(*["reinforce roma"] * 5, "prorogue p-scipio", "elect varro", "elect paulus")
    assert s.offered() == ["station varro roma"]
    s.play("station varro roma")
    assert s.commands("varro")
    assert not s.commands("p-scipio")


@pytest.mark.rule("hannibal", "6.5")
def test_6_5_besieged_roma_takes_consuls_only_when_nothing_else_can() -> None:
    s = spring().put("rome", "roma", 5, within=True).put("hannibal", "roma", 8).siege("roma", 1, CARTHAGE)
    s.put("rome", "sena", 2)
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    s.play("elect varro", "elect paulus")
    assert s.offered() == ["station varro roma"]
    s.play("station varro roma")
    assert s.p.at[11] >= 96


@pytest.mark.rule("hannibal", "6.6")
def test_6_6_the_proconsul_stays_with_his_army_and_may_be_replaced() -> None:
    s = spring().put("p-scipio", "sena", 8).put("longus", "agrigentum", 8)
    s.p.proconsul = 5
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    s.play(*["reinforce roma"] * 5, "prorogue longus")
    assert s.p.proconsul == 6
    assert s.at("p-scipio") == "pool"
    assert s.at("longus") == "agrigentum"
    assert "elect longus" not in s.offered()


@pytest.mark.rule("hannibal", "6.7")
def test_6_7_africanus_comes_on_turn_six_with_five_units_to_italy_or_a_spanish_port() -> None:
    s = spring(6).put("p-scipio", "roma", 8).mark(ROME, "tarraco", "azaila").put("carthage", "sena", 1)
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    s.play(*["reinforce roma"] * 5)
    assert s.asked() == ("rome", "land-africanus")
    assert s.why("land-africanus azaila") == "no-landing"
    assert s.why("land-africanus sena") == "no-landing"
    assert s.why("land-africanus agrigentum") == "no-landing"
    s.play("land-africanus tarraco")
    assert s.cu(ROME, "tarraco") == 5
    assert s.at("scipio-africanus") == "tarraco"
    s.play("prorogue p-scipio")
    assert "elect scipio-africanus" not in s.offered()


@pytest.mark.rule("hannibal", "6.7")
def test_6_7_without_a_space_for_him_africanus_never_comes() -> None:
    s = spring(6).put("p-scipio", "agrigentum", 8)
    for number, country in enumerate(__import__("quadriga.games.hannibal.board", fromlist=["BOARD"]).BOARD.country_of):
        if country in (1, 2) and s.p.control[number] == ROME:
            s.p.cu[109 + number] = 1
    arrive(s)
    while s.asked()[1] in ("reinforce-carthage", "reinforce-rome"):
        s.play(s.offered()[0])
    assert s.at("scipio-africanus") == "gone"


def test_ruling_h_17_africanus_may_not_land_in_any_walled_city_by_option() -> None:
    s = Scene(CARTHAGE, turn=6, africanus_city="any-city").put("p-scipio", "roma", 8)
    arrive(s).play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce carthago")
    s.play(*["reinforce roma"] * 5)
    assert s.why("land-africanus roma") == "no-landing"
    assert s.why("land-africanus sena") == ""


@pytest.mark.rule("hannibal", "18.2")
def test_18_2_where_both_consuls_take_over_one_army_rome_names_the_commander() -> None:
    s = Scene(ROME).put("rome", "roma", 10)
    s.p.stack = [EndTurn(), Election()]
    s.p.settle()
    s.play("elect varro", "elect marcellus", "station varro roma")
    assert s.asked()[1] == "station"
    s.play("station marcellus roma")
    assert s.asked() == ("rome", "name-commander")
    assert s.offered() == ["command marcellus", "command varro"]
    s.play("command marcellus")
    assert s.commands("marcellus")
    assert not s.commands("varro")


@pytest.mark.rule("hannibal", "6.4")
def test_6_4_a_general_who_watched_a_city_alone_goes_home_and_its_gates_open() -> None:
    s = Scene(ROME).put("rome", "roma", 10).put("nero", "saguntum").put("carthage", "saguntum", 2, within=True)
    s.p.stack = [EndTurn(), Election()]
    s.p.settle()
    s.play("no-proconsul")
    assert s.cu(CARTHAGE, "saguntum") == 2
