"""1, 4, 5, 7, 10, 12, 13: single facts of the whole game."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.combat.cup import Cup
from quadriga.games.republic.whole.forum.initiative import Initiative
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.mortality.chits import ANYWHERE, DrawChits, capture
from quadriga.games.republic.whole.mortality.death import die, leave
from quadriga.games.republic.whole.revenue.personal import PersonalRevenue
from quadriga.games.republic.whole.revolution.ending import EraEnds
from quadriga.games.republic.whole.revolution.last_stand import RebelEnds
from quadriga.games.republic.whole.revolution.proscription import Proscription
from quadriga.games.republic.whole.revolution.revolt import VictorDecides
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CAPTIVE,
    CENSOR,
    FIELD_CONSUL,
    FORCE,
    FORUM,
    GOVERNING,
    IN_FORUM,
    PROCONSUL,
    REBELLING,
    ROME_CONSUL,
    VACANT,
)
from quadriga.games.republic.whole.senate.effects import recruit, send_forces
from quadriga.games.republic.whole.senate.hands import free_tribune
from quadriga.games.republic.whole.senate.tribunes import TribuneWindow
from quadriga.games.republic.whole.senate.votes import callable_seats, propose
from quadriga.games.republic.whole.war.battle import StartBattle
from quadriga.games.republic.whole.war.forces import bring_home
from quadriga.games.republic.whole.war.strength import civil_war
from rules.republic.whole.scene import CARDS, DECK, Scene, senator

GALLIC = words.WAR.value("gallic-1")


def table() -> Scene:
    scene = Scene().put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    return scene.put("claudius", 2, True).put("manlius", 2).office("cornelius", ROME_CONSUL)


@pytest.mark.rule("republic", "1.2a")
def test_1_2a_the_cup_holds_36_chits() -> None:
    cup = Cup()
    cup.lay_out(1)
    weights = {move.a: weight for move, weight in cup.chances(CARDS)}
    assert [weights[number] for number in range(30)] == [1] * 30
    assert [weights[words.BLANK], weights[words.DRAW_TWO], sum(weights.values())] == [4, 2, 36]


@pytest.mark.rule("republic", "1.2b")
def test_1_2b_there_are_25_legions_whoever_has_them() -> None:
    scene = table().command("julius", "gallic-1", 10, 12, veterans=3).meet()
    scene.p.garrison[0] = 4
    scene.p.legions, scene.p.fleets, scene.p.treasury = 6, 10, 500
    assert [scene.p.legions_in_play(), scene.p.fleets_in_play()] == [23, 22]
    scene.meet()
    recruit(scene.p, 2, 3)
    assert scene.p.audit() == []
    scene.p.legions += 1
    assert scene.p.audit() == ["there are more legions or fleets than in the box"]
    assert scene.p.veterans(FORCE + senator("julius")) == [0, 1, 2]


@pytest.mark.rule("republic", "1.2e")
def test_1_2e_knights_have_no_limit() -> None:
    scene = table()
    scene.p.knights[senator("cornelius")], scene.p.talents[senator("cornelius")] = 200, 5
    scene.begin(Knights(0)).play("attract cornelius 5").roll(1)
    assert scene.p.knights[senator("cornelius")] == 201


@pytest.mark.rule("republic", "4.1a")
def test_4_1a_a_dead_mans_talents_go_to_the_bank_not_to_his_faction() -> None:
    scene = table()
    scene.p.talents[senator("fabius")], scene.p.purse[0], scene.p.treasury = 9, 4, 50
    die(scene.p, senator("fabius"))
    assert [scene.p.talents[senator("fabius")], scene.p.purse[0], scene.p.treasury] == [0, 4, 50]


@pytest.mark.rule("republic", "4.8c")
def test_4_8c_omens_do_not_sway_a_throw_between_equals() -> None:
    scene = Scene().put("cornelius", 0, influence=5).put("julius", 1, influence=5).happen("evil_omens", 2)
    for name in ("cornelius", "julius"):
        scene.p.knights[senator(name)] = 9 - DECK.oratory[senator(name)]
    scene.begin(EraEnds())
    assert {move.a: weight for move, weight in scene.p.chances()} == {0: 1, 1: 1}


@pytest.mark.rule("republic", "4.9c")
def test_4_9c_discards_are_open_and_stay_where_they_are() -> None:
    scene = table().hand(1, "tribune-38").meet()
    leave(scene.p, 1)
    assert scene.p.discards == [words.CARD.value("tribune-38")]
    assert words.CARD.value("tribune-38") not in scene.p.stock().pool
    own = scene.p.view(None)["own"]
    assert isinstance(own, dict)
    assert own["discards"] == ["tribune-38"]


@pytest.mark.rule("republic", "4.10a")
@pytest.mark.parametrize("place", [IN_FORUM, GOVERNING, AT_WAR, CAPTIVE, REBELLING])
def test_4_10a_a_chit_finds_everybody(place: int) -> None:
    scene = table()
    scene.p.place[senator("manlius")] = place
    if place == IN_FORUM:
        scene.p.faction[senator("manlius")] = -1
    if place == GOVERNING:
        scene.govern("manlius", "sicily")
    scene.begin(DrawChits(1, ANYWHERE)).roll(str(DECK.family[senator("manlius")] + 1))
    assert scene.told("senator-died") == [["manlius"]]


@pytest.mark.rule("republic", "4.10c")
@pytest.mark.rule("republic", "13.S20")
def test_4_10c_a_free_tribune_serves_from_afar_but_not_a_rebel() -> None:
    scene = Scene().put("cato-the-elder", 0, True).govern("cato-the-elder", "sicily").meet()
    cato = senator("cato-the-elder")
    assert free_tribune(scene.p, 0, veto=False) == cato
    scene.p.place[cato] = REBELLING
    assert free_tribune(scene.p, 0, veto=False) == -1


@pytest.mark.rule("republic", "5.4c")
def test_5_4c_a_faction_without_senators_goes_on() -> None:
    scene = table().hand(1, "tribune-38").meet()
    scene.p.purse[1] = 6
    for name in ("julius", "valerius"):
        scene.p.place[senator(name)], scene.p.faction[senator(name)] = 0, -1
    scene.p.leader[1] = -1
    assert [scene.p.members(1), scene.p.purse[1]] == [[], 6]
    propose(scene.p, words.FOR_RECRUITS, [1, 0], 0, 0)
    assert 1 in callable_seats(scene.p)
    scene.p.stack.clear()
    scene.p.motion = None
    scene.begin(TribuneWindow())
    assert scene.asked() == ("1", "tribune")
    scene.done()
    scene.begin(Initiative(1))
    assert scene.step() == "InitiativeDice"


@pytest.mark.rule("republic", "7.312g")
def test_7_312g_marius_courts_knights_in_rome_only() -> None:
    scene = Scene().put("marius-27a", 0, True, talents=9).put("fabius", 0)
    scene.begin(Knights(0))
    assert scene.offered("attract marius-27a") != []
    away = Scene().put("marius-27a", 0, True, talents=9).put("fabius", 0).govern("marius-27a", "sicily")
    away.begin(Knights(0))
    assert away.refused("attract marius-27a 2") == ("7.4a", "not-in-rome")


@pytest.mark.rule("republic", "7.32b")
def test_7_32b_how_a_concession_leaves_its_holder() -> None:
    mining = words.CONCESSION.value("mining")
    dead = table().hold("julius", "mining")
    die(dead.p, senator("julius"))
    assert dead.p.holder[mining] == FORUM
    rebel = table().hold("julius", "mining").command("julius", "gallic-1", 3)
    rebel.p.won[senator("julius")] = 1
    rebel.begin(VictorDecides(senator("julius"), 0)).play("revolt")
    assert rebel.p.holder[mining] == FORUM
    away = table().hold("julius", "mining").govern("julius", "sicily")
    assert away.p.holder[mining] == senator("julius")


@pytest.mark.rule("republic", "7.334b")
def test_7_334b_narbonese_gaul_is_created_when_a_force_leaves() -> None:
    scene = table().war("germanic-migrations").office("julius", FIELD_CONSUL).meet()
    scene.p.legions = 9
    gaul = CARDS.province_of["narbonese_gaul"]
    send_forces(scene.p, [senator("julius"), words.WAR.value("germanic-migrations"), 9, 0, 0])
    assert scene.p.province[gaul] == VACANT


@pytest.mark.rule("republic", "7.37d")
def test_7_37d_a_rebel_keeps_the_bequest_he_was_sent_for() -> None:
    scene = table().command("julius", "gallic-1", 3, 3)
    julius = senator("julius")
    scene.p.where[julius], scene.p.won[julius], scene.p.bequest[0] = -1, 2, 2
    scene.begin(VictorDecides(julius, 0)).play("revolt")
    assert [scene.p.talents[julius], scene.p.bequest[0]] == [50, 0]


@pytest.mark.rule("republic", "10.11b")
def test_10_11b_without_the_support_there_is_no_land_battle() -> None:
    need = CARDS.support[CARDS.conflict_of["illyrian_1"]]
    assert need > 0
    war = words.WAR.value("illyrian-1")
    battle = StartBattle(senator("julius"), war)
    short = table().war("illyrian-1").command("julius", "illyrian-1", 9, need - 1).begin(battle)
    assert short.p.stack == []
    enough = table().war("illyrian-1").command("julius", "illyrian-1", 9, need).begin(battle)
    assert enough.asked()[0] == "chance"


@pytest.mark.rule("republic", "10.4g")
def test_10_4g_the_force_of_a_dead_victor_comes_home() -> None:
    scene = table().war("gallic-1").command("julius", "gallic-1", 20).begin(StartBattle(senator("julius"), GALLIC))
    scene.throw(18)
    assert scene.told("battle")[0][4] == "victory"
    scene.p.won[senator("julius")] = 1
    die(scene.p, senator("julius"))
    left = scene.p.legions_in_play()
    assert left > 10
    assert scene.p.legions + len(scene.p.veterans(0)) == left


@pytest.mark.rule("republic", "10.8b")
def test_10_8b_what_ends_a_proconsul() -> None:
    def proconsul() -> Scene:
        scene = table().war("gallic-1").command("julius", "gallic-1", 4).command("manlius", "gallic-1", 4)
        for name in ("julius", "manlius"):
            scene.p.marks[senator(name)] |= PROCONSUL
        return scene

    for end in (bring_home, capture, die):
        scene = proconsul()
        end(scene.p, senator("julius"))
        assert not scene.p.marks[senator("julius")] & PROCONSUL
        assert scene.p.marks[senator("manlius")] & PROCONSUL


def last_stand(ruined: int, wars: int = 4) -> Scene:
    """A rebel with enough for anything, and so many wars beside his own."""
    scene = table()
    julius = senator("julius")
    scene.p.rebel, scene.p.place[julius] = julius, REBELLING
    scene.p.war[civil_war(scene.p)] = words.ACTIVE
    scene.p.army[julius] = 20
    scene.war(*["gallic-1", "syrian", "illyrian-2", "macedonian-1"][:wars])
    scene.p.ships[julius] = 20
    return scene.begin(RebelEnds(ruined))


@pytest.mark.rule("republic", "12.3b")
def test_12_3b_a_rebel_who_fails_ruins_everybody_and_one_who_dies_wins_by_ruin_alone() -> None:
    assert last_stand(0, wars=3).ended() == "rebel-rules"
    failed = last_stand(0).play("name-war gallic-1")
    failed.p.army[senator("julius")] = 1
    failed.throw(3)
    assert failed.ended() == "four-wars"
    for ruined, end in ((0, ""), (1, "rebel-rules")):
        scene = last_stand(ruined).play("name-war gallic-1")
        scene.p.ships[senator("julius")] = 0
        scene.p.army[senator("julius")] = 4 + CARDS.land[CARDS.conflict_of["gallic_1"]]
        scene.throw(7)
        chit = str(DECK.family[senator("julius")] + 1)
        assert scene.step() == "NextChit"
        scene.roll(chit)
        while scene.p.stack and scene.step() == "NextChit":
            scene.roll("blank")
        assert scene.told("senator-died")[0] == ["julius"]
        assert scene.ended() == end


# ---------------------------------------------------------------- cards of the late Republic


@pytest.mark.rule("republic", "13.I12")
def test_13_i12_proscription_robs_all_knights_once_and_for_all() -> None:
    scene = table()
    scene.p.era = 2
    scene.p.hands[2].append(words.CARD.value("proscription"))
    scene.p.knights[senator("julius")], scene.p.knights[senator("manlius")] = 2, 1
    scene.begin(Proscription())
    assert scene.asked() == ("2", "proscribe")
    scene.play("proscribe")
    assert scene.asked() == ("0", "accept-proscription")
    refused = Scene.of(scene.p.copy()).play("refuse")
    assert sum(refused.p.knights) == 3
    scene.play("agree").roll(6, 1, 4)
    assert [sum(scene.p.knights), scene.talents("cornelius")] == [0, 11]
    scene.p.talents[senator("julius")] = 4
    own = Scene.of(scene.p.copy()).begin(Knights(0))
    assert own.offered("attract") == []
    scene.begin(Knights(1)).play("attract julius 4").roll(1)
    assert scene.p.knights[senator("julius")] == 1
    early = table().hand(2, "tribune-38").begin(Proscription())
    assert early.p.stack == []


@pytest.mark.rule("republic", "13.S17")
def test_13_s17_crassus_earns_twice() -> None:
    scene = Scene().put("crassus", 0, True).put("fabius", 0).hold("crassus", "mining").hold("crassus", "armaments")
    scene.begin(PersonalRevenue())
    assert scene.talents("crassus") == 2 * 3 + 2 * 3
    scene.meet()
    scene.p.treasury = 100
    recruit(scene.p, 2, 0)
    assert scene.talents("crassus") == 12 + 2 * 2 * 2


@pytest.mark.rule("republic", "6.31a")
def test_6_31a_a_faction_treasury_pays_for_no_votes_games_or_knights() -> None:
    scene = table().office("claudius", CENSOR).meet()
    scene.p.purse = [50, 50, 50]
    propose(scene.p, words.FOR_RECRUITS, [1, 0], 0, 0)
    scene.p.settle()
    scene.play("call faction-2")
    assert scene.refused("vote for 1") == ("6.3a", "not-so-much")
    idle = table()
    idle.p.purse = [50, 50, 50]
    idle.begin(Knights(0))
    assert idle.offered("attract cornelius") == ["attract cornelius 0"]
