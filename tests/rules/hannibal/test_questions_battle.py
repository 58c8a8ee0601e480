"""What is asked around a battle (chapters 14 to 20): who is asked, every answer, what cannot be undone."""

import pytest

from quadriga.games.hannibal.battle.opening import TestCommand
from quadriga.games.hannibal.battle.retreat import BeginRetreat, RetreatInside
from quadriga.games.hannibal.battle.rounds import CounterAttack, HoldThem, Lead, Match, SeizeInitiative
from quadriga.games.hannibal.board import BOARD
from quadriga.games.hannibal.politics import PlaceMarkers, RemoveMarkers
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, space


@pytest.mark.rule("hannibal", "20.7")
def test_20_7_a_sortie_is_offered() -> None:
    s = Scene(CARTHAGE, "epidemic").put("magon", "utica", 4).put("carthage", "carthago", 2, 1, within=True)
    s.put("nero", "carthago", 6).siege("carthago", 1, ROME).play("march epidemic magon", "take 4 0 0", "step carthago")
    assert s.question() == [
        "carthage sortie space=carthago",
        "sortie 0 0",
        "sortie 1 0",
        "sortie 1 1",
        "sortie 2 1",
    ]


@pytest.mark.rule("hannibal", "18.2")
def test_18_2_carthage_may_test() -> None:
    s = Scene(ROME).battle(ROME, "arpi").begin(TestCommand())
    assert s.question() == [
        "carthage test-command",
        "test-command",
        "keep-command",
    ]


@pytest.mark.rule("hannibal", "17.3")
@pytest.mark.rule("hannibal", "25")
def test_17_3_charge() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 8, 2).put("flaminius", "cannae", 6)
    s.give(ROME, "elephant-fright", "ally-deserts").play(
        "march epidemic hannibal", "take 8 2 0", "step cannae", "no-reaction"
    )
    assert s.question() == [
        "carthage battle-event space=cannae",
        "pass",
    ]
    s.play("pass")
    assert s.question() == [
        "rome battle-event space=cannae",
        "pass",
    ]
    s.play("charge")
    assert s.question() == [
        "rome fright card=elephant-fright",
        "counter elephant-fright !",
        "pass",
    ]


@pytest.mark.rule("hannibal", "14.6")
@pytest.mark.rule("hannibal", "14.9")
@pytest.mark.rule("hannibal", "26")
@pytest.mark.rule("hannibal", "16.1")
def test_14_6_all_that_may_be_led() -> None:
    s = Scene(CARTHAGE, "ally-deserts", "marharbals-cavalry").put("hannibal", "arpi", 5).put("nero", "arpi", 5)
    s.battle(CARTHAGE, "arpi")
    battle = s.p.fighting()
    battle.chief = [general("nero"), general("hannibal")]
    battle.came_from = space("cannae")
    battle.hand = [0, 1, 0, 0, 2, 0, 1, 0, 0, 1, 0, 1]
    s.mark(NEUTRAL, "cannae").begin(Lead())
    assert s.question() == [
        "carthage lead",
        "lead frontal-assault frontal-assault !",
        "lead probe probe !",
        "lead reserve frontal-assault !",
        "lead reserve flank-left !",
        "lead reserve flank-right !",
        "lead reserve probe !",
        "lead reserve double-envelopment !",
        "lead probe flank-left !",
        "lead probe flank-right !",
        "lead probe double-envelopment !",
        "cavalry !",
        "desert !",
        "withdraw !",
    ]
    battle.probe_used = 1
    assert s.question() == [
        "carthage lead",
        "lead frontal-assault frontal-assault !",
        "lead probe probe !",
        "lead reserve frontal-assault !",
        "lead reserve flank-left !",
        "lead reserve flank-right !",
        "lead reserve probe !",
        "lead reserve double-envelopment !",
        "cavalry !",
        "desert !",
        "withdraw !",
    ]
    battle.hand = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert s.question() == [
        "carthage lead",
        "cavalry !",
        "concede !",
    ]
    battle.lead = ROME
    assert s.question() == [
        "rome lead",
        "lead flank-left flank-left !",
        "withdraw !",
    ]


