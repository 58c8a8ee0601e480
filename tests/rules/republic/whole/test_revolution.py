"""11, 12, 13: cards, revolts, laws, tribunes answered, and the ends of the game."""

import pytest

from quadriga.engine.seat import Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.revenue.rebels import Ransoms, RebelUpkeep
from quadriga.games.republic.whole.revenue.state import Contributions, Terms
from quadriga.games.republic.whole.revolution.ending import EraEnds, influence_of, ruin, spend
from quadriga.games.republic.whole.revolution.phase import EndOfRevolution, RevolutionPhase
from quadriga.games.republic.whole.revolution.revolt import VictorDecides, forbids_revolt
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    BACK,
    CAPTIVE,
    CENSOR,
    CORRUPT,
    DICTATOR,
    FORCE,
    FORUM,
    GARRISON,
    IN_ROME,
    MASTER_OF_HORSE,
    PROCONSUL,
    REBELLING,
    RESERVE,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.laws import Fines, forbids_law, play_law
from quadriga.games.republic.whole.senate.tribunes import ClaimFloor, TribuneWindow
from quadriga.games.republic.whole.senate.votes import propose
from quadriga.games.republic.whole.war.battle import Cleopatra
from quadriga.games.republic.whole.war.civil import CivilBattle, season
from quadriga.games.republic.whole.war.strength import civil_war, land, military, rebel_strength
from rules.republic.whole.scene import CARDS, DECK, Scene, senator


def table() -> Scene:
    scene = Scene().put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    return scene.put("claudius", 2, True).put("manlius", 2).office("cornelius", ROME_CONSUL)


def victor(legions: int = 5, veterans: int = 2) -> Scene:
    """Julius has won a war and has his army still."""
    scene = table().command("julius", "gallic-1", legions, 3, veterans)
    scene.p.won[senator("julius")] = 1
    return scene


# ---------------------------------------------------------------- cards


@pytest.mark.rule("republic", "11.1a")
@pytest.mark.rule("republic", "4.5a")
@pytest.mark.rule("republic", "R-29")
def test_11_1a_cards_are_given_in_this_phase_and_only_two_see_them() -> None:
    scene = table().hand(1, "tribune-38", "tribune-39", "mining").begin(RevolutionPhase())
    assert scene.asked() == ("1", "give-cards")
    assert scene.refused("hand-over faction-3 tribune-40") == ("S3.01.9", "not-in-hand")
    assert scene.refused("hand-over faction-2 tribune-38") == ("6.3b", "no-such-faction")
    question, move = scene.p.question(), scene.parse("hand-over faction-3 tribune-38")
    assert question.audience(scene.p, move) == 0b110
    scene.play("hand-over faction-3 tribune-38").done()
    event = next(one for one in scene.heard if one.kind.key == "gave-card")
    assert event.redact(Seat(0)).values[2] != event.values[2]
    assert scene.p.hands[2] == [words.CARD.value("tribune-38")]


@pytest.mark.rule("republic", "11.1b")
@pytest.mark.rule("republic", "7.312a")
def test_11_1b_then_statesmen_and_concessions_are_played() -> None:
    scene = table().hand(0, "statesman-1a", "mining").begin(RevolutionPhase()).done()
    assert scene.asked() == ("0", "cards")
    scene.play("play-statesman scipio-africanus", "play-concession mining fabius").done()
    assert scene.p.leader[0] == senator("scipio-africanus")


@pytest.mark.rule("republic", "11.2a")
def test_11_2a_then_hands_go_down_to_five() -> None:
    cards = [f"tribune-{number}" for number in range(38, 45)]
    scene = table().hand(0, *cards).begin(RevolutionPhase()).done(2)
    assert scene.refused("discard mining") == ("S3.01.9", "not-in-hand")
    scene.play("discard tribune-38", "discard tribune-39")
    assert [len(scene.p.hands[0]), len(scene.p.discards)] == [5, 2]


@pytest.mark.rule("republic", "11.0a")
@pytest.mark.rule("republic", "7.331c")
def test_11_0a_revolts_wake_when_their_province_exists() -> None:
    scene = table().war("slave-1", "slave-2", status=words.INACTIVE)
    scene.p.province[CARDS.province_of["sicily"]] = 1
    scene.begin(RevolutionPhase())
    assert [scene.status("slave-1"), scene.status("slave-2")] == [words.ACTIVE, words.IMMINENT]


