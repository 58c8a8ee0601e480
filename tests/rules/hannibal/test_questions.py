"""Every question of the game in a small scene: who is asked what, every answer, and what cannot be undone."""

import pytest

from quadriga.engine.seat import CHANCE
from quadriga.games.hannibal import words
from quadriga.games.hannibal.battle.opening import DealBattleCard, ShowCard, TestCommand
from quadriga.games.hannibal.battle.retreat import BeginRetreat, RetreatInside
from quadriga.games.hannibal.battle.rounds import CounterAttack, HoldThem, Lead, Match, SeizeInitiative
from quadriga.games.hannibal.board import BOARD
from quadriga.games.hannibal.cards.desertion import DrawBattleCard, TakeWhich, TurnAlly
from quadriga.games.hannibal.cards.statecraft import DrawFromHand
from quadriga.games.hannibal.cards.strategy import ClaimFirst, DealCard
from quadriga.games.hannibal.politics import PlaceMarkers, RemoveMarkers
from quadriga.games.hannibal.position import DECK, DISCARDED, DISPLACED
from quadriga.games.hannibal.year.consuls import Elect, NameCommander, NameProconsul, StationConsul
from quadriga.games.hannibal.year.reinforcements import CarthaginianUnit, LandAfricanus, RecallGeneral, RomanUnits
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, space


def question(s: Scene) -> list[str]:
    """Who is asked, what and about what; then every answer, marked where it cannot be taken back."""
    p = s.p
    if p.turn() == CHANCE:
        who = "".join("RC"[seat] for seat in (ROME, CARTHAGE) if p.question().audience(p, p.moves()[0]) >> seat & 1)
        return [f"chance {who}", *[f"{words.VOCABULARY.text(move)} x{weight}" for move, weight in p.chances()]]
    prompt = p.prompt()
    assert prompt is not None
    about = prompt["about"]
    assert isinstance(about, list)
    head = " ".join([s.asked()[0], str(prompt["key"]), *[f"{name}={value}" for name, _, value in about]])
    asked = p.question()
    return [head, *[words.VOCABULARY.text(one) + (" !" if asked.seals(p, one) else "") for one in p.moves()]]


def empty_board(s: Scene, *kept: str) -> Scene:
    """Nobody controls anything but these spaces keep what they have."""
    for place, name in enumerate(BOARD.spaces):
        if name not in kept:
            s.p.control[place] = NEUTRAL
            s.p.tribe[place] = 0
    return s


