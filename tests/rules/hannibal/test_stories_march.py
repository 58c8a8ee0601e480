"""Marches and voyages told step by step (chapters 10 to 13), and where everything stands then."""

import pytest

from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, space


@pytest.mark.rule("hannibal", "11.5")
@pytest.mark.rule("hannibal", "11.6")
@pytest.mark.rule("hannibal", "10.10")
def test_11_5_ships_are_turned_back() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("magon giscon", "carthago", 4, 1)
    s.play("march numidian-ally magon", "bring giscon", "take 3 1 0", "sail tarraco", "roll 5")
    assert s.story() == [
        "operation carthage numidian-ally",
        "activated magon 3",
        "sea-result 5 -3 return",
    ]
    assert s.board() == [
        "carthago carthage 4 elephants 1 magon* giscon",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "11.5")
@pytest.mark.rule("hannibal", "11.6")
@pytest.mark.rule("hannibal", "10.10")
def test_11_5_ships_are_sunk() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal giscon", "carthago", 4, 1).put("rome", "sena", 1)
    s.play("march numidian-ally hasdrubal", "bring giscon", "take 3 1 0", "sail roma", "roll 6")
    assert s.story() == [
        "operation carthage numidian-ally",
        "activated hasdrubal 3",
        "sea-result 6 1 sunk",
        "displaced hasdrubal",
        "displaced giscon",
    ]
    assert s.board() == [
        "carthago carthage 1",
        "sena rome 1",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "11.5")
@pytest.mark.rule("hannibal", "25")
@pytest.mark.rule("hannibal", "21.1")
def test_11_5_a_voyage_through_storms() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago", 5).give(ROME, "storms-at-sea", "bad-weather")
    s.play(
        "march numidian-ally hasdrubal", "take 5 0 0", "sail gades", "counter storms-at-sea", "roll 5", "pass", "roll 2"
    )
    assert s.story() == [
        "operation carthage numidian-ally",
        "activated hasdrubal 5",
        "counter-played rome storms-at-sea",
        "attrition carthage carthago 5 2 3",
        "losses carthage 3 carthago",
        "sea-result 2 -4 safe",
        "sailed hasdrubal gades",
    ]
    assert s.board() == [
        "gades carthage 2 hasdrubal*",
    ]
    assert s.asked() == ("carthage", "march")
    s.listen()
    s.play("step malaca", "pass", "halt")
    assert s.story() == [
        "stepped hasdrubal malaca",
    ]
    assert s.board() == [
        "malaca carthage 2 hasdrubal*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "25")
def test_25_bad_weather_keeps_ships_in_port() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).give(CARTHAGE, "bad-weather")
    s.play("march numidian-ally nero", "sail massilia", "counter bad-weather")
    assert s.story() == [
        "operation rome numidian-ally",
        "activated nero 5",
        "counter-played carthage bad-weather",
        "weather nero roma",
    ]
    assert s.board() == [
        "roma rome 5 nero*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "25")
def test_25_bad_weather_holds_an_army_at_its_second_space() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 6).give(CARTHAGE, "bad-weather")
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii", "pass", "step cosa")
    s.play("counter bad-weather")
    assert s.story() == [
        "operation rome epidemic",
        "activated nero 5",
        "stepped nero falerii",
        "stepped nero faesulae",
        "stepped nero tarquinii",
        "counter-played carthage bad-weather",
        "weather nero faesulae",
    ]
    assert s.board() == [
        "faesulae rome 5 nero*",
        "roma rome 1",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "12.4")
