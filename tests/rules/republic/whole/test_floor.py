"""9: what happens beside the votes: who presides, tribunes, recalls, attempts, and what an office lasts."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.phase import InOrderAgain
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.revenue.state import Debits, debits
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CAPTIVE,
    CENSOR,
    CORRUPT,
    DICTATOR,
    FIELD_CONSUL,
    GOVERNING,
    IN_FORUM,
    IN_ROME,
    MASTER_OF_HORSE,
    PROCONSUL,
    ROME_CONSUL,
    VACANT,
)
from quadriga.games.republic.whole.senate.business import OtherBusiness, Propose
from quadriga.games.republic.whole.senate.effects import install_consuls, send_governor
from quadriga.games.republic.whole.senate.elections import Consuls, Dictatorship, dictator_candidates
from quadriga.games.republic.whole.senate.land import NameBill
from quadriga.games.republic.whole.senate.session import BUSINESS, CENSORSHIP, CONSULS, TRIALS
from quadriga.games.republic.whole.senate.trials import EndOfTrials, Prosecutions, SpecialTrials
from quadriga.games.republic.whole.senate.tribunes import TribuneWindow
from quadriga.games.republic.whole.senate.votes import propose
from quadriga.games.republic.whole.war.phase import FightWar
from rules.republic.whole.scene import CARDS, Scene, senator

SICILY = CARDS.province_of["sicily"]


def table() -> Scene:
    """Three factions of three; Cornelius is Rome Consul, Julius Field Consul."""
    scene = Scene().put("cornelius", 0, True).put("fabius", 0).put("aemilius", 0)
    scene.put("julius", 1, True).put("manlius", 1).put("fulvius", 1)
    scene.put("claudius", 2, True).put("valerius", 2).put("furius", 2)
    return scene.office("cornelius", ROME_CONSUL).office("julius", FIELD_CONSUL)


@pytest.mark.rule("republic", "9.11b")
@pytest.mark.rule("republic", "4.10d")
def test_9_11b_who_is_in_rome_votes_and_who_is_away_does_not() -> None:
    scene = table().put("papirius", -1).govern("fabius", "sicily").command("manlius", "punic-1", 3)
    scene.p.place[senator("furius")] = CAPTIVE
    names = [["cornelius", "aemilius"], ["julius", "fulvius"], ["claudius", "valerius"]]
    assert [sorted(scene.p.voters(seat)) for seat in range(3)] == [sorted(map(senator, own)) for own in names]
    assert scene.p.place[senator("papirius")] == IN_FORUM
    assert all(senator("papirius") not in scene.p.voters(seat) for seat in range(3))


@pytest.mark.rule("republic", "9.12c")
def test_9_12c_silence_is_an_abstention_but_not_on_land() -> None:
    scene = table().meet()
    propose(scene.p, words.FOR_RECRUITS, [1, 0], 0, 0)
    scene.p.settle()
    scene.play("call-all", "vote abstaining 0")
    assert [scene.p.on_floor().pro, scene.p.on_floor().contra] == [0, 0]
    land = table().meet()
    propose(land.p, words.FOR_LAND_BILL, [0, senator("cornelius"), senator("fabius")], 0, 0)
    land.p.settle()
    land.play("call-all")
    assert land.refused("vote abstaining 0") == ("9.62c", "must-vote")


@pytest.mark.rule("republic", "9.12e")
def test_9_12e_the_next_in_rank_presides() -> None:
    scene = table().meet()
    assert scene.p.speaker() == senator("cornelius")
    die(scene.p, senator("cornelius"))
    assert scene.p.speaker() == senator("julius")
    scene.p.place[senator("julius")] = AT_WAR
    scene.p.influence[senator("valerius")] = 30
    assert scene.p.speaker() == senator("valerius")


@pytest.mark.rule("republic", "9.15b")
@pytest.mark.rule("republic", "R-27")
def test_9_15b_tribunes_are_asked_one_after_the_other() -> None:
    scene = table().hand(1, "tribune-38").hand(2, "tribune-39").meet().begin(TribuneWindow())
    assert scene.asked() == ("1", "tribune")
    scene.done()
    assert scene.asked() == ("2", "tribune")
    scene.done()
    assert scene.p.stack == []


@pytest.mark.rule("republic", "9.151b")
@pytest.mark.rule("republic", "9.642a")
def test_9_151b_a_vote_that_sends_him_away_waits_for_a_tribunes_proposal() -> None:
    scene = table().war("gallic-1").hand(1, "tribune-38").meet(BUSINESS)
    scene.p.place[senator("julius")] = AT_WAR
    scene.p.legions, scene.p.treasury = 10, 50
    gallic = words.WAR.value("gallic-1")
    propose(scene.p, words.FOR_FORCES, [senator("cornelius"), gallic, 10, 0, 0], 0, 0)
    scene.p.settle()
    scene.play("call faction-3", "vote for 0", "call faction-2", "use-tribune")
    assert scene.asked() == ("1", "business")
    scene.play("propose recruits", "count-legions 2", "count-fleets 0", "call-all")
    while scene.p.on_floor().kind == words.FOR_RECRUITS:
        scene.play("vote for 0")
    assert scene.told("raised") == [["2", "0"]]
    assert scene.asked() == ("1", "vote")
    assert scene.p.on_floor().pro == sum(
        scene.p.deck.oratory[senator(name)] for name in ("claudius", "valerius", "furius")
    )
    scene.play("vote for 0", "vote for 0")
    assert [scene.p.place[senator("cornelius")], scene.p.meeting().closed] == [AT_WAR, 1]


@pytest.mark.rule("republic", "9.151b")
def test_9_151b_what_has_become_impossible_fails_and_nobody_else_is_suspended() -> None:
    scene = table().war("gallic-1").hand(1, "tribune-38").meet(BUSINESS)
    scene.p.place[senator("julius")] = AT_WAR
    scene.p.legions = 10
    gallic = words.WAR.value("gallic-1")
    propose(scene.p, words.FOR_FORCES, [senator("cornelius"), gallic, 10, 0, 0], 0, 0)
    scene.p.settle()
    scene.play("call faction-2", "use-tribune", "propose disbanding", "count-legions 1", "count-fleets 0", "call-all")
    while scene.p.motion is not None and scene.p.motion.kind == words.FOR_DISBANDING:
        scene.play("vote for 0")
    assert len(scene.told("defeated")) == 1
    assert scene.p.place[senator("cornelius")] == IN_ROME
    other = table().war("gallic-1").hand(1, "tribune-38").meet(BUSINESS)
    other.p.legions = 10
    propose(other.p, words.FOR_FORCES, [senator("julius"), gallic, 10, 0, 0], 0, 0)
    other.p.settle()
    other.play("call faction-2")
    assert other.refused("use-tribune") == ("9.13a", "not-business")


@pytest.mark.rule("republic", "9.173a")
def test_9_173a_an_office_is_filled_once_a_turn() -> None:
    scene = table().meet(CONSULS)
    scene.begin(Consuls()).play("nominate fabius", "nominate claudius", "call-all")
    scene.play("vote for 0", "vote for 0", "vote for 0", "take-rome", "agree")
    die(scene.p, senator("fabius"))
    scene.begin(Consuls())
    assert scene.p.stack == []
    assert scene.p.offices[ROME_CONSUL] == -1


@pytest.mark.rule("republic", "9.22d")
@pytest.mark.rule("republic", "9.33c")
def test_9_22d_consuls_and_dictators_serve_until_the_next_are_chosen() -> None:
    scene = table().office("valerius", DICTATOR).office("furius", MASTER_OF_HORSE).meet(CONSULS)
    scene.p.place[senator("julius")] = CAPTIVE
    assert [scene.p.offices[at] >= 0 for at in (DICTATOR, FIELD_CONSUL)] == [True, True]
    install_consuls(scene.p, senator("fabius"), senator("manlius"))
    assert [scene.p.offices[DICTATOR], scene.p.offices[MASTER_OF_HORSE]] == [-1, -1]
    assert senator("julius") not in scene.p.offices
    scene.war("punic-1", "gallic-1", "syrian")
    assert senator("valerius") in dictator_candidates(scene.p)
    scene.begin(Dictatorship()).play("appoint valerius", "agree")
    assert scene.p.offices[DICTATOR] == senator("valerius")


@pytest.mark.rule("republic", "9.422a")
def test_9_422a_a_vetoed_trial_counts() -> None:
    scene = table().office("claudius", CENSOR).hold("manlius", "mining").hold("manlius", "harbor-fees")
    scene.hand(1, "tribune-38", "tribune-39")
    for id in ("mining", "harbor-fees"):
        scene.p.bars[words.CONCESSION.value(id)] = 1
    scene.meet(TRIALS).begin(Prosecutions()).play("prosecute manlius mining minor", "name-prosecutor valerius")
    scene.play("call faction-2", "veto")
    assert scene.p.meeting().minor == 1
    assert scene.refused("prosecute manlius mining minor") == ("9.412a", "no-reason")
    scene.play("prosecute manlius harbor-fees minor", "name-prosecutor valerius", "call faction-2", "veto")
    assert [scene.p.meeting().minor, scene.p.stack] == [2, []]


@pytest.mark.rule("republic", "9.52b")
def test_9_52b_a_recalled_governor_keeps_his_mark_to_the_next_trials() -> None:
    scene = table().govern("fabius", "sicily").meet()
    scene.p.marks[senator("fabius")] |= CORRUPT
    scene.begin(EndOfTrials())
    send_governor(scene.p, SICILY, senator("furius"))
    assert scene.p.place[senator("fabius")] == IN_ROME
    assert scene.p.marks[senator("fabius")] & CORRUPT
    scene.begin(EndOfTrials())
    assert not scene.p.marks[senator("fabius")] & CORRUPT


@pytest.mark.rule("republic", "9.54b")
def test_9_54b_a_province_that_falls_vacant_is_filled_before_other_business() -> None:
    scene = table().govern("fabius", "sicily").meet().begin(OtherBusiness())
    assert scene.asked() == ("0", "business")
    die(scene.p, senator("fabius"))
    assert scene.p.province[SICILY] == VACANT
    scene.p.legions = 3
    scene.play("propose disbanding", "count-legions 1", "count-fleets 0", "call-all")
    scene.play("vote for 0", "vote for 0", "vote for 0")
    assert scene.asked() == ("0", "governor")


@pytest.mark.rule("republic", "9.622a")
def test_9_622a_land_is_paid_with_the_debits() -> None:
    scene = table()
    scene.p.bills, scene.p.treasury = [1, 2, 1], 100
    assert debits(scene.p) == 20 + 2 * 5 + 10
    scene.begin(Debits())
    assert [scene.p.treasury, scene.p.bills] == [60, [0, 2, 1]]


@pytest.mark.rule("republic", "9.623a")
def test_9_623a_a_blow_at_sponsors_of_one_faction_costs_only_who_strikes() -> None:
    def bill(cosponsor: str, answer: bool) -> Scene:
        scene = table().meet().begin(NameBill(0, 0))
        scene.play("draft-bill i", "name-sponsor cornelius", f"name-sponsor {cosponsor}")
        if answer:
            scene.play("agree")
        scene.play("call faction-2", "plot", "murder manlius cornelius", "add-assassins 0")
        return scene.roll(1)

    free = bill("fabius", answer=False)
    assert free.told("caught") == [["manlius"]]
    assert [free.told("influence-lost"), free.p.meeting().trials] == [[], []]
    assert free.p.meeting().attempted == [1]
    mixed = bill("claudius", answer=True)
    assert mixed.told("influence-lost") == [["julius", "5"]]
    assert mixed.p.meeting().trials != []


@pytest.mark.rule("republic", "9.643c")
def test_9_643c_a_weak_proconsul_fights_unasked() -> None:
    scene = table().war("gallic-1").command("manlius", "gallic-1", 1)
    scene.p.marks[senator("manlius")] |= PROCONSUL
    scene.begin(FightWar(words.WAR.value("gallic-1"), ()))
    assert scene.asked()[0] == "chance"


@pytest.mark.rule("republic", "R-44")
@pytest.mark.rule("republic", "9.644b")
def test_9_644b_part_of_a_proconsuls_force_comes_home_by_vote() -> None:
    def with_force(legions: int) -> Scene:
        scene = table().war("gallic-1").command("manlius", "gallic-1", legions, 2)
        scene.p.marks[senator("manlius")] |= PROCONSUL
        return scene.meet().begin(Propose(0, 0)).play("propose withdrawal", "name-senator manlius")

    strong = with_force(20)
    strong.play("count-legions 3", "count-fleets 1", "call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [strong.p.army[senator("manlius")], strong.p.ships[senator("manlius")]] == [17, 1]
    assert [strong.p.legions, strong.p.fleets] == [3, 1]
    weak = with_force(8)
    weak.play("count-legions 7", "count-fleets 2")
    assert weak.asked() == ("1", "consent")
    weak.play("refuse")
    assert weak.p.army[senator("manlius")] == 8
    all_of_it = with_force(8).play("count-legions 8")
    assert all_of_it.refused("count-fleets 2") == ("9.64b", "not-so-many")


@pytest.mark.rule("republic", "9.7b")
def test_9_7b_an_attempt_interrupts_a_vote_and_no_other_attempt() -> None:
    scene = table().meet()
    propose(scene.p, words.FOR_RECRUITS, [0, 0], 0, 0)
    scene.p.settle()
    scene.play("call faction-2", "plot", "murder manlius claudius")
    assert scene.asked() == ("1", "assassins")
    scene.play("add-assassins 0").roll(3)
    assert scene.asked() == ("1", "vote")
    assert scene.refused("plot") == ("9.7a", "plotted-already")
    scene.play("vote for 0", "call-all", "vote for 0", "vote for 0")
    assert scene.p.stack == []
    assert len(scene.told("carried")) == 1


@pytest.mark.rule("republic", "9.74d")
@pytest.mark.parametrize(("total", "guilty"), [(2, True), (12, False)])
def test_9_74d_an_appeal_may_end_a_leaders_trial(total: int, guilty: bool) -> None:
    scene = table().office("claudius", CENSOR).meet()
    scene.p.meeting().trials = [senator("julius"), 0]
    scene.begin(SpecialTrials()).roll(total)
    if guilty:
        assert scene.told("guilty") == [["julius"]]
        assert scene.told("heir") == []
    else:
        scene.roll("4")
        assert scene.told("acquitted") == [["julius"]]
        assert scene.p.marked == [senator("claudius")]


@pytest.mark.rule("republic", "7.8a")
@pytest.mark.rule("republic", "9.41b")
def test_9_41b_a_governor_keeps_his_marks_for_later() -> None:
    scene = table().govern("fabius", "sicily").office("fabius", CENSOR).begin(InOrderAgain())
    assert scene.p.place[senator("fabius")] == GOVERNING
    assert scene.p.speaker() == senator("cornelius")
    assert CENSORSHIP < TRIALS


@pytest.mark.rule("republic", "R-51")
@pytest.mark.rule("republic", "9.14a")
def test_r_51_a_faction_votes_with_its_ally() -> None:
    scene = table().meet()
    scene.p.treasury = 100
    scene.begin(Propose(0, 0)).play("propose recruits", "count-legions 1", "count-fleets 0", "call-all")
    first = int(scene.p.turn())
    assert scene.refused(f"vote-with faction-{(first + 1) % 3 + 1}") == ("9.14a", "no-lead")
    scene.play("vote against 0", f"vote-with faction-{first + 1}")
    cast = [how for how in scene.p.on_floor().stance if how]
    assert set(cast) == {2}
    assert len(cast) > len(scene.p.voters(first))


@pytest.mark.rule("republic", "R-77")
@pytest.mark.rule("republic", "9.52a")
def test_r_77_a_governor_is_recalled_without_a_vacancy() -> None:
    scene = table().govern("fabius", "sicily").meet().begin(Propose(0, 0))
    assert "propose governors" in scene.offered()
    scene.play("propose governors")
    assert scene.offered("send-governor")
    assert all("sicily" in text for text in scene.offered("send-governor"))
    fresh = table().govern("fabius", "sicily").meet()
    fresh.p.posted[CARDS.province_of["sicily"]] = fresh.p.round
    assert fresh.begin(Propose(0, 0)).refused("propose governors")[1] == "nothing-there"
    tribune = table().govern("fabius", "sicily").meet().begin(Propose(0, 1))
    assert tribune.refused("propose governors")[1] == "not-business"