@pytest.mark.rule("hannibal", "7.2")
@pytest.mark.rule("hannibal", "8.2")
def test_7_2_what_a_hand_may_be_played_for() -> None:
    s = Scene(ROME, "epidemic", "numidian-ally", "minor-campaign-1", "bad-weather").put("nero", "roma", 5)
    s.put("fabius", "capua", 5).put("hannibal", "saguntum", 5)
    assert question(s) == [
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
    assert question(s) == [
        "rome play-card",
        "campaign minor-campaign-1 !",
        "politics minor-campaign-1 !",
        "raise minor-campaign-1 roma !",
        "raise minor-campaign-1 capua !",
    ]
    s.p.at[general("nero")] = s.p.at[general("fabius")] = DISPLACED
    assert question(s) == [
        "rome play-card",
        "politics minor-campaign-1 !",
    ]


@pytest.mark.rule("hannibal", "8.2")
@pytest.mark.rule("hannibal", "8.3")
def test_8_2_what_carthage_may_play() -> None:
    s = Scene(CARTHAGE, "sophonisba", "i-have-come-into-italy", "force-march-1").put("hannibal", "saguntum", 5)
    s.mark(ROME, "cirta").put("magon", "zama")
    assert question(s) == [
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
    assert question(s) == [
        "rome claim-first",
        "claim-first !",
        "waive-first",
    ]
    s = Scene(ROME, "epidemic").begin(ClaimFirst())
    assert question(s) == [
        "rome claim-first",
        "waive-first",
    ]
    s.play("waive-first")
    assert question(s) == [
        "carthage go-first",
        "go-first carthage",
        "go-first rome",
    ]
    assert s.why("go-first neutral") == "one-of-two"
    s.give(CARTHAGE, "pestilence").play("go-first rome")
    assert question(s) == [
        "rome play-card",
        "politics epidemic !",
        "discard epidemic !",
        "politics treachery-within-city !",
        "discard treachery-within-city !",
    ]
    s = Scene(ROME, "minor-campaign-1").begin(ClaimFirst()).play("claim-first")
    assert s.p.must_campaign == 1
    assert [s.told("claim"), s.told("first")] == [[["rome"]], [["rome"]]]
    assert question(s) == [
        "rome play-card",
        "politics minor-campaign-1 !",
    ]


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_which_general_moves_next() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "roma", 5).put("varro", "capua", 5).put("marcellus", "neapolis", 5)
    s.play("campaign minor-campaign-1")
    assert question(s) == [
        "rome next-general card=minor-campaign-1",
        "activate marcellus",
        "activate nero",
        "activate varro",
        "end-campaign",
    ]
    s.play("activate nero", "halt")
    assert question(s) == [
        "rome next-general card=minor-campaign-1",
        "activate marcellus",
        "activate varro",
        "end-campaign",
    ]
    s.play("end-campaign")
    assert question(s) == [
        "rome play-card",
        "march treachery-within-city marcellus !",
        "march treachery-within-city nero !",
        "march treachery-within-city varro !",
        "politics treachery-within-city !",
        "discard treachery-within-city !",
    ]


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_who_and_what_comes_along() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal magon giscon", "saguntum", 3, 2)
    s.p.train = space("saguntum")
    s.play("march epidemic hannibal")
    assert question(s) == [
        "carthage bring general=hannibal",
        "bring magon",
        "bring giscon",
        "ready",
    ]
    s.play("bring magon")
    assert question(s) == [
        "carthage bring general=hannibal",
        "bring giscon",
        "ready",
    ]
    s.play("ready")
    assert question(s) == [
        "carthage take general=hannibal",
        "take 0 0 0",
        "take 0 0 1",
        "take 1 0 0",
        "take 1 0 1",
        "take 1 1 0",
        "take 1 1 1",
        "take 2 1 0",
        "take 2 1 1",
        "take 2 2 0",
        "take 2 2 1",
        "take 3 2 0",
        "take 3 2 1",
    ]


@pytest.mark.rule("hannibal", "10.2")
@pytest.mark.rule("hannibal", "18.1")
def test_10_2_a_consul_takes_five_or_all() -> None:
    s = Scene(ROME, "numidian-ally").put("nero varro", "roma", 7).play("march numidian-ally nero")
    assert question(s) == [
        "rome bring general=nero",
        "bring varro",
    ]
    s = Scene(ROME, "numidian-ally").put("nero scipio-africanus", "roma", 7).play("march numidian-ally nero", "ready")
    assert question(s) == [
        "rome take general=nero",
        "take 5 0 0",
        "take 6 0 0",
        "take 7 0 0",
    ]
    s = (
        Scene(ROME, "numidian-ally")
        .put("nero scipio-africanus", "roma", 7)
        .play("march numidian-ally scipio-africanus")
    )
    assert question(s) == [
        "rome take general=scipio-africanus",
        "take 0 0 0",
        "take 1 0 0",
        "take 2 0 0",
    ]


@pytest.mark.rule("hannibal", "10.2")
@pytest.mark.rule("hannibal", "10.8")
@pytest.mark.rule("hannibal", "10.9")
def test_10_2_an_army_on_the_march() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal magon", "toletum", 3, 1).put("giscon", "segovia", 2, 1)
    s.p.train = space("segovia")
    s.play("march epidemic hannibal", "bring magon", "take 2 1 0")
    assert question(s) == [
        "carthage march general=hannibal space=toletum",
        "step arsa",
        "step salmantica",
        "step segovia",
        "step segobriga",
        "step salaria",
        "step laminium",
        "halt",
    ]
    s.play("step segovia")
    assert question(s) == [
        "carthage march general=hannibal space=segovia",
        "step salmantica",
        "step toletum",
        "step segobriga",
        "step numantia",
        "step bilbilis",
        "pick-up 1 0",
        "pick-up 1 1",
        "pick-up 2 1",
        "drop 1 0",
        "drop 1 1",
        "drop 2 1",
        "take-train",
        "detach magon",
        "attach giscon",
        "halt",
    ]
    s.play("pick-up 1 1", "attach giscon", "take-train")
    assert question(s) == [
        "carthage march general=hannibal space=segovia",
        "step salmantica",
        "step toletum",
        "step segobriga",
        "step numantia",
        "step bilbilis",
        "detach magon",
        "halt",
    ]
    s.play("step numantia")
    assert question(s) == [
        "carthage march general=hannibal space=numantia",
        "step segovia",
        "step iberus",
        "step bilbilis",
        "step araceli",
        "drop 1 0",
        "drop 1 1",
        "drop 2 1",
        "drop 2 2",
        "drop 3 2",
        "leave-train",
        "detach magon",
        "detach giscon",
        "halt",
    ]


@pytest.mark.rule("hannibal", "10.2")
@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "25")
def test_10_2_what_may_end_a_march() -> None:
    s = Scene(CARTHAGE, "hannibal-charms-italy").put("hannibal", "arpi", 4).play("march hannibal-charms-italy hannibal")
    s.play("take 4 0 0")
    assert question(s) == [
        "carthage march general=hannibal space=arpi",
        "step terventum",
        "step cannae",
        "step beneventum",
        "charm",
        "halt",
    ]
    s.play("charm")
    assert question(s) == [
        "carthage march general=hannibal space=arpi",
        "step terventum",
        "step cannae",
        "step beneventum",
        "halt",
    ]
    s.play("step cannae", "step brundisium")
    assert question(s) == [
        "carthage march general=hannibal space=brundisium",
        "step cannae",
        "step tarentum",
        "drop 1 0",
        "drop 2 0",
        "drop 3 0",
        "drop 4 0",
        "charm",
        "halt",
    ]


