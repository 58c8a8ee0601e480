"""6, 9.5, 9.9, 10, 11.37, 13.L: money, governors, laws and the course of the wars, with all that they change."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.alliance import Alliance
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.mortality.chits import (
    ALL_OF_FACTION,
    ANYWHERE,
    BELOW_UNREST,
    FIRST_AWAY,
    IN_ROME_ONLY,
    MARKED,
    OF_FACTION,
    UP_TO_UNREST,
    DrawChits,
    capture,
    reaches,
)
from quadriga.games.republic.whole.revenue.personal import PersonalRevenue
from quadriga.games.republic.whole.revenue.redistribution import Redistribution
from quadriga.games.republic.whole.revenue.state import Debits, StateRevenue, TaxDice, Terms, debits
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    BACK,
    CENSOR,
    CORRUPT,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    LEFT,
    MASTER_OF_HORSE,
    PROCONSUL,
    REBELLING,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.governors import FillProvinces, forbids_governor
from quadriga.games.republic.whole.senate.laws import Fine, FineDie, Fines, fining, forbids_law, play_law
from quadriga.games.republic.whole.senate.phase import EndOfSenate, HomeComing, NewAlliance, can_fight
from quadriga.games.republic.whole.war.civil import CivilBattle
from quadriga.games.republic.whole.war.phase import CountWars, WarPhase, is_prosecuted, wars_to_fight
from quadriga.games.republic.whole.war.strength import civil_war
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
CLAUDIUS, MANLIUS = senator("claudius"), senator("manlius")
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]


def war_of(name: str) -> int:
    return words.WAR.value(name)


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL).office("cornelius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest = 3, 200, 4
    return scene


def deal(scene: Facts, seat: int, *cards: str) -> Facts:
    for name in cards:
        card = words.CARD.value(name)
        scene.p.stock().pool = [one for one in scene.p.stock().pool if one != card]
        scene.p.hands[seat].append(card)
    return scene


def listen(scene: Facts) -> Facts:
    scene.mark()
    scene.p.hear = scene.heard.append
    return scene


# ---------------------------------------------------------------- money


@pytest.mark.rule("republic", "6.11a")
@pytest.mark.rule("republic", "6.12b")
@pytest.mark.rule("republic", "6.13a")
def test_6_1_everybody_is_paid() -> None:
    scene = (
        table().put("crassus", 2).hold("fabius", "mining").hold("crassus", "harbor-fees").govern("valerius", "sicily")
    )
    scene.hold("manlius", "egyptian-grain").hold("manlius", "sicilian-grain").happen("drought", 1)
    scene.p.knights[FABIUS] = 3
    scene.p.place[CLAUDIUS] = REBELLING
    scene.begin(PersonalRevenue())
    assert scene.question() == "1 spoils province=sicily commander=valerius"
    assert scene.offered() == ["take-spoils", "leave-spoils"]
    scene.mark().play("take-spoils")
    assert scene.changes() == ["marks valerius 0 > 2", "spoiled sicily 0 > 1"]
    assert scene.heard_all() == ["corrupt valerius sicily"]
    assert scene.question() == "chance "
    scene.mark().roll(4)
    assert scene.changes() == ["talents valerius 0 > 4"]
    assert scene.heard_all() == ["spoiled sicily 4 4", "earned valerius 4"]
    assert scene.question() == "2 grain concession=egyptian-grain number=2"
    assert scene.offered() == ["sell-grain egyptian-grain 1", "sell-grain egyptian-grain 2"]
    assert scene.refused("sell-grain egyptian-grain 3") == ("6.12c", "too-much-grain")
    assert scene.refused("sell-grain sicilian-grain 1") == ("6.12c", "other-concession")
    scene.mark().play("sell-grain egyptian-grain 2")
    assert scene.changes() == [
        "popularity manlius 0 > -2",
        "talents manlius 0 > 10",
        "bars egyptian-grain 0 > 1",
        "collected egyptian-grain 0 > 1",
    ]
    assert scene.heard_all() == ["grain manlius 2", "earned manlius 10"]
    assert scene.question() == "2 grain concession=sicilian-grain number=2"
    scene.mark().play("sell-grain sicilian-grain 1")
    assert scene.changes() == [
        "talents cornelius 0 > 3",
        "talents fabius 0 > 7",
        "talents valerius 4 > 5",
        "talents julius 0 > 3",
        "talents manlius 10 > 15",
        "talents crassus 0 > 8",
        "bars sicilian-grain 0 > 1",
        "bars harbor-fees 0 > 1",
        "bars mining 0 > 1",
        "collected sicilian-grain 0 > 1",
        "collected harbor-fees 0 > 1",
        "collected mining 0 > 1",
    ]
    assert scene.heard_all() == [
        "earned manlius 4",
        "earned cornelius 3",
        "earned fabius 4",
        "earned valerius 1",
        "earned julius 3",
        "earned manlius 1",
        "earned crassus 2",
        "earned crassus 6",
        "earned fabius 3",
    ]
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "6.13b")
@pytest.mark.rule("republic", "6.13d")
def test_6_13_spoils_less_omens_and_verres() -> None:
    found = {}
    for events in ((), ("evil_omens",), ("trial_of_verres",)):
        for developed in (False, True):
            scene = table().govern("valerius", "sicily", developed=developed)
            for event in events:
                scene.happen(event, 1)
            scene.begin(PersonalRevenue()).play("take-spoils")
            total = scene.p.chances()[0][0].a
            scene.mark().roll(total)
            found[events, developed] = [total, scene.changes()]
    assert found == {
        ((), False): [
            1,
            [
                "talents cornelius 0 > 3",
                "talents fabius 0 > 1",
                "talents valerius 0 > 2",
                "talents julius 0 > 3",
                "talents claudius 0 > 3",
                "talents manlius 0 > 1",
            ],
        ],
        ((), True): [
            1,
            [
                "talents cornelius 0 > 3",
                "talents fabius 0 > 1",
                "talents valerius 0 > 6",
                "talents julius 0 > 3",
                "talents claudius 0 > 3",
                "talents manlius 0 > 1",
            ],
        ],
        (("evil_omens",), False): [
            1,
            [
                "talents cornelius 0 > 3",
                "talents fabius 0 > 1",
                "talents valerius 0 > 1",
                "talents julius 0 > 3",
                "talents claudius 0 > 3",
                "talents manlius 0 > 1",
            ],
        ],
        (("evil_omens",), True): [
            1,
            [
                "talents cornelius 0 > 3",
                "talents fabius 0 > 1",
                "talents valerius 0 > 5",
                "talents julius 0 > 3",
                "talents claudius 0 > 3",
                "talents manlius 0 > 1",
            ],
        ],
        (("trial_of_verres",), False): [
            1,
            [
                "talents cornelius 0 > 3",
                "talents fabius 0 > 1",
                "talents valerius 0 > 1",
                "talents julius 0 > 3",
                "talents claudius 0 > 3",
                "talents manlius 0 > 1",
            ],
        ],
        (("trial_of_verres",), True): [
            1,
            [
                "talents cornelius 0 > 3",
                "talents fabius 0 > 1",
                "talents valerius 0 > 3",
                "talents julius 0 > 3",
                "talents claudius 0 > 3",
                "talents manlius 0 > 1",
            ],
        ],
    }
    legate = table()
    legate.p.legate[SICILY], legate.p.province[SICILY], legate.p.term[SICILY] = VALERIUS, 2, 2
    legate.begin(PersonalRevenue())
    legate.mark().play("take-spoils")
    assert legate.changes() == ["spoiled sicily 0 > 1"]
    assert legate.heard_all() == ["corrupt valerius sicily"]
    assert legate.question() == "chance "
    left = table().govern("valerius", "sicily").begin(PersonalRevenue())
    left.mark().play("leave-spoils")
    assert left.changes() == [
        "talents cornelius 0 > 3",
        "talents fabius 0 > 1",
        "talents valerius 0 > 1",
        "talents julius 0 > 3",
        "talents claudius 0 > 3",
        "talents manlius 0 > 1",
    ]
    assert left.heard_all() == [
        "earned cornelius 3",
        "earned fabius 1",
        "earned valerius 1",
        "earned julius 3",
        "earned claudius 3",
        "earned manlius 1",
    ]
    assert left.question() == "nobody "


@pytest.mark.rule("republic", "6.51a")
def test_6_51a_what_provinces_yield_to_the_state() -> None:
    found = {}
    for province in range(15):
        for developed in (0, 1):
            scene = table()
            scene.p.developed[province] = developed
            scene.begin(TaxDice(province))
            total, weight = scene.p.chances()[-1]
            scene.mark().roll(total.a)
            found[words.PROVINCE.slug(province), developed] = [total.a, weight, scene.p.treasury - 200 - scene.p.owed]
    assert found == {
        ("sicily", 0): [12, 1, 10],
        ("sicily", 1): [6, 1, 8],
        ("sardinia-corsica", 0): [6, 1, -7],
        ("sardinia-corsica", 1): [6, 1, -5],
        ("nearer-spain", 0): [6, 1, -5],
        ("nearer-spain", 1): [6, 1, 7],
        ("further-spain", 0): [6, 1, -7],
        ("further-spain", 1): [6, 1, 5],
        ("illyricum", 0): [6, 1, -7],
        ("illyricum", 1): [6, 1, 6],
        ("cisalpine-gaul", 0): [6, 1, 5],
        ("cisalpine-gaul", 1): [12, 1, 11],
        ("greece", 0): [12, 1, 10],
        ("greece", 1): [12, 1, 14],
        ("africa", 0): [12, 1, 8],
        ("africa", 1): [6, 1, 7],
        ("narbonese-gaul", 0): [6, 1, 3],
        ("narbonese-gaul", 1): [6, 1, 7],
        ("asia", 0): [12, 1, 9],
        ("asia", 1): [12, 1, 15],
        ("cilicia-cyprus", 0): [6, 1, -6],
        ("cilicia-cyprus", 1): [6, 1, -3],
        ("bithynia", 0): [6, 1, 4],
        ("bithynia", 1): [6, 1, 8],
        ("crete-cyrene", 0): [6, 1, 4],
        ("crete-cyrene", 1): [6, 1, 8],
        ("syria", 0): [6, 1, 6],
        ("syria", 1): [6, 1, 6],
        ("transalpine-gaul", 0): [6, 1, 1],
        ("transalpine-gaul", 1): [6, 1, 7],
    }
    omens = table().happen("evil_omens", 2).happen("trial_of_verres", 2).begin(TaxDice(SICILY))
    omens.roll(omens.p.chances()[0][0].a)
    assert [omens.p.treasury, omens.p.owed] == [203, 0]


@pytest.mark.rule("republic", "6.52a")
@pytest.mark.rule("republic", "6.53a")
@pytest.mark.rule("republic", "6.6a")
def test_6_5_the_state_receives_and_pays() -> None:
    scene = table().war("gallic-1").happen("allied_enthusiasm", 2).govern("manlius", "asia", 1)
    scene.p.talents[FABIUS], scene.p.legions, scene.p.fleets, scene.p.bills = 30, 4, 5, [1, 1, 0]
    scene.p.bequest[0] = 3
    scene.command("valerius", "gallic-1", 2, 1, 1)
    scene.p.owed = 7
    assert debits(scene.p) == 78
    scene.mark().begin(StateRevenue())
    assert scene.heard_all() == ["state-gained 100", "state-gained 75", "state-gained 50"]
    assert scene.question() == "chance "
    scene.roll(scene.p.chances()[0][0].a)
    assert scene.question() == "1 contributions"
    scene.play("done", "done")
    assert scene.question() == "0 contributions"
    assert scene.offered() == [
        "contribute fabius 10",
        "contribute fabius 25",
        "give-in-need 10",
        "give-in-need 25",
        "give-in-need 50",
        "done",
    ]
    assert scene.refused("contribute manlius 10") == ("4.2a", "not-yours")
    assert scene.refused("contribute fabius 50") == ("6.3a", "not-so-much")
    assert scene.refused("contribute fabius 11") == ("6.52a", "no-such-gift")
    scene.mark().play("contribute fabius 25")
    assert scene.changes() == [
        "treasury 425 > 450",
        "influence fabius 5 > 8",
        "talents fabius 30 > 5",
        "gave fabius 0 > 25",
    ]
    assert scene.heard_all() == ["contributed fabius 25"]
    assert scene.question() == "0 contributions"
    assert scene.refused("contribute fabius 10") == ("6.52a", "gave-already")
    scene.mark().play("done")
    assert scene.changes() == [
        "treasury 450 > 371",
        "place manlius 3 > 1",
        "where manlius 9 > -1",
        "marks manlius 0 > 16",
        "province asia 2 > 1",
        "term asia 1 > 0",
        "owed 8 > 0",
        "bills i 1 > 0",
    ]
    assert scene.heard_all() == ["state-paid 79", "province-vacant asia", "came-home manlius"]
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "6.53e")
def test_6_53_a_poor_state_is_warned() -> None:
    scene = table()
    scene.p.treasury, scene.p.legions = 30, 6
    scene.mark().begin(Debits())
    assert scene.changes() == ["treasury 30 > 18"]
    assert scene.heard_all() == ["state-paid 12", "treasury-low 18"]
    assert scene.question() == "nobody "
    broke = table()
    broke.p.treasury, broke.p.legions = 11, 6
    broke.begin(Debits())
    assert broke.ended() == "bankrupt"
    exact = table()
    exact.p.treasury, exact.p.legions = 12, 6
    exact.begin(Debits())
    assert [exact.ended(), exact.p.treasury] == ["", 0]


@pytest.mark.rule("republic", "6.6a")
def test_6_6_terms_go_down() -> None:
    scene = table().govern("manlius", "asia", 1).govern("fabius", "sicily", 2).happen("trial_of_verres", 1)
    scene.p.place[VALERIUS], scene.p.where[VALERIUS] = REBELLING, 4
    scene.p.province[4], scene.p.term[4], scene.p.overrun[SICILY] = 2, 1, 1
    scene.p.legate[6], scene.p.province[6], scene.p.term[6] = CLAUDIUS, 2, 1
    scene.happen("internal_disorder", 2).happen("barbarian_raids", 1).happen("drought", 1)
    scene.mark().begin(Terms())
    assert scene.changes() == [
        "place manlius 3 > 1",
        "where manlius 9 > -1",
        "marks manlius 0 > 16",
        "province greece 2 > 1",
        "province asia 2 > 1",
        "term sicily 2 > 1",
        "term greece 1 > 0",
        "term asia 1 > 0",
        "overrun sicily 1 > 0",
        "legate greece claudius > -1",
        "events 3 1 > 0",
        "events 8 2 > 0",
        "events 17 1 > 0",
    ]
    assert scene.heard_all() == ["province-vacant greece", "province-vacant asia", "came-home manlius"]
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "6.3a")
@pytest.mark.rule("republic", "6.3b")
@pytest.mark.rule("republic", "6.3d")
def test_6_3_gifts_then_transfers() -> None:
    scene = table()
    scene.p.purse, scene.p.talents[FABIUS], scene.p.talents[VALERIUS] = [0, 12, 0], 4, 1
    scene.p.place[MANLIUS], scene.p.where[MANLIUS] = 5, 4
    scene.begin(Redistribution())
    assert scene.question() == "1 gifts"
    assert scene.offered() == [
        "give faction-1 1",
        "give faction-1 2",
        "give faction-1 3",
        "give faction-1 5",
        "give faction-1 10",
        "give faction-1 12",
        "give faction-3 1",
        "give faction-3 2",
        "give faction-3 3",
        "give faction-3 5",
        "give faction-3 10",
        "give faction-3 12",
        "done",
        "promise-to faction-1",
        "promise-to faction-3",
    ]
    assert scene.refused("give faction-2 1") == ("6.3b", "no-such-faction")
    assert scene.refused("give faction-1 13") == ("6.3a", "not-so-much")
    assert scene.refused("give faction-1 4") == ("6.3a", "round-sum")
    scene.mark().play("give faction-1 5")
    assert scene.changes() == [
        "purse faction-1 0 > 5",
        "purse faction-2 12 > 7",
        "gifts None > least [1, 0, 0], most [12, 11, 0], more [0, 0, 0, 7, 0, 0, 0, 0, 0], "
        "less [0, 0, 0, 4, 0, 0, 0, 0, 0]",
    ]
    assert scene.heard_all() == ["gave faction-2 faction-1 5"]
    assert scene.question() == "1 gifts"
    scene.mark().play("done")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "2 gifts"
    scene.play("done", "done")
    assert scene.question() == "1 transfers"
    assert scene.offered() == [
        "transfer valerius julius 1",
        "transfer valerius treasury 1",
        "transfer treasury valerius 1",
        "transfer treasury julius 1",
        "transfer treasury valerius 2",
        "transfer treasury julius 2",
        "transfer treasury valerius 3",
        "transfer treasury julius 3",
        "transfer treasury valerius 5",
        "transfer treasury julius 5",
        "transfer treasury valerius 7",
        "transfer treasury julius 7",
        "done",
    ]
    assert scene.refused("transfer julius julius 1") == ("6.3a", "same-purse")
    assert scene.refused("transfer fabius julius 1") == ("4.2a", "not-yours")
    assert scene.refused("transfer valerius julius 2") == ("6.3a", "not-so-much")
    scene.mark().play("transfer valerius julius 1")
    assert scene.changes() == ["talents valerius 1 > 0", "talents julius 0 > 1"]
    assert scene.heard_all() == ["moved faction-2 valerius julius 1"]
    assert scene.question() == "1 transfers"
    scene.mark().play("transfer treasury valerius 3")
    assert scene.changes() == [
        "talents valerius 0 > 3",
        "purse faction-2 7 > 4",
        "gifts most [12, 11, 0] > [12, 8, 0]",
        "gifts more [0, 0, 0, 7, 0, 0, 0, 0, 0] > [0, 0, 0, 4, 0, 0, 0, 0, 0]",
    ]
    assert scene.heard_all() == ["moved faction-2 treasury valerius 3"]
    assert scene.question() == "1 transfers"
    scene.play("done", "done")
    assert scene.offered("transfer") == [
        "transfer fabius cornelius 1",
        "transfer fabius treasury 1",
        "transfer fabius cornelius 2",
        "transfer fabius treasury 2",
        "transfer fabius cornelius 3",
        "transfer fabius treasury 3",
        "transfer fabius cornelius 4",
        "transfer fabius treasury 4",
        "transfer treasury cornelius 1",
        "transfer treasury fabius 1",
        "transfer treasury cornelius 2",
        "transfer treasury fabius 2",
        "transfer treasury cornelius 3",
        "transfer treasury fabius 3",
        "transfer treasury cornelius 5",
        "transfer treasury fabius 5",
    ]


@pytest.mark.rule("republic", "7.5a")
@pytest.mark.rule("republic", "7.51a")
def test_7_5_knights_are_attracted_or_pressed() -> None:
    scene = table().govern("valerius", "sicily").happen("evil_omens", 1)
    scene.p.talents[JULIUS], scene.p.knights[JULIUS], scene.p.knights[VALERIUS] = 9, 2, 1
    scene.begin(Knights(1))
    assert scene.question() == "1 knights"
    assert scene.offered() == [
        "attract julius 0",
        "attract julius 1",
        "attract julius 2",
        "attract julius 3",
        "attract julius 4",
        "attract julius 5",
        "attract julius 6",
        "press valerius 1",
        "press julius 1",
        "press julius 2",
        "done",
    ]
    for text in ("attract fabius 0", "attract valerius 0", "attract julius 7", "attract julius 10", "press julius 3",
                 "press fabius 1"):  # fmt: skip
        scene.refused(text)
    assert [
        scene.refused(text)
        for text in (
            "attract fabius 0",
            "attract valerius 0",
            "attract julius 7",
            "attract julius 10",
            "press julius 3",
            "press fabius 1",
        )
    ] == [
        ("4.2a", "not-yours"),
        ("7.4a", "not-in-rome"),
        ("R-24", "more-than-sure"),
        ("6.3a", "not-so-much"),
        ("7.51a", "not-so-many-knights"),
        ("4.2a", "not-yours"),
    ]
    fails = Facts.of(scene.p.copy())
    fails.mark().play("attract julius 3")
    assert fails.changes() == ["talents julius 9 > 6"]
    assert fails.heard_all() == ["courted julius 3"]
    assert fails.question() == "chance "
    assert [move.a for move, _ in fails.p.chances()] == [1, 2, 3, 4, 5, 6]
    fails.mark().roll(3)
    assert fails.changes() == []
    assert fails.heard_all() == ["no-knight julius"]
    assert fails.question() == "nobody "
    wins = Facts.of(scene.p.copy())
    wins.play("attract julius 3").mark().roll(4)
    assert wins.changes() == ["knights julius 2 > 3"]
    assert wins.heard_all() == ["knight julius"]
    scene.mark().play("press julius 2")
    assert scene.changes() == ["knights julius 2 > 0"]
    assert scene.heard_all() == ["pressed julius 2"]
    assert scene.question() == "chance "
    scene.mark().roll(1, 5)
    assert scene.changes() == ["talents julius 9 > 13"]
    assert scene.heard_all() == ["earned julius 0", "earned julius 4"]
    assert scene.question() == "nobody "
    hated = table()
    hated.p.friends[1] = -1
    hated.begin(Knights(1))
    assert hated.refused("attract julius 0") == ("13.I12", "proscriber")
    friend = table()
    friend.p.friends[1] = 1
    friend.begin(Knights(1)).play("attract julius 0").roll(5)
    assert friend.p.knights[JULIUS] == 1
    marius = table().put("marius-27a", 1).begin(Knights(1)).play("attract marius-27a 0").roll(5)
    assert marius.p.knights[senator("marius-27a")] == 1


# ---------------------------------------------------------------- chits


@pytest.mark.rule("republic", "5.21a")
@pytest.mark.rule("republic", "5.21d")
def test_5_21_whom_a_draw_reaches() -> None:
    scene = table().govern("valerius", "sicily").put("papirius", -1)
    scene.p.popularity[FABIUS], scene.p.popularity[CORNELIUS], scene.p.popularity[JULIUS] = 4, 5, 3
    scene.p.marked = [MANLIUS]
    everybody = [CORNELIUS, FABIUS, JULIUS, VALERIUS, CLAUDIUS, MANLIUS, senator("papirius")]
    found = {}
    for victims in (
        ANYWHERE,
        IN_ROME_ONLY,
        FIRST_AWAY,
        BELOW_UNREST,
        UP_TO_UNREST,
        MARKED,
        OF_FACTION + 1,
        ALL_OF_FACTION + 1,
    ):
        found[victims] = [words.COMMANDER.slug(one) for one in everybody if reaches(scene.p, one, victims)]
    assert list(found.values()) == [
        ["cornelius", "fabius", "julius", "valerius", "claudius", "manlius", "papirius"],
        ["cornelius", "fabius", "julius", "claudius", "manlius", "papirius"],
        ["valerius"],
        ["julius", "claudius", "manlius", "papirius"],
        ["fabius", "julius", "claudius", "manlius", "papirius"],
        ["manlius"],
        ["julius"],
        ["julius", "valerius"],
    ]
    spared = table({"unaligned": "spared"}).put("papirius", -1)
    assert not reaches(spared.p, senator("papirius"), ANYWHERE)
    first = table().govern("valerius", "sicily").govern("manlius", "asia")
    first.begin(DrawChits(3, FIRST_AWAY)).mark()
    first.roll(str(DECK.family[VALERIUS] + 1), str(DECK.family[MANLIUS] + 1))
    assert first.heard_all() == ["chit-drawn 3", "senator-died valerius", "province-vacant sicily", "chit-drawn 6"]
    first.mark().roll("draw-two")
    assert first.changes() == ["cup owed 1 > 2"]
    assert first.heard_all() == ["chit-drawn draw-two"]
    assert first.question() == "chance "
    none = table()
    assert none.mark().begin(DrawChits(0, ANYWHERE)).changes() == []
    many = table().begin(DrawChits(99, ANYWHERE))
    assert many.p.drawn().owed == 34


@pytest.mark.rule("republic", "10.71b")
def test_10_71b_a_captive_leaves_his_force() -> None:
    scene = table().command("manlius", "punic-2", 3, 4, 1)
    scene.p.marks[MANLIUS], scene.p.influence[MANLIUS] = PROCONSUL, 9
    capture(listen(scene).p, MANLIUS)
    assert scene.changes() == [
        "place manlius 4 > 5",
        "marks manlius 8 > 0",
        "army manlius 3 > 0",
        "ships manlius 4 > 0",
        "left_army punic-2 0 > 3",
        "left_ships punic-2 0 > 4",
        "veteran_at 0 6 > 101",
        "commands manlius > -",
    ]
    assert scene.heard_all() == ["captured manlius 18"]
    governor = table().govern("manlius", "asia")
    capture(listen(governor).p, MANLIUS)
    assert governor.changes() == [
        "place manlius 3 > 5",
        "where manlius 9 > -1",
        "province asia 2 > 1",
        "term asia 3 > 0",
    ]
    assert governor.heard_all() == ["province-vacant asia", "captured manlius 10"]


# ---------------------------------------------------------------- governors and laws


@pytest.mark.rule("republic", "9.5a")
@pytest.mark.rule("republic", "9.5b")
def test_9_5_governors_are_proposed_province_by_province() -> None:
    scene = table().meet().put("papirius", -1).govern("manlius", "asia")
    scene.p.province[SICILY] = 1
    scene.p.marks[FABIUS] |= BACK
    scene.begin(FillProvinces())
    assert scene.question() == "1 governor"
    assert scene.offered() == [
        "send-governor sicily fabius",
        "send-governor sicily valerius",
        "send-governor sicily claudius",
        "send-governor sicily papirius",
    ]
    assert scene.refused("put") == ("9.13b", "nothing-proposed")
    assert scene.refused("send-governor sicily julius") == ("9.3b", "holds-office")
    assert scene.refused("send-governor sicily manlius") == ("7.4a", "not-in-rome")
    assert scene.refused("send-governor asia valerius") == ("9.5a", "no-post")
    scene.play("send-governor sicily fabius")
    assert scene.offered() == [
        "send-governor asia valerius",
        "send-governor asia claudius",
        "send-governor asia papirius",
        "put",
    ]
    scene.play("send-governor asia claudius")
    assert scene.offered() == ["put"]
    scene.mark().play("put")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "0 consent commander=fabius motion=governors"
    scene.mark().play("refuse")
    assert scene.changes() == ["senate beaten [] > [[5, 1, 904]]"]
    assert scene.heard_all() == ["no-consent fabius"]
    assert scene.question() == "1 governor"
    vatinian = table().meet().govern("manlius", "asia")
    vatinian.p.laws[DECK.laws["vatinian"]] = 1
    assert [forbids_governor(vatinian.p, one) for one in (JULIUS, MANLIUS)] == [0, 0]
    one = table().meet()
    one.p.province[SICILY] = 1
    for other in (FABIUS, VALERIUS, CLAUDIUS):
        one.p.place[other], one.p.where[other] = 5, 4
    one.mark().begin(FillProvinces())
    assert one.changes() == [
        "place manlius 1 > 3",
        "where manlius -1 > 0",
        "province sicily 1 > 2",
        "term sicily 0 > 3",
        "posted sicily 0 > 3",
    ]
    assert one.heard_all() == ["governs manlius sicily"]
    assert one.question() == "nobody "
    closed = table().meet()
    closed.p.province[SICILY], closed.p.meeting().adjourned = 1, 1
    assert closed.begin(FillProvinces()).asked() == ("nobody", "")


@pytest.mark.rule("republic", "13.L11")
def test_13_l_what_laws_need() -> None:
    laws = list(DECK.laws)
    plain = table().war("gallic-1")
    assert [law for law in laws if forbids_law(plain.p, DECK.laws[law])] == [
        "acilian",
        "tradition_erodes",
        "gabinian",
        "julian",
        "plautian_papirian",
    ]
    full = table().war("social", "pirates-2", "punic-2", "punic-1", "gallic-1")
    full.p.laws[DECK.laws["calpurnian"]] = 1
    assert [law for law in laws if forbids_law(full.p, DECK.laws[law])] == []
    half = table().war("social").war("punic-2", "punic-1", status=words.INACTIVE)
    assert [law for law in laws if forbids_law(half.p, DECK.laws[law])] == ["acilian", "tradition_erodes", "gabinian"]


@pytest.mark.rule("republic", "13.L3")
@pytest.mark.rule("republic", "13.L9")
@pytest.mark.rule("republic", "13.L10")
def test_13_l_what_laws_do() -> None:
    servilian = deal(table().meet(), 1, "servilian")
    play_law(listen(servilian).p, 1, DECK.laws["servilian"])
    assert servilian.changes() == [
        "hands faction-2 servilian > -",
        "discards - > servilian",
        "laws servilian 0 > 1",
        "friends faction-2 0 > 1",
    ]
    both = deal(table().meet(), 1, "servilian")
    both.p.laws[DECK.laws["acilian"]] = 1
    play_law(both.p, 1, DECK.laws["servilian"])
    assert both.question() == "1 servilian"
    repeal = Facts.of(both.p.copy())
    repeal.mark().play("repeal-acilian")
    assert repeal.changes() == ["laws acilian 1 > 2"]
    assert repeal.heard_all() == []
    assert repeal.question() == "nobody "
    both.mark().play("favour-knights")
    assert both.changes() == ["friends faction-2 0 > 1"]
    assert both.heard_all() == []
    assert both.question() == "nobody "
    julian = deal(table().meet().happen("manpower_shortage", 1).happen("evil_omens", 1), 1, "julian")
    julian.p.no_recruits = 1
    play_law(listen(julian).p, 1, DECK.laws["julian"])
    julian.p.settle()
    assert julian.changes() == [
        "unrest 4 > 1",
        "hands faction-2 julian > -",
        "discards - > julian",
        "laws julian 0 > 1",
        "events 9 1 > 0",
        "no_recruits 1 > 0",
    ]
    assert [move.a for move, _ in julian.p.chances()] == [1, 2, 3, 4, 5, 6]
    julian.mark().roll(3)
    assert julian.changes() == ["influence valerius 5 > 3"]
    assert julian.heard_all() == ["influence-lost valerius 2"]
    assert julian.question() == "chance "
    julian.mark().roll(1)
    assert julian.changes() == []
    assert julian.heard_all() == ["influence-lost julius 0"]
    assert julian.question() == "nobody "
    plautian = deal(table().meet(), 1, "plautian-papirian")
    play_law(listen(plautian).p, 1, DECK.laws["plautian_papirian"])
    assert plautian.changes() == [
        "unrest 4 > 2",
        "popularity valerius 0 > -1",
        "popularity julius 0 > -1",
        "hands faction-2 plautian-papirian > -",
        "discards - > plautian-papirian",
        "laws plautian-papirian 0 > 1",
    ]
    assert plautian.heard_all() == ["played-card faction-2 plautian-papirian", "unrest-fell 2"]


@pytest.mark.rule("republic", "13.L1")
@pytest.mark.rule("republic", "13.L2")
def test_13_l1_the_fine() -> None:
    scene = table().meet().office("claudius", CENSOR).happen("evil_omens", 1)
    scene.p.marks[FABIUS] = scene.p.marks[VALERIUS] = CORRUPT | BACK
    scene.p.marks[MANLIUS] = CORRUPT
    assert scene.begin(Fines()).asked() == ("nobody", "")
    scene.p.laws[DECK.laws["calpurnian"]] = 1
    scene.begin(Fines())
    assert scene.question() == "2 fine"
    assert scene.offered() == ["fine fabius", "fine valerius", "done"]
    assert scene.refused("fine manlius") == ("13.L1", "not-liable")
    scene.p.talents[FABIUS], scene.p.purse[0], scene.p.popularity[FABIUS] = 2, 1, 3
    scene.play("fine fabius")
    assert [move.a for move, _ in scene.p.chances()] == [1, 2, 3, 4, 5, 6]
    scene.mark().roll(6)
    assert scene.changes() == [
        "influence fabius 5 > 3",
        "popularity fabius 3 > 1",
        "talents fabius 2 > 0",
        "purse faction-1 1 > 0",
    ]
    assert scene.heard_all() == ["fined fabius 3"]
    assert scene.question() == "nobody "
    rich = table().meet()
    rich.p.talents[FABIUS] = 9
    rich.begin(FineDie(FABIUS))
    rich.mark().roll(4)
    assert rich.changes() == ["talents fabius 9 > 5"]
    assert rich.heard_all() == ["fined fabius 4"]
    assert rich.question() == "nobody "
    assert table().begin(Fine(1)).asked()[0] == "1"
    acilian = table().meet().office("claudius", CENSOR)
    acilian.p.laws[DECK.laws["acilian"]] = 1
    acilian.p.knights[FABIUS], acilian.p.knights[VALERIUS], acilian.p.knights[JULIUS] = 3, 2, 1
    assert fining(acilian.p) == [0, 1]
    acilian.p.gone[0] = 1
    assert fining(acilian.p) == [1]
    away = table().office("claudius", CENSOR).govern("claudius", "asia")
    assert [fining(away.p), fining(table().p)] == [[], []]


@pytest.mark.rule("republic", "9.9a")
@pytest.mark.rule("republic", "9.61f")
def test_9_9a_after_the_senate_forces_come_home() -> None:
    scene = table().war("gallic-1", "punic-1", "illyrian-1").put("lucullus", 0)
    scene.command("claudius", "gallic-1", 0, 3).command("manlius", "punic-1", 3, 0).command(
        "fabius", "illyrian-1", 2, 3
    )
    scene.command("lucullus", "gallic-1", 4, 0).command("valerius", "illyrian-1", 2, 0)
    for one in (CLAUDIUS, MANLIUS, FABIUS, senator("lucullus")):
        scene.p.marks[one] |= PROCONSUL
    scene.p.homeward[senator("lucullus")] = 1
    scene.p.left_army[war_of("gallic-1")], scene.p.left_ships[war_of("punic-1")] = 2, 3
    scene.p.veteran_at[6] = LEFT + war_of("illyrian-1")
    scene.p.holder[DECK.land_commissioner] = CORNELIUS
    scene.p.marks[JULIUS] |= BACK
    scene.mark().begin(HomeComing())
    assert scene.changes() == [
        "place claudius 4 > 1",
        "place manlius 4 > 1",
        "place lucullus 4 > 1",
        "where claudius 4 > -1",
        "where manlius 0 > -1",
        "where lucullus 4 > -1",
        "marks julius 16 > 0",
        "marks claudius 8 > 0",
        "marks manlius 8 > 0",
        "marks lucullus 8 > 0",
        "holder land-commissioner cornelius > -2",
        "legions 0 > 9",
        "fleets 0 > 6",
        "army manlius 3 > 0",
        "army lucullus 4 > 0",
        "ships claudius 3 > 0",
        "left_army gallic-1 2 > 0",
        "left_ships punic-1 3 > 0",
        "veteran_at 6 102 > 0",
        "commands claudius manlius fabius lucullus valerius > fabius valerius",
        "homeward lucullus 1 > 0",
    ]
    assert scene.heard_all() == [
        "concession-free land-commissioner",
        "force-home claudius 0 3",
        "came-home claudius",
        "force-home manlius 3 0",
        "came-home manlius",
        "force-home lucullus 4 0",
        "came-home lucullus",
        "left-home punic-1",
        "left-home illyrian-1",
        "left-home gallic-1",
    ]
    assert scene.question() == "nobody "
    assert can_fight(table().war("civil-war").command("fabius", "civil-war", 1).p, FABIUS)
    bill = table()
    bill.p.holder[DECK.land_commissioner], bill.p.bills[0] = CORNELIUS, 1
    assert bill.mark().begin(HomeComing()).changes() == []


@pytest.mark.rule("republic", "7.E13")
@pytest.mark.rule("republic", "7.E13b")
def test_7_e13_a_new_alliance_ends_a_war() -> None:
    light = table().war("punic-2", "gallic-1").happen("new_alliance", 1).meet()
    light.begin(EndOfSenate())
    assert light.question() == "1 alliance"
    assert light.offered() == ["name-war punic-2", "name-war gallic-1"]
    light.mark().play("name-war punic-2")
    assert light.changes() == [
        "treasury 200 > 212",
        "undrawn returned [] > [1]",
        "undrawn window 0 > 6",
        "war punic-2 2 > 0",
    ]
    assert light.heard_all() == ["state-gained 12", "peace punic-2"]
    assert light.question() == "nobody "
    dark = table().war("punic-2", "gallic-1").happen("new_alliance", 2).command("fabius", "punic-2", 2, 5)
    dark.p.place[MANLIUS], dark.p.where[MANLIUS] = 5, war_of("punic-2")
    dark.begin(NewAlliance())
    dark.mark().play("name-war punic-2")
    assert dark.changes() == [
        "treasury 200 > 225",
        "place fabius 4 > 1",
        "place manlius 5 > 7",
        "where fabius 1 > -1",
        "where manlius 1 > -1",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "marks fabius 0 > 16",
        "discards - > punic-2",
        "curia - > manlius",
        "war punic-2 2 > 4",
        "province nearer-spain 0 > 1",
        "province further-spain 0 > 1",
        "legions 0 > 2",
        "fleets 0 > 5",
        "army fabius 2 > 0",
        "ships fabius 5 > 0",
        "commands fabius > -",
    ]
    assert dark.heard_all() == [
        "state-gained 25",
        "peace punic-2",
        "force-home fabius 2 5",
        "came-home fabius",
        "created nearer-spain",
        "created further-spain",
        "senator-died manlius",
    ]
    assert dark.question() == "nobody "
    assert table().war("punic-2").meet().begin(EndOfSenate()).asked() == ("nobody", "")


# ---------------------------------------------------------------- the course of the wars


@pytest.mark.rule("republic", "10.1a")
@pytest.mark.rule("republic", "10.1b")
def test_10_1_wars_and_commanders_in_their_order() -> None:
    scene = table().war("gallic-1", "illyrian-1", "syrian")
    scene.command("fabius", "gallic-1", 2).command("manlius", "illyrian-1", 2, 3).command("valerius", "syrian", 2, 2)
    scene.command("claudius", "gallic-1", 3)
    for one, batch in ((FABIUS, 1), (MANLIUS, 2), (VALERIUS, 2), (CLAUDIUS, 2)):
        scene.p.batch[one] = batch
    assert [words.WAR.slug(war) for war in wars_to_fight(scene.p, ())] == ["illyrian-1", "gallic-1", "syrian"]
    scene.p.batch[VALERIUS] = 1
    assert [words.WAR.slug(war) for war in wars_to_fight(scene.p, ())] == ["syrian"]
    assert [words.WAR.slug(war) for war in wars_to_fight(scene.p, (war_of("syrian"),))] == ["illyrian-1", "gallic-1"]
    scene.p.won[MANLIUS] = 1
    assert [words.WAR.slug(war) for war in wars_to_fight(scene.p, (war_of("syrian"),))] == ["gallic-1"]
    scene.p.won[MANLIUS], scene.p.batch[VALERIUS] = 0, 2
    scene.mark().begin(WarPhase())
    assert scene.heard_all() == ["turn-phase combat"]
    assert scene.offered() == ["war-first illyrian-1", "war-first gallic-1", "war-first syrian"]
    assert len({weight for _, weight in scene.p.chances()}) == 1
    scene.play("war-first gallic-1")
    assert scene.offered() == ["wins-throw fabius", "wins-throw claudius"]
    scene.play("wins-throw claudius")
    assert scene.p.fighting().commander == CLAUDIUS


@pytest.mark.rule("republic", "10.0a")
@pytest.mark.rule("republic", "13.L6")
def test_10_0a_by_the_gabinian_law_commanders_levy() -> None:
    scene = table().war("gallic-1").command("fabius", "gallic-1", 2)
    scene.p.laws[DECK.laws["gabinian"]] = 1
    scene.p.talents[FABIUS], scene.p.purse[0] = 15, 20
    scene.begin(WarPhase())
    assert scene.question() == "0 levy commander=fabius"
    assert scene.offered() == ["count-legions 0", "count-legions 1", "count-legions 2", "count-legions 3"]
    assert scene.refused("count-legions 4") == ("9.64b", "not-so-many")
    scene.mark().play("count-legions 2")
    assert scene.changes() == ["talents fabius 15 > 0", "purse faction-1 20 > 15", "army fabius 2 > 4"]
    assert scene.heard_all() == ["levied fabius 2"]
    assert scene.question() == "0 levy commander=fabius"
    assert scene.offered() == ["count-fleets 0", "count-fleets 1"]
    assert scene.refused("count-fleets 2") == ("9.64b", "not-so-many")
    scene.mark().play("count-fleets 1")
    assert scene.changes() == ["purse faction-1 15 > 5", "ships fabius 0 > 1", "battle None > commander 1, war 4"]
    assert scene.heard_all() == ["levied fabius 1"]
    assert scene.question() == "chance "


@pytest.mark.rule("republic", "10.9a")
@pytest.mark.rule("republic", "10.9b")
def test_10_9_which_wars_are_prosecuted() -> None:
    def state(
        war: str, fought: int, legions: int = 0, fleets: int = 0, left: int = 0, beaten: int = 0, **options: str
    ) -> bool:
        scene = table(options).war(war)
        if legions or fleets:
            scene.command("fabius", war, legions, fleets)
        scene.p.left_army[war_of(war)], scene.p.fought[war_of(war)] = left, fought
        scene.p.beaten_fleet[war_of(war)] = beaten
        return is_prosecuted(scene.p, war_of(war))

    assert [state("gallic-1", 2, 1), state("gallic-1", 0, 1), state("gallic-1", 2), state("gallic-1", 2, left=1)] == [
        True, False, False, True,
    ]  # fmt: skip
    assert [state("illyrian-1", 2, 1, 2), state("illyrian-1", 2, 1, 3), state("gallic-1", 6, 3)] == [False, True, False]
    assert [state("punic-1", 1, 0, 1), state("punic-1", 1), state("punic-1", 1, beaten=1)] == [True, False, True]
    assert [state("gallic-1", 0, 1, battles="house"), state("gallic-1", 0, 0, 1, battles="house")] == [True, True]
    assert not state("gallic-1", 2, battles="house")
    assert [state("civil-war", 0, 1), state("civil-war", 2)] == [True, False]


@pytest.mark.rule("republic", "10.9c")
@pytest.mark.rule("republic", "12.1a")
def test_10_9c_wars_left_alone_and_four_are_too_many() -> None:
    scene = table().war("gallic-1", "syrian").war("illyrian-1", status=words.UNPROSECUTED)
    scene.command("fabius", "illyrian-1", 2, 3)
    scene.p.fought[war_of("illyrian-1")] = 2
    scene.p.rhodes = Alliance()
    scene.p.rhodes.lay_out(war_of("punic-2"))
    scene.p.rhodes.fleets, scene.p.fleets = 8, 10
    scene.mark().begin(CountWars())
    assert scene.changes() == [
        "war illyrian-1 3 > 2",
        "war gallic-1 2 > 3",
        "war syrian 2 > 3",
        "fleets 10 > 2",
        "rhodes war 1, fleets 8 > None",
    ]
    assert scene.heard_all() == [
        "war-status illyrian-1 active",
        "war-status gallic-1 unprosecuted",
        "war-status syrian unprosecuted",
        "rhodes-over 8",
        "wars-counted 3",
    ]
    assert scene.question() == "nobody "
    assert scene.ended() == ""
    four = table().war("gallic-1", "syrian", "illyrian-1", "macedonian-2").begin(CountWars())
    assert four.ended() == "four-wars"


@pytest.mark.rule("republic", "11.37a")
@pytest.mark.rule("republic", "11.37b")
@pytest.mark.rule("republic", "11.371a")
@pytest.mark.rule("republic", "11.372a")
def test_11_37_a_civil_war() -> None:
    def civil(rebels: int, legions: int, veteran: int = 0) -> Facts:
        scene = table().war("civil-war").command("manlius", "civil-war", legions)
        scene.p.rebel, scene.p.rebel_round, scene.p.place[JULIUS], scene.p.offices[ROME_CONSUL] = (
            JULIUS,
            2,
            REBELLING,
            -1,
        )
        scene.p.army[JULIUS] = rebels
        if veteran:
            scene.p.veteran_at[3], scene.p.veteran_of[3] = FORCE + JULIUS, JULIUS
        else:
            scene.office("manlius", DICTATOR).office("claudius", MASTER_OF_HORSE)
            scene.p.place[CLAUDIUS], scene.p.where[CLAUDIUS] = AT_WAR, civil_war(scene.p)
        return scene.begin(CivilBattle(MANLIUS))

    victory = civil(2, 9, veteran=1).mark().throw(15)
    assert victory.changes() == [
        "unrest 4 > 3",
        "place julius 6 > 1",
        "influence manlius 4 > 8",
        "popularity manlius 0 > 4",
        "war civil-war 2 > 0",
        "legions 0 > 2",
        "army julius 2 > 0",
        "army manlius 9 > 8",
        "veteran_at 0 -1 > 6",
        "veteran_at 3 4 > 0",
        "veteran_of 0 -1 > manlius",
        "veteran_of 3 julius > -1",
        "fought civil-war 0 > 2",
        "won manlius 0 > 1",
        "rebel julius > -1",
        "marked - > manlius julius",
        "battle commander 5, war 46 > None",
    ]
    assert victory.heard_all() == [
        "battle manlius civil-war 15 19 victory",
        "losses manlius 0 0",
        "unrest-fell 1",
        "veteran 1",
        "fame-won manlius 4",
        "revolt-over",
        "force-home julius 3 0",
        "senator-died julius",
        "heir julius faction-2",
    ]
    assert victory.question() == "nobody "
    stalemate = civil(6, 7).mark().throw(8)
    assert stalemate.changes() == [
        "popularity manlius 0 > -1",
        "army julius 6 > 3",
        "army manlius 7 > 4",
        "fought civil-war 0 > 2",
        "marked - > manlius julius claudius",
        "battle result 0 > 2",
        "battle lost_legions 0 > 3",
        "battle rebel_to_lose 0 > 3",
        "battle strength 0 > 10",
        "battle own 0 > 6",
        "cup None > owed 3",
    ]
    assert stalemate.heard_all() == ["battle manlius civil-war 8 10 stalemate", "losses manlius 3 0"]
    stalemate.mark().roll(*["blank"] * 3)
    assert stalemate.changes() == [
        "place claudius 4 > 1",
        "where claudius 46 > -1",
        "marks claudius 0 > 16",
        "marks manlius 0 > 9",
        "offices dictator manlius > -1",
        "army julius 3 > 2",
        "army manlius 4 > 3",
        "veteran_at 0 -1 > 6",
        "veteran_at 1 -1 > 4",
        "veteran_of 0 -1 > manlius",
        "veteran_of 1 -1 > julius",
        "battle commander 5, war 46, result 2, lost_legions 3, rebel_to_lose 3, strength 10, own 6 > None",
        "cup owed 3 > None",
    ]
    assert stalemate.heard_all() == [
        "chit-drawn blank",
        "chit-drawn blank",
        "chit-drawn blank",
        "veteran 1",
        "came-home claudius",
        "proconsul manlius",
        "veteran 2",
    ]
    assert stalemate.question() == "nobody "
    defeat = civil(12, 3).mark().throw(4)
    assert defeat.changes() == [
        "place claudius 4 > 1",
        "place manlius 4 > 7",
        "where claudius 46 > -1",
        "where manlius 46 > -1",
        "faction manlius 2 > -1",
        "influence manlius 4 > 0",
        "offices dictator manlius > -1",
        "offices master-of-horse claudius > -1",
        "curia - > manlius",
        "army manlius 3 > 0",
        "commands manlius > -",
        "fought civil-war 0 > 2",
        "marked - > julius",
        "battle result 0 > 1",
        "battle lost_legions 0 > 3",
        "battle strength 0 > 16",
        "battle own 0 > 12",
        "cup None > owed 3",
    ]
    assert defeat.heard_all() == [
        "battle manlius civil-war 4 -6 defeat",
        "losses manlius 3 0",
        "senator-died manlius",
        "came-home claudius",
        "senator-died claudius",
        "heir claudius faction-3",
    ]
    assert defeat.question() == "chance "
    alone = table().war("civil-war").command("manlius", "civil-war", 0)
    alone.p.rebel, alone.p.place[JULIUS] = JULIUS, REBELLING
    assert alone.begin(CivilBattle(MANLIUS)).asked() == ("nobody", "")
