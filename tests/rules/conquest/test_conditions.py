"""What is offered and what the book forbids are one thing: whatever no condition forbids is among the moves."""

from itertools import product

import pytest

from quadriga.engine.frame import Decision
from quadriga.engine.move import Move
from quadriga.engine.vocabulary import Named
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.land import Volley, battle_of
from rules.conquest.scene import GAME, Scene, start


def one_thing(s: Scene, *verbs: str) -> int:
    """Every conceivable move with these verbs is offered exactly if nothing forbids it; how many are."""
    frame = s.p.question()
    assert isinstance(frame, Decision)
    offered = {(move.verb, move.a, move.b) for move in s.p.moves()}
    found = 0
    for name in verbs:
        number = words.VOCABULARY.parse(f"{name}{' ?' * len(verb_kinds(name))}").verb
        for values in product(*[range(size) for size in verb_kinds(name)]):
            move = Move(number, *values)
            is_offered = (move.verb, move.a, move.b) in offered
            assert (frame.why(s.p, move) == 0) == is_offered, words.VOCABULARY.text(move)
            found += is_offered
    return found


def verb_kinds(name: str) -> list[int]:
    """How many values each argument of a verb has."""
    (verb,) = [one for one in words.VOCABULARY.verbs if one.name == name]
    return [len(kind.slugs) for kind in verb.kinds if isinstance(kind, Named)]


@pytest.mark.rule("conquest", "8.1")
@pytest.mark.rule("conquest", "8.2")
@pytest.mark.rule("conquest", "3.1")
@pytest.mark.rule("conquest", "4.5")
def test_8_every_step_nothing_forbids_is_offered() -> None:
    s = Scene(3).hold("black", "thracia", "moesia", "dacia").city("thracia", "moesia")
    s.road("macedonia--thracia", "moesia--thracia")
    s.legion("black-general-1", "macedonia", infantry=3, cavalry=2).units("yellow", "asia", infantry=1)
    s.galley("black-galley-1", "macedonia").galley("black-galley-2", "mare-aegaeum", aboard=("black-general-2",))
    s.galley("black-galley-3", "mare-rhodus", infantry=1, aboard=("black-general-3",))
    s.galley("black-galley-4", "oceanus-atlanticus").galley("black-galley-5", "britannia").turn("black")
    assert one_thing(s, "march", "sail", "ally", "renounce") > 20
    s.march("black-general-1", "moesia", infantry=3)
    assert one_thing(s, "march", "sail") > 20
    s.play("ally yellow", "accept").march("black-general-1", "dacia", infantry=0)
    assert one_thing(s, "march", "sail", "ally", "renounce") > 20


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_rider_without_points_still_goes_on_along_the_road() -> None:
    s = Scene(3).hold("black", "thracia", "moesia", "dacia").city("thracia", "moesia")
    s.road("macedonia--thracia", "moesia--thracia").leaders("dacia", "black-general-1").turn("black")
    s.march("black-general-1", "moesia").march("black-general-1", "thracia")
    assert s.points("black-general-1") == 0
    assert s.offered("march black-general-1") == ["march black-general-1 macedonia"]
    assert one_thing(s, "march") > 10


@pytest.mark.rule("conquest", "4.5")
@pytest.mark.parametrize("roads", ["builder", "controller"])
def test_4_5_cities_without_a_road_between_them_are_no_road(roads: str) -> None:
    s = Scene(3, roads=roads).hold("black", "moesia", "dacia").city("moesia", "dacia").turn("black")
    assert s.refused("march black-general-1 dacia") == ("3.1", "not-adjacent")
    s = Scene(3, roads=roads).hold("black", "moesia", "dacia").city("moesia", "dacia")
    s.road("macedonia--moesia", "dacia--moesia").turn("black")
    assert s.why("march black-general-1 dacia") == ""


@pytest.mark.rule("conquest", "4.5")
@pytest.mark.parametrize(("end", "border"), [("dacia", "dacia--moesia"), ("pannonia", "moesia--pannonia")])
def test_4_5_a_road_serves_nobody_who_lost_one_of_its_cities(end: str, border: str) -> None:
    s = Scene(3).hold("black", "moesia", end).city("moesia", end).road("macedonia--moesia", border).turn("black")
    assert s.why(f"march black-general-1 {end}") == ""
    s.hold("yellow", end)
    assert s.refused(f"march black-general-1 {end}") == ("3.1", "not-adjacent")


@pytest.mark.rule("conquest", "9.2")
def test_9_2_one_unit_scores_once_or_not_at_all_however_many_it_meets() -> None:
    s = Scene(3).units("black", "thracia", infantry=1).units("blue", "thracia", infantry=4)
    s.phase("black", "combat").play("fight thracia", "form 4 0 0", "form 1 0 0")
    volley = s.p.question()
    assert isinstance(volley, Volley)
    assert [(volley.hits(s.p, move.a), weight) for move, weight in s.p.lumps()] == [(0, 4), (1, 2)]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_hits_that_were_taken_are_taken() -> None:
    s = Scene(3).units("black", "thracia", infantry=2).units("blue", "thracia", infantry=2)
    s.phase("black", "combat").play("fight thracia", "form 2 0 0", "form 2 0 0", "strike infantry:1.blank:1")
    assert s.asked() == ("blue", "losses")
    s.play("lose 1 0 0")
    assert battle_of(s.p).hits == [0, 0]


