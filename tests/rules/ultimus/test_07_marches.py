"""Marches step by step (3.4.1, 4.3, 7.1 to 7.3, 8.2.2): what may be done next, what is refused and what is told."""

import pytest

from quadriga.engine.move import ANY, Move
from quadriga.games.ultimus import words
from quadriga.games.ultimus.movement.march import March, Muster, forbids_step
from quadriga.games.ultimus.movement.phase import Movement
from quadriga.games.ultimus.position import BOX
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.year.events import happen
from rules.ultimus.scene import EAST, WEST, Scene, key_of, leader, tribe, unit, zone


def asked_about(s: Scene) -> dict[str, str]:
    """What the question names."""
    prompt = s.p.prompt()
    assert prompt is not None
    about = prompt["about"]
    assert isinstance(about, list)
    return {name: slug for name, _, slug in about}


def sampled(s: Scene) -> list[str]:
    """The whole choices the question gives as examples."""
    question = s.p.question()
    assert isinstance(question, Movement | March)
    return [s.p.game.vocabulary.text(move) for move in question.samples(s.p)]


def gaul() -> Scene:
    """Aetius with four units, no titles; CC 8."""
    s = Scene(450)
    s.put("galliae-5", "aetius", "li-galliae-1", "co-galliae-1", "pa-w-scolae", "pa-w-victores")
    return s.moving(ROMAIN)


# ---------------------------------------------------------------- who goes with a leader


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_units_are_taken_in_order_and_each_once() -> None:
    s = gaul()
    s.play("march aetius")
    assert asked_about(s) == {"leader": "aetius", "most": "8"}
    assert s.offered() == [
        "take li-galliae-1", "take co-galliae-1", "take pa-w-victores", "take pa-w-scolae", "set-out",
    ]  # fmt: skip
    s.play("take co-galliae-1")
    assert s.why("take li-galliae-1") == s.why("take co-galliae-1") == "in-order"
    assert s.why("take pa-w-divitenses") == "not-here"
    s.play("take pa-w-scolae")
    assert s.offered() == ["set-out"]
    s.play("set-out")
    assert s.p.army().units == [unit("co-galliae-1"), unit("pa-w-scolae")]
    assert s.p.army().alone == 0


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_leader_takes_as_many_units_as_his_cc_guards_included() -> None:
    s = Scene(450)
    s.put("galliae-5", "jovin", "co-galliae-1", "co-galliae-2", "pa-w-scolae").guard("bu-2-1", "jovin")
    s.moving(ROMAIN)
    s.play("march jovin", "take co-galliae-1")
    assert s.step() == "Muster"
    s.play("take co-galliae-2")
    assert s.step() == "March"
    assert sorted(s.p.army().units) == sorted([unit("bu-2-1"), unit("co-galliae-1"), unit("co-galliae-2")])


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_who_has_moved_or_faces_enemies_is_not_taken() -> None:
    s = gaul()
    s.p.unit_done[unit("co-galliae-1")] = 1
    s.play("march aetius")
    assert s.why("take co-galliae-1") == "already-moved"
    s.play("set-out")
    assert s.p.army().alone == 1
    s = gaul()
    s.status("suevi", "war")
    s.put("galliae-5", "suevi-u1")
    s.moving(ROMAIN)
    s.play("march aetius")
    assert s.step() == "March"
    assert s.p.army().units == []


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_nobody_who_could_not_take_a_step_is_taken() -> None:
    s = Scene(450)
    s.put("britanniae-1", "dux-britanniae", "li-britanniae-1", "li-britanniae-2", "co-britanniae-1")
    s.status("picti", "war")
    s.put("britanniae-2", "co-britanniae-2")
    s.moving(ROMAIN)
    s.play("march dux-britanniae", "take li-britanniae-1", "take li-britanniae-2", "take co-britanniae-1")
    assert s.offered() == ["go britanniae-2", "go britanniae-3"]
    barred = Scene(450)
    barred.put("hispaniae-1", "avitus", "li-galliae-1", "pa-w-scolae")
    barred.moving(ROMAIN)
    barred.play("march avitus")
    assert barred.offered() == ["take pa-w-scolae", "set-out"]
    assert barred.why("take li-galliae-1") == "li-diocese"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_a_patrice_of_foederati_takes_romans_if_his_people_come_too() -> None:
    s = Scene(450)
    s.status("visigothi", "foederati")
    s.put("galliae-5", "theodoric-i", "li-galliae-1", "pa-w-scolae", "visigothi-u1")
    s.p.patrice[WEST] = leader("theodoric-i")
    s.moving(ROMAIN)
    s.play("march theodoric-i", "take pa-w-scolae")
    assert s.why("set-out") == "lone-barbarian"
    assert s.offered() == ["take visigothi-u1"]
    s.play("take visigothi-u1", "set-out")
    assert s.p.army().units == [unit("pa-w-scolae"), unit("visigothi-u1")]


