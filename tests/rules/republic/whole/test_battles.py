"""10, 11.37: the published Combat Phase and civil war."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.alliance import Alliance
from quadriga.games.republic.whole.population.phase import PopulationPhase
from quadriga.games.republic.whole.revolution.revolt import RevoltFails, declare
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CAPTIVE,
    DICTATOR,
    FIELD_CONSUL,
    FORCE,
    IN_ROME,
    LEFT,
    MASTER_OF_HORSE,
    PRIOR_CONSUL,
    PROCONSUL,
    REBELLING,
    ROME_CONSUL,
    VACANT,
)
from quadriga.games.republic.whole.war.battle import judge
from quadriga.games.republic.whole.war.dice import throws
from quadriga.games.republic.whole.war.forces import LoseLegions
from quadriga.games.republic.whole.war.phase import CountWars, WarPhase, is_prosecuted, wars_to_fight
from quadriga.games.republic.whole.war.strength import force, land, military, numbers
from rules.republic.whole.scene import CARDS, Scene, senator

PUNIC = CARDS.conflict_of["punic_1"]


def table(legions: int = 10, fleets: int = 12, veterans: int = 0, commander: str = "cornelius") -> Scene:
    """Cornelius (military 4), Field Consul, at the 1st Punic War."""
    scene = Scene().put("cornelius", 0, True).put("fabius", 1, True).put("julius", 2, True)
    scene.office("cornelius", FIELD_CONSUL).office("fabius", ROME_CONSUL)
    if commander != "cornelius":
        scene.put(commander, 0)
    scene.p.treasury = 100
    scene.p.unrest = 5
    return scene.war("punic-1").command(commander, "punic-1", legions, fleets, veterans)


@pytest.mark.rule("republic", "10.11a")
@pytest.mark.rule("republic", "1.2c")
def test_10_11a_a_rating_counts_no_more_than_the_army() -> None:
    p = table(3, 12, 1).p
    cornelius = senator("cornelius")
    assert CARDS.military[cornelius] == 4
    assert force(p, cornelius, at_sea=False) == 3 + 2 + 4
    assert force(table(2, 1).p, cornelius, at_sea=False) == 4
    assert force(table(2, 1).p, cornelius, at_sea=True) == 2


@pytest.mark.rule("republic", "1.2g")
@pytest.mark.rule("republic", "10.T")
def test_10_t_the_dice_and_the_table() -> None:
    assert sum(weight for _, weight in throws()) == 216
    p = table().p
    cornelius = senator("cornelius")
    rows = [judge(p, cornelius, PUNIC, 3, total, 10, 12) for total in range(2, 20)]
    assert rows[0] == rows[1] == (1, 10, 12)
    assert [row[1] for row in rows[2:]] == [4, 3, 2, 1, 5, 4, 3, 2, 1, 0, 4, 3, 2, 1, 0, 0]
    assert [row[0] for row in rows[2:]] == [1] * 4 + [2] * 6 + [3] * 6


@pytest.mark.rule("republic", "10.12a")
@pytest.mark.rule("republic", "10.12b")
@pytest.mark.rule("republic", "10.4b")
@pytest.mark.rule("republic", "10.4a")
@pytest.mark.rule("republic", "10.4c")
@pytest.mark.rule("republic", "10.4f")
@pytest.mark.rule("republic", "10.5a")
def test_example_22_sea_then_land() -> None:
    scene = table().begin(WarPhase()).throw(12)
    p, cornelius = scene.p, senator("cornelius")
    before = CARDS.influence[cornelius]
    assert [p.beaten_fleet[PUNIC], p.unrest, p.popularity[cornelius], p.influence[cornelius]] == [1, 4, 5, before + 5]
    assert scene.asked() == ("0", "fight-on")
    scene.play("fight-on").throw(15)
    assert [p.unrest, p.popularity[cornelius], p.influence[cornelius], p.treasury] == [3, 9, before + 10, 135]
    assert [p.province[CARDS.province_of[one]] for one in ("sicily", "sardinia_corsica")] == [VACANT, VACANT]
    assert [scene.status("punic-1"), p.won[cornelius], p.place[cornelius]] == [words.BEATEN, 1, AT_WAR]
    assert [p.offices[FIELD_CONSUL], p.legions_of(cornelius)] == [cornelius, 10]
    assert p.veteran_of[0] == cornelius


@pytest.mark.rule("republic", "10.31a")
@pytest.mark.rule("republic", "10.61a")
@pytest.mark.rule("republic", "10.7a")
@pytest.mark.rule("republic", "10.8a")
@pytest.mark.rule("republic", "10.9a")
def test_example_22_a_standoff_makes_a_proconsul() -> None:
    scene = table().begin(WarPhase()).throw(12).play("fight-on").throw(11)
    scene.roll("30", "29", "28", "27", "26", "24")
    p, cornelius = scene.p, senator("cornelius")
    assert [p.legions_of(cornelius), p.ships[cornelius], p.popularity[cornelius]] == [7, 9, 4]
    assert p.marks[cornelius] & (PROCONSUL | PRIOR_CONSUL) == PROCONSUL | PRIOR_CONSUL
    assert p.offices[FIELD_CONSUL] == -1
    assert len(p.veterans(FORCE + cornelius)) == 1
    assert scene.status("punic-1") == words.ACTIVE


@pytest.mark.rule("republic", "10.31b")
@pytest.mark.rule("republic", "10.1b")
@pytest.mark.rule("republic", "R-30")
def test_example_22_a_number_counts_once_a_turn() -> None:
    scene = table().command("fabius", "punic-1", 8, 8)
    scene.p.beaten_fleet[PUNIC] = 1
    scene.begin(WarPhase()).roll("cornelius").throw(11).roll("30", "29", "28", "27", "26", "24")
    assert scene.told("battle")[0][-1] == "standoff"
    scene.throw(11)
    assert scene.told("battle")[1][-1] != "standoff"


@pytest.mark.rule("republic", "10.21a")
@pytest.mark.rule("republic", "10.71a")
@pytest.mark.rule("republic", "10.71b")
@pytest.mark.rule("republic", "10.9b")
def test_example_22_a_disaster_and_a_captive() -> None:
    scene = table()
    scene.p.beaten_fleet[PUNIC] = 1
    scene.begin(WarPhase()).throw(13)
    p, cornelius = scene.p, senator("cornelius")
    assert [p.legions_of(cornelius), p.ships[cornelius], p.popularity[cornelius], p.unrest] == [5, 6, -2, 6]
    scene.roll(*[str(number) for number in range(21, 31)]).roll("1")
    assert [p.place[cornelius], p.where[cornelius], p.offices[FIELD_CONSUL]] == [CAPTIVE, PUNIC, cornelius]
    assert [p.left_army[PUNIC], p.left_ships[PUNIC], p.commands] == [5, 6, []]
    assert scene.told("captured") == [["cornelius", "10"]]
    assert scene.status("punic-1") == words.ACTIVE


@pytest.mark.rule("republic", "10.3a")
def test_example_22_a_stalemate_without_loss() -> None:
    scene = table()
    scene.p.beaten_fleet[PUNIC] = 1
    scene.begin(WarPhase()).throw(9)
    assert [scene.p.unrest, scene.p.legions_of(senator("cornelius"))] == [5, 10]
    assert len(scene.p.veterans(FORCE + senator("cornelius"))) == 1


@pytest.mark.rule("republic", "10.12c")
def test_example_22_a_fleet_alone_comes_home_after_its_victory() -> None:
    scene = table(0, 12).begin(WarPhase()).throw(12)
    cornelius = senator("cornelius")
    assert [scene.p.place[cornelius], scene.p.offices[FIELD_CONSUL], scene.p.fleets] == [IN_ROME, cornelius, 12]
    assert scene.p.won[cornelius] == 0


@pytest.mark.rule("republic", "10.2a")
@pytest.mark.rule("republic", "5.3f")
@pytest.mark.rule("republic", "5.3e")
def test_10_2a_a_defeat_kills_the_commander_and_leaves_the_survivors() -> None:
    scene = table(4, 6, veterans=1)
    scene.p.beaten_fleet[PUNIC] = 1
    scene.begin(WarPhase()).throw(6)
    while scene.asked()[0] == "chance":
        scene.roll("0")
    assert scene.told("senator-died") == [["cornelius"]]
    assert scene.p.unrest == 7
    assert scene.p.left_army[PUNIC] + len(scene.p.veterans(LEFT + PUNIC)) == 3
    assert scene.p.veteran_of[0] == -1


@pytest.mark.rule("republic", "9.34a")
@pytest.mark.rule("republic", "9.34b")
def test_9_34_a_master_of_horse_rides_and_dies_with_his_dictator() -> None:
    scene = table(4, 6).office("cornelius", DICTATOR).put("valerius", 0).office("valerius", MASTER_OF_HORSE)
    scene.p.offices[FIELD_CONSUL] = -1
    scene.p.place[senator("valerius")], scene.p.where[senator("valerius")] = AT_WAR, PUNIC
    assert military(scene.p, senator("cornelius")) == 4 + CARDS.military[senator("valerius")]
    scene.p.beaten_fleet[PUNIC] = 1
    scene.begin(WarPhase()).throw(4)
    assert scene.told("senator-died") == [["cornelius"], ["valerius"]]
    home = table(10, 12).office("cornelius", DICTATOR).put("valerius", 0).office("valerius", MASTER_OF_HORSE)
    home.p.offices[FIELD_CONSUL] = -1
    home.p.place[senator("valerius")], home.p.where[senator("valerius")] = AT_WAR, PUNIC
    home.p.beaten_fleet[PUNIC] = 1
    home.begin(WarPhase()).throw(7).roll("30", "29")
    assert home.p.offices[MASTER_OF_HORSE] == senator("valerius")
    assert home.p.place[senator("valerius")] == IN_ROME


@pytest.mark.rule("republic", "10.31c")
@pytest.mark.rule("republic", "13.S1")
@pytest.mark.rule("republic", "13.S3")
@pytest.mark.rule("republic", "13.S4")
@pytest.mark.rule("republic", "13.S6")
@pytest.mark.rule("republic", "13.S7")
@pytest.mark.rule("republic", "13.S13")
@pytest.mark.parametrize(("name", "war", "free"), [
    ("scipio-africanus", "punic_1", True), ("scipio-africanus", "gallic_1", False),
    ("flamininus", "macedonian_2", True), ("aemilius-paullus", "macedonian_1", True),
    ("scipio-aemilianus", "punic_3", True),
    ("scipio-aemilianus", "punic_1", False), ("sulla", "social", True), ("marius-27a", "jugurthine", True),
])  # fmt: skip
def test_10_31c_statesmen_nullify_the_numbers_of_their_wars(name: str, war: str, free: bool) -> None:
    p = Scene().p
    assert (numbers(p, CARDS.conflict_of[war], senator(name), 4) == 0) == free


@pytest.mark.rule("republic", "10.31d")
@pytest.mark.rule("republic", "13.S2")
@pytest.mark.rule("republic", "13.S14")
@pytest.mark.rule("republic", "13.S18")
def test_10_31d_fabius_halves_lucullus_voids_caesar_promotes_two() -> None:
    p = table().p
    assert judge(p, senator("fabius-cunctator"), PUNIC, 3, 10, 10, 12) == (2, 2, 2)
    assert judge(p, senator("fabius-cunctator"), PUNIC, 13, 10, 10, 12) == (4, 3, 3)
    p.used = [0] * len(p.war)
    assert judge(p, senator("lucullus"), PUNIC, 13, 10, 10, 12) == (4, 0, 0)
    assert [p.homeward[senator("lucullus")], is_prosecuted(p, PUNIC)] == [1, False]
    caesar = table(10, 12, commander="caesar")
    caesar.p.beaten_fleet[PUNIC] = 1
    caesar.begin(WarPhase()).throw(15)
    assert len(caesar.p.veterans(FORCE + senator("caesar"))) == 2


@pytest.mark.rule("republic", "13.S19")
def test_13_s19_pompeys_rating_is_rolled() -> None:
    scene = table(10, 12, commander="pompey")
    scene.p.beaten_fleet[PUNIC] = 1
    scene.begin(WarPhase()).play("rate pompey 7").throw(9)
    assert scene.told("battle")[0][3] == str(9 + 10 + 7 - 10)


@pytest.mark.rule("republic", "10.6a")
def test_10_6a_lost_legions_are_drawn_among_all() -> None:
    scene = table(2, 0, veterans=1).begin(LoseLegions(FORCE + senator("cornelius"), 2))
    assert [(move.a, weight) for move, weight in scene.p.chances()] == [(0, 2), (1, 1)]
    scene.roll("1")
    assert [scene.p.army[senator("cornelius")], scene.p.veterans(FORCE + senator("cornelius"))] == [1, []]


@pytest.mark.rule("republic", "10.4e")
@pytest.mark.rule("republic", "10.71c")
def test_10_4e_others_come_home_and_captives_die_with_their_war() -> None:
    scene = table(12, 12).command("fabius", "punic-1", 8, 8).put("valerius", 2)
    scene.p.place[senator("valerius")], scene.p.where[senator("valerius")] = CAPTIVE, PUNIC
    scene.p.beaten_fleet[PUNIC] = 1
    scene.begin(WarPhase()).roll("cornelius").throw(15)
    assert [scene.p.place[senator("fabius")], scene.p.legions] == [IN_ROME, 8]
    assert scene.told("senator-died") == [["valerius"]]


@pytest.mark.rule("republic", "10.1a")
def test_10_1a_wars_in_the_order_of_sending() -> None:
    scene = table().war("gallic-1").command("fabius", "gallic-1", 3)
    scene.p.batch[senator("cornelius")] = 105
    scene.p.batch[senator("fabius")] = 101
    gallic = CARDS.conflict_of["gallic_1"]
    assert [wars_to_fight(scene.p, ()), wars_to_fight(scene.p, (gallic,))] == [[gallic], [PUNIC]]
    scene.p.batch[senator("fabius")] = 105
    assert len(wars_to_fight(scene.p, ())) == 2


@pytest.mark.rule("republic", "10.9a")
@pytest.mark.rule("republic", "10.9c")
@pytest.mark.rule("republic", "12.1a")
@pytest.mark.rule("republic", "12.0a")
def test_10_9_wars_left_alone_are_unprosecuted_and_four_are_too_many() -> None:
    scene = Scene().put("cornelius", 0).war("punic-1", "gallic-1", "syrian").begin(WarPhase())
    assert [scene.status(one) for one in ("punic-1", "gallic-1", "syrian")] == [words.UNPROSECUTED] * 3
    assert scene.ended() == ""
    scene.begin(PopulationPhase())
    assert scene.p.unrest == 3
    fallen = Scene().put("cornelius", 0).war("punic-1", "gallic-1", "syrian", "illyrian-2").begin(CountWars())
    assert fallen.p.result is not None
    assert [fallen.ended(), fallen.p.result.results] == ["four-wars", [0, 0, 0]]


@pytest.mark.rule("republic", "10.9d")
def test_10_9d_rhodes_leaves_with_its_war() -> None:
    scene = Scene().put("cornelius", 0).happen("rhodian_alliance")
    scene.p.rhodes = Alliance()
    scene.p.rhodes.lay_out(PUNIC)
    scene.p.rhodes.fleets, scene.p.fleets = 8, 10
    scene.p.war[PUNIC] = words.BEATEN
    scene.begin(CountWars())
    assert scene.p.fleets == 2
    assert scene.p.rhodes is None


@pytest.mark.rule("republic", "10.4h")
def test_10_4h_a_beaten_province_is_roman_again() -> None:
    scene = (
        Scene().put("cornelius", 0, True).put("fabius", 1).war("revolt-sicily").command("cornelius", "revolt-sicily", 9)
    )
    scene.p.province[CARDS.province_of["sicily"]] = 3
    before = CARDS.influence[senator("cornelius")]
    scene.begin(WarPhase()).throw(12)
    assert scene.p.province[CARDS.province_of["sicily"]] == VACANT
    assert scene.p.influence[senator("cornelius")] == before + 1


@pytest.mark.rule("republic", "10.0a")
@pytest.mark.rule("republic", "13.L6")
def test_10_0a_by_the_gabinian_law_commanders_raise_their_own() -> None:
    scene = table(2, 12)
    scene.p.talents[senator("cornelius")], scene.p.purse[0] = 15, 10
    scene.p.laws[scene.p.deck.laws["gabinian"]] = 1
    scene.begin(WarPhase())
    assert scene.refused("count-legions 3") == ("9.64b", "not-so-many")
    scene.play("count-legions 2", "count-fleets 0")
    assert [scene.talents("cornelius"), scene.p.purse[0], scene.p.army[senator("cornelius")]] == [0, 5, 4]


# ---------------------------------------------------------------- civil war


def rebellion(legions: int = 7, senate: int = 12) -> Scene:
    """Julius has revolted with so many legions; Cornelius leads the Senate's army."""
    scene = Scene().put("cornelius", 0, True).put("fabius", 0).put("julius", 2, True).put("valerius", 1, True)
    scene.command("julius", "punic-1", legions)
    scene.p.won[senator("julius")] = 1
    declare(scene.p, senator("julius"))
    scene.p.settle()
    scene.p.unrest = 5
    return scene.command("cornelius", "civil-war", senate)


