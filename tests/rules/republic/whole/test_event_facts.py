"""7.E: everything an event changes, and nothing else."""

import pytest

from quadriga.engine import ANY
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.events import (
    ChooseLeader,
    EnemyLeaderDies,
    EventTable,
    StormDice,
    clear_events,
    end_rhodes,
    forbids_alliance,
    happen,
)
from quadriga.games.republic.whole.rome import CAPTIVE, ROME_CONSUL
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

JULIUS = senator("julius")


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest = 3, 100, 3
    return scene


def strike(scene: Facts, event: str) -> Facts:
    """The event is drawn."""
    scene.mark()
    scene.p.hear = scene.heard.append
    happen(scene.p, DECK.event_of[event])
    scene.p.settle()
    scene.p.hear = None
    return scene


@pytest.mark.rule("republic", "7.1a")
def test_7_1a_events_leave_but_for_three() -> None:
    scene = table()
    scene.p.events = [2] * len(scene.p.events)
    clear_events(scene.p)
    assert [id for id, at in DECK.event_of.items() if scene.p.events[at] == 2] == [
        "pretender",
        "refuge",
        "rhodian_alliance",
    ]
    assert sum(scene.p.events) == 6


@pytest.mark.rule("republic", "7.21a")
def test_7_21a_three_dice_choose_the_event_of_the_era() -> None:
    scene = table().begin(EventTable())
    assert [(move.a, weight) for move, weight in scene.p.chances()] == [
        (3, 1),
        (4, 3),
        (5, 6),
        (6, 10),
        (7, 15),
        (8, 21),
        (9, 25),
        (10, 27),
        (11, 27),
        (12, 25),
        (13, 21),
        (14, 15),
        (15, 10),
        (16, 6),
        (17, 3),
        (18, 1),
    ]
    found = []
    for era in range(3):
        for total in (3, 10, 18):
            one = table()
            one.p.era = era
            one.begin(EventTable()).mark().roll(total)
            found.append(one.heard_all()[0])
    assert found == [
        "event mob-violence 1",
        "event evil-omens 1",
        "event trial-of-verres 1",
        "event pretender 1",
        "event evil-omens 1",
        "event rhodian-alliance 1",
        "event epidemic 1",
        "event evil-omens 1",
        "event new-alliance 1",
    ]


@pytest.mark.rule("republic", "7.21a")
def test_7_21a_a_third_draw_adds_nothing_but_where_the_card_says_so() -> None:
    found = {}
    for event in DECK.event_of:
        scene = table().war("punic-2")
        states = []
        for _ in range(4):
            strike(scene, event)
            states.append(scene.p.event(event))
            scene.p.stack.clear()
            scene.p.cup = None
        found[event] = states
    assert found == {
        "allied_enthusiasm": [1, 2, 2, 2],
        "ally_deserts": [1, 2, 2, 2],
        "enemys_ally_deserts": [1, 2, 2, 2],
        "barbarian_raids": [1, 2, 2, 2],
        "drought": [1, 2, 3, 4],
        "enemy_leader_dies": [1, 2, 2, 2],
        "epidemic": [1, 2, 2, 2],
        "evil_omens": [1, 2, 3, 4],
        "internal_disorder": [1, 2, 2, 2],
        "manpower_shortage": [1, 2, 3, 4],
        "mob_violence": [1, 2, 2, 2],
        "natural_disaster": [1, 2, 2, 2],
        "new_alliance": [1, 2, 2, 2],
        "pretender": [1, 2, 2, 2],
        "refuge": [1, 2, 2, 2],
        "rhodian_alliance": [1, 2, 2, 2],
        "storm_at_sea": [1, 2, 2, 2],
        "trial_of_verres": [1, 2, 2, 2],
    }


@pytest.mark.rule("republic", "7.E8")
def test_7_e8_omens_cost_twenty_once() -> None:
    scene = strike(table(), "evil_omens")
    assert scene.changes() == ["treasury 100 > 80", "events 7 0 > 1"]
    assert scene.heard_all() == ["event evil-omens 1", "state-paid 20"]
    strike(scene, "evil_omens")
    assert scene.changes() == ["events 7 1 > 2"]
    assert scene.p.omens() == 2


