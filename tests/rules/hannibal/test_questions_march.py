"""What is asked on a march (chapters 10 to 13): who is asked, every answer, what cannot be undone."""

import pytest

from rules.hannibal.scene import CARTHAGE, ROME, Scene, general, space


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_which_general_moves_next() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "roma", 5).put("varro", "capua", 5).put("marcellus", "neapolis", 5)
    s.play("campaign minor-campaign-1")
    assert s.question() == [
        "rome next-general card=minor-campaign-1",
        "activate marcellus",
        "activate nero",
        "activate varro",
        "end-campaign",
    ]
    s.play("activate nero", "halt")
    assert s.question() == [
        "rome next-general card=minor-campaign-1",
        "activate marcellus",
        "activate varro",
        "end-campaign",
    ]
    s.play("end-campaign")
    assert s.question() == [
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
    assert s.question() == [
        "carthage bring general=hannibal",
        "bring magon",
        "bring giscon",
        "ready",
    ]
    s.play("bring magon")
    assert s.question() == [
        "carthage bring general=hannibal",
        "bring giscon",
        "ready",
    ]
    s.play("ready")
    assert s.question() == [
        "carthage take general=hannibal units=3 most=10 limit=0",
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
    assert s.question() == [
        "rome bring general=nero",
        "bring varro",
    ]
    s = Scene(ROME, "numidian-ally").put("nero scipio-africanus", "roma", 7).play("march numidian-ally nero", "ready")
    assert s.question() == [
        "rome take general=nero units=7 most=10 limit=5",
        "take 5 0 0",
        "take 6 0 0",
        "take 7 0 0",
    ]
    s = (
        Scene(ROME, "numidian-ally")
        .put("nero scipio-africanus", "roma", 7)
        .play("march numidian-ally scipio-africanus")
    )
    assert s.question() == [
        "rome take general=scipio-africanus units=7 most=10 limit=5",
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
    assert s.question() == [
        "carthage march general=hannibal space=toletum units=2 points=4 limit=0",
        "step arsa",
        "step salmantica",
        "step segovia",
        "step segobriga",
        "step salaria",
        "step laminium",
        "halt",
    ]
    s.play("step segovia")
    assert s.question() == [
        "carthage march general=hannibal space=segovia units=2 points=3 limit=0",
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
    assert s.question() == [
        "carthage march general=hannibal space=segovia units=3 points=3 limit=0",
        "step salmantica",
        "step toletum",
        "step segobriga",
        "step numantia",
        "step bilbilis",
        "detach magon",
        "halt",
    ]
    s.play("step numantia")
    assert s.question() == [
        "carthage march general=hannibal space=numantia units=3 points=2 limit=0",
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
    assert s.question() == [
        "carthage march general=hannibal space=arpi units=4 points=4 limit=0",
        "step terventum",
        "step cannae",
        "step beneventum",
        "charm",
        "halt",
    ]
    s.play("charm")
    assert s.question() == [
        "carthage march general=hannibal space=arpi units=4 points=3 limit=0",
        "step terventum",
        "step cannae",
        "step beneventum",
        "halt",
    ]
    s.play("step cannae", "step brundisium")
    assert s.question() == [
        "carthage march general=hannibal space=brundisium units=4 points=1 limit=0",
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
    assert s.question() == [
        "rome march general=nero space=messana units=2 points=4 limit=5",
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
    assert s.question() == [
        "rome bring general=nero",
        "bring varro",
    ]


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "10.3")
def test_10_7_who_is_inside() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal magon", "carthago-nova", 3, 1)
    s.play("march epidemic nero", "take 6 0 0", "step carthago-nova")
    assert s.question() == [
        "carthage garrison space=carthago-nova",
        "garrison 0 0",
        "garrison 1 0",
        "garrison 1 1",
        "garrison 2 0",
        "garrison 2 1",
    ]
    s.play("garrison 1 0")
    assert s.question() == [
        "carthage shelter-general general=hasdrubal space=carthago-nova",
        "go-in hasdrubal",
        "stay-out hasdrubal",
    ]
    s.play("go-in hasdrubal")
    assert s.question() == [
        "carthage shelter-general general=magon space=carthago-nova",
        "go-in magon",
        "stay-out magon",
    ]
    s.play("stay-out magon")
    assert s.question() == [
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
    assert s.question() == [
        "rome garrison space=roma",
        "garrison 0 0",
        "garrison 1 0",
        "garrison 2 0",
        "garrison 5 0",
    ]
    s.play("garrison 5 0")
    assert s.question() == [
        "rome shelter-general general=nero space=roma",
        "go-in nero",
    ]
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "falerii", 8).put("nero", "roma", 7)
    s.play("march epidemic hannibal", "take 8 0 0", "step roma", "garrison 2 0")
    assert s.question() == [
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
    assert s.question() == [
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
    assert s.question() == [
        "carthage react general=longus space=numantia",
        "intercept hasdrubal 1 0",
        "intercept hasdrubal 2 0",
        "no-reaction",
    ]
    s.play("intercept hasdrubal 1 0", "roll 1", "avoid-to bilbilis", "roll 1")
    assert s.question() == [
        "rome fight-or-back-up space=numantia",
        "fight",
        "back-up",
    ]


@pytest.mark.rule("hannibal", "13.1")
@pytest.mark.rule("hannibal", "13.4")
def test_13_1_a_way_out() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon giscon", "numantia", 3)
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid hannibal 3 0", "roll 1")
    assert s.question() == [
        "carthage avoid-to general=hannibal",
        "avoid-to segovia",
        "avoid-to bilbilis",
        "avoid-to araceli",
    ]
    s.play("avoid-to segovia")
    assert s.question() == [
        "carthage avoid-with general=hannibal space=segovia",
        "bring magon",
        "bring giscon",
        "ready",
    ]
    s.play("bring-these magon+giscon")
    assert s.question() == [
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
    assert s.question() == [
        "rome fight-or-back-up space=massilia",
        "fight",
        "back-up",
        "back-into 1 0",
        "back-into 2 0",
    ]
    s.p.siege[space("massilia")] = 1
    assert s.question() == [
        "rome fight-or-back-up space=massilia",
        "fight",
        "back-up",
    ]
    s.p.siege[space("massilia")] = 0
    s.mark(CARTHAGE, "massilia")
    assert s.question() == [
        "rome fight-or-back-up space=massilia",
        "fight",
        "back-up",
    ]
    s.mark(ROME, "massilia").put("rome", "massilia", 1, within=True)
    assert s.question() == [
        "rome fight-or-back-up space=massilia",
        "fight",
        "back-up",
        "back-into 1 0",
    ]


@pytest.mark.rule("hannibal", "12.5")
def test_12_5_intercepted_after_coming_out() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 4")
    assert s.question() == [
        "rome fight-or-back-up space=numantia",
        "fight",
        "back-up",
    ]
