"""9: forces, governors, trials and murder in the Senate, on both sides of every bound."""

import pytest

from quadriga.engine import ANY, Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    LEFT,
    MASTER_OF_HORSE,
    PRIOR_CONSUL,
    REBELLING,
    RESERVE,
    ROME_CONSUL,
    Rome,
)
from quadriga.games.republic.whole.senate.convictions import convict, convict_murder
from quadriga.games.republic.whole.senate.elections import Dictatorship, ElectDictator
from quadriga.games.republic.whole.senate.expeditions import (
    ForceFleets,
    ForceLegions,
    SendForce,
    available,
    can_reach,
    forbids_war,
    is_weak,
)
from quadriga.games.republic.whole.senate.governors import FillProvinces, forbids_governor, is_often, recallable
from quadriga.games.republic.whole.senate.murder import (
    AddAssassins,
    GuardDice,
    GuardDie,
    Guards,
    MurderDie,
    is_free_blow,
    outcome,
)
from quadriga.games.republic.whole.senate.trials import charges, forbids_charge
from quadriga.games.republic.whole.senate.votes import propose
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
CLAUDIUS, MANLIUS = senator("claudius"), senator("manlius")
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]
PUNIC, GALLIC, SYRIAN = (words.WAR.value(name) for name in ("punic-1", "gallic-1", "syrian"))


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True)
    scene.put("valerius", 1).put("claudius", 2, True).put("manlius", 2)
    scene.office("cornelius", ROME_CONSUL).office("julius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest, scene.p.legions, scene.p.fleets = 3, 200, 4, 8, 9
    return scene.meet()


def heard(scene: Facts) -> Facts:
    scene.mark()
    scene.p.hear = scene.heard.append
    return scene


def done(scene: Facts) -> list[str]:
    return [*scene.changes(), "told", *scene.heard_all()]


def steps(p: Rome) -> list[str]:
    found = [type(frame).__name__ for frame in reversed(p.stack)]
    p.stack.clear()
    return found


def key_of(refusal: int) -> str:
    return str(words.VOCABULARY.refusals[refusal][0]) if refusal else ""


@pytest.mark.rule("republic", "9.643a")
@pytest.mark.rule("republic", "9.643b")
def test_9_643_who_is_too_weak_to_be_sent() -> None:
    def weak(war: int, legions: int, fleets: int, status: int = words.ACTIVE, **more: int) -> bool:
        scene = table({"consent": "both-battles" if more.pop("both", 0) else "first-battle"})
        scene.p.war[war] = status
        scene.p.left_army[war], scene.p.left_ships[war] = more.pop("left", 0), more.pop("moored", 0)
        if more.pop("brother", 0):
            scene.p.war[words.WAR.value("punic-2")] = words.ACTIVE
        rider = more.pop("rider", -1)
        if rider >= 0:
            scene.p.offices[DICTATOR], scene.p.offices[MASTER_OF_HORSE] = FABIUS, rider
            scene.p.place[rider] = more.pop("place", 1)
        item = [FABIUS, war, legions, fleets, more.pop("mask", 0)]
        return is_weak(scene.p, item, item)

    assert [CARDS.military[FABIUS], CARDS.military[CORNELIUS], CARDS.land[GALLIC]] == [4, 4, 10]
    assert [weak(GALLIC, legions, 0) for legions in range(3, 9)] == [True, True, True, False, False, False]
    assert [weak(GALLIC, legions, 0, left=2) for legions in range(3, 9)] == [True, False, False, False, False, False]
    assert [weak(GALLIC, legions, 0, mask=1) for legions in range(2, 8)] == [True, True, False, False, False, False]
    assert [weak(GALLIC, legions, 0, rider=CORNELIUS) for legions in range(2, 8)] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert [weak(GALLIC, legions, 0, rider=CORNELIUS, place=AT_WAR) for legions in range(3, 9)] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert [weak(PUNIC, 9, fleets) for fleets in range(5, 10)] == [True, False, False, False, False]
    assert [weak(PUNIC, 9, fleets, moored=2) for fleets in range(3, 8)] == [True, False, False, False, False]
    assert [weak(PUNIC, legions, 20, both=1) for legions in range(3, 9)] == [True, True, True, False, False, False]
    assert [weak(PUNIC, 0, 20), weak(PUNIC, 0, 20, both=1)] == [False, True]
    assert [weak(PUNIC, 30, fleets, words.INACTIVE, brother=1) for fleets in range(12, 20)] == [
        True,
        True,
        True,
        True,
        False,
        False,
        False,
        False,
    ]
    assert [weak(GALLIC, legions, 0, words.INACTIVE) for legions in range(3, 9)] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    rising = words.WAR.value("revolt-sicily")
    assert [weak(rising, legions, 9, status) for status in (words.ACTIVE, words.INACTIVE) for legions in range(4)] == [
        True,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
    ]


@pytest.mark.rule("republic", "9.64a")
@pytest.mark.rule("republic", "9.64b")
def test_9_64_what_a_force_needs() -> None:
    scene = table().war("gallic-1", "syrian", "punic-2").war("punic-1")
    p = scene.p
    wars = (PUNIC, words.WAR.value("punic-2"), GALLIC, SYRIAN, words.WAR.value("illyrian-1"), -1, len(p.war))
    assert [key_of(forbids_war(p, war, [])) for war in wars] == [
        "",
        "earlier-war",
        "",
        "",
        "no-such-war",
        "no-such-war",
        "no-such-war",
    ]
    assert key_of(forbids_war(p, words.WAR.value("punic-2"), [JULIUS, PUNIC, 1, 1, 0])) == ""
    assert [words.COMMANDER.slug(one) for one in available(p, [])] == ["julius"]
    assert [words.COMMANDER.slug(one) for one in available(p, [JULIUS])] == ["cornelius"]
    p.offices[DICTATOR] = CLAUDIUS
    assert [words.COMMANDER.slug(one) for one in available(p, [])] == ["claudius", "julius"]
    send = SendForce(0, 0, ())
    moves = (
        Move(words.PUT),
        Move(words.SEND, JULIUS, -1),
        Move(words.SEND, FABIUS, GALLIC),
        Move(words.SEND, JULIUS, ANY),
    )
    assert [key_of(send.why(p, move)) for move in moves] == [
        "nothing-proposed",
        "no-commander",
        "no-commander",
        "no-commander",
    ]
    found = {}
    for war in (PUNIC, GALLIC, SYRIAN):
        for left, moored, reserve in ((0, 0, 0), (2, 0, 0), (0, 3, 0), (0, 0, 1)):
            p.left_army[war], p.left_ships[war] = left, moored
            p.veteran_at[0] = RESERVE if reserve else -1
            items = (JULIUS, GALLIC, 3, 2, 0)
            legions = ForceLegions(0, 0, items, CORNELIUS, war).bounds(p)
            found[words.WAR.slug(war), left, moored, reserve] = (
                legions,
                ForceFleets(0, 0, items, CORNELIUS, war, 1).bounds(p),
                [can_reach(p, war, [JULIUS, GALLIC, spent, 9 - ships, 0]) for spent in (7, 8) for ships in (0, 1, 2)],
            )
    assert found == {
        ("punic-1", 0, 0, 0): ((0, 5), (1, 7), [False, True, True, False, True, True]),
        ("punic-1", 2, 0, 0): ((0, 5), (1, 7), [False, True, True, False, True, True]),
        ("punic-1", 0, 3, 0): ((0, 5), (0, 7), [True, True, True, True, True, True]),
        ("punic-1", 0, 0, 1): ((0, 5), (1, 7), [False, True, True, False, True, True]),
        ("gallic-1", 0, 0, 0): ((1, 5), (0, 7), [True, True, True, False, False, False]),
        ("gallic-1", 2, 0, 0): ((0, 5), (0, 7), [True, True, True, True, True, True]),
        ("gallic-1", 0, 3, 0): ((1, 5), (0, 7), [True, True, True, False, False, False]),
        ("gallic-1", 0, 0, 1): ((0, 5), (0, 7), [True, True, True, True, True, True]),
        ("syrian", 0, 0, 0): ((1, 5), (2, 7), [False, False, True, False, False, False]),
        ("syrian", 2, 0, 0): ((0, 5), (2, 7), [False, False, True, False, False, True]),
        ("syrian", 0, 3, 0): ((1, 5), (0, 7), [True, True, True, False, False, False]),
        ("syrian", 0, 0, 1): ((0, 5), (2, 7), [False, False, True, False, False, True]),
    }
    p.veteran_at[0], p.left_army[GALLIC] = LEFT + GALLIC, 0
    assert ForceLegions(0, 0, (), CORNELIUS, GALLIC).bounds(p) == (0, 8)
    about = ForceFleets(0, 0, (), CORNELIUS, GALLIC, 1).about(p)
    assert [value for _, _, value in about] == [words.FOR_FORCES, 0, 0]


@pytest.mark.rule("republic", "9.5a")
@pytest.mark.rule("republic", "9.52a")
def test_9_5_who_may_govern_and_be_recalled() -> None:
    scene = table().put("papirius", -1).put("furius", 2).govern("furius", "asia")
    p = scene.p
    asked = (CORNELIUS, FABIUS, senator("papirius"), senator("furius"), -1, CARDS.senators)
    assert [key_of(forbids_governor(p, one)) for one in asked] == [
        "holds-office",
        "",
        "",
        "not-in-rome",
        "not-in-rome",
        "not-in-rome",
    ]
    p.laws[words.LAW.value("vatinian")] = 2
    before = [key_of(forbids_governor(p, one)) for one in asked]
    p.laws = [1] * len(p.laws)
    assert [before, [key_of(forbids_governor(p, one)) for one in asked]] == [
        ["holds-office", "", "", "not-in-rome", "not-in-rome", "not-in-rome"],
        ["", "", "", "", "not-in-rome", "not-in-rome"],
    ]
    assert [is_often(p, FABIUS), is_often(p, senator("papirius"))] == [True, False]
    p.posted[ASIA] = 2
    assert recallable(p) == [ASIA]
    p.posted[ASIA] = 3
    assert recallable(p) == []
    p.posted[ASIA], p.place[senator("furius")] = 2, REBELLING
    assert recallable(p) == []
    slates = {}
    for vacant, adjourned, present in ((1, 0, 6), (0, 0, 6), (1, 1, 6), (1, 0, 0), (1, 0, 1)):
        one = table()
        one.p.province[SICILY], one.p.meeting().adjourned = vacant, adjourned
        for who in (CORNELIUS, FABIUS, JULIUS, VALERIUS, CLAUDIUS, MANLIUS)[present:]:
            one.p.place[who] = AT_WAR
        if present == 1:
            one.p.place[FABIUS] = 1
        FillProvinces().run(one.p)
        slates[vacant, adjourned, present] = steps(one.p)
    assert slates == {
        (1, 0, 6): ["GovernorSlate", "FillProvinces"],
        (0, 0, 6): [],
        (1, 1, 6): [],
        (1, 0, 0): [],
        (1, 0, 1): ["Post", "FillProvinces"],
    }


@pytest.mark.rule("republic", "9.31a")
@pytest.mark.rule("republic", "9.32a")
def test_9_31_how_a_dictator_is_asked_for() -> None:
    found = {}
    for away in ("none", "other-appoints"):
        for wars, rome, field in ((3, 1, 1), (2, 1, 1), (3, 1, 4), (3, 4, 1), (3, 0, 1), (3, 0, 0)):
            scene = table({"consul-away": away}).war(*("punic-1", "gallic-1", "syrian")[:wars])
            for office, one, place in ((ROME_CONSUL, CORNELIUS, rome), (FIELD_CONSUL, JULIUS, field)):
                if place:
                    scene.p.place[one] = place
                else:
                    scene.p.offices[office] = -1
            Dictatorship().run(scene.p)
            found[away, wars, rome, field] = steps(scene.p)
    assert found == {
        ("none", 3, 1, 1): ["AppointDictator", "ElectDictator"],
        ("none", 2, 1, 1): ["AppointDictator", "ElectDictator"],
        ("none", 3, 1, 4): ["ElectDictator"],
        ("none", 3, 4, 1): ["ElectDictator"],
        ("none", 3, 0, 1): ["AppointDictator", "ElectDictator"],
        ("none", 3, 0, 0): ["ElectDictator"],
        ("other-appoints", 3, 1, 1): ["AppointDictator", "ElectDictator"],
        ("other-appoints", 2, 1, 1): ["AppointDictator", "ElectDictator"],
        ("other-appoints", 3, 1, 4): ["AppointDictator", "ElectDictator"],
        ("other-appoints", 3, 4, 1): ["AppointDictator", "ElectDictator"],
        ("other-appoints", 3, 0, 1): ["AppointDictator", "ElectDictator"],
        ("other-appoints", 3, 0, 0): ["ElectDictator"],
    }
    nobody = table().war("punic-1", "gallic-1", "syrian")
    for one in (CORNELIUS, FABIUS, JULIUS, VALERIUS, CLAUDIUS, MANLIUS):
        nobody.p.place[one] = AT_WAR
    Dictatorship().run(nobody.p)
    ElectDictator().run(nobody.p)
    assert steps(nobody.p) == []
    filled = table()
    ElectDictator().run(filled.p)
    assert steps(filled.p) == ["NominateOne"]
    filled.p.meeting().filled = 1 << DICTATOR
    ElectDictator().run(filled.p)
    assert steps(filled.p) == []


@pytest.mark.rule("republic", "9.41a")
@pytest.mark.rule("republic", "9.441a")
def test_9_41_charges_and_convictions() -> None:
    scene = table().office("claudius", CENSOR).hold("fabius", "mining").put("furius", 2).govern("furius", "asia")
    p = scene.p
    p.bars[words.CONCESSION.value("mining")] = 1
    p.marks[JULIUS] = p.marks[senator("furius")] = p.marks[CLAUDIUS] = 2
    mining = words.FOR_CONCESSION + words.CONCESSION.value("mining")
    assert charges(p) == [(1, 7, 0), (3, 0, 0)]
    asked = (
        (FABIUS, mining, 0), (FABIUS, mining, 1), (FABIUS, words.FOR_OFFICE, 0), (CLAUDIUS, 0, 0), (-1, ANY, 0),
        (senator("furius"), 0, 0), (CARDS.senators, 0, 0), (JULIUS, 0, 0), (JULIUS, ANY, 1), (ANY, ANY, 0),
    )  # fmt: skip
    assert [key_of(forbids_charge(p, *one)) for one in asked] == [
        "",
        "no-reason",
        "no-reason",
        "not-in-rome",
        "",
        "not-in-rome",
        "not-in-rome",
        "",
        "",
        "",
    ]
    trials = {}
    for minor, major in ((0, 0), (1, 0), (2, 0), (0, 1)):
        p.meeting().minor, p.meeting().major = minor, major
        trials[minor, major] = [key_of(forbids_charge(p, ANY, ANY, charge)) for charge in (0, 1)]
    assert trials == {
        (0, 0): ["", ""],
        (1, 0): ["", "enough-trials"],
        (2, 0): ["enough-trials", "enough-trials"],
        (0, 1): ["enough-trials", "enough-trials"],
    }
    found = {}
    for charge, influence, prior, prosecutor in (
        (0, 9, 1, CORNELIUS),
        (0, 3, 0, CORNELIUS),
        (1, 8, 1, CORNELIUS),
        (0, 9, 1, -1),
    ):
        one = table().hold("fabius", "mining")
        one.p.influence[FABIUS], one.p.marks[FABIUS] = influence, PRIOR_CONSUL if prior else 0
        convict(heard(one).p, FABIUS, charge, prosecutor)
        found[charge, influence, prosecutor] = done(one)
    assert found == {
        (0, 9, 0): [
            "influence cornelius 5 > 8",
            "influence fabius 9 > 4",
            "popularity fabius 0 > -5",
            "marks cornelius 0 > 1",
            "marks fabius 1 > 0",
            "holder mining fabius > -2",
            "told",
            "guilty fabius",
            "concession-free mining",
            "influence-gained cornelius 3",
        ],
        (0, 3, 0): [
            "influence cornelius 5 > 7",
            "influence fabius 3 > 0",
            "popularity fabius 0 > -5",
            "holder mining fabius > -2",
            "told",
            "guilty fabius",
            "concession-free mining",
            "influence-gained cornelius 2",
        ],
        (1, 8, 0): [
            "place fabius 1 > 7",
            "faction fabius 0 > -1",
            "influence cornelius 5 > 9",
            "influence fabius 8 > 0",
            "marks cornelius 0 > 1",
            "marks fabius 1 > 0",
            "curia - > fabius",
            "holder mining fabius > -2",
            "told",
            "guilty fabius",
            "senator-died fabius",
            "concession-free mining",
            "influence-gained cornelius 4",
        ],
        (0, 9, -1): [
            "influence fabius 9 > 4",
            "popularity fabius 0 > -5",
            "marks fabius 1 > 0",
            "holder mining fabius > -2",
            "told",
            "guilty fabius",
            "concession-free mining",
        ],
    }
    dead = table()
    dead.p.place[FABIUS] = 7
    convict(heard(dead).p, FABIUS, 0, CORNELIUS)
    convict_murder(dead.p, FABIUS, 3)
    dead.p.place[FABIUS], dead.p.faction[FABIUS] = 2, -1
    convict_murder(dead.p, FABIUS, 3)
    assert dead.heard_all() == []
    murder = table()
    convict_murder(heard(murder).p, CORNELIUS, -2)
    assert [*done(murder), *steps(murder.p)] == [
        "place cornelius 1 > 7",
        "faction cornelius 0 > -1",
        "influence cornelius 5 > 0",
        "offices rome-consul cornelius > -1",
        "leader faction-1 cornelius > -1",
        "curia - > cornelius",
        "told",
        "guilty cornelius",
        "senator-died cornelius",
        "DrawChits",
        "LastSenator",
    ]


@pytest.mark.rule("republic", "9.72a")
@pytest.mark.rule("republic", "9.73b")
def test_9_72_a_murder_and_its_guards() -> None:
    found = {}
    for total, guards, guarded in (
        (2, 0, -1),
        (3, 0, -1),
        (4, 0, -1),
        (5, 0, -1),
        (3, 1, -1),
        (5, 2, CORNELIUS),
        (3, 0, CORNELIUS),
    ):
        scene = table()
        scene.p.guarded = guarded
        outcome(heard(scene).p, FABIUS, CORNELIUS, total, guards, 0)
        frames = [(type(one).__name__, getattr(one, "dice", None)) for one in scene.p.stack]
        found[total, guards, guarded] = (frames, scene.told("senator-died"))
    assert found == {
        (2, 0, -1): ([("Caught", None)], []),
        (3, 0, -1): ([], []),
        (4, 0, -1): ([], []),
        (5, 0, -1): ([], [["cornelius"]]),
        (3, 1, -1): ([("GuardDice", 1)], []),
        (5, 2, 0): ([("GuardDice", 3)], [["cornelius"]]),
        (3, 0, 0): ([("GuardDice", 1)], []),
    }
    thrown = {}
    for face, cards, omens, guarded, hand in (
        (3, 0, 0, -1, True), (2, 0, 0, -1, True), (2, 1, 0, -1, True), (4, 0, 1, -1, True), (5, 0, 0, CORNELIUS, True),
        (4, 0, 0, CORNELIUS, True), (3, 0, 0, -1, False),
    ):  # fmt: skip
        scene = table()
        if omens:
            scene.happen("evil_omens", omens)
        if hand:
            scene.hand(0, "secret-bodyguard-47")
        scene.p.guarded = guarded
        MurderDie(JULIUS, CORNELIUS, cards).play(heard(scene).p, Move(words.ROLL, face))
        thrown[face, cards, omens, guarded, hand] = [*steps(scene.p), *scene.heard_all()]
    assert thrown == {
        (3, 0, 0, -1, True): ["Guards", "stabbed cornelius 3"],
        (2, 0, 0, -1, True): ["Caught", "stabbed cornelius 2"],
        (2, 1, 0, -1, True): ["Guards", "stabbed cornelius 3"],
        (4, 0, 1, -1, True): ["Guards", "stabbed cornelius 3"],
        (5, 0, 0, 0, True): ["Guards", "stabbed cornelius 3"],
        (4, 0, 0, 0, True): ["Caught", "stabbed cornelius 2"],
        (3, 0, 0, -1, False): ["stabbed cornelius 3"],
    }
    dice = {}
    for left, bonus, face in ((2, 0, 3), (2, 0, 2), (1, -1, 3), (1, 0, 3)):
        scene = table()
        GuardDie(JULIUS, 0, left, bonus).play(scene.p, Move(words.ROLL, face))
        top = scene.p.stack[-1]
        dice[left, bonus, face] = (type(top).__name__, getattr(top, "dice", None))
    assert dice == {
        (2, 0, 3): ("GuardDice", 1),
        (2, 0, 2): ("Caught", None),
        (1, -1, 3): ("Caught", None),
        (1, 0, 3): ("GuardDice", 0),
    }
    none = table()
    GuardDice(JULIUS, 0, 0, 0).run(none.p)
    none.p.place[JULIUS] = 7
    GuardDice(JULIUS, 0, 2, 0).run(none.p)
    assert steps(none.p) == []
    asked = (Guards(JULIUS, CORNELIUS, 3, 0), AddAssassins(JULIUS, CORNELIUS))
    assert [[one.seals(none.p, Move(one.verbs[0], number)) for number in (0, 1)] for one in asked] == [
        [False, True]
    ] * 2
    blows = {}
    for kind, items, blow in (
        (words.FOR_LAND_BILL, [0, CORNELIUS, FABIUS], -1), (words.FOR_LAND_BILL, [0, CORNELIUS, FABIUS], JULIUS),
        (words.FOR_LAND_BILL, [0, CORNELIUS, VALERIUS], -1), (words.FOR_REPEAL, [0, CORNELIUS], -1),
    ):  # fmt: skip
        scene = table()
        propose(scene.p, kind, items, 0, 0)
        scene.p.on_floor().blow = blow
        blows[kind, items[-1], blow] = [is_free_blow(scene.p, one) for one in (CORNELIUS, CLAUDIUS)]
    assert list(blows.values()) == [[True, False], [False, False], [False, False], [False, False]]
    assert not is_free_blow(table().p, CORNELIUS)