@pytest.mark.rule("hannibal", "14.7")
@pytest.mark.rule("hannibal", "14.9")
@pytest.mark.rule("hannibal", "26")
def test_14_7_all_that_may_match() -> None:
    s = Scene(CARTHAGE, "ally-deserts", "marharbals-cavalry").put("hannibal", "arpi", 5).put("nero", "arpi", 5)
    s.battle(ROME, "arpi")
    battle = s.p.fighting()
    battle.chief = [general("nero"), general("hannibal")]
    battle.hand = [0, 1, 0, 0, 2, 0, 1, 1, 0, 1, 1, 1]
    battle.card = 1
    s.begin(Match())
    assert s.question() == [
        "carthage match tactic=flank-left",
        "match flank-left !",
        "match reserve !",
        "match probe !",
        "desert !",
        "concede",
    ]
    battle.card = 4
    assert s.question() == [
        "carthage match tactic=double-envelopment",
        "match double-envelopment !",
        "match reserve !",
        "match probe !",
        "cavalry !",
        "desert !",
        "concede",
    ]
    battle.card = 3
    assert s.question() == [
        "carthage match tactic=probe",
        "match probe !",
        "match reserve !",
        "desert !",
        "concede",
    ]
    battle.chief = [general("nero"), general("magon")]
    battle.card = 2
    assert s.question() == [
        "carthage match tactic=flank-right",
        "match reserve !",
        "desert !",
        "concede",
    ]
    battle.hand = [0] * 12
    assert s.question() == [
        "carthage match tactic=flank-right",
        "concede",
    ]


@pytest.mark.rule("hannibal", "14.8")
@pytest.mark.rule("hannibal", "16.1")
def test_14_8_the_initiative() -> None:
    s = Scene(CARTHAGE).battle(ROME, "arpi")
    s.p.stack = s.p.stack[:1]
    s.begin(SeizeInitiative())
    assert s.question() == [
        "carthage seize-initiative",
        "take-initiative",
        "remain",
    ]
    s.p.fighting().chief = [general("nero"), general("hannibal")]
    s.begin(CounterAttack())
    assert s.question() == [
        "carthage counter-attack",
        "counter-attack",
        "remain",
    ]
    s.begin(HoldThem())
    assert s.question() == [
        "carthage hold-them",
        "hold-them",
        "let-go",
    ]


@pytest.mark.rule("hannibal", "15.4")
def test_15_4_into_the_city() -> None:
    s = Scene(CARTHAGE).put("hasdrubal", "carthago", 6, 2).put("nero", "carthago", 9).battle(ROME, "carthago")
    s.p.fighting().came_from = space("utica")
    s.p.fighting().loser = CARTHAGE
    s.begin(BeginRetreat(CARTHAGE))
    assert s.question() == [
        "carthage retreat-inside space=carthago",
        "retreat-inside 0 0",
        "retreat-inside 1 0",
        "retreat-inside 1 1",
        "retreat-inside 2 0",
        "retreat-inside 2 1",
        "retreat-inside 2 2",
        "retreat-inside 3 0",
        "retreat-inside 3 1",
        "retreat-inside 3 2",
        "retreat-inside 4 0",
        "retreat-inside 4 1",
        "retreat-inside 4 2",
        "retreat-inside 5 1",
        "retreat-inside 5 2",
    ]
    s.play("retreat-inside 3 1")
    assert s.question() == [
        "carthage shelter-general general=hasdrubal space=carthago",
        "go-in hasdrubal",
        "stay-out hasdrubal",
    ]
    s.play("stay-out hasdrubal")
    assert s.question() == [
        "carthage retreat",
        "retreat thabraca",
        "retreat zama",
        "retreat hadrumetum",
    ]


@pytest.mark.rule("hannibal", "16.2")
@pytest.mark.rule("hannibal", "20.7")
def test_16_2_those_who_sortied_go_back() -> None:
    s = Scene(ROME).put("nero", "roma", 6).put("hannibal", "roma", 8).siege("roma", 1, CARTHAGE).battle(ROME, "roma")
    s.p.fighting().sortie = 2
    s.begin(RetreatInside(ROME, 2))
    assert s.question() == [
        "rome retreat-inside space=roma",
        "retreat-inside 0 0",
        "retreat-inside 1 0",
        "retreat-inside 2 0",
    ]


@pytest.mark.rule("hannibal", "15.5")
@pytest.mark.rule("hannibal", "19.2")
def test_15_5_markers_to_give_up() -> None:
    s = Scene(ROME).bare("roma").mark(ROME, "sena", "arpi").begin(RemoveMarkers(ROME, 2))
    assert s.question() == [
        "rome remove-marker markers=2",
        "remove-marker sena",
        "remove-marker arpi",
    ]
    s.play("remove-marker arpi")
    assert s.question() == [
        "rome remove-marker markers=1",
        "remove-marker sena",
    ]
    s = Scene(ROME)
    for place in range(len(BOARD.spaces)):
        s.p.control[place] = ROME
    s.mark(NEUTRAL, "sena").mark(CARTHAGE, "arpi", "cannae").put("rome", "arpi", 1).begin(PlaceMarkers(ROME, 3))
    assert s.question() == [
        "rome place-markers markers=3",
        "place-marker sena",
        "place-marker arpi",
        "enough",
    ]
    s.play("place-marker sena")
    assert s.question() == [
        "rome place-markers markers=2",
        "place-marker arpi",
        "enough",
    ]
