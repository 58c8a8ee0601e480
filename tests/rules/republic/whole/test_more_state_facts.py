"""4, 5, 6 and 12: who belongs to whom, who decides, who is paid, and the bounds of what the tables may say."""

import pytest

from quadriga.engine import Move, Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.pretender import rise
from quadriga.games.republic.whole.mortality.death import leave_behind
from quadriga.games.republic.whole.revenue.personal import PersonalRevenue, SpoilsDice, TakeSpoils
from quadriga.games.republic.whole.revenue.redistribution import Gifts, Transfers, forbids_amount
from quadriga.games.republic.whole.revenue.state import Debits, Terms, debits
from quadriga.games.republic.whole.revolution.last_stand import LastBattles
from quadriga.games.republic.whole.revolution.phase import EndOfRevolution, RevolutionPhase
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CAPTIVE,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    MASTER_OF_HORSE,
    PROCONSUL,
    REBELLING,
    RESERVE,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.business import CountLegions
from quadriga.games.republic.whole.senate.phase import HomeComing
from quadriga.games.republic.whole.senate.trials import Appeal, case
from quadriga.games.republic.whole.senate.votes import propose
from quadriga.games.republic.whole.treasury import change_treasury
from quadriga.games.republic.whole.war.arrival import create_attacked
from quadriga.games.republic.whole.war.forces import upkeep
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
CLAUDIUS, MANLIUS = senator("claudius"), senator("manlius")
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]
EVERYBODY = (CORNELIUS, FABIUS, JULIUS, VALERIUS, CLAUDIUS, MANLIUS)


def war_of(name: str) -> int:
    return words.WAR.value(name)


