"""What is asked before the first march (chapters 6 to 8): who is asked, every answer, what cannot be undone."""

import pytest

from quadriga.games.hannibal.cards.statecraft import DrawFromHand
from quadriga.games.hannibal.cards.strategy import ClaimFirst, DealCard
from quadriga.games.hannibal.position import DECK, DISCARDED, DISPLACED
from quadriga.games.hannibal.year.consuls import Elect, NameCommander, NameProconsul, StationConsul
from quadriga.games.hannibal.year.reinforcements import CarthaginianUnit, LandAfricanus, RecallGeneral, RomanUnits
from rules.hannibal.scene import CARTHAGE, ROME, Scene, general, space


@pytest.mark.rule("hannibal", "7.2")
@pytest.mark.rule("hannibal", "8.2")
def test_7_2_what_a_hand_may_be_played_for() -> None:
    s = Scene(ROME, "epidemic", "numidian-ally", "minor-campaign-1", "bad-weather").put("nero", "roma", 5)
    s.put("fabius", "capua", 5).put("hannibal", "saguntum", 5)
    assert s.question() == [
        "rome play-card",
        "march numidian-ally fabius !",
        "march numidian-ally nero !",
        "politics numidian-ally !",
        "raise numidian-ally roma !",
        "raise numidian-ally capua !",
        "event numidian-ally !",
        "discard numidian-ally !",
        "campaign minor-campaign-1 !",
        "politics minor-campaign-1 !",
        "raise minor-campaign-1 roma !",
        "raise minor-campaign-1 capua !",
        "discard minor-campaign-1 !",
        "march bad-weather nero !",
        "politics bad-weather !",
        "discard bad-weather !",
        "march epidemic nero !",
        "politics epidemic !",
        "event epidemic !",
        "discard epidemic !",
        "march treachery-within-city nero !",
        "politics treachery-within-city !",
        "discard treachery-within-city !",
    ]
    s.p.must_campaign = 1
    assert s.question() == [
        "rome play-card",
        "campaign minor-campaign-1 !",
        "politics minor-campaign-1 !",
        "raise minor-campaign-1 roma !",
        "raise minor-campaign-1 capua !",
    ]
    s.p.at[general("nero")] = s.p.at[general("fabius")] = DISPLACED
    assert s.question() == [
        "rome play-card",
        "politics minor-campaign-1 !",
    ]


@pytest.mark.rule("hannibal", "8.2")
@pytest.mark.rule("hannibal", "8.3")
def test_8_2_what_carthage_may_play() -> None:
    s = Scene(CARTHAGE, "sophonisba", "i-have-come-into-italy", "force-march-1").put("hannibal", "saguntum", 5)
    s.mark(ROME, "cirta").put("magon", "zama")
    assert s.question() == [
        "carthage play-card",
        "march sophonisba hannibal !",
        "march sophonisba magon !",
        "politics sophonisba !",
        "raise sophonisba zama !",
        "raise sophonisba saguntum !",
        "event sophonisba !",
        "discard sophonisba !",
        "march i-have-come-into-italy hannibal !",
        "march i-have-come-into-italy magon !",
        "politics i-have-come-into-italy !",
        "discard i-have-come-into-italy !",
        "march treachery-within-city hannibal !",
        "march treachery-within-city magon !",
        "politics treachery-within-city !",
        "discard treachery-within-city !",
        "march force-march-1 hannibal !",
        "politics force-march-1 !",
        "discard force-march-1 !",
    ]


@pytest.mark.rule("hannibal", "7.3")
def test_7_3_rome_is_asked_first() -> None:
    s = Scene(ROME, "minor-campaign-1").begin(ClaimFirst())
    assert s.question() == [
        "rome claim-first",
        "claim-first !",
        "waive-first",
    ]
    s = Scene(ROME, "epidemic").begin(ClaimFirst())
    assert s.question() == [
        "rome claim-first",
        "waive-first",
    ]
    s.play("waive-first")
    assert s.question() == [
        "carthage go-first",
        "go-first carthage",
        "go-first rome",
    ]
    assert s.why("go-first neutral") == "one-of-two"
    s.give(CARTHAGE, "pestilence").play("go-first rome")
    assert s.question() == [
        "rome play-card",
        "politics epidemic !",
        "discard epidemic !",
        "politics treachery-within-city !",
        "discard treachery-within-city !",
    ]
    s = Scene(ROME, "minor-campaign-1").begin(ClaimFirst()).play("claim-first")
    assert s.p.must_campaign == 1
    assert [s.told("claim"), s.told("first")] == [[["rome"]], [["rome"]]]
    assert s.question() == [
        "rome play-card",
        "politics minor-campaign-1 !",
    ]


