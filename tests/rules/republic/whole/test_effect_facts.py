"""9: everything a proposal that is carried or lost changes, and nothing else."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    BACK,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    FORUM,
    IN_FORUM,
    LEFT,
    MASTER_OF_HORSE,
    PRIOR_CONSUL,
    PROCONSUL,
    RESERVE,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.effects import Carried, Defeated, Post, install_consuls, unit_price
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
CLAUDIUS, MANLIUS = senator("claudius"), senator("manlius")
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]


def table(options: dict[str, str] | None = None) -> Facts:
    """Three factions, consuls of faction 1 and 2, the Senate sits."""
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL).office("cornelius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest, scene.p.legions, scene.p.fleets = 3, 200, 4, 8, 9
    return scene.meet()


def carry(scene: Facts, kind: int, *items: int, stance: dict[str, int] | None = None) -> Facts:
    """A proposal of faction 2 is carried; who voted for it (1) or against it (2)."""
    votes = [0] * CARDS.senators
    for name, how in (stance or {}).items():
        votes[senator(name)] = how
    return scene.mark().begin(Carried(kind, 1, 0, items, tuple(votes)))


def lose(scene: Facts, kind: int, *items: int, vetoed: int = 0, stance: dict[str, int] | None = None) -> Facts:
    """A proposal of faction 2 is lost."""
    votes = [0] * CARDS.senators
    for name, how in (stance or {}).items():
        votes[senator(name)] = how
    return scene.mark().begin(Defeated(kind, 1, vetoed, items, tuple(votes)))


# ---------------------------------------------------------------- offices


@pytest.mark.rule("republic", "9.22a")
@pytest.mark.rule("republic", "9.22b")
@pytest.mark.rule("republic", "9.18a")
def test_9_22_consuls_decide_who_has_which_office() -> None:
    scene = carry(
        table().office("manlius", DICTATOR).office("fabius", MASTER_OF_HORSE), words.FOR_CONSULS, FABIUS, CLAUDIUS
    )
    assert scene.changes() == ["senate filled 0 > 6"]
    assert scene.question() == "0 rome-consul commander=fabius other=claudius"
    assert scene.offered() == ["take-rome", "take-field"]
    scene.mark().play("take-field")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "2 agree-consul commander=claudius other=fabius"
    agreed = Facts.of(scene.p.copy())
    agreed.mark().play("agree")
    assert agreed.changes() == [
        "influence fabius 5 > 10",
        "influence claudius 4 > 9",
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "marks manlius 0 > 1",
        "offices dictator manlius > -1",
        "offices rome-consul julius > claudius",
        "offices field-consul cornelius > fabius",
        "offices master-of-horse fabius > -1",
        "elected - > claudius fabius",
    ]
    assert agreed.heard_all() == ["office claudius rome-consul", "office fabius field-consul"]
    assert agreed.question() == "nobody "
    scene.mark().play("refuse")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "chance "
    assert scene.offered() == ["wins-throw fabius", "wins-throw claudius"]
    assert [weight for _, weight in scene.p.chances()] in ([1, 1], [2, 2])
    other = Facts.of(scene.p.copy())
    scene.mark().play("wins-throw claudius")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "2 rome-consul commander=claudius other=fabius"
    rome = Facts.of(scene.p.copy())
    rome.mark().play("take-rome")
    assert rome.changes() == [
        "influence fabius 5 > 10",
        "influence claudius 4 > 9",
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "marks manlius 0 > 1",
        "offices dictator manlius > -1",
        "offices rome-consul julius > claudius",
        "offices field-consul cornelius > fabius",
        "offices master-of-horse fabius > -1",
        "elected - > claudius fabius",
    ]
    assert rome.heard_all() == ["office claudius rome-consul", "office fabius field-consul"]
    assert rome.question() == "nobody "
    scene.mark().play("take-field")
    assert scene.changes() == [
        "influence fabius 5 > 10",
        "influence claudius 4 > 9",
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "marks manlius 0 > 1",
        "offices dictator manlius > -1",
        "offices rome-consul julius > fabius",
        "offices field-consul cornelius > claudius",
        "offices master-of-horse fabius > -1",
        "elected - > fabius claudius",
    ]
    assert scene.heard_all() == ["office fabius rome-consul", "office claudius field-consul"]
    assert scene.question() == "nobody "
    other.mark().play("wins-throw fabius")
    assert other.changes() == []
    assert other.heard_all() == []
    assert other.question() == "0 rome-consul commander=fabius other=claudius"


@pytest.mark.rule("republic", "9.22a")
def test_9_22a_two_consuls_of_one_player_need_no_agreement() -> None:
    scene = carry(table().office("valerius", CENSOR), words.FOR_CONSULS, VALERIUS, JULIUS)
    scene.mark().play("take-rome")
    assert scene.changes() == [
        "influence valerius 5 > 10",
        "influence julius 4 > 9",
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "offices rome-consul julius > valerius",
        "offices field-consul cornelius > julius",
        "offices censor valerius > -1",
        "elected - > valerius julius",
    ]
    assert scene.heard_all() == ["office valerius rome-consul", "office julius field-consul"]
    assert scene.question() == "nobody "
    lone = table()
    install_consuls(lone.mark().p, VALERIUS, -1)
    assert lone.changes() == [
        "influence valerius 5 > 10",
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "offices rome-consul julius > valerius",
        "offices field-consul cornelius > -1",
        "elected - > valerius",
    ]


@pytest.mark.rule("republic", "9.33a")
def test_9_33a_a_dictator_names_a_master_of_horse() -> None:
    scene = carry(table().office("fabius", CENSOR), words.FOR_DICTATOR, MANLIUS)
    assert scene.changes() == [
        "influence manlius 4 > 11",
        "offices dictator -1 > manlius",
        "elected - > manlius",
        "senate filled 0 > 1",
    ]
    assert scene.heard_all() == ["office manlius dictator"]
    assert scene.question() == "2 horseman"
    assert scene.offered() == ["nominate fabius", "nominate valerius", "nominate claudius"]
    scene.mark().play("nominate fabius")
    assert scene.changes() == [
        "influence fabius 5 > 8",
        "offices censor fabius > -1",
        "offices master-of-horse -1 > fabius",
    ]
    assert scene.heard_all() == ["office fabius master-of-horse"]
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "9.4b")
def test_9_4b_a_new_censor_replaces_the_old() -> None:
    scene = carry(table().office("fabius", CENSOR), words.FOR_CENSOR, MANLIUS)
    assert scene.changes() == ["influence manlius 4 > 9", "offices censor fabius > manlius", "senate filled 0 > 8"]
    assert scene.heard_all() == ["office manlius censor"]
    same = carry(table().office("fabius", CENSOR), words.FOR_CENSOR, FABIUS)
    assert same.changes() == ["influence fabius 5 > 10", "senate filled 0 > 8"]


@pytest.mark.rule("republic", "9.821a")
def test_9_821a_a_consul_for_life() -> None:
    scene = table()
    scene.p.influence[MANLIUS] = 22
    carry(scene, words.FOR_LIFE, MANLIUS)
    assert scene.changes() == ["life -1 > manlius"]
    assert scene.heard_all() == ["consul-for-life manlius"]


# ---------------------------------------------------------------- governors and concessions


@pytest.mark.rule("republic", "9.5c")
@pytest.mark.rule("republic", "9.52a")
def test_9_5_governors_leave_and_those_replaced_come_home() -> None:
    scene = table().govern("claudius", "asia", 1, developed=True)
    scene.p.province[SICILY] = 1
    carry(scene, words.FOR_GOVERNORS, SICILY, FABIUS, ASIA, VALERIUS)
    assert scene.changes() == [
        "place fabius 1 > 3",
        "place valerius 1 > 3",
        "place claudius 3 > 1",
        "where fabius -1 > 0",
        "where valerius -1 > 9",
        "where claudius 9 > -1",
        "marks claudius 0 > 16",
        "province sicily 1 > 2",
        "term sicily 0 > 3",
        "term asia 1 > 3",
        "posted sicily 0 > 3",
        "posted asia 0 > 3",
    ]
    assert scene.heard_all() == [
        "governs fabius sicily",
        "province-vacant asia",
        "came-home claudius",
        "governs valerius asia",
    ]
    forum = table().put("papirius", -1)
    forum.govern("papirius", "asia")
    forum.p.faction[senator("papirius")] = -1
    carry(forum, words.FOR_GOVERNORS, ASIA, VALERIUS)
    assert forum.changes() == [
        "place valerius 1 > 3",
        "place papirius 3 > 2",
        "where valerius -1 > 9",
        "where papirius 9 > -1",
        "marks papirius 0 > 16",
        "posted asia 0 > 3",
    ]
    assert forum.p.place[senator("papirius")] == IN_FORUM


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_a_legate_goes_where_the_governor_does_not() -> None:
    scene = table()
    scene.p.province[SICILY] = 1
    scene.p.laws[DECK.laws["vatinian"]] = 1
    scene.begin(Post(SICILY, FABIUS))
    assert scene.question() == "0 legate province=sicily commander=fabius"
    assert scene.offered() == ["go-yourself", "send-legate"]
    goes = Facts.of(scene.p.copy())
    goes.mark().play("go-yourself")
    assert goes.changes() == [
        "place fabius 1 > 3",
        "where fabius -1 > 0",
        "province sicily 1 > 2",
        "term sicily 0 > 3",
        "posted sicily 0 > 3",
    ]
    assert goes.heard_all() == ["governs fabius sicily"]
    assert goes.question() == "nobody "
    scene.mark().play("send-legate")
    assert scene.changes() == [
        "province sicily 1 > 2",
        "term sicily 0 > 3",
        "legate sicily -1 > fabius",
        "posted sicily 0 > 3",
    ]
    assert scene.heard_all() == ["legate fabius sicily"]
    assert scene.question() == "nobody "
    scene.mark().begin(Post(SICILY, JULIUS))
    assert scene.changes() == ["legate sicily fabius > julius"]
    assert scene.heard_all() == ["province-vacant sicily", "legate julius sicily"]
    assert scene.question() == "nobody "
    away = table().command("manlius", "punic-1", 2)
    away.p.province[SICILY] = 1
    away.mark().begin(Post(SICILY, MANLIUS))
    assert away.changes() == [
        "province sicily 1 > 2",
        "term sicily 0 > 3",
        "legate sicily -1 > manlius",
        "posted sicily 0 > 3",
    ]
    assert away.heard_all() == ["legate manlius sicily"]
    assert away.question() == "nobody "
    forum = table().put("papirius", -1)
    forum.p.province[SICILY] = 1
    forum.p.laws[DECK.laws["vatinian"]] = 1
    forum.mark().begin(Post(SICILY, senator("papirius")))
    assert forum.changes() == [
        "place papirius 2 > 3",
        "where papirius -1 > 0",
        "province sicily 1 > 2",
        "term sicily 0 > 3",
        "posted sicily 0 > 3",
    ]
    assert forum.heard_all() == ["governs papirius sicily"]
    assert forum.question() == "nobody "


@pytest.mark.rule("republic", "9.61b")
@pytest.mark.rule("republic", "9.61c")
def test_9_61_concessions_go_to_their_holders_and_are_voted_on_once() -> None:
    mining, armaments = words.CONCESSION.value("mining"), words.CONCESSION.value("armaments")
    scene = table()
    scene.p.holder[mining] = scene.p.holder[armaments] = FORUM
    scene.p.bars[mining] = 1
    carry(scene, words.FOR_CONCESSIONS, mining, FABIUS, armaments, JULIUS)
    assert scene.changes() == [
        "holder armaments -2 > julius",
        "holder mining -2 > fabius",
        "bars mining 1 > 0",
        "senate tried 0 > 33",
    ]
    assert scene.heard_all() == ["concession mining fabius", "concession armaments julius"]
    lost = table()
    lost.p.holder[mining] = lost.p.holder[armaments] = FORUM
    lose(lost, words.FOR_CONCESSIONS, mining, FABIUS, armaments, JULIUS)
    assert lost.changes() == ["senate tried 0 > 33"]
    vetoed = lose(table(), words.FOR_CONCESSIONS, mining, FABIUS, vetoed=1)
    assert vetoed.changes() == ["senate tried 0 > 32"]


# ---------------------------------------------------------------- land


@pytest.mark.rule("republic", "9.62b")
@pytest.mark.rule("republic", "9.62c")
def test_9_62_a_land_bill_pleases_and_costs_its_enemies() -> None:
    found = {}
    for bill in range(3):
        scene = table()
        scene.p.place[MANLIUS] = 9
        carry(scene, words.FOR_LAND_BILL, bill, FABIUS, VALERIUS, stance={"claudius": 2, "manlius": 2, "fabius": 1})
        found[bill] = scene.changes()
    assert found == {
        0: [
            "unrest 4 > 3",
            "popularity fabius 0 > 2",
            "popularity valerius 0 > 1",
            "popularity claudius 0 > -1",
            "bills i 0 > 1",
        ],
        1: [
            "unrest 4 > 2",
            "popularity fabius 0 > 2",
            "popularity valerius 0 > 1",
            "popularity claudius 0 > -1",
            "bills ii 0 > 1",
        ],
        2: [
            "unrest 4 > 1",
            "popularity fabius 0 > 4",
            "popularity valerius 0 > 2",
            "popularity claudius 0 > -2",
            "bills iii 0 > 1",
        ],
    }


@pytest.mark.rule("republic", "9.62c")
def test_9_62c_a_lost_land_bill_costs_too_unless_vetoed() -> None:
    found = {}
    for vetoed, option in ((0, "always"), (1, "always"), (0, "passed")):
        scene = table({"land-blame": option})
        lose(scene, words.FOR_LAND_BILL, 1, FABIUS, VALERIUS, vetoed=vetoed, stance={"claudius": 2, "julius": 1})
        found[vetoed, option] = scene.changes()
    assert found == {(0, "always"): ["popularity claudius 0 > -1"], (1, "always"): [], (0, "passed"): []}


@pytest.mark.rule("republic", "9.621b")
def test_9_621b_a_repeal_costs_its_friends() -> None:
    scene = table()
    scene.p.bills = [0, 2, 0]
    scene.p.place[MANLIUS] = 9
    carry(scene, words.FOR_REPEAL, 1, FABIUS, stance={"fabius": 1, "claudius": 1, "manlius": 1, "julius": 2})
    assert scene.changes() == [
        "unrest 4 > 6",
        "popularity fabius 0 > -3",
        "popularity claudius 0 > -1",
        "bills ii 2 > 1",
    ]
    lost = table()
    lost.p.bills = [0, 2, 0]
    lose(lost, words.FOR_REPEAL, 1, FABIUS, stance={"fabius": 1, "julius": 2})
    assert lost.changes() == ["popularity fabius 0 > -3"]
    vetoed = table()
    vetoed.p.bills = [0, 2, 0]
    lose(vetoed, words.FOR_REPEAL, 1, FABIUS, vetoed=1, stance={"fabius": 1})
    assert vetoed.changes() == []


# ---------------------------------------------------------------- units


@pytest.mark.rule("republic", "9.63a")
@pytest.mark.rule("republic", "9.631a")
def test_9_63_units_are_paid_at_once_and_their_makers_earn() -> None:
    scene = table().hold("fabius", "armaments").hold("manlius", "ship-building").hold("julius", "mining")
    carry(scene, words.FOR_RECRUITS, 3, 2)
    assert scene.changes() == [
        "treasury 200 > 150",
        "talents fabius 0 > 6",
        "talents manlius 0 > 6",
        "bars armaments 0 > 1",
        "bars ship-building 0 > 1",
        "legions 8 > 11",
        "fleets 9 > 11",
        "senate raised_legions 0 > 3",
        "senate raised_fleets 0 > 2",
    ]
    assert scene.heard_all() == ["raised 3 2", "earned fabius 6", "earned manlius 6"]
    fleets = table().hold("fabius", "armaments")
    carry(fleets, words.FOR_RECRUITS, 0, 2)
    assert fleets.changes() == ["treasury 200 > 180", "fleets 9 > 11", "senate raised_fleets 0 > 2"]
    short = table().happen("manpower_shortage", 2)
    assert unit_price(short.p) == 30
    carry(short, words.FOR_RECRUITS, 1, 1)
    assert short.p.treasury == 140


@pytest.mark.rule("republic", "9.63b")
def test_9_63b_units_are_disbanded() -> None:
    scene = carry(table(), words.FOR_DISBANDING, 3, 2)
    assert scene.changes() == ["legions 8 > 5", "fleets 9 > 7"]
    assert scene.heard_all() == ["disbanded 3 2"]


# ---------------------------------------------------------------- forces


@pytest.mark.rule("republic", "9.641b")
@pytest.mark.rule("republic", "9.642a")
@pytest.mark.rule("republic", "7.3321d")
def test_9_64_forces_leave_and_who_presided_ends_the_meeting() -> None:
    scene = table().war("punic-2", "gallic-1", status=words.INACTIVE)
    scene.p.meeting().proposals = 7
    scene.p.left_army[words.WAR.value("gallic-1")], scene.p.left_ships[words.WAR.value("gallic-1")] = 2, 1
    scene.p.veteran_at[3], scene.p.veteran_of[3] = RESERVE, FABIUS
    scene.p.veteran_at[4] = RESERVE
    scene.p.veteran_at[5] = LEFT + words.WAR.value("gallic-1")
    carry(scene, words.FOR_FORCES, CORNELIUS, words.WAR.value("gallic-1"), 3, 1, 1 << 3)
    assert scene.changes() == [
        "place cornelius 1 > 4",
        "where cornelius -1 > 4",
        "war gallic-1 1 > 2",
        "legions 8 > 5",
        "fleets 9 > 8",
        "army cornelius 0 > 5",
        "ships cornelius 0 > 2",
        "left_army gallic-1 2 > 0",
        "left_ships gallic-1 1 > 0",
        "veteran_at 3 0 > 1",
        "veteran_at 5 104 > 1",
        "commands - > cornelius",
        "batch cornelius 0 > 307",
        "sent cornelius 0 > 3",
        "senate batches 0 > 307",
    ]
    assert scene.heard_all() == ["sent cornelius gallic-1 7 2", "war-active gallic-1"]
    both = table().war("punic-2").office("manlius", DICTATOR).office("valerius", MASTER_OF_HORSE)
    carry(both, words.FOR_FORCES, MANLIUS, words.WAR.value("punic-2"), 3, 5, 0)
    assert both.changes() == [
        "place valerius 1 > 4",
        "place manlius 1 > 4",
        "where valerius -1 > 1",
        "where manlius -1 > 1",
        "legions 8 > 5",
        "fleets 9 > 4",
        "army manlius 0 > 3",
        "ships manlius 0 > 5",
        "commands - > manlius",
        "batch manlius 0 > 300",
        "sent manlius 0 > 3",
        "senate adjourned 0 > 1",
        "senate closed 0 > 1",
        "senate batches 0 > 300",
    ]
    assert both.heard_all() == ["sent manlius punic-2 3 5"]


@pytest.mark.rule("republic", "9.644a")
def test_9_644a_a_proconsul_is_replaced() -> None:
    scene = table().war("punic-2").command("claudius", "punic-2", 5, 6, veterans=2)
    scene.p.marks[CLAUDIUS] |= PROCONSUL
    carry(scene, words.FOR_REPLACING, CORNELIUS, CLAUDIUS)
    assert scene.changes() == [
        "place cornelius 1 > 4",
        "place claudius 4 > 1",
        "where cornelius -1 > 1",
        "where claudius 1 > -1",
        "marks claudius 8 > 16",
        "army cornelius 0 > 5",
        "army claudius 5 > 0",
        "ships cornelius 0 > 6",
        "ships claudius 6 > 0",
        "veteran_at 0 5 > 1",
        "veteran_at 1 5 > 1",
        "commands claudius > cornelius",
        "sent cornelius 0 > 3",
    ]
    assert scene.heard_all() == ["came-home claudius", "sent cornelius punic-2 7 6"]
    presiding = table().war("punic-2").command("claudius", "punic-2", 5, 6)
    carry(presiding, words.FOR_REPLACING, JULIUS, CLAUDIUS)
    assert [presiding.p.meeting().adjourned, presiding.p.meeting().closed] == [1, 1]


@pytest.mark.rule("republic", "9.644a")
@pytest.mark.rule("republic", "9.644b")
@pytest.mark.rule("republic", "9.644c")
def test_9_644_a_proconsul_is_recalled_reinforced_or_stripped() -> None:
    scene = table().war("punic-2").command("claudius", "punic-2", 5, 6, veterans=2)
    scene.p.marks[CLAUDIUS] |= PROCONSUL
    scene.p.veteran_at[7] = scene.p.veteran_at[8] = RESERVE
    carry(scene, words.FOR_REINFORCING, CLAUDIUS, 2, 3, 1 << 8)
    assert scene.changes() == [
        "legions 8 > 6",
        "fleets 9 > 6",
        "army claudius 5 > 7",
        "ships claudius 6 > 9",
        "veteran_at 8 0 > 5",
        "sent claudius 0 > 3",
    ]
    assert scene.heard_all() == ["sent claudius punic-2 10 9"]
    carry(scene, words.FOR_WITHDRAWAL, CLAUDIUS, 3, 2)
    assert scene.changes() == ["legions 6 > 9", "fleets 6 > 8", "army claudius 7 > 4", "ships claudius 9 > 7"]
    assert scene.heard_all() == ["withdrawn claudius 3 2"]
    few = Facts.of(scene.p.copy())
    carry(few, words.FOR_WITHDRAWAL, CLAUDIUS, 30, 20)
    assert few.changes() == ["legions 9 > 13", "fleets 8 > 15", "army claudius 4 > 0", "ships claudius 7 > 0"]
    carry(scene, words.FOR_RECALL, CLAUDIUS)
    assert scene.changes() == [
        "place claudius 4 > 1",
        "where claudius 1 > -1",
        "marks claudius 8 > 16",
        "legions 9 > 13",
        "fleets 8 > 15",
        "army claudius 4 > 0",
        "ships claudius 7 > 0",
        "veteran_at 0 5 > 0",
        "veteran_at 1 5 > 0",
        "veteran_at 8 5 > 0",
        "commands claudius > -",
    ]
    assert scene.heard_all() == ["force-home claudius 7 7", "came-home claudius"]
    assert scene.p.marks[CLAUDIUS] & BACK


@pytest.mark.rule("republic", "9.646a")
def test_9_646a_a_garrison_goes_and_comes_home() -> None:
    scene = table().govern("fabius", "sicily")
    scene.p.veteran_at[7] = scene.p.veteran_at[8] = RESERVE
    carry(scene, words.FOR_GARRISON, SICILY, 2, 1 << 8)
    assert scene.changes() == ["garrison sicily 0 > 2", "legions 8 > 6", "veteran_at 8 0 > 200", "manned sicily 0 > 3"]
    assert scene.heard_all() == ["garrisoned sicily 3"]
    scene.p.round = 4
    carry(scene, words.FOR_GARRISON_HOME, SICILY)
    assert scene.changes() == ["garrison sicily 2 > 0", "legions 6 > 8", "veteran_at 8 200 > 0"]
    assert scene.heard_all() == ["garrisoned sicily 0"]


@pytest.mark.rule("republic", "7.37b")
def test_7_37b_the_field_consul_leaves_for_a_bequest() -> None:
    scene = table()
    scene.p.bequest[1] = 1
    carry(scene, words.FOR_BEQUEST, 1, CORNELIUS, 3, 4)
    assert scene.changes() == [
        "place cornelius 1 > 4",
        "legions 8 > 5",
        "fleets 9 > 5",
        "army cornelius 0 > 3",
        "ships cornelius 0 > 4",
        "commands - > cornelius",
        "sent cornelius 0 > 3",
        "won cornelius 0 > 2",
        "bequest 1 1 > 2",
    ]
    assert scene.heard_all() == ["errand cornelius 3 4"]
    presiding = table().office("cornelius", ROME_CONSUL)
    presiding.p.bequest[1] = 1
    carry(presiding, words.FOR_BEQUEST, 1, CORNELIUS, 3, 4)
    assert [presiding.p.meeting().adjourned, presiding.p.meeting().closed] == [1, 1]


@pytest.mark.rule("republic", "9.34a")
def test_9_34a_a_master_of_horse_who_is_away_does_not_follow() -> None:
    scene = table().war("punic-2").office("manlius", DICTATOR).office("valerius", MASTER_OF_HORSE)
    scene.p.place[VALERIUS], scene.p.where[VALERIUS] = AT_WAR, 4
    carry(scene, words.FOR_FORCES, MANLIUS, words.WAR.value("punic-2"), 3, 5, 0)
    assert scene.p.where[VALERIUS] == 4
    assert scene.p.legions_of(MANLIUS) == 3
    assert scene.p.veterans(FORCE + MANLIUS) == []
    assert not scene.p.marks[MANLIUS] & PRIOR_CONSUL
