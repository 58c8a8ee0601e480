"""10: everything a battle of the published rules changes, and nothing else."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CAPTIVE,
    DICTATOR,
    FIELD_CONSUL,
    GARRISON,
    LEFT,
    MASTER_OF_HORSE,
    PROCONSUL,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.war.battle import AfterBattle, StartBattle, make_proconsul, win_war
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

JULIUS = senator("julius")


def war_of(name: str) -> int:
    return words.WAR.value(name)


def table(war: str = "gallic-1", legions: int = 6, fleets: int = 0, veterans: int = 1, **options: str) -> Facts:
    """Julius, Field Consul, stands at a war."""
    scene = Facts(3, {name.replace("_", "-"): value for name, value in options.items()})
    scene.put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("cornelius", ROME_CONSUL).office("julius", FIELD_CONSUL)
    scene.war(war).command("julius", war, legions, fleets, veterans)
    scene.p.treasury, scene.p.unrest, scene.p.round = 100, 4, 2
    return scene


def fight(scene: Facts, war: str, commander: str = "julius") -> Facts:
    return scene.begin(StartBattle(senator(commander), war_of(war))).mark()


@pytest.mark.rule("republic", "10.4a")
@pytest.mark.rule("republic", "10.5a")
def test_10_4_a_victory_on_land() -> None:
    scene = fight(table(), "gallic-1").throw(16)
    assert scene.changes() == [
        "treasury 100 > 120",
        "unrest 4 > 3",
        "influence julius 4 > 9",
        "popularity julius 0 > 5",
        "discards - > gallic-1",
        "war gallic-1 2 > 4",
        "province cisalpine-gaul 0 > 1",
        "army julius 6 > 5",
        "veteran_at 1 -1 > 4",
        "veteran_of 1 -1 > julius",
        "fought gallic-1 0 > 2",
        "won julius 0 > 1",
        "marked - > julius",
        "battle commander 3, war 4 > None",
    ]
    assert scene.heard_all() == [
        "battle julius gallic-1 16 18 victory",
        "unrest-fell 1",
        "veteran 2",
        "fame-won julius 5",
        "state-gained 20",
        "war-won gallic-1",
        "created cisalpine-gaul",
    ]
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "10.2a")
@pytest.mark.rule("republic", "10.7a")
def test_10_7a_a_defeat_kills_commander_and_master_of_horse() -> None:
    scene = table("gallic-1", 3, 0, 0).office("julius", DICTATOR).office("valerius", MASTER_OF_HORSE)
    scene.p.offices[FIELD_CONSUL] = -1
    scene.p.place[senator("valerius")], scene.p.where[senator("valerius")] = AT_WAR, war_of("gallic-1")
    fight(scene, "gallic-1").throw(4)
    assert scene.changes() == [
        "unrest 4 > 6",
        "place valerius 4 > 7",
        "place julius 4 > 1",
        "where valerius 4 > -1",
        "where julius 4 > -1",
        "faction valerius 1 > -1",
        "influence valerius 5 > 0",
        "offices dictator julius > -1",
        "offices master-of-horse valerius > -1",
        "curia - > valerius",
        "army julius 3 > 0",
        "commands julius > -",
        "fought gallic-1 0 > 2",
        "battle commander 3, war 4 > None",
    ]
    assert scene.heard_all() == [
        "battle julius gallic-1 4 0 defeat",
        "losses julius 3 0",
        "unrest-rose 2",
        "senator-died julius",
        "came-home valerius",
        "heir julius faction-2",
        "senator-died valerius",
    ]


@pytest.mark.rule("republic", "10.8a")
@pytest.mark.rule("republic", "10.71a")
def test_10_8a_a_stalemate_leaves_a_proconsul_with_a_veteran() -> None:
    scene = table("gallic-1", 6, 0, 0).office("julius", DICTATOR).office("valerius", MASTER_OF_HORSE)
    scene.p.offices[FIELD_CONSUL] = -1
    scene.p.place[senator("valerius")], scene.p.where[senator("valerius")] = AT_WAR, war_of("gallic-1")
    fight(scene, "gallic-1").throw(11)
    assert scene.changes() == [
        "army julius 6 > 5",
        "fought gallic-1 0 > 2",
        "marked - > julius valerius",
        "battle result 0 > 2",
        "battle lost_legions 0 > 1",
        "cup None > owed 1",
    ]
    assert scene.heard_all() == ["battle julius gallic-1 11 12 stalemate", "losses julius 1 0"]
    assert [scene.p.drawn().owed, [words.COMMANDER.slug(one) for one in scene.p.marked]] == [1, ["julius", "valerius"]]
    scene.mark().roll(*["blank"] * scene.p.drawn().owed)
    assert scene.changes() == [
        "place valerius 4 > 1",
        "where valerius 4 > -1",
        "marks valerius 0 > 16",
        "marks julius 0 > 9",
        "offices dictator julius > -1",
        "army julius 5 > 4",
        "veteran_at 0 -1 > 4",
        "veteran_of 0 -1 > julius",
        "battle commander 3, war 4, result 2, lost_legions 1 > None",
        "cup owed 1 > None",
    ]
    assert scene.heard_all() == ["chit-drawn blank", "veteran 1", "came-home valerius", "proconsul julius"]


@pytest.mark.rule("republic", "10.71b")
def test_10_71b_the_last_chit_captures_but_not_in_a_victory() -> None:
    scene = fight(table("gallic-1", 6, 0, 0), "gallic-1").throw(11)
    owed = scene.p.drawn().owed
    scene.roll(*["blank"] * (owed - 1), str(DECK.family[JULIUS] + 1))
    assert scene.p.place[JULIUS] == CAPTIVE
    assert scene.heard_all() == [
        "battle julius gallic-1 11 11 stalemate",
        "losses julius 2 0",
        "chit-drawn blank",
        "chit-drawn 4",
        "captured julius 10",
        "veteran 1",
    ]
    assert scene.changes() == [
        "place julius 4 > 5",
        "popularity julius 0 > -1",
        "army julius 6 > 0",
        "left_army gallic-1 0 > 3",
        "veteran_at 0 -1 > 104",
        "commands julius > -",
        "fought gallic-1 0 > 2",
        "marked - > julius",
        "battle commander 3, war 4 > None",
    ]


@pytest.mark.rule("republic", "10.71a")
def test_10_71a_a_master_of_horse_dies_by_his_chit() -> None:
    scene = table("gallic-1", 6, 0, 0).office("julius", DICTATOR).office("valerius", MASTER_OF_HORSE)
    scene.p.offices[FIELD_CONSUL] = -1
    scene.p.place[senator("valerius")], scene.p.where[senator("valerius")] = AT_WAR, war_of("gallic-1")
    fight(scene, "gallic-1").throw(11)
    scene.roll(str(DECK.family[senator("valerius")] + 1))
    assert scene.told("senator-died") == [["valerius"]]


@pytest.mark.rule("republic", "10.21a")
@pytest.mark.rule("republic", "10.31a")
def test_10_31_disaster_and_standoff_by_the_natural_dice() -> None:
    found = {}
    for total in range(3, 19):
        scene = fight(table("gallic-1", 12, 0, 0), "gallic-1").throw(total)
        found[total] = [
            scene.told("battle")[0][-1],
            scene.p.army[JULIUS],
            scene.p.unrest,
            scene.p.used[war_of("gallic-1")],
        ]
    assert found == {
        3: ["stalemate", 8, 4, 0],
        4: ["stalemate", 9, 4, 0],
        5: ["stalemate", 10, 4, 0],
        6: ["stalemate", 11, 4, 0],
        7: ["stalemate", 11, 4, 0],
        8: ["victory", 8, 3, 0],
        9: ["victory", 9, 3, 0],
        10: ["victory", 10, 3, 0],
        11: ["victory", 11, 3, 0],
        12: ["victory", 11, 3, 0],
        13: ["disaster", 6, 5, 8192],
        14: ["victory", 11, 3, 0],
        15: ["standoff", 9, 4, 32768],
        16: ["victory", 11, 3, 0],
        17: ["victory", 11, 3, 0],
        18: ["victory", 11, 3, 0],
    }
    again = table("gallic-1", 12, 0, 0)
    again.p.used[war_of("gallic-1")] = 1 << 13 | 1 << 12
    assert [again.begin(StartBattle(JULIUS, war_of("gallic-1"))).throw(13).told("battle")[0][-1]] == ["victory"]


@pytest.mark.rule("republic", "10.31d")
def test_10_31d_lucullus_goes_home_from_a_disaster() -> None:
    scene = table("gallic-1", 1).put("lucullus", 0).command("lucullus", "gallic-1", 9)
    disaster = next(total for total in range(3, 19) if CARDS.disaster[war_of("gallic-1")] >> total & 1)
    fight(scene, "gallic-1", "lucullus").throw(disaster)
    assert scene.changes() == [
        "unrest 4 > 5",
        "marks lucullus 0 > 9",
        "used gallic-1 0 > 8192",
        "fought gallic-1 0 > 6",
        "homeward lucullus 0 > 1",
        "marked - > lucullus",
        "battle commander 47, war 4 > None",
    ]
    assert scene.heard_all() == ["battle lucullus gallic-1 13 17 disaster", "unrest-rose 1", "proconsul lucullus"]


@pytest.mark.rule("republic", "10.11b")
@pytest.mark.rule("republic", "10.12a")
def test_10_12_who_lacks_fleets_or_legions_does_not_fight() -> None:
    for war, legions, fleets in (("punic-1", 5, 0), ("illyrian-1", 5, 2), ("gallic-1", 0, 9)):
        scene = table(war, legions, fleets, 0)
        fight(scene, war)
        assert scene.changes() == []
        assert scene.asked() == ("nobody", "")
    enough = fight(table("illyrian-1", 1, 3, 0), "illyrian-1")
    assert enough.asked() == ("chance", "")
    veteran = fight(table("gallic-1", 0, 0, 1), "gallic-1")
    assert veteran.asked() == ("chance", "")


@pytest.mark.rule("republic", "10.12b")
@pytest.mark.rule("republic", "10.12c")
def test_10_12_after_a_victory_at_sea() -> None:
    scene = fight(table("punic-1", 4, 15, 0), "punic-1").throw(16)
    assert scene.changes() == [
        "unrest 4 > 3",
        "influence julius 4 > 9",
        "popularity julius 0 > 5",
        "beaten_fleet punic-1 0 > 1",
        "fought punic-1 0 > 1",
        "marked - > julius",
        "battle commander 3, at_sea 1 > None",
    ]
    assert scene.heard_all() == [
        "battle julius punic-1 16 25 victory",
        "unrest-fell 1",
        "fame-won julius 5",
        "fleet-won punic-1",
    ]
    assert scene.question() == "1 fight-on commander=julius war=punic-1"
    stops = Facts.of(scene.p.copy())
    stops.mark().play("stop-here")
    assert stops.changes() == ["marks julius 0 > 9", "offices field-consul julius > -1"]
    scene.mark().play("fight-on")
    assert scene.changes() == ["battle None > commander 3"]
    assert scene.question() == "chance "


@pytest.mark.rule("republic", "10.12c")
@pytest.mark.parametrize(("legions", "fleets", "asked"), [(4, 5, "fight-on"), (4, 4, ""), (0, 9, "")])
def test_10_12c_on_land_only_with_legions_and_support(legions: int, fleets: int, asked: str) -> None:
    other = table("punic-1", legions, fleets, 0)
    other.p.beaten_fleet[war_of("punic-1")] = 1
    other.mark()
    AfterBattle().after_sea(other.p, JULIUS, war_of("punic-1"))
    other.p.settle()
    assert other.asked()[1] == asked
    is_proconsul = bool(other.p.marks[JULIUS] & PROCONSUL)
    assert [is_proconsul, other.p.place[JULIUS]] == [fleets == 4, 1 if legions == 0 else AT_WAR]


@pytest.mark.rule("republic", "13.I13")
def test_13_i13_cleopatra_takes_a_side_before_the_battle() -> None:
    for answer in ("cleopatra-with", "cleopatra-against", "done"):
        scene = table("alexandrine", 9, 20, 0)
        scene.p.hands[0] = [words.CARD.value("tribune-38")]
        scene.p.hands[2] = [words.CARD.value("cleopatra-vii")]
        scene.p.stock().pool = [
            card for card in scene.p.stock().pool if card not in (*scene.p.hands[0], *scene.p.hands[2])
        ]
        scene.begin(StartBattle(JULIUS, war_of("alexandrine")))
        assert scene.question() == "0 cleopatra"
        assert scene.offered() == ["done"]
        assert scene.refused("cleopatra-with") == ("S3.01.9", "not-in-hand")
        scene.done()
        assert scene.asked() == ("2", "cleopatra")
        assert scene.offered() == ["cleopatra-with", "cleopatra-against", "done"]
        question = scene.p.question()
        assert [question.seals(scene.p, move) for move in scene.p.moves()] == [True, True, False]
        scene.mark().play(answer)
        changes = scene.changes()
        assert changes == {
            "cleopatra-with": [
                "popularity julius 0 > -5", "talents julius 0 > 50", "hands faction-3 cleopatra-vii > -",
                "discards - > cleopatra-vii", "cleopatra 0 > 1",
            ],
            "cleopatra-against": [
                "hands faction-3 cleopatra-vii > -", "discards - > cleopatra-vii", "chief cleopatra-vii 0 > 1",
                "cleopatra 0 > 2",
            ],
            "done": [],
        }[answer]  # fmt: skip
        assert scene.asked() == ("chance", "")
    plain = table("gallic-1")
    plain.p.hands[2] = [words.CARD.value("cleopatra-vii")]
    assert plain.begin(StartBattle(JULIUS, war_of("gallic-1"))).asked() == ("chance", "")


@pytest.mark.rule("republic", "13.S19")
def test_13_s19_pompeys_rating_is_a_die_and_one() -> None:
    scene = table("gallic-1", 1).put("pompey", 2).command("pompey", "gallic-1", 9, 0).happen("evil_omens", 2)
    scene.begin(StartBattle(senator("pompey"), war_of("gallic-1")))
    faces = [move.b for move, _ in scene.p.chances()]
    assert faces == [2, 3, 4, 5, 6, 7]
    scene.mark().play("rate pompey 5")
    assert scene.changes() == ["rating 0 > 3"]
    assert scene.heard_all() == ["rated pompey 3"]
    low = table("gallic-1", 1).put("pompey", 2).command("pompey", "gallic-1", 9, 0).happen("evil_omens", 2)
    low.begin(StartBattle(senator("pompey"), war_of("gallic-1"))).play("rate pompey 2")
    assert low.p.rating == 1
    scene.mark().throw(10)
    assert scene.changes() == [
        "popularity pompey 5 > 3",
        "army pompey 9 > 6",
        "fought gallic-1 0 > 2",
        "marked - > pompey",
        "battle result 0 > 2",
        "battle lost_legions 0 > 3",
        "cup None > owed 3",
    ]
    assert scene.heard_all() == ["battle pompey gallic-1 10 10 stalemate", "losses pompey 3 0"]


@pytest.mark.rule("republic", "10.8a")
@pytest.mark.rule("republic", "9.34b")
def test_10_8a_a_dictators_master_of_horse_goes_home_in_office() -> None:
    scene = table().office("julius", DICTATOR).office("valerius", MASTER_OF_HORSE)
    scene.p.place[senator("valerius")], scene.p.where[senator("valerius")] = AT_WAR, war_of("gallic-1")
    scene.mark()
    scene.p.hear = scene.heard.append
    make_proconsul(scene.p, JULIUS)
    assert scene.changes() == [
        "place valerius 4 > 1",
        "where valerius 4 > -1",
        "marks valerius 0 > 16",
        "marks julius 0 > 9",
        "offices dictator julius > -1",
        "offices field-consul julius > -1",
    ]
    assert scene.heard_all() == ["came-home valerius", "proconsul julius"]
    scene.mark()
    make_proconsul(scene.p, JULIUS)
    assert scene.changes() == []
    assert scene.heard_all() == []


@pytest.mark.rule("republic", "10.4c")
@pytest.mark.rule("republic", "10.4d")
@pytest.mark.rule("republic", "10.4h")
def test_10_4_what_a_war_that_is_won_leaves_behind() -> None:
    scene = table("punic-2", 6, 9, 1).command("manlius", "punic-2", 2, 3).war("punic-1")
    scene.p.left_army[war_of("punic-2")], scene.p.left_ships[war_of("punic-2")] = 3, 4
    scene.p.veteran_at[5], scene.p.veteran_of[5] = LEFT + war_of("punic-2"), senator("fabius")
    scene.p.chief[CARDS.leader_of["hannibal"]] = 1
    scene.p.place[senator("fabius")], scene.p.where[senator("fabius")] = CAPTIVE, war_of("punic-2")
    scene.p.beaten_fleet[war_of("punic-2")] = 1
    scene.mark()
    scene.p.hear = scene.heard.append
    win_war(scene.p, war_of("punic-2"), JULIUS)
    scene.p.settle()
    assert scene.changes() == [
        "treasury 100 > 125",
        "place fabius 5 > 7",
        "place manlius 4 > 1",
        "where fabius 1 > -1",
        "where manlius 1 > -1",
        "faction fabius 0 > -1",
        "influence fabius 5 > 0",
        "marks manlius 0 > 16",
        "discards - > punic-2",
        "curia - > fabius",
        "war punic-2 2 > 4",
        "beaten_fleet punic-2 1 > 0",
        "province nearer-spain 0 > 1",
        "province further-spain 0 > 1",
        "legions 0 > 5",
        "fleets 0 > 7",
        "army manlius 2 > 0",
        "ships manlius 3 > 0",
        "left_army punic-2 3 > 0",
        "left_ships punic-2 4 > 0",
        "veteran_at 5 101 > 0",
        "veteran_of 5 fabius > -1",
        "commands julius manlius > julius",
        "won julius 0 > 1",
    ]
    assert scene.heard_all() == [
        "state-gained 25",
        "force-home manlius 2 3",
        "came-home manlius",
        "left-home punic-2",
        "war-won punic-2",
        "created nearer-spain",
        "created further-spain",
        "senator-died fabius",
    ]


@pytest.mark.rule("republic", "10.4d")
def test_10_4d_illyricum_comes_after_both_wars() -> None:
    scene = table("illyrian-1").war("illyrian-2", status=words.INACTIVE)
    win_war(scene.p, war_of("illyrian-1"), -1)
    assert scene.p.province[CARDS.province_of["illyricum"]] == 0
    win_war(scene.p, war_of("illyrian-2"), -1)
    assert scene.p.province[CARDS.province_of["illyricum"]] == 1
    revolt = table("gallic-1")
    at = CARDS.province_of["sicily"]
    rising = war_of("revolt-sicily")
    revolt.p.province[at], revolt.p.developed[at], revolt.p.war[rising] = 3, 1, words.ACTIVE
    revolt.p.veteran_at[6] = GARRISON + at
    revolt.mark()
    revolt.p.hear = revolt.heard.append
    win_war(revolt.p, rising, -1)
    assert revolt.changes() == ["war revolt-sicily 2 > 0", "province sicily 3 > 1", "developed sicily 1 > 0"]
    assert revolt.heard_all() == ["war-won revolt-sicily"]


@pytest.mark.rule("republic", "10.5a")
def test_10_5a_veterans_of_the_dead_owe_nobody() -> None:
    scene = fight(table("gallic-1", 6, 0, 0), "gallic-1").throw(11)
    owed = scene.p.drawn().owed
    scene.mark().roll(str(DECK.family[JULIUS] + 1), *["blank"] * (owed - 1))
    assert scene.changes() == [
        "place julius 4 > 1",
        "where julius 4 > -1",
        "popularity julius -1 > 0",
        "offices field-consul julius > -1",
        "army julius 4 > 0",
        "left_army gallic-1 0 > 3",
        "veteran_at 0 -1 > 104",
        "commands julius > -",
        "battle commander 3, war 4, result 2, lost_legions 2 > None",
        "cup owed 2 > None",
    ]
    assert scene.heard_all() == [
        "chit-drawn 4",
        "senator-died julius",
        "heir julius faction-2",
        "chit-drawn blank",
        "veteran 1",
    ]


@pytest.mark.rule("republic", "7.E2")
@pytest.mark.rule("republic", "7.E3")
def test_7_e2_allies_who_desert_sway_one_battle() -> None:
    found = {}
    for event in ("ally_deserts", "enemys_ally_deserts"):
        for times in (1, 2):
            scene = table("gallic-1", 6, 0, 0).happen(event, times)
            scene.begin(StartBattle(JULIUS, war_of("gallic-1"))).play("throw 3 6")
            found[event, times] = scene.told("battle")[0][2:]
    assert found == {
        ("ally_deserts", 1): ["9", "9", "stalemate"],
        ("ally_deserts", 2): ["9", "9", "stalemate"],
        ("enemys_ally_deserts", 1): ["9", "12", "stalemate"],
        ("enemys_ally_deserts", 2): ["9", "15", "victory"],
    }


@pytest.mark.rule("republic", "7.334b")
def test_7_334b_narbonese_gaul_comes_when_the_battle_is_fought() -> None:
    scene = table("germanic-migrations", narbonese="fought")
    scene.mark().begin(StartBattle(JULIUS, war_of("germanic-migrations")))
    assert scene.changes() == ["province narbonese-gaul 0 > 1", "battle None > commander 3, war 15"]
    sent = table("germanic-migrations", narbonese="sent")
    sent.mark().begin(StartBattle(JULIUS, war_of("germanic-migrations")))
    assert sent.changes() == ["battle None > commander 3, war 15"]