@pytest.mark.rule("hannibal", "12.5")
@pytest.mark.rule("hannibal", "12.6")
@pytest.mark.rule("hannibal", "10.6")
def test_12_6_two_interceptions_and_a_step_back_over_a_pass() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 9, 2).put("varro", "boii", 6).mark(NEUTRAL, "taurini")
    s.put("nero", "insubres", 6)
    s.p.proconsul = general("nero")
    s.play("march epidemic hannibal", "take 8 2 0", "step taurini", "roll 4")
    assert s.story() == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal taurini",
        "attrition carthage taurini 4 0 2",
    ]
    assert s.board() == [
        "taurini carthage 8 elephants 2 hannibal*",
        "insubres rome 6 nero*",
        "boii rome 6 varro*",
        "druentia carthage 1",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 0", "intercept varro 6 0", "intercept nero 4 0", "roll 6", "roll 1")
    assert s.story() == [
        "losses carthage 2 taurini",
        "tries-intercept varro 6 taurini",
        "tries-intercept nero 4 taurini",
        "intercept-failed varro 6 4",
        "intercepted nero 1 2",
    ]
    assert s.board() == [
        "taurini rome 4 carthage 6 elephants 2 hannibal* nero*",
        "insubres rome 2",
        "boii rome 6 varro*",
        "druentia carthage 1",
    ]
    assert s.asked() == ("carthage", "fight-or-back-up")
    s.listen()
    s.play("back-up", "roll 6")
    assert s.story() == [
        "backed-up hannibal druentia",
        "attrition carthage druentia 6 0 2",
    ]
    assert s.board() == [
        "taurini rome 4 nero*",
        "insubres rome 2",
        "boii rome 6 varro*",
        "druentia carthage 7 elephants 2 hannibal*",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 2")
    assert s.story() == [
        "losses carthage 2 druentia",
    ]
    assert s.board() == [
        "taurini rome 4 nero*",
        "insubres rome 2",
        "boii rome 6 varro*",
        "druentia carthage 5 hannibal*",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "13.1")
@pytest.mark.rule("hannibal", "13.4")
def test_13_battle_avoided_and_pursued() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon", "numantia", 6, 2)
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid hannibal 5 2", "roll 4", "avoid-to segovia")
    assert s.story() == [
        "operation rome truce",
        "activated longus 6",
        "stepped longus numantia",
        "tries-avoid hannibal 5",
        "avoided hannibal 4 4",
    ]
    assert s.board() == [
        "numantia rome 6 carthage 6 elephants 2 hannibal* magon longus*",
    ]
    assert s.asked() == ("carthage", "avoid-with")
    s.listen()
    s.play("bring-these magon")
    assert s.story() == [
        "overrun rome numantia",
    ]
    assert s.board() == [
        "segovia carthage 5 elephants 2 hannibal* magon",
        "numantia rome 6 longus*",
    ]
    assert s.asked() == ("rome", "pursue")


@pytest.mark.rule("hannibal", "13.4")
@pytest.mark.rule("hannibal", "13.6")
@pytest.mark.rule("hannibal", "10.11")
def test_13_4_a_pursuit_succeeds_and_fails() -> None:
    s = Scene(ROME, "truce").put("flaminius", "iberus", 6).put("hannibal", "numantia", 6)
    s.play("march truce flaminius", "take 6 0 0", "step numantia", "avoid hannibal 6 0", "roll 4", "avoid-to segovia")
    s.play("pursue", "roll 4", "step segovia", "avoid hannibal 6 0", "roll 1")
    s.play(s.offered("avoid-to")[0], "pursue", "roll 5")
    assert s.story() == [
        "operation rome truce",
        "activated flaminius 6",
        "stepped flaminius numantia",
        "tries-avoid hannibal 6",
        "avoided hannibal 4 4",
        "pursued flaminius 4 4",
        "stepped flaminius segovia",
        "tries-avoid hannibal 6",
        "avoided hannibal 1 4",
        "pursuit-failed flaminius 5 4",
    ]
    assert s.board() == [
        "salmantica carthage 6 hannibal*",
        "segovia rome 6 flaminius*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "10.11")
@pytest.mark.rule("hannibal", "10.12")
@pytest.mark.rule("hannibal", "11.4")
@pytest.mark.rule("hannibal", "20.2")
def test_10_11_a_campaign_of_three_generals() -> None:
    s = Scene(ROME, "major-campaign-1").put("nero", "roma", 8).put("varro", "capua", 5).put("marcellus", "neapolis", 5)
    s.p.proconsul = general("marcellus")
    s.mark(CARTHAGE, "syracusae")
    s.play("campaign major-campaign-1", "activate nero", "take 6 0 0", "step capua", "step neapolis", "drop 1 0")
    s.play("sail syracusae", "besiege", "roll 5")
    assert s.story() == [
        "operation rome major-campaign-1",
        "activated nero 6",
        "stepped nero capua",
        "stepped nero neapolis",
        "sailed nero syracusae",
        "siege-roll syracusae 5 -1 1",
    ]
    assert s.board() == [
        "roma rome 2",
        "capua rome 5 varro*",
        "neapolis rome 6 marcellus*",
        "syracusae rome 5 nero* siege 1 by rome",
    ]
    assert s.asked() == ("rome", "next-general")
    s.listen()
    s.play("activate varro", "take 5 0 0", "step roma", "pick-up 2 0", "step falerii", "halt")
    assert s.story() == [
        "activated varro 5",
        "stepped varro roma",
        "stepped varro falerii",
    ]
    assert s.board() == [
        "falerii rome 7 varro*",
        "neapolis rome 6 marcellus*",
        "syracusae rome 5 nero* siege 1 by rome",
    ]
    assert s.asked() == ("rome", "next-general")
    s.listen()
    s.play("activate marcellus", "take 6 0 0", "step capua", "step roma", "halt")
    assert s.story() == [
        "activated marcellus 6",
        "stepped marcellus capua",
        "stepped marcellus roma",
    ]
    assert s.board() == [
        "falerii rome 7 varro*",
        "roma rome 6 marcellus*",
        "syracusae rome 5 nero* siege 1 by rome",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "10.3")
@pytest.mark.rule("hannibal", "13.5")
def test_10_7_an_army_before_a_city() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal magon", "carthago-nova", 4, 1)
    s.p.train = space("carthago-nova")
    s.play("march epidemic nero", "take 6 0 0", "step carthago-nova", "garrison-with 2 1 magon")
    assert s.story() == [
        "operation rome epidemic",
        "activated nero 6",
        "stepped nero carthago-nova",
        "garrisoned carthage carthago-nova 2",
    ]
    assert s.board() == [
        "carthago-nova rome 6 carthage 2 hasdrubal* nero* train",
        "carthago-nova within carthage 2 elephants 1 magon*",
    ]
    assert s.asked() == ("carthage", "react")
    s.listen()
    s.shrug()
    assert s.story() == [
        "battle rome carthago-nova",
        "battle-hand rome 8",
        "battle-hand carthage 8",
    ]
    assert s.board() == [
        "carthago-nova rome 6 carthage 2 hasdrubal* nero* train",
        "carthago-nova within carthage 2 elephants 1 magon*",
    ]
    assert s.asked() == ("chance", "")


@pytest.mark.rule("hannibal", "12.8")
@pytest.mark.rule("hannibal", "12.5")
def test_12_8_a_landing_intercepted_before_ones_own_city() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 4).put("hannibal", "nemausus", 6)
    s.p.proconsul = general("nero")
    s.play(
        "march numidian-ally nero", "take 4 0 0", "sail massilia", "intercept hannibal 6 0", "roll 1", "back-into 2 0"
    )
    assert s.story() == [
        "operation rome numidian-ally",
        "activated nero 4",
        "sailed nero massilia",
        "tries-intercept hannibal 6 massilia",
        "intercepted hannibal 1 3",
        "backed-up nero roma",
    ]
    assert s.board() == [
        "roma rome 2 nero*",
        "massilia carthage 6 hannibal*",
        "massilia within rome 2",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "12.8")
def test_12_8_an_army_takes_refuge_whole() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 2).put("hannibal", "nemausus", 6)
    s.p.proconsul = general("nero")
    s.play(
        "march numidian-ally nero", "take 2 0 0", "sail massilia", "intercept hannibal 6 0", "roll 1", "back-into 2 0"
    )
    assert s.story() == [
        "operation rome numidian-ally",
        "activated nero 2",
        "sailed nero massilia",
        "tries-intercept hannibal 6 massilia",
        "intercepted hannibal 1 3",
    ]
    assert s.board() == [
        "massilia carthage 6 hannibal*",
        "massilia within rome 2 nero*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "10.6")
@pytest.mark.rule("hannibal", "10.4")
def test_10_6_the_last_units_die_on_a_pass_before_enemies() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 1).put("varro", "taurini", 6)
    s.play("march epidemic hannibal", "take 1 0 0", "step taurini", "roll 6")
    assert s.story() == [
        "operation carthage epidemic",
        "activated hannibal 1",
        "stepped hannibal taurini",
        "attrition carthage taurini 6 0 1",
        "losses carthage 1 taurini",
        "backed-up hannibal druentia",
    ]
    assert s.board() == [
        "taurini rome 6 varro*",
        "druentia hannibal*",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "10.3")
def test_10_3_a_lone_general_is_turned_back() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "iberus", 1).put("varro", "segovia", 6)
    s.play("march epidemic hannibal", "take 1 0 0", "step numantia", "intercept varro 6 0", "roll 1", "back-up")
    assert s.story() == [
        "operation carthage epidemic",
        "activated hannibal 1",
        "stepped hannibal numantia",
        "tries-intercept varro 6 numantia",
        "intercepted varro 1 4",
        "backed-up hannibal iberus",
    ]
    assert s.board() == [
        "iberus carthage 1 hannibal*",
        "numantia rome 6 varro*",
    ]
    assert s.asked() == ("carthage", "play-card")
