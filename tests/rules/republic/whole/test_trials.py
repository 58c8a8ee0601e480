"""9.41 to 9.45, 9.5 to 9.64: trials, governors, concessions, land, forces, murder."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    BACK,
    CENSOR,
    CORRUPT,
    DICTATOR,
    FIELD_CONSUL,
    FORUM,
    GOVERNING,
    IN_CURIA,
    IN_FORUM,
    IN_ROME,
    MAJOR,
    PRIOR_CONSUL,
    PROCONSUL,
    RESERVE,
    ROME_CONSUL,
    VACANT,
)
from quadriga.games.republic.whole.senate.business import Propose, forbids_kind, grants, proconsuls
from quadriga.games.republic.whole.senate.effects import unit_price
from quadriga.games.republic.whole.senate.expeditions import available, is_weak
from quadriga.games.republic.whole.senate.governors import FillProvinces, GovernorSlate
from quadriga.games.republic.whole.senate.land import NameBill, NameRepeal, open_bills, repeals
from quadriga.games.republic.whole.senate.murder import Caught, Plot
from quadriga.games.republic.whole.senate.phase import HomeComing
from quadriga.games.republic.whole.senate.repopulation import Repopulate, appoint_for_life
from quadriga.games.republic.whole.senate.session import TRIALS
from quadriga.games.republic.whole.senate.trials import EndOfTrials, Prosecutions, SpecialTrials
from quadriga.games.republic.whole.senate.votes import propose
from rules.republic.whole.scene import CARDS, DECK, Scene, senator

SICILY = CARDS.province_of["sicily"]


def table() -> Scene:
    """The first faction has the Censor, the second the accused, the third the prosecutor."""
    scene = Scene().put("cornelius", 0, True).put("fabius", 0).put("manlius", 1, True).put("julius", 1)
    return scene.put("claudius", 2, True).put("valerius", 2).office("cornelius", CENSOR)


def court(**values: int) -> Scene:
    scene = table().hold("manlius", "tax-farmer-3")
    scene.p.bars[words.CONCESSION.value("tax-farmer-3")] = 1
    for key, value in values.items():
        getattr(scene.p, key)[senator("manlius")] = value
    return scene.meet(TRIALS).begin(Prosecutions())


def accuse(scene: Scene, charge: str = "prosecute manlius tax-farmer-3 minor") -> Scene:
    return scene.play(charge, "name-prosecutor claudius", "agree")


@pytest.mark.rule("republic", "9.41a")
@pytest.mark.rule("republic", "9.41b")
@pytest.mark.rule("republic", "9.411a")
@pytest.mark.rule("republic", "9.412a")
@pytest.mark.rule("republic", "9.413a")
def test_9_41_the_censor_prosecutes_for_reasons_with_a_willing_prosecutor() -> None:
    scene = court(marks=MAJOR)
    assert scene.asked() == ("0", "prosecute")
    assert scene.refused("prosecute julius office minor") == ("9.412a", "no-reason")
    assert scene.refused("prosecute cornelius office minor") == ("7.4a", "not-in-rome")
    assert scene.refused("prosecute manlius tax-farmer-3 major") == ("9.412a", "no-reason")
    assert scene.offered("prosecute manlius office") == [
        "prosecute manlius office minor",
        "prosecute manlius office major",
    ]
    scene.play("prosecute manlius tax-farmer-3 minor")
    assert scene.refused("name-prosecutor manlius") == ("9.411a", "no-prosecutor")
    scene.play("name-prosecutor claudius")
    assert scene.asked() == ("2", "will-prosecute")
    scene.play("refuse")
    assert scene.refused("prosecute manlius tax-farmer-3 minor") == ("9.412a", "no-reason")
    scene.play("prosecute manlius office minor", "name-prosecutor fabius")
    assert scene.p.on_floor().kind == words.FOR_TRIAL


@pytest.mark.rule("republic", "9.42a")
@pytest.mark.rule("republic", "9.441a")
@pytest.mark.rule("republic", "9.44a")
@pytest.mark.rule("republic", "9.43a")
@pytest.mark.parametrize(("influence", "lost", "gain"), [(9, 5, 3), (3, 3, 2)])
def test_example_17_a_minor_conviction(influence: int, lost: int, gain: int) -> None:
    scene = accuse(court(influence=influence, popularity=2, marks=PRIOR_CONSUL))
    assert scene.p.on_floor().contra == influence
    scene.p.on_floor().pro = 40
    before = scene.p.influence[senator("claudius")]
    scene.play("call-all", "vote against 0", "vote for 0", "vote for 0")
    p = scene.p
    assert [p.popularity[senator("manlius")], p.influence[senator("manlius")]] == [-3, influence - lost]
    assert p.holder[words.CONCESSION.value("tax-farmer-3")] == FORUM
    assert p.influence[senator("claudius")] == before + gain
    assert [p.marks[senator("manlius")] & PRIOR_CONSUL, p.marks[senator("claudius")] & PRIOR_CONSUL] == [
        0,
        PRIOR_CONSUL,
    ]
    acquitted = accuse(court(influence=40)).play("call-all", "vote against 0", "vote for 0", "vote for 0")
    assert acquitted.told("acquitted") == [["manlius"]]


@pytest.mark.rule("republic", "9.421a")
@pytest.mark.rule("republic", "9.421b")
@pytest.mark.rule("republic", "9.421c")
@pytest.mark.parametrize(("total", "pro", "contra"), [(4, 4, 0), (3, 8, 0), (5, 0, 0), (9, 0, 16)])
def test_example_17_an_appeal_adds_votes(total: int, pro: int, contra: int) -> None:
    scene = accuse(court(influence=9, popularity=2)).play("call faction-2", "appeal").roll(total)
    assert [scene.p.on_floor().pro, scene.p.on_floor().contra] == [pro, 9 + contra]
    assert scene.asked() == ("1", "vote")
    assert scene.refused("appeal") == ("9.421a", "no-appeal")


@pytest.mark.rule("republic", "9.421b")
def test_example_17_the_people_free_the_accused_and_threaten_his_accusers() -> None:
    scene = accuse(court(popularity=2)).play("call faction-2", "appeal").roll(12)
    scene.roll("5", "30", "29")
    assert scene.told("senator-died") == [["claudius"]]
    assert scene.told("acquitted") == [["manlius"]]


@pytest.mark.rule("republic", "9.442a")
@pytest.mark.rule("republic", "9.44a")
@pytest.mark.rule("republic", "5.3i")
def test_example_18_a_major_conviction_kills_and_a_leader_leaves_an_heir() -> None:
    scene = accuse(court(influence=11, marks=MAJOR), "prosecute manlius office major")
    scene.p.on_floor().pro = 40
    before = scene.p.influence[senator("claudius")]
    scene.play("call-all", "vote against 0", "vote for 0", "vote for 0")
    assert scene.told("heir") == [["manlius", "faction-2"]]
    assert scene.p.influence[senator("manlius")] == CARDS.influence[senator("manlius")]
    assert scene.p.marks[senator("manlius")] == 0
    assert scene.p.influence[senator("claudius")] == before + 6
    killed = accuse(court(popularity=-4)).play("call faction-2", "appeal").roll(5)
    assert killed.told("senator-died") == [["manlius"]]


@pytest.mark.rule("republic", "9.45a")
def test_9_45a_after_the_trials_marks_in_rome_go() -> None:
    scene = table().govern("valerius", "sicily").meet()
    for name in ("manlius", "valerius"):
        scene.p.marks[senator(name)] = CORRUPT | MAJOR | PRIOR_CONSUL
    scene.p.bars[3] = 1
    scene.begin(EndOfTrials())
    assert scene.p.marks[senator("manlius")] == PRIOR_CONSUL
    assert scene.p.marks[senator("valerius")] & CORRUPT
    assert sum(scene.p.bars) == 0


# ---------------------------------------------------------------- governors, concessions, land


@pytest.mark.rule("republic", "9.5a")
@pytest.mark.rule("republic", "9.5b")
@pytest.mark.rule("republic", "9.5c")
@pytest.mark.rule("republic", "9.53a")
def test_9_5_vacant_provinces_get_governors_by_vote() -> None:
    scene = table().put("papirius", -1).meet()
    scene.p.province[SICILY] = VACANT
    scene.begin(FillProvinces())
    assert scene.asked() == ("0", "governor")
    assert scene.refused("send-governor sicily cornelius") == ("9.3b", "holds-office")
    assert scene.refused("put") == ("9.13b", "nothing-proposed")
    scene.play("send-governor sicily papirius", "put", "call-all", "vote for 0", "vote for 0", "vote for 0")
    papirius = senator("papirius")
    assert [scene.p.place[papirius], scene.p.faction[papirius], scene.p.term[SICILY]] == [GOVERNING, -1, 3]
    assert scene.p.stack == []


@pytest.mark.rule("republic", "9.51a")
@pytest.mark.rule("republic", "6.6b")
@pytest.mark.rule("republic", "9.17a")
def test_9_51a_who_has_just_come_back_is_asked() -> None:
    scene = table().meet()
    scene.p.province[SICILY] = VACANT
    scene.p.marks[senator("julius")] |= BACK
    scene.begin(FillProvinces()).play("send-governor sicily julius", "put")
    assert scene.asked() == ("1", "consent")
    scene.play("refuse")
    assert scene.p.meeting().beaten != []
    assert scene.asked() == ("0", "governor")


@pytest.mark.rule("republic", "9.52a")
def test_9_52a_a_recall_is_the_election_of_another() -> None:
    scene = table().govern("julius", "sicily").meet()
    asia = CARDS.province_of["asia"]
    scene.p.province[asia] = VACANT
    scene.begin(GovernorSlate(0, ())).play("send-governor asia valerius", "send-governor sicily fabius", "put")
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.governor(SICILY), scene.p.place[senator("julius")]] == [senator("fabius"), IN_ROME]


@pytest.mark.rule("republic", "9.61a")
@pytest.mark.rule("republic", "9.61b")
@pytest.mark.rule("republic", "9.61c")
@pytest.mark.rule("republic", "9.61d")
@pytest.mark.rule("republic", "9.13b")
@pytest.mark.rule("republic", "9.131b")
def test_9_61_concessions_are_voted_once_a_turn_several_at_a_time() -> None:
    scene = table().meet()
    for id in ("mining", "harbor-fees", "land-commissioner"):
        scene.p.holder[words.CONCESSION.value(id)] = FORUM
    assert words.CONCESSION.value("land-commissioner") not in grants(scene.p)
    scene.begin(Propose(0, 0)).play("propose concessions", "grant harbor-fees fabius", "grant mining fabius", "put")
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.holder[words.CONCESSION.value(id)] for id in ("mining", "harbor-fees")] == [senator("fabius")] * 2
    scene.p.holder[words.CONCESSION.value("mining")] = FORUM
    assert grants(scene.p) == []


@pytest.mark.rule("republic", "9.61f")
@pytest.mark.rule("republic", "9.9a")
def test_9_61f_without_a_land_bill_the_commissioner_goes_back() -> None:
    scene = table().hold("julius", "land-commissioner").begin(HomeComing())
    assert scene.p.holder[DECK.land_commissioner] == FORUM


@pytest.mark.rule("republic", "9.62a")
@pytest.mark.rule("republic", "9.62b")
@pytest.mark.rule("republic", "9.62c")
@pytest.mark.rule("republic", "1.2d")
def test_example_19_a_land_bill() -> None:
    scene = table().put("pompey", 0, popularity=5).meet()
    scene.p.popularity[senator("valerius")] = 1
    scene.p.unrest = 6
    scene.begin(NameBill(0, 0)).play("draft-bill iii", "name-sponsor pompey", "name-sponsor valerius")
    assert scene.asked() == ("2", "consent")
    scene.play("agree", "call faction-2")
    assert scene.refused("vote abstaining 0") == ("9.62c", "must-vote")
    scene.play("vote against 0", "call-all", "vote for 0", "vote for 0")
    p = scene.p
    assert [p.unrest, p.bills] == [3, [0, 0, 1]]
    assert [p.popularity[senator(one)] for one in ("pompey", "valerius", "manlius", "julius")] == [9, 3, -2, -2]
    assert open_bills(p) == [0, 1]
    p.bills = [1, 2, 3]
    p.meeting().bills = 0
    assert open_bills(p) == []


@pytest.mark.rule("republic", "9.621a")
@pytest.mark.rule("republic", "9.621b")
def test_example_19_a_repeal() -> None:
    scene = table().put("pompey", 0, popularity=9).meet()
    scene.p.popularity[senator("fabius")] = 7
    scene.p.popularity[senator("julius")] = 5
    scene.p.bills = [1, 1, 1]
    scene.p.unrest = 3
    assert repeals(scene.p) == [
        (1, senator("fabius")),
        (1, senator("julius")),
        (1, senator("pompey")),
        (2, senator("fabius")),
    ]
    scene.begin(NameRepeal(0, 0)).play("draft-repeal iii fabius", "call faction-1")
    assert scene.refused("vote against 0") == ("9.621a", "sponsor")
    scene.play("vote for 0", "call-all", "vote for 0", "vote for 0")
    assert [scene.p.popularity[senator("fabius")], scene.p.unrest, scene.p.bills] == [1, 6, [1, 1, 0]]


# ---------------------------------------------------------------- forces


@pytest.mark.rule("republic", "9.63a")
@pytest.mark.rule("republic", "9.63b")
@pytest.mark.rule("republic", "9.631a")
@pytest.mark.rule("republic", "9.63c")
def test_9_63_forces_are_raised_and_paid_at_once() -> None:
    scene = table().hold("julius", "armaments").hold("valerius", "ship-building").meet()
    scene.p.treasury = 70
    scene.p.legions = 2
    scene.meet().begin(Propose(0, 0)).play("propose recruits")
    assert scene.refused("count-legions 8") == ("9.64b", "not-so-many")
    scene.play("count-legions 4", "count-fleets 2", "call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.treasury, scene.p.legions, scene.p.fleets] == [10, 6, 2]
    assert [scene.talents("julius"), scene.talents("valerius")] == [8, 6]
    assert scene.p.bars[words.CONCESSION.value("armaments")] == 1
    scene.begin(Propose(0, 0)).play("propose disbanding")
    assert scene.offered("count-legions")[-1] == "count-legions 2"
    scene.p.no_recruits = 1
    assert forbids_kind(scene.p, words.FOR_RECRUITS) == words.R_STRIKE
    assert unit_price(scene.p) == 10


@pytest.mark.rule("republic", "9.64a")
@pytest.mark.rule("republic", "9.64b")
@pytest.mark.rule("republic", "9.641a")
@pytest.mark.rule("republic", "9.641b")
@pytest.mark.rule("republic", "9.642a")
@pytest.mark.rule("republic", "9.645a")
@pytest.mark.rule("republic", "7.3321d")
def test_example_21_forces_are_sent() -> None:
    scene = (
        table().office("fabius", ROME_CONSUL).office("julius", FIELD_CONSUL).war("macedonian-2", status=words.INACTIVE)
    )
    scene.p.legions, scene.p.fleets = 12, 12
    scene.meet()
    assert available(scene.p, []) == [senator("julius")]
    scene.begin(Propose(0, 0)).play("propose forces")
    assert scene.refused("send fabius macedonian-2") == ("9.641a", "no-commander")
    assert scene.refused("send julius gallic-1") == ("9.64a", "no-such-war")
    scene.play("send julius macedonian-2")
    assert scene.refused("count-legions 0") == ("9.64b", "not-so-many")
    scene.play("count-legions 10")
    assert scene.refused("count-fleets 4") == ("9.64b", "not-so-many")
    scene.play("count-fleets 5")
    scene.play("send fabius macedonian-2", "count-legions 2", "count-fleets 5", "put")
    assert scene.asked() == ("0", "call")
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0")
    p = scene.p
    assert scene.status("macedonian-2") == words.ACTIVE
    assert p.commands == [senator("julius"), senator("fabius")]
    assert [p.army[senator("julius")], p.ships[senator("julius")], p.place[senator("julius")]] == [10, 5, AT_WAR]
    assert [p.legions, p.meeting().adjourned] == [0, 1]


@pytest.mark.rule("republic", "9.643a")
@pytest.mark.rule("republic", "9.643b")
def test_example_21_who_is_sent_with_too_little_may_refuse() -> None:
    scene = table().war("macedonian-2").office("cornelius", FIELD_CONSUL).meet()
    scene.p.chief[CARDS.leader_of["philip_v"]] = 1
    macedonian = CARDS.conflict_of["macedonian_2"]
    assert CARDS.military[senator("cornelius")] == 4
    for legions, weak in ((10, False), (9, True)):
        item = [senator("cornelius"), macedonian, legions, 5, 1]
        assert is_weak(scene.p, item, item) == weak
    item = [senator("cornelius"), macedonian, 3, 5, 0]
    assert is_weak(scene.p, item, item)
    pompey = table().put("pompey", 1).war("illyrian-2").meet()
    item = [senator("pompey"), CARDS.conflict_of["illyrian_2"], 2, 2, 0]
    assert not is_weak(pompey.p, item, item)
    item = [senator("pompey"), CARDS.conflict_of["illyrian_2"], 1, 2, 0]
    assert is_weak(pompey.p, item, item)


@pytest.mark.rule("republic", "9.644a")
@pytest.mark.rule("republic", "9.644c")
@pytest.mark.rule("republic", "9.647a")
def test_9_644_proconsuls_are_recalled_replaced_and_reinforced() -> None:
    scene = table().war("gallic-1").command("julius", "gallic-1", 5, 1).office("fabius", FIELD_CONSUL).meet()
    scene.p.marks[senator("julius")] |= PROCONSUL
    scene.p.legions = 4
    scene.begin(Propose(0, 0)).play("propose reinforcing", "name-senator julius", "count-legions 3", "count-fleets 0")
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0")
    assert scene.p.army[senator("julius")] == 8
    assert proconsuls(scene.p) == []
    scene.p.sent[senator("julius")] = 0
    scene.begin(Propose(0, 0)).play("propose replacing", "replace fabius julius")
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.army[senator("fabius")], scene.p.place[senator("julius")]] == [8, IN_ROME]
    scene.p.marks[senator("fabius")] |= PROCONSUL
    scene.p.sent[senator("fabius")] = 0
    scene.begin(Propose(0, 0)).play("propose recall", "name-senator fabius")
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.legions, scene.p.place[senator("fabius")], scene.p.commands] == [9, IN_ROME, []]


@pytest.mark.rule("republic", "9.646a")
def test_9_646a_garrisons_stay_until_recalled() -> None:
    scene = table().govern("valerius", "sicily").meet()
    scene.p.legions = 5
    scene.begin(Propose(0, 0)).play("propose garrison", "name-province sicily", "count-legions 3")
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.legions, scene.p.garrison[SICILY]] == [2, 3]
    assert forbids_kind(scene.p, words.FOR_GARRISON_HOME) == words.R_NOTHING_THERE
    scene.p.round += 1
    scene.begin(Propose(0, 0)).play("propose garrison-home", "name-province sicily")
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.legions, scene.p.garrison[SICILY]] == [5, 0]


@pytest.mark.rule("republic", "7.37b")
def test_7_37b_the_field_consul_collects_a_bequest() -> None:
    scene = table().office("fabius", FIELD_CONSUL).meet()
    scene.p.legions, scene.p.fleets = 5, 4
    scene.p.bequest[0] = 1
    scene.begin(Propose(0, 0)).play("propose bequest", "name-bequest pergamene")
    assert scene.refused("count-legions 2") == ("9.64b", "not-so-many")
    scene.play("count-legions 3", "count-fleets 3", "call-all", "vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.place[senator("fabius")], scene.p.won[senator("fabius")], scene.p.bequest[0]] == [AT_WAR, 2, 2]


@pytest.mark.rule("republic", "9.12d")
@pytest.mark.rule("republic", "R-26")
def test_9_12d_who_presides_adjourns_and_proposes_no_more_than_twelve_times() -> None:
    from quadriga.games.republic.whole.senate.business import OtherBusiness

    scene = table().meet().begin(OtherBusiness())
    scene.play("adjourn")
    assert [scene.p.meeting().adjourned, scene.p.stack] == [1, []]
    tired = table().meet()
    tired.p.meeting().proposals = 12
    tired.begin(OtherBusiness())
    assert tired.p.meeting().adjourned == 1


# ---------------------------------------------------------------- murder


@pytest.mark.rule("republic", "9.7a")
@pytest.mark.rule("republic", "9.71a")
@pytest.mark.rule("republic", "9.72a")
@pytest.mark.rule("republic", "9.73a")
@pytest.mark.rule("republic", "9.73b")
@pytest.mark.rule("republic", "13.I2")
@pytest.mark.rule("republic", "13.I3")
@pytest.mark.rule("republic", "9.74a")
def test_example_24_an_attempt_with_cards() -> None:
    scene = table().meet().hand(1, "assassin-49").hand(2, "secret-bodyguard-47")
    scene.p.popularity[senator("valerius")] = 4
    scene.p.influence[senator("manlius")] = 13
    propose(scene.p, words.FOR_CENSOR, [senator("fabius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-2", "plot")
    assert scene.refused("murder julius manlius") == ("9.7a", "no-target")
    scene.play("murder julius valerius")
    assert scene.refused("add-assassins 2") == ("S3.01.9", "not-in-hand")
    scene.play("add-assassins 1").roll(5)
    assert scene.asked() == ("2", "guards")
    scene.play("show-guards 1")
    assert scene.told("senator-died") == [["valerius"]]
    scene.roll(2)
    assert scene.told("caught") == [["julius"]]
    assert scene.p.influence[senator("manlius")] == 8
    assert scene.p.meeting().trials == [senator("manlius"), 4]
    assert scene.refused("plot") == ("9.7a", "plotted-already")


@pytest.mark.rule("republic", "9.74a")
@pytest.mark.rule("republic", "9.74b")
@pytest.mark.rule("republic", "9.74e")
@pytest.mark.rule("republic", "9.74g")
def test_example_24_the_leader_is_tried_and_dies_without_heir() -> None:
    scene = table().meet()
    scene.p.influence[senator("manlius")] = 8
    scene.p.meeting().trials = [senator("manlius"), 4]
    scene.begin(SpecialTrials()).roll(9)
    assert [scene.p.on_floor().pro, scene.p.on_floor().contra] == [8, 8]
    scene.play("call faction-2")
    assert scene.refused("veto") == ("9.152b", "no-veto")
    scene.play("vote against 0", "call-all", "vote for 0", "vote for 0")
    assert scene.told("guilty") == [["manlius"]]
    scene.roll("4", "30", "29", "28")
    assert scene.told("heir") == []
    assert scene.told("senator-died") == [["manlius"], ["julius"]]
    assert scene.p.gone == [0, 1, 0]


@pytest.mark.rule("republic", "9.74c")
@pytest.mark.rule("republic", "9.74f")
@pytest.mark.rule("republic", "5.4a")
def test_example_24_a_leader_caught_dies_without_trial_and_chits_follow() -> None:
    scene = table().meet().begin(Caught(senator("manlius"), 2)).roll("30", "4")
    assert scene.p.place[senator("manlius")] == IN_CURIA
    assert scene.p.meeting().trials == []
    assert scene.p.gone == [0, 1, 0]
    assert scene.told("faction-left") == [["faction-2"]]


@pytest.mark.rule("republic", "9.721a")
def test_9_721a_a_dead_nominee_voids_the_proposal() -> None:
    scene = table().meet()
    propose(scene.p, words.FOR_CENSOR, [senator("fabius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-2", "plot", "murder julius fabius", "add-assassins 0").roll(5)
    assert scene.p.offices[CENSOR] == senator("cornelius")
    assert len(scene.told("defeated")) == 1


def test_a_plot_needs_somebody_in_rome() -> None:
    scene = table().meet().begin(Plot(1))
    assert scene.offered("murder manlius cornelius") == ["murder manlius cornelius"]
    assert scene.p.place[senator("papirius")] not in (IN_ROME, IN_FORUM)
    assert scene.p.offices[DICTATOR] == -1


# ---------------------------------------------------------------- the Senate filled up, consul for life


@pytest.mark.rule("republic", "9.81a")
@pytest.mark.rule("republic", "9.81b")
def test_example_25_the_senate_is_filled_up_to_eight() -> None:
    scene = table().put("furius", 0)
    scene.p.influence[senator("manlius")] = 9
    for name in ("papirius", "acilius"):
        scene.p.place[senator(name)] = IN_CURIA
        scene.p.curia.append(senator(name))
    scene.p.influence[senator("claudius")] = 1
    scene.meet().begin(Repopulate())
    assert scene.told("joined") == [["papirius", "faction-3"]]
    assert scene.p.curia == [senator("acilius")]
    forum = table().put("furius", 0).put("papirius", -1).meet()
    forum.p.influence[senator("manlius")] = 20
    forum.begin(Repopulate()).play("take-senator papirius")
    assert forum.p.faction[senator("papirius")] == 2


@pytest.mark.rule("republic", "9.821a")
@pytest.mark.rule("republic", "9.821b")
@pytest.mark.rule("republic", "9.823a")
def test_9_821_a_consul_for_life_by_vote_decides_for_all() -> None:
    scene = table().meet()
    scene.p.influence[senator("fabius")] = 21
    assert forbids_kind(scene.p, words.FOR_LIFE) == 0
    scene.begin(Propose(0, 0)).play("propose life", "name-senator fabius", "call faction-1")
    scene.play("vote for 0")
    oratory = DECK.oratory[senator("fabius")] + DECK.oratory[senator("cornelius")]
    assert scene.p.on_floor().pro == oratory + 21
    scene.play("call faction-2")
    assert scene.refused("veto") == ("9.152b", "no-veto")
    scene.play("vote against 0", "vote against 0")
    assert scene.p.life == senator("fabius")
    assert [scene.p.controller(seat) for seat in range(3)] == [0, 0, 0]
    propose(scene.p, words.FOR_LAND_BILL, [0, senator("julius"), senator("manlius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-2")
    assert scene.asked()[0] == "0"
    assert scene.refused("vote against 0") == ("9.823a", "not-against")
    assert scene.refused("plot") == ("7.4a", "not-in-rome")


@pytest.mark.rule("republic", "9.822a")
@pytest.mark.rule("republic", "13.L5")
def test_9_822a_thirty_five_influence_is_enough_unless_reforms_are_in_force() -> None:
    scene = table()
    scene.p.influence[senator("julius")] = 35
    appoint_for_life(scene.p)
    assert scene.p.life == senator("julius")
    reformed = table()
    reformed.p.influence[senator("julius")] = 35
    reformed.p.laws[DECK.laws["military_reforms"]] = 1
    appoint_for_life(reformed.p)
    assert reformed.p.life == -1


@pytest.mark.rule("republic", "R-28")
@pytest.mark.parametrize(("which", "legions"), [("none", 4), ("own", 5), ("all", 7)])
def test_9_64a_veterans_go_by_allegiance_or_all(which: str, legions: int) -> None:
    scene = table().office("julius", FIELD_CONSUL).war("gallic-1")
    scene.p.legions = 4
    for number, owner in enumerate(("julius", "fabius", "fabius")):
        scene.p.veteran_at[number], scene.p.veteran_of[number] = RESERVE, senator(owner)
    scene.meet().begin(Propose(1, 1)).play(
        "propose forces", "send julius gallic-1", "count-legions 4", "count-fleets 0"
    )
    scene.play(f"take-veterans {which}", "put", "call-all", "vote for 0", "vote for 0", "vote for 0")
    assert scene.p.legions_of(senator("julius")) == legions


@pytest.mark.rule("republic", "R-25")
def test_9_17a_what_was_refused_is_not_asked_again() -> None:
    scene = table().meet()
    scene.p.province[SICILY] = VACANT
    scene.p.marks[senator("julius")] |= BACK
    scene.begin(FillProvinces()).play("send-governor sicily julius", "put", "refuse")
    assert scene.refused("send-governor sicily julius") == ("9.5a", "no-post")
