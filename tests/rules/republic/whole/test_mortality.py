"""5: the Mortality Phase, and what a death leaves behind."""

import pytest

from quadriga.engine.seat import Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.chits import ANYWHERE, DrawChits
from quadriga.games.republic.whole.mortality.death import Bereft, die, enter
from quadriga.games.republic.whole.mortality.phase import MortalityPhase
from quadriga.games.republic.whole.rome import (
    CAPTIVE,
    DEAD,
    FORUM,
    IN_CURIA,
    IN_ROME,
    PRIOR_CONSUL,
    ROME_CONSUL,
    UNDER,
    VACANT,
    WAITING,
    WITH_WAR,
)
from rules.republic.whole.scene import CARDS, Scene, senator


def table() -> Scene:
    """Two factions of two, one senator in the Forum."""
    scene = Scene().put("cornelius", 0, True).put("fabius", 0, talents=5, knights=2, popularity=3, influence=12)
    return scene.put("valerius", 1, True).put("julius", 1).put("claudius", -1).put("manlius", 2, True)


@pytest.mark.rule("republic", "5.1a")
@pytest.mark.rule("republic", "5.1b")
def test_5_1_the_earliest_imminent_war_of_each_series_breaks_out_and_calls_its_leader() -> None:
    scene = table()
    for id in ("macedonian_2", "macedonian_3", "illyrian_2"):
        scene.p.war[CARDS.conflict_of[id]] = words.IMMINENT
    philip, hannibal = CARDS.leader_of["philip_v"], CARDS.leader_of["hannibal"]
    scene.p.chief[philip] = scene.p.chief[hannibal] = WAITING
    scene.begin(MortalityPhase())
    status = [scene.p.war[CARDS.conflict_of[id]] for id in ("macedonian_2", "macedonian_3", "illyrian_2")]
    assert status == [words.ACTIVE, words.IMMINENT, words.ACTIVE]
    assert [scene.p.chief[philip], scene.p.chief[hannibal]] == [WITH_WAR, WAITING]


@pytest.mark.rule("republic", "5.2a")
@pytest.mark.rule("republic", "5.21a")
@pytest.mark.rule("republic", "5.21b")
def test_5_21_one_chit_kills_who_has_its_number_aligned_or_not() -> None:
    assert table().begin(MortalityPhase()).play("draw-chit 2").p.place[senator("fabius")] == IN_CURIA
    assert (
        table().begin(MortalityPhase()).play(f"draw-chit {senator('claudius') + 1}").p.place[senator("claudius")]
        == IN_CURIA
    )
    for nothing in ("draw-chit blank", "draw-chit 30"):
        scene = table().begin(MortalityPhase()).play(nothing)
        assert scene.told("senator-died") == []
    captive = table()
    captive.p.place[senator("fabius")] = CAPTIVE
    assert captive.begin(MortalityPhase()).play("draw-chit 2").p.place[senator("fabius")] == IN_CURIA


@pytest.mark.rule("republic", "5.21c")
@pytest.mark.rule("republic", "5.21d")
@pytest.mark.rule("republic", "5.21e")
def test_5_21c_a_draw_two_goes_back_and_drawn_chits_stay_out_until_the_end() -> None:
    scene = table().begin(DrawChits(1, ANYWHERE)).play("draw-chit draw-two", "draw-chit 30")
    assert scene.p.drawn().owed == 1
    assert "draw-chit 30" not in scene.offered()
    assert "draw-chit draw-two" in scene.offered()
    scene.play("draw-chit 29")
    assert scene.p.cup is None
    weights = {move.a: weight for move, weight in table().begin(DrawChits(1, ANYWHERE)).p.chances()}
    assert [weights[0], weights[29], weights[words.BLANK], weights[words.DRAW_TWO]] == [1, 1, 4, 2]
    many = table().begin(DrawChits(34, ANYWHERE))
    assert "draw-chit draw-two" not in many.offered()


@pytest.mark.rule("republic", "5.22a")
@pytest.mark.rule("republic", "5.31c")
def test_5_22a_of_a_pair_dice_choose_and_the_family_goes_to_the_survivor() -> None:
    scene = table().put("tiberius-gracchus", 0).put("gaius-gracchus", 1)
    older, younger, family = senator("tiberius-gracchus"), senator("gaius-gracchus"), senator("sempronius")
    scene.p.under[older] = family
    scene.p.place[family] = UNDER
    scene.begin(DrawChits(1, ANYWHERE)).play("draw-chit 25")
    assert scene.offered() == ["twin-dies tiberius-gracchus", "twin-dies gaius-gracchus"]
    scene.play("twin-dies tiberius-gracchus")
    assert scene.p.place[older] == DEAD
    assert scene.p.under[younger] == family
    assert scene.p.place[family] == UNDER