@pytest.mark.rule("republic", "7.E12")
def test_7_e12_a_disaster_costs_fifty_once_and_destroys_by_the_die() -> None:
    found = {}
    for face in range(1, 7):
        scene = table().hold("julius", "mining").hold("julius", "harbor-fees").hold("cornelius", "armaments")
        scene.hold("cornelius", "ship-building")
        strike(scene, "natural_disaster").roll(face)
        found[face] = scene.changes()
    assert found == {
        1: ["treasury 100 > 50", "holder mining julius > -3", "events 11 0 > 1"],
        2: ["treasury 100 > 50", "holder mining julius > -3", "events 11 0 > 1"],
        3: ["treasury 100 > 50", "holder harbor-fees julius > -3", "events 11 0 > 1"],
        4: ["treasury 100 > 50", "holder harbor-fees julius > -3", "events 11 0 > 1"],
        5: ["treasury 100 > 50", "holder armaments cornelius > -3", "events 11 0 > 1"],
        6: ["treasury 100 > 50", "holder ship-building cornelius > -3", "events 11 0 > 1"],
    }
    again = table().happen("natural_disaster", 1)
    strike(again, "natural_disaster")
    assert again.changes() == ["events 11 1 > 2"]
    weights = [(move.a, weight) for move, weight in again.p.chances()]
    assert [face for face, _ in weights] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("republic", "7.E11")
def test_7_e11_the_dark_mob_draws_a_die_of_chits_more() -> None:
    scene = strike(table(), "mob_violence")
    assert scene.p.drawn().owed == 3
    dark = strike(table().happen("mob_violence", 1).happen("evil_omens", 2), "mob_violence")
    assert [move.a for move, _ in dark.p.chances()] == [1, 2, 3, 4, 5, 6]
    dark.roll(5)
    assert dark.p.drawn().owed == 3 + 5 - 2
    low = strike(table().happen("mob_violence", 1).happen("evil_omens", 2), "mob_violence").roll(1)
    assert low.p.drawn().owed == 3


@pytest.mark.rule("republic", "7.E11")
@pytest.mark.parametrize(("rule", "dead"), [("up-to", 3), ("below", 2)])
def test_7_e11_whom_the_dark_mob_finds(rule: str, dead: int) -> None:
    scene = table({"dark-mob": rule}).happen("mob_violence", 1)
    for name, popularity in (("cornelius", 4), ("fabius", 3), ("julius", 2), ("valerius", -1)):
        scene.p.popularity[senator(name)] = popularity
    for name in ("claudius", "manlius"):
        scene.p.popularity[senator(name)] = 9
    strike(scene, "mob_violence").roll(1)
    chits = [str(DECK.family[senator(name)] + 1) for name in ("cornelius", "fabius", "julius", "valerius")]
    scene.roll(*chits)
    assert len(scene.told("senator-died")) == dead


@pytest.mark.rule("republic", "7.E7")
def test_7_e7_an_epidemic_draws_six() -> None:
    scene = strike(table(), "epidemic")
    assert scene.p.drawn().owed == 6
    away = table().govern("valerius", "sicily")
    strike(away, "epidemic").roll(str(DECK.family[senator("valerius")] + 1), *["blank"] * 4, "30")
    assert away.told("senator-died") == []
    dark = table().govern("valerius", "sicily").happen("epidemic", 1)
    strike(dark, "epidemic").roll(str(DECK.family[senator("valerius")] + 1))
    assert dark.told("senator-died") == [["valerius"]]


@pytest.mark.rule("republic", "7.E17")
def test_7_e17_the_first_in_rank_says_which_fleets_are_lost() -> None:
    scene = table().command("valerius", "punic-1", 2, 2)
    scene.p.fleets, scene.p.left_ships[7] = 3, 1
    scene.begin(StormDice())
    assert [(move.a, weight) for move, weight in scene.p.chances()] == [
        (2, 1),
        (3, 2),
        (4, 3),
        (5, 4),
        (6, 5),
        (7, 6),
        (8, 5),
        (9, 4),
        (10, 3),
        (11, 2),
        (12, 1),
    ]
    scene.mark().roll(5)
    assert scene.heard_all() == ["storm 5"]
    assert scene.question() == "1 storm number=5"
    assert scene.offered() == [
        "sink-reserve 3",
        "sink-reserve 2",
        "sink-reserve 1",
        "sink-with valerius 2",
        "sink-with valerius 1",
        "sink-at syrian 1",
    ]
    assert scene.refused("sink-reserve 4") == ("7.E17", "no-such-fleets")
    scene.play("sink-reserve 2")
    assert scene.question() == "1 storm number=3"
    assert scene.offered() == ["sink-reserve 1", "sink-with valerius 2", "sink-with valerius 1", "sink-at syrian 1"]
    scene.play("sink-with valerius 1", "sink-at syrian 1")
    assert scene.changes() == ["fleets 3 > 1", "ships valerius 2 > 1", "left_ships syrian 1 > 0"]
    assert scene.question() == "1 storm number=1"
    scene.play("sink-reserve 1")
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "7.E17")
def test_7_e17_no_more_fleets_are_lost_than_there_are() -> None:
    scene = table().happen("evil_omens", 1)
    scene.p.fleets = 2
    scene.begin(StormDice()).mark().roll(9)
    assert scene.heard_all() == ["storm 2"]
    few = table().happen("evil_omens", 1)
    few.p.fleets = 9
    few.begin(StormDice()).mark().roll(3)
    assert few.heard_all() == ["storm 2"]
    calm = table().happen("evil_omens", 2)
    calm.p.fleets = 9
    calm.begin(StormDice()).mark().roll(2)
    assert calm.heard_all() == ["storm 0"]
    assert calm.question() == "nobody "


