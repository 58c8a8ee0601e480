"""More doubts that a table may decide otherwise: rulings R-57 to R-75, each with both readings."""

import pytest

from quadriga.engine.seat import CHANCE
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstLeader, forbids_statesman
from quadriga.games.republic.whole.forum.auction import OpenAuction
from quadriga.games.republic.whole.forum.draw import show
from quadriga.games.republic.whole.forum.games import ChangeLeader
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.forum.persuasion import Persuade
from quadriga.games.republic.whole.forum.phase import ForumPhase, Revival
from quadriga.games.republic.whole.revenue.personal import SellGrain
from quadriga.games.republic.whole.revolution.revolt import VictorDecides
from quadriga.games.republic.whole.rome import (
    CAPTIVE,
    CENSOR,
    CURIA,
    DICTATOR,
    FIELD_CONSUL,
    GONE,
    NOBODYS,
    REBELLING,
    WAITING,
    WITH_WAR,
)
from quadriga.games.republic.whole.senate.effects import install_consuls
from quadriga.games.republic.whole.senate.elections import Dictatorship
from quadriga.games.republic.whole.senate.expeditions import is_weak
from quadriga.games.republic.whole.senate.hands import tribunes
from quadriga.games.republic.whole.senate.murder import forbids_plot
from quadriga.games.republic.whole.senate.tribunes import KillDie
from quadriga.games.republic.whole.senate.votes import propose
from quadriga.games.republic.whole.war.arrival import leave_play
from quadriga.games.republic.whole.war.strength import land, naval
from rules.republic.whole.scene import CARDS, DECK, Scene, senator
from rules.republic.whole.test_options import table


@pytest.mark.rule("republic", "R-57")
@pytest.mark.parametrize(("value", "taken"), [("any-multiple", [1, 2, 3]), ("full", [1, 3])])
def test_r_57_grain(value: str, taken: list[int]) -> None:
    scene = table("grain", value).hold("julius", "sicilian-grain").happen("drought", 2)
    scene.begin(SellGrain(words.CONCESSION.value("sicilian-grain")))
    assert scene.offered() == [f"sell-grain sicilian-grain {number}" for number in taken]


@pytest.mark.rule("republic", "R-58")
@pytest.mark.parametrize(("value", "winner"), [("once-around", "julius"), ("until-passed", "cornelius")])
def test_r_58_auction(value: str, winner: str) -> None:
    scene = table("auction", value)
    for name in ("cornelius", "julius", "claudius"):
        scene.p.talents[senator(name)] = 9
    scene.begin(OpenAuction()).play("bid cornelius 1", "bid julius 2", "done")
    if value == "until-passed":
        assert scene.asked() == ("0", "bid")
        scene.play("bid cornelius 3", "done")
    assert scene.told("initiative")[0] == [f"faction-{scene.p.faction[senator(winner)] + 1}"]
    assert scene.p.talents[senator(winner)] < 9


@pytest.mark.rule("republic", "R-59")
@pytest.mark.parametrize(("value", "refusal"), [("blocks", words.R_FAMILY_ELSEWHERE), ("yields", 0)])
def test_r_59_kin_abroad(value: str, refusal: int) -> None:
    scene = table("kin-abroad", value).put("aemilius", -1).govern("aemilius", "sicily").hand(0, "statesman-19a")
    assert forbids_statesman(scene.p, 0, senator("aemilius-paullus")) == refusal


@pytest.mark.rule("republic", "R-60")
@pytest.mark.parametrize(("value", "rolls"), [("waits", False), ("free", True)])
def test_r_60_grain_revival(value: str, rolls: bool) -> None:
    grain = words.CONCESSION.value("sicilian-grain")
    scene = table("grain-revival", value)
    scene.p.war[DECK.destroyed_by[grain][0]] = words.ACTIVE
    scene.p.holder[grain] = CURIA
    scene.begin(Revival(grain), FirstLeader(0))
    assert (scene.p.turn() == CHANCE) is rolls