def table(seats: int = 3, options: dict[str, str] | None = None) -> Facts:
    scene = Facts(seats, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True)
    scene.put("valerius", 1).put("claudius", 2, True).put("manlius", 2)
    scene.office("cornelius", ROME_CONSUL).office("julius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest, scene.p.legions, scene.p.fleets = 3, 200, 4, 8, 9
    return scene


def heard(scene: Facts) -> Facts:
    scene.mark()
    scene.p.hear = scene.heard.append
    return scene


def done(scene: Facts) -> list[str]:
    return [*scene.changes(), "told", *scene.heard_all()]


def key_of(refusal: int) -> str:
    return str(words.VOCABULARY.refusals[refusal][0]) if refusal else ""


@pytest.mark.rule("republic", "4.8b")
@pytest.mark.rule("republic", "9.11a")
def test_4_8b_who_belongs_to_whom_and_who_comes_first() -> None:
    scene = table().put("furius", 0)
    p = scene.p
    p.place[senator("furius")] = 7
    assert [p.members(seat) for seat in range(3)] == [[CORNELIUS, FABIUS], [VALERIUS, JULIUS], [CLAUDIUS, MANLIUS]]
    assert [p.in_order(), p.chair(), p.official()] == [[0, 1, 2], 0, CORNELIUS]
    p.offices[ROME_CONSUL], p.offices[DICTATOR] = -1, CLAUDIUS
    assert [p.in_order(), p.chair(), p.official()] == [[2, 0, 1], 2, CLAUDIUS]
    p.gone[0] = 1
    assert p.in_order() == [2, 1]
    p.gone[0] = 0
    for one in EVERYBODY:
        p.place[one] = AT_WAR
    assert [p.in_order(), p.chair(), p.official()] == [[0, 1, 2], 0, -1]
    ranks = table()
    ranks.p.offices = [-1] * len(ranks.p.offices)
    for one in EVERYBODY:
        ranks.p.influence[one] = 5
    assert ranks.p.official() == 0
    ranks.p.influence[MANLIUS] = 6
    assert ranks.p.official() == MANLIUS
    army = table().command("cornelius", "punic-1", 3).command("julius", "gallic-1", 3)
    assert [army.p.commanders(0), army.p.commanders(war_of("gallic-1"))] == [[CORNELIUS], [JULIUS]]
    army.p.place[CORNELIUS] = CAPTIVE
    assert [army.p.commanders(0), army.p.is_army(CORNELIUS), army.p.is_army(JULIUS)] == [[], False, True]
    army.p.place[FABIUS], army.p.where[FABIUS] = AT_WAR, war_of("gallic-1")
    assert [army.p.is_army(FABIUS), army.p.commanders(war_of("gallic-1"))] == [False, [JULIUS]]
    assert [army.p.uses_next(era) for era in range(4)] == [False, False, False, False]


@pytest.mark.rule("republic", "9.823a")
def test_9_823a_a_consul_for_life_decides_in_the_senate_alone() -> None:
    scene = table()
    p = scene.p
    p.life = CORNELIUS
    assert [p.controller(seat) for seat in range(3)] == [0, 1, 2]
    scene.meet()
    assert [p.controller(seat) for seat in range(3)] == [0, 0, 0]
    assert [p.shows(other, Seat(0)) for other in range(3)] == [False, True, True]
    assert [p.shows(other, Seat(1)) for other in range(3)] == [False, False, False]
    p.place[CORNELIUS] = 7
    assert [p.controller(seat) for seat in range(3)] == [0, 1, 2]
    p.place[CORNELIUS], p.faction[CORNELIUS] = 1, -1
    assert [p.controller(seat) for seat in range(3)] == [0, 1, 2]
    lone = Facts(1)
    assert [lone.p.those(0) != lone.p.those(1), lone.p.those(0, 1) == lone.p.those(1)] == [True, True]


@pytest.mark.rule("republic", "5.3a")
def test_5_3a_what_a_dead_senator_takes_from_nobody_else() -> None:
    scene = table().office("claudius", DICTATOR).office("fabius", MASTER_OF_HORSE).hold("julius", "mining")
    p = scene.p
    p.life, p.aide, p.guarded, p.seconds = JULIUS, VALERIUS, JULIUS, [VALERIUS]
    p.place[FABIUS] = AT_WAR
    leave_behind(heard(scene).p, MANLIUS)
    assert done(scene) == ["influence manlius 4 > 0", "told"]
    leave_behind(heard(scene).p, VALERIUS)
    assert done(scene) == ["influence valerius 5 > 0", "seconds valerius > -", "aide 2 > -1", "told"]
    leave_behind(heard(scene).p, CLAUDIUS)
    assert done(scene) == [
        "place fabius 4 > 1",
        "influence claudius 4 > 0",
        "marks fabius 0 > 16",
        "offices dictator claudius > -1",
        "told",
        "came-home fabius",
    ]
    p.guarded = -1
    leave_behind(heard(scene).p, JULIUS)
    assert done(scene) == [
        "influence julius 4 > 0",
        "offices field-consul julius > -1",
        "holder mining julius > -2",
        "life julius > -1",
        "told",
        "concession-free mining",
    ]


@pytest.mark.rule("republic", "6.53c")
@pytest.mark.rule("republic", "6.2e")
def test_6_53c_what_the_state_pays_for() -> None:
    found = {}
    for rebel, seconds, governs in (
        (-1, [], "cornelius"),
        (CORNELIUS, [], "fabius"),
        (FABIUS, [CORNELIUS], "cornelius"),
    ):
        scene = table().govern(governs, "sicily").govern("julius", "asia")
        p = scene.p
        p.garrison[SICILY], p.garrison[ASIA] = 3, 2
        p.rebel, p.seconds = rebel, seconds
        for one in (rebel, *seconds):
            if one >= 0:
                p.place[one] = REBELLING
        if rebel >= 0:
            p.army[rebel], p.veteran_at[0] = 5, FORCE + rebel
        found[rebel, governs] = (upkeep(p), debits(p))
    assert found == {(-1, "cornelius"): (22, 44), (0, "fabius"): (22, 44), (1, "cornelius"): (19, 38)}
    broke = {}
    for treasury in (0, 33, 34, 35):
        scene = table()
        scene.p.treasury = treasury
        scene.mark().begin(Debits())
        broke[treasury] = (scene.p.treasury, scene.ended())
    assert broke == {0: (0, "bankrupt"), 33: (0, "bankrupt"), 34: (0, ""), 35: (1, "")}


@pytest.mark.rule("republic", "6.13b")
@pytest.mark.rule("republic", "6.6a")
def test_6_13_the_first_senator_governs() -> None:
    scene = table().govern("cornelius", "sicily").govern("julius", "asia")
    scene.p.legate[CARDS.province_of["greece"]] = CORNELIUS
    scene.p.province[CARDS.province_of["greece"]] = 2
    PersonalRevenue().run(scene.p)
    assert [type(frame).__name__ for frame in reversed(scene.p.stack)] == [
        "TakeSpoils",
        "TakeSpoils",
        "TakeSpoils",
        "Spoils",
        "Pay",
    ]
    scene.p.stack.clear()
    spoils = {}
    for omens, verres, face in ((0, 0, 3), (5, 0, 3), (4, 0, 1), (0, 1, 3), (0, 2, 3), (9, 0, 1)):
        one = table().govern("cornelius", "sicily")
        if omens:
            one.happen("evil_omens", omens)
        if verres:
            one.happen("trial_of_verres", verres)
        SpoilsDice(SICILY).play(heard(one).p, Move(words.ROLL, face))
        spoils[omens, verres, face] = done(one)
    assert spoils == {
        (0, 0, 3): ["talents cornelius 0 > 3", "told", "spoiled sicily 3 3", "earned cornelius 3"],
        (5, 0, 3): ["owed 0 > 2", "told", "spoiled sicily 3 0"],
        (4, 0, 1): ["owed 0 > 3", "told", "spoiled sicily 1 0"],
        (0, 1, 3): ["told", "spoiled sicily 3 0"],
        (0, 2, 3): ["told", "spoiled sicily 3 0"],
        (9, 0, 1): ["owed 0 > 8", "told", "spoiled sicily 1 0"],
    }
    taken = {}
    for legate in (-1, CORNELIUS):
        one = table()
        if legate < 0:
            one.govern("cornelius", "sicily")
        one.p.province[SICILY], one.p.legate[SICILY] = 2, legate
        TakeSpoils(SICILY).yes(heard(one).p)
        taken[legate] = done(one)
    assert taken == {
        -1: ["marks cornelius 0 > 2", "spoiled sicily 0 > 1", "told", "corrupt cornelius sicily"],
        0: ["spoiled sicily 0 > 1", "told", "corrupt cornelius sicily"],
    }
    terms = {}
    for legate, term in ((-1, 1), (-1, 2), (CORNELIUS, 1)):
        one = table()
        if legate < 0:
            one.govern("cornelius", "sicily")
        one.p.province[SICILY], one.p.legate[SICILY], one.p.term[SICILY] = 2, legate, term
        Terms().run(heard(one).p)
        terms[legate, term] = done(one)
    assert terms == {
        (-1, 1): [
            "place cornelius 3 > 1",
            "where cornelius 0 > -1",
            "marks cornelius 0 > 16",
            "province sicily 2 > 1",
            "term sicily 1 > 0",
            "told",
            "province-vacant sicily",
            "came-home cornelius",
        ],
        (-1, 2): ["term sicily 2 > 1", "told"],
        (0, 1): [
            "province sicily 2 > 1",
            "term sicily 1 > 0",
            "legate sicily cornelius > -1",
            "told",
            "province-vacant sicily",
        ],
    }


@pytest.mark.rule("republic", "6.3a")
@pytest.mark.rule("republic", "6.3b")
def test_6_3_what_may_be_given() -> None:
    scene = table()
    p = scene.p
    p.purse[0], p.talents[CORNELIUS] = 7, 4
    assert {amount: key_of(forbids_amount(7, amount)) for amount in (0, 1, 4, 5, 7, 8, 10)} == {
        0: "round-sum",
        1: "",
        4: "round-sum",
        5: "",
        7: "",
        8: "not-so-much",
        10: "not-so-much",
    }
    p.gone[2] = 1
    gifts = Gifts(0, 0)
    moves = ((1, 5), (0, 5), (2, 5), (3, 5), (-1, 5), (1, 8), (1, 4))
    assert [key_of(gifts.why(p, Move(words.GIVE, *move))) for move in moves] == [
        "",
        "no-such-faction",
        "no-such-faction",
        "no-such-faction",
        "",
        "not-so-much",
        "round-sum",
    ]
    p.gone[2] = 0
    for given in (0, 2, 3):
        p.stack.clear()
        Gifts(0, given).play(p, Move(words.GIVE, 1, 1))
        assert len(p.stack) == (0 if given == 3 else 1)
    treasury = table()
    change_treasury(heard(treasury).p, 0, 3)
    assert done(treasury) == ["purse faction-1 0 > 3", "told"]
    assert Transfers.verbs[0] == words.TRANSFER


@pytest.mark.rule("republic", "9.9a")
@pytest.mark.rule("republic", "11.1a")
def test_9_9a_who_comes_home_after_the_senate() -> None:
    found = {}
    for marks, legions, homeward, place in (
        (PROCONSUL, 0, 0, AT_WAR), (PROCONSUL, 5, 0, AT_WAR), (PROCONSUL, 5, 1, AT_WAR), (0, 0, 0, AT_WAR),
        (PROCONSUL, 0, 0, CAPTIVE),
    ):  # fmt: skip
        scene = table().war("gallic-1").command("cornelius", "gallic-1", legions)
        scene.p.marks[CORNELIUS], scene.p.homeward[CORNELIUS], scene.p.place[CORNELIUS] = marks, homeward, place
        HomeComing().run(heard(scene).p)
        found[marks, legions, homeward, place] = scene.heard_all()
    assert found == {
        (8, 0, 0, 4): ["came-home cornelius"],
        (8, 5, 0, 4): [],
        (8, 5, 1, 4): ["force-home cornelius 5 0", "came-home cornelius"],
        (0, 0, 0, 4): [],
        (8, 0, 0, 5): [],
    }
    over = table()
    over.p.won[CORNELIUS] = 1
    EndOfRevolution().run(heard(over).p)
    assert done(over) == ["won cornelius 1 > 0", "told"]
    waking = table()
    waking.p.war[war_of("slave-1")] = waking.p.war[war_of("gallic-1")] = words.INACTIVE
    waking.p.province[SICILY] = 1
    RevolutionPhase().run(heard(waking).p)
    assert done(waking) == ["phase 0 > 6", "war slave-1 1 > 2", "told", "turn-phase revolution", "war-active slave-1"]
    migrations = {}
    for name in ("germanic-migrations", "gallic-1", "civil-war", "revolt-sicily"):
        one = table()
        create_attacked(heard(one).p, war_of(name))
        migrations[name] = done(one)
    assert migrations == {
        "germanic-migrations": ["province narbonese-gaul 0 > 1", "told", "created narbonese-gaul"],
        "gallic-1": ["told"],
        "civil-war": ["told"],
        "revolt-sicily": ["told"],
    }
    risen = table()
    risen.p.developed[SICILY], risen.p.beaten_fleet[war_of("revolt-sicily")] = 1, 1
    rise(heard(risen).p, SICILY)
    assert done(risen) == [
        "war revolt-sicily 0 > 2",
        "beaten_fleet revolt-sicily 1 > 0",
        "province sicily 0 > 3",
        "developed sicily 1 > 0",
        "told",
        "war-active revolt-sicily",
    ]


@pytest.mark.rule("republic", "9.412a")
@pytest.mark.rule("republic", "9.421a")
def test_9_421a_glaucia_appeals_with_three_dice() -> None:
    dice = {}
    for name in ("cornelius", "servilius-glaucia"):
        scene = table().put("servilius-glaucia", 1).meet()
        propose(scene.p, words.FOR_TRIAL, [senator(name), JULIUS, 0, 0], 0, 0)
        scene.p.stack.clear()
        Appeal().run(scene.p)
        throws = [move.a for move, _ in scene.p.stack[-1].chances(scene.p)]  # type: ignore[attr-defined]
        dice[name] = (min(throws), max(throws), scene.p.on_floor().appealed)
    assert dice == {"cornelius": (2, 12, 1), "servilius-glaucia": (3, 18, 1)}
    reasons = (0, words.FOR_CONCESSION, words.FOR_SPOILS, words.FOR_SPOILS + 1)
    cases = [case(one, reason) for one in (CORNELIUS, FABIUS) for reason in reasons]
    assert len(set(cases)) == len(cases)


@pytest.mark.rule("republic", "9.644b")
@pytest.mark.rule("republic", "9.646a")
def test_9_644b_how_many_legions_may_be_named() -> None:
    found = {}
    for ships, veterans in ((0, 0), (2, 0), (0, 1), (2, 1)):
        scene = table().war("gallic-1").command("furius", "gallic-1", 4, ships, veterans).meet()
        one = CountLegions(0, 0, words.FOR_WITHDRAWAL, (senator("furius"),))
        found[ships, veterans] = one.bounds(scene.p)
    assert found == {(0, 0): (1, 3), (2, 0): (0, 4), (0, 1): (1, 4), (2, 1): (0, 4)}
    kinds = {}
    for kind in (words.FOR_GARRISON, words.FOR_BEQUEST, words.FOR_DISBANDING, words.FOR_FORCES):
        for fleets, veterans in ((0, 0), (3, 0), (0, 1)):
            scene = table().meet()
            scene.p.fleets = fleets
            if veterans:
                scene.p.veteran_at[0] = RESERVE
            kinds[kind, fleets, veterans] = CountLegions(0, 0, kind, ()).bounds(scene.p)
    assert list(kinds.values()) == [
        (1, 8),
        (1, 8),
        (0, 8),
        (3, 8),
        (3, 8),
        (3, 8),
        (1, 8),
        (0, 8),
        (1, 8),
        (1, 8),
        (0, 8),
        (0, 8),
    ]


@pytest.mark.rule("republic", "12.3a")
@pytest.mark.rule("republic", "12.3b")
def test_12_3_how_the_last_battles_end() -> None:
    found = {}
    for rebel, wars, ruined, life in (
        (CORNELIUS, 3, 0, -1), (CORNELIUS, 4, 0, -1), (-1, 4, 0, -1), (-1, 3, 0, -1), (-1, 3, 1, -1),
        (-1, 3, 0, JULIUS), (-1, 4, 1, -1),
    ):  # fmt: skip
        scene = table()
        for name in ("punic-1", "gallic-1", "syrian", "illyrian-1")[:wars]:
            scene.p.war[war_of(name)] = words.ACTIVE
        scene.p.rebel, scene.p.life = rebel, life
        if rebel >= 0:
            scene.p.place[rebel] = REBELLING
        LastBattles(ruined, 0).run(scene.p)
        steps = [type(frame).__name__ for frame in reversed(scene.p.stack)]
        found[rebel, wars, ruined, life] = (scene.ended(), steps)
    assert found == {
        (0, 3, 0, -1): ("rebel-rules", []),
        (0, 4, 0, -1): ("four-wars", []),
        (-1, 4, 0, -1): ("four-wars", []),
        (-1, 3, 0, -1): ("", []),
        (-1, 3, 1, -1): ("rebel-rules", []),
        (-1, 3, 0, 3): ("for-life", []),
        (-1, 4, 1, -1): ("four-wars", []),
    }