@pytest.mark.rule("hannibal", "11.1")
@pytest.mark.rule("hannibal", "11.2")
@pytest.mark.rule("hannibal", "11.3")
def test_11_1_where_an_army_may_sail() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "messana", 2).put("hannibal", "massilia", 6)
    s.p.proconsul = general("nero")
    s.play("march numidian-ally nero", "take 2 0 0")
    assert question(s) == [
        "rome march general=nero space=messana",
        "step rhegium",
        "step panormus",
        "step enna",
        "step syracusae",
        "sail carthago",
        "sail hippo-regius",
        "sail utica",
        "sail tacapae",
        "sail hadrumetum",
        "sail icosium",
        "sail saldae",
        "sail gades",
        "sail malaca",
        "sail carthago-nova",
        "sail dianium",
        "sail saguntum",
        "sail dertosa",
        "sail tarraco",
        "sail croton",
        "sail rhegium",
        "sail cosa",
        "sail roma",
        "sail neapolis",
        "sail brundisium",
        "sail tarentum",
        "sail lilybaeum",
        "sail panormus",
        "sail agrigentum",
        "sail aleria",
        "sail sassari",
        "sail oristano",
        "sail carales",
        "sail syracusae",
        "sail massilia",
        "sail-into massilia",
        "sail emporiae",
        "sail nicaea",
        "sail baleares",
        "halt",
    ]


@pytest.mark.rule("hannibal", "20.5")
def test_20_5_what_those_inside_may_do() -> None:
    s = Scene(ROME, "numidian-ally").put("nero varro", "massilia", 2, within=True).put("hannibal", "massilia", 6)
    s.siege("massilia", 1, CARTHAGE).play("march numidian-ally nero")
    assert question(s) == [
        "rome bring general=nero",
        "bring varro",
    ]


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "10.3")
def test_10_7_who_is_inside() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal magon", "carthago-nova", 3, 1)
    s.play("march epidemic nero", "take 6 0 0", "step carthago-nova")
    assert question(s) == [
        "carthage garrison space=carthago-nova",
        "garrison 0 0",
        "garrison 1 0",
        "garrison 1 1",
        "garrison 2 0",
        "garrison 2 1",
    ]
    s.play("garrison 1 0")
    assert question(s) == [
        "carthage shelter-general general=hasdrubal space=carthago-nova",
        "go-in hasdrubal",
        "stay-out hasdrubal",
    ]
    s.play("go-in hasdrubal")
    assert question(s) == [
        "carthage shelter-general general=magon space=carthago-nova",
        "go-in magon",
        "stay-out magon",
    ]
    s.play("stay-out magon")
    assert question(s) == [
        "carthage react general=nero space=carthago-nova",
        "avoid magon 0 0",
        "avoid magon 1 0",
        "avoid magon 1 1",
        "avoid magon 2 1",
        "no-reaction",
    ]


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "18.1")
def test_10_7_a_consul_and_his_walls() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "falerii", 8).put("nero", "roma", 7)
    s.play("march epidemic hannibal", "take 8 0 0", "step roma")
    assert question(s) == [
        "rome garrison space=roma",
        "garrison 0 0",
        "garrison 1 0",
        "garrison 2 0",
        "garrison 5 0",
    ]
    s.play("garrison 5 0")
    assert question(s) == [
        "rome shelter-general general=nero space=roma",
        "go-in nero",
    ]
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "falerii", 8).put("nero", "roma", 7)
    s.play("march epidemic hannibal", "take 8 0 0", "step roma", "garrison 2 0")
    assert question(s) == [
        "rome shelter-general general=nero space=roma",
        "stay-out nero",
    ]