@pytest.mark.rule("hannibal", "7.1")
@pytest.mark.rule("hannibal", "6.4")
@pytest.mark.rule("hannibal", "25")
def test_7_1_what_chance_may_bring() -> None:
    s = Scene(CARTHAGE)
    s.p.card_at = [DISCARDED] * 64
    s.p.card_at[3] = s.p.card_at[7] = DECK
    s.begin(DealCard(ROME, 1))
    assert s.question() == [
        "chance R",
        "deal celtiberia-revolts x1",
        "deal hostile-tribes-2 x1",
    ]
    s = Scene(CARTHAGE).give(ROME, "truce", "epidemic").begin(DrawFromHand(ROME, 1))
    assert s.question() == [
        "chance RC",
        "draw-from-hand epidemic x1",
        "draw-from-hand truce x1",
    ]
    s = Scene(CARTHAGE).give(ROME, "truce", "epidemic").begin(DrawFromHand(ROME, 0))
    assert s.question() == [
        "chance RC",
        "draw-from-hand epidemic x1",
        "draw-from-hand truce x1",
    ]
    s = Scene(ROME).put("nero", "roma", 5)
    s.p.consuls = [general("varro")]
    s.begin(Elect(1))
    assert s.question() == [
        "chance RC",
        "elect p-scipio x1",
        "elect longus x1",
        "elect flaminius x1",
        "elect fabius x1",
        "elect marcellus x1",
        "elect paulus x1",
    ]


@pytest.mark.rule("hannibal", "6.1")
@pytest.mark.rule("hannibal", "6.2")
@pytest.mark.rule("hannibal", "6.5")
@pytest.mark.rule("hannibal", "6.6")
@pytest.mark.rule("hannibal", "6.7")
def test_6_where_troops_and_generals_come() -> None:
    s = Scene(CARTHAGE).put("hannon", "zama", 1).put("hannibal", "mutina", 3).begin(CarthaginianUnit(3))
    assert s.question() == [
        "carthage reinforce-carthage units=1",
        "reinforce carthago",
        "reinforce zama",
        "reinforce carthago-nova",
        "reinforce mutina",
    ]
    s = Scene(CARTHAGE).put("carthage", "zama", 1).put("carthage", "saguntum", 1)
    s.p.at[general("hannon")] = DISPLACED
    s.begin(RecallGeneral(general("hannon")))
    assert s.why("recall hannon saguntum") == "no-recall"
    assert s.why("recall magon zama") == "no-recall"
    assert s.question() == [
        "carthage recall general=hannon",
        "recall hannon zama",
    ]
    s = Scene(ROME).put("nero", "tarraco", 5).put("varro", "capua", 5).begin(RomanUnits(4, 1))
    assert s.question() == [
        "rome reinforce-rome units=4",
        "reinforce tarraco",
        "reinforce roma",
        "reinforce capua",
    ]
    s = Scene(ROME).bare("roma").mark(ROME, "sena", "tarraco", "ilerda").begin(LandAfricanus())
    assert s.why("land-africanus ilerda") == "no-landing"
    assert s.question() == [
        "rome land-africanus",
        "land-africanus tarraco",
        "land-africanus roma",
        "land-africanus sena",
    ]
    s = Scene(ROME).put("nero", "roma", 5).put("varro", "capua", 5)
    s.p.proconsul = general("varro")
    s.begin(NameProconsul())
    assert s.question() == [
        "rome keep-proconsul general=varro",
        "prorogue nero",
        "prorogue varro",
        "no-proconsul",
    ]
    s = Scene(ROME).put("rome", "roma", 5).put("rome", "tarraco", 5)
    s.p.consuls = [general("nero"), general("fabius")]
    s.begin(StationConsul())
    assert s.why("station nero capua") == "no-station"
    assert s.why("station fabius roma") == "no-station"
    assert s.question() == [
        "rome station general=nero",
        "station nero tarraco",
        "station nero roma",
    ]
    s.play("station nero roma")
    assert s.question() == [
        "rome station general=fabius",
        "station fabius roma",
    ]
    s.play("station fabius roma")
    assert s.question() == [
        "rome name-commander space=roma",
        "command fabius",
        "command nero",
    ]
    s = Scene(ROME).put("nero varro scipio-africanus", "roma", 5).begin(NameCommander(space("roma")))
    assert s.why("command scipio-africanus") == "outranked"
    assert s.why("command fabius") == "not-here"
    assert s.question() == [
        "rome name-commander space=roma",
        "command nero",
        "command varro",
    ]
    s.play("command varro")
    assert s.commands("varro")
    assert s.told("commands") == [["varro", "roma"]]
    assert s.question() == [
        "rome play-card",
        "march treachery-within-city nero !",
        "march treachery-within-city varro !",
        "march treachery-within-city scipio-africanus !",
        "politics treachery-within-city !",
        "discard treachery-within-city !",
    ]
