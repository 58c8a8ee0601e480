"""Sieges, sorties and reliefs told (chapter 20), and where everything stands then."""

import pytest

from rules.hannibal.scene import CARTHAGE, ROME, Scene, general, space


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "15.4")
@pytest.mark.rule("hannibal", "15.2")
@pytest.mark.rule("hannibal", "10.11")
def test_20_7_a_city_is_relieved_in_vain() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "capua", 6).put("varro", "roma", 5, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.p.proconsul = general("varro")
    s.play("campaign minor-campaign-1", "activate nero", "take 6 0 0", "step roma", "sortie 3 0")
    assert s.story() == [
        "operation rome minor-campaign-1",
        "activated nero 6",
        "stepped nero roma",
        "battle rome roma",
        "sortied rome 3",
    ]
    assert s.board() == [
        "roma rome 9 carthage 8 hannibal* nero* varro siege 2 by carthage",
        "roma within rome 2",
    ]
    assert s.asked() == ("rome", "battle-event")
    s.listen()
    s.hands("probe flank-left", "probe flank-left")
    s.play("lead probe probe", "match probe", "remain", "lead flank-left flank-left", "concede", "roll 4")
    assert s.story() == [
        "battle-hand rome 15",
        "battle-hand carthage 12",
        "led rome probe probe",
        "matched carthage probe probe",
        "led rome flank-left flank-left",
        "battle-won rome 2",
        "casualties 4 0",
    ]
    assert s.board() == [
        "roma rome 9 carthage 8 hannibal* nero* varro siege 2 by carthage",
        "roma within rome 2",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    while s.asked()[1] not in ("next-general", "play-card"):
        s.play(s.offered()[-1])
    assert s.story() == [
        "retreat-roll carthage 6 0 5",
        "losses carthage 5 roma",
        "siege-lifted roma",
        "losses carthage 1 falerii",
        "losses carthage 1 ariminum",
        "retreats carthage boii",
        "marker-gone carthage baleares",
        "marker-gone carthage dianium",
        "marker-gone carthage laminium",
    ]
    assert s.board() == [
        "boii carthage 1 hannibal*",
        "roma rome 11 nero* varro",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "15.4")
@pytest.mark.rule("hannibal", "18.1")
def test_20_7_a_beaten_relief_goes_back_where_it_came_from() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "capua", 6).put("varro", "roma", 3, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.p.proconsul = general("varro")
    s.play("campaign minor-campaign-1", "activate nero", "take 6 0 0", "step roma", "sortie 2 0")
    s.hands("probe", "probe double-envelopment")
    s.play("lead probe probe", "match probe", "counter-attack", "roll 1")
    s.play("lead double-envelopment double-envelopment", "concede", "roll 4")
    assert s.story() == [
        "operation rome minor-campaign-1",
        "activated nero 6",
        "stepped nero roma",
        "battle rome roma",
        "sortied rome 2",
        "battle-hand rome 14",
        "battle-hand carthage 12",
        "led rome probe probe",
        "matched carthage probe probe",
        "counter-attacked hannibal 1 4",
        "initiative carthage",
        "led carthage double-envelopment double-envelopment",
        "battle-won carthage 2",
        "casualties 4 0",
    ]
    assert s.board() == [
        "roma rome 8 carthage 8 hannibal* nero* varro siege 2 by carthage",
        "roma within rome 1",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("roll 4")
    assert s.story() == [
        "retreat-roll rome 4 2 5",
        "losses rome 5 roma",
    ]
    assert s.board() == [
        "roma rome 3 carthage 8 hannibal* nero* varro siege 2 by carthage",
        "roma within rome 1",
    ]
    assert s.asked() == ("rome", "retreat-inside")
    s.listen()
    s.play("retreat-inside 1 0", "go-in varro")
    assert s.story() == [
        "retreats rome roma",
    ]
    assert s.board() == [
        "roma rome 2 carthage 8 hannibal* nero* siege 2 by carthage",
        "roma within rome 2 varro*",
    ]
    assert s.asked() == ("rome", "retreat")
    s.listen()
    while s.asked()[1] not in ("next-general", "play-card"):
        s.play(s.offered()[0])
    assert s.story() == [
        "retreats rome capua",
        "marker-gone rome heraclea",
        "marker-gone rome paestum",
    ]
    assert s.board() == [
        "roma carthage 8 hannibal* siege 2 by carthage",
        "capua rome 2 nero*",
        "roma within rome 2 varro*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "20.5")
@pytest.mark.rule("hannibal", "15.4")
@pytest.mark.rule("hannibal", "16.2")
def test_20_5_those_inside_come_out_and_are_beaten_back() -> None:
    s = (
        Scene(ROME, "epidemic")
        .put("nero", "roma", 5, within=True)
        .put("hannibal", "roma", 6)
        .siege("roma", 1, CARTHAGE)
    )
    s.play("march epidemic nero", "take 5 0 0", "sally")
    s.hands("probe", "flank-left probe")
    s.play("lead probe probe", "match probe", "remain", "roll 5")
    assert s.story() == [
        "operation rome epidemic",
        "activated nero 5",
        "battle rome roma",
        "battle-hand rome 11",
        "battle-hand carthage 10",
        "led rome probe probe",
        "matched carthage probe probe",
        "battle-won carthage 1",
        "casualties 5 0",
    ]
    assert s.board() == [
        "roma rome 5 carthage 6 hannibal* nero* siege 1 by carthage",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("roll 6")
    assert s.story() == [
        "retreat-roll rome 6 0 5",
        "losses rome 5 roma",
        "displaced nero",
    ]
    assert s.board() == [
        "roma carthage 6 hannibal* siege 1 by carthage",
    ]
    assert s.asked() == ("rome", "remove-marker")
    s.listen()
    s.play("remove-markers heraclea+paestum")
    assert s.story() == [
        "marker-gone rome heraclea",
        "marker-gone rome paestum",
    ]
    assert s.board() == [
        "roma carthage 6 hannibal* siege 1 by carthage",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "20.8")
@pytest.mark.rule("hannibal", "24")
@pytest.mark.rule("hannibal", "17.2")
def test_20_2_a_siege_with_losses_and_the_fall_of_a_city() -> None:
    s = Scene(CARTHAGE, "epidemic", "pestilence").put("hannibal magon", "neapolis", 8, 2)
    s.put("varro", "capua", 2, within=True).siege("capua", 2, CARTHAGE)
    s.put("carthage", "capua", 1)
    s.p.train = space("neapolis")
    s.play("march epidemic hannibal", "ready", "take 7 2 1", "step capua", "besiege", "roll 1")
    assert s.story() == [
        "operation carthage epidemic",
        "activated hannibal 7",
        "stepped hannibal capua",
        "siege-roll capua 1 0 0",
    ]
    assert s.board() == [
        "capua carthage 8 elephants 2 hannibal* train siege 2 by carthage",
        "neapolis carthage 1 magon*",
        "capua within rome 2 varro*",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 1")
    assert s.story() == [
        "losses carthage 1 capua",
    ]
    assert s.board() == [
        "capua carthage 7 elephants 1 hannibal* train siege 2 by carthage",
        "neapolis carthage 1 magon*",
        "capua within rome 2 varro*",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "20.8")
@pytest.mark.rule("hannibal", "10.10")
def test_20_8_a_city_falls_with_all_inside() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "neapolis", 8).put("varro", "capua", 2, within=True)
    s.put("carthage", "capua", 1).siege("capua", 2, CARTHAGE)
    s.play("march epidemic hannibal", "take 7 0 0", "step capua", "besiege", "roll 5")
    assert s.story() == [
        "operation carthage epidemic",
        "activated hannibal 7",
        "stepped hannibal capua",
        "siege-roll capua 5 -1 1",
        "city-taken carthage capua",
        "displaced varro",
    ]
    assert s.board() == [
        "capua carthage 8 hannibal*",
        "neapolis carthage 1",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "20.8")
@pytest.mark.rule("hannibal", "20.9")
def test_20_8_a_tribe_is_subdued() -> None:
    s = Scene(ROME, "epidemic").put("nero", "mutina", 6).siege("boii", 2, ROME).put("rome", "boii", 1)
    s.play("march epidemic nero", "take 6 0 0", "step boii", "subjugate", "roll 6")
    assert s.story() == [
        "operation rome epidemic",
        "activated nero 6",
        "stepped nero boii",
        "siege-roll boii 6 0 2",
        "tribe-subdued rome boii",
    ]
    assert s.board() == [
        "boii rome 7 nero*",
    ]
    assert s.asked() == ("rome", "play-card")