@pytest.mark.rule("hannibal", "12.6")
@pytest.mark.rule("hannibal", "13.3")
def test_12_6_all_the_ways_to_react() -> None:
    s = (
        Scene(ROME, "truce")
        .put("longus", "iberus", 6)
        .put("hannibal magon", "numantia", 2, 1)
        .put("hasdrubal", "segovia", 2)
    )
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert question(s) == [
        "carthage react general=longus space=numantia",
        "intercept hasdrubal 1 0",
        "intercept hasdrubal 2 0",
        "avoid hannibal 0 0",
        "avoid hannibal 1 0",
        "avoid hannibal 1 1",
        "avoid hannibal 2 1",
        "avoid magon 0 0",
        "avoid magon 1 0",
        "avoid magon 1 1",
        "no-reaction",
    ]
    s.play("avoid magon 1 0")
    assert question(s) == [
        "carthage react general=longus space=numantia",
        "intercept hasdrubal 1 0",
        "intercept hasdrubal 2 0",
        "no-reaction",
    ]
    s.play("intercept hasdrubal 1 0", "roll 1", "avoid-to bilbilis", "roll 1")
    assert question(s) == [
        "rome fight-or-back-up space=numantia",
        "fight",
        "back-up",
    ]


@pytest.mark.rule("hannibal", "13.1")
@pytest.mark.rule("hannibal", "13.4")
def test_13_1_a_way_out() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon giscon", "numantia", 3)
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid hannibal 3 0", "roll 1")
    assert question(s) == [
        "carthage avoid-to general=hannibal",
        "avoid-to segovia",
        "avoid-to bilbilis",
        "avoid-to araceli",
    ]
    s.play("avoid-to segovia")
    assert question(s) == [
        "carthage avoid-with general=hannibal space=segovia",
        "bring magon",
        "bring giscon",
        "ready",
    ]
    s.play("bring-these magon+giscon")
    assert question(s) == [
        "rome pursue general=longus",
        "pursue",
        "stop",
    ]


@pytest.mark.rule("hannibal", "12.5")
@pytest.mark.rule("hannibal", "12.8")
def test_12_5_intercepted() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 3).put("hannibal", "nemausus", 6)
    s.p.proconsul = general("nero")
    s.play("march numidian-ally nero", "take 3 0 0", "sail massilia", "intercept hannibal 6 0", "roll 1")
    assert question(s) == [
        "rome fight-or-back-up space=massilia",
        "fight",
        "back-up",
        "back-into 1 0",
        "back-into 2 0",
    ]
    s.p.siege[space("massilia")] = 1
    assert question(s) == [
        "rome fight-or-back-up space=massilia",
        "fight",
        "back-up",
    ]
    s.p.siege[space("massilia")] = 0
    s.mark(CARTHAGE, "massilia")
    assert question(s) == [
        "rome fight-or-back-up space=massilia",
        "fight",
        "back-up",
    ]
    s.mark(ROME, "massilia").put("rome", "massilia", 1, within=True)
    assert question(s) == [
        "rome fight-or-back-up space=massilia",
        "fight",
        "back-up",
        "back-into 1 0",
    ]


