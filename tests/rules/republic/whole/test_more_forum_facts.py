"""3, 6, 7 and 9: the order of the steps of every phase, and the Forum with the first of everything."""

from itertools import groupby

import pytest

from quadriga.engine import ANY, Frame, Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import (
    FirstCards,
    forbids_concession,
    forbids_statesman,
    is_blocked_abroad,
    play_concession,
    play_statesman,
)
from quadriga.games.republic.whole.beginning.provinces import FirstGovernor, forbids_first_governor
from quadriga.games.republic.whole.forum.auction import Bid, CloseAuction, NextRound, OpenAuction
from quadriga.games.republic.whole.forum.bequests import Catiline, CatilineDie, enter_cyrene, enter_provinces, reveal
from quadriga.games.republic.whole.forum.draw import Draw, DrawCard, arrive_family, show, take, turn_deck
from quadriga.games.republic.whole.forum.games import ChangeLeader, SponsorGames, forbids_games
from quadriga.games.republic.whole.forum.initiative import Acts, Initiative, InitiativeDice
from quadriga.games.republic.whole.forum.knights import forbids_attracting, forbids_pressing
from quadriga.games.republic.whole.forum.phase import (
    EndOfForum,
    ForumPhase,
    InOrderAgain,
    Revival,
    RevivalDie,
    farm_dice,
)
from quadriga.games.republic.whole.forum.pretender import PretenderBattle, overthrow
from quadriga.games.republic.whole.ledger.giving import Pledge, TakeWord, due_of
from quadriga.games.republic.whole.mortality.phase import MortalityPhase
from quadriga.games.republic.whole.population.phase import PopulationPhase
from quadriga.games.republic.whole.revenue.phase import RevenuePhase
from quadriga.games.republic.whole.revenue.raids import Disorders, Troubles
from quadriga.games.republic.whole.revenue.redistribution import GiftsOver, Redistribution
from quadriga.games.republic.whole.revenue.state import Debits, StateRevenue, Terms
from quadriga.games.republic.whole.revolution.phase import (
    DiscardDown,
    EndOfRevolution,
    MayGive,
    MayPlay,
    RevolutionPhase,
    TradesOver,
    Victors,
)
from quadriga.games.republic.whole.rome import (
    CAPTIVE,
    CURIA,
    FIELD_CONSUL,
    GARRISON,
    GOVERNING,
    PROCONSUL,
    ROME_CONSUL,
    WAITING,
    WITH_WAR,
    Rome,
)
from quadriga.games.republic.whole.senate.phase import AfterAdjournment, Agenda, EndOfSenate, SenatePhase, can_fight
from quadriga.games.republic.whole.turn import EndOfTurn, Turn
from quadriga.games.republic.whole.war.phase import WarPhase
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]
HANNIBAL = words.LEADER.value("hannibal")


