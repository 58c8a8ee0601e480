"""3.4.2: who may sail, who may go aboard, where a fleet may put its cargo down."""

from collections.abc import Callable

import pytest

from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import guard_of
from quadriga.games.ultimus.movement.fleets import InPort, capacity, forbids_sailing, seas_beside
from quadriga.games.ultimus.position import AFLOAT, AT_SEA
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from rules.ultimus.scene import Scene, key_of, leader, unit, zone

pytestmark = pytest.mark.rule("ultimus", "3.4.2")
Change = Callable[[Scene], object]
WESTERN_SEA = "mare-internum-occidentalis"


def carthago(*names: str, side: int = ROMAIN) -> Scene:
    """The western fleet in its port, and these beside it."""
    s = Scene(450)
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), side
    s.put("africa-4", *names, side=side)
    return s


def at_sea(*names: str, side: int = ROMAIN) -> Scene:
    """The western fleet on its sea, and these aboard."""
    s = carthago(side=side)
    s.p.fleet_at[0] = AT_SEA + s.p.board.sea_ids.index(WESTERN_SEA)
    for name in names:
        if name in s.p.roster.unit_index:
            s.p.unit_side[unit(name)] = side
            s.p.put_unit(unit(name), AFLOAT)
        else:
            s.p.leader_side[leader(name)] = side
            s.p.leader_at[leader(name)] = AFLOAT
    return s


def rioting(s: Scene) -> None:
    """Event 11 in the capital where the fleet and the unit lie."""
    s.put("italia-4", "co-africa-1")
    s.p.fleet_at[0], s.p.riot = zone("italia-4"), 3


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        (lambda s: None, ""),
        (lambda s: s.p.fleet_at.__setitem__(0, -1), "no-fleet"),
        (lambda s: s.p.fleet_side.__setitem__(0, BARBARE), "no-fleet"),
        (lambda s: s.p.fleet_done.__setitem__(0, 1), "already-moved"),
        (lambda s: setattr(s.p, "event", 9), "storms"),
        (lambda s: setattr(s.p, "event", 8), ""),
    ],
)
def test_3_4_2_who_may_use_a_fleet(change: Change, refused: str) -> None:
    s = carthago()
    change(s)
    code = forbids_sailing(s.p, 0, ROMAIN)
    assert (key_of(code) if code else "") == refused
    assert ("sail classis-occidentalis" in s.moving(ROMAIN).offered()) is (refused == "")


def test_3_4_2_every_fleet_carries_two_units() -> None:
    s = Scene()
    assert [capacity(s.p, fleet) for fleet in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        (lambda s: None, ""),
        (lambda s: s.put("africa-3", "co-africa-1"), "not-here"),
        (lambda s: s.p.unit_done.__setitem__(unit("co-africa-1"), 1), "already-moved"),
        (lambda s: s.status("vandali", "war").put("africa-4", "vandali-u1"), "must-stop"),
        (rioting, "riot"),
    ],
)
def test_3_4_2_what_keeps_a_unit_ashore(change: Change, refused: str) -> None:
    s = carthago("co-africa-1")
    change(s)
    s.moving(ROMAIN).play("sail classis-occidentalis")
    assert s.why("embark co-africa-1") == refused
    assert ("embark co-africa-1" in s.offered()) is (refused == "")