@pytest.mark.rule("republic", "7.E16")
def test_7_e16_rhodes_sends_fleets_while_a_war_needs_them() -> None:
    none = strike(table().war("gallic-1"), "rhodian_alliance")
    assert none.changes() == []
    scene = table().war("gallic-1", "illyrian-1", "punic-2", "syrian")
    scene.p.fleets = 5
    strike(scene, "rhodian_alliance")
    assert scene.changes() == ["fleets 5 > 13", "rhodes None > war 1, fleets 8, round 3", "events 15 0 > 1"]
    assert scene.heard_all() == ["event rhodian-alliance 1", "rhodes 8"]
    assert scene.p.rhodes is not None
    assert [words.WAR.slug(scene.p.rhodes.war), scene.p.rhodes.round, scene.p.rhodes.fleets] == ["punic-2", 3, 8]
    scene.p.round = 4
    strike(scene, "rhodian_alliance")
    assert scene.changes() == ["fleets 13 > 17", "rhodes fleets 8 > 12", "rhodes round 3 > 4", "events 15 1 > 2"]
    assert scene.heard_all() == ["event rhodian-alliance 2", "rhodes 4"]
    strike(scene, "rhodian_alliance")
    assert scene.changes() == []


@pytest.mark.rule("republic", "7.E16")
def test_7_e16_no_more_fleets_come_than_are_in_the_box() -> None:
    scene = table().war("illyrian-1").command("valerius", "illyrian-1", 2, 9)
    scene.p.fleets = 12
    strike(scene, "rhodian_alliance")
    assert scene.changes() == ["fleets 12 > 16", "rhodes None > war 2, fleets 8, round 3", "events 15 0 > 1"]
    assert scene.heard_all() == ["event rhodian-alliance 1", "rhodes 4"]


@pytest.mark.rule("republic", "10.9d")
def test_10_9d_the_fleets_of_rhodes_go_from_the_reserve_first() -> None:
    scene = table().war("illyrian-1")
    scene.p.fleets = 0
    strike(scene, "rhodian_alliance")
    scene.command("valerius", "illyrian-1", 2, 3).command("cornelius", "illyrian-1", 1, 1)
    scene.p.fleets, scene.p.left_ships[4], scene.p.left_ships[0] = 2, 5, 1
    scene.mark()
    scene.p.hear = scene.heard.append
    end_rhodes(scene.p)
    assert scene.changes() == [
        "fleets 2 > 0",
        "ships cornelius 1 > 0",
        "ships valerius 3 > 0",
        "left_ships punic-1 1 > 0",
        "left_ships gallic-1 5 > 4",
        "rhodes war 2, fleets 8, round 3 > None",
        "events 15 1 > 0",
    ]
    assert scene.heard_all() == ["rhodes-over 8"]
    scene.mark()
    end_rhodes(scene.p)
    assert scene.changes() == []
    assert scene.heard_all() == ["rhodes-over 0"]