# ---------------------------------------------------------------- the next step


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_a_march_goes_on_leaves_units_and_halts() -> None:
    s = gaul()
    s.play("march aetius", "take li-galliae-1", "take pa-w-victores", "take pa-w-scolae", "set-out")
    assert asked_about(s) == {"leader": "aetius", "zone": "galliae-5", "number": "3", "points": "3"}
    assert s.offered() == ["go galliae-3", "go galliae-4", "go galliae-6"]
    assert s.why("go viennensis-1") == "li-diocese"
    assert s.why("halt") == "must-go-on"
    assert s.why("drop pa-w-scolae") == "not-here"
    assert s.half_said(words.DROP) == "not-here"
    s.play("go galliae-4")
    assert s.p.army().spent == 1
    assert asked_about(s) == {"leader": "aetius", "zone": "galliae-4", "number": "3", "points": "2"}
    assert {"drop li-galliae-1", "drop pa-w-scolae", "drop pa-w-victores", "halt"} <= set(s.offered())
    s.play("drop pa-w-victores")
    assert s.why("drop li-galliae-1") == "in-order"
    assert s.why("drop pa-w-victores") == "not-here"
    assert s.p.unit_done[unit("pa-w-victores")] == 1
    assert "go italia-2" not in s.offered()
    s.play("go galliae-2")
    assert s.at("pa-w-victores") == "galliae-4"
    assert s.at("aetius") == s.at("li-galliae-1") == s.at("pa-w-scolae") == "galliae-2"
    assert s.p.unit_from[unit("pa-w-scolae")] == zone("galliae-4")
    assert "drop li-galliae-1" in s.offered()
    s.play("halt")
    assert s.p.leader_done[leader("aetius")] == s.p.unit_done[unit("pa-w-scolae")] == 1
    assert s.p.march is None
    assert s.told("marched") == [["aetius", "galliae-2", "2"]]


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_leader_goes_no_further_than_the_last_unit_that_stays_with_him() -> None:
    s = gaul()
    s.play("march aetius", "take pa-w-scolae", "set-out", "go galliae-4", "drop pa-w-scolae")
    assert s.offered() == ["halt"]
    assert s.why("go galliae-2") == "last-unit"
    alone = gaul()
    alone.play("march aetius", "set-out", "go galliae-4", "go galliae-2")
    assert alone.at("aetius") == "galliae-2"


@pytest.mark.rule("ultimus", "3.2.4")
def test_3_2_4_guards_are_never_left_on_the_way() -> None:
    s = Scene(450)
    s.put("galliae-5", "aetius", "pa-w-scolae").guard("bu-4-1", "aetius")
    s.moving(ROMAIN)
    s.play("march aetius", "take pa-w-scolae", "set-out", "go galliae-4")
    assert s.why("drop bu-4-1") == "guards-stay"
    assert s.offered("drop") == ["drop pa-w-scolae"]