@pytest.mark.rule("conquest", "9")
def test_9_every_battle_nothing_forbids_is_offered() -> None:
    s = Scene(4).units("black", "thracia", infantry=1).units("blue", "thracia", infantry=1)
    for number, sea in enumerate(("mare-epirus", "mare-aegaeum"), 1):
        s.galley(f"black-galley-{number}", sea).galley(f"yellow-galley-{number}", sea)
    s.galley("red-galley-1", "mare-epirus").galley("red-galley-2", "mare-rhodus")
    s.phase("black", "combat")
    assert one_thing(s, "fight", "engage") == 4
    s.play("engage mare-epirus yellow", "broadside blank:2", "broadside blank:2", "broadside blank:2")
    s.play("broadside blank:2", "broadside blank:2", "broadside blank:2")
    assert one_thing(s, "fight", "engage") == 3


@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "4.4.1")
@pytest.mark.rule("conquest", "4.4.2")
@pytest.mark.rule("conquest", "4.5")
def test_15_every_building_nothing_forbids_is_offered() -> None:
    s = Scene(3).hold("black", "thracia", "moesia", "dacia", "achaia").city("thracia").city("moesia", fortified=True)
    s.road("macedonia--thracia").units("yellow", "dacia", infantry=1).money("black", 200)
    s.phase("black", "purchase")
    assert one_thing(s, "build-city", "fortify", "build-road") >= 4
    s.play("build-city achaia")
    assert one_thing(s, "build-city", "fortify", "build-road") >= 4


@pytest.mark.rule("conquest", "14")
def test_14_every_city_nothing_forbids_may_go() -> None:
    s = Scene(3).hold("black", "thracia", "moesia").city("thracia").units("yellow", "asia", infantry=1)
    s.hold("yellow", "asia").city("asia").phase("black", "destruction")
    assert one_thing(s, "raze") == 2


@pytest.mark.rule("conquest", "16")
def test_16_every_bargain_nothing_forbids_is_offered() -> None:
    s = (
        Scene(3)
        .captive("black-general-1", "blue")
        .captive("blue-general-1", "black")
        .captive("blue-general-2", "yellow")
    )
    s.captive("yellow-general-1", "blue").phase("black", "placement")
    assert one_thing(s, "bargain", "release", "ally", "renounce") == 5


@pytest.mark.rule("conquest", "3.1")
def test_3_1_what_touches_the_first_sea_and_the_last_province() -> None:
    shores = ["britannia", "belgica", "germania", "lugdunensis"]
    assert GAME.neighbours("oceanus-britannicus") == ["oceanus-atlanticus", *shores]
    assert GAME.neighbours("dalmatia")[-2:] == ["mare-adriatico", "mare-epirus"]


@pytest.mark.rule("conquest", "5.2")
def test_5_2_every_home_nothing_forbids_may_be_chosen() -> None:
    s = start(4, homes="chosen")
    for left in (4, 3, 2):
        assert one_thing(s, "choose-home") == left
        s.play(s.offered()[-1])


@pytest.mark.rule("conquest", "9")
def test_9_the_first_players_fleet_is_engaged_as_any_other() -> None:
    s = Scene(3).galley("yellow-galley-1", "mare-epirus").galley("black-galley-1", "mare-epirus")
    s.phase("yellow", "combat")
    assert s.offered() == ["engage mare-epirus black", "ally black", "ally blue", "end-combat"]
    assert s.refused("engage ? blue") == s.refused("engage mare-epirus blue") == ("9", "no-fleet-there")
    s.play("engage mare-epirus black")
    assert sum(weight for _, weight in s.p.chances()) == 36
    s.listen().play("broadside galley:1.blank:1", "broadside blank:2", "sink yellow-galley-1")
    assert s.told("fleets-part") == []
    assert s.p.engagement is None
    assert s.at("yellow-galley-1") == "gone"


@pytest.mark.rule("conquest", "14")
def test_14_an_enemy_army_before_the_gates_threatens_ruling_c_70() -> None:
    s = Scene(3).hold("black", "dacia").city("dacia").units("yellow", "dacia", infantry=1)
    s.phase("black", "destruction")
    assert s.asked() == ("black", "razing")
    assert "raze dacia" in s.offered()


@pytest.mark.rule("conquest", "8.2")
def test_8_2_nobody_comes_aboard_twice() -> None:
    s = Scene(3).galley("black-galley-1", "macedonia").turn("black")
    s.play("sail black-galley-1 mare-epirus", "board black-general-1")
    assert s.refused("board black-general-1") == ("8.2", "boarded-out-of-order")
    assert s.refused("board black-emperor") == ("8.2", "boarded-out-of-order")
    assert s.why("board black-general-2") == ""


@pytest.mark.rule("conquest", "4.5")
def test_4_5_only_the_rider_leads_on_those_who_rode_with_him() -> None:
    s = Scene(3).hold("black", "thracia", "moesia").city("thracia", "moesia")
    s.road("macedonia--thracia", "moesia--thracia").leaders("thracia", "black-general-2")
    s.units("black", "macedonia", infantry=3).turn("black")
    s.march("black-general-1", "thracia", infantry=3)
    s.play("march black-general-2 asia")
    assert s.asked() == ("black", "movement")
    assert s.army("black", "asia") == (0, 0, 0)


@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "4")
def test_15_what_the_purse_just_holds_may_still_be_wanting_in_the_box() -> None:
    s = Scene(3).money("black", 60)
    s.units("black", "macedonia", infantry=s.pool("black")[0] - 5).phase("black", "purchase")
    assert s.why("buy infantry 5") == ""
    assert s.refused("buy infantry 6") == ("4", "no-pieces-left")
    assert s.refused("buy infantry 7") == ("15", "too-dear")
