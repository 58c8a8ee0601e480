"""Cards and the turn of the year told (chapters 5 to 8, 19, 21, 22 and 25), and where everything stands then."""

import pytest

from quadriga.games.hannibal.attrition import WinterAttrition
from quadriga.games.hannibal.politics import Isolation
from quadriga.games.hannibal.year.sequence import EndTurn, PoliticalPoints
from rules.hannibal.scene import CARTHAGE, ROME, Scene, general


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
    assert s.story() == [
        "attrition rome saguntum 4 0 2",
        "losses rome 2 saguntum",
    ]
    assert s.board() == [
        "carthago carthage 3 hannon*",
        "saguntum rome 5 nero*",
        "mutina carthage 6 elephants 2 hannibal*",
        "sena carthage 2",
    ]
    assert s.asked() == ("chance", "")
    s.listen()
    s.play("roll 6", "lose-elephants 2", "roll 6")
    assert s.story() == [
        "attrition carthage mutina 6 0 2",
        "losses carthage 2 mutina",
        "attrition carthage sena 6 0 1",
        "losses carthage 1 sena",
        "phase isolation",
        "phase political-points",
        "points 9 7",
    ]
    assert s.board() == [
        "carthago carthage 3 hannon*",
        "saguntum rome 5 nero*",
        "mutina carthage 4 hannibal*",
        "sena carthage 1",
    ]
    assert s.asked() == ("carthage", "remove-marker")
    s.listen()
    s.play("remove-markers hippo-regius+thabraca")
    assert s.story() == [
        "marker-gone carthage hippo-regius",
        "marker-gone carthage thabraca",
        "turn 3",
        "phase reinforcements",
    ]
    assert s.board() == [
        "carthago carthage 3 hannon*",
        "saguntum rome 5 nero*",
        "mutina carthage 4 hannibal*",
        "sena carthage 1",
    ]
    assert s.asked() == ("carthage", "reinforce-carthage")
    s.listen()
    s.play("reinforce carthago", "reinforce carthago-nova", "reinforce carthago-nova", "reinforce mutina")
    s.play("reinforce-all roma:3.saguntum:2", "prorogue nero")
    assert s.story() == [
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
    assert s.board() == [
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
    assert s.story() == [
        "consul varro",
        "consul marcellus",
    ]
    assert s.board() == [
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
    assert s.story() == [
        "arrives varro saguntum",
        "arrives marcellus saguntum",
        "commands marcellus saguntum",
        "phase deal",
    ]
    assert s.board() == [
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
    assert s.story() == [
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
    assert s.board() == [
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
    assert s.story() == [
        "arrives varro roma",
        "arrives nero roma",
        "commands nero roma",
        "phase deal",
    ]
    assert s.board() == [
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
    assert s.story() == [
        "operation carthage epidemic",
        "activated hannibal 7",
        "stepped hannibal rhodanus",
        "counter-played rome hostile-tribes-1",
        "attrition carthage rhodanus 6 0 2",
    ]
    assert s.board() == [
        "rhodanus carthage 7 elephants 2 hannibal*",
        "nemausus carthage 1",
    ]
    assert s.asked() == ("carthage", "lose-which")
    s.listen()
    s.play("lose-elephants 1", "pass", "halt")
    assert s.story() == [
        "losses carthage 2 rhodanus",
    ]
    assert s.board() == [
        "rhodanus carthage 5 elephants 1 hannibal*",
        "nemausus carthage 1",
    ]
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "25")
@pytest.mark.rule("hannibal", "8.5")
def test_25_philip_comes_and_goes() -> None:
    s = Scene(CARTHAGE, "philip-v-of-macedon").give(ROME, "epidemic", "truce")
    s.play("event philip-v-of-macedon", "draw-from-hand epidemic")
    assert s.story() == [
        "event-played carthage philip-v-of-macedon",
        "discarded rome epidemic",
    ]
    assert s.board() == []
    assert s.asked() == ("rome", "play-card")
    s.listen()
    s.give(ROME, "philip-v-of-macedon").play("event philip-v-of-macedon")
    s.play(s.offered("draw-from-hand")[0])
    assert s.story() == [
        "event-played rome philip-v-of-macedon",
        "card-removed philip-v-of-macedon",
        "discarded carthage treachery-within-city",
    ]
    assert s.board() == []
    assert s.asked() == ("rome", "play-card")


@pytest.mark.rule("hannibal", "22.1")
@pytest.mark.rule("hannibal", "22.4")
def test_22_4_the_last_turn_decides() -> None:
    s = Scene(CARTHAGE, turn=9)
    s.p.stack = []
    s.begin(PoliticalPoints())
    assert s.story() == []
    assert s.board() == []
    assert s.asked() == ("nobody", "")


@pytest.mark.rule("hannibal", "25")
def test_25_the_senate_sends_another_proconsul() -> None:
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("varro nero", "capua", 5)
    s.p.proconsul = general("varro")
    s.play("event senate-dismisses-proconsul", "choose-general marcellus")
    assert s.story() == [
        "event-played carthage senate-dismisses-proconsul",
        "recalled varro",
        "proconsul marcellus",
    ]
    assert s.board() == [
        "capua rome 5 marcellus nero*",
    ]
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_troops_are_raised() -> None:
    s = Scene(ROME, "numidian-ally").put("varro", "roma", 5).play("raise numidian-ally roma")
    assert s.story() == [
        "operation rome numidian-ally",
        "reinforced rome roma 1",
    ]
    assert s.board() == [
        "roma rome 6 varro*",
    ]
    assert s.asked() == ("rome", "play-card")
