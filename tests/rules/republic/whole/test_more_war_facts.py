"""7.33, 7.34 and 11.3: where wars and leaders come to lie, and the revolt of the first senator."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.revolution.revolt import (
    CallAway,
    CallVeterans,
    Join,
    PayLegions,
    RevoltFails,
    RideAlong,
    VictorDecides,
    declare,
    forbids_revolt,
    march_on,
    marches,
    rally,
    strip,
    void_revolt,
)
from quadriga.games.republic.whole.rome import (
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    MASTER_OF_HORSE,
    REBELLING,
    ROME_CONSUL,
    WAITING,
    WITH_WAR,
)
from quadriga.games.republic.whole.war.arrival import (
    arrive,
    arrive_leader,
    can_come,
    create,
    destroy,
    dismiss,
    is_left,
    leave_play,
    make_peace,
    retire_leaders,
    take_refuge,
    wake_all,
)
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
ANTIOCHUS, PHILIP, HANNIBAL, HAMILCAR = (
    words.LEADER.value(name) for name in ("antiochus-iii", "philip-v", "hannibal", "hamilcar")
)
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]


def war_of(name: str) -> int:
    return words.WAR.value(name)


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL).office("cornelius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest, scene.p.legions, scene.p.fleets = 3, 200, 4, 8, 9
    return scene


def done(scene: Facts) -> list[str]:
    """What changed and what was told."""
    return [*scene.changes(), "told", *scene.heard_all()]


def heard(scene: Facts) -> Facts:
    scene.mark()
    scene.p.hear = scene.heard.append
    return scene


@pytest.mark.rule("republic", "7.33b")
@pytest.mark.rule("republic", "7.3321a")
def test_7_33b_where_a_war_comes_to_lie() -> None:
    found = {}
    for name, there, chiefs in (
        ("punic-2", {}, []),
        ("punic-2", {"punic-1": words.INACTIVE}, []),
        ("punic-2", {"punic-1": words.ACTIVE}, []),
        ("macedonian-2", {}, []),
        ("macedonian-2", {}, [PHILIP]),
        ("macedonian-2", {}, [ANTIOCHUS]),
        ("macedonian-3", {"macedonian-1": words.INACTIVE, "macedonian-2": words.INACTIVE}, []),
        ("macedonian-3", {"macedonian-1": words.BEATEN}, []),
        ("slave-1", {}, []),
    ):
        scene = table()
        for other, status in there.items():
            scene.p.war[war_of(other)] = status
        for chief in chiefs:
            scene.p.chief[chief] = WAITING
        arrive(heard(scene).p, war_of(name))
        found[name, *there.items(), *chiefs] = done(scene)
    assert found == {
        ("punic-2",): ["war punic-2 0 > 2", "told", "war-active punic-2"],
        ("punic-2", ("punic-1", 1)): [
            "war punic-1 1 > 2",
            "war punic-2 0 > 8",
            "told",
            "war-imminent punic-2",
            "war-active punic-1",
        ],
        ("punic-2", ("punic-1", 2)): ["war punic-2 0 > 8", "told", "war-imminent punic-2"],
        ("macedonian-2",): ["war macedonian-2 0 > 1", "told", "war-inactive macedonian-2"],
        ("macedonian-2", 3): [
            "war macedonian-2 0 > 2",
            "chief philip-v 2 > 1",
            "told",
            "war-active macedonian-2",
            "leader-came philip-v macedonian-2",
        ],
        ("macedonian-2", 2): ["war macedonian-2 0 > 1", "told", "war-inactive macedonian-2"],
        ("macedonian-3", ("macedonian-1", 1), ("macedonian-2", 1)): [
            "war macedonian-1 1 > 2",
            "war macedonian-2 1 > 8",
            "war macedonian-3 0 > 8",
            "told",
            "war-imminent macedonian-3",
            "war-active macedonian-1",
            "war-imminent macedonian-2",
        ],
        ("macedonian-3", ("macedonian-1", 4)): ["war macedonian-3 0 > 2", "told", "war-active macedonian-3"],
        ("slave-1",): ["war slave-1 0 > 1", "told", "war-inactive slave-1"],
    }
    slaves = table()
    slaves.p.province[SICILY] = 1
    arrive(heard(slaves).p, war_of("slave-1"))
    assert done(slaves) == ["war slave-1 0 > 2", "told", "war-active slave-1"]


@pytest.mark.rule("republic", "7.E15")
def test_7_e15_a_refugee_joins_the_next_war_and_wakes_it() -> None:
    found = {}
    for chief, name in ((HAMILCAR, "syrian"), (PHILIP, "macedonian-2"), (HAMILCAR, "slave-1"), (HANNIBAL, "punic-1")):
        scene = table()
        scene.p.refugee, scene.p.chief[chief] = chief, WAITING
        arrive(heard(scene).p, war_of(name))
        found[chief, name] = done(scene)
    assert found == {
        (0, "syrian"): [
            "war syrian 0 > 2",
            "guest hamilcar 0 > 128",
            "refugee 0 > -1",
            "chief hamilcar 2 > 1",
            "told",
            "war-active syrian",
            "leader-came hamilcar syrian",
        ],
        (3, "macedonian-2"): [
            "war macedonian-2 0 > 2",
            "guest philip-v 0 > 64",
            "refugee 3 > -1",
            "chief philip-v 2 > 1",
            "told",
            "war-active macedonian-2",
            "leader-came philip-v macedonian-2",
            "leader-came philip-v macedonian-2",
        ],
        (0, "slave-1"): [
            "war slave-1 0 > 1",
            "guest hamilcar 0 > 8192",
            "refugee 0 > -1",
            "chief hamilcar 2 > 1",
            "told",
            "war-inactive slave-1",
            "leader-came hamilcar slave-1",
        ],
        (1, "punic-1"): [
            "war punic-1 0 > 2",
            "guest hannibal 0 > 1",
            "refugee 1 > -1",
            "chief hannibal 2 > 1",
            "told",
            "war-active punic-1",
            "leader-came hannibal punic-1",
            "leader-came hannibal punic-1",
        ],
    }


@pytest.mark.rule("republic", "7.334a")
def test_7_334a_the_social_war_wakes_the_wars_of_series() -> None:
    scene = table()
    for name in ("punic-1", "punic-2", "syrian", "illyrian-1", "slave-1", "macedonian-2"):
        scene.p.war[war_of(name)] = words.INACTIVE
    scene.p.war[war_of("macedonian-1")] = words.ACTIVE
    arrive(heard(scene).p, war_of("social"))
    assert done(scene) == [
        "war punic-1 1 > 2",
        "war punic-2 1 > 8",
        "war illyrian-1 1 > 2",
        "war macedonian-2 1 > 8",
        "war social 0 > 2",
        "told",
        "war-active social",
        "war-active punic-1",
        "war-imminent punic-2",
        "war-active illyrian-1",
        "war-imminent macedonian-2",
    ]


@pytest.mark.rule("republic", "7.341a")
@pytest.mark.rule("republic", "7.341d")
def test_7_341_a_leader_comes() -> None:
    found = {}
    for there in (
        {},
        {"punic-1": words.INACTIVE},
        {"punic-1": words.ACTIVE},
        {"punic-1": words.INACTIVE, "punic-2": words.INACTIVE},
        {"punic-1": words.IMMINENT},
        {"macedonian-1": words.ACTIVE},
        {"punic-1": words.ACTIVE, "punic-2": words.INACTIVE},
    ):
        scene = table()
        for other, status in there.items():
            scene.p.war[war_of(other)] = status
        arrive_leader(heard(scene).p, HANNIBAL)
        found[tuple(there.items())] = done(scene)
    assert found == {
        (): ["chief hannibal 0 > 2", "told", "leader-waits hannibal"],
        (("punic-1", 1),): [
            "war punic-1 1 > 2",
            "chief hannibal 0 > 1",
            "told",
            "leader-came hannibal punic-1",
            "war-active punic-1",
        ],
        (("punic-1", 2),): ["chief hannibal 0 > 1", "told", "leader-came hannibal punic-1"],
        (("punic-1", 1), ("punic-2", 1)): [
            "war punic-1 1 > 2",
            "war punic-2 1 > 8",
            "chief hannibal 0 > 1",
            "told",
            "leader-came hannibal punic-1",
            "war-active punic-1",
            "war-imminent punic-2",
        ],
        (("punic-1", 8),): ["chief hannibal 0 > 2", "told", "leader-waits hannibal"],
        (("macedonian-1", 2),): ["chief hannibal 0 > 2", "told", "leader-waits hannibal"],
        (("punic-1", 2), ("punic-2", 1)): [
            "war punic-2 1 > 8",
            "chief hannibal 0 > 1",
            "told",
            "leader-came hannibal punic-1",
            "war-imminent punic-2",
        ],
    }
    scene = table()
    scene.p.war[war_of("punic-2")] = words.ACTIVE
    wake_all(heard(scene).p, [war_of("punic-1"), war_of("syrian")])
    assert done(scene) == ["war punic-1 0 > 8", "war syrian 0 > 2", "told", "war-imminent punic-1", "war-active syrian"]


@pytest.mark.rule("republic", "7.321a")
def test_7_321a_what_a_war_destroys() -> None:
    scene = table().hold("cornelius", "sicilian-grain")
    grain, harbour, mines = (words.CONCESSION.value(name) for name in ("sicilian-grain", "harbor-fees", "mining"))
    scene.p.holder[harbour] = -2
    scene.p.bars[grain] = scene.p.bars[harbour] = 1
    heard(scene)
    for concession in (grain, harbour, mines):
        destroy(scene.p, concession)
    assert done(scene) == [
        "holder sicilian-grain cornelius > -3",
        "holder harbor-fees -2 > -3",
        "bars sicilian-grain 1 > 0",
        "bars harbor-fees 1 > 0",
        "told",
        "destroyed sicilian-grain",
        "destroyed harbor-fees",
    ]
    again = heard(scene)
    destroy(again.p, grain)
    assert done(again) == ["told"]


@pytest.mark.rule("republic", "10.4c")
def test_10_4c_a_province_is_created_once() -> None:
    found = {}
    for state, was, developed in ((0, 0, False), (0, 0, True), (1, 0, True), (1, 0, False), (2, 1, True), (3, 0, True)):
        scene = table()
        scene.p.province[ASIA], scene.p.developed[ASIA] = state, was
        create(heard(scene).p, ASIA, developed)
        found[state, was, developed] = done(scene)
    assert found == {
        (0, 0, False): ["province asia 0 > 1", "told", "created asia"],
        (0, 0, True): ["province asia 0 > 1", "developed asia 0 > 1", "told", "created asia"],
        (1, 0, True): ["developed asia 0 > 1", "told", "created asia"],
        (1, 0, False): ["told"],
        (2, 1, True): ["told"],
        (3, 0, True): ["told"],
    }


@pytest.mark.rule("republic", "7.344a")
def test_7_344a_leaders_without_a_war_leave() -> None:
    found = {}
    for there, refuge in (
        ({"punic-1": words.ACTIVE}, 0),
        ({"punic-1": words.INACTIVE}, 0),
        ({"macedonian-1": words.ACTIVE}, 0),
        ({}, 1),
        ({"macedonian-1": words.INACTIVE, "slave-1": words.INACTIVE}, 2),
        ({}, 2),
    ):
        scene = table()
        for other, status in there.items():
            scene.p.war[war_of(other)] = status
        scene.p.chief[HANNIBAL] = scene.p.chief[HAMILCAR] = WITH_WAR
        if refuge:
            scene.happen("refuge", refuge)
        retire_leaders(heard(scene).p)
        found[tuple(there.items()), refuge] = done(scene)
    assert found == {
        ((("punic-1", 2),), 0): ["told"],
        ((("punic-1", 1),), 0): [
            "chief hamilcar 1 > 2",
            "chief hannibal 1 > 2",
            "told",
            "leader-waits hamilcar",
            "leader-waits hannibal",
        ],
        ((("macedonian-1", 2),), 0): [
            "chief hamilcar 1 > 2",
            "chief hannibal 1 > 2",
            "told",
            "leader-waits hamilcar",
            "leader-waits hannibal",
        ],
        ((), 1): [
            "refugee -1 > 1",
            "chief hamilcar 1 > 2",
            "chief hannibal 1 > 2",
            "events 14 1 > 0",
            "told",
            "leader-waits hamilcar",
            "refuge hannibal",
        ],
        ((("macedonian-1", 1), ("slave-1", 1)), 2): [
            "war macedonian-1 1 > 2",
            "guest hannibal 0 > 32",
            "chief hamilcar 1 > 2",
            "events 14 2 > 0",
            "told",
            "leader-waits hamilcar",
            "refuge hannibal",
            "war-active macedonian-1",
        ],
        ((), 2): [
            "chief hamilcar 1 > 2",
            "chief hannibal 1 > 2",
            "events 14 2 > 0",
            "told",
            "leader-waits hamilcar",
            "refuge hannibal",
            "leader-waits hannibal",
        ],
    }
    guest = table()
    guest.p.chief[HAMILCAR], guest.p.guest[HAMILCAR] = WITH_WAR, 1 << war_of("syrian") | 1 << war_of("gallic-1")
    guest.p.war[war_of("syrian")] = words.ACTIVE
    retire_leaders(heard(guest).p)
    assert done(guest) == ["guest hamilcar 144 > 128", "told"]
    nobody = table().happen("refuge", 2)
    nobody.p.chief[PHILIP] = WITH_WAR
    take_refuge(heard(nobody).p, PHILIP)
    assert done(nobody) == [
        "chief philip-v 1 > 2",
        "events 14 2 > 0",
        "told",
        "refuge philip-v",
        "leader-waits philip-v",
    ]


@pytest.mark.rule("republic", "7.344a")
def test_7_344a_a_leader_whose_wars_are_all_over_is_gone() -> None:
    scene = table()
    group = CARDS.leader_group[HANNIBAL]
    assert is_left(scene.p, group)
    for name in ("punic-1", "punic-2", "punic-3"):
        scene.p.war[war_of(name)] = words.BEATEN
    assert not is_left(scene.p, group)
    dismiss(heard(scene).p, HANNIBAL)
    assert done(scene) == ["chief hannibal 0 > 3", "told", "leader-left hannibal"]
    scene.p.war[war_of("punic-3")] = words.ABSENT
    assert [is_left(scene.p, group), scene.p.era] == [False, 0]
    scene.p.war[war_of("punic-2")] = words.SHUFFLED
    assert is_left(scene.p, group)
    out = table({"idle-leaders": "out"})
    dismiss(heard(out).p, HANNIBAL)
    assert done(out) == ["chief hannibal 0 > 3", "told", "leader-left hannibal"]
    early = table()
    cards = {name: words.CARD.value(name) for name in ("punic-1", "punic-3", "social")}
    assert {name: can_come(early.p, card) for name, card in cards.items()} == {
        "punic-1": True,
        "punic-3": False,
        "social": False,
    }
    early.p.stock().later = [cards["social"]]
    assert {name: can_come(early.p, card) for name, card in cards.items()} == {
        "punic-1": True,
        "punic-3": False,
        "social": True,
    }


@pytest.mark.rule("republic", "10.4a")
@pytest.mark.rule("republic", "7.E13")
def test_10_4a_a_war_leaves_play() -> None:
    found = {}
    for name, beaten in (
        ("punic-1", True), ("punic-3", True), ("alexandrine", True), ("alexandrine", False), ("social", True),
    ):  # fmt: skip
        scene = table()
        scene.p.war[war_of(name)], scene.p.beaten_fleet[war_of(name)], scene.p.cleopatra = words.ACTIVE, 1, 2
        leave_play(heard(scene).p, war_of(name), beaten)
        found[name, beaten] = done(scene)
    assert found == {
        ("punic-1", True): ["discards - > punic-1", "war punic-1 2 > 4", "beaten_fleet punic-1 1 > 0", "told"],
        ("punic-3", True): [
            "discards - > punic-3",
            "war punic-3 2 > 4",
            "beaten_fleet punic-3 1 > 0",
            "revolts punic-1 0 > 1",
            "revolts punic-2 0 > 1",
            "told",
        ],
        ("alexandrine", True): [
            "discards - > alexandrine",
            "war alexandrine 2 > 4",
            "beaten_fleet alexandrine 1 > 0",
            "cleopatra 2 > 0",
            "told",
        ],
        ("alexandrine", False): ["war alexandrine 2 > 0", "beaten_fleet alexandrine 1 > 0", "cleopatra 2 > 0", "told"],
        ("social", True): ["discards - > social", "war social 2 > 4", "beaten_fleet social 1 > 0", "told"],
    }
    province = table().war("gallic-1")
    rising = war_of("revolt-sicily")
    province.p.province[SICILY], province.p.war[rising] = 3, words.ACTIVE
    make_peace(heard(province).p, rising)
    assert done(province) == ["war revolt-sicily 2 > 0", "province sicily 3 > 1", "told"]
    card = table().war("punic-1", "gallic-1")
    card.p.chief[HAMILCAR] = WITH_WAR
    make_peace(heard(card).p, war_of("punic-1"))
    assert done(card) == [
        "undrawn returned [] > [0]",
        "undrawn window 0 > 6",
        "war punic-1 2 > 0",
        "chief hamilcar 1 > 2",
        "told",
        "leader-waits hamilcar",
    ]
    assert [words.CARD.slug(one) for one in card.p.stock().returned] == ["punic-1"]
    assert card.p.stock().window == 6


# ---------------------------------------------------------------- revolts


def victor(legions: int = 5, veterans: int = 2, won: int = 1, options: dict[str, str] | None = None) -> Facts:
    """Cornelius has won a war and has his army still."""
    scene = table(options).command("cornelius", "gallic-1", legions, 3, veterans)
    scene.p.won[CORNELIUS] = won
    return scene


@pytest.mark.rule("republic", "11.3b")
@pytest.mark.rule("republic", "11.32a")
def test_11_32a_what_the_first_senator_declares() -> None:
    found = {}
    for rider, faction, life in (("", 0, -1), ("fabius", 0, -1), ("valerius", 1, -1), ("fabius", 0, FABIUS)):
        scene = victor()
        if rider:
            scene.office("cornelius", DICTATOR).office(rider, MASTER_OF_HORSE)
            scene.p.place[senator(rider)], scene.p.where[senator(rider)] = 4, war_of("gallic-1")
            assert scene.p.faction[senator(rider)] == faction
        scene.p.life = life
        declare(heard(scene).p, CORNELIUS)
        steps = [type(frame).__name__ for frame in reversed(scene.p.stack)]
        found[rider, life] = [*done(scene), *steps]
    assert found == {
        ("", -1): [
            "place cornelius 4 > 6",
            "where cornelius 4 > -1",
            "offices field-consul cornelius > -1",
            "war civil-war 0 > 2",
            "fleets 9 > 12",
            "ships cornelius 3 > 0",
            "commands cornelius > -",
            "won cornelius 1 > 0",
            "rebel -1 > cornelius",
            "rebel_round 0 > 3",
            "told",
            "revolts cornelius",
            "Join",
            "CallAway",
        ],
        ("fabius", -1): [
            "place cornelius 4 > 6",
            "where cornelius 4 > -1",
            "offices dictator cornelius > -1",
            "offices field-consul cornelius > -1",
            "war civil-war 0 > 2",
            "fleets 9 > 12",
            "ships cornelius 3 > 0",
            "commands cornelius > -",
            "won cornelius 1 > 0",
            "rebel -1 > cornelius",
            "rebel_round 0 > 3",
            "told",
            "revolts cornelius",
            "RideAlong",
            "CallAway",
        ],
        ("valerius", -1): [
            "place cornelius 4 > 6",
            "place valerius 4 > 1",
            "where cornelius 4 > -1",
            "where valerius 4 > -1",
            "marks valerius 0 > 16",
            "offices dictator cornelius > -1",
            "offices field-consul cornelius > -1",
            "war civil-war 0 > 2",
            "fleets 9 > 12",
            "ships cornelius 3 > 0",
            "commands cornelius > -",
            "won cornelius 1 > 0",
            "rebel -1 > cornelius",
            "rebel_round 0 > 3",
            "told",
            "revolts cornelius",
            "came-home valerius",
            "Join",
            "CallAway",
        ],
        ("fabius", 1): [
            "place cornelius 4 > 6",
            "where cornelius 4 > -1",
            "offices dictator cornelius > -1",
            "offices field-consul cornelius > -1",
            "war civil-war 0 > 2",
            "fleets 9 > 12",
            "ships cornelius 3 > 0",
            "commands cornelius > -",
            "won cornelius 1 > 0",
            "rebel -1 > cornelius",
            "rebel_round 0 > 3",
            "told",
            "revolts cornelius",
            "CallAway",
        ],
    }
    first = table().command("fabius", "gallic-1", 6).office("fabius", DICTATOR).office("cornelius", MASTER_OF_HORSE)
    first.p.place[CORNELIUS], first.p.where[CORNELIUS] = 4, war_of("gallic-1")
    first.p.won[FABIUS] = 1
    declare(first.p, FABIUS)
    assert [type(frame).__name__ for frame in reversed(first.p.stack)] == ["RideAlong", "CallAway"]
    ride = RideAlong(CORNELIUS)
    assert [int(ride.turn(first.p)), ride.about(first.p)[0][2]] == [0, CORNELIUS]
    ride.yes(first.p)
    assert [first.p.aide, first.p.seconds] == [CORNELIUS, [CORNELIUS]]


@pytest.mark.rule("republic", "11.372b")
@pytest.mark.rule("republic", "5.3j")
def test_11_372b_a_revolt_that_fails() -> None:
    scene = table().war("gallic-1").put("furius", 0)
    scene.p.rebel, scene.p.seconds, scene.p.aide = CORNELIUS, [FABIUS], FABIUS
    scene.p.place[CORNELIUS] = REBELLING
    scene.govern("fabius", "sicily").p.place[FABIUS] = REBELLING
    scene.govern("valerius", "asia")
    scene.p.garrison[SICILY], scene.p.garrison[ASIA] = 2, 3
    scene.p.army[CORNELIUS] = 6
    scene.p.war[war_of("civil-war")] = words.ACTIVE
    scene.command("julius", "civil-war", 4).command("claudius", "civil-war", 3)
    scene.p.won[JULIUS] = 1
    scene.p.left_army[war_of("civil-war")] = 2
    scene.mark().begin(RevoltFails())
    assert done(scene) == [
        "place cornelius 6 > 1",
        "place fabius 6 > 7",
        "place claudius 4 > 1",
        "where fabius 0 > -1",
        "where claudius 46 > -1",
        "faction fabius 0 > -1",
        "influence fabius 5 > 0",
        "marks claudius 0 > 16",
        "offices field-consul cornelius > -1",
        "curia - > fabius",
        "war civil-war 2 > 0",
        "province sicily 2 > 1",
        "term sicily 3 > 0",
        "garrison sicily 2 > 0",
        "legions 8 > 21",
        "army cornelius 6 > 0",
        "army claudius 3 > 0",
        "left_army civil-war 2 > 0",
        "commands julius claudius > julius",
        "rebel cornelius > -1",
        "seconds fabius > -",
        "aide 1 > -1",
        "told",
        "revolt-over",
        "force-home cornelius 6 0",
        "force-home claudius 3 0",
        "came-home claudius",
        "left-home civil-war",
        "senator-died cornelius",
        "heir cornelius faction-1",
        "senator-died fabius",
        "province-vacant sicily",
    ]
    nobody = table()
    nobody.p.war[war_of("civil-war")] = words.ACTIVE
    nobody.mark().begin(RevoltFails())
    assert done(nobody) == ["war civil-war 2 > 0", "told", "revolt-over"]
    dead = table()
    dead.p.seconds = [FABIUS]
    dead.p.place[FABIUS] = REBELLING
    dead.mark().begin(RevoltFails())
    assert done(dead) == [
        "place fabius 6 > 7",
        "faction fabius 0 > -1",
        "influence fabius 5 > 0",
        "curia - > fabius",
        "seconds fabius > -",
        "told",
        "revolt-over",
        "senator-died fabius",
    ]


@pytest.mark.rule("republic", "11.3c")
@pytest.mark.rule("republic", "11.39a")
def test_11_3c_who_may_revolt_and_where_he_may_march() -> None:
    def forbidden(**more: int) -> str:
        scene = victor(more.pop("legions", 9), 0, more.pop("won", 1), {"bequest-revolt": "may-not"})
        scene.command("claudius", "gallic-1", 9)
        for name, value in more.items():
            setattr(scene.p, name, value)
        found = forbids_revolt(scene.p, CORNELIUS)
        return str(words.VOCABULARY.refusals[found][0]) if found else ""

    claudius = senator("claudius")
    assert forbidden() == ""
    assert forbidden(life=CORNELIUS) == "for-life"
    assert forbidden(won=2) == "on-errand"
    assert forbidden(rebel=claudius, rebel_round=2) == "revolt-already"
    assert forbidden(rebel=claudius, rebel_round=3) == ""
    assert forbidden(rebel=claudius, rebel_round=3, legions=20) == ""
    assert forbidden(rebel=FABIUS, rebel_round=3, legions=20) == "revolt-already"
    scene = victor(5, 0)
    scene.war("punic-1", "syrian").war("punic-2", status=words.INACTIVE)
    scene.p.war[war_of("slave-1")] = words.INACTIVE
    scene.p.war[war_of("gallic-2")] = words.ACTIVE
    scene.p.province[SICILY] = 3
    scene.p.war[war_of("revolt-sicily")] = words.ACTIVE
    scene.p.war[war_of("civil-war")] = words.ACTIVE
    assert marches(scene.p, CORNELIUS) == []
    scene.p.laws[words.LAW.value("manilian")] = 1
    ways = {}
    for ships in (0, 1, 3, 5, 15):
        scene.p.ships[CORNELIUS] = ships
        ways[ships] = [words.WAR.slug(war) for war in marches(scene.p, CORNELIUS)]
    assert ways == {
        0: ["gallic-2", "revolt-sicily"],
        1: ["gallic-2", "revolt-sicily"],
        3: ["syrian", "gallic-2", "revolt-sicily"],
        5: ["punic-1", "punic-2", "syrian", "gallic-2", "revolt-sicily"],
        15: ["punic-1", "punic-2", "syrian", "gallic-2", "revolt-sicily"],
    }
    scene.p.won[CORNELIUS] = 2
    assert marches(scene.p, CORNELIUS) == []
    for name in ("punic-2", "syrian"):
        away = victor(5, 0).war("syrian").war("punic-2", status=words.INACTIVE)
        march_on(heard(away).p, CORNELIUS, war_of(name))
        sent = done(away)
        assert ("war-active punic-2" in sent, sent[-1]) == (name == "punic-2", f"sent cornelius {name} 5 3")


@pytest.mark.rule("republic", "11.31a")
@pytest.mark.rule("republic", "11.31c")
def test_11_31_who_pays_and_who_follows() -> None:
    scene = victor(3, 2).office("cornelius", DICTATOR).office("fabius", MASTER_OF_HORSE)
    scene.p.place[FABIUS], scene.p.where[FABIUS] = 4, war_of("gallic-1")
    scene.p.talents[CORNELIUS], scene.p.talents[FABIUS] = 1, 5
    scene.p.veteran_of[1] = VALERIUS
    pay = PayLegions(CORNELIUS)
    assert [pay.purse(scene.p), pay.most(scene.p), int(pay.turn(scene.p))] == [6, 4, 0]
    assert [words.VOCABULARY.refusals[pay.forbids(scene.p, number)][0] for number in (6, 7)] == [
        "not-so-many",
        "not-so-much",
    ]
    pay.counted(heard(scene).p, 3)
    assert scene.changes() == ["talents cornelius 1 > 0", "talents fabius 5 > 3"]
    assert len(scene.p.stack) == 4
    stranger = victor(3, 2).office("cornelius", DICTATOR).office("valerius", MASTER_OF_HORSE)
    stranger.p.place[VALERIUS], stranger.p.where[VALERIUS] = 4, war_of("gallic-1")
    stranger.p.talents[CORNELIUS], stranger.p.talents[VALERIUS] = 1, 5
    assert pay.purse(stranger.p) == 1
    empty = {}
    for option in ("possible", "barred"):
        for asked, legions, veterans in ((0, 3, 0), (1, 3, 0), (0, 3, 1), (1, 0, 0)):
            one = victor(legions, veterans, options={"empty-revolt": option})
            empty[option, asked, legions, veterans] = one.begin(VictorDecides(CORNELIUS, asked)).offered()
    assert empty == {
        ("possible", 0, 3, 0): ["lay-down", "sound-out", "revolt"],
        ("possible", 1, 3, 0): ["lay-down", "revolt"],
        ("possible", 0, 3, 1): ["lay-down", "sound-out", "revolt"],
        ("possible", 1, 0, 0): ["lay-down", "revolt"],
        ("barred", 0, 3, 0): ["lay-down", "sound-out"],
        ("barred", 1, 3, 0): ["lay-down", "revolt"],
        ("barred", 0, 3, 1): ["lay-down", "sound-out", "revolt"],
        ("barred", 1, 0, 0): ["lay-down"],
    }


@pytest.mark.rule("republic", "11.33a")
@pytest.mark.rule("republic", "11.34a")
def test_11_33a_what_a_rebel_loses_and_who_comes_to_him() -> None:
    scene = victor().hold("cornelius", "armaments").hold("fabius", "mining").hold("cornelius", "tax-farmer-1")
    scene.p.knights[CORNELIUS], scene.p.bars[0] = 4, 1
    scene.p.legate[SICILY], scene.p.province[SICILY], scene.p.term[SICILY] = CORNELIUS, 2, 2
    strip(heard(scene).p, CORNELIUS)
    assert done(scene) == [
        "knights cornelius 4 > 0",
        "offices field-consul cornelius > -1",
        "holder armaments cornelius > -2",
        "holder tax-farmer-1 cornelius > -2",
        "bars armaments 1 > 0",
        "province sicily 2 > 1",
        "term sicily 2 > 0",
        "legate sicily cornelius > -1",
        "told",
        "province-vacant sicily",
        "concession-free armaments",
        "concession-free tax-farmer-1",
    ]
    veterans = victor(5, 0)
    for number, (at, owner) in enumerate(((0, CORNELIUS), (101, CORNELIUS), (-1, CORNELIUS), (0, FABIUS))):
        veterans.p.veteran_at[number], veterans.p.veteran_of[number] = at, owner
    veterans.p.rebel = FABIUS
    rally(heard(veterans).p, CORNELIUS)
    assert done(veterans) == ["veteran_at 0 0 > 2", "veteran_at 1 101 > 2", "told"]
    void = table().put("furius", 0)
    void.p.rebel, void.p.seconds = CORNELIUS, [FABIUS, senator("furius")]
    void.p.place[CORNELIUS] = void.p.place[senator("furius")] = REBELLING
    void.govern("fabius", "sicily").p.place[FABIUS] = REBELLING
    void.p.army[CORNELIUS] = 4
    void_revolt(heard(void).p)
    assert done(void) == [
        "place cornelius 6 > 1",
        "place fabius 6 > 3",
        "place furius 6 > 1",
        "marks cornelius 0 > 16",
        "marks furius 0 > 16",
        "legions 8 > 12",
        "army cornelius 4 > 0",
        "rebel cornelius > -1",
        "seconds fabius furius > -",
        "told",
        "force-home cornelius 4 0",
        "came-home cornelius",
        "came-home furius",
    ]


@pytest.mark.rule("republic", "11.34b")
@pytest.mark.rule("republic", "11.32b")
def test_11_34b_loyal_owners_call_their_veterans_away() -> None:
    scene = table()
    scene.p.rebel = FABIUS
    for number, owner in enumerate((CORNELIUS, -1, FABIUS, JULIUS, CORNELIUS)):
        scene.p.veteran_at[number], scene.p.veteran_of[number] = FORCE + FABIUS, owner
    scene.p.place[FABIUS] = REBELLING
    scene.begin(CallAway())
    assert scene.question() == "0 call-away commander=cornelius"
    scene.mark().play("call-away")
    assert scene.changes() == ["veteran_at 0 2 > 0", "veteran_at 4 2 > 0"]
    assert scene.question() == "1 call-away commander=julius"
    assert scene.mark().play("leave-them").changes() == []
    asked = [CallVeterans(JULIUS), Join(JULIUS), RideAlong(JULIUS), VictorDecides(JULIUS, 0)]
    assert [int(one.turn(scene.p)) for one in asked] == [1, 1, 1, 1]
    assert [one.about(scene.p)[0][2] for one in asked] == [JULIUS] * 4
    joined = {}
    for won, where in ((1, "gallic-1"), (0, "gallic-1"), (0, "")):
        one = table()
        one.p.rebel = CORNELIUS
        if where:
            one.command("fabius", where, 4, 2)
            one.p.won[FABIUS] = won
        one.mark().begin(Join(FABIUS)).play("join")
        joined[won, where] = done(one)
    assert joined == {
        (1, "gallic-1"): [
            "place fabius 4 > 6",
            "where fabius 4 > -1",
            "legions 8 > 12",
            "fleets 9 > 11",
            "army fabius 4 > 0",
            "ships fabius 2 > 0",
            "commands fabius > -",
            "won fabius 1 > 0",
            "seconds - > fabius",
            "told",
            "force-home fabius 4 2",
            "joined-revolt fabius",
        ],
        (0, "gallic-1"): [
            "place fabius 4 > 6",
            "where fabius 4 > -1",
            "army fabius 4 > 0",
            "ships fabius 2 > 0",
            "left_army gallic-1 0 > 4",
            "left_ships gallic-1 0 > 2",
            "commands fabius > -",
            "seconds - > fabius",
            "told",
            "joined-revolt fabius",
        ],
        (0, ""): ["place fabius 1 > 6", "seconds - > fabius", "told", "joined-revolt fabius"],
    }
