"""Whole stories of the rules, from the card to the last marker: all that is told, and where everything stands then."""

import pytest

from quadriga.games.hannibal.attrition import WinterAttrition
from quadriga.games.hannibal.board import BOARD, GENERAL_IDS, PLACES, SIDES, SPACES
from quadriga.games.hannibal.politics import Isolation
from quadriga.games.hannibal.year.sequence import EndTurn, PoliticalPoints
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, space


def story(s: Scene) -> list[str]:
    """All that was told but the dealing of battle cards."""
    told = [" ".join([event.kind.key, *[str(slug) for slug in event.slugs()]]) for event in s.heard]
    return [line for line in told if not line.startswith(("battle-dealt", "dealt"))]


def board(s: Scene) -> list[str]:
    """Where everybody stands: CUs, elephants, generals with the one in command marked, siege points."""
    p = s.p
    lines: list[str] = []
    for place in range(PLACES):
        words = [BOARD.spaces[BOARD.space_of[place]] + (" within" if place >= SPACES else "")]
        for side, name in enumerate(SIDES[:2]):
            count = p.cu[side * PLACES + place]
            if count:
                words.append(f"{name} {count}")
        if p.elephants[place]:
            words.append(f"elephants {p.elephants[place]}")
        words += [f"{name}{'*' if p.chief[one] else ''}" for one, name in enumerate(GENERAL_IDS) if p.at[one] == place]
        if p.train == place:
            words.append("train")
        if place < SPACES and p.siege[place]:
            words.append(f"siege {p.siege[place]} by {SIDES[p.besieger[place]]}")
        if len(words) > 1:
            lines.append(" ".join(words))
    return lines