@pytest.mark.rule("republic", "R-61")
@pytest.mark.parametrize(("value", "state"), [("curia", WAITING), ("out", GONE)])
def test_r_61_idle_leaders(value: str, state: int) -> None:
    scene = table("idle-leaders", value).war("punic-1")
    hamilcar = CARDS.leader_of["hamilcar"]
    scene.p.chief[hamilcar] = WITH_WAR
    leave_play(scene.p, words.WAR.value("punic-1"), beaten=True)
    assert scene.p.chief[hamilcar] == state


@pytest.mark.rule("republic", "R-62")
@pytest.mark.parametrize(("value", "offered"), [("anywhere", True), ("in-rome", False)])
def test_r_62_pressed_knights(value: str, offered: bool) -> None:
    scene = table("pressed-knights", value).govern("fabius", "sicily")
    scene.p.knights[senator("fabius")] = 1
    scene.begin(Knights(0))
    assert ("press fabius 1" in scene.offered()) is offered
    if not offered:
        assert scene.refused("press fabius 1")[1] == "not-in-rome"


@pytest.mark.rule("republic", "R-63")
@pytest.mark.parametrize(("value", "reason"), [("allowed", ""), ("barred", "cannot-lead")])
@pytest.mark.parametrize("place", [CAPTIVE, REBELLING])
def test_r_63_absent_leader(value: str, reason: str, place: int) -> None:
    scene = table("absent-leader", value).put("manlius", 0)
    scene.p.place[senator("fabius")] = place
    scene.p.where[senator("fabius")] = words.WAR.value("punic-1") if place == CAPTIVE else -1
    if place == REBELLING:
        scene.p.rebel = senator("fabius")
    scene.begin(ChangeLeader(0))
    assert scene.why("name-leader fabius") == reason
    assert scene.why("name-leader manlius") == ""


@pytest.mark.rule("republic", "R-64")
@pytest.mark.parametrize(("value", "first"), [("after-aging", "InOrderAgain"), ("before-aging", "EnemyLeaderDies")])
def test_r_64_leader_dies(value: str, first: str) -> None:
    scene = table("leader-dies", value).begin(ForumPhase())
    order = [type(frame).__name__ for frame in scene.p.stack]
    names = [name for name in reversed(order) if name in ("InOrderAgain", "EnemyLeaderDies")]
    assert names[0] == first
    assert len(names) == 2


@pytest.mark.rule("republic", "R-65")
@pytest.mark.parametrize(("value", "reason"), [("may", ""), ("may-not", "on-errand")])
def test_r_65_bequest_revolt(value: str, reason: str) -> None:
    scene = table("bequest-revolt", value).command("julius", "punic-1", legions=3, fleets=3)
    scene.p.where[senator("julius")] = -1
    scene.p.won[senator("julius")] = 2
    scene.begin(VictorDecides(senator("julius"), 0))
    assert scene.why("revolt") == reason


@pytest.mark.rule("republic", "R-66")
@pytest.mark.parametrize(("value", "silenced"), [("with-omens", 1), ("bare-die", 0)])
def test_r_66_tribune_parity(value: str, silenced: int) -> None:
    scene = table("tribune-parity", value).happen("evil_omens").meet().begin(KillDie(senator("julius"))).roll(3)
    assert scene.p.meeting().silenced == silenced
    assert scene.p.popularity[senator("julius")] == -2


@pytest.mark.rule("republic", "R-67")
@pytest.mark.parametrize(("value", "revolts"), [("active-war", False), ("any-war", True)])
def test_r_67_pretender(value: str, revolts: bool) -> None:
    scene = table("pretender", value).govern("fabius", "sicily").happen("pretender").war("punic-1")
    show(scene.p, words.CARD.value("punic-2"))
    assert scene.status("punic-2") == words.IMMINENT
    assert bool(scene.p.stack) is revolts


@pytest.mark.rule("republic", "R-68")
@pytest.mark.parametrize(("value", "asked"), [("none", "nominate-one"), ("other-appoints", "appoint")])
def test_r_68_consul_away(value: str, asked: str) -> None:
    scene = table("consul-away", value).office("julius", FIELD_CONSUL).war("punic-1", "gallic-1", "illyrian-1")
    scene.command("julius", "punic-1", legions=5, fleets=5).meet().begin(Dictatorship())
    assert (scene.asked()[1] == "appoint") is (asked == "appoint")
    if asked == "appoint":
        scene.play("appoint fabius")
        assert scene.p.offices[DICTATOR] == senator("fabius")