def war_of(name: str) -> int:
    return words.WAR.value(name)


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL).office("cornelius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest, scene.p.legions, scene.p.fleets = 3, 200, 4, 8, 9
    return scene


def key_of(refusal: int) -> str:
    return str(words.VOCABULARY.refusals[refusal][0]) if refusal else ""


def heard(scene: Facts) -> Facts:
    scene.mark()
    scene.p.hear = scene.heard.append
    return scene


def done(scene: Facts) -> list[str]:
    changed = [one for one in scene.changes() if not one.startswith(("ledger", "undrawn pool"))]
    return [*changed, "told", *scene.heard_all()]


def steps(scene: Facts, step: Frame[Rome]) -> str:
    """What a step lets come, the next first."""
    scene.p.stack.clear()
    step.run(scene.p)  # type: ignore[attr-defined]
    names = [type(frame).__name__ for frame in reversed(scene.p.stack)]
    scene.p.stack.clear()
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return " ".join(name if number == 1 else f"{name}*{number}" for name, number in runs)


# ---------------------------------------------------------------- the order of things


@pytest.mark.rule("republic", "3a")
def test_3a_every_phase_takes_its_steps_in_order() -> None:
    found = {}
    for step in (
        Turn(), EndOfTurn(), MortalityPhase(), RevenuePhase(), StateRevenue(), Debits(), Terms(), Troubles(),
        Disorders(), Redistribution(), GiftsOver(), ForumPhase(), Initiative(0), Acts(0), InOrderAgain(), EndOfForum(),
        PopulationPhase(), SenatePhase(), WarPhase(), RevolutionPhase(), TradesOver(), MayGive(0), MayPlay(0),
        DiscardDown(0), Victors(), EndOfRevolution(), OpenAuction(), Draw(0),
    ):  # fmt: skip
        scene = table()
        scene.p.no_recruits, scene.p.offers = 1, [1, 2, 3]
        heard(scene)
        order = steps(scene, step)
        found[type(step).__name__] = [order, *done(scene)]
    assert found == {
        "Turn": [
            "MortalityPhase RevenuePhase ForumPhase PopulationPhase SenatePhase WarPhase RevolutionPhase EndOfTurn",
            "no_recruits 1 > 0",
            "offers faction-1 1 > 0",
            "offers faction-2 2 > 0",
            "offers faction-3 3 > 0",
            "told",
            "round 3",
        ],
        "EndOfTurn": ["Turn", "round 3 > 4", "told"],
        "MortalityPhase": ["DrawChits Bereft", "told", "turn-phase mortality"],
        "RevenuePhase": [
            "Troubles OpenGuard PersonalRevenue GuardPay RebelUpkeep Ransoms Redistribution Development StateRevenue",
            "phase 0 > 1",
            "told",
            "turn-phase revenue",
        ],
        "StateRevenue": ["Contributions*3 DropReleased Debits Terms", "treasury 200 > 300", "told", "state-gained 100"],
        "Debits": ["", "treasury 200 > 166", "told", "state-paid 34"],
        "Terms": ["", "told"],
        "Troubles": ["Disorders", "told"],
        "Disorders": ["", "told"],
        "Redistribution": ["Gifts*3 GiftsOver Transfers*3", "told"],
        "GiftsOver": ["", "told"],
        "ForumPhase": [
            "Initiative*3 OpenAuction*3 InOrderAgain EnemyLeaderDies EndOfForum",
            "phase 0 > 2",
            "told",
            "turn-phase forum",
        ],
        "Initiative": ["InitiativeDice Acts Bereft", "told", "initiative faction-1"],
        "Acts": ["Persuade Knights ChangeLeader", "told"],
        "InOrderAgain": ["Revival*13", "marks cornelius 0 > 4", "marks julius 0 > 4", "told"],
        "EndOfForum": ["", "told"],
        "PopulationPhase": ["Speech Bereft", "phase 0 > 3", "told", "turn-phase population"],
        "SenatePhase": [
            "Repopulate Agenda EndOfSenate",
            "phase 0 > 4",
            "senate None > box_legions 17, box_fleets 16",
            "told",
            "turn-phase senate",
        ],
        "WarPhase": ["WarsLeft Bereft EndOfWars", "phase 0 > 5", "told", "turn-phase combat"],
        "RevolutionPhase": [
            "MayGive*3 TradesOver MayPlay*3 DiscardDown*3 Victors Bereft EndOfRevolution",
            "phase 0 > 6",
            "told",
            "turn-phase revolution",
        ],
        "TradesOver": ["", "told"],
        "MayGive": ["", "told"],
        "MayPlay": ["", "told"],
        "DiscardDown": ["", "told"],
        "Victors": ["", "told"],
        "EndOfRevolution": ["", "told"],
        "OpenAuction": ["Bid*3 NextRound CloseAuction", "auction None > ", "told"],
        "Draw": ["DrawCard", "told"],
    }


@pytest.mark.rule("republic", "9.13a")
def test_9_13a_the_agenda_of_the_senate() -> None:
    found = {}
    for step in range(7):
        scene = table().meet(step)
        order = steps(scene, Agenda())
        found[step] = (order, scene.p.meeting().step)
    assert found == {
        0: ("Consuls Agenda", 1),
        1: ("Dictatorship Agenda", 2),
        2: ("ElectCensor Agenda", 3),
        3: ("Fines Prosecutions EndOfTrials Agenda", 4),
        4: ("FillProvinces Agenda", 5),
        5: ("TribuneWindow OtherBusiness AfterAdjournment Agenda", 6),
        6: ("", 6),
    }
    closed = table().meet(6)
    assert steps(closed, AfterAdjournment()) == "TribuneWindow"
    closed.p.meeting().closed = 1
    assert steps(closed, AfterAdjournment()) == ""
    adjourned = table().meet(1)
    adjourned.p.meeting().adjourned = 1
    assert steps(adjourned, Agenda()) == ""
    trial = table().meet(1)
    trial.p.meeting().trials = [CORNELIUS, JULIUS]
    assert steps(trial, Agenda()) == "SpecialTrials Agenda"
    ends = table().meet(6).happen("new_alliance").war("gallic-1")
    assert steps(ends, EndOfSenate()) == "NewAlliance HomeComing Bereft"
    assert [ends.p.senate, ends.p.motion] == [None, None]
    assert steps(table().meet(6), EndOfSenate()) == "HomeComing Bereft"


@pytest.mark.rule("republic", "9.9a")
def test_9_9a_who_can_fight() -> None:
    found = {}
    for war, legions, fleets in (
        ("punic-1", 0, 1), ("punic-1", 5, 0), ("syrian", 1, 1), ("syrian", 0, 9), ("syrian", 1, 2), ("gallic-1", 1, 0),
        ("gallic-1", 0, 0), ("civil-war", 1, 0), ("civil-war", 0, 5),
    ):  # fmt: skip
        scene = table().command("cornelius", war, legions, fleets)
        found[war, legions, fleets] = can_fight(scene.p, CORNELIUS)
    assert found == {
        ("punic-1", 0, 1): True,
        ("punic-1", 5, 0): False,
        ("syrian", 1, 1): False,
        ("syrian", 0, 9): False,
        ("syrian", 1, 2): True,
        ("gallic-1", 1, 0): True,
        ("gallic-1", 0, 0): False,
        ("civil-war", 1, 0): True,
        ("civil-war", 0, 5): False,
    }


@pytest.mark.rule("republic", "7.2e")
def test_7_2e_each_step_only_where_something_can_be_done() -> None:
    found = {}
    for state in ("all", "alone", "away", "poor", "captive"):
        scene = table()
        scene.p.talents[CORNELIUS] = DECK.games_cost[0]
        if state == "alone":
            scene.p.faction[FABIUS] = -1
        if state in ("away", "captive"):
            scene.govern("cornelius", "sicily").govern("fabius", "asia")
            scene.p.knights[CORNELIUS] = int(state == "captive")
        if state == "captive":
            scene.p.place[CORNELIUS] = CAPTIVE
        if state == "poor":
            scene.p.talents[CORNELIUS] -= 1
        found[state] = steps(scene, Acts(0))
    assert found == {
        "all": "Persuade Knights SponsorGames ChangeLeader",
        "alone": "Persuade Knights SponsorGames",
        "away": "SponsorGames ChangeLeader",
        "poor": "Persuade Knights ChangeLeader",
        "captive": "Knights ChangeLeader",
    }
    gone = table()
    gone.p.gone[0] = 1
    assert steps(gone, Initiative(0)) == ""
    for total in (6, 7, 8):
        scene = table()
        InitiativeDice(0).play(scene.p, Move(words.ROLL, total))
        assert type(scene.p.stack[-1]).__name__ == ("EventTable" if total == 7 else "Draw")


# ---------------------------------------------------------------- the Forum


@pytest.mark.rule("republic", "7.1")
@pytest.mark.rule("republic", "7.8a")
def test_7_8_rome_in_order_again() -> None:
    scene = table().put("furius", 2).put("papirius", -1)
    scene.p.marks[senator("furius")] = PROCONSUL
    scene.p.curia = [senator("aurelius"), senator("junius")]
    scene.p.holder[words.CONCESSION.value("mining")] = CURIA
    scene.p.holder[words.CONCESSION.value("sicilian-grain")] = CURIA
    scene.p.chief[HANNIBAL] = WAITING
    scene.p.war[war_of("punic-2")] = words.ACTIVE
    assert farm_dice(scene.p) == 1
    heard(scene)
    order = steps(scene, InOrderAgain())
    assert [order, *done(scene)] == [
        "FarmDie RevivalDie Revival*13 RevivalDie*2",
        "marks cornelius 0 > 4",
        "marks julius 0 > 4",
        "marks furius 8 > 12",
        "told",
    ]
    scene.p.chief[HANNIBAL] = WITH_WAR
    assert farm_dice(scene.p) == 2
    scene.p.war[war_of("gladiator")] = words.UNPROSECUTED
    assert farm_dice(scene.p) == 3
    scene.p.war[war_of("punic-2")] = words.INACTIVE
    assert farm_dice(scene.p) == 1
    rolled = {}
    for kind, one in ((0, senator("aurelius")), (1, words.CONCESSION.value("mining")), (2, HANNIBAL)):
        for face, omens in ((4, 0), (5, 0), (6, 1), (5, 1)):
            die = table().happen("evil_omens", omens) if omens else table()
            die.p.curia = [senator("aurelius")]
            die.p.place[senator("aurelius")] = 7
            heard(die)
            RevivalDie(kind, one).play(die.p, Move(words.ROLL, face))
            rolled[kind, face, omens] = done(die)
    assert rolled == {
        (0, 4, 0): ["told"],
        (0, 5, 0): [
            "place aurelius 7 > 2",
            "influence aurelius 0 > 3",
            "curia aurelius > -",
            "told",
            "revived aurelius",
        ],
        (0, 6, 1): [
            "place aurelius 7 > 2",
            "influence aurelius 0 > 3",
            "curia aurelius > -",
            "told",
            "revived aurelius",
        ],
        (0, 5, 1): ["told"],
        (1, 4, 0): ["told"],
        (1, 5, 0): ["holder mining -1 > -2", "told", "concession-free mining"],
        (1, 6, 1): ["holder mining -1 > -2", "told", "concession-free mining"],
        (1, 5, 1): ["told"],
        (2, 4, 0): ["told"],
        (2, 5, 0): ["chief hannibal 0 > 3", "told", "leader-left hannibal"],
        (2, 6, 1): ["chief hannibal 0 > 3", "told", "leader-left hannibal"],
        (2, 5, 1): ["told"],
    }
    grain = words.CONCESSION.value("sicilian-grain")
    waits = {}
    for revival in ("waits", "free"):
        for war, status in (("slave-1", words.ACTIVE), ("slave-1", words.INACTIVE), ("punic-2", words.ACTIVE)):
            farm = table({"grain-revival": revival})
            farm.p.holder[grain], farm.p.war[war_of(war)] = CURIA, status
            waits[revival, war, status] = steps(farm, Revival(grain))
    assert waits == {
        ("waits", "slave-1", 2): "",
        ("waits", "slave-1", 1): "RevivalDie",
        ("waits", "punic-2", 2): "RevivalDie",
        ("free", "slave-1", 2): "RevivalDie",
        ("free", "slave-1", 1): "RevivalDie",
        ("free", "punic-2", 2): "RevivalDie",
    }
    assert steps(table(), Revival(grain)) == ""


@pytest.mark.rule("republic", "7.1")
def test_7_1_captives_of_raiders_die_and_events_leave() -> None:
    scene = table().happen("drought", 1)
    scene.p.place[CORNELIUS], scene.p.where[CORNELIUS] = CAPTIVE, -1
    scene.p.place[JULIUS], scene.p.where[JULIUS] = CAPTIVE, 0
    heard(scene)
    assert steps(scene, ForumPhase()) == "Initiative*3 OpenAuction*3 InOrderAgain EnemyLeaderDies EndOfForum"
    assert scene.heard_all() == ["turn-phase forum", "senator-died cornelius", "heir cornelius faction-1"]
    assert scene.p.events[DECK.event_of["drought"]] == 0
    before = table({"leader-dies": "before-aging"})
    assert steps(before, ForumPhase()) == "Initiative*3 OpenAuction*3 EnemyLeaderDies InOrderAgain EndOfForum"


@pytest.mark.rule("republic", "7.3a")
def test_7_3a_what_a_drawn_card_does() -> None:
    found = {}
    for card in ("family-9", "punic-1", "hannibal", "era-ends"):
        scene = table()
        if card == "punic-1":
            scene.happen("pretender")
        show(heard(scene).p, words.CARD.value(card))
        found[card] = [*done(scene), *[type(frame).__name__ for frame in scene.p.stack]]
    assert found == {
        "family-9": ["place aurelius 0 > 2", "influence aurelius 0 > 3", "told"],
        "punic-1": ["war punic-1 0 > 1", "told", "war-inactive punic-1"],
        "hannibal": ["chief hannibal 0 > 2", "told", "leader-waits hannibal"],
        "era-ends": ["discards - > era-ends", "era_ends 0 > 1", "told", "era-ends"],
    }
    quiet = table()
    show(quiet.p, words.CARD.value("punic-1"))
    assert quiet.p.stack == []
    pretenders = {}
    for option in ("active-war", "any-war"):
        scene = table({"pretender": option}).happen("pretender")
        show(scene.p, words.CARD.value("gallic-1"))
        show(scene.p, words.CARD.value("syrian"))
        pretenders[option] = [scene.status("gallic-1"), scene.status("syrian"), len(scene.p.stack)]
    assert pretenders == {"active-war": [2, 2, 2], "any-war": [2, 2, 2]}
    under = table().put("scipio-africanus", 0)
    under.p.place[CORNELIUS] = 0
    arrive_family(heard(under).p, CORNELIUS)
    assert done(under) == [
        "place cornelius 0 > 8",
        "under scipio-africanus -1 > cornelius",
        "told",
        "family-passed cornelius scipio-africanus",
    ]
    back = table()
    back.p.talents[FABIUS] = back.p.knights[FABIUS] = 3
    arrive_family(heard(back).p, FABIUS)
    assert done(back) == [
        "place fabius 1 > 2",
        "faction fabius 0 > -1",
        "talents fabius 3 > 0",
        "knights fabius 3 > 0",
        "told",
    ]


@pytest.mark.rule("republic", "7.2c")
@pytest.mark.rule("republic", "7.2d")
def test_7_2d_cards_of_the_deck() -> None:
    scene = table()
    DrawCard(2).play(heard(scene).p, Move(words.DRAW_CARD, 2, words.CARD.value("tribune-38")))
    assert done(scene) == [
        "hands faction-3 - > tribune-38",
        "told",
        "drew faction-3 tribune-38",
    ]
    stock = table()
    stock.p.stock().window = 2
    punic = words.CARD.value("punic-1")
    stock.p.stock().returned = [punic]
    heard(stock)
    chances = DrawCard(0).chances(stock.p)
    weights = {move.b == punic: ways for move, ways in chances}
    assert [len(chances), weights] == [59, {True: 1, False: 1}]
    take(stock.p, punic)
    assert [stock.p.stock().window, stock.p.stock().returned] == [1, []]
    empty = Facts(3)
    empty.p.stock().pool = []
    turn_deck(heard(empty).p)
    assert done(empty) == ["told"]


@pytest.mark.rule("republic", "7.5a")
@pytest.mark.rule("republic", "7.51a")
@pytest.mark.rule("republic", "7.6a")
@pytest.mark.rule("republic", "7.7a")
def test_7_5_what_is_refused_in_the_forum() -> None:
    scene = table({"pressed-knights": "in-rome", "absent-leader": "barred"}).put("furius", 0).govern("furius", "sicily")
    p = scene.p
    p.talents[CORNELIUS], p.knights[CORNELIUS], p.knights[senator("furius")] = 9, 2, 1
    attract = {(one, sum_): key_of(forbids_attracting(p, 0, one, sum_)) for one, sum_ in (
        (CORNELIUS, 0), (CORNELIUS, 5), (CORNELIUS, 6), (CORNELIUS, 10), (CORNELIUS, -1), (FABIUS, 0), (FABIUS, 1),
        (JULIUS, 0), (senator("furius"), 0), (ANY, ANY), (CORNELIUS, ANY),
    )}  # fmt: skip
    assert attract == {
        (0, 0): "",
        (0, 5): "",
        (0, 6): "more-than-sure",
        (0, 10): "not-so-much",
        (0, -1): "",
        (1, 0): "",
        (1, 1): "not-so-much",
        (3, 0): "not-yours",
        (7, 0): "not-in-rome",
        (-1, -1): "",
    }
    press = {(one, number): key_of(forbids_pressing(p, 0, one, number)) for one, number in (
        (CORNELIUS, 0), (CORNELIUS, 1), (CORNELIUS, 2), (CORNELIUS, 3), (JULIUS, 1), (senator("furius"), 1), (ANY, 1),
        (CORNELIUS, ANY),
    )}  # fmt: skip
    assert press == {
        (0, 0): "not-so-many-knights",
        (0, 1): "",
        (0, 2): "",
        (0, 3): "not-so-many-knights",
        (3, 1): "not-yours",
        (7, 1): "not-in-rome",
        (-1, 1): "",
        (0, -1): "",
    }
    p.friends[0] = -1
    assert key_of(forbids_attracting(p, 0, CORNELIUS, 0)) == "proscriber"
    p.talents[CORNELIUS] = DECK.games_cost[1]
    p.place[FABIUS] = CAPTIVE
    p.talents[FABIUS] = 50
    games = {(one, kind): key_of(forbids_games(p, 0, one, kind)) for one, kind in (
        (CORNELIUS, 0), (CORNELIUS, 1), (CORNELIUS, 2), (JULIUS, 0), (FABIUS, 0), (ANY, 0), (CORNELIUS, ANY),
    )}  # fmt: skip
    assert games == {
        (0, 0): "",
        (0, 1): "",
        (0, 2): "not-so-much",
        (3, 0): "not-yours",
        (1, 0): "not-yours",
        (-1, 0): "",
        (0, -1): "",
    }
    assert [key_of(SponsorGames(0).why(p, move)) for move in (Move(words.SPONSOR, JULIUS, 0), Move(words.DONE))] == [
        "not-yours",
        "",
    ]
    leader = ChangeLeader(0)
    assert [key_of(leader.forbids(p, one)) for one in (CORNELIUS, FABIUS, JULIUS, senator("furius"))] == [
        "leads-already",
        "cannot-lead",
        "not-yours",
        "",
    ]


@pytest.mark.rule("republic", "7.22b")
@pytest.mark.rule("republic", "7.22c")
def test_7_22_the_first_senator_bids() -> None:
    scene = table()
    scene.p.talents[CORNELIUS], scene.p.talents[FABIUS], scene.p.talents[JULIUS] = 9, 3, 4
    scene.begin(OpenAuction())
    assert [scene.question(), scene.offered("bid ")] == ["1 bid number=0", []]
    assert scene.refused("bid valerius 1") == ("6.3a", "not-so-much")
    assert scene.refused("bid julius 5") == ("6.3a", "not-so-much")
    scene.mark().play("bid julius 4")
    assert done(scene) == ["auction best 0 > 4", "auction backer -1 > 3", "told", "bid julius 4"]
    scene.done()
    assert scene.question() == "0 bid number=4"
    assert scene.refused("bid cornelius 4") == ("7.22b", "bid-higher")
    assert [Bid(0).audience(scene.p, Move(words.BID_UP_TO, 6)), scene.p.those(0)] == [1, 1]
    low = Facts.of(scene.p.copy())
    low.mark().play("bid-up-to 4")
    assert low.heard_all()[:1] == ["initiative faction-2"]
    passed = Facts.of(scene.p.copy())
    passed.mark().done()
    assert passed.heard_all()[:1] == ["initiative faction-2"]
    scene.mark().play("bid-up-to 5")
    assert done(scene) == [
        "talents cornelius 9 > 4",
        "auction best 4, backer 3, out [2] > None",
        "told",
        "bid cornelius 5",
        "initiative faction-1",
    ]
    poor = table().begin(OpenAuction()).mark()
    poor.play("bid-up-to 3", "done", "done")
    assert poor.heard_all()[:1] == ["initiative faction-2"]
    again = table({"auction": "until-passed"})
    again.p.talents[CORNELIUS], again.p.talents[JULIUS] = 9, 4
    again.begin(OpenAuction()).play("bid julius 1", "done", "bid cornelius 2")
    assert again.question() == "1 bid number=2"
    assert again.p.auction is not None
    assert steps(again, NextRound()) == "Bid NextRound"
    again.p.auction.backer, again.p.auction.best = CORNELIUS, 2
    heard(again)
    assert steps(again, CloseAuction()) == "Initiative"
    assert done(again) == ["talents cornelius 9 > 7", "auction best 2, out [2] > None", "told"]


@pytest.mark.rule("republic", "7.37b")
@pytest.mark.rule("republic", "7.37f")
def test_7_37_bequests_and_catiline() -> None:
    found = {}
    for card in ("pergamene-bequest", "bithynian-bequest", "catiline-conspiracy-2"):
        for exists in (0, 1):
            scene = table()
            scene.p.province[ASIA] = exists
            reveal(heard(scene).p, words.CARD.value(card))
            found[card, exists] = [*done(scene), *[type(frame).__name__ for frame in scene.p.stack]]
    assert found == {
        ("pergamene-bequest", 0): ["discards - > pergamene-bequest", "bequest 0 0 > 1", "told"],
        ("pergamene-bequest", 1): ["discards - > pergamene-bequest", "told"],
        ("bithynian-bequest", 0): ["discards - > bithynian-bequest", "bequest 1 0 > 1", "told"],
        ("bithynian-bequest", 1): ["discards - > bithynian-bequest", "bequest 1 0 > 1", "told"],
        ("catiline-conspiracy-2", 0): ["discards - > catiline-conspiracy-2", "told", "Catiline"],
        ("catiline-conspiracy-2", 1): ["discards - > catiline-conspiracy-2", "told", "Catiline"],
    }
    lands = table()
    lands.p.bequest[0], lands.p.bequest[1] = 3, 2
    enter_provinces(heard(lands).p)
    assert done(lands) == ["province asia 0 > 1", "bequest 0 3 > 0", "told", "created asia"]
    lands.p.bequest[2] = 1
    enter_cyrene(heard(lands).p)
    assert done(lands) == ["province crete-cyrene 0 > 1", "bequest 2 1 > 0", "told", "created crete-cyrene"]
    enter_cyrene(heard(lands).p)
    assert done(lands) == ["told"]
    accused = table().begin(Catiline())
    accused.p.gone[2] = 0
    assert [accused.question(), accused.offered()] == ["1 catiline", ["accuse faction-1", "accuse faction-3"]]
    accused.mark().play("accuse faction-1")
    assert accused.heard_all() == ["accused faction-1"]
    die = table().happen("evil_omens", 1)
    CatilineDie(0).play(heard(die).p, Move(words.ROLL, 3))
    assert done(die) == ["popularity julius 0 > -2", "told"]


@pytest.mark.rule("republic", "7.E14")
def test_7_e14_a_pretender_against_a_garrison() -> None:
    found = {}
    fields = ("place", "number", "province")
    for total, garrison in ((3, 2), (10, 4), (14, 6), (18, 3)):
        scene = table().govern("cornelius", "asia")
        scene.p.garrison[ASIA] = garrison
        scene.p.veteran_at[2] = GARRISON + ASIA
        PretenderBattle(ASIA).play(heard(scene).p, Move(words.ROLL, total))
        frames = [
            f"{type(one).__name__} {[getattr(one, name) for name in fields if hasattr(one, name)]}"
            for one in reversed(scene.p.stack)
        ]
        found[total, garrison] = [*done(scene), *frames]
    assert found == {
        (3, 2): ["told", "governor-fought asia 3 5", "LoseLegions [209, 3]", "PretenderWins [9]"],
        (10, 4): ["told", "governor-fought asia 10 14", "LoseLegions [209, 4]"],
        (14, 6): ["told", "governor-fought asia 14 20", "LoseLegions [209, 0]"],
        (18, 3): ["told", "governor-fought asia 18 21", "LoseLegions [209, 0]"],
    }
    first = table().govern("cornelius", "sicily")
    overthrow(heard(first).p, SICILY)
    assert done(first) == [
        "place cornelius 3 > 1",
        "where cornelius 0 > -1",
        "offices field-consul cornelius > -1",
        "war revolt-sicily 0 > 2",
        "province sicily 2 > 3",
        "term sicily 3 > 0",
        "told",
        "senator-died cornelius",
        "province-vacant sicily",
        "heir cornelius faction-1",
        "war-active revolt-sicily",
    ]
    legate = table()
    legate.p.legate[SICILY], legate.p.province[SICILY], legate.p.term[SICILY] = CORNELIUS, 2, 2
    overthrow(heard(legate).p, SICILY)
    assert done(legate) == [
        "war revolt-sicily 0 > 2",
        "province sicily 2 > 3",
        "term sicily 2 > 0",
        "legate sicily cornelius > -1",
        "told",
        "province-vacant sicily",
        "war-active revolt-sicily",
    ]


# ---------------------------------------------------------------- cards of the hand and first governors


@pytest.mark.rule("republic", "7.312b")
@pytest.mark.rule("republic", "7.32a")
def test_7_312_who_may_be_played() -> None:
    scene = table().hand(0, "statesman-1a", "armaments", "land-commissioner").hand(1, "statesman-2a")
    p = scene.p
    africanus, cunctator = senator("scipio-africanus"), senator("fabius-cunctator")
    assert [key_of(forbids_statesman(p, 0, one)) for one in (africanus, cunctator, CORNELIUS, CARDS.senators, -1)] == [
        "",
        "not-in-hand",
        "not-in-hand",
        "not-in-hand",
        "not-in-hand",
    ]
    assert key_of(forbids_statesman(p, 1, cunctator)) == "family-elsewhere"
    commissioner = DECK.land_commissioner
    given = (
        (0, CORNELIUS),
        (0, JULIUS),
        (0, ANY),
        (ANY, JULIUS),
        (ANY, CORNELIUS),
        (commissioner, CORNELIUS),
        (1, FABIUS),
    )
    assert [key_of(forbids_concession(p, 0, *one)) for one in given] == [
        "",
        "not-yours",
        "",
        "not-yours",
        "",
        "no-land-bill",
        "not-in-hand",
    ]
    p.bills[0] = 1
    assert key_of(forbids_concession(p, 0, commissioner, CORNELIUS)) == ""
    assert [key_of(forbids_concession(p, 0, at, CORNELIUS)) for at in (1, DECK.concessions)] == ["not-in-hand"] * 2
    first = FirstCards(0)
    moves = (Move(words.PLAY_STATESMAN, cunctator), Move(words.PLAY_STATESMAN, ANY), Move(words.DONE))
    assert [key_of(first.why(p, one)) for one in (*moves, Move(words.PLAY_CONCESSION, 0, JULIUS))] == [
        "not-in-hand",
        "",
        "",
        "not-yours",
    ]
    assert [first.seals(p, Move(verb)) for verb in first.verbs] == [True, True, False]
    play_concession(heard(scene).p, 0, 0, CORNELIUS)
    assert done(scene) == [
        "hands faction-1 statesman-1a armaments land-commissioner > statesman-1a land-commissioner",
        "holder armaments -1 > cornelius",
        "told",
        "concession armaments cornelius",
    ]
    for name, value in (("talents", 7), ("knights", 2), ("army", 3)):
        getattr(p, name)[CORNELIUS] = value
    p.veteran_at[0], p.veteran_of[0], p.life, p.guarded = 1, CORNELIUS, CORNELIUS, CORNELIUS
    play_statesman(heard(scene).p, 0, africanus)
    assert done(scene) == [
        "place cornelius 1 > 8",
        "place scipio-africanus 0 > 1",
        "faction cornelius 0 > -1",
        "faction scipio-africanus -1 > 0",
        "influence cornelius 5 > 0",
        "influence scipio-africanus 0 > 6",
        "talents cornelius 7 > 0",
        "talents scipio-africanus 0 > 7",
        "knights cornelius 2 > 0",
        "knights scipio-africanus 0 > 2",
        "under scipio-africanus -1 > cornelius",
        "offices field-consul cornelius > scipio-africanus",
        "leader faction-1 cornelius > scipio-africanus",
        "hands faction-1 statesman-1a land-commissioner > land-commissioner",
        "holder armaments cornelius > scipio-africanus",
        "army cornelius 3 > 0",
        "army scipio-africanus 0 > 3",
        "veteran_at 0 1 > 31",
        "veteran_of 0 cornelius > scipio-africanus",
        "guarded cornelius > scipio-africanus",
        "life cornelius > scipio-africanus",
        "told",
        "joined scipio-africanus faction-1",
    ]
    abroad = table({"kin-abroad": "blocks"}).put("furius", -1)
    furius = senator("furius")
    found = []
    for place in (2, GOVERNING):
        abroad.p.place[furius] = place
        found.append(is_blocked_abroad(abroad.p, furius))
    assert found == [False, True]
    yields = table({"kin-abroad": "yields"}).put("furius", -1)
    yields.p.place[furius] = GOVERNING
    assert not is_blocked_abroad(yields.p, furius)


@pytest.mark.rule("republic", "S3.02d")
def test_s3_02d_who_governs_first() -> None:
    scene = table().put("furius", 0).govern("furius", "asia")
    p = scene.p
    assert [key_of(forbids_first_governor(p, 0, one)) for one in (CORNELIUS, FABIUS, JULIUS, senator("furius"))] == [
        "holds-office",
        "",
        "not-yours",
        "not-in-rome",
    ]
    asked = FirstGovernor(0, SICILY)
    assert [key_of(asked.why(p, Move(words.FIRST_GOVERNOR, one, 9))) for one in (ANY, FABIUS, JULIUS)] == [
        "no-such-term",
        "no-such-term",
        "not-yours",
    ]
    asked.play(heard(scene).p, Move(words.FIRST_GOVERNOR, FABIUS, 2))
    assert done(scene) == [
        "place fabius 1 > 3",
        "where fabius -1 > 0",
        "province sicily 0 > 2",
        "term sicily 0 > 2",
        "told",
        "governs fabius sicily",
    ]


# ---------------------------------------------------------------- promises


@pytest.mark.rule("republic", "4.3b")
def test_4_3b_the_same_promise_stands_once() -> None:
    scene = table().begin(Pledge(0, 1))
    scene.mark().play("pledge talents-5")
    assert done(scene) == [
        "offers faction-1 0 > 1",
        "told",
        "promise-offered faction-1 faction-2 talents-5",
    ]
    assert scene.question() == "1 take-word faction=faction-1 deed=talents-5"
    declined = Facts.of(scene.p.copy())
    declined.mark().play("decline-word")
    assert done(declined) == [
        "told",
        "promise-declined faction-1 faction-2 talents-5",
    ]
    scene.mark().play("accept-word")
    assert done(scene) == [
        "told",
        "promise-accepted faction-1 faction-2 talents-5",
    ]
    talents, ten = words.DEED.value("talents-5"), words.DEED.value("talents-10")
    assert [key_of(Pledge(0, other).forbids(scene.p, deed)) for other in (1, 2) for deed in (talents, ten)] == [
        "promised-already",
        "",
        "",
        "",
    ]
    assert key_of(Pledge(1, 0).forbids(scene.p, talents)) == ""
    silent = table().begin(Pledge(0, 1)).mark().play("never-mind")
    assert done(silent) == ["offers faction-1 0 > 1", "told"]
    dues = {}
    for phase in range(7):
        scene.p.phase = phase
        dues[phase] = [due_of(scene.p, words.DEED.value(one)) for one in ("talents-5", "card", "no-charge")]
    assert dues == {0: [4, 3, 3], 1: [4, 3, 3], 2: [4, 3, 3], 3: [4, 3, 3], 4: [4, 3, 3], 5: [4, 3, 4], 6: [4, 4, 4]}
    assert [int(TakeWord(0, 1, 0).turn(scene.p)), int(Pledge(2, 1).turn(scene.p))] == [1, 2]
