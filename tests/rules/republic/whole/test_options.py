"""Doubts of the whole game that a table may decide otherwise: rulings R-31 to R-42."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.bequests import CatilineDie
from quadriga.games.republic.whole.forum.events import MobDie
from quadriga.games.republic.whole.forum.persuasion import Persuade
from quadriga.games.republic.whole.forum.phase import ForumPhase
from quadriga.games.republic.whole.mortality.chits import ANYWHERE, DrawChits
from quadriga.games.republic.whole.revenue.development import Development
from quadriga.games.republic.whole.revenue.raids import Troubles
from quadriga.games.republic.whole.rome import CORRUPT, FIELD_CONSUL, FORUM, NO_PROVINCE, ROME_CONSUL, VACANT
from quadriga.games.republic.whole.senate.effects import send_forces
from quadriga.games.republic.whole.senate.elections import is_crisis
from quadriga.games.republic.whole.senate.phase import HomeComing
from quadriga.games.republic.whole.senate.votes import propose
from quadriga.games.republic.whole.war.battle import StartBattle
from quadriga.games.republic.whole.war.strength import is_waiting
from rules.republic.whole.scene import CARDS, DECK, Scene, senator


def table(option: str = "", value: str = "") -> Scene:
    scene = Scene(3, {option: value} if option else {}).put("cornelius", 0, True).put("fabius", 0)
    scene.put("julius", 1, True).put("valerius", 1).put("claudius", 2, True).put("manlius", 2)
    return scene.office("cornelius", ROME_CONSUL)


def chit(name: str) -> str:
    return str(DECK.family[senator(name)] + 1)


@pytest.mark.rule("republic", "R-31")
@pytest.mark.parametrize(("value", "dead"), [("up-to", [["julius"]]), ("below", [])])
def test_r_31_the_dark_mob(value: str, dead: list[list[str]]) -> None:
    scene = table("dark-mob", value)
    scene.p.unrest = 1
    scene.p.popularity[senator("julius")] = 1
    scene.begin(MobDie()).roll(1).roll(chit("julius"), "blank")
    assert scene.told("senator-died") == dead


@pytest.mark.rule("republic", "R-32")
@pytest.mark.parametrize(
    ("value", "throws", "lost"), [("two-throws", [4, 9], ["4", "9"]), ("one-throw", [4], ["4", "4"])]
)
def test_r_32_failed_blackmail(value: str, throws: list[int], lost: list[str]) -> None:
    scene = table("blackmail", value).hand(0, "blackmail").begin(Persuade(0))
    scene.play("blackmail cornelius manlius", "bribe 0").roll(12, *throws)
    assert scene.told("disgraced") == [["manlius", *lost]]
    assert scene.p.stack == []


@pytest.mark.rule("republic", "R-33")
def test_r_33_what_numantia_waits_for() -> None:
    for value, waits in (("nearer-spain", False), ("both-spains", True)):
        scene = table("numantine", value)
        scene.p.province[CARDS.province_of["nearer_spain"]] = VACANT
        assert is_waiting(scene.p, CARDS.conflict_of["numantine"]) == waits


@pytest.mark.rule("republic", "R-34")
@pytest.mark.parametrize(("value", "dead"), [("mortal", [["papirius"]]), ("spared", [])])
def test_r_34_chits_and_the_forum(value: str, dead: list[list[str]]) -> None:
    scene = table("unaligned", value).put("papirius", -1).begin(DrawChits(1, ANYWHERE)).roll(chit("papirius"))
    assert scene.told("senator-died") == dead


@pytest.mark.rule("republic", "R-35")
@pytest.mark.parametrize(("value", "grows"), [("marker", 0), ("this-turn", 1)])
def test_r_35_an_honest_governor(value: str, grows: int) -> None:
    scene = table("honesty", value).govern("fabius", "sicily")
    scene.p.marks[senator("fabius")] |= CORRUPT
    scene.begin(Development()).roll(5)
    assert scene.p.developed[CARDS.province_of["sicily"]] == grows


@pytest.mark.rule("republic", "R-36")
@pytest.mark.parametrize(("value", "at_once"), [("sent", VACANT), ("fought", NO_PROVINCE)])
def test_r_36_when_narbonese_gaul_comes(value: str, at_once: int) -> None:
    scene = table("narbonese", value).war("germanic-migrations").office("julius", FIELD_CONSUL).meet()
    scene.p.legions = 9
    war, gaul = words.WAR.value("germanic-migrations"), CARDS.province_of["narbonese_gaul"]
    send_forces(scene.p, [senator("julius"), war, 9, 0, 0])
    assert scene.p.province[gaul] == at_once
    scene.begin(StartBattle(senator("julius"), war))
    assert scene.p.province[gaul] == VACANT


@pytest.mark.rule("republic", "R-37")
@pytest.mark.parametrize(("value", "overrun"), [("reach", 0), ("exceed", 1)])
def test_r_37_what_holds_raiders(value: str, overrun: int) -> None:
    gaul = CARDS.province_of["cisalpine_gaul"]
    scene = table("raids", value).govern("fabius", "cisalpine-gaul").happen("barbarian_raids")
    own = CARDS.native_land[gaul][0] + CARDS.military[senator("fabius")]
    legions = (15 - own - 2) // 2
    scene.p.garrison[gaul] = legions
    dice = 15 - own - 2 * legions
    scene.begin(Troubles()).play(f"throw {dice - 1} 1")
    assert scene.p.overrun[gaul] == overrun


@pytest.mark.rule("republic", "R-38")
@pytest.mark.parametrize(("value", "allowed"), [("modified", True), ("printed", False)])
def test_r_38_a_war_of_twenty(value: str, allowed: bool) -> None:
    scene = table("crisis", value).war("macedonian-1", "macedonian-2")
    assert is_crisis(scene.p) == allowed
    assert is_crisis(table("crisis", value).war("punic-1").p)


@pytest.mark.rule("republic", "R-39")
@pytest.mark.parametrize(("value", "popularity"), [("always", -1), ("passed", 0)])
def test_r_39_votes_against_land(value: str, popularity: int) -> None:
    scene = table("land-blame", value).meet()
    propose(scene.p, words.FOR_LAND_BILL, [0, senator("cornelius"), senator("fabius")], 0, 0)
    scene.p.settle()
    scene.play("call-all", "vote against 0", "vote against 0", "vote for 0")
    assert len(scene.told("defeated")) == 1
    assert scene.p.popularity[senator("julius")] == popularity


@pytest.mark.rule("republic", "R-40")
@pytest.mark.parametrize(("value", "held"), [("senate", False), ("forum", True)])
def test_r_40_when_the_commissioner_goes_back(value: str, held: bool) -> None:
    scene = table("commissioner", value).hold("julius", "land-commissioner").begin(HomeComing())
    assert (scene.p.holder[DECK.land_commissioner] == senator("julius")) == held
    scene.begin(ForumPhase())
    assert scene.p.holder[DECK.land_commissioner] == FORUM


@pytest.mark.rule("republic", "R-41")
@pytest.mark.parametrize(("value", "dead"), [("in-rome", []), ("anywhere", [["valerius"]])])
def test_r_41_whom_catilines_accusers_find(value: str, dead: list[list[str]]) -> None:
    scene = table("catiline", value).govern("valerius", "sicily").begin(CatilineDie(1)).roll(1).roll(chit("valerius"))
    assert scene.told("senator-died") == dead


@pytest.mark.rule("republic", "R-42")
@pytest.mark.parametrize(("value", "asked"), [("may-add", "0"), ("must-throw", "chance")])
def test_r_42_a_bribe_nobody_answers(value: str, asked: str) -> None:
    scene = table("bargain", value)
    scene.p.talents[senator("cornelius")] = 9
    scene.begin(Persuade(0)).play("persuade cornelius manlius", "bribe 2", "counter 0", "counter 0")
    assert scene.asked()[0] == asked
