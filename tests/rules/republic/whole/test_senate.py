"""9.1 to 9.4: the order of business, votes, elections."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    PRIOR_CONSUL,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.elections import (
    Consuls,
    Dictatorship,
    ElectCensor,
    consul_candidates,
    is_crisis,
)
from quadriga.games.republic.whole.senate.phase import SenatePhase
from quadriga.games.republic.whole.senate.session import CONSULS
from quadriga.games.republic.whole.senate.votes import propose
from rules.republic.whole.scene import CARDS, Scene, senator


def table() -> Scene:
    """Four factions; the first presides by its Rome Consul; nine senators in Rome."""
    scene = Scene(4).put("cornelius", 0, True, talents=8).put("fabius", 0)
    scene.put("valerius", 1, True, talents=5).put("julius", 1).put("claudius", 2, True).put("manlius", 2)
    scene.put("fulvius", 3, True).put("furius", 3).put("aurelius", 3)
    return scene.office("cornelius", ROME_CONSUL).meet(CONSULS)


def votes(scene: Scene, seat: int) -> int:
    return sum(scene.p.deck.oratory[one] for one in scene.p.voters(seat))


@pytest.mark.rule("republic", "9.2a")
@pytest.mark.rule("republic", "9.2b")
@pytest.mark.rule("republic", "9.2c")
@pytest.mark.rule("republic", "9.12b")
@pytest.mark.rule("republic", "9.14a")
@pytest.mark.rule("republic", "9.141a")
@pytest.mark.rule("republic", "9.143a")
@pytest.mark.rule("republic", "9.131a")
def test_example_14_consuls_with_bought_votes() -> None:
    scene = table()
    scene.p.barred = [senator("cornelius")]
    scene.begin(Consuls())
    assert scene.asked() == ("0", "consuls")
    assert scene.refused("nominate cornelius") == ("9.2b", "consul-lately")
    scene.play("nominate fabius", "nominate claudius")
    assert scene.asked() == ("0", "call")
    scene.play("call faction-2")
    assert scene.asked() == ("1", "vote")
    assert scene.refused("vote against 6") == ("6.3a", "not-so-much")
    scene.play("vote against 3")
    assert [scene.p.on_floor().contra, scene.talents("valerius")] == [votes(scene, 1) + 3, 2]
    assert scene.refused("call faction-2") == ("9.14a", "called-already")
    scene.play("call-all")
    assert scene.asked()[0] == "2"
    scene.play("vote against 0", "vote against 0", "vote for 0")
    assert len(scene.told("defeated")) == 1
    scene.play("bear-it", "nominate fabius")
    assert scene.refused("nominate claudius") == ("9.131a", "beaten")
    scene.play("nominate manlius", "call-all", "vote for 0", "vote for 0", "vote for 0", "vote for 0")
    assert len(scene.told("carried")) == 1


@pytest.mark.rule("republic", "9.22a")
@pytest.mark.rule("republic", "9.22b")
@pytest.mark.rule("republic", "9.22c")
@pytest.mark.rule("republic", "9.18a")
@pytest.mark.rule("republic", "4.8a")
def test_9_22_the_two_decide_who_stays_in_rome_or_dice_do() -> None:
    scene = table().office("valerius", DICTATOR).office("julius", MASTER_OF_HORSE)
    before = scene.p.influence[senator("fabius")]
    propose(scene.p, words.FOR_CONSULS, [senator("fabius"), senator("claudius")], 0, 0)
    scene.p.settle()
    scene.play("call-all", "vote for 0", "vote for 0", "vote for 0", "vote for 0")
    assert scene.asked() == ("0", "rome-consul")
    scene.play("take-rome")
    assert scene.asked() == ("2", "agree-consul")
    scene.play("refuse").roll("claudius")
    assert scene.asked() == ("2", "rome-consul")
    scene.play("take-rome")
    p = scene.p
    assert [p.offices[ROME_CONSUL], p.offices[FIELD_CONSUL]] == [senator("claudius"), senator("fabius")]
    assert [p.offices[DICTATOR], p.offices[MASTER_OF_HORSE]] == [-1, -1]
    assert p.influence[senator("fabius")] == before + 5
    assert p.marks[senator("cornelius")] & PRIOR_CONSUL
    assert p.marks[senator("valerius")] & PRIOR_CONSUL
    assert p.speaker() == senator("claudius")


@pytest.mark.rule("republic", "9.21a")
def test_9_21a_the_last_pair_is_appointed_without_a_vote() -> None:
    scene = Scene().put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).office("cornelius", ROME_CONSUL)
    scene.p.barred = [senator("cornelius")]
    scene.meet(CONSULS).begin(Consuls())
    assert scene.asked()[1] == "rome-consul"
    alone = Scene().put("cornelius", 0, True).put("fabius", 0).office("cornelius", ROME_CONSUL)
    alone.p.barred = [senator("cornelius")]
    alone.meet(CONSULS).begin(Consuls())
    assert [alone.p.offices[ROME_CONSUL], alone.p.offices[FIELD_CONSUL]] == [senator("fabius"), -1]


@pytest.mark.rule("republic", "13.L4")
def test_13_l4_when_tradition_erodes_consuls_may_be_elected_again() -> None:
    scene = table()
    scene.p.barred = [senator("julius")]
    assert senator("julius") not in consul_candidates(scene.p)
    scene.p.laws[scene.p.deck.laws["tradition_erodes"]] = 1
    assert senator("julius") in consul_candidates(scene.p)
    assert senator("cornelius") in consul_candidates(scene.p)


@pytest.mark.rule("republic", "9.142a")
@pytest.mark.rule("republic", "9.16a")
def test_9_142a_senators_of_a_faction_may_vote_differently() -> None:
    scene = table()
    propose(scene.p, words.FOR_DICTATOR, [senator("fabius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-2", "split")
    assert scene.refused("vote-by claudius for 0") == ("9.142a", "other-senator")
    scene.play("vote-by valerius for 5", "vote-by julius against 0")
    oratory = scene.p.deck.oratory
    assert scene.p.on_floor().pro == oratory[senator("valerius")] + 5
    assert scene.p.on_floor().contra == oratory[senator("julius")]


@pytest.mark.rule("republic", "9.144a")
@pytest.mark.rule("republic", "9.144b")
@pytest.mark.rule("republic", "9.12a")
def test_9_144a_who_proposes_what_all_others_oppose_pays_or_steps_down() -> None:
    scene = table()
    propose(scene.p, words.FOR_DICTATOR, [senator("fabius")], 0, 0)
    scene.p.settle()
    scene.play("call-all", "vote against 0", "vote against 0", "vote against 0", "vote for 0")
    assert scene.asked() == ("0", "rebuked")
    scene.play("step-down")
    assert scene.p.official() == senator("cornelius")
    assert scene.p.speaker() != senator("cornelius")
    mild = table()
    propose(mild.p, words.FOR_DICTATOR, [senator("fabius")], 0, 0)
    mild.p.settle()
    mild.play("call-all", "vote against 0", "vote abstaining 0", "vote against 0", "vote for 0")
    assert mild.p.stack == []
    dead = table()
    propose(dead.p, words.FOR_DICTATOR, [senator("fabius")], 0, 0)
    dead.p.settle()
    dead.play("call-all", "vote against 0", "vote against 0", "vote against 0")
    die(dead.p, senator("cornelius"), heirless=True)
    dead.play("vote for 0")
    assert dead.p.stack == []


@pytest.mark.rule("republic", "9.152a")
@pytest.mark.rule("republic", "9.152b")
@pytest.mark.rule("republic", "9.152c")
@pytest.mark.rule("republic", "9.15a")
@pytest.mark.rule("republic", "9.33b")
@pytest.mark.rule("republic", "13.I1")
def test_9_152_a_tribune_cancels_a_vote_but_not_a_dictators() -> None:
    scene = table().hand(1, "tribune-38")
    propose(scene.p, words.FOR_CENSOR, [senator("fabius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-3")
    assert scene.refused("veto") == ("9.15a", "no-tribune")
    scene.play("vote for 0", "call faction-2", "veto")
    assert scene.told("vetoed") == [["faction-2"]]
    assert scene.p.hands[1] == []
    assert scene.p.meeting().beaten == [[words.FOR_CENSOR, senator("fabius")]]
    strong = table().hand(1, "tribune-38").office("cornelius", DICTATOR)
    strong.p.offices[ROME_CONSUL] = -1
    propose(strong.p, words.FOR_CENSOR, [senator("fabius")], 0, 0)
    strong.p.settle()
    strong.play("call faction-2")
    assert strong.refused("veto") == ("9.152b", "no-veto")


@pytest.mark.rule("republic", "13.S5")
@pytest.mark.rule("republic", "13.S15")
@pytest.mark.rule("republic", "13.S16")
@pytest.mark.rule("republic", "13.S20")
def test_13_s20_cato_and_cicero_are_tribunes_once_a_turn_wherever_they_are() -> None:
    for name in ("cato-the-elder", "cato-the-younger", "cicero"):
        scene = table().put(name, 1)
        scene.p.place[senator(name)] = AT_WAR
        for turn in (0, 1):
            propose(scene.p, words.FOR_CENSOR, [senator("fabius") + turn], 0, 0)
            scene.p.settle()
            scene.play("call faction-2")
            if turn:
                assert scene.refused("veto") == ("9.15a", "no-tribune")
            else:
                scene.play("veto")


# ---------------------------------------------------------------- Dictator and Censor


@pytest.mark.rule("republic", "9.3a")
def test_example_16_when_a_dictator_is_allowed() -> None:
    scene = table().war("punic-1")
    assert is_crisis(scene.p)
    scene.p.beaten_fleet[CARDS.conflict_of["punic_1"]] = 1
    assert not is_crisis(scene.p)
    assert is_crisis(table().war("illyrian-1", "gallic-1", "syrian").p)


@pytest.mark.rule("republic", "9.31a")
@pytest.mark.rule("republic", "9.33a")
@pytest.mark.rule("republic", "9.33d")
@pytest.mark.rule("republic", "9.3b")
def test_example_16_consuls_agree_on_the_censor_as_dictator() -> None:
    scene = table().war("punic-1").office("valerius", FIELD_CONSUL).office("claudius", CENSOR)
    before = scene.p.influence[senator("claudius")]
    scene.begin(Dictatorship())
    assert scene.asked() == ("0", "appoint")
    assert scene.refused("appoint valerius") == ("9.3b", "holds-office")
    scene.play("appoint claudius")
    assert scene.asked() == ("1", "agree-dictator")
    scene.play("agree")
    assert scene.asked() == ("2", "horseman")
    scene.play("nominate manlius")
    p = scene.p
    assert [p.offices[DICTATOR], p.offices[CENSOR]] == [senator("claudius"), -1]
    assert p.influence[senator("claudius")] == before + 7
    assert p.influence[senator("manlius")] == CARDS.influence[senator("manlius")] + 3
    assert p.speaker() == senator("claudius")


@pytest.mark.rule("republic", "9.31b")
@pytest.mark.rule("republic", "9.32a")
def test_9_31b_with_a_consul_away_a_dictator_can_only_be_elected() -> None:
    scene = table().war("punic-1").office("valerius", FIELD_CONSUL).command("valerius", "punic-1", 3, 3)
    scene.begin(Dictatorship())
    assert scene.asked() == ("0", "dictator")
    scene.play("nominate julius", "call-all", "vote against 0", "vote against 0", "vote against 0", "vote for 0")
    scene.play("bear-it")
    assert scene.asked() == ("0", "dictator")
    assert scene.refused("nominate julius") == ("9.4a", "no-candidate")
    scene.done()
    assert scene.p.offices[DICTATOR] == -1


@pytest.mark.rule("republic", "9.4a")
@pytest.mark.rule("republic", "9.4b")
@pytest.mark.rule("republic", "S3.01.10")
def test_example_15_the_only_prior_consul_is_censor_without_a_vote() -> None:
    scene = table()
    scene.p.offices[ROME_CONSUL] = -1
    scene.p.marks[senator("cornelius")] = PRIOR_CONSUL
    scene.p.influence[senator("cornelius")] = 8
    scene.begin(ElectCensor())
    assert [scene.p.offices[CENSOR], scene.p.influence[senator("cornelius")]] == [senator("cornelius"), 13]
    several = table().begin(ElectCensor())
    assert several.asked() == ("0", "censor")
    assert several.refused("done") == ("9.4a", "censor-needed")


@pytest.mark.rule("republic", "9.13a")
@pytest.mark.rule("republic", "9.11c")
def test_9_13a_the_order_of_business_begins_with_consuls() -> None:
    scene = table()
    scene.p.senate = None
    scene.p.elected = [senator("cornelius")]
    scene.begin(SenatePhase())
    assert scene.asked() == ("0", "consuls")
    assert scene.p.barred == [senator("cornelius")]
    empty = Scene().put("cornelius", 0, True).govern("cornelius", "sicily").begin(SenatePhase())
    assert empty.p.stack == []
    assert empty.p.senate is None