def test_3_4_2_units_go_aboard_in_order_and_two_at_most_guards_with_their_leader() -> None:
    s = carthago("co-africa-1", "co-africa-2", "li-africa-1", "boniface")
    s.guard("bu-3-1", "boniface")
    s.moving(ROMAIN).play("sail classis-occidentalis")
    assert s.why("embark bu-3-1") == "bu-alone"
    s.play("embark co-africa-1")
    assert s.why("embark li-africa-1") == "in-order"
    assert s.why("board boniface") == ""
    s.play("embark co-africa-2")
    assert s.why("board boniface") == "fleet-full"
    s = carthago("co-africa-1", "co-africa-2", "boniface")
    s.guard("bu-3-1", "boniface")
    s.moving(ROMAIN).play("sail classis-occidentalis", "embark co-africa-1", "board boniface")
    assert guard_of(s.p, leader("boniface")) == unit("bu-3-1")
    assert s.at("bu-3-1") == s.at("boniface") == "sea"
    assert s.why("embark co-africa-2") == "fleet-full"


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        (lambda s: None, ""),
        (lambda s: s.put("africa-3", "boniface"), "not-here"),
        (lambda s: s.p.leader_done.__setitem__(leader("boniface"), 1), "already-moved"),
        (lambda s: setattr(s.p, "sick", leader("boniface")), "sick"),
        (lambda s: s.p.leader_bound.__setitem__(leader("boniface"), 1), "unrest"),
        (lambda s: s.status("vandali", "war").put("africa-4", "vandali-u1").guard("bu-3-1", "boniface"), "must-stop"),
        (lambda s: s.status("vandali", "war").put("africa-4", "vandali-u1"), ""),
    ],
)
def test_3_4_2_what_keeps_a_leader_ashore(change: Change, refused: str) -> None:
    s = carthago("boniface")
    change(s)
    s.moving(ROMAIN).play("sail classis-occidentalis")
    assert s.why("board boniface") == refused
    assert ("board boniface" in s.offered()) is (refused == "")


def test_3_4_2_leaders_go_aboard_in_order() -> None:
    s = carthago("boniface", "aetius")
    first, second = sorted(("boniface", "aetius"), key=leader)
    s.moving(ROMAIN).play("sail classis-occidentalis", f"board {second}")
    assert s.why(f"board {first}") == "in-order"


@pytest.mark.parametrize(("value", "refused"), [("peace", "at-peace"), ("war", ""), ("revolt", ""), ("regnum", "")])
def test_3_4_2_a_people_at_peace_does_not_sail_unless_it_migrates(value: str, refused: str) -> None:
    s = Scene(450)
    s.status("vandali", value)
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.put("africa-4", "vandali-u1")
    s.moving(BARBARE).play("sail classis-occidentalis")
    assert s.why("embark vandali-u1") == refused
    s.migrating("vandali")
    assert s.why("embark vandali-u1") == ""


def test_3_4_2_the_armenians_do_not_sail() -> None:
    s = carthago("armenia-u1")
    s.moving(ROMAIN).play("sail classis-occidentalis")
    assert s.why("embark armenia-u1") == "armenia-stays"


@pytest.mark.parametrize(
    ("names", "where", "refused"),
    [
        (("pa-w-scolae",), "italia-5", ""),
        (("pa-w-scolae",), "thracia-3", "no-coast"),
        (("pa-w-scolae",), "galliae-4", "no-coast"),
        (("co-africa-1",), "africa-3", ""),
        (("co-africa-1",), "italia-5", "co-diocese"),
        (("co-africa-1", "honorius"), "italia-5", ""),
        (("co-africa-1", "boniface"), "italia-5", "co-diocese"),
        (("li-africa-1", "honorius"), "italia-5", "li-diocese"),
    ],
)
def test_3_4_2_cargo_is_landed_where_it_might_march(names: tuple[str, ...], where: str, refused: str) -> None:
    s = at_sea(*names)
    if "honorius" in names:
        s.p.augustus[0] = leader("honorius")
    s.moving(ROMAIN).play("sail classis-occidentalis")
    assert s.why(f"land {where}") == refused
    assert (f"land {where}" in s.offered()) is (refused == "")


def test_3_4_2_peoples_who_never_meet_are_not_landed_together_nor_a_usurper_in_the_other_half() -> None:
    s = Scene(450)
    s.status("mauri", "war")
    s.status("vandali", "regnum")
    s.put("africa-3", "mauri-u1")
    s.p.fleet_at[0], s.p.fleet_side[0] = AT_SEA + s.p.board.sea_ids.index(WESTERN_SEA), BARBARE
    s.p.put_unit(unit("vandali-u1"), AFLOAT)
    s.moving(BARBARE).play("sail classis-occidentalis")
    assert s.why("land africa-3") == "no-stacking"
    assert s.why("land africa-5") == ""
    s = Scene(410)
    s.augusti()
    s.p.fleet_at[0], s.p.fleet_side[0] = AT_SEA + s.p.board.sea_ids.index("mare-internum-orientalis"), BARBARE
    s.p.usurper[0] = leader("jovin")
    s.p.leader_side[leader("jovin")] = BARBARE
    s.p.leader_at[leader("jovin")] = AFLOAT
    s.moving(BARBARE).play("sail classis-occidentalis")
    assert s.why("land thracia-3") == "usurpers-apart"


