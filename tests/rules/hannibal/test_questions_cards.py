"""What is asked about cards and their targets (chapters 8 and 25): who is asked, every answer."""

import pytest

from quadriga.games.hannibal.battle.opening import DealBattleCard, ShowCard
from quadriga.games.hannibal.cards.desertion import DrawBattleCard, TakeWhich, TurnAlly
from rules.hannibal.scene import CARTHAGE, ROME, Scene, general


@pytest.mark.rule("hannibal", "25")
def test_25_cards_with_targets() -> None:
    s = Scene(CARTHAGE, "epidemic").put("nero", "roma", 5).put("varro", "capua", 3, within=True).put("rome", "sena", 2)
    s.play("event epidemic")
    assert s.question() == [
        "carthage choose-space card=epidemic spaces=1",
        "choose-space roma",
        "choose-space capua",
    ]
    s = Scene(ROME, "pestilence").put("hannibal", "capua", 5).put("magon", "roma", 3).siege("capua", 1, CARTHAGE)
    s.play("event pestilence")
    assert s.question() == [
        "rome choose-space card=pestilence spaces=1",
        "choose-space capua",
    ]
    s = Scene(ROME, "diplomacy-1").bare("roma").mark(CARTHAGE, "sena", "arpi", "cannae").put("carthage", "arpi", 1)
    s.play("event diplomacy-1")
    assert s.question() == [
        "rome choose-space card=diplomacy-1 spaces=1",
        "choose-space sena",
        "choose-space cannae",
    ]
    s = Scene(ROME, "numidian-ally").put("carthage", "cirta", 1).play("event numidian-ally")
    assert s.question() == [
        "rome choose-space card=numidian-ally spaces=3",
        "choose-space sitilis",
        "choose-space thamugadi",
        "choose-space thubursicu",
        "choose-space thevestis",
    ]
    s.play(s.offered("choose-space")[0])
    assert s.question() == [
        "rome choose-space card=numidian-ally spaces=2",
        "choose-space thamugadi",
        "choose-space thubursicu",
        "choose-space thevestis",
        "enough",
    ]
    s = Scene(CARTHAGE, "sophonisba").mark(ROME, "cirta", "icosium").play("event sophonisba")
    assert s.question() == [
        "carthage choose-province card=sophonisba",
        "choose-province numidia-orientalis",
        "choose-province numidia-occidentalis",
    ]
    s.play("choose-province numidia-orientalis")
    assert s.question() == [
        "carthage seduce markers=3",
        "choose-space cirta",
        "enough",
    ]
    s = Scene(ROME, "numidia-revolts").play("event numidia-revolts")
    assert s.question() == [
        "rome choose-province card=numidia-revolts",
        "choose-province numidia-orientalis",
        "choose-province numidia-occidentalis",
    ]
    s = Scene(CARTHAGE, "carthaginian-siege-train").put("hannibal", "capua", 5).put("magon", "utica", 2, within=True)
    s.put("rome", "utica", 3).siege("utica", 1, ROME).put("hasdrubal", "gades", 1)
    s.play("event carthaginian-siege-train")
    assert s.question() == [
        "carthage choose-space card=carthaginian-siege-train spaces=1",
        "choose-space gades",
        "choose-space capua",
    ]
    s = Scene(ROME, "surprise-sortie").siege("capua", 1, CARTHAGE).siege("saguntum", 2, ROME).siege("boii", 1, ROME)
    s.play("event surprise-sortie")
    assert s.question() == [
        "rome choose-space card=surprise-sortie spaces=1",
        "choose-space saguntum",
        "choose-space capua",
    ]
    s = Scene(ROME, "opposing-fleet-breaks-siege").siege("capua", 1, CARTHAGE).siege("tarentum", 2, CARTHAGE)
    s.play("event opposing-fleet-breaks-siege")
    assert s.question() == [
        "rome choose-space card=opposing-fleet-breaks-siege spaces=1",
        "choose-space tarentum",
    ]
    s = Scene(CARTHAGE, "tribal-resistance").siege("capua", 1, CARTHAGE).siege("boii", 2, ROME)
    s.play("event tribal-resistance")
    assert s.question() == [
        "carthage choose-space card=tribal-resistance spaces=1",
        "choose-space boii",
    ]
    s = Scene(CARTHAGE, "mutins-numidians").put("rome", "enna", 1).play("event mutins-numidians")
    assert s.question() == [
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
    assert s.question() == [
        "rome choose-space card=hostile-tribes-1 spaces=1",
        "choose-space rhodanus",
    ]
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("varro", "tarraco", 5)
    s.p.proconsul = general("varro")
    s.play("event senate-dismisses-proconsul")
    assert s.question() == [
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
    assert s.question() == [
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
    assert s.question() == [
        "rome sea-event general=hasdrubal space=gades",
        "counter bad-weather !",
        "counter storms-at-sea !",
        "pass",
    ]
    s.play("counter storms-at-sea", "roll 1")
    assert s.question() == [
        "rome sea-event general=hasdrubal space=gades",
        "counter bad-weather !",
        "pass",
    ]
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "nemausus", 8).give(ROME, "hostile-tribes-1", "hostile-tribes-2")
    s.play("march epidemic hannibal", "take 7 0 0", "step rhodanus")
    assert s.question() == [
        "rome set-tribes-on general=hannibal space=rhodanus",
        "counter hostile-tribes-1 !",
        "counter hostile-tribes-2 !",
        "pass",
    ]
    s = Scene(ROME, "epidemic", "spy-in-enemy-camp", "spanish-allies-desert").put("nero", "iberus", 5)
    s.put("hannibal", "numantia", 5).play("march epidemic nero", "take 5 0 0", "step numantia", "no-reaction")
    assert s.question() == [
        "rome battle-event space=numantia",
        "counter spy-in-enemy-camp !",
        "counter spanish-allies-desert !",
        "pass",
    ]
    s.play("counter spanish-allies-desert")
    assert s.question() == [
        "rome battle-event space=numantia",
        "counter spy-in-enemy-camp !",
        "pass",
    ]
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).give(CARTHAGE, "bad-weather")
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii")
    assert s.question() == [
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
    assert s.question() == [
        "rome turn-ally card=ally-deserts",
        "desert !",
        "pass",
    ]
    battle.shown = [0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0]
    s.begin(TakeWhich(ROME))
    assert s.question() == [
        "rome take-which",
        "take-shown frontal-assault",
        "take-shown probe",
        "take-hidden",
    ]
    s.begin(DrawBattleCard(ROME, 1))
    assert s.question() == [
        "chance RC",
        "draw-battle frontal-assault x1",
        "draw-battle flank-left x1",
    ]
    s.begin(DrawBattleCard(ROME, 0))
    assert s.question() == [
        "chance RC",
        "draw-battle frontal-assault x2",
        "draw-battle flank-left x1",
        "draw-battle probe x1",
    ]
    s.begin(ShowCard(ROME, 1))
    assert s.question() == [
        "chance RC",
        "show frontal-assault x1",
        "show flank-left x1",
    ]
    battle.hand = [0] * 12
    battle.due = [0, 1]
    s.begin(DealBattleCard())
    assert s.question() == [
        "chance C",
        "deal-battle frontal-assault x12",
        "deal-battle flank-left x9",
        "deal-battle flank-right x9",
        "deal-battle probe x8",
        "deal-battle double-envelopment x6",
        "deal-battle reserve x4",
    ]