@pytest.mark.rule("ultimus", "4.5.1")
def test_4_5_1_a_chief_keeps_a_unit_of_his_people_with_him_or_none_at_all() -> None:
    s = Scene(450)
    s.status("visigothi", "foederati")
    s.put("galliae-5", "theodoric-i", "pa-w-scolae", "visigothi-u1", "visigothi-u2")
    s.p.patrice[WEST] = leader("theodoric-i")
    s.moving(ROMAIN)
    s.play("march theodoric-i", "take-these pa-w-scolae+visigothi-u1+visigothi-u2", "go galliae-4")
    assert s.offered("drop") == ["drop pa-w-scolae", "drop visigothi-u1", "drop visigothi-u2"]
    s.play("drop visigothi-u1")
    assert s.why("drop visigothi-u2") == "kin-needed"
    lone = Scene(450)
    lone.status("visigothi", "foederati")
    lone.put("galliae-5", "theodoric-i", "visigothi-u1")
    lone.moving(ROMAIN)
    lone.play("march theodoric-i", "take visigothi-u1", "set-out", "go galliae-4", "drop visigothi-u1")
    assert lone.offered() == ["halt"]


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_the_hunni_leave_nobody_where_they_only_pass_and_do_not_halt_there() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.put("gepidae", "gepidae-u1")
    s.put("hunni-1", "attila", "hunni-u1", "hunni-u2")
    s.moving(BARBARE)
    s.play("march attila", "take-these hunni-u1+hunni-u2", "go gepidae")
    assert s.why("drop hunni-u1") == "no-stop"
    assert s.why("halt") == "must-go-on"
    assert not s.offered("drop")
    s.play(s.offered("go")[0])
    assert "halt" in s.offered()


@pytest.mark.rule("ultimus", "7.2")
@pytest.mark.rule("ultimus", "7.3")
@pytest.mark.parametrize(
    ("units", "start", "spent", "outside", "to", "refused"),
    [
        (["pa-w-scolae"], "galliae-5", 3, 0, "galliae-4", ""),
        (["pa-w-scolae"], "galliae-5", 4, 0, "galliae-4", "too-far"),
        (["co-galliae-1"], "galliae-5", 2, 0, "galliae-4", ""),
        (["co-galliae-1"], "galliae-5", 3, 0, "galliae-4", "too-far"),
        (["pa-w-scolae"], "galliae-5", 0, 0, "italia-4", "not-next"),
        ([], "alamanni", 1, 1, "franci", ""),
        ([], "alamanni", 2, 2, "franci", "outside-limit"),
        ([], "alamanni", 2, 2, "galliae-4", ""),
        ([], "galliae-4", 2, 0, "alamanni", ""),
        ([], "galliae-2", 2, 0, "alamanni", ""),
        ([], "galliae-2", 3, 0, "alamanni", "too-far"),
        (["pa-w-scolae"], "galliae-4", 0, 0, "alamanni", "pa-half"),
    ],
)  # fmt: skip
def test_7_2_what_stops_a_march(units: list[str], start: str, spent: int, outside: int, to: str, refused: str) -> None:
    s = Scene(450)
    s.put(start, "aetius", *units)
    numbers = [unit(name) for name in units]
    assert key_of(forbids_step(s.p, leader("aetius"), numbers, spent, outside, zone(to))) == refused


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_troops_stop_among_enemies_a_leader_alone_does_not() -> None:
    s = gaul()
    s.status("suevi", "war")
    s.put("galliae-4", "suevi-u1")
    s.play("march aetius", "take pa-w-scolae", "set-out", "go galliae-4")
    assert s.why("go galliae-2") == "must-stop"
    assert s.half_said(words.GO) == "must-stop"
    assert not s.offered("go")
    alone = gaul()
    alone.status("suevi", "war")
    alone.put("galliae-4", "suevi-u1")
    alone.play("march aetius", "set-out", "go galliae-4")
    assert "go galliae-2" in alone.offered()


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_d_rallied_in_the_far_north_units_may_be_taken_along() -> None:
    s = Scene(410)
    s.augusti()
    s.put("britanniae-2", "constantin-iii", "co-britanniae-1", side=BARBARE)
    s.put("britanniae-1", "li-britanniae-1", "co-britanniae-2")
    s.p.usurper[WEST] = leader("constantin-iii")
    s.moving(BARBARE)
    s.play("march constantin-iii", "take co-britanniae-1", "set-out", "go britanniae-1", "rally")
    s.roll(4)
    assert s.side("li-britanniae-1") == s.side("co-britanniae-2") == BARBARE
    assert s.step() == "Muster"
    assert s.p.army().units == [unit("co-britanniae-1")]
    assert s.offered() == ["take li-britanniae-1", "take co-britanniae-2", "set-out"]
    s.play("take co-britanniae-2", "set-out")
    assert {"go britanniae-2", "go britanniae-3"} == set(s.offered("go"))
    loyal = Scene(410)
    loyal.augusti()
    loyal.put("britanniae-2", "constantin-iii", "co-britanniae-1", side=BARBARE)
    loyal.put("britanniae-1", "li-britanniae-1")
    loyal.p.usurper[WEST] = leader("constantin-iii")
    loyal.moving(BARBARE)
    loyal.play("march constantin-iii", "take co-britanniae-1", "set-out", "go britanniae-1", "rally")
    loyal.roll(5)
    assert loyal.told("loyal") == [["britanniae-1"]]
    assert loyal.p.leader_done[leader("constantin-iii")] == 1
    assert loyal.step() == "Movement"


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_examples_of_whole_choices_are_such_as_could_be_made() -> None:
    s = gaul()
    texts = sampled(s)
    assert "march-by aetius - galliae-3" in texts
    assert "march-by aetius li-galliae-1 galliae-3" in texts
    assert "move-to li-galliae-1 galliae-3" in texts
    assert len([text for text in texts if text.startswith("march-by")]) == 3
    assert len([text for text in texts if text.startswith("move-to")]) == 2
    s.play("march aetius", "take pa-w-scolae", "set-out")
    assert sampled(s) == ["go-by galliae-3", "go-by galliae-4"]
    s.play("go galliae-4")
    assert sampled(s)[-1] == "drop-these pa-w-scolae"
    assert len(sampled(s)) == 3