@pytest.mark.rule("republic", "5.3a")
@pytest.mark.rule("republic", "5.3b")
@pytest.mark.rule("republic", "5.3c")
@pytest.mark.rule("republic", "5.3g")
def test_5_3_all_that_a_dead_senator_had_is_gone() -> None:
    scene = table().hold("fabius", "mining")
    p, fabius = scene.p, senator("fabius")
    p.marks[fabius] = PRIOR_CONSUL
    p.offices[ROME_CONSUL] = fabius
    p.purse[0] = 9
    die(p, fabius)
    assert [p.talents[fabius], p.knights[fabius], p.popularity[fabius], p.influence[fabius], p.marks[fabius]] == [0] * 5
    assert p.offices[ROME_CONSUL] == -1
    assert p.purse[0] == 9
    assert p.holder[words.CONCESSION.value("mining")] == FORUM
    assert p.curia == [fabius]
    die(p, senator("julius"))
    assert p.curia == [fabius, senator("julius")]
    assert p.members(0) == [senator("cornelius")]
    enter(p, fabius, 2)
    assert p.influence[fabius] == CARDS.influence[fabius]


@pytest.mark.rule("republic", "5.3d")
def test_5_3d_his_province_is_vacant_and_keeps_its_garrison_and_side() -> None:
    scene = table().govern("fabius", "sicily", 2, developed=True)
    sicily = words.PROVINCE.value("sicily")
    scene.p.garrison[sicily] = 2
    die(scene.p, senator("fabius"))
    p = scene.p
    assert [p.province[sicily], p.term[sicily], p.garrison[sicily], p.developed[sicily]] == [VACANT, 0, 2, 1]


@pytest.mark.rule("republic", "5.3h")
@pytest.mark.rule("republic", "5.3k")
def test_5_3h_a_leader_leaves_an_heir_others_go_to_the_curia() -> None:
    scene = table()
    cornelius = senator("cornelius")
    scene.p.influence[cornelius] = 20
    scene.p.talents[cornelius] = 8
    die(scene.p, cornelius)
    p = scene.p
    assert [p.leader[0], p.place[cornelius], p.influence[cornelius], p.talents[cornelius]] == [cornelius, IN_ROME, 5, 0]
    die(p, senator("claudius"))
    assert p.curia == [senator("claudius")]


@pytest.mark.rule("republic", "5.31a")
@pytest.mark.rule("republic", "5.31b")
def test_5_31_a_dead_statesman_leaves_the_game_and_an_heir_only_on_his_family_card() -> None:
    alone = table().put("scipio-africanus", 2, True)
    die(alone.p, senator("scipio-africanus"))
    assert alone.p.leader[2] == -1
    assert alone.p.place[senator("scipio-africanus")] == DEAD
    scene = table().put("scipio-africanus", 0, True)
    scene.p.under[senator("scipio-africanus")] = senator("cornelius")
    scene.p.place[senator("cornelius")] = UNDER
    scene.p.faction[senator("cornelius")] = -1
    die(scene.p, senator("scipio-africanus"))
    assert scene.p.leader[0] == senator("cornelius")
    assert scene.p.place[senator("cornelius")] == IN_ROME


@pytest.mark.rule("republic", "5.4b")
def test_5_4b_a_faction_without_senators_takes_the_first_family_or_leaves() -> None:
    def bereft() -> Scene:
        scene = table().hand(2, "mining")
        scene.p.purse[2] = 6
        scene.p.leader[2] = -1
        die(scene.p, senator("fabius"))
        die(scene.p, senator("manlius"))
        return scene.begin(Bereft())

    scene = bereft()
    assert scene.p.turn() == Seat(2)
    scene.play("take-in")
    assert scene.p.members(2) == [senator("fabius")]
    assert scene.p.leader[2] == senator("fabius")
    gone = bereft().play("leave-game")
    assert [gone.p.gone, gone.p.purse[2], gone.p.hands[2]] == [[0, 0, 1], 0, []]
    assert gone.p.discards == [words.CARD.value("mining")]
    assert gone.p.in_order() == [0, 1]
