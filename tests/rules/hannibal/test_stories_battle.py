"""Battles told from the card to the last marker (chapters 14 to 18), and where everything stands then."""

import pytest

from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general


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
    assert s.story() == [
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
    assert s.board() == [
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
    assert s.story() == [
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
    assert s.board() == [
        "cannae rome 4 carthage 8 elephants 2 hannibal* magon flaminius*",
        "beneventum rome 2",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 1", "roll 6")
    assert s.story() == [
        "losses carthage 2 cannae",
        "retreat-roll rome 6 -2 3",
        "losses rome 3 cannae",
    ]
    assert s.board() == [
        "cannae rome 1 carthage 6 elephants 1 hannibal* magon flaminius*",
        "beneventum rome 2",
    ]
    assert s.asked() == ("rome", "retreat")
    s.listen()
    s.play(s.offered("retreat")[0], "remove-markers sena")
    assert s.story() == [
        "retreats rome heraclea",
        "marker-gone rome sena",
    ]
    assert s.board() == [
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
    assert s.story() == [
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
    assert s.board() == [
        "cannae rome 6 carthage 8 elephants 2 hannibal* flaminius*",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("roll 6")
    assert s.story() == [
        "casualties 6 1",
        "losses carthage 1 cannae",
        "losses rome 1 cannae",
    ]
    assert s.board() == [
        "cannae rome 5 carthage 7 elephants 1 hannibal* flaminius*",
    ]
    assert s.asked() == ("rome", "withdraw-to")
    s.listen()
    s.play("withdraw-to heraclea")
    assert s.story() == [
        "retreats rome heraclea",
    ]
    assert s.board() == [
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
    assert s.story() == [
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
    assert s.board() == [
        "arpi rome 6 carthage 6 hannibal* flaminius*",
    ]
    assert s.asked() == ("rome", "withdraw-to")
    s.listen()
    s.play("withdraw-to cannae")
    assert s.story() == [
        "retreats rome cannae",
    ]
    assert s.board() == [
        "arpi carthage 6 hannibal*",
        "cannae rome 6 flaminius*",
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
    assert s.story() == [
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
    assert s.board() == [
        "cannae rome 6 carthage 8 elephants 2 hannibal* flaminius*",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.hands("probe*2", "probe flank-left*3")
    s.play("show probe", "show flank-left")
    assert s.story() == [
        "shown rome probe",
        "shown rome flank-left",
    ]
    assert s.board() == [
        "cannae rome 6 carthage 8 elephants 2 hannibal* flaminius*",
    ]
    assert s.asked() == ("carthage", "lead")


@pytest.mark.rule("hannibal", "17.3")
@pytest.mark.rule("hannibal", "17.4")
@pytest.mark.rule("hannibal", "17.5")
def test_17_5_elephants_turn_on_their_own() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 8, 2).put("rome", "cannae", 6)
    s.play("march epidemic hannibal", "take 8 2 0", "step cannae", "charge", "roll 1")
    assert s.story() == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal cannae",
        "battle carthage cannae",
        "charge-failed 1",
        "elephants-panic 1",
        "battle-hand carthage 11",
        "battle-hand rome 6",
    ]
    assert s.board() == [
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
    assert s.story() == [
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
    assert s.board() == [
        "cannae rome 6 carthage 8 hannibal* flaminius*",
    ]
    assert s.asked() == ("rome", "lead")


@pytest.mark.rule("hannibal", "18.2")
def test_18_2_command_changes_hands() -> None:
    s = Scene(ROME, "numidian-ally").put("nero varro", "roma", 10).put("hannibal", "capua", 5).mark(CARTHAGE, "capua")
    s.play("march numidian-ally nero", "bring varro", "take 10 0 0", "step capua", "garrison 0 0", "stay-out hannibal")
    s.play("test-command", "roll 4")
    assert s.story() == [
        "operation rome numidian-ally",
        "activated nero 10",
        "stepped nero capua",
        "garrisoned carthage capua 0",
        "battle rome capua",
        "command 4 varro",
    ]
    assert s.board() == [
        "capua rome 10 carthage 5 hannibal* nero varro*",
    ]
    assert s.asked() == ("rome", "battle-event")
    s.listen()
    s.shrug()
    assert s.story() == [
        "battle-hand rome 13",
        "battle-hand carthage 9",
    ]
    assert s.board() == [
        "capua rome 10 carthage 5 hannibal* nero varro*",
    ]
    assert s.asked() == ("chance", "")


@pytest.mark.rule("hannibal", "18.2")
def test_18_2_carthage_must_test_when_it_attacks() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 8).put("nero varro", "cannae", 10)
    s.play("march epidemic hannibal", "take 8 0 0", "step cannae", "roll 3")
    assert s.story() == [
        "operation carthage epidemic",
        "activated hannibal 8",
        "stepped hannibal cannae",
        "battle carthage cannae",
        "command 3 nero",
    ]
    assert s.board() == [
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
    assert s.story() == [
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
    assert s.board() == [
        "segovia rome 1",
        "numantia rome 9 carthage 3 hasdrubal* nero*",
    ]
    assert s.asked() == ("carthage", "retreat")
    s.listen()
    while s.asked()[1] in ("lose-which", "retreat", "remove-marker"):
        s.play(s.offered()[-1])
    assert s.story() == [
        "losses carthage 1 bilbilis",
        "retreats carthage segobriga",
        "marker-gone carthage baleares",
    ]
    assert s.board() == [
        "segovia rome 1",
        "segobriga carthage 2 hasdrubal*",
        "numantia rome 9 nero*",
    ]
    assert s.asked() == ("rome", "play-card")