# ---------------------------------------------------------------- a unit alone


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_unit_alone_goes_to_one_zone_beside_it() -> None:
    s = gaul()
    s.play("move co-galliae-1")
    assert asked_about(s) == {"unit": "co-galliae-1"}
    assert s.offered() == ["go galliae-3", "go galliae-4", "go galliae-6"]
    assert s.why("go viennensis-1") == "co-diocese"
    assert s.why("go galliae-1") == "not-next"
    assert s.why("halt") == "must-go-on"
    s.play("go galliae-4")
    assert s.step() == "Movement"
    assert s.p.unit_done[unit("co-galliae-1")] == 1
    assert s.p.unit_from[unit("co-galliae-1")] == zone("galliae-5")
    assert s.p.unit_wet[unit("co-galliae-1")] == 0
    assert s.told("moved") == [["co-galliae-1", "galliae-4"]]


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_unit_alone_that_crosses_a_river_or_strait_is_known_to_have_done_so() -> None:
    s = Scene(450)
    s.status("saxones", "war")
    s.put("saxones", "saxones-u1")
    s.moving(BARBARE)
    s.play("move saxones-u1", "go britanniae-2")
    assert s.p.unit_wet[unit("saxones-u1")] == 1


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_a_unit_on_the_road_goes_on_alone_up_to_four_points() -> None:
    s = Scene(450)
    s.status("suevi", "revolt")
    s.put("galliae-5", "suevi-u1")
    s.put("viennensis-2", "co-viennensis-1")
    s.migrating("suevi")
    s.moving(BARBARE)
    s.play("move suevi-u1", "go galliae-4")
    assert "halt" in s.offered()
    s.play("go galliae-2", "go galliae-4", "go galliae-3")
    assert s.at("suevi-u1") == "galliae-3"
    assert s.step() == "Movement"
    stopped = Scene(450)
    stopped.status("suevi", "revolt")
    stopped.put("galliae-5", "suevi-u1")
    stopped.put("viennensis-2", "co-viennensis-1")
    stopped.migrating("suevi")
    stopped.moving(BARBARE)
    stopped.play("move suevi-u1", "go viennensis-2")
    assert stopped.step() == "Movement"
    halted = Scene(450)
    halted.status("suevi", "revolt")
    halted.put("galliae-5", "suevi-u1")
    halted.migrating("suevi")
    halted.moving(BARBARE)
    halted.play("move suevi-u1", "go galliae-4", "halt")
    assert halted.at("suevi-u1") == "galliae-4"