# ---------------------------------------------------------------- revolt


@pytest.mark.rule("republic", "11.3a")
def test_11_3a_a_victor_lays_down_his_command() -> None:
    scene = victor().begin(RevolutionPhase())
    assert scene.asked() == ("1", "victor")
    scene.play("lay-down")
    assert [scene.p.place[senator("julius")], scene.p.legions, scene.p.fleets] == [IN_ROME, 5, 3]
    assert len(scene.p.veterans(RESERVE)) == 2


@pytest.mark.rule("republic", "11.31a")
@pytest.mark.rule("republic", "11.31b")
@pytest.mark.rule("republic", "11.34b")
def test_example_26_who_follows() -> None:
    scene = victor(5, 2)
    scene.p.talents[senator("julius")] = 5
    scene.p.veteran_at[2], scene.p.veteran_of[2] = FORCE + senator("julius"), senator("claudius")
    scene.begin(VictorDecides(senator("julius"), 0)).play("sound-out", "pay-legions 5").roll(4, 5, 2, 6, 3, 6)
    assert [scene.p.army[senator("julius")], len(scene.p.veterans(FORCE + senator("julius"))), scene.p.legions] == [
        3,
        3,
        2,
    ]
    assert scene.refused("sound-out") == ("11.31a", "asked-already")
    scene.play("revolt", "stay-loyal")
    assert rebel_strength(scene.p) == 9 + CARDS.military[senator("julius")]
    assert scene.asked() == ("2", "call-away")
    scene.play("call-away")
    assert rebel_strength(scene.p) == 7 + CARDS.military[senator("julius")]


@pytest.mark.rule("republic", "11.31b")
@pytest.mark.rule("republic", "11.31c")
@pytest.mark.rule("republic", "11.3d")
@pytest.mark.rule("republic", "11.33a")
def test_11_31b_without_asking_only_his_own_veterans_follow() -> None:
    scene = victor(5, 0).hold("julius", "mining")
    scene.p.knights[senator("julius")] = 2
    scene.begin(VictorDecides(senator("julius"), 0)).play("revolt", "stay-loyal")
    p, julius = scene.p, senator("julius")
    assert [p.rebel, p.legions_of(julius), p.legions, p.fleets, p.place[julius]] == [julius, 0, 5, 3, REBELLING]
    assert [p.knights[julius], p.holder[words.CONCESSION.value("mining")]] == [0, FORUM]
    assert [scene.status("civil-war"), p.active_wars()] == [words.ACTIVE, 1]


@pytest.mark.rule("republic", "11.32a")
@pytest.mark.rule("republic", "11.32b")
@pytest.mark.rule("republic", "11.32c")
@pytest.mark.rule("republic", "11.34a")
def test_11_32_others_of_the_faction_join_or_stay_loyal() -> None:
    scene = victor(0, 2).govern("valerius", "sicily").put("papirius", 1).command("papirius", "gallic-1", 4)
    scene.put("aurelius", 1)
    scene.p.place[senator("aurelius")], scene.p.where[senator("aurelius")] = CAPTIVE, 3
    scene.p.veteran_at[2], scene.p.veteran_of[2] = GARRISON + CARDS.province_of["asia"], senator("valerius")
    scene.begin(VictorDecides(senator("julius"), 0)).play("revolt", "join", "join")
    p = scene.p
    assert p.seconds == [senator("valerius"), senator("papirius")]
    assert [p.place[senator("valerius")], p.governor(CARDS.province_of["sicily"])] == [REBELLING, senator("valerius")]
    assert p.left_army[CARDS.conflict_of["gallic_1"]] == 4
    assert len(p.veterans(FORCE + senator("julius"))) == 3
    assert not p.pays(CARDS.province_of["sicily"])
    assert p.place[senator("aurelius")] == CAPTIVE