@pytest.mark.rule("hannibal", "12.5")
def test_12_5_intercepted_after_coming_out() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 4")
    assert question(s) == [
        "rome fight-or-back-up space=numantia",
        "fight",
        "back-up",
    ]


@pytest.mark.rule("hannibal", "20.7")
def test_20_7_a_sortie_is_offered() -> None:
    s = Scene(CARTHAGE, "epidemic").put("magon", "utica", 4).put("carthage", "carthago", 2, 1, within=True)
    s.put("nero", "carthago", 6).siege("carthago", 1, ROME).play("march epidemic magon", "take 4 0 0", "step carthago")
    assert question(s) == [
        "carthage sortie space=carthago",
        "sortie 0 0",
        "sortie 1 0",
        "sortie 1 1",
        "sortie 2 1",
    ]


@pytest.mark.rule("hannibal", "18.2")
def test_18_2_carthage_may_test() -> None:
    s = Scene(ROME).battle(ROME, "arpi").begin(TestCommand())
    assert question(s) == [
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
    assert question(s) == [
        "carthage battle-event space=cannae",
        "pass",
    ]
    s.play("pass") if s.asked()[1] == "battle-event" else None
    assert question(s) == [
        "rome battle-event space=cannae",
        "pass",
    ]
    s.play("charge")
    assert question(s) == [
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
    assert question(s) == [
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
    assert question(s) == [
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
    assert question(s) == [
        "carthage lead",
        "cavalry !",
        "concede !",
    ]
    battle.lead = ROME
    assert question(s) == [
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
    assert question(s) == [
        "carthage match tactic=flank-left",
        "match flank-left !",
        "match reserve !",
        "match probe !",
        "desert !",
        "concede",
    ]
    battle.card = 4
    assert question(s) == [
        "carthage match tactic=double-envelopment",
        "match double-envelopment !",
        "match reserve !",
        "match probe !",
        "cavalry !",
        "desert !",
        "concede",
    ]
    battle.card = 3
    assert question(s) == [
        "carthage match tactic=probe",
        "match probe !",
        "match reserve !",
        "desert !",
        "concede",
    ]
    battle.chief = [general("nero"), general("magon")]
    battle.card = 2
    assert question(s) == [
        "carthage match tactic=flank-right",
        "match reserve !",
        "desert !",
        "concede",
    ]
    battle.hand = [0] * 12
    assert question(s) == [
        "carthage match tactic=flank-right",
        "concede",
    ]


@pytest.mark.rule("hannibal", "14.8")
@pytest.mark.rule("hannibal", "16.1")
def test_14_8_the_initiative() -> None:
    s = Scene(CARTHAGE).battle(ROME, "arpi")
    s.p.stack = s.p.stack[:1]
    s.begin(SeizeInitiative())
    assert question(s) == [
        "carthage seize-initiative",
        "take-initiative",
        "remain",
    ]
    s.p.fighting().chief = [general("nero"), general("hannibal")]
    s.begin(CounterAttack())
    assert question(s) == [
        "carthage counter-attack",
        "counter-attack",
        "remain",
    ]
    s.begin(HoldThem())
    assert question(s) == [
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
    assert question(s) == [
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
    assert question(s) == [
        "carthage shelter-general general=hasdrubal space=carthago",
        "go-in hasdrubal",
        "stay-out hasdrubal",
    ]
    s.play("stay-out hasdrubal")
    assert question(s) == [
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
    assert question(s) == [
        "rome retreat-inside space=roma",
        "retreat-inside 0 0",
        "retreat-inside 1 0",
        "retreat-inside 2 0",
    ]


@pytest.mark.rule("hannibal", "15.5")
@pytest.mark.rule("hannibal", "19.2")
def test_15_5_markers_to_give_up() -> None:
    s = empty_board(Scene(ROME), "roma").mark(ROME, "sena", "arpi").begin(RemoveMarkers(ROME, 2))
    assert question(s) == [
        "rome remove-marker markers=2",
        "remove-marker sena",
        "remove-marker arpi",
    ]
    s.play("remove-marker arpi")
    assert question(s) == [
        "rome remove-marker markers=1",
        "remove-marker sena",
    ]
    s = Scene(ROME)
    for place in range(len(BOARD.spaces)):
        s.p.control[place] = ROME
    s.mark(NEUTRAL, "sena").mark(CARTHAGE, "arpi", "cannae").put("rome", "arpi", 1).begin(PlaceMarkers(ROME, 3))
    assert question(s) == [
        "rome place-markers markers=3",
        "place-marker sena",
        "place-marker arpi",
        "enough",
    ]
    s.play("place-marker sena")
    assert question(s) == [
        "rome place-markers markers=2",
        "place-marker arpi",
        "enough",
    ]


@pytest.mark.rule("hannibal", "25")
def test_25_cards_with_targets() -> None:
    s = Scene(CARTHAGE, "epidemic").put("nero", "roma", 5).put("varro", "capua", 3, within=True).put("rome", "sena", 2)
    s.play("event epidemic")
    assert question(s) == [
        "carthage choose-space card=epidemic spaces=1",
        "choose-space roma",
        "choose-space capua",
    ]
    s = Scene(ROME, "pestilence").put("hannibal", "capua", 5).put("magon", "roma", 3).siege("capua", 1, CARTHAGE)
    s.play("event pestilence")
    assert question(s) == [
        "rome choose-space card=pestilence spaces=1",
        "choose-space capua",
    ]
    s = (
        empty_board(Scene(ROME, "diplomacy-1"), "roma")
        .mark(CARTHAGE, "sena", "arpi", "cannae")
        .put("carthage", "arpi", 1)
    )
    s.play("event diplomacy-1")
    assert question(s) == [
        "rome choose-space card=diplomacy-1 spaces=1",
        "choose-space sena",
        "choose-space cannae",
    ]
    s = Scene(ROME, "numidian-ally").put("carthage", "cirta", 1).play("event numidian-ally")
    assert question(s) == [
        "rome choose-space card=numidian-ally spaces=3",
        "choose-space sitilis",
        "choose-space thamugadi",
        "choose-space thubursicu",
        "choose-space thevestis",
    ]
    s.play(s.offered("choose-space")[0])
    assert question(s) == [
        "rome choose-space card=numidian-ally spaces=2",
        "choose-space thamugadi",
        "choose-space thubursicu",
        "choose-space thevestis",
        "enough",
    ]
    s = Scene(CARTHAGE, "sophonisba").mark(ROME, "cirta", "icosium").play("event sophonisba")
    assert question(s) == [
        "carthage choose-province card=sophonisba",
        "choose-province numidia-orientalis",
        "choose-province numidia-occidentalis",
    ]
    s.play("choose-province numidia-orientalis")
    assert question(s) == [
        "carthage seduce markers=3",
        "choose-space cirta",
        "enough",
    ]
    s = Scene(ROME, "numidia-revolts").play("event numidia-revolts")
    assert question(s) == [
        "rome choose-province card=numidia-revolts",
        "choose-province numidia-orientalis",
        "choose-province numidia-occidentalis",
    ]
    s = Scene(CARTHAGE, "carthaginian-siege-train").put("hannibal", "capua", 5).put("magon", "utica", 2, within=True)
    s.put("rome", "utica", 3).siege("utica", 1, ROME).put("hasdrubal", "gades", 1)
    s.play("event carthaginian-siege-train")
    assert question(s) == [
        "carthage choose-space card=carthaginian-siege-train spaces=1",
        "choose-space gades",
        "choose-space capua",
    ]
    s = Scene(ROME, "surprise-sortie").siege("capua", 1, CARTHAGE).siege("saguntum", 2, ROME).siege("boii", 1, ROME)
    s.play("event surprise-sortie")
    assert question(s) == [
        "rome choose-space card=surprise-sortie spaces=1",
        "choose-space saguntum",
        "choose-space capua",
    ]
    s = Scene(ROME, "opposing-fleet-breaks-siege").siege("capua", 1, CARTHAGE).siege("tarentum", 2, CARTHAGE)
    s.play("event opposing-fleet-breaks-siege")
    assert question(s) == [
        "rome choose-space card=opposing-fleet-breaks-siege spaces=1",
        "choose-space tarentum",
    ]
    s = Scene(CARTHAGE, "tribal-resistance").siege("capua", 1, CARTHAGE).siege("boii", 2, ROME)
    s.play("event tribal-resistance")
    assert question(s) == [
        "carthage choose-space card=tribal-resistance spaces=1",
        "choose-space boii",
    ]
    s = Scene(CARTHAGE, "mutins-numidians").put("rome", "enna", 1).play("event mutins-numidians")
    assert question(s) == [
        "carthage choose-space card=mutins-numidians spaces=1",
        "choose-space lilybaeum",
        "choose-space panormus",
        "choose-space agrigentum",
    ]
    s = (
        Scene(ROME, "hostile-tribes-1")
        .put("carthage", "rhodanus", 2)
        .put("magon", "nicaea", 1)
        .put("carthage", "sena", 1)
    )
    s.play("event hostile-tribes-1")
    assert question(s) == [
        "rome choose-space card=hostile-tribes-1 spaces=1",
        "choose-space rhodanus",
    ]
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("varro", "tarraco", 5)
    s.p.proconsul = general("varro")
    s.play("event senate-dismisses-proconsul")
    assert question(s) == [
        "carthage choose-successor general=varro",
        "choose-general p-scipio",
        "choose-general longus",
        "choose-general flaminius",
        "choose-general marcellus",
        "choose-general nero",
        "choose-general paulus",
    ]
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("varro", "capua", 5)
    s.p.proconsul = general("varro")
    s.play("event senate-dismisses-proconsul")
    assert question(s) == [
        "carthage choose-successor general=varro",
        "choose-general p-scipio",
        "choose-general longus",
        "choose-general flaminius",
        "choose-general fabius",
        "choose-general marcellus",
        "choose-general nero",
        "choose-general paulus",
    ]


@pytest.mark.rule("hannibal", "8.4")
@pytest.mark.rule("hannibal", "25")
def test_8_4_moments_to_interrupt() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago", 5).give(ROME, "storms-at-sea", "bad-weather")
    s.play("march numidian-ally hasdrubal", "take 5 0 0", "sail gades")
    assert question(s) == [
        "rome sea-event general=hasdrubal space=gades",
        "counter bad-weather !",
        "counter storms-at-sea !",
        "pass",
    ]
    s.play("counter storms-at-sea", "roll 1")
    assert question(s) == [
        "rome sea-event general=hasdrubal space=gades",
        "counter bad-weather !",
        "pass",
    ]
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "nemausus", 8).give(ROME, "hostile-tribes-1", "hostile-tribes-2")
    s.play("march epidemic hannibal", "take 7 0 0", "step rhodanus")
    assert question(s) == [
        "rome set-tribes-on general=hannibal space=rhodanus",
        "counter hostile-tribes-1 !",
        "counter hostile-tribes-2 !",
        "pass",
    ]
    s = Scene(ROME, "epidemic", "spy-in-enemy-camp", "spanish-allies-desert").put("nero", "iberus", 5)
    s.put("hannibal", "numantia", 5).play("march epidemic nero", "take 5 0 0", "step numantia", "no-reaction")
    assert question(s) == [
        "rome battle-event space=numantia",
        "counter spy-in-enemy-camp !",
        "counter spanish-allies-desert !",
        "pass",
    ]
    s.play("counter spanish-allies-desert")
    assert question(s) == [
        "rome battle-event space=numantia",
        "counter spy-in-enemy-camp !",
        "pass",
    ]
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).give(CARTHAGE, "bad-weather")
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii")
    assert question(s) == [
        "carthage weather general=nero space=tarquinii",
        "counter bad-weather !",
        "pass",
    ]


@pytest.mark.rule("hannibal", "25")
def test_25_card_59_which_card_is_taken() -> None:
    s = Scene(ROME, "ally-deserts").battle(CARTHAGE, "arpi")
    battle = s.p.fighting()
    battle.hand = [0, 0, 0, 0, 0, 0, 2, 1, 0, 1, 0, 0]
    s.p.stack = s.p.stack[:1]
    s.begin(TurnAlly(ROME))
    assert question(s) == [
        "rome turn-ally card=ally-deserts",
        "desert !",
        "pass",
    ]
    battle.shown = [0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0]
    s.begin(TakeWhich(ROME))
    assert question(s) == [
        "rome take-which",
        "take-shown frontal-assault",
        "take-shown probe",
        "take-hidden",
    ]
    s.begin(DrawBattleCard(ROME, 1))
    assert question(s) == [
        "chance RC",
        "draw-battle frontal-assault x1",
        "draw-battle flank-left x1",
    ]
    s.begin(DrawBattleCard(ROME, 0))
    assert question(s) == [
        "chance RC",
        "draw-battle frontal-assault x2",
        "draw-battle flank-left x1",
        "draw-battle probe x1",
    ]
    s.begin(ShowCard(ROME, 1))
    assert question(s) == [
        "chance RC",
        "show frontal-assault x1",
        "show flank-left x1",
    ]
    battle.hand = [0] * 12
    battle.due = [0, 1]
    s.begin(DealBattleCard())
    assert question(s) == [
        "chance C",
        "deal-battle frontal-assault x12",
        "deal-battle flank-left x9",
        "deal-battle flank-right x9",
        "deal-battle probe x8",
        "deal-battle double-envelopment x6",
        "deal-battle reserve x4",
    ]


@pytest.mark.rule("hannibal", "7.1")
@pytest.mark.rule("hannibal", "6.4")
@pytest.mark.rule("hannibal", "25")
def test_7_1_what_chance_may_bring() -> None:
    s = Scene(CARTHAGE)
    s.p.card_at = [DISCARDED] * 64
    s.p.card_at[3] = s.p.card_at[7] = DECK
    s.begin(DealCard(ROME, 1))
    assert question(s) == [
        "chance R",
        "deal celtiberia-revolts x1",
        "deal hostile-tribes-2 x1",
    ]
    s = Scene(CARTHAGE).give(ROME, "truce", "epidemic").begin(DrawFromHand(ROME, 1))
    assert question(s) == [
        "chance RC",
        "draw-from-hand epidemic x1",
        "draw-from-hand truce x1",
    ]
    s = Scene(CARTHAGE).give(ROME, "truce", "epidemic").begin(DrawFromHand(ROME, 0))
    assert question(s) == [
        "chance RC",
        "draw-from-hand epidemic x1",
        "draw-from-hand truce x1",
    ]
    s = Scene(ROME).put("nero", "roma", 5)
    s.p.consuls = [general("varro")]
    s.begin(Elect(1))
    assert question(s) == [
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
    assert question(s) == [
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
    assert question(s) == [
        "carthage recall general=hannon",
        "recall hannon zama",
    ]
    s = Scene(ROME).put("nero", "tarraco", 5).put("varro", "capua", 5).begin(RomanUnits(4, 1))
    assert question(s) == [
        "rome reinforce-rome units=4",
        "reinforce tarraco",
        "reinforce roma",
        "reinforce capua",
    ]
    s = empty_board(Scene(ROME), "roma").mark(ROME, "sena", "tarraco", "ilerda").begin(LandAfricanus())
    assert s.why("land-africanus ilerda") == "no-landing"
    assert question(s) == [
        "rome land-africanus",
        "land-africanus tarraco",
        "land-africanus roma",
        "land-africanus sena",
    ]
    s = Scene(ROME).put("nero", "roma", 5).put("varro", "capua", 5)
    s.p.proconsul = general("varro")
    s.begin(NameProconsul())
    assert question(s) == [
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
    assert question(s) == [
        "rome station general=nero",
        "station nero tarraco",
        "station nero roma",
    ]
    s.play("station nero roma")
    assert question(s) == [
        "rome station general=fabius",
        "station fabius roma",
    ]
    s.play("station fabius roma")
    assert question(s) == [
        "rome name-commander space=roma",
        "command fabius",
        "command nero",
    ]
    s = Scene(ROME).put("nero varro scipio-africanus", "roma", 5).begin(NameCommander(space("roma")))
    assert s.why("command scipio-africanus") == "outranked"
    assert s.why("command fabius") == "not-here"
    assert question(s) == [
        "rome name-commander space=roma",
        "command nero",
        "command varro",
    ]
    s.play("command varro")
    assert s.commands("varro")
    assert s.told("commands") == [["varro", "roma"]]
    assert question(s) == [
        "rome play-card",
        "march treachery-within-city nero !",
        "march treachery-within-city varro !",
        "march treachery-within-city scipio-africanus !",
        "politics treachery-within-city !",
        "discard treachery-within-city !",
    ]
