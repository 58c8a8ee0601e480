"""9.4, 9.7, 13.I: trials, murders and tribunes, step by step, with all that they change."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import (
    CENSOR,
    CORRUPT,
    FIELD_CONSUL,
    FORUM,
    MAJOR,
    REBELLING,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.effects import Carried, Defeated
from quadriga.games.republic.whole.senate.murder import Caught, LastSenator, Plot, forbids_plot, is_free_blow, targets
from quadriga.games.republic.whole.senate.trials import (
    AppealDice,
    EndOfTrials,
    Prosecutions,
    SpecialTrials,
    accuse,
    charges,
    reasons,
)
from quadriga.games.republic.whole.senate.tribunes import TribuneWindow, forbids_commission
from quadriga.games.republic.whole.senate.votes import Vote, propose
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
CLAUDIUS, MANLIUS = senator("claudius"), senator("manlius")
SICILY = CARDS.province_of["sicily"]


def table(step: int = 0) -> Facts:
    scene = Facts().put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL).office("cornelius", FIELD_CONSUL)
    scene.office("claudius", CENSOR)
    scene.p.round, scene.p.treasury, scene.p.unrest = 3, 200, 4
    return scene.meet(step) if step else scene.meet()


def deal(scene: Facts, seat: int, *cards: str) -> Facts:
    """A faction has these cards, from whichever deck."""
    for name in cards:
        card = words.CARD.value(name)
        scene.p.stock().pool = [one for one in scene.p.stock().pool if one != card]
        scene.p.hands[seat].append(card)
    return scene


# ---------------------------------------------------------------- trials


@pytest.mark.rule("republic", "9.412a")
@pytest.mark.rule("republic", "9.413a")
@pytest.mark.rule("republic", "13.L8")
def test_9_412a_every_reason_to_prosecute() -> None:
    scene = table().hold("fabius", "mining").hold("fabius", "armaments")
    scene.p.bars[words.CONCESSION.value("mining")] = 1
    scene.p.marks[FABIUS] = CORRUPT | MAJOR
    scene.p.marks[CLAUDIUS] = CORRUPT
    scene.p.legate[SICILY], scene.p.spoiled[SICILY], scene.p.spoiled[SICILY + 1] = VALERIUS, 1, 1
    scene.p.province[SICILY], scene.p.term[SICILY] = 2, 2
    assert [words.REASON.slug(one) for one in reasons(scene.p, FABIUS)] == ["corruption", "office", "mining"]
    assert [words.REASON.slug(one) for one in reasons(scene.p, VALERIUS)] == ["spoils-sicily"]
    scene.begin(Prosecutions())
    assert scene.question() == "1 prosecute"
    assert scene.offered() == [
        "prosecute fabius corruption minor",
        "prosecute fabius office minor",
        "prosecute fabius office major",
        "prosecute fabius mining minor",
        "prosecute valerius spoils-sicily minor",
        "done",
    ]
    assert scene.refused("prosecute claudius corruption minor") == ("7.4a", "not-in-rome")
    assert scene.refused("prosecute fabius corruption major") == ("9.412a", "no-reason")
    assert scene.refused("prosecute manlius corruption minor") == ("9.412a", "no-reason")
    scene.play("prosecute fabius corruption minor")
    assert scene.question() == "1 prosecutor commander=fabius"
    assert scene.offered() == [
        "name-prosecutor cornelius",
        "name-prosecutor valerius",
        "name-prosecutor julius",
        "name-prosecutor manlius",
        "done",
    ]
    assert scene.refused("name-prosecutor claudius") == ("9.411a", "no-prosecutor")
    dropped = Facts.of(scene.p.copy())
    dropped.mark().play("done")
    assert dropped.changes() == ["senate reasons [] > [15]"]
    assert dropped.heard_all() == []
    assert dropped.question() == "1 prosecute"
    assert dropped.offered() == [
        "prosecute fabius office minor",
        "prosecute fabius office major",
        "prosecute fabius mining minor",
        "prosecute valerius spoils-sicily minor",
        "done",
    ]
    own = Facts.of(scene.p.copy())
    own.mark().play("name-prosecutor manlius")
    assert own.changes() == []
    assert own.heard_all() == []
    assert own.question() == "2 will-prosecute commander=fabius other=manlius"
    scene.mark().play("name-prosecutor valerius")
    assert scene.changes() == [
        "senate minor 0 > 1",
        "senate reasons [] > [15]",
        "motion None > kind 3, seat 1, speaker 3, items [1, 0, 0, 2], contra 5",
    ]
    assert scene.heard_all() == ["proposed trial faction-2", "on-trial fabius"]
    assert scene.question() == "1 call"
    refused = Facts.of(own.p.copy())
    refused.mark().play("refuse")
    assert refused.changes() == ["senate reasons [] > [15]"]
    assert refused.heard_all() == []
    assert refused.question() == "1 prosecute"
    own.mark().play("agree")
    assert own.changes() == [
        "senate minor 0 > 1",
        "senate reasons [] > [15]",
        "motion None > kind 3, seat 1, speaker 3, items [1, 0, 0, 5], contra 5",
    ]
    assert own.heard_all() == ["proposed trial faction-2", "on-trial fabius"]
    assert own.question() == "1 call"


@pytest.mark.rule("republic", "9.41a")
@pytest.mark.rule("republic", "9.41b")
def test_9_41_two_minor_trials_or_one_major() -> None:
    scene = table()
    scene.p.marks[FABIUS] = scene.p.marks[VALERIUS] = MAJOR
    assert len(charges(scene.p)) == 4
    scene.p.meeting().minor = 1
    assert [charge for _, _, charge in charges(scene.p)] == [0, 0]
    scene.p.meeting().minor = 2
    assert charges(scene.p) == []
    scene.p.meeting().minor, scene.p.meeting().major = 0, 1
    assert charges(scene.p) == []
    major = table()
    accuse(major.p, FABIUS, words.FOR_OFFICE, 1, MANLIUS)
    assert [major.p.meeting().minor, major.p.meeting().major] == [0, 1]
    away = table().govern("claudius", "sicily")
    away.p.marks[FABIUS] = MAJOR
    assert away.begin(Prosecutions()).asked() == ("nobody", "")
    stepped = table()
    stepped.p.marks[FABIUS] = MAJOR
    stepped.p.meeting().stepped = [CLAUDIUS]
    assert stepped.begin(Prosecutions()).asked() == ("nobody", "")


@pytest.mark.rule("republic", "9.421a")
@pytest.mark.rule("republic", "9.421b")
def test_9_421_the_people_speak() -> None:
    found = {}
    for total in range(2, 13):
        scene = table()
        propose(scene.p, words.FOR_TRIAL, [FABIUS, words.FOR_OFFICE, 0, MANLIUS], 2, 0)
        scene.p.stack.clear()
        scene.begin(AppealDice(2, 0)).mark().roll(total)
        motion = scene.p.on_floor()
        owed = scene.p.cup.owed if scene.p.cup is not None else 0
        marked = [words.COMMANDER.slug(one) for one in scene.p.marked]
        found[total] = [motion.over, motion.pro, motion.contra, motion.items[2], owed, marked]
    assert found == {
        2: [1, 0, 0, 1, 0, []],
        3: [0, 16, 0, 0, 0, []],
        4: [0, 12, 0, 0, 0, []],
        5: [0, 8, 0, 0, 0, []],
        6: [0, 4, 0, 0, 0, []],
        7: [0, 0, 0, 0, 0, []],
        8: [0, 0, 4, 0, 0, []],
        9: [0, 0, 8, 0, 0, []],
        10: [0, 0, 12, 0, 0, []],
        11: [0, 0, 16, 0, 0, []],
        12: [2, 0, 0, 0, 1, ["claudius", "manlius"]],
    }
    assert [(move.a, weight) for move, weight in table().begin(AppealDice(2, 0)).p.chances()] == [
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
    assert [(move.a, weight) for move, weight in table().begin(AppealDice(3, 0)).p.chances()] == [
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


@pytest.mark.rule("republic", "9.421a")
def test_9_421a_the_accused_appeals_once_when_he_is_called() -> None:
    scene = table().happen("evil_omens", 1)
    scene.p.popularity[FABIUS] = 3
    scene.p.influence[FABIUS] = 7
    accuse(scene.p, FABIUS, words.FOR_OFFICE, 0, MANLIUS)
    scene.p.stack.clear()
    assert scene.p.on_floor().contra == 7
    scene.begin(Vote(0))
    assert scene.offered("appeal") == ["appeal"]
    scene.mark().play("appeal")
    assert scene.changes() == ["motion appealed 0 > 1"]
    assert scene.heard_all() == ["appealed fabius"]
    assert scene.question() == "chance "
    scene.mark().roll(5)
    assert scene.changes() == []
    assert scene.heard_all() == ["people-spoke fabius 7"]
    assert scene.question() == "0 vote motion=trial pro=0 contra=7"
    assert scene.refused("appeal") == ("9.421a", "no-appeal")
    freed = table()
    accuse(freed.p, FABIUS, words.FOR_OFFICE, 0, MANLIUS)
    freed.p.stack.clear()
    freed.p.popularity[FABIUS] = 9
    freed.begin(Vote(0)).play("appeal").mark().roll(12)
    assert freed.changes() == ["marked - > claudius manlius", "motion over 0 > 2", "cup None > owed 10"]
    assert freed.heard_all() == ["people-spoke fabius 21"]


@pytest.mark.rule("republic", "9.43a")
def test_9_43_guilty_or_not() -> None:
    for charge in (0, 1):
        scene = table().hold("fabius", "mining")
        scene.p.marks[FABIUS], scene.p.influence[FABIUS], scene.p.influence[MANLIUS] = 1 | CORRUPT, 9, 3
        scene.p.popularity[FABIUS], scene.p.talents[FABIUS] = 6, 4
        scene.mark().begin(
            Carried(words.FOR_TRIAL, 2, 0, (FABIUS, words.FOR_OFFICE, charge, MANLIUS), (0,) * CARDS.senators)
        )
        if charge == 0:
            assert scene.changes() == [
                "influence fabius 9 > 4",
                "influence manlius 3 > 6",
                "popularity fabius 6 > 1",
                "marks fabius 3 > 2",
                "marks manlius 0 > 1",
                "holder mining fabius > -2",
            ]
            assert scene.heard_all() == ["guilty fabius", "concession-free mining", "influence-gained manlius 3"]
        else:
            assert scene.changes() == [
                "place fabius 1 > 7",
                "faction fabius 0 > -1",
                "influence fabius 9 > 0",
                "influence manlius 3 > 8",
                "popularity fabius 6 > 0",
                "talents fabius 4 > 0",
                "marks fabius 3 > 0",
                "marks manlius 0 > 1",
                "curia - > fabius",
                "holder mining fabius > -2",
            ]
            assert scene.heard_all() == [
                "guilty fabius",
                "senator-died fabius",
                "concession-free mining",
                "influence-gained manlius 5",
            ]
    free = table()
    free.mark().begin(Defeated(words.FOR_TRIAL, 2, 0, (FABIUS, words.FOR_OFFICE, 0, MANLIUS), (0,) * CARDS.senators))
    assert free.changes() == []
    assert free.heard_all() == ["acquitted fabius"]


@pytest.mark.rule("republic", "9.45a")
def test_9_45a_marks_go_after_the_trials() -> None:
    scene = table().govern("valerius", "sicily")
    scene.p.marks[FABIUS] = scene.p.marks[VALERIUS] = CORRUPT | MAJOR | 1
    scene.p.bars[3] = scene.p.spoiled[2] = 1
    scene.mark().begin(EndOfTrials())
    assert scene.changes() == ["marks fabius 7 > 1", "bars sicilian-grain 1 > 0", "spoiled nearer-spain 1 > 0"]
    assert scene.heard_all() == []
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "9.74a")
@pytest.mark.rule("republic", "9.74e")
def test_9_74_special_trials_begin_with_the_people() -> None:
    scene = table().govern("valerius", "sicily")
    scene.p.meeting().trials = [VALERIUS, 1, FABIUS, 3]
    scene.p.influence[FABIUS] = 6
    scene.mark().begin(SpecialTrials())
    assert scene.changes() == [
        "senate trials [2, 1, 1, 3] > []",
        "motion None > kind 4, seat 1, speaker 3, tribune 1, items [1, 3], contra 6",
    ]
    assert scene.heard_all() == ["proposed murder-trial faction-2", "on-trial fabius"]
    assert scene.question() == "chance "
    scene.mark().roll(9)
    assert scene.changes() == ["motion pro 0 > 4"]
    assert scene.heard_all() == ["people-spoke fabius 6"]
    assert scene.question() == "1 call"
    scene.p.stack.clear()
    scene.p.motion = None
    scene.mark().begin(Carried(words.FOR_MURDER_TRIAL, 1, 0, (FABIUS, 3), (0,) * CARDS.senators))
    assert scene.changes() == [
        "place fabius 1 > 7",
        "faction fabius 0 > -1",
        "influence fabius 6 > 0",
        "curia - > fabius",
        "cup None > owed 3",
    ]
    assert scene.heard_all() == ["guilty fabius", "senator-died fabius"]


# ---------------------------------------------------------------- murder


@pytest.mark.rule("republic", "9.7a")
@pytest.mark.rule("republic", "9.821b")
def test_9_7a_who_may_be_struck_at() -> None:
    scene = table().govern("valerius", "sicily").put("papirius", -1)
    assert [words.COMMANDER.slug(one) for one in targets(scene.p, 0)] == ["julius", "claudius", "manlius"]
    scene.p.life = MANLIUS
    assert [words.COMMANDER.slug(one) for one in targets(scene.p, 0)] == ["julius", "claudius"]
    assert forbids_plot(scene.p, 1) == words.R_NOT_IN_ROME
    scene.p.life = -1
    scene.p.meeting().targeted = [2]
    assert [words.COMMANDER.slug(one) for one in targets(scene.p, 0)] == ["julius"]
    scene.p.meeting().targeted = [1, 2]
    assert forbids_plot(scene.p, 0) == words.R_NO_TARGET
    scene.p.meeting().targeted = []
    scene.p.meeting().attempted = [0]
    assert [forbids_plot(scene.p, 0), forbids_plot(scene.p, 2)] == [words.R_PLOTTED_ALREADY, 0]


@pytest.mark.rule("republic", "9.71a")
@pytest.mark.rule("republic", "9.72a")
@pytest.mark.rule("republic", "9.73a")
@pytest.mark.rule("republic", "9.73b")
def test_9_7_an_attempt_with_cards_and_guards() -> None:
    scene = deal(table(), 0, "assassin-49", "assassin-99", "tribune-38")
    deal(scene, 2, "secret-bodyguard-47", "secret-bodyguard-101", "tribune-39")
    scene.p.popularity[MANLIUS] = 2
    scene.p.guarded = MANLIUS
    scene.begin(Plot(0))
    assert scene.question() == "0 murder"
    assert scene.offered() == [
        "murder cornelius valerius",
        "murder cornelius julius",
        "murder cornelius claudius",
        "murder cornelius manlius",
        "murder fabius valerius",
        "murder fabius julius",
        "murder fabius claudius",
        "murder fabius manlius",
    ]
    assert scene.refused("murder fabius cornelius") == ("9.7a", "no-target")
    scene.mark().play("murder fabius manlius")
    assert scene.changes() == ["senate attempted [] > [0]", "senate targeted [] > [2]"]
    assert scene.heard_all() == ["plotted fabius manlius"]
    assert scene.question() == "0 assassins"
    assert scene.offered() == ["add-assassins 0", "add-assassins 1", "add-assassins 2"]
    assert scene.refused("add-assassins 3") == ("S3.01.9", "not-in-hand")
    assert [scene.p.question().seals(scene.p, move) for move in scene.p.moves()] == [False, True, True]
    scene.mark().play("add-assassins 2")
    assert scene.changes() == [
        "hands faction-1 assassin-49 assassin-99 tribune-38 > tribune-38",
        "discards - > assassin-49 assassin-99",
    ]
    assert scene.heard_all() == ["played-card faction-1 assassin-49", "played-card faction-1 assassin-99"]
    assert scene.question() == "chance "
    assert [move.a for move, _ in scene.p.chances()] == [1, 2, 3, 4, 5, 6]
    scene.mark().roll(5)
    assert scene.changes() == []
    assert scene.heard_all() == ["stabbed manlius 5"]
    assert scene.question() == "2 guards commander=manlius number=5"
    assert scene.offered() == ["show-guards 0", "show-guards 1", "show-guards 2"]
    assert scene.refused("show-guards 3") == ("S3.01.9", "not-in-hand")
    scene.mark().play("show-guards 2")
    assert scene.changes() == [
        "hands faction-3 secret-bodyguard-47 secret-bodyguard-101 tribune-39 > tribune-39",
        "discards assassin-49 assassin-99 > assassin-49 assassin-99 secret-bodyguard-47 secret-bodyguard-101",
    ]
    assert scene.heard_all() == [
        "played-card faction-3 secret-bodyguard-47",
        "played-card faction-3 secret-bodyguard-101",
    ]
    assert scene.question() == "chance "
    scene.mark().roll(5)
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "chance "
    scene.mark().roll(4)
    assert scene.changes() == [
        "place fabius 1 > 7",
        "faction fabius 0 > -1",
        "influence cornelius 5 > 0",
        "influence fabius 5 > 0",
        "curia - > fabius",
        "senate trials [] > [0, 2]",
    ]
    assert scene.heard_all() == ["caught fabius", "senator-died fabius", "influence-lost cornelius 5"]
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "9.72a")
def test_9_72a_what_the_die_does() -> None:
    found = {}
    for face in range(1, 7):
        scene = table().happen("evil_omens", 1)
        scene.begin(Plot(0)).play("murder fabius manlius", "add-assassins 0").mark().roll(face)
        found[face] = [scene.heard_all()[:3], scene.asked()]
    assert found == {
        1: [["stabbed manlius 0", "caught fabius", "senator-died fabius"], ("nobody", "")],
        2: [["stabbed manlius 1", "caught fabius", "senator-died fabius"], ("nobody", "")],
        3: [["stabbed manlius 2", "caught fabius", "senator-died fabius"], ("nobody", "")],
        4: [["stabbed manlius 3"], ("nobody", "")],
        5: [["stabbed manlius 4"], ("nobody", "")],
        6: [["stabbed manlius 5", "senator-died manlius"], ("nobody", "")],
    }


@pytest.mark.rule("republic", "9.74a")
@pytest.mark.rule("republic", "9.74c")
def test_9_74_who_is_caught_dies_and_his_leader_is_disgraced() -> None:
    scene = table()
    scene.p.influence[CORNELIUS] = 8
    scene.mark().begin(Caught(FABIUS, 2))
    assert scene.changes() == [
        "place fabius 1 > 7",
        "faction fabius 0 > -1",
        "influence cornelius 8 > 3",
        "influence fabius 5 > 0",
        "curia - > fabius",
        "senate trials [] > [0, 2]",
    ]
    assert scene.heard_all() == ["caught fabius", "senator-died fabius", "influence-lost cornelius 5"]
    assert scene.question() == "nobody "
    leader = table()
    leader.mark().begin(Caught(CORNELIUS, 2))
    assert leader.changes() == [
        "place cornelius 1 > 7",
        "faction cornelius 0 > -1",
        "influence cornelius 5 > 0",
        "offices field-consul cornelius > -1",
        "leader faction-1 cornelius > -1",
        "curia - > cornelius",
        "cup None > owed 2",
    ]
    assert leader.heard_all() == ["caught cornelius", "senator-died cornelius"]
    assert leader.question() == "chance "
    hated = table()
    hated.mark().begin(Caught(CORNELIUS, -2))
    assert hated.changes() == [
        "place cornelius 1 > 7",
        "faction cornelius 0 > -1",
        "influence cornelius 5 > 0",
        "offices field-consul cornelius > -1",
        "leader faction-1 cornelius > -1",
        "curia - > cornelius",
    ]
    assert hated.heard_all() == ["caught cornelius", "senator-died cornelius"]
    assert hated.question() == "nobody "
    away = table().govern("cornelius", "sicily")
    away.mark().begin(Caught(FABIUS, 2))
    assert away.changes() == [
        "place fabius 1 > 7",
        "faction fabius 0 > -1",
        "influence cornelius 5 > 0",
        "influence fabius 5 > 0",
        "curia - > fabius",
    ]
    assert away.heard_all() == ["caught fabius", "senator-died fabius", "influence-lost cornelius 5"]
    assert away.question() == "nobody "


@pytest.mark.rule("republic", "9.623a")
def test_9_623a_the_first_blow_at_sponsors_of_one_faction_is_free() -> None:
    scene = table()
    propose(scene.p, words.FOR_LAND_BILL, [0, CLAUDIUS, MANLIUS], 2, 0)
    scene.p.stack.clear()
    assert [is_free_blow(scene.p, CLAUDIUS), is_free_blow(scene.p, JULIUS)] == [True, False]
    scene.begin(Plot(0)).play("murder fabius manlius")
    assert scene.p.on_floor().blow == FABIUS
    assert not is_free_blow(scene.p, CLAUDIUS)
    scene.p.stack.clear()
    scene.mark().begin(Caught(FABIUS, 2))
    assert scene.changes() == [
        "place fabius 1 > 7",
        "faction fabius 0 > -1",
        "influence fabius 5 > 0",
        "curia - > fabius",
    ]
    assert scene.heard_all() == ["caught fabius", "senator-died fabius"]
    assert scene.question() == "nobody "
    mixed = table()
    propose(mixed.p, words.FOR_LAND_BILL, [0, CLAUDIUS, JULIUS], 2, 0)
    assert not is_free_blow(mixed.p, CLAUDIUS)
    other = table()
    propose(other.p, words.FOR_CENSOR, [CLAUDIUS], 2, 0)
    assert not is_free_blow(other.p, CLAUDIUS)
    assert not is_free_blow(table().p, CLAUDIUS)


@pytest.mark.rule("republic", "9.74f")
def test_9_74f_a_faction_without_senators_is_gone() -> None:
    scene = table()
    assert scene.mark().begin(LastSenator(0)).changes() == []
    for one in (CORNELIUS, FABIUS):
        scene.p.place[one], scene.p.faction[one] = 0, -1
    scene.p.leader[0], scene.p.offices[FIELD_CONSUL] = -1, -1
    scene.p.purse[0] = 5
    scene.mark().begin(LastSenator(0))
    assert scene.changes() == ["purse faction-1 5 > 0", "gone faction-1 0 > 1"]
    assert scene.heard_all() == ["faction-left faction-1"]
    assert scene.question() == "nobody "


# ---------------------------------------------------------------- tribunes


@pytest.mark.rule("republic", "13.I8")
@pytest.mark.rule("republic", "13.I9")
@pytest.mark.rule("republic", "13.I11")
def test_13_i8_a_veto_is_answered_by_graft_or_murder_and_a_mob() -> None:
    scene = deal(deal(table(), 0, "tribune-38"), 1, "graft-103", "murder-of-a-tribune-97")
    deal(scene, 2, "mob-incited-to-violence")
    scene.p.era = 2
    scene.p.talents[VALERIUS] = 4
    propose(scene.p, words.FOR_CENSOR, [MANLIUS], 1, 0)
    scene.p.settle()
    scene.play("call faction-1")
    scene.mark().play("veto")
    assert scene.changes() == ["hands faction-1 tribune-38 > -", "discards - > tribune-38"]
    assert scene.heard_all() == ["played-card faction-1 tribune-38", "tribune faction-1"]
    assert scene.question() == "1 answer"
    assert scene.offered() == ["graft valerius", "graft julius", "kill-tribune valerius", "kill-tribune julius", "done"]
    assert scene.refused("graft fabius") == ("7.4a", "not-in-rome")
    killed = Facts.of(scene.p.copy())
    scene.mark().play("graft valerius")
    assert scene.changes() == [
        "hands faction-2 graft-103 murder-of-a-tribune-97 > murder-of-a-tribune-97",
        "discards tribune-38 > tribune-38 graft-103",
    ]
    assert scene.heard_all() == ["played-card faction-2 graft-103"]
    assert scene.question() == "chance "
    poor = Facts.of(scene.p.copy())
    poor.mark().roll(5)
    assert poor.changes() == []
    assert poor.heard_all() == []
    assert poor.question() == "2 incite"
    scene.mark().roll(4)
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "1 pay-graft commander=valerius number=4"
    scene.mark().play("agree")
    assert scene.changes() == ["talents valerius 4 > 0", "senate silenced 0 > 1"]
    assert scene.heard_all() == ["silenced"]
    assert scene.question() == "2 incite"
    assert scene.offered() == ["incite claudius", "incite manlius", "done"]
    scene.mark().play("incite claudius")
    assert scene.changes() == [
        "hands faction-3 mob-incited-to-violence > -",
        "discards tribune-38 graft-103 > tribune-38 graft-103 mob-incited-to-violence",
    ]
    assert scene.heard_all() == ["played-card faction-3 mob-incited-to-violence", "incited claudius faction-2"]
    assert scene.question() == "chance "
    scene.mark().roll(2)
    assert scene.changes() == ["cup None > owed 5"]
    assert scene.heard_all() == []
    assert scene.question() == "chance "
    killed.mark().play("kill-tribune julius")
    assert killed.changes() == [
        "hands faction-2 graft-103 murder-of-a-tribune-97 > graft-103",
        "discards tribune-38 > tribune-38 murder-of-a-tribune-97",
    ]
    assert killed.heard_all() == ["played-card faction-2 murder-of-a-tribune-97"]
    assert killed.question() == "chance "
    odd = Facts.of(killed.p.copy())
    odd.mark().roll(3)
    assert odd.changes() == ["popularity julius 0 > -3"]
    assert odd.heard_all() == []
    assert odd.question() == "2 incite"
    killed.mark().roll(4)
    assert killed.changes() == ["popularity julius 0 > -4", "senate silenced 0 > 1"]
    assert killed.heard_all() == ["silenced"]
    assert killed.question() == "2 incite"
    killed.mark().play("done")
    assert killed.changes() == []
    assert killed.heard_all() == []
    assert killed.question() == "0 vote motion=censor pro=0 contra=0"


@pytest.mark.rule("republic", "9.151a")
@pytest.mark.rule("republic", "9.61g")
def test_9_151a_the_window_before_business() -> None:
    scene = deal(table(), 0, "tribune-38", "acilian")
    scene.begin(TribuneWindow())
    assert scene.question() == "0 tribune"
    assert scene.offered() == ["use-tribune", "done"]
    assert not scene.p.question().seals(scene.p, scene.parse("done"))
    assert scene.p.question().seals(scene.p, scene.parse("use-tribune"))
    scene.mark().play("use-tribune")
    assert scene.changes() == ["hands faction-1 tribune-38 acilian > acilian", "discards - > tribune-38"]
    assert scene.heard_all() == ["played-card faction-1 tribune-38", "tribune faction-1"]
    assert scene.question() == "0 business"
    scene.mark().play("done")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "0 tribune"
    assert scene.refused("use-tribune") == ("9.15a", "no-tribune")
    assert scene.refused("play-law acilian") == ("13.L11", "law-too-early")
    assert scene.refused("play-law gabinian") == ("S3.01.9", "not-in-hand")
    scene.mark().play("done")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "9.61g")
@pytest.mark.rule("republic", "9.151c")
def test_9_151c_a_gracchus_or_flaccus_needs_no_card_to_be_asked() -> None:
    scene = table().put("fulvius-flaccus", 1).put("tiberius-gracchus", 2)
    scene.begin(TribuneWindow())
    assert scene.question() == "2 tribune"
    assert scene.offered() == ["offer-land tiberius-gracchus", "done"]
    scene.mark().play("offer-land tiberius-gracchus")
    assert scene.changes() == ["senate free_used [] > [40]"]
    assert scene.heard_all() == []
    assert scene.question() == "2 bill"
    land = table().put("fulvius-flaccus", 1)
    flaccus = senator("fulvius-flaccus")
    land.p.holder[DECK.land_commissioner], land.p.bars[DECK.land_commissioner] = FORUM, 1
    assert forbids_commission(land.p, 1) == words.R_NO_LAND_BILL
    assert land.begin(TribuneWindow()).asked() == ("nobody", "")
    land.p.bills[2] = 1
    assert [forbids_commission(land.p, 1), forbids_commission(land.p, 0)] == [0, words.R_NOT_YOURS]
    land.p.place[flaccus] = REBELLING
    assert forbids_commission(land.p, 1) == words.R_NOT_YOURS
    land.p.place[flaccus] = 1
    land.begin(TribuneWindow())
    assert land.question() == "1 tribune"
    assert land.offered() == ["take-commission", "done"]
    land.mark().play("take-commission")
    assert land.changes() == ["holder land-commissioner -2 > fulvius-flaccus", "bars land-commissioner 1 > 0"]
    assert land.heard_all() == ["concession land-commissioner fulvius-flaccus"]
    assert land.question() == "1 tribune"
    assert land.refused("take-commission") == ("9.61e", "no-land-bill")


@pytest.mark.rule("republic", "9.151b")
def test_9_151b_a_tribune_suspends_the_vote_that_sends_who_presides() -> None:
    scene = deal(table().war("gallic-1"), 0, "tribune-38")
    scene.p.legions = 9
    propose(scene.p, words.FOR_FORCES, [JULIUS, words.WAR.value("gallic-1"), 9, 0, 0], 1, 0)
    scene.p.settle()
    scene.play("call faction-1")
    scene.mark().play("use-tribune")
    assert scene.changes() == [
        "hands faction-1 tribune-38 > -",
        "discards - > tribune-38",
        "motion kind 11, seat 1, speaker 3, items [3, 4, 9, 0, 0], called [0] > None",
        "suspended None > kind 11, seat 1, speaker 3, items [3, 4, 9, 0, 0], called [0]",
    ]
    assert scene.heard_all() == ["played-card faction-1 tribune-38", "tribune faction-1"]
    assert scene.question() == "0 business"
    assert scene.offered() == [
        "propose land-bill",
        "propose recruits",
        "propose disbanding",
        "propose forces",
        "done",
        "promise-to faction-2",
        "promise-to faction-3",
    ]
    scene.mark().play("done")
    assert scene.changes() == [
        "motion None > kind 11, seat 1, speaker 3, items [3, 4, 9, 0, 0], called [0]",
        "suspended kind 11, seat 1, speaker 3, items [3, 4, 9, 0, 0], called [0] > None",
    ]
    assert scene.heard_all() == []
    assert scene.question() == "0 vote motion=forces pro=0 contra=0"
    gone = deal(table().war("gallic-1"), 0, "tribune-38")
    gone.p.legions = 9
    propose(gone.p, words.FOR_FORCES, [JULIUS, words.WAR.value("gallic-1"), 9, 0, 0], 1, 0)
    gone.p.settle()
    gone.play("call faction-1", "use-tribune")
    gone.p.legions = 8
    gone.mark().play("done")
    assert gone.changes() == [
        "senate beaten [] > [[11, 3, 4, 9, 0, 0]]",
        "suspended kind 11, seat 1, speaker 3, items [3, 4, 9, 0, 0], called [0] > None",
    ]
    assert gone.heard_all() == ["defeated 0 0"]
    assert gone.question() == "nobody "