@pytest.mark.rule("hannibal", "14.5")
@pytest.mark.rule("hannibal", "14.6")
@pytest.mark.rule("hannibal", "14.8")
@pytest.mark.rule("hannibal", "14.11")
@pytest.mark.rule("hannibal", "14.12")
@pytest.mark.rule("hannibal", "15.1")
@pytest.mark.rule("hannibal", "15.5")
@pytest.mark.rule("hannibal", "17.3")
def test_14_a_battle_from_the_card_to_the_last_marker() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal magon", "arpi", 8, 2).put("flaminius", "cannae", 6)
    s.put("rome", "beneventum", 2)
    s.p.proconsul = general("flaminius")
    s.play("march epidemic hannibal", "bring magon", "take 8 2 0", "step cannae", "avoid flaminius 6 0", "roll 6")
    s.play("charge", "roll 5")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal cannae",
        "tries-avoid flaminius 6",
        "avoid-failed flaminius 6 2",
        "battle carthage cannae",
        "charged 5 2",
        "battle-hand carthage 12",
        "battle-hand rome 7",
    ]
    assert board(s) == [
        "cannae rome 6 carthage 8 elephants 2 hannibal* magon flaminius*",
        "beneventum rome 2",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.hands(
        "frontal-assault*2 flank-left probe*2 double-envelopment",
        "frontal-assault flank-left double-envelopment reserve",
    )
    s.play("lead frontal-assault frontal-assault", "match frontal-assault", "counter-attack", "roll 6")
    s.play("lead double-envelopment double-envelopment", "match double-envelopment", "take-initiative")
    s.play("lead flank-left flank-left", "match flank-left", "counter-attack", "roll 2")
    s.play("lead probe flank-right", "match reserve", "remain", "lead probe probe", "concede", "roll 5")
    assert story(s) == [
        "led carthage frontal-assault frontal-assault",
        "matched rome frontal-assault frontal-assault",
        "counter-attack-failed flaminius 6 2",
        "led carthage double-envelopment double-envelopment",
        "matched rome double-envelopment double-envelopment",
        "initiative rome",
        "led rome flank-left flank-left",
        "matched carthage flank-left flank-left",
        "counter-attacked hannibal 2 4",
        "initiative carthage",
        "led carthage probe flank-right",
        "matched rome reserve flank-right",
        "led carthage probe probe",
        "battle-won carthage 5",
        "casualties 5 2",
        "losses rome 2 cannae",
    ]
    assert board(s) == [
        "cannae rome 4 carthage 8 elephants 2 hannibal* magon flaminius*",
        "beneventum rome 2",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 1", "roll 6")
    assert story(s) == [
        "losses carthage 2 cannae",
        "retreat-roll rome 6 -2 3",
        "losses rome 3 cannae",
    ]
    assert board(s) == [
        "cannae rome 1 carthage 6 elephants 1 hannibal* magon flaminius*",
        "beneventum rome 2",
    ]
    assert s.asked() == ("rome", "retreat")
    s.listen()
    s.play(s.offered("retreat")[0], "remove-markers sena")
    assert story(s) == [
        "retreats rome heraclea",
        "marker-gone rome sena",
    ]
    assert board(s) == [
        "heraclea rome 1 flaminius*",
        "cannae carthage 6 elephants 1 hannibal* magon",
        "beneventum rome 2",
    ]
    assert s.asked() == ("rome", "remove-marker")


@pytest.mark.rule("hannibal", "16.1")
@pytest.mark.rule("hannibal", "16.2")
@pytest.mark.rule("hannibal", "16.3")
@pytest.mark.rule("hannibal", "14.11")
def test_16_an_attacker_breaks_off() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 8, 2).put("flaminius", "cannae", 6).mark(NEUTRAL, "arpi")
    s.play("march epidemic hannibal", "take 8 2 0", "step cannae", "no-charge")
    s.hands("frontal-assault*3", "frontal-assault*2")
    s.play("lead frontal-assault frontal-assault", "match frontal-assault", "remain")
    s.play("withdraw", "roll 5", "take-initiative", "withdraw", "roll 2", "let-go")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal cannae",
        "battle carthage cannae",
        "battle-hand carthage 12",
        "battle-hand rome 10",
        "led carthage frontal-assault frontal-assault",
        "matched rome frontal-assault frontal-assault",
        "withdraw-failed hannibal 5 4",
        "initiative rome",
        "withdraws flaminius 2 2",
    ]
    assert board(s) == [
        "cannae rome 6 carthage 8 elephants 2 hannibal* flaminius*",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("roll 6")
    assert story(s) == [
        "casualties 6 1",
        "losses carthage 1 cannae",
        "losses rome 1 cannae",
    ]
    assert board(s) == [
        "cannae rome 5 carthage 7 elephants 1 hannibal* flaminius*",
    ]
    assert s.asked() == ("rome", "withdraw-to")
    s.listen()
    s.play("withdraw-to heraclea")
    assert story(s) == [
        "retreats rome heraclea",
    ]
    assert board(s) == [
        "heraclea rome 5 flaminius*",
        "cannae carthage 7 elephants 1 hannibal*",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "16.1")
@pytest.mark.rule("hannibal", "24")
def test_16_a_withdrawal_is_held() -> None:
    s = Scene(ROME, "epidemic").put("flaminius", "cannae", 6).put("hannibal", "arpi", 6)
    s.play("march epidemic flaminius", "take 6 0 0", "step arpi")
    s.hands("frontal-assault*3", "frontal-assault*2")
    s.play("withdraw", "roll 2", "hold-them", "roll 4", "remain", "withdraw", "roll 1", "hold-them", "roll 5")
    assert story(s) == [
        "operation rome epidemic",
        "activated flaminius 6",
        "stepped flaminius arpi",
        "battle rome arpi",
        "battle-hand rome 10",
        "battle-hand carthage 10",
        "withdraws flaminius 2 2",
        "held hannibal 4 4",
        "withdraws flaminius 1 2",
        "not-held hannibal 5 4",
    ]
    assert board(s) == [
        "arpi rome 6 carthage 6 hannibal* flaminius*",
    ]
    assert s.asked() == ("rome", "withdraw-to")
    s.listen()
    s.play("withdraw-to cannae")
    assert story(s) == [
        "retreats rome cannae",
    ]
    assert board(s) == [
        "arpi carthage 6 hannibal*",
        "cannae rome 6 flaminius*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "15.4")
@pytest.mark.rule("hannibal", "15.2")
@pytest.mark.rule("hannibal", "10.11")
def test_20_7_a_city_is_relieved_in_vain() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "capua", 6).put("varro", "roma", 5, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.p.proconsul = general("varro")
    s.play("campaign minor-campaign-1", "activate nero", "take 6 0 0", "step roma", "sortie 3 0")
    assert story(s) == [
        "operation rome minor-campaign-1",
        "activated nero 6",
        "stepped nero roma",
        "battle rome roma",
        "sortied rome 3",
    ]
    assert board(s) == [
        "roma rome 9 carthage 8 hannibal* nero* varro siege 2 by carthage",
        "roma within rome 2",
    ]
    assert s.asked() == ("rome", "battle-event")
    s.listen()
    s.hands("probe flank-left", "probe flank-left")
    s.play("lead probe probe", "match probe", "remain", "lead flank-left flank-left", "concede", "roll 4")
    assert story(s) == [
        "battle-hand rome 15",
        "battle-hand carthage 12",
        "led rome probe probe",
        "matched carthage probe probe",
        "led rome flank-left flank-left",
        "battle-won rome 2",
        "casualties 4 0",
    ]
    assert board(s) == [
        "roma rome 9 carthage 8 hannibal* nero* varro siege 2 by carthage",
        "roma within rome 2",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    while s.asked()[1] not in ("next-general", "play-card"):
        s.play(s.offered()[-1])
    assert story(s) == [
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
    assert board(s) == [
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
    assert story(s) == [
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
    assert board(s) == [
        "roma rome 8 carthage 8 hannibal* nero* varro siege 2 by carthage",
        "roma within rome 1",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("roll 4")
    assert story(s) == [
        "retreat-roll rome 4 2 5",
        "losses rome 5 roma",
    ]
    assert board(s) == [
        "roma rome 3 carthage 8 hannibal* nero* varro siege 2 by carthage",
        "roma within rome 1",
    ]
    assert s.asked() == ("rome", "retreat-inside")
    s.listen()
    s.play("retreat-inside 1 0", "go-in varro")
    assert story(s) == [
        "retreats rome roma",
    ]
    assert board(s) == [
        "roma rome 2 carthage 8 hannibal* nero* siege 2 by carthage",
        "roma within rome 2 varro*",
    ]
    assert s.asked() == ("rome", "retreat")
    s.listen()
    while s.asked()[1] not in ("next-general", "play-card"):
        s.play(s.offered()[0])
    assert story(s) == [
        "retreats rome capua",
        "marker-gone rome heraclea",
        "marker-gone rome paestum",
    ]
    assert board(s) == [
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
    assert story(s) == [
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
    assert board(s) == [
        "roma rome 5 carthage 6 hannibal* nero* siege 1 by carthage",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("roll 6")
    assert story(s) == [
        "retreat-roll rome 6 0 5",
        "losses rome 5 roma",
        "displaced nero",
    ]
    assert board(s) == [
        "roma carthage 6 hannibal* siege 1 by carthage",
    ]
    assert s.asked() == ("rome", "remove-marker")
    s.listen()
    s.play("remove-markers heraclea+paestum")
    assert story(s) == [
        "marker-gone rome heraclea",
        "marker-gone rome paestum",
    ]
    assert board(s) == [
        "roma carthage 6 hannibal* siege 1 by carthage",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "11.5")
@pytest.mark.rule("hannibal", "11.6")
@pytest.mark.rule("hannibal", "10.10")
def test_11_5_ships_are_turned_back() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("magon giscon", "carthago", 4, 1)
    s.play("march numidian-ally magon", "bring giscon", "take 3 1 0", "sail tarraco", "roll 5")
    assert story(s) == [
        "operation carthage numidian-ally",
        "activated magon 3",
        "sea-result 5 -3 return",
    ]
    assert board(s) == [
        "carthago carthage 4 elephants 1 magon* giscon",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "11.5")
@pytest.mark.rule("hannibal", "11.6")
@pytest.mark.rule("hannibal", "10.10")
def test_11_5_ships_are_sunk() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal giscon", "carthago", 4, 1).put("rome", "sena", 1)
    s.play("march numidian-ally hasdrubal", "bring giscon", "take 3 1 0", "sail roma", "roll 6")
    assert story(s) == [
        "operation carthage numidian-ally",
        "activated hasdrubal 3",
        "sea-result 6 1 sunk",
        "displaced hasdrubal",
        "displaced giscon",
    ]
    assert board(s) == [
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
    assert story(s) == [
        "operation carthage numidian-ally",
        "activated hasdrubal 5",
        "counter-played rome storms-at-sea",
        "attrition carthage carthago 5 2 3",
        "losses carthage 3 carthago",
        "sea-result 2 -4 safe",
        "sailed hasdrubal gades",
    ]
    assert board(s) == [
        "gades carthage 2 hasdrubal*",
    ]
    assert s.asked() == ("carthage", "march")
    s.listen()
    s.play("step malaca", "pass", "halt")
    assert story(s) == [
        "stepped hasdrubal malaca",
    ]
    assert board(s) == [
        "malaca carthage 2 hasdrubal*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "25")
def test_25_bad_weather_keeps_ships_in_port() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).give(CARTHAGE, "bad-weather")
    s.play("march numidian-ally nero", "sail massilia", "counter bad-weather")
    assert story(s) == [
        "operation rome numidian-ally",
        "activated nero 5",
        "counter-played carthage bad-weather",
        "weather nero roma",
    ]
    assert board(s) == [
        "roma rome 5 nero*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "25")
def test_25_bad_weather_holds_an_army_at_its_second_space() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 6).give(CARTHAGE, "bad-weather")
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii", "pass", "step cosa")
    s.play("counter bad-weather")
    assert story(s) == [
        "operation rome epidemic",
        "activated nero 5",
        "stepped nero falerii",
        "stepped nero faesulae",
        "stepped nero tarquinii",
        "counter-played carthage bad-weather",
        "weather nero faesulae",
    ]
    assert board(s) == [
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
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal taurini",
        "attrition carthage taurini 4 0 2",
    ]
    assert board(s) == [
        "taurini carthage 8 elephants 2 hannibal*",
        "insubres rome 6 nero*",
        "boii rome 6 varro*",
        "druentia carthage 1",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 0", "intercept varro 6 0", "intercept nero 4 0", "roll 6", "roll 1")
    assert story(s) == [
        "losses carthage 2 taurini",
        "tries-intercept varro 6 taurini",
        "tries-intercept nero 4 taurini",
        "intercept-failed varro 6 4",
        "intercepted nero 1 2",
    ]
    assert board(s) == [
        "taurini rome 4 carthage 6 elephants 2 hannibal* nero*",
        "insubres rome 2",
        "boii rome 6 varro*",
        "druentia carthage 1",
    ]
    assert s.asked() == ("carthage", "fight-or-back-up")
    s.listen()
    s.play("back-up", "roll 6")
    assert story(s) == [
        "backed-up hannibal druentia",
        "attrition carthage druentia 6 0 2",
    ]
    assert board(s) == [
        "taurini rome 4 nero*",
        "insubres rome 2",
        "boii rome 6 varro*",
        "druentia carthage 7 elephants 2 hannibal*",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 2")
    assert story(s) == [
        "losses carthage 2 druentia",
    ]
    assert board(s) == [
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
    assert story(s) == [
        "operation rome truce",
        "activated longus 6",
        "stepped longus numantia",
        "tries-avoid hannibal 5",
        "avoided hannibal 4 4",
    ]
    assert board(s) == [
        "numantia rome 6 carthage 6 elephants 2 hannibal* magon longus*",
    ]
    assert s.asked() == ("carthage", "avoid-with")
    s.listen()
    s.play("bring-these magon")
    assert story(s) == [
        "overrun rome numantia",
    ]
    assert board(s) == [
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
    assert story(s) == [
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
    assert board(s) == [
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
    assert story(s) == [
        "operation rome major-campaign-1",
        "activated nero 6",
        "stepped nero capua",
        "stepped nero neapolis",
        "sailed nero syracusae",
        "siege-roll syracusae 5 -1 1",
    ]
    assert board(s) == [
        "roma rome 2",
        "capua rome 5 varro*",
        "neapolis rome 6 marcellus*",
        "syracusae rome 5 nero* siege 1 by rome",
    ]
    assert s.asked() == ("rome", "next-general")
    s.listen()
    s.play("activate varro", "take 5 0 0", "step roma", "pick-up 2 0", "step falerii", "halt")
    assert story(s) == [
        "activated varro 5",
        "stepped varro roma",
        "stepped varro falerii",
    ]
    assert board(s) == [
        "falerii rome 7 varro*",
        "neapolis rome 6 marcellus*",
        "syracusae rome 5 nero* siege 1 by rome",
    ]
    assert s.asked() == ("rome", "next-general")
    s.listen()
    s.play("activate marcellus", "take 6 0 0", "step capua", "step roma", "halt")
    assert story(s) == [
        "activated marcellus 6",
        "stepped marcellus capua",
        "stepped marcellus roma",
    ]
    assert board(s) == [
        "falerii rome 7 varro*",
        "roma rome 6 marcellus*",
        "syracusae rome 5 nero* siege 1 by rome",
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
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 7",
        "stepped hannibal capua",
        "siege-roll capua 1 0 0",
    ]
    assert board(s) == [
        "capua carthage 8 elephants 2 hannibal* train siege 2 by carthage",
        "neapolis carthage 1 magon*",
        "capua within rome 2 varro*",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 1")
    assert story(s) == [
        "losses carthage 1 capua",
    ]
    assert board(s) == [
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
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 7",
        "stepped hannibal capua",
        "siege-roll capua 5 -1 1",
        "city-taken carthage capua",
        "displaced varro",
    ]
    assert board(s) == [
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
    assert story(s) == [
        "operation rome epidemic",
        "activated nero 6",
        "stepped nero boii",
        "siege-roll boii 6 0 2",
        "tribe-subdued rome boii",
    ]
    assert board(s) == [
        "boii rome 7 nero*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "5")
@pytest.mark.rule("hannibal", "21.1")
@pytest.mark.rule("hannibal", "21.2")
@pytest.mark.rule("hannibal", "19.4")
@pytest.mark.rule("hannibal", "22.1")
@pytest.mark.rule("hannibal", "22.2")
@pytest.mark.rule("hannibal", "6.1")
@pytest.mark.rule("hannibal", "6.2")
@pytest.mark.rule("hannibal", "6.4")
@pytest.mark.rule("hannibal", "6.5")
@pytest.mark.rule("hannibal", "7.1")
def test_5_winter_isolation_points_and_spring() -> None:
    s = Scene(CARTHAGE, turn=2).put("hannibal", "mutina", 6, 2).put("nero", "saguntum", 7).put("carthage", "sena", 2)
    s.mark(ROME, "mutina", "segovia").put("hannon", "carthago", 3)
    s.p.proconsul = general("nero")
    s.p.card_at = [0] * 64
    s.p.stack = []
    s.begin(WinterAttrition(), Isolation(), PoliticalPoints(), EndTurn())
    s.play("roll 4")
    assert story(s) == [
        "attrition rome saguntum 4 0 2",
        "losses rome 2 saguntum",
    ]
    assert board(s) == [
        "carthago carthage 3 hannon*",
        "saguntum rome 5 nero*",
        "mutina carthage 6 elephants 2 hannibal*",
        "sena carthage 2",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("roll 6", "lose-elephants 2", "roll 6")
    assert story(s) == [
        "attrition carthage mutina 6 0 2",
        "losses carthage 2 mutina",
        "attrition carthage sena 6 0 1",
        "losses carthage 1 sena",
        "phase isolation",
        "phase political-points",
        "points 9 7",
    ]
    assert board(s) == [
        "carthago carthage 3 hannon*",
        "saguntum rome 5 nero*",
        "mutina carthage 4 hannibal*",
        "sena carthage 1",
    ]
    assert s.asked() == ("carthage", "remove-marker")
    s.listen()
    s.play("remove-markers hippo-regius+thabraca")
    assert story(s) == [
        "marker-gone carthage hippo-regius",
        "marker-gone carthage thabraca",
        "turn 3",
        "phase reinforcements",
    ]
    assert board(s) == [
        "carthago carthage 3 hannon*",
        "saguntum rome 5 nero*",
        "mutina carthage 4 hannibal*",
        "sena carthage 1",
    ]
    assert s.asked() == ("carthage", "reinforce-carthage")
    s.listen()
    s.play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce mutina")
    s.play("reinforce-all roma:3.saguntum:2", "prorogue nero")
    assert story(s) == [
        "reinforced carthage carthago 1",
        "reinforced carthage carthago-nova 1",
        "reinforced carthage carthago-nova 1",
        "reinforced carthage mutina 1",
        "reinforced rome saguntum 1",
        "reinforced rome saguntum 1",
        "reinforced rome roma 1",
        "reinforced rome roma 1",
        "reinforced rome roma 1",
        "proconsul nero",
    ]
    assert board(s) == [
        "carthago carthage 4 hannon*",
        "carthago-nova carthage 2",
        "saguntum rome 7 nero*",
        "mutina carthage 5 hannibal*",
        "roma rome 3",
        "sena carthage 1",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("elect varro", "elect marcellus")
    assert story(s) == [
        "consul varro",
        "consul marcellus",
    ]
    assert board(s) == [
        "carthago carthage 4 hannon*",
        "carthago-nova carthage 2",
        "saguntum rome 7 nero*",
        "mutina carthage 5 hannibal*",
        "roma rome 3",
        "sena carthage 1",
    ]
    assert s.asked() == ("rome", "station")
    s.listen()
    while s.asked()[1] in ("station", "name-commander"):
        s.play(s.offered()[0])
    assert story(s) == [
        "arrives varro saguntum",
        "arrives marcellus saguntum",
        "commands marcellus saguntum",
        "phase deal",
    ]
    assert board(s) == [
        "carthago carthage 4 hannon*",
        "carthago-nova carthage 2",
        "saguntum rome 7 marcellus* nero varro",
        "mutina carthage 5 hannibal*",
        "roma rome 3",
        "sena carthage 1",
    ]
    assert s.asked() == ("chance", "")


@pytest.mark.rule("hannibal", "6.7")
@pytest.mark.rule("hannibal", "6.4")
def test_6_7_africanus_comes_in_the_sixth_turn() -> None:
    s = Scene(CARTHAGE, turn=5).put("hannibal", "mutina", 6).put("nero", "roma", 7).put("hannon", "carthago", 3)
    s.p.card_at = [0] * 64
    s.p.stack = []
    s.begin(EndTurn())
    s.play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce mutina")
    s.play("reinforce-all roma:5", "land-africanus sena")
    s.play("no-proconsul", "elect varro", "elect nero")
    assert story(s) == [
        "reinforced carthage carthago 1",
        "reinforced carthage carthago-nova 1",
        "reinforced carthage carthago-nova 1",
        "reinforced carthage mutina 1",
        "reinforced rome roma 1",
        "reinforced rome roma 1",
        "reinforced rome roma 1",
        "reinforced rome roma 1",
        "reinforced rome roma 1",
        "reinforced rome sena 5",
        "arrives scipio-africanus sena",
        "recalled nero",
        "consul varro",
        "consul nero",
    ]
    assert board(s) == [
        "carthago carthage 4 hannon*",
        "carthago-nova carthage 2",
        "mutina carthage 7 hannibal*",
        "roma rome 12",
        "sena rome 5 scipio-africanus*",
    ]
    assert s.asked() == ("rome", "station")
    s.listen()
    while s.asked()[1] in ("station", "name-commander"):
        s.play(s.offered()[0])
    assert story(s) == [
        "arrives varro roma",
        "arrives nero roma",
        "commands nero roma",
        "phase deal",
    ]
    assert board(s) == [
        "carthago carthage 4 hannon*",
        "carthago-nova carthage 2",
        "mutina carthage 7 hannibal*",
        "roma rome 12 nero* varro",
        "sena rome 5 scipio-africanus*",
    ]
    assert s.asked() == ("chance", "")


@pytest.mark.rule("hannibal", "25")
@pytest.mark.rule("hannibal", "21.3")
@pytest.mark.rule("hannibal", "8.4")
def test_25_tribes_set_on_an_army() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "nemausus", 8, 2).give(ROME, "hostile-tribes-1", "hostile-tribes-2")
    s.play("march epidemic hannibal", "take 7 2 0", "step rhodanus", "counter hostile-tribes-1", "roll 6")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 7",
        "stepped hannibal rhodanus",
        "counter-played rome hostile-tribes-1",
        "attrition carthage rhodanus 6 0 2",
    ]
    assert board(s) == [
        "rhodanus carthage 7 elephants 2 hannibal*",
        "nemausus carthage 1",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 1", "pass", "halt")
    assert story(s) == [
        "losses carthage 2 rhodanus",
    ]
    assert board(s) == [
        "rhodanus carthage 5 elephants 1 hannibal*",
        "nemausus carthage 1",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "25")
@pytest.mark.rule("hannibal", "17.3")
@pytest.mark.rule("hannibal", "17.5")
@pytest.mark.rule("hannibal", "14.5")
def test_25_elephants_in_fright_and_a_spy() -> None:
    s = Scene(CARTHAGE, "epidemic", "spy-in-enemy-camp").put("hannibal", "arpi", 8, 2).put("flaminius", "cannae", 6)
    s.give(ROME, "elephant-fright")
    s.play("march epidemic hannibal", "take 8 2 0", "step cannae", "counter spy-in-enemy-camp", "charge")
    s.play("counter elephant-fright")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal cannae",
        "battle carthage cannae",
        "counter-played carthage spy-in-enemy-camp",
        "counter-played rome elephant-fright",
        "elephants-panic 2",
        "battle-hand carthage 10",
        "battle-hand rome 10",
    ]
    assert board(s) == [
        "cannae rome 6 carthage 8 elephants 2 hannibal* flaminius*",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.hands("probe*2", "probe flank-left*3")
    s.play("show probe", "show flank-left")
    assert story(s) == [
        "shown rome probe",
        "shown rome flank-left",
    ]
    assert board(s) == [
        "cannae rome 6 carthage 8 elephants 2 hannibal* flaminius*",
    ]
    assert s.asked() == ("carthage", "lead")


@pytest.mark.rule("hannibal", "17.3")
@pytest.mark.rule("hannibal", "17.4")
@pytest.mark.rule("hannibal", "17.5")
def test_17_5_elephants_turn_on_their_own() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 8, 2).put("rome", "cannae", 6)
    s.play("march epidemic hannibal", "take 8 2 0", "step cannae", "charge", "roll 1")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal cannae",
        "battle carthage cannae",
        "charge-failed 1",
        "elephants-panic 1",
        "battle-hand carthage 11",
        "battle-hand rome 6",
    ]
    assert board(s) == [
        "cannae rome 6 carthage 8 elephants 2 hannibal*",
    ]
    assert s.asked() == ("chance", "")


@pytest.mark.rule("hannibal", "25")
@pytest.mark.rule("hannibal", "14.8")
def test_25_marharbal_and_a_deserter() -> None:
    s = Scene(CARTHAGE, "epidemic", "marharbals-cavalry", "ally-deserts").put("hannibal", "arpi", 8)
    s.put("flaminius", "cannae", 6)
    s.play("march epidemic hannibal", "take 8 0 0", "step cannae")
    s.hands("probe*2", "double-envelopment flank-left*3")
    s.play("desert", "draw-battle flank-left", "cavalry", "match double-envelopment", "counter-attack", "roll 2")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal cannae",
        "battle carthage cannae",
        "battle-hand carthage 12",
        "battle-hand rome 10",
        "counter-played carthage ally-deserts",
        "taken carthage flank-left",
        "counter-played carthage marharbals-cavalry",
        "cavalry-led carthage marharbals-cavalry double-envelopment",
        "matched rome double-envelopment double-envelopment",
        "counter-attacked flaminius 2 2",
        "initiative rome",
    ]
    assert board(s) == [
        "cannae rome 6 carthage 8 hannibal* flaminius*",
    ]
    assert s.asked() == ("rome", "lead")


@pytest.mark.rule("hannibal", "18.2")
def test_18_2_command_changes_hands() -> None:
    s = Scene(ROME, "numidian-ally").put("nero varro", "roma", 10).put("hannibal", "capua", 5).mark(CARTHAGE, "capua")
    s.play("march numidian-ally nero", "bring varro", "take 10 0 0", "step capua", "garrison 0 0", "stay-out hannibal")
    s.play("test-command", "roll 4")
    assert story(s) == [
        "operation rome numidian-ally",
        "activated nero 10",
        "stepped nero capua",
        "garrisoned carthage capua 0",
        "battle rome capua",
        "command 4 varro",
    ]
    assert board(s) == [
        "capua rome 10 carthage 5 hannibal* nero varro*",
    ]
    assert s.asked() == ("rome", "battle-event")
    s.listen()
    s.shrug()
    assert story(s) == [
        "battle-hand rome 13",
        "battle-hand carthage 9",
    ]
    assert board(s) == [
        "capua rome 10 carthage 5 hannibal* nero varro*",
    ]
    assert s.asked() == ("chance", "")


@pytest.mark.rule("hannibal", "18.2")
def test_18_2_carthage_must_test_when_it_attacks() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 8).put("nero varro", "cannae", 10)
    s.play("march epidemic hannibal", "take 8 0 0", "step cannae", "roll 3")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal cannae",
        "battle carthage cannae",
        "command 3 nero",
    ]
    assert board(s) == [
        "cannae rome 10 carthage 8 hannibal* nero* varro",
    ]
    assert s.asked() == ("carthage", "battle-event")


@pytest.mark.rule("hannibal", "15.1")
@pytest.mark.rule("hannibal", "15.3")
@pytest.mark.rule("hannibal", "15.5")
@pytest.mark.rule("hannibal", "10.10")
def test_15_3_a_retreat_through_enemies_costs_units() -> None:
    s = (
        Scene(ROME, "epidemic")
        .put("nero", "iberus", 9)
        .put("hasdrubal", "numantia", 5, 1)
        .mark(ROME, "segovia", "bilbilis")
    )
    s.mark(NEUTRAL, "toletum", "salmantica").put("rome", "segovia", 1)
    s.play("march epidemic nero", "take 9 0 0", "step numantia")
    s.hands("flank-left*2", "probe")
    s.play("lead flank-left flank-left", "concede", "roll 1", "roll 1")
    assert story(s) == [
        "operation rome epidemic",
        "activated nero 9",
        "stepped nero numantia",
        "battle rome numantia",
        "battle-hand rome 11",
        "battle-hand carthage 10",
        "led rome flank-left flank-left",
        "battle-won rome 1",
        "casualties 1 0",
        "retreat-roll carthage 1 0 2",
        "losses carthage 2 numantia",
    ]
    assert board(s) == [
        "segovia rome 1",
        "numantia rome 9 carthage 3 hasdrubal* nero*",
    ]
    assert s.asked() == ("carthage", "retreat")
    s.listen()
    while s.asked()[1] in ("lose-which", "retreat", "remove-marker"):
        s.play(s.offered()[-1])
    assert story(s) == [
        "losses carthage 1 bilbilis",
        "retreats carthage segobriga",
        "marker-gone carthage baleares",
    ]
    assert board(s) == [
        "segovia rome 1",
        "segobriga carthage 2 hasdrubal*",
        "numantia rome 9 nero*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "10.3")
@pytest.mark.rule("hannibal", "13.5")
def test_10_7_an_army_before_a_city() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal magon", "carthago-nova", 4, 1)
    s.p.train = space("carthago-nova")
    s.play("march epidemic nero", "take 6 0 0", "step carthago-nova", "garrison-with 2 1 magon")
    assert story(s) == [
        "operation rome epidemic",
        "activated nero 6",
        "stepped nero carthago-nova",
        "garrisoned carthage carthago-nova 2",
    ]
    assert board(s) == [
        "carthago-nova rome 6 carthage 2 hasdrubal* nero* train",
        "carthago-nova within carthage 2 elephants 1 magon*",
    ]
    assert s.asked() == ("carthage", "react")
    s.listen()
    s.shrug()
    assert story(s) == [
        "battle rome carthago-nova",
        "battle-hand rome 8",
        "battle-hand carthage 8",
    ]
    assert board(s) == [
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
    assert story(s) == [
        "operation rome numidian-ally",
        "activated nero 4",
        "sailed nero massilia",
        "tries-intercept hannibal 6 massilia",
        "intercepted hannibal 1 3",
        "backed-up nero roma",
    ]
    assert board(s) == [
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
    assert story(s) == [
        "operation rome numidian-ally",
        "activated nero 2",
        "sailed nero massilia",
        "tries-intercept hannibal 6 massilia",
        "intercepted hannibal 1 3",
    ]
    assert board(s) == [
        "massilia carthage 6 hannibal*",
        "massilia within rome 2 nero*",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "10.6")
@pytest.mark.rule("hannibal", "10.4")
def test_10_6_the_last_units_die_on_a_pass_before_enemies() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 1).put("varro", "taurini", 6)
    s.play("march epidemic hannibal", "take 1 0 0", "step taurini", "roll 6")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 1",
        "stepped hannibal taurini",
        "attrition carthage taurini 6 0 1",
        "losses carthage 1 taurini",
        "backed-up hannibal druentia",
    ]
    assert board(s) == [
        "taurini rome 6 varro*",
        "druentia hannibal*",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "10.3")
def test_10_3_a_lone_general_is_turned_back() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "iberus", 1).put("varro", "segovia", 6)
    s.play("march epidemic hannibal", "take 1 0 0", "step numantia", "intercept varro 6 0", "roll 1", "back-up")
    assert story(s) == [
        "operation carthage epidemic",
        "activated hannibal 1",
        "stepped hannibal numantia",
        "tries-intercept varro 6 numantia",
        "intercepted varro 1 4",
        "backed-up hannibal iberus",
    ]
    assert board(s) == [
        "iberus carthage 1 hannibal*",
        "numantia rome 6 varro*",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "25")
@pytest.mark.rule("hannibal", "8.5")
def test_25_philip_comes_and_goes() -> None:
    s = Scene(CARTHAGE, "philip-v-of-macedon").give(ROME, "epidemic", "truce")
    s.play("event philip-v-of-macedon", "draw-from-hand epidemic")
    assert story(s) == [
        "event-played carthage philip-v-of-macedon",
        "discarded rome epidemic",
    ]
    assert board(s) == []
    assert s.asked() == ("rome", "play-card")
    s.listen()
    s.give(ROME, "philip-v-of-macedon").play("event philip-v-of-macedon")
    s.play(s.offered("draw-from-hand")[0])
    assert story(s) == [
        "event-played rome philip-v-of-macedon",
        "card-removed philip-v-of-macedon",
        "discarded carthage treachery-within-city",
    ]
    assert board(s) == []
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "22.1")
@pytest.mark.rule("hannibal", "22.4")
def test_22_4_the_last_turn_decides() -> None:
    s = Scene(CARTHAGE, turn=9)
    s.p.stack = []
    s.begin(PoliticalPoints())
    assert story(s) == []
    assert board(s) == []
    assert s.asked() == ("nobody", "")


@pytest.mark.rule("hannibal", "25")
def test_25_the_senate_sends_another_proconsul() -> None:
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("varro nero", "capua", 5)
    s.p.proconsul = general("varro")
    s.play("event senate-dismisses-proconsul", "choose-general marcellus")
    assert story(s) == [
        "event-played carthage senate-dismisses-proconsul",
        "recalled varro",
        "proconsul marcellus",
    ]
    assert board(s) == [
        "capua rome 5 marcellus nero*",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_troops_are_raised() -> None:
    s = Scene(ROME, "numidian-ally").put("varro", "roma", 5).play("raise numidian-ally roma")
    assert story(s) == [
        "operation rome numidian-ally",
        "reinforced rome roma 1",
    ]
    assert board(s) == [
        "roma rome 6 varro*",
    ]
    assert s.asked() == ("rome", "play-card")