@pytest.mark.rule("republic", "11.37a")
@pytest.mark.rule("republic", "11.371a")
@pytest.mark.rule("republic", "11.37b")
def test_example_27_a_victory_ends_the_revolt() -> None:
    scene = rebellion()
    civil = words.WAR.value("civil-war")
    strength = land(scene.p, civil)
    assert strength == 7 + min(7, CARDS.military[senator("julius")])
    scene.begin(WarPhase()).throw(14 - 16 + strength)
    scene.roll("30", "29", "28", "27")
    assert scene.told("senator-died") == [["julius"]]
    assert [scene.p.rebel, scene.status("civil-war"), scene.p.unrest] == [-1, words.ABSENT, 4]
    assert scene.p.popularity[senator("cornelius")] == -(-strength // 2) - 2
    assert scene.p.won[senator("cornelius")] == 1
    assert scene.p.legions + scene.p.legions_of(senator("cornelius")) == 19 - 8


@pytest.mark.rule("republic", "11.372a")
@pytest.mark.rule("republic", "11.38a")
def test_example_27_a_stalemate_goes_on() -> None:
    scene = rebellion()
    strength = land(scene.p, words.WAR.value("civil-war"))
    scene.begin(WarPhase()).throw(10 - 16 + strength).roll("30", "29", "28")
    assert [scene.p.legions_of(senator("julius")), scene.p.legions_of(senator("cornelius"))] == [4, 9]
    assert [scene.p.unrest, scene.status("civil-war")] == [5, words.ACTIVE]
    assert scene.p.marks[senator("cornelius")] & PROCONSUL
    assert len(scene.p.veterans(FORCE + senator("julius"))) == 1


@pytest.mark.rule("republic", "11.373a")
@pytest.mark.rule("republic", "12.2a")
@pytest.mark.rule("republic", "12.4a")
def test_example_27_a_defeat_of_the_senate_is_the_rebels_victory() -> None:
    scene = rebellion(7, 8)
    strength = land(scene.p, words.WAR.value("civil-war"))
    scene.begin(WarPhase()).throw(7 - 12 + strength).roll("30")
    assert scene.ended() == "rebel-rules"
    assert scene.p.result is not None
    assert scene.p.result.results == [0, 0, 2]


@pytest.mark.rule("republic", "11.371b")
@pytest.mark.rule("republic", "11.372b")
def test_example_27_a_rebel_without_legions_dies() -> None:
    scene = rebellion(3, 5)
    strength = land(scene.p, words.WAR.value("civil-war"))
    scene.begin(WarPhase()).throw(10 - 9 + strength).roll("30", "29", "28")
    assert scene.told("senator-died") == [["julius"]]
    assert scene.p.popularity[senator("cornelius")] == -1
    assert [scene.p.rebel, scene.p.place[senator("cornelius")]] == [-1, IN_ROME]


@pytest.mark.rule("republic", "11.36a")
@pytest.mark.rule("republic", "12.3a")
def test_11_36a_a_rebel_nobody_marches_against_takes_rome() -> None:
    scene = rebellion()
    scene.p.commands.remove(senator("cornelius"))
    scene.p.army[senator("cornelius")] = 0
    scene.p.place[senator("cornelius")] = IN_ROME
    scene.begin(WarPhase())
    assert scene.ended() == "rebel-rules"
    hard = rebellion().war("punic-1", "gallic-1", "syrian", "illyrian-2")
    hard.p.commands.remove(senator("cornelius"))
    hard.p.army[senator("cornelius")] = 0
    hard.p.place[senator("cornelius")] = IN_ROME
    hard.p.fleets = 2
    hard.begin(WarPhase())
    assert hard.asked() == ("2", "last-war")
    assert hard.refused("name-war punic-1") == ("9.64a", "no-such-war")
    hard.play("name-war illyrian-2").throw(16)
    assert hard.ended() == "rebel-rules"
    beaten = rebellion().war("punic-1", "gallic-1", "syrian", "illyrian-2")
    beaten.p.commands.remove(senator("cornelius"))
    beaten.p.army[senator("cornelius")] = 0
    beaten.p.place[senator("cornelius")] = IN_ROME
    beaten.begin(WarPhase()).play("name-war gallic-1").throw(3)
    assert beaten.ended() == "four-wars"


@pytest.mark.rule("republic", "5.3j")
@pytest.mark.rule("republic", "6.2e")
def test_5_3j_with_the_rebel_his_revolt_dies() -> None:
    from quadriga.games.republic.whole.mortality.death import die

    scene = rebellion().put("papirius", 2).govern("papirius", "sicily")
    scene.p.place[senator("papirius")] = REBELLING
    scene.p.seconds = [senator("papirius")]
    scene.p.garrison[CARDS.province_of["sicily"]] = 2
    die(scene.p, senator("julius"))
    scene.p.settle()
    assert [scene.p.rebel, scene.p.legions, scene.p.province[CARDS.province_of["sicily"]]] == [-1, 21, VACANT]
    assert scene.p.place[senator("papirius")] not in (REBELLING, IN_ROME)
    assert isinstance(RevoltFails(), RevoltFails)