def test_3_4_2_a_fleet_moves_one_sea_or_into_a_port_and_what_it_lands_stays_there() -> None:
    s = at_sea("pa-w-scolae", "boniface")
    s.moving(ROMAIN).play("sail classis-occidentalis")
    bare = next(at for at in s.p.board.sea_coast[s.p.fleet_at[0] - AT_SEA] if not s.p.board.port[at])
    assert s.why(f"dock {s.p.board.zone_ids[bare]}") == "no-port"
    ports = [text.split()[1] for text in s.offered("dock")]
    assert "africa-4" in ports
    assert all(s.p.board.port[zone(name)] for name in ports)
    s.play("land italia-5")
    assert (s.at("pa-w-scolae"), s.at("boniface")) == ("italia-5", "italia-5")
    assert s.p.unit_done[unit("pa-w-scolae")] == s.p.leader_done[leader("boniface")] == 1
    assert s.step() == "OnSea"
    assert s.why("land italia-5") == "no-cargo"
    s.play("cast-off mare-internum-orientalis")
    assert s.step() == "Movement"
    assert s.why("sail classis-occidentalis") == "already-moved"


def test_3_4_2_who_has_sailed_does_not_sail_on_or_dock() -> None:
    s = carthago("pa-w-scolae")
    s.moving(ROMAIN).play("sail classis-occidentalis", "embark pa-w-scolae", f"cast-off {WESTERN_SEA}")
    assert s.step() == "OnSea"
    assert s.why("cast-off mare-internum-orientalis") == "already-moved"
    assert s.why("dock italia-4") == "already-moved"
    s.play("anchor")
    assert s.at("pa-w-scolae") == "sea"
    assert s.p.voyage is None


def test_3_4_2_who_stays_in_port_is_ashore_again_and_has_moved() -> None:
    s = carthago("pa-w-scolae", "boniface")
    s.moving(ROMAIN).play("sail classis-occidentalis", "embark pa-w-scolae", "board boniface", "anchor")
    assert s.at("pa-w-scolae") == s.at("boniface") == "africa-4"
    assert s.why("march boniface") == s.why("move pa-w-scolae") == "already-moved"


def test_3_4_2_the_northern_seas_are_closed() -> None:
    s = Scene()
    for fleet in range(2):
        for sea, name in enumerate(s.p.board.sea_ids):
            if s.p.board.sea_open[sea]:
                s.p.fleet_at[fleet] = AT_SEA + sea
                assert all(s.p.board.sea_open[to] for to in seas_beside(s.p, fleet)), name
    s.p.fleet_at[0] = zone("hispaniae-1")
    assert all(s.p.board.sea_open[to] for to in seas_beside(s.p, 0))


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
def test_6_3_who_lands_where_plague_reigns_suffers_as_those_who_were_there() -> None:
    s = at_sea("pa-w-scolae", "boniface")
    s.p.foyer = zone("italia-5")
    s.moving(ROMAIN).play("sail classis-occidentalis", "land italia-5")
    assert s.p.unit_weak[unit("pa-w-scolae")] == 1
    assert s.step() == "PlagueRoll"
    s.roll(9)
    assert s.at("boniface") == "dead"


def test_3_4_2_the_questions_of_a_voyage_name_the_fleet_and_give_examples() -> None:
    s = carthago("pa-w-scolae", "pa-w-victores", "boniface", "aetius")
    s.moving(ROMAIN).play("sail classis-occidentalis")
    prompt = s.p.prompt()
    assert prompt is not None
    assert prompt["about"] == [["fleet", "fleet", "classis-occidentalis"], ["room", "number", "2"]]
    question = s.p.question()
    assert isinstance(question, InPort)
    first, second = sorted(("pa-w-scolae", "pa-w-victores"), key=unit)
    chief = min(("boniface", "aetius"), key=leader)
    texts = [s.p.game.vocabulary.text(move) for move in question.samples(s.p)]
    assert texts == [f"sail-with {chief} {first}+{second} {WESTERN_SEA}"]
    leaders, units, seas = question.among(s.p, question.wholes[0])
    assert leaders.values == sorted([leader("boniface"), leader("aetius")])
    assert units.values == sorted([unit("pa-w-scolae"), unit("pa-w-victores")])
    assert seas.values == [s.p.board.sea_ids.index(WESTERN_SEA)]
    s.play(f"sail-with {chief} {first} {WESTERN_SEA}")
    assert s.step() == "OnSea"
    prompt = s.p.prompt()
    assert prompt is not None
    assert prompt["about"] == [["fleet", "fleet", "classis-occidentalis"]]
    assert s.at(chief) == s.at(first) == "sea"
    assert s.at(second) == "africa-4"
    assert s.told("sailed") == [["classis-occidentalis", WESTERN_SEA]]