@pytest.mark.rule("republic", "R-69")
@pytest.mark.parametrize(("value", "censor"), [("until-censor", True), ("until-consuls", False)])
def test_r_69_old_censor(value: str, censor: bool) -> None:
    scene = table("old-censor", value).office("claudius", CENSOR).meet()
    install_consuls(scene.p, senator("julius"), senator("fabius"))
    assert scene.p.offices[CENSOR] == (senator("claudius") if censor else NOBODYS)


@pytest.mark.rule("republic", "R-70")
@pytest.mark.parametrize(("value", "weak"), [("first-battle", False), ("both-battles", True)])
def test_r_70_consent(value: str, weak: bool) -> None:
    scene = table("consent", value).war("punic-1")
    war, one = words.WAR.value("punic-1"), senator("cornelius")
    strong = [one, war, 1, naval(scene.p, war), 0]
    assert is_weak(scene.p, strong, strong) is weak
    both = [one, war, land(scene.p, war), naval(scene.p, war), 0]
    assert not is_weak(scene.p, both, both)


@pytest.mark.rule("republic", "R-71")
@pytest.mark.parametrize(("value", "refusal"), [("allowed", 0), ("barred", words.R_NO_MURDER_NOW)])
def test_r_71_trial_murder(value: str, refusal: int) -> None:
    scene = table("trial-murder", value).meet()
    propose(scene.p, words.FOR_MURDER_TRIAL, [senator("julius"), 0], 0, 1)
    assert forbids_plot(scene.p, 2) == refusal


@pytest.mark.rule("republic", "R-72")
@pytest.mark.parametrize(("value", "reason"), [("possible", ""), ("barred", "no-legion-follows")])
def test_r_72_empty_revolt(value: str, reason: str) -> None:
    scene = table("empty-revolt", value).command("julius", "punic-1", legions=3)
    scene.p.won[senator("julius")] = 1
    scene.begin(VictorDecides(senator("julius"), 0))
    assert scene.why("revolt") == reason
    assert scene.why("sound-out") == ""
    own = table("empty-revolt", value).command("julius", "punic-1", veterans=1)
    own.p.won[senator("julius")] = 1
    assert own.begin(VictorDecides(senator("julius"), 0)).why("revolt") == ""


@pytest.mark.rule("republic", "R-73")
@pytest.mark.parametrize(("value", "tries"), [("always", [["julius", "0"]]), ("never", [])])
def test_r_73_free_knight(value: str, tries: list[list[str]]) -> None:
    scene = Scene(1, {"free-knight": value})
    for faction, name in enumerate(["cornelius", "fabius", "valerius", "julius", "claudius"]):
        scene.put(name, faction, leads=True)
    scene.p.others().temper = [-1, 0, 1, 2, 3]
    scene.begin(Knights(3), FirstLeader(0))
    assert scene.told("courted") == tries


@pytest.mark.rule("republic", "R-74")
@pytest.mark.parametrize(("value", "guarded"), [("goes-along", True), ("discarded", False)])
def test_r_74_guard_lost(value: str, guarded: bool) -> None:
    scene = table("guard-lost", value)
    scene.p.guarded = senator("manlius")
    scene.p.influence[senator("cornelius")] = 30
    scene.begin(Persuade(0)).play("persuade cornelius manlius", "bribe 0", "counter 0", "counter 0").roll(2)
    assert scene.p.faction[senator("manlius")] == 0
    assert (scene.p.guarded == senator("manlius")) is guarded


@pytest.mark.rule("republic", "R-75")
@pytest.mark.parametrize(("value", "speaks"), [("speaks", True), ("silent", False)])
def test_r_75_absent_tribune(value: str, speaks: bool) -> None:
    scene = table("absent-tribune", value).put("cato-the-elder", 1).meet()
    assert tribunes(scene.p, 1, veto=True)
    scene.govern("cato-the-elder", "sicily")
    assert tribunes(scene.p, 1, veto=True) is speaks
