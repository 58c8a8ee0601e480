"""11.3: everything a victor who lays down, marches on or revolts changes, and nothing else."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.revolution.revolt import VictorDecides, forbids_revolt, marches
from quadriga.games.republic.whole.rome import (
    CENSOR,
    FIELD_CONSUL,
    FORCE,
    GARRISON,
    PROCONSUL,
    ROME_CONSUL,
)
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

JULIUS = senator("julius")
VALERIUS = senator("valerius")
CLAUDIUS = senator("claudius")


def victor(legions: int = 5, veterans: int = 2, won: int = 1) -> Facts:
    """Julius has won a war as Field Consul and has his army still."""
    scene = Facts().put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("cornelius", ROME_CONSUL).office("julius", FIELD_CONSUL)
    scene.command("julius", "gallic-1", legions, 3, veterans)
    scene.p.round = 4
    scene.p.won[JULIUS] = won
    scene.p.marks[JULIUS] |= PROCONSUL
    return scene


def alien(scene: Facts, number: int, army: str, owner: str) -> None:
    """A veteran of one man in the army of another."""
    scene.p.veteran_at[number] = FORCE + senator(army)
    scene.p.veteran_of[number] = senator(owner)


@pytest.mark.rule("republic", "11.3a")
def test_11_3a_to_lay_down_ends_a_command_and_nothing_more() -> None:
    scene = victor().begin(VictorDecides(JULIUS, 0)).mark()
    assert scene.question() == "1 victor commander=julius"
    assert scene.offered() == ["lay-down", "sound-out", "revolt"]
    scene.play("lay-down")
    assert scene.changes() == [
        "place julius 4 > 1",
        "where julius 4 > -1",
        "marks julius 8 > 16",
        "legions 0 > 5",
        "fleets 0 > 3",
        "army julius 5 > 0",
        "ships julius 3 > 0",
        "veteran_at 0 4 > 0",
        "veteran_at 1 4 > 0",
        "commands julius > -",
        "won julius 1 > 0",
    ]
    assert scene.heard_all() == ["force-home julius 7 3", "came-home julius"]


@pytest.mark.rule("republic", "7.37b")
def test_7_37b_who_fetched_a_bequest_brings_it_home() -> None:
    scene = victor(won=2)
    scene.p.bequest[0] = 2
    scene.begin(VictorDecides(JULIUS, 0)).mark().play("lay-down")
    assert scene.changes() == [
        "place julius 4 > 1",
        "where julius 4 > -1",
        "marks julius 8 > 16",
        "legions 0 > 5",
        "fleets 0 > 3",
        "army julius 5 > 0",
        "ships julius 3 > 0",
        "veteran_at 0 4 > 0",
        "veteran_at 1 4 > 0",
        "commands julius > -",
        "won julius 2 > 0",
        "bequest 0 2 > 3",
    ]
    other = victor(won=1)
    other.p.bequest[1] = 2
    other.begin(VictorDecides(JULIUS, 0)).mark().play("lay-down")
    assert other.p.bequest == [0, 2, 0]


@pytest.mark.rule("republic", "7.37d")
def test_7_37d_a_rebel_keeps_the_bequest_he_fetched() -> None:
    scene = victor(0, 1, won=2)
    scene.p.bequest[0] = 2
    scene.begin(VictorDecides(JULIUS, 0)).mark().play("revolt")
    assert scene.question() == "1 join commander=valerius"
    scene.play("stay-loyal")
    assert scene.changes() == [
        "place julius 4 > 6",
        "where julius 4 > -1",
        "talents julius 0 > 50",
        "marks julius 8 > 0",
        "offices field-consul julius > -1",
        "war civil-war 0 > 2",
        "fleets 0 > 3",
        "ships julius 3 > 0",
        "commands julius > -",
        "won julius 2 > 0",
        "bequest 0 2 > 0",
        "rebel -1 > julius",
        "rebel_round 0 > 4",
    ]
    assert scene.heard_all() == ["revolts julius"]


@pytest.mark.rule("republic", "11.31a")
def test_11_31a_every_legion_that_is_not_his_own_is_asked() -> None:
    scene = victor(2, 1)
    alien(scene, 5, "julius", "claudius")
    alien(scene, 0, "julius", "fabius")
    alien(scene, 1, "julius", "julius")
    scene.p.talents[JULIUS] = 9
    scene.begin(VictorDecides(JULIUS, 0)).play("sound-out")
    assert scene.question() == "1 pay-legions"
    assert scene.offered() == ["pay-legions 0", "pay-legions 1", "pay-legions 2", "pay-legions 3", "pay-legions 4"]
    assert scene.refused("pay-legions 5") == ("9.64b", "not-so-many")
    assert scene.refused("pay-legions 10") == ("6.3a", "not-so-much")
    scene.mark().play("pay-legions 3")
    weights = {move.a: weight for move, weight in scene.p.chances()}
    assert list(weights) == [1, 2, 3, 4, 5, 6]
    assert len(set(weights.values())) == 1
    scene.roll(3, 4)
    assert scene.changes() == ["talents julius 9 > 6", "legions 0 > 1", "army julius 2 > 1"]
    scene.mark().roll(4, 3)
    assert scene.changes() == ["veteran_at 0 4 > 0", "veteran_at 5 4 > 0"]
    assert scene.question() == "1 victor commander=julius"
    assert scene.offered() == ["lay-down", "revolt"]


@pytest.mark.rule("republic", "11.31a")
def test_11_31a_paid_legions_are_the_plain_ones_first_then_veterans_by_number() -> None:
    scene = victor(1, 0)
    alien(scene, 2, "julius", "claudius")
    alien(scene, 6, "julius", "claudius")
    scene.p.talents[JULIUS] = 2
    scene.begin(VictorDecides(JULIUS, 0)).play("sound-out", "pay-legions 2").mark().roll(4, 4, 4)
    assert scene.changes() == ["veteran_at 6 4 > 0"]
    omens = victor(1, 0).happen("evil_omens", 1)
    omens.begin(VictorDecides(JULIUS, 0)).play("sound-out", "pay-legions 0").mark().roll(5)
    assert omens.changes() == ["legions 0 > 1", "army julius 1 > 0"]
    late = victor(1, 0)
    late.p.era = 2
    late.begin(VictorDecides(JULIUS, 0)).play("sound-out", "pay-legions 0").mark().roll(3)
    assert late.changes() == []


@pytest.mark.rule("republic", "11.31b")
@pytest.mark.rule("republic", "11.33a")
@pytest.mark.rule("republic", "11.34a")
def test_11_31b_who_revolts_without_asking_has_his_own_veterans_alone() -> None:
    scene = victor(4, 2).hold("julius", "mining").hold("julius", "armaments").hold("cornelius", "harbor-fees")
    scene.p.bars[words.CONCESSION.value("mining")] = 1
    scene.p.knights[JULIUS] = 3
    scene.office("julius", CENSOR)
    alien(scene, 2, "julius", "claudius")
    scene.p.veteran_at[7], scene.p.veteran_of[7] = GARRISON + 3, JULIUS
    scene.p.veteran_at[8], scene.p.veteran_of[8] = 0, JULIUS
    scene.p.veteran_of[9] = JULIUS
    scene.p.legate[2], scene.p.province[2], scene.p.term[2] = JULIUS, 2, 2
    scene.begin(VictorDecides(JULIUS, 0)).mark().play("revolt", "stay-loyal")
    assert scene.changes() == [
        "place julius 4 > 6",
        "where julius 4 > -1",
        "knights julius 3 > 0",
        "marks julius 8 > 0",
        "offices field-consul julius > -1",
        "offices censor julius > -1",
        "holder armaments julius > -2",
        "holder mining julius > -2",
        "bars mining 1 > 0",
        "war civil-war 0 > 2",
        "province nearer-spain 2 > 1",
        "term nearer-spain 2 > 0",
        "legions 0 > 4",
        "fleets 0 > 3",
        "army julius 4 > 0",
        "ships julius 3 > 0",
        "veteran_at 2 4 > 0",
        "veteran_at 7 203 > 4",
        "veteran_at 8 0 > 4",
        "commands julius > -",
        "legate nearer-spain julius > -1",
        "won julius 1 > 0",
        "rebel -1 > julius",
        "rebel_round 0 > 4",
    ]
    assert scene.heard_all() == [
        "revolts julius",
        "province-vacant nearer-spain",
        "concession-free armaments",
        "concession-free mining",
    ]
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "11.32b")
@pytest.mark.rule("republic", "11.32c")
def test_11_32_who_joins_leaves_all_but_his_province() -> None:
    scene = victor(0, 1).put("papirius", 1).put("aurelius", 1).put("furius", 1).put("acilius", 1)
    scene.govern("papirius", "asia").command("aurelius", "punic-1", 4, 5).command("furius", "syrian", 3, 2)
    scene.p.won[senator("furius")] = 1
    scene.p.marks[senator("aurelius")] |= PROCONSUL
    scene.p.veteran_at[4], scene.p.veteran_of[4] = 0, senator("aurelius")
    scene.p.veteran_at[3], scene.p.veteran_of[3] = FORCE + senator("aurelius"), senator("claudius")
    scene.p.knights[VALERIUS] = 2
    scene.hold("valerius", "mining").office("acilius", CENSOR)
    scene.p.life = senator("acilius")
    scene.begin(VictorDecides(JULIUS, 0)).play("revolt")
    assert scene.question() == "1 join commander=valerius"
    scene.mark().play("join")
    assert scene.changes() == [
        "place valerius 1 > 6",
        "knights valerius 2 > 0",
        "holder mining valerius > -2",
        "seconds - > valerius",
    ]
    assert scene.question() == "1 join commander=furius"
    scene.mark().play("join")
    assert scene.changes() == [
        "place furius 4 > 6",
        "where furius 7 > -1",
        "legions 0 > 3",
        "fleets 3 > 5",
        "army furius 3 > 0",
        "ships furius 2 > 0",
        "commands aurelius furius > aurelius",
        "won furius 1 > 0",
        "seconds valerius > valerius furius",
    ]
    assert scene.question() == "1 join commander=aurelius"
    scene.mark().play("join")
    assert scene.changes() == [
        "place aurelius 4 > 6",
        "where aurelius 0 > -1",
        "marks aurelius 8 > 0",
        "army aurelius 4 > 0",
        "ships aurelius 5 > 0",
        "left_army punic-1 0 > 4",
        "left_ships punic-1 0 > 5",
        "veteran_at 3 9 > 100",
        "veteran_at 4 0 > 4",
        "commands aurelius > -",
        "seconds valerius furius > valerius furius aurelius",
    ]
    assert scene.heard_all() == ["joined-revolt aurelius"]
    assert scene.question() == "1 join commander=papirius"
    scene.mark().play("join")
    assert scene.changes() == [
        "place papirius 3 > 6",
        "seconds valerius furius aurelius > valerius furius aurelius papirius",
    ]
    assert scene.heard_all() == ["joined-revolt papirius"]


@pytest.mark.rule("republic", "11.34b")
def test_11_34b_loyal_owners_call_their_veterans_away_one_after_the_other() -> None:
    scene = victor(0, 1)
    for number, owner in ((2, "claudius"), (3, "cornelius"), (4, "valerius"), (5, "claudius")):
        alien(scene, number, "julius", owner)
    scene.p.army[JULIUS] = 0
    scene.begin(VictorDecides(JULIUS, 1)).play("revolt", "stay-loyal")
    assert scene.question() == "0 call-away commander=cornelius"
    scene.mark().play("leave-them")
    assert scene.changes() == []
    assert scene.question() == "1 call-away commander=valerius"
    scene.mark().play("call-away")
    assert scene.changes() == ["veteran_at 4 4 > 0"]
    assert scene.question() == "2 call-away commander=claudius"
    scene.mark().play("call-away")
    assert scene.changes() == ["veteran_at 2 4 > 0", "veteran_at 5 4 > 0"]


@pytest.mark.rule("republic", "11.3b")
def test_11_3b_a_void_declaration_leaves_its_rebels_loyal() -> None:
    scene = victor(0, 2).govern("valerius", "sicily").put("papirius", 1).command("claudius", "syrian", 0, 0)
    scene.begin(VictorDecides(JULIUS, 0)).play("revolt", "join", "join")
    for number in range(5, 9):
        alien(scene, number, "claudius", "claudius")
    scene.p.won[CLAUDIUS] = 1
    scene.begin(VictorDecides(CLAUDIUS, 0)).mark().play("revolt", "stay-loyal")
    assert scene.changes() == [
        "place valerius 6 > 3",
        "place julius 6 > 1",
        "place claudius 4 > 6",
        "place papirius 6 > 1",
        "where claudius 7 > -1",
        "marks julius 0 > 16",
        "marks papirius 0 > 16",
        "veteran_at 0 4 > 0",
        "veteran_at 1 4 > 0",
        "commands claudius > -",
        "won claudius 1 > 0",
        "rebel julius > claudius",
        "seconds valerius papirius > -",
    ]
    assert scene.heard_all() == ["force-home julius 2 0", "came-home julius", "came-home papirius", "revolts claudius"]


@pytest.mark.rule("republic", "11.3b")
@pytest.mark.rule("republic", "11.3c")
def test_11_3b_only_a_stronger_army_of_another_faction_may_declare_too() -> None:
    scene = victor(0, 2).command("claudius", "syrian", 0, 0).command("valerius", "syrian", 9, 0)
    scene.begin(VictorDecides(JULIUS, 0)).play("revolt", "stay-loyal")
    strength = 2 * 2 + CARDS.military[JULIUS] - CARDS.military[CLAUDIUS]
    scene.p.army[CLAUDIUS] = strength
    assert forbids_revolt(scene.p, CLAUDIUS) == words.R_REVOLT_ALREADY
    scene.p.army[CLAUDIUS] = strength + 1
    assert forbids_revolt(scene.p, CLAUDIUS) == 0
    assert forbids_revolt(scene.p, VALERIUS) == words.R_REVOLT_ALREADY
    scene.p.round += 1
    assert forbids_revolt(scene.p, CLAUDIUS) == words.R_REVOLT_ALREADY


@pytest.mark.rule("republic", "11.39a")
@pytest.mark.rule("republic", "13.L7")
def test_11_39a_where_a_victor_can_march() -> None:
    scene = victor(3, 0).war("gallic-1", "syrian", "macedonian-2", "punic-2", "illyrian-1", "punic-1")
    scene.war("illyrian-2", status=words.INACTIVE)
    assert marches(scene.p, JULIUS) == []
    scene.p.laws[DECK.laws["manilian"]] = 1
    found = {}
    for fleets in (0, 1, 2, 3, 4, 5, 9, 10):
        scene.p.ships[JULIUS] = fleets
        found[fleets] = [words.WAR.slug(war) for war in marches(scene.p, JULIUS)]
    assert found == {
        0: ["gallic-1"],
        1: ["gallic-1"],
        2: ["illyrian-2", "gallic-1", "syrian"],
        3: ["illyrian-1", "illyrian-2", "gallic-1", "syrian"],
        4: ["illyrian-1", "illyrian-2", "gallic-1", "syrian"],
        5: ["punic-1", "punic-2", "illyrian-1", "illyrian-2", "gallic-1", "macedonian-2", "syrian"],
        9: ["punic-1", "punic-2", "illyrian-1", "illyrian-2", "gallic-1", "macedonian-2", "syrian"],
        10: ["punic-1", "punic-2", "illyrian-1", "illyrian-2", "gallic-1", "macedonian-2", "syrian"],
    }
    scene.p.won[JULIUS] = 2
    assert marches(scene.p, JULIUS) == []
    scene.p.won[JULIUS] = 1
    scene.p.army[JULIUS] = 0
    assert marches(scene.p, JULIUS) == []


@pytest.mark.rule("republic", "11.39a")
def test_11_39a_on_the_march_he_is_proconsul_and_no_officer() -> None:
    scene = victor().war("illyrian-1", status=words.INACTIVE)
    scene.p.marks[JULIUS] = 0
    scene.p.laws[DECK.laws["manilian"]] = 1
    scene.begin(VictorDecides(JULIUS, 0)).mark()
    assert scene.offered() == ["lay-down", "sound-out", "revolt", "march-to illyrian-1"]
    scene.play("march-to illyrian-1")
    assert scene.changes() == [
        "where julius 4 > 2",
        "marks julius 0 > 8",
        "offices field-consul julius > -1",
        "war illyrian-1 1 > 2",
        "won julius 1 > 0",
    ]
    assert scene.heard_all() == ["war-active illyrian-1", "sent julius illyrian-1 7 3"]
    asked = victor().war("illyrian-1")
    asked.p.laws[DECK.laws["manilian"]] = 1
    asked.begin(VictorDecides(JULIUS, 1))
    assert asked.offered() == ["lay-down", "revolt"]
    alone = victor(0, 2)
    alone.begin(VictorDecides(JULIUS, 0))
    assert alone.offered() == ["lay-down", "revolt"]
