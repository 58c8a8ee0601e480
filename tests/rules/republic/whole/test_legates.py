"""Provinces governed through a legate (rule 13.L8)."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.pretender import PretenderBattle, overthrow
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.revenue.development import DevelopmentDie
from quadriga.games.republic.whole.revenue.personal import TakeSpoils
from quadriga.games.republic.whole.revenue.raids import RaidDice
from quadriga.games.republic.whole.revenue.state import Terms
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CENSOR,
    CORRUPT,
    GOVERNED,
    GOVERNING,
    IN_FORCE,
    IN_REVOLT,
    IN_ROME,
    ROME_CONSUL,
    VACANT,
)
from quadriga.games.republic.whole.senate.governors import GovernorSlate, forbids_governor
from quadriga.games.republic.whole.senate.trials import EndOfTrials, Prosecutions, reasons
from quadriga.games.republic.whole.view import look
from rules.republic.whole.scene import CARDS, DECK, Scene, senator

SICILY = CARDS.province_of["sicily"]
ASIA = CARDS.province_of["asia"]


def table() -> Scene:
    """Three factions, the Vatinian Law in force, Sicily and Asia without governor."""
    scene = Scene().put("cornelius", 0, leads=True).put("julius", 0).put("fabius", 1, leads=True)
    scene.put("valerius", 2, leads=True).put("claudius", -1)
    scene.office("cornelius", ROME_CONSUL)
    scene.p.laws[DECK.laws["vatinian"]] = IN_FORCE
    for province in (SICILY, ASIA):
        scene.p.province[province] = VACANT
    return scene


def legate(scene: Scene, name: str, province: int, term: int = 3) -> Scene:
    """He governs a province through a legate."""
    scene.p.legate[province] = senator(name)
    scene.p.province[province] = GOVERNED
    scene.p.term[province] = term
    return scene


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_an_official_governs_two_provinces_and_stays_in_rome() -> None:
    scene = table().meet().begin(GovernorSlate(0, ()))
    scene.play("send-governor sicily cornelius", "send-governor asia cornelius", "put", "call-all")
    scene.play("vote for 0", "vote for 0", "vote for 0")
    assert [scene.p.governor(at) for at in (SICILY, ASIA)] == [senator("cornelius")] * 2
    assert scene.p.place[senator("cornelius")] == IN_ROME
    assert look(scene.p, None)["zones"]["sicily"]["legate"] is True


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_who_is_in_rome_without_office_chooses_and_others_cannot_go() -> None:
    for answer, place in (("go-yourself", GOVERNING), ("send-legate", IN_ROME)):
        scene = table().meet().begin(GovernorSlate(0, ()))
        scene.play("send-governor sicily julius", "put", "call-all", "vote for 0", "vote for 0", "vote for 0")
        assert scene.offered() == ["go-yourself", "send-legate"]
        scene.play(answer)
        assert [scene.p.governor(SICILY), scene.p.place[senator("julius")]] == [senator("julius"), place]
    scene = table().command("fabius", "punic-1", legions=2)
    assert forbids_governor(scene.p, senator("fabius")) == 0
    scene.p.laws[DECK.laws["vatinian"]] = 0
    assert forbids_governor(scene.p, senator("fabius")) == words.R_NOT_IN_ROME
    assert forbids_governor(scene.p, senator("cornelius")) == words.R_HOLDS_OFFICE


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_a_commander_away_governs_and_an_unaligned_senator_goes() -> None:
    scene = table().command("fabius", "punic-1", legions=2).meet().begin(GovernorSlate(0, ()))
    scene.play("send-governor asia claudius", "send-governor sicily fabius")
    assert scene.offered("send-governor sicily claudius") == []
    scene.play("put", "call-all", "vote for 0", "vote for 0")
    assert [scene.p.governor(SICILY), scene.p.place[senator("fabius")]] == [senator("fabius"), AT_WAR]
    assert [scene.p.legate[ASIA], scene.p.place[senator("claudius")]] == [-1, GOVERNING]


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_a_recalled_legate_leaves_his_principal_where_he_is() -> None:
    scene = legate(table(), "julius", SICILY).meet().begin(GovernorSlate(0, ()))
    scene.play("send-governor asia valerius", "send-governor sicily cornelius", "put", "call-all")
    scene.play("vote for 0", "vote for 0", "vote for 0", "go-yourself")
    assert [scene.p.governor(SICILY), scene.p.legate[SICILY]] == [senator("cornelius")] * 2
    assert scene.told("came-home") == []


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_spoils_of_each_province_are_a_charge_of_their_own_this_turn() -> None:
    scene = legate(legate(table(), "julius", SICILY), "julius", ASIA).office("fabius", CENSOR)
    scene.begin(TakeSpoils(SICILY), TakeSpoils(ASIA)).play("take-spoils", "take-spoils")
    julius = senator("julius")
    assert not scene.p.marks[julius] & CORRUPT
    scene.meet()
    assert reasons(scene.p, julius) == [words.FOR_SPOILS + SICILY, words.FOR_SPOILS + ASIA]
    scene.begin(Prosecutions())
    scene.play("prosecute julius spoils-asia minor", "done")
    assert scene.offered("prosecute julius") == ["prosecute julius spoils-sicily minor"]
    scene.play("done").begin(EndOfTrials())
    assert reasons(scene.p, julius) == []


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_a_province_develops_for_who_governs_it_from_rome() -> None:
    scene = legate(table(), "julius", SICILY)
    before = scene.p.influence[senator("julius")]
    scene.begin(DevelopmentDie(SICILY)).roll(5)
    assert [scene.p.developed[SICILY], scene.p.influence[senator("julius")]] == [1, before + 3]
    robbed = legate(table(), "julius", SICILY)
    robbed.p.spoiled[SICILY] = 1
    robbed.begin(DevelopmentDie(SICILY)).roll(5)
    assert robbed.p.developed[SICILY] == 0


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_a_term_ends_and_nobody_comes_home() -> None:
    scene = legate(table(), "julius", SICILY, term=1).begin(Terms())
    assert [scene.p.province[SICILY], scene.p.legate[SICILY], scene.told("came-home")] == [VACANT, -1, []]


@pytest.mark.rule("republic", "R-45")
@pytest.mark.rule("republic", "13.L8")
def test_13_l8_who_is_not_there_is_not_touched() -> None:
    scene = legate(table().happen("barbarian_raids"), "julius", ASIA).begin(RaidDice(ASIA))
    scene.play("throw 6 1")
    assert [scene.p.overrun[ASIA], scene.p.turn(), scene.p.governor(ASIA)] == [1, -2, senator("julius")]
    scene = legate(table(), "julius", SICILY)
    scene.p.garrison[SICILY] = 3
    native = CARDS.native_land[SICILY][0]
    scene.begin(PretenderBattle(SICILY)).roll(18)
    assert scene.told("governor-fought") == [["sicily", "18", str(18 + 3 - native)]]
    overthrow(scene.p, SICILY)
    assert [scene.p.province[SICILY], scene.p.place[senator("julius")]] == [IN_REVOLT, IN_ROME]


@pytest.mark.rule("republic", "13.L8")
def test_13_l8_a_legate_goes_with_his_principal() -> None:
    scene = legate(table(), "julius", SICILY)
    die(scene.p, senator("julius"))
    assert [scene.p.province[SICILY], scene.p.governor(SICILY)] == [VACANT, -1]