def test_3_4_2_in_port_every_refusal_has_its_own_reason() -> None:
    s = carthago("pa-w-scolae", "boniface")
    s.moving(ROMAIN).play("sail classis-occidentalis")
    assert s.offered() == ["embark pa-w-scolae", "board boniface", f"cast-off {WESTERN_SEA}", "anchor"]
    assert s.why("cast-off mare-oceanus") == "no-sea-link"
    assert s.why("embark co-africa-1") == s.why("board aetius") == "not-here"
    empty = carthago().moving(ROMAIN)
    empty.play("sail classis-occidentalis")
    assert empty.half_said(words.EMBARK) == empty.half_said(words.BOARD) == "not-here"
    riot = carthago("boniface")
    riot.put("italia-4", "boniface", "pa-w-scolae")
    riot.p.fleet_at[0], riot.p.riot = zone("italia-4"), 1
    riot.moving(ROMAIN).play("sail classis-occidentalis")
    assert riot.offered() == [f"cast-off {WESTERN_SEA}", "anchor"]
    assert riot.why("board boniface") == riot.why("embark pa-w-scolae") == "riot"
    assert riot.half_said(words.EMBARK) == riot.half_said(words.BOARD) == "riot"


def test_3_4_2_at_sea_every_refusal_has_its_own_reason() -> None:
    empty = at_sea().moving(ROMAIN)
    empty.play("sail classis-occidentalis")
    assert not empty.offered("land")
    assert {"cast-off mare-internum-orientalis", "dock africa-4", "dock italia-5", "anchor"} <= set(empty.offered())
    assert empty.why("land italia-5") == "no-cargo"
    assert empty.half_said(words.LAND) == "no-cargo"
    assert empty.why("cast-off pontus-euxinus") == "no-sea-link"
    assert empty.why("dock thracia-3") == "no-coast"
    assert empty.why("dock africa-1") == "no-port"
    empty.play("dock italia-5")
    assert empty.p.fleet_at[0] == zone("italia-5")
    assert empty.told("docked") == [["classis-occidentalis", "italia-5"]]
    assert empty.step() == "Movement"
    laden = at_sea("li-africa-1").moving(ROMAIN)
    laden.play("sail classis-occidentalis")
    assert {"land africa-1", "land africa-3", "land africa-4"} <= set(laden.offered("land"))
    assert laden.why("land italia-5") == laden.why("dock italia-5") == "li-diocese"
    laden.play("cast-off mare-internum-orientalis")
    assert laden.half_said(words.CAST_OFF) == "already-moved"
    assert not laden.offered("dock")
    assert {"land africa-5", "anchor"} <= set(laden.offered())
    laden.play("land africa-5")
    assert laden.told("landed") == [["classis-occidentalis", "africa-5"]]
    assert laden.step() == "Movement"
    assert laden.p.voyage is None


def test_3_4_2_a_chief_at_peace_stays_ashore_and_one_at_war_needs_men_of_his_own() -> None:
    s = Scene(455)
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.status("vandali", "war")
    s.status("suevi", "war")
    s.put("africa-4", "genseric", "suevi-u1", "vandali-u1")
    s.moving(BARBARE).play("sail classis-occidentalis", "embark suevi-u1")
    assert s.why("board genseric") == "lone-barbarian"
    s = Scene(455)
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.put("africa-4", "genseric", side=BARBARE)
    s.p.put_unit(unit("vandali-u1"), AFLOAT)
    s.moving(BARBARE).play("sail classis-occidentalis")
    assert s.why("board genseric") == "at-peace"
