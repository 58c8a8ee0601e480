"""7.21, 7.E: the eighteen events."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.forum.events import EnemyLeaderDies, EventTable, happen
from quadriga.games.republic.whole.forum.pretender import Pretender
from quadriga.games.republic.whole.rome import (
    CURIA,
    FORCE,
    GONE,
    IN_REVOLT,
    IN_ROME,
    ROME_CONSUL,
    WAITING,
    WITH_WAR,
)
from quadriga.games.republic.whole.senate.effects import unit_price
from quadriga.games.republic.whole.senate.phase import EndOfSenate
from quadriga.games.republic.whole.war.battle import swayed
from quadriga.games.republic.whole.war.strength import land, naval, spoils
from rules.republic.whole.scene import CARDS, DECK, Scene, senator


def table() -> Scene:
    scene = Scene().put("cornelius", 0, True).put("fabius", 1, True).put("julius", 2, True)
    scene.p.treasury = 100
    return scene.office("fabius", ROME_CONSUL)


def event(scene: Scene, id: str) -> Scene:
    scene.p.hear = scene.heard.append
    happen(scene.p, DECK.event_of[id])
    scene.p.hear = None
    scene.p.settle()
    return scene


@pytest.mark.rule("republic", "7.21a")
@pytest.mark.rule("republic", "7.E1")
def test_7_21a_the_light_side_then_the_dark_one_then_nothing() -> None:
    scene = table()
    for times in (1, 2, 2):
        scene.begin(EventTable()).roll(13)
        assert scene.p.event("allied_enthusiasm") == times
    assert [DECK.allies, DECK.event_row[0][13 - 3]] == [[50, 75], DECK.event_of["allied_enthusiasm"]]


@pytest.mark.rule("republic", "7.E2")
@pytest.mark.rule("republic", "7.E3")
@pytest.mark.parametrize(("events", "black", "white", "strength"), [
    ({"ally_deserts": 1}, 3, 7, 13), ({"ally_deserts": 1}, 3, 8, 10), ({"ally_deserts": 2}, 3, 7, 17),
    ({"enemys_ally_deserts": 1}, 3, 8, 7), ({"enemys_ally_deserts": 2}, 1, 12, 0), ({}, 3, 7, 10),
])  # fmt: skip
def test_7_e2_allies_desert_by_the_parity_of_the_dice(
    events: dict[str, int], black: int, white: int, strength: int
) -> None:
    scene = table()
    for id, times in events.items():
        scene.happen(id, times)
    assert swayed(scene.p, 10, black, white) == strength


@pytest.mark.rule("republic", "7.E5")
@pytest.mark.rule("republic", "7.E10")
def test_7_e5_droughts_and_shortages_add_up() -> None:
    scene = event(event(event(table(), "drought"), "drought"), "drought")
    assert scene.p.droughts() == 3
    assert unit_price(scene.p) == 10
    event(event(scene, "manpower_shortage"), "manpower_shortage")
    assert unit_price(scene.p) == 30


@pytest.mark.rule("republic", "7.E7")
def test_7_e7_an_epidemic_in_rome_then_one_abroad() -> None:
    scene = event(table().put("papirius", 0).govern("papirius", "sicily"), "epidemic")
    scene.roll("4", "11", "1", "blank", "20", "19")
    assert [scene.p.members(seat) for seat in range(3)] == [
        [senator("cornelius"), senator("papirius")],
        [senator("fabius")],
        [senator("julius")],
    ]
    assert len(scene.told("heir")) == 2
    event(scene, "epidemic").roll("11", "4", "2", "blank", "20", "19")
    assert scene.p.members(0) == [senator("cornelius")]
    assert len(scene.told("senator-died")) == 3


@pytest.mark.rule("republic", "7.E8")
@pytest.mark.rule("republic", "7.E8b")
def test_7_e8_omens_cost_twenty_once_and_count_on() -> None:
    scene = event(table(), "evil_omens")
    assert [scene.p.treasury, scene.p.omens()] == [80, 1]
    event(scene, "evil_omens")
    assert [scene.p.treasury, scene.p.omens()] == [80, 2]
    poor = table()
    poor.p.treasury = 8
    event(poor, "evil_omens")
    assert poor.ended() == "bankrupt"


@pytest.mark.rule("republic", "7.E11")
def test_7_e11_a_mob_spares_the_popular() -> None:
    scene = table()
    scene.p.unrest = 2
    scene.p.popularity[senator("julius")] = 2
    event(scene, "mob_violence").roll("4", "1")
    assert scene.told("senator-died") == [["cornelius"]]
    event(scene, "mob_violence").roll(1).roll("4", "2", "3")
    assert scene.told("senator-died")[1:] == [["julius"], ["fabius"]]


@pytest.mark.rule("republic", "7.E12")
def test_7_e12_a_disaster_costs_fifty_once_and_destroys_a_concession() -> None:
    scene = event(table().hold("fabius", "harbor-fees"), "natural_disaster").roll(4)
    assert [scene.p.treasury, scene.p.holder[words.CONCESSION.value("harbor-fees")]] == [50, CURIA]
    event(scene, "natural_disaster").roll(1)
    assert scene.p.treasury == 50


@pytest.mark.rule("republic", "7.E17")
def test_7_e17_the_highest_official_says_which_fleets_sink() -> None:
    scene = table().war("punic-1").command("julius", "punic-1", 3, 4)
    scene.p.fleets = 5
    event(scene, "storm_at_sea").roll(7)
    assert scene.asked() == ("1", "storm")
    assert scene.refused("sink-reserve 6") == ("7.E17", "no-such-fleets")
    scene.play("sink-reserve 5", "sink-with julius 2")
    assert [scene.p.fleets, scene.p.ships[senator("julius")]] == [0, 2]
    event(scene, "storm_at_sea").roll(12).play("sink-with julius 2")
    assert scene.p.fleets_in_play() == 0


@pytest.mark.rule("republic", "7.E16")
def test_7_e16_rhodes_lends_fleets_while_a_war_needs_them() -> None:
    idle = event(table().war("gallic-1"), "rhodian_alliance")
    assert [idle.p.fleets, idle.p.event("rhodian_alliance")] == [0, 0]
    scene = event(table().war("punic-1", "illyrian-1"), "rhodian_alliance")
    assert scene.p.rhodes is not None
    assert [scene.p.fleets, scene.p.rhodes.war] == [8, CARDS.conflict_of["punic_1"]]
    event(scene, "rhodian_alliance")
    assert [scene.p.fleets, scene.p.rhodes.fleets] == [12, 12]


@pytest.mark.rule("republic", "7.E6")
@pytest.mark.rule("republic", "7.8d")
def test_7_e6_the_highest_official_removes_a_leader_and_by_the_dark_side_makes_peace() -> None:
    scene = table().war("punic-1", "punic-2").happen("enemy_leader_dies", 2)
    hannibal = CARDS.leader_of["hannibal"]
    scene.p.chief[hannibal] = WITH_WAR
    scene.begin(EnemyLeaderDies())
    assert scene.refused("remove-leader philip-v") == ("7.E6", "no-such-leader")
    scene.play("remove-leader hannibal")
    assert [scene.p.chief[hannibal], scene.status("punic-2"), scene.status("punic-1")] == [
        GONE,
        words.ABSENT,
        words.ACTIVE,
    ]
    assert scene.p.treasury == 100 + 12
    waits = table().happen("enemy_leader_dies")
    waits.p.chief[hannibal] = WAITING
    waits.begin(EnemyLeaderDies()).play("remove-leader hannibal")
    assert waits.p.chief[hannibal] == GONE


@pytest.mark.rule("republic", "7.E13")
@pytest.mark.rule("republic", "7.E13b")
def test_7_e13_an_alliance_ends_a_war_for_half_or_all_of_its_spoils() -> None:
    scene = table().war("punic-1", "gladiator").command("julius", "punic-1", 4, 5).meet().happen("new_alliance")
    scene.p.marks[senator("julius")] = 0
    scene.begin(EndOfSenate())
    assert scene.asked() == ("1", "alliance")
    scene.play("name-war punic-1")
    assert [scene.p.treasury, scene.status("punic-1"), scene.p.place[senator("julius")]] == [117, words.ABSENT, IN_ROME]
    assert [scene.p.legions, scene.p.fleets] == [4, 5]
    dark = table().war("gallic-1", "gladiator").meet().happen("new_alliance", 2).begin(EndOfSenate())
    assert dark.refused("name-war gladiator") == ("7.E13", "a-revolt")
    dark.play("name-war gallic-1")
    assert [dark.p.treasury, dark.status("gallic-1")] == [120, words.BEATEN]
    assert dark.p.province[CARDS.province_of["cisalpine_gaul"]] == 1


@pytest.mark.rule("republic", "7.E14")
@pytest.mark.rule("republic", "7.E9b")
def test_7_e14_a_pretender_kills_a_governor_who_does_not_win() -> None:
    scene = table().put("papirius", 0).govern("papirius", "sicily").happen("pretender")
    sicily = CARDS.province_of["sicily"]
    scene.p.garrison[sicily] = 3
    scene.begin(Pretender()).roll("sicily").roll(10)
    assert [scene.p.province[sicily], scene.status("revolt-sicily")] == [IN_REVOLT, words.ACTIVE]
    assert scene.p.members(0) == [senator("cornelius")]
    assert scene.p.legions == 2
    war = words.WAR.value("revolt-sicily")
    assert [land(scene.p, war), naval(scene.p, war), spoils(scene.p, war)] == [2, 0, 0]
    won = table().put("papirius", 0).govern("papirius", "sicily").happen("pretender")
    won.p.garrison[sicily] = 3
    won.begin(Pretender()).roll("sicily").roll(15)
    assert [won.p.governor(sicily), won.p.garrison[sicily]] == [senator("papirius"), 2]
    dark = table().put("papirius", 0).govern("papirius", "sicily").happen("pretender", 2)
    dark.p.garrison[sicily] = 3
    dark.begin(Pretender()).roll("sicily")
    assert [dark.p.legions, dark.p.garrison[sicily], dark.status("revolt-sicily")] == [0, 0, words.ACTIVE]
    nobody = table().happen("pretender").begin(Pretender())
    assert nobody.p.event("pretender") == 1


@pytest.mark.rule("republic", "7.E18")
def test_7_e18_verres_moves_spoils_to_the_state() -> None:
    assert DECK.verres == [3, 5]
    scene = event(event(table(), "trial_of_verres"), "trial_of_verres")
    assert scene.p.event("trial_of_verres") == 2


def test_every_event_of_every_era_can_happen() -> None:
    for id in DECK.event_of:
        scene = table().war("punic-1")
        scene.p.fleets = 3
        scene.p.unrest = 1
        event(scene, id)
        assert scene.p.audit() == []
        assert scene.p.result is None
    assert [len(row) for row in DECK.event_row] == [16, 16, 16]
    assert PROVINCES == 15
    assert FORCE == 1