@pytest.mark.rule("republic", "11.3b")
@pytest.mark.rule("republic", "11.3c")
@pytest.mark.rule("republic", "9.823b")
def test_11_3b_a_stronger_army_replaces_a_declaration_of_this_phase() -> None:
    scene = victor(0, 2).command("claudius", "syrian", 0, 0)
    scene.p.won[senator("claudius")] = 1
    for number in range(5, 9):
        scene.p.veteran_at[number], scene.p.veteran_of[number] = FORCE + senator("claudius"), senator("claudius")
    scene.begin(VictorDecides(senator("julius"), 0)).play("revolt", "stay-loyal")
    assert forbids_revolt(scene.p, senator("claudius")) == 0
    scene.begin(VictorDecides(senator("claudius"), 0)).play("revolt", "stay-loyal")
    assert [scene.p.rebel, scene.p.place[senator("julius")]] == [senator("claudius"), IN_ROME]
    later = victor(0, 2)
    later.p.rebel, later.p.rebel_round = senator("claudius"), 0
    assert forbids_revolt(later.p, senator("julius")) == words.R_REVOLT_ALREADY
    life = victor(0, 2)
    life.p.life = senator("julius")
    assert forbids_revolt(life.p, senator("julius")) == words.R_FOR_LIFE


@pytest.mark.rule("republic", "11.39a")
@pytest.mark.rule("republic", "13.L7")
def test_11_39a_by_the_manilian_law_a_victor_marches_on() -> None:
    scene = victor().war("syrian", status=words.INACTIVE)
    scene.p.laws[DECK.laws["manilian"]] = 1
    scene.begin(VictorDecides(senator("julius"), 0))
    assert scene.refused("march-to punic-1") == ("9.64a", "no-such-war")
    scene.play("march-to syrian")
    julius = senator("julius")
    assert [scene.status("syrian"), scene.p.where[julius]] == [words.ACTIVE, CARDS.conflict_of["syrian"]]
    assert scene.p.marks[julius] & PROCONSUL
    assert scene.p.place[julius] == AT_WAR


# ---------------------------------------------------------------- ends


@pytest.mark.rule("republic", "12.2c")
@pytest.mark.rule("republic", "4.10b")
def test_example_29_era_ends() -> None:
    scene = Scene(4)
    for name, seat, influence in (
        ("cornelius", 0, 8),
        ("fabius", 0, 7),
        ("papirius", 0, 5),
        ("valerius", 0, 10),
        ("julius", 1, 9),
        ("claudius", 1, 8),
        ("acilius", 1, 3),
        ("manlius", 2, 9),
        ("fulvius", 2, 11),
        ("furius", 3, 19),
        ("aurelius", 3, 12),
    ):
        scene.put(name, seat, influence=influence)
    scene.p.place[senator("valerius")] = CAPTIVE
    scene.p.place[senator("aurelius")] = REBELLING
    assert [influence_of(scene.p, seat) for seat in range(4)] == [20, 20, 20, 19]
    scene.begin(EraEnds())
    assert scene.p.result is not None
    assert [scene.ended(), scene.p.result.results] == ["era-over", [0, 0, 2, 0]]
    life = Scene(3).put("cornelius", 0, influence=30).put("julius", 2)
    life.p.life = senator("julius")
    life.begin(EraEnds())
    assert life.p.result is not None
    assert life.p.result.results == [0, 0, 2]


@pytest.mark.rule("republic", "12.2d")
def test_12_2d_a_consul_for_life_wins_at_the_end_of_the_turn() -> None:
    scene = table()
    scene.p.life = senator("julius")
    scene.begin(EndOfRevolution())
    assert scene.p.result is not None
    assert [scene.ended(), scene.p.result.results] == ["for-life", [0, 2, 0]]
    assert table().begin(EndOfRevolution()).ended() == ""


@pytest.mark.rule("republic", "12.1b")
@pytest.mark.rule("republic", "12.1c")
@pytest.mark.rule("republic", "12.2b")
def test_12_1_ruin_is_everybodys_or_a_rebels_chance() -> None:
    scene = table()
    scene.p.treasury = 8
    spend(scene.p, 20)
    assert scene.ended() == "bankrupt"
    people = table()
    ruin(people.p, words.END_PEOPLE)
    assert people.p.result is not None
    assert people.p.result.results == [0, 0, 0]
    rebel = victor(0, 2).begin(VictorDecides(senator("julius"), 0)).play("revolt", "stay-loyal")
    ruin(rebel.p, words.END_PEOPLE)
    rebel.p.settle()
    assert rebel.ended() == "rebel-rules"