@pytest.mark.rule("republic", "7.E6")
def test_7_e6_a_leader_dies_at_the_end_of_the_forum_phase() -> None:
    scene = table().war("punic-2", "syrian").happen("enemy_leader_dies", 1)
    assert scene.begin(EnemyLeaderDies()).asked() == ("nobody", "")
    scene.p.chief[CARDS.leader_of["hannibal"]], scene.p.chief[CARDS.leader_of["philip_v"]] = 1, 2
    scene.p.chief[CARDS.leader_of["hamilcar"]] = 3
    scene.p.refugee = CARDS.leader_of["hannibal"]
    scene.p.guest[CARDS.leader_of["hannibal"]] = 4
    scene.begin(EnemyLeaderDies())
    assert scene.question() == "1 enemy-leader"
    assert scene.offered() == ["remove-leader hannibal", "remove-leader philip-v"]
    assert scene.refused("remove-leader hamilcar") == ("7.E6", "no-such-leader")
    scene.mark().play("remove-leader hannibal")
    assert scene.changes() == ["guest hannibal 4 > 0", "refugee 1 > -1", "chief hannibal 1 > 3"]
    assert scene.heard_all() == ["leader-left hannibal"]
    quiet = table()
    quiet.p.chief[CARDS.leader_of["hannibal"]] = 1
    assert quiet.begin(EnemyLeaderDies()).asked() == ("nobody", "")
    empty = Facts().happen("enemy_leader_dies", 1)
    empty.p.chief[CARDS.leader_of["hannibal"]] = 1
    assert empty.begin(EnemyLeaderDies()).asked() == ("nobody", "")


@pytest.mark.rule("republic", "7.E6")
def test_7_e6_by_the_dark_side_his_strongest_war_makes_peace() -> None:
    scene = table().war("punic-1", "punic-2").happen("enemy_leader_dies", 2).command("valerius", "punic-2", 4, 6)
    scene.p.chief[CARDS.leader_of["hannibal"]] = 1
    scene.p.place[senator("manlius")], scene.p.where[senator("manlius")] = CAPTIVE, words.WAR.value("punic-2")
    scene.p.place[senator("fabius")], scene.p.where[senator("fabius")] = CAPTIVE, words.WAR.value("punic-1")
    scene.begin(ChooseLeader()).mark().play("remove-leader hannibal")
    assert scene.changes() == [
        "treasury 100 > 112",
        "place valerius 4 > 1",
        "place manlius 5 > 7",
        "where valerius 1 > -1",
        "where manlius 1 > -1",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "marks valerius 0 > 16",
        "undrawn returned [] > [1]",
        "undrawn window 0 > 6",
        "curia - > manlius",
        "war punic-2 2 > 0",
        "chief hannibal 1 > 3",
        "legions 0 > 4",
        "fleets 0 > 6",
        "army valerius 4 > 0",
        "ships valerius 6 > 0",
        "commands valerius > -",
    ]
    assert scene.heard_all() == [
        "leader-left hannibal",
        "state-gained 12",
        "peace punic-2",
        "force-home valerius 4 6",
        "came-home valerius",
        "senator-died manlius",
    ]
    alone = table().happen("enemy_leader_dies", 2).war("syrian")
    alone.p.chief[CARDS.leader_of["hannibal"]] = 2
    alone.begin(ChooseLeader()).mark().play("remove-leader hannibal")
    assert alone.changes() == ["chief hannibal 2 > 3"]


@pytest.mark.rule("republic", "7.E15")
def test_7_e15_a_leader_with_a_war_finds_refuge_one_in_the_curia_does_not() -> None:
    scene = table().war("punic-2", "syrian").happen("enemy_leader_dies", 1).happen("refuge", 1)
    scene.p.chief[CARDS.leader_of["hannibal"]] = 1
    scene.begin(ChooseLeader()).mark().play("remove-leader hannibal")
    assert scene.changes() == ["refugee -1 > 1", "chief hannibal 1 > 2", "events 14 1 > 0"]
    assert scene.heard_all() == ["refuge hannibal"]
    waiting = table().war("syrian").happen("enemy_leader_dies", 1).happen("refuge", 1)
    waiting.p.chief[CARDS.leader_of["hannibal"]] = 2
    waiting.begin(ChooseLeader()).mark().play("remove-leader hannibal")
    assert waiting.changes() == ["chief hannibal 2 > 3"]


@pytest.mark.rule("republic", "7.E13")
def test_7_e13_which_wars_an_alliance_can_end() -> None:
    scene = table().war("punic-2", "slave-1", "social", "civil-war").war("syrian", status=words.INACTIVE)
    scene.war("macedonian-1", status=words.BEATEN)
    none, revolt = words.R_NO_SUCH_WAR, words.R_A_REVOLT
    for times, slave in ((1, 0), (2, revolt)):
        scene.happen("new_alliance", times)
        names = ("punic-2", "slave-1", "civil-war", "syrian", "macedonian-1")
        found = [forbids_alliance(scene.p, words.WAR.value(one)) for one in names]
        assert found == [0, slave, none, 0, none]
    assert [forbids_alliance(scene.p, ANY), forbids_alliance(scene.p, len(scene.p.war))] == [0, none]