# ---------------------------------------------------------------- the movement phase


@pytest.mark.rule("ultimus", "2.E")
def test_2_e_every_sort_of_movement_is_offered_and_refused_for_its_own_reason() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("italia-4", "pa-w-scolae")
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), ROMAIN
    s.hold(ROMAIN, "flotte")
    s.moving(ROMAIN)
    assert s.offered() == [
        "march marcien", "march majorien", "move pa-w-scolae", "sail classis-occidentalis", "play flotte",
        "end-movement",
    ]  # fmt: skip
    assert s.why("march avitus") == s.why("move co-galliae-1") == "not-on-map"
    assert s.why("sail classis-orientalis") == "no-fleet"
    assert s.why("leave-refuge west") == "no-refugee"
    assert s.why("play tribut") == "not-in-hand"
    assert s.half_said(words.LEAVE_REFUGE) == "no-refugee"
    empty = Scene(450).moving(ROMAIN)
    assert empty.offered() == ["end-movement"]
    assert empty.half_said(words.MARCH) == empty.half_said(words.MOVE) == "not-on-map"
    assert empty.half_said(words.SAIL) == "no-fleet"
    assert empty.half_said(words.PLAY) == "no-target"
    question = s.p.question()
    assert question.seals(s.p, s.parse("play flotte"))
    assert not question.seals(s.p, s.parse("march majorien"))
    assert not question.offers(s.p, Move(words.GO, zone("italia-5")))
    assert not question.offers(s.p, Move(words.MARCH, ANY))


@pytest.mark.rule("ultimus", "8.2.2")
@pytest.mark.parametrize(("half", "city", "name"), [(WEST, "italia-4", "majorien"), (EAST, "thracia-3", "marcien")])
def test_8_2_2_the_sheltered_come_out_together_once_the_enemy_has_left(half: int, city: str, name: str) -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.augusti("majorien", "marcien")
    s.p.leader_at[leader(name)] = BOX - half
    s.p.unit_side[unit("pa-w-scolae")] = ROMAIN
    s.p.put_unit(unit("pa-w-scolae"), BOX - half)
    s.put(city, "hunni-u1")
    realm = "west" if half == WEST else "east"
    other = "east" if half == WEST else "west"
    s.moving(ROMAIN)
    assert s.why(f"leave-refuge {realm}") == "besieged"
    s.p.put_unit(unit("hunni-u1"), NONE)
    assert s.why(f"leave-refuge {other}") == "no-refugee"
    s.play(f"leave-refuge {realm}")
    assert s.at(name) == s.at("pa-w-scolae") == city
    assert s.told("left-refuge") == [[realm]]
    assert f"march {name}" in s.offered()


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_the_called_is_asked_for_in_his_own_movement_and_no_other() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("italia-6", "majorien")
    happen(s.p, 6)
    s.moving(BARBARE)
    assert s.why("end-movement") == ""
    s.moving(ROMAIN)
    assert s.why("end-movement") == "called"
    s.p.event = 0
    assert s.why("end-movement") == ""


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_the_question_of_a_muster_is_the_leaders_players() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.put("hunni-1", "attila", "hunni-u1")
    s.moving(BARBARE)
    s.play("march attila")
    assert s.p.turn() == s.p.seat_of(BARBARE)
    assert isinstance(s.p.question(), Muster)
    assert s.p.roster.leader_tribe[leader("attila")] == tribe("hunni")