# ---------------------------------------------------------------- laws and tribunes


@pytest.mark.rule("republic", "13.L11")
@pytest.mark.rule("republic", "9.151a")
@pytest.mark.rule("republic", "R-27")
def test_9_151a_before_other_business_tribunes_and_laws_are_played() -> None:
    scene = table().meet().hand(1, "tribune-38").begin(TribuneWindow())
    assert scene.asked() == ("1", "tribune")
    scene.p.holder[words.CONCESSION.value("mining")] = FORUM
    scene.play("use-tribune")
    assert scene.asked() == ("1", "business")
    scene.play("propose concessions", "grant mining julius", "put", "call-all")
    assert scene.p.on_floor().tribune == 1
    reforms = table().meet()
    reforms.p.hands[2] = [words.CARD.value("military-reforms")]
    reforms.begin(ClaimFloor(2))
    assert reforms.refused("play-law gabinian") == ("S3.01.9", "not-in-hand")
    assert reforms.refused("use-tribune") == ("9.15a", "no-tribune")
    reforms.play("play-law military-reforms")
    assert reforms.p.has_law("military_reforms")


@pytest.mark.rule("republic", "9.151c")
@pytest.mark.rule("republic", "13.S11")
@pytest.mark.rule("republic", "13.S12")
def test_9_151c_each_gracchus_may_propose_a_land_bill() -> None:
    scene = table().put("tiberius-gracchus", 1).put("gaius-gracchus", 1).meet().begin(ClaimFloor(1))
    assert scene.offered("offer-land") == ["offer-land tiberius-gracchus", "offer-land gaius-gracchus"]
    assert scene.refused("offer-land julius") == ("9.151c", "no-gracchus")
    scene.play("offer-land tiberius-gracchus")
    assert scene.asked() == ("1", "bill")
    scene.done()
    assert scene.offered("offer-land") == ["offer-land gaius-gracchus"]


@pytest.mark.rule("republic", "9.61g")
@pytest.mark.rule("republic", "13.S8")
def test_9_61g_flaccus_takes_the_commission_while_there_is_land_to_give() -> None:
    scene = table().put("fulvius-flaccus", 1).meet()
    scene.p.holder[DECK.land_commissioner] = FORUM
    scene.begin(ClaimFloor(1))
    assert scene.refused("take-commission") == ("9.61e", "no-land-bill")
    scene.p.bills[1] = 1
    scene.play("take-commission")
    assert scene.p.holder[DECK.land_commissioner] == senator("fulvius-flaccus")


