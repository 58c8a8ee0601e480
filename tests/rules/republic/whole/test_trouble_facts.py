"""6.4, 7.E4, 7.E9, 8: development, raids, disorder and the people, with all that they change."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.population.phase import PopulationPhase, Speech
from quadriga.games.republic.whole.revenue.development import DevelopmentDie
from quadriga.games.republic.whole.revenue.raids import DisorderDie, RaidDice, Troubles
from quadriga.games.republic.whole.rome import CORRUPT, ROME_CONSUL
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, senator

VALERIUS = senator("valerius")
SICILY, GAUL = CARDS.province_of["sicily"], CARDS.province_of["cisalpine_gaul"]


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest = 3, 200, 4
    return scene


@pytest.mark.rule("republic", "6.4a")
@pytest.mark.rule("republic", "6.4b")
def test_6_4_a_province_develops() -> None:
    found = {}
    for corrupt, omens, face in ((0, 0, 5), (0, 0, 4), (CORRUPT, 0, 5), (CORRUPT, 0, 6), (0, 1, 5), (0, 1, 6)):
        scene = table().govern("valerius", "sicily").happen("evil_omens", omens)
        scene.p.marks[VALERIUS] = corrupt
        scene.begin(DevelopmentDie(SICILY)).mark().roll(face)
        found[corrupt, omens, face] = [*scene.changes(), *scene.heard_all()]
    assert found == {
        (0, 0, 5): ["influence valerius 5 > 8", "developed sicily 0 > 1", "developed sicily valerius"],
        (0, 0, 4): ["not-developed sicily"],
        (2, 0, 5): ["not-developed sicily"],
        (2, 0, 6): ["influence valerius 5 > 8", "developed sicily 0 > 1", "developed sicily valerius"],
        (0, 1, 5): ["not-developed sicily"],
        (0, 1, 6): ["influence valerius 5 > 8", "developed sicily 0 > 1", "developed sicily valerius"],
    }
    assert [move.a for move, _ in table().begin(DevelopmentDie(SICILY)).p.chances()] == [1, 2, 3, 4, 5, 6]
    legate = table()
    legate.p.legate[SICILY], legate.p.province[SICILY], legate.p.term[SICILY] = VALERIUS, 2, 2
    legate.p.marks[VALERIUS] = CORRUPT
    legate.begin(DevelopmentDie(SICILY)).roll(5)
    assert legate.p.developed[SICILY] == 1
    robbed = table({"honesty": "this-turn"}).govern("valerius", "sicily")
    robbed.p.spoiled[SICILY] = 1
    robbed.begin(DevelopmentDie(SICILY)).roll(5)
    assert robbed.p.developed[SICILY] == 0


@pytest.mark.rule("republic", "7.E4")
def test_7_e4_raiders_at_the_frontier() -> None:
    def raided(total: int, times: int = 1, garrison: int = 0, omens: int = 0, **options: str) -> list[str]:
        scene = table(options).govern("valerius", "cisalpine-gaul", developed=True).happen("barbarian_raids", times)
        scene.happen("evil_omens", omens)
        scene.p.garrison[GAUL] = garrison
        scene.begin(RaidDice(GAUL)).mark().play(f"throw {max(1, total - 6)} {min(6, total - 1)}")
        return [*scene.heard_all(), *scene.changes()]

    assert raided(4) == [
        "raided cisalpine-gaul 4 7",
        "overrun cisalpine-gaul",
        "developed cisalpine-gaul 1 > 0",
        "overrun cisalpine-gaul 0 > 1",
        "marked - > valerius",
        "cup None > owed 1",
    ]
    assert raided(12) == ["raided cisalpine-gaul 12 15"]
    assert raided(5, garrison=3) == [
        "raided cisalpine-gaul 5 14",
        "overrun cisalpine-gaul",
        "developed cisalpine-gaul 1 > 0",
        "garrison cisalpine-gaul 3 > 2",
        "overrun cisalpine-gaul 0 > 1",
        "marked - > valerius",
        "cup None > owed 1",
    ]
    assert raided(8, times=2, garrison=1) == [
        "raided cisalpine-gaul 8 13",
        "overrun cisalpine-gaul",
        "developed cisalpine-gaul 1 > 0",
        "garrison cisalpine-gaul 1 > 0",
        "overrun cisalpine-gaul 0 > 1",
        "marked - > valerius",
        "cup None > owed 2",
    ]
    assert raided(8, omens=2, garrison=2) == [
        "raided cisalpine-gaul 8 13",
        "overrun cisalpine-gaul",
        "developed cisalpine-gaul 1 > 0",
        "garrison cisalpine-gaul 2 > 0",
        "overrun cisalpine-gaul 0 > 1",
        "marked - > valerius",
        "cup None > owed 2",
    ]
    assert raided(7, raids="exceed") == [
        "raided cisalpine-gaul 7 10",
        "overrun cisalpine-gaul",
        "developed cisalpine-gaul 1 > 0",
        "overrun cisalpine-gaul 0 > 1",
        "marked - > valerius",
        "cup None > owed 1",
    ]
    scene = table().begin(RaidDice(GAUL))
    assert [(move.a, move.b) for move, _ in scene.p.chances()][::7] == [(n, n) for n in range(1, 7)]
    assert len(scene.p.chances()) == 36
    legate = table().happen("barbarian_raids", 1)
    legate.p.legate[GAUL], legate.p.province[GAUL], legate.p.term[GAUL] = VALERIUS, 2, 2
    legate.begin(RaidDice(GAUL)).mark().play("throw 1 1")
    assert legate.changes() == ["overrun cisalpine-gaul 0 > 1"]


@pytest.mark.rule("republic", "6.0a")
@pytest.mark.rule("republic", "7.E9")
def test_7_e9_raids_come_before_disorder_by_the_order_of_factions() -> None:
    scene = (
        table()
        .govern("valerius", "cisalpine-gaul")
        .govern("manlius", "sicily")
        .govern("fabius", "asia", developed=True)
    )
    scene.happen("barbarian_raids", 1).happen("internal_disorder", 1)
    scene.begin(Troubles())
    scene.mark().play("throw 6 6")
    assert scene.changes() == ["overrun cisalpine-gaul 0 > 1", "marked - > valerius", "cup None > owed 6"]
    assert scene.heard_all() == ["raided cisalpine-gaul 12 14", "overrun cisalpine-gaul"]
    assert scene.question() == "chance "
    scene.mark().roll(3)
    assert scene.changes() == [
        "place valerius 3 > 7",
        "where valerius 5 > -1",
        "faction valerius 1 > -1",
        "influence valerius 5 > 0",
        "curia - > valerius",
        "province cisalpine-gaul 2 > 1",
        "term cisalpine-gaul 3 > 0",
        "cup out 0 > 4",
        "cup owed 6 > 5",
        "cup drawn 0 > 1",
        "cup last -1 > 2",
    ]
    assert scene.heard_all() == ["chit-drawn 3", "senator-died valerius", "province-vacant cisalpine-gaul"]
    assert scene.question() == "chance "
    scene.mark().roll(6)
    assert scene.changes() == ["cup out 4 > 36", "cup owed 5 > 4", "cup drawn 1 > 2", "cup last 2 > 5"]
    assert scene.heard_all() == ["chit-drawn 6"]
    assert scene.question() == "chance "
    found = {}
    for face, times, garrison, omens in (
        (3, 1, 0, 0),
        (4, 1, 0, 0),
        (3, 1, 1, 0),
        (4, 1, 0, 1),
        (4, 2, 0, 0),
        (5, 2, 0, 0),
    ):
        one = table().govern("manlius", "sicily").happen("internal_disorder", times).happen("evil_omens", omens)
        one.p.garrison[SICILY] = garrison
        one.begin(DisorderDie(SICILY)).mark().roll(face)
        found[face, times, garrison, omens] = [*one.heard_all(), *one.changes()]
    assert found == {
        (3, 1, 0, 0): [
            "disorder sicily 3",
            "senator-died manlius",
            "province-vacant sicily",
            "war-active revolt-sicily",
            "place manlius 3 > 7",
            "where manlius 0 > -1",
            "faction manlius 2 > -1",
            "influence manlius 4 > 0",
            "curia - > manlius",
            "war revolt-sicily 0 > 2",
            "province sicily 2 > 3",
            "term sicily 3 > 0",
        ],
        (4, 1, 0, 0): [
            "disorder sicily 4",
            "senator-died manlius",
            "province-vacant sicily",
            "war-active revolt-sicily",
            "place manlius 3 > 7",
            "where manlius 0 > -1",
            "faction manlius 2 > -1",
            "influence manlius 4 > 0",
            "curia - > manlius",
            "war revolt-sicily 0 > 2",
            "province sicily 2 > 3",
            "term sicily 3 > 0",
        ],
        (3, 1, 1, 0): [
            "disorder sicily 4",
            "senator-died manlius",
            "province-vacant sicily",
            "war-active revolt-sicily",
            "place manlius 3 > 7",
            "where manlius 0 > -1",
            "faction manlius 2 > -1",
            "influence manlius 4 > 0",
            "curia - > manlius",
            "war revolt-sicily 0 > 2",
            "province sicily 2 > 3",
            "term sicily 3 > 0",
            "garrison sicily 1 > 0",
        ],
        (4, 1, 0, 1): [
            "disorder sicily 3",
            "senator-died manlius",
            "province-vacant sicily",
            "war-active revolt-sicily",
            "place manlius 3 > 7",
            "where manlius 0 > -1",
            "faction manlius 2 > -1",
            "influence manlius 4 > 0",
            "curia - > manlius",
            "war revolt-sicily 0 > 2",
            "province sicily 2 > 3",
            "term sicily 3 > 0",
        ],
        (4, 2, 0, 0): [
            "disorder sicily 4",
            "senator-died manlius",
            "province-vacant sicily",
            "war-active revolt-sicily",
            "place manlius 3 > 7",
            "where manlius 0 > -1",
            "faction manlius 2 > -1",
            "influence manlius 4 > 0",
            "curia - > manlius",
            "war revolt-sicily 0 > 2",
            "province sicily 2 > 3",
            "term sicily 3 > 0",
        ],
        (5, 2, 0, 0): [
            "disorder sicily 5",
            "senator-died manlius",
            "province-vacant sicily",
            "war-active revolt-sicily",
            "place manlius 3 > 7",
            "where manlius 0 > -1",
            "faction manlius 2 > -1",
            "influence manlius 4 > 0",
            "curia - > manlius",
            "war revolt-sicily 0 > 2",
            "province sicily 2 > 3",
            "term sicily 3 > 0",
        ],
    }


@pytest.mark.rule("republic", "8.1a")
@pytest.mark.rule("republic", "8.2a")
def test_8_the_people_hear_the_first_in_rank() -> None:
    scene = table().war("gallic-1", status=words.UNPROSECUTED).war("syrian").happen("drought", 1)
    scene.mark().begin(PopulationPhase())
    assert scene.changes() == ["phase 0 > 3", "unrest 4 > 6"]
    assert scene.heard_all() == ["turn-phase population", "unrest-rose 2"]
    assert scene.question() == "chance "
    found = {}
    for total in range(3, 19):
        one = table()
        one.p.unrest = 6
        one.begin(Speech()).mark().roll(total)
        found[total] = [*one.heard_all(), *one.changes()]
    assert found == {
        3: ["spoke 3 -3"],
        4: ["spoke 4 -2"],
        5: ["spoke 5 -1"],
        6: ["spoke 6 0", "unrest-rose 6", "no-recruits", "unrest 6 > 12", "no_recruits 0 > 1", "cup None > owed 6"],
        7: ["spoke 7 1", "unrest-rose 5", "no-recruits", "unrest 6 > 11", "no_recruits 0 > 1", "cup None > owed 6"],
        8: ["spoke 8 2", "unrest-rose 5", "no-recruits", "unrest 6 > 11", "no_recruits 0 > 1"],
        9: ["spoke 9 3", "unrest-rose 5", "unrest 6 > 11", "events 9 0 > 1"],
        10: ["spoke 10 4", "unrest-rose 5", "unrest 6 > 11"],
        11: ["spoke 11 5", "unrest-rose 4", "unrest 6 > 10", "events 9 0 > 1"],
        12: ["spoke 12 6", "unrest-rose 4", "unrest 6 > 10"],
        13: ["spoke 13 7", "unrest-rose 3", "unrest 6 > 9", "events 9 0 > 1"],
        14: ["spoke 14 8", "unrest-rose 3", "unrest 6 > 9"],
        15: ["spoke 15 9", "unrest-rose 2", "unrest 6 > 8"],
        16: ["spoke 16 10", "unrest-rose 1", "unrest 6 > 7"],
        17: ["spoke 17 11"],
        18: ["spoke 18 12"],
    }
    liked = table().happen("evil_omens", 1)
    liked.p.popularity[senator("julius")] = 5
    liked.begin(Speech()).mark().roll(10)
    assert liked.heard_all() == ["spoke 10 10", "unrest-rose 1"]