@pytest.mark.rule("republic", "13.S10")
def test_13_s10_laenas_vetoes_one_land_bill() -> None:
    scene = table().put("popillius-laenas", 1).meet()
    propose(scene.p, words.FOR_LAND_BILL, [0, senator("fabius"), senator("manlius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-2", "veto")
    assert scene.told("vetoed") == [["faction-2"]]
    propose(scene.p, words.FOR_CENSOR, [senator("fabius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-2")
    assert scene.refused("veto") == ("9.15a", "no-tribune")


@pytest.mark.rule("republic", "13.S9")
def test_13_s9_glaucia_appeals_with_three_dice() -> None:
    scene = table().put("servilius-glaucia", 1).office("cornelius", CENSOR).meet()
    propose(scene.p, words.FOR_TRIAL, [senator("servilius-glaucia"), 0, 0, senator("manlius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-2", "appeal")
    assert len(scene.p.chances()) == 16


@pytest.mark.rule("republic", "13.I8")
@pytest.mark.rule("republic", "13.I9")
@pytest.mark.rule("republic", "13.I10")
@pytest.mark.rule("republic", "13.I11")
@pytest.mark.rule("republic", "13.I14")
def test_13_i8_a_tribune_may_be_silenced_and_a_mob_may_answer() -> None:
    scene = table().meet().hand(1, "tribune-38")
    scene.p.era = 1
    scene.p.hands[0] = [words.CARD.value("graft-103")]
    scene.p.hands[2] = [words.CARD.value("mob-incited-to-violence")]
    scene.p.talents[senator("fabius")] = 4
    propose(scene.p, words.FOR_CENSOR, [senator("fabius")], 0, 0)
    scene.p.settle()
    scene.play("call faction-2", "veto")
    assert scene.asked() == ("0", "answer")
    assert scene.refused("kill-tribune fabius") == ("S3.01.9", "not-in-hand")
    scene.play("graft fabius").roll(4)
    assert scene.asked() == ("0", "pay-graft")
    scene.play("agree")
    assert [scene.talents("fabius"), len(scene.told("silenced"))] == [0, 1]
    assert scene.asked() == ("2", "incite")
    scene.play("incite manlius").roll(1)
    assert scene.asked()[0] == "chance"
    drawn = 1 + DECK.oratory[senator("manlius")]
    scene.roll(*[str(30 - number) for number in range(drawn)])
    assert scene.asked() == ("1", "vote")
    killed = table().meet().hand(1, "tribune-38")
    killed.p.era = 1
    killed.p.hands[0] = [words.CARD.value("murder-of-a-tribune-97")]
    propose(killed.p, words.FOR_CENSOR, [senator("fabius")], 0, 0)
    killed.p.settle()
    killed.play("call faction-2", "veto", "kill-tribune fabius").roll(3)
    assert killed.p.popularity[senator("fabius")] == -3
    assert killed.told("vetoed") == [["faction-2"]]


@pytest.mark.rule("republic", "13.L1")
@pytest.mark.rule("republic", "13.L2")
@pytest.mark.rule("republic", "9.45b")
def test_13_l1_a_corrupt_governor_back_this_year_is_fined() -> None:
    scene = table().office("cornelius", CENSOR).meet()
    scene.p.laws[DECK.laws["calpurnian"]] = 1
    scene.p.marks[senator("julius")] = CORRUPT | BACK
    scene.p.marks[senator("manlius")] = CORRUPT
    scene.p.talents[senator("julius")], scene.p.purse[1] = 1, 2
    scene.begin(Fines())
    assert scene.refused("fine manlius") == ("13.L1", "not-liable")
    before = scene.p.influence[senator("julius")]
    scene.play("fine julius").roll(5)
    assert [scene.talents("julius"), scene.p.purse[1]] == [0, 0]
    assert [scene.p.popularity[senator("julius")], scene.p.influence[senator("julius")]] == [-2, max(0, before - 2)]
    acilian = table().meet()
    acilian.p.laws[DECK.laws["calpurnian"]] = acilian.p.laws[DECK.laws["acilian"]] = 1
    acilian.p.marks[senator("julius")] = CORRUPT | BACK
    acilian.p.knights[senator("manlius")] = 2
    assert acilian.begin(Fines()).asked() == ("2", "fine")


@pytest.mark.rule("republic", "13.L3")
@pytest.mark.rule("republic", "13.L9")
@pytest.mark.rule("republic", "13.L10")
def test_13_l_laws_have_their_needs_and_effects() -> None:
    laws = DECK.laws
    scene = table().meet()
    p = scene.p
    assert [forbids_law(p, laws[id]) != 0 for id in ("acilian", "gabinian", "julian", "plautian_papirian")] == [
        True
    ] * 4
    scene.war("social", "pirates-1")
    p.laws[laws["calpurnian"]] = 1
    assert [forbids_law(p, laws[id]) for id in ("acilian", "gabinian", "julian", "plautian_papirian")] == [0] * 4
    assert forbids_law(p, laws["tradition_erodes"]) == 0
    assert forbids_law(table().p, laws["tradition_erodes"]) == words.R_LAW_TOO_EARLY
    p.unrest = 9
    p.hands[1] = [words.CARD.value(id) for id in ("julian", "plautian-papirian", "servilian")]
    social = CARDS.conflict_of["social"]
    assert land(p, social) == 10
    play_law(p, 1, laws["plautian_papirian"])
    assert [land(p, social), p.unrest, p.popularity[senator("julius")]] == [5, 7, -1]
    p.no_recruits = 1
    play_law(p, 1, laws["julian"])
    p.settle()
    before = p.influence[senator("julius")]
    scene.roll(2, 1)
    assert [p.no_recruits, p.unrest, p.influence[senator("julius")]] == [0, 4, max(0, before - 1)]
    play_law(p, 1, laws["servilian"])
    assert p.friends[1] == 1
    scene.begin(Knights(1)).play("attract julius 0").roll(5)
    assert p.knights[senator("julius")] == 1


@pytest.mark.rule("republic", "13.I13")
@pytest.mark.rule("republic", "7.344b")
def test_13_i13_cleopatra_takes_sides() -> None:
    scene = table().war("alexandrine").command("julius", "alexandrine", 4, 4)
    scene.p.hands[0] = [words.CARD.value("cleopatra-vii")]
    scene.begin(Cleopatra(0, senator("julius"))).play("cleopatra-with")
    assert military(scene.p, senator("julius")) == CARDS.military[senator("julius")] + 3
    assert [scene.talents("julius"), scene.p.popularity[senator("julius")]] == [50, -5]
    enemy = table().war("alexandrine").command("julius", "alexandrine", 4, 4)
    enemy.p.hands[0] = [words.CARD.value("cleopatra-vii")]
    enemy.begin(Cleopatra(0, senator("julius"))).play("cleopatra-against")
    assert land(enemy.p, CARDS.conflict_of["alexandrine"]) == 2 + 3


# ---------------------------------------------------------------- rebels and captives in the Revenue Phase


@pytest.mark.rule("republic", "6.2a")
@pytest.mark.rule("republic", "6.2b")
@pytest.mark.rule("republic", "6.2c")
def test_example_26_a_rebel_pays_legions_that_owe_no_rebel_allegiance() -> None:
    scene = victor(3, 2)
    scene.p.veteran_at[2], scene.p.veteran_of[2] = FORCE + senator("julius"), senator("claudius")
    scene.begin(VictorDecides(senator("julius"), 1)).play("revolt", "stay-loyal", "leave-them")
    scene.p.talents[senator("julius")], scene.p.purse[1] = 3, 4
    scene.begin(RebelUpkeep())
    assert scene.refused("keep-legions 4") == ("6.3a", "not-so-much")
    scene.play("keep-legions 3")
    assert [scene.talents("julius"), scene.p.purse[1]] == [0, 1]
    assert [scene.p.army[senator("julius")], scene.p.legions, len(scene.p.veterans(FORCE + senator("julius")))] == [
        2,
        1,
        3,
    ]


@pytest.mark.rule("republic", "10.71c")
@pytest.mark.rule("republic", "R-78")
def test_10_71c_a_captive_is_ransomed() -> None:
    scene = table()
    julius = senator("julius")
    scene.p.place[julius], scene.p.where[julius], scene.p.influence[julius] = CAPTIVE, 3, 7
    scene.p.talents[julius], scene.p.purse[1] = 5, 8
    scene.begin(Ransoms())
    assert scene.asked() == ("1", "ransom")
    assert scene.refused("pay-ransom") == ("6.3a", "not-so-much")
    scene.p.purse[1] = 9
    scene.play("pay-ransom")
    assert [scene.p.place[julius], scene.p.talents[julius], scene.p.purse[1]] == [IN_ROME, 0, 0]


# ---------------------------------------------------------------- Masters of Horse and Pompey


def dictator(faction: int) -> Scene:
    """Julius is Dictator and has won with two veterans of his own; Papirius rides with him."""
    scene = victor(0, 2).put("papirius", faction).office("julius", DICTATOR).office("papirius", MASTER_OF_HORSE)
    scene.p.place[senator("papirius")], scene.p.where[senator("papirius")] = AT_WAR, scene.p.where[senator("julius")]
    return scene


@pytest.mark.rule("republic", "11.32a")
def test_11_32a_a_master_of_horse_joins_his_own_dictator_with_his_rating() -> None:
    scene = dictator(1)
    scene.begin(VictorDecides(senator("julius"), 0)).play("revolt", "join", "stay-loyal")
    p = scene.p
    assert [p.aide, p.seconds, p.offices[MASTER_OF_HORSE]] == [senator("papirius"), [senator("papirius")], -1]
    both = CARDS.military[senator("julius")] + CARDS.military[senator("papirius")]
    assert rebel_strength(p) == 4 + min(4, both)
    loyal = dictator(1)
    loyal.begin(VictorDecides(senator("julius"), 0)).play("revolt", "stay-loyal", "stay-loyal")
    assert [loyal.p.place[senator("papirius")], loyal.p.offices[MASTER_OF_HORSE]] == [IN_ROME, senator("papirius")]
    assert rebel_strength(loyal.p) == 4 + min(4, CARDS.military[senator("julius")])


@pytest.mark.rule("republic", "11.32a")
def test_11_32a_a_master_of_horse_of_another_faction_goes_home_in_office() -> None:
    scene = dictator(2)
    scene.begin(VictorDecides(senator("julius"), 0)).play("revolt", "stay-loyal")
    assert [scene.p.place[senator("papirius")], scene.p.offices[MASTER_OF_HORSE]] == [IN_ROME, senator("papirius")]
    assert scene.p.aide < 0
    consul = victor(0, 2).put("papirius", 1).office("papirius", MASTER_OF_HORSE)
    consul.begin(VictorDecides(senator("julius"), 0)).play("revolt", "stay-loyal")
    assert consul.p.place[senator("papirius")] == IN_ROME
    assert consul.p.stack == []


@pytest.mark.rule("republic", "11.31a")
@pytest.mark.rule("republic", "R-76")
@pytest.mark.parametrize(("faction", "most"), [(1, 4), (2, 1)])
def test_11_31a_a_master_of_horse_of_the_faction_helps_to_pay(faction: int, most: int) -> None:
    scene = dictator(faction)
    scene.p.army[senator("julius")] = 6
    scene.p.talents[senator("julius")], scene.p.talents[senator("papirius")] = 1, 3
    scene.begin(VictorDecides(senator("julius"), 0)).play("sound-out")
    assert scene.offered() == [f"pay-legions {number}" for number in range(most + 1)]
    scene.play(f"pay-legions {most}")
    assert [scene.talents("julius"), scene.talents("papirius")] == [0, 3 if faction == 2 else 0]


@pytest.mark.rule("republic", "13.S19")
@pytest.mark.rule("republic", "11.37a")
def test_13_s19_pompeys_rating_is_his_own_in_a_civil_war() -> None:
    for rebel, other in (("julius", "pompey"), ("pompey", "julius")):
        scene = table().put("pompey", 2 if other == "pompey" else 1)
        p = scene.p
        p.rebel, p.rebel_round = senator(rebel), 0
        p.place[senator(rebel)] = REBELLING
        p.army[senator(rebel)] = 9
        p.war[civil_war(p)] = words.ACTIVE
        scene.command(other, "civil-war", 9)
        scene.begin(CivilBattle(senator(other))).play("rate pompey 7")
        assert military(p, senator("pompey")) == 7
        assert military(p, senator("julius")) == CARDS.military[senator("julius")]


@pytest.mark.rule("republic", "10.5a")
def test_10_5a_veterans_of_a_civil_war() -> None:
    scene = table()
    p = scene.p
    p.rebel, p.rebel_round = senator("julius"), 0
    p.place[senator("julius")] = REBELLING
    p.army[senator("julius")] = 9
    p.war[civil_war(p)] = words.ACTIVE
    season(p)
    assert [p.army[senator("julius")], len(p.veterans(FORCE + senator("julius")))] == [8, 1]


@pytest.mark.rule("republic", "9.822a")
@pytest.mark.rule("republic", "R-79")
def test_9_822a_a_gift_to_the_state_can_make_a_consul_for_life_before_the_forum() -> None:
    scene = table()
    scene.p.influence[senator("julius")] = 34
    scene.p.talents[senator("julius")] = 10
    scene.begin(Contributions(1), Terms()).play("contribute julius 10", "done")
    assert scene.p.life == senator("julius")
    scene.p.influence[senator("julius")] = 20
    scene.begin(EraEnds())
    assert scene.p.result is not None
    assert [at for at, result in enumerate(scene.p.result.results) if result] == [1]
