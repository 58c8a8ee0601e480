"""10: battles of the first of everything: senator, war and faction number 0; and what must not happen."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
    WITH_WAR,
)
from quadriga.games.republic.whole.war.battle import AfterBattle, StartBattle, make_proconsul, win_war
from quadriga.games.republic.whole.war.fight import Fight
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

CORNELIUS = senator("cornelius")
PUNIC = words.WAR.value("punic-1")
assert (CORNELIUS, PUNIC) == (0, 0)


def table(war: str = "punic-1", legions: int = 8, fleets: int = 20, veterans: int = 0, **options: str) -> Facts:
    """Cornelius, Field Consul, stands at the first war."""
    scene = Facts(3, {name.replace("_", "-"): value for name, value in options.items()})
    scene.put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL).office("cornelius", FIELD_CONSUL)
    scene.war(war).command("cornelius", war, legions, fleets, veterans)
    scene.p.treasury, scene.p.unrest, scene.p.round = 100, 4, 2
    return scene


def start(scene: Facts, war: str = "punic-1", commander: str = "cornelius") -> Facts:
    return scene.begin(StartBattle(senator(commander), words.WAR.value(war))).mark()


def ride(scene: Facts, rider: str, war: str) -> Facts:
    """A Master of Horse rides with the Dictator."""
    scene.office(rider, MASTER_OF_HORSE)
    scene.p.place[senator(rider)], scene.p.where[senator(rider)] = AT_WAR, words.WAR.value(war)
    return scene


@pytest.mark.rule("republic", "10.12a")
@pytest.mark.rule("republic", "10.12b")
def test_10_12_a_victory_at_sea_and_on_to_land() -> None:
    scene = start(table()).throw(15)
    assert scene.changes() == [
        "unrest 4 > 3",
        "influence cornelius 5 > 10",
        "popularity cornelius 0 > 5",
        "beaten_fleet punic-1 0 > 1",
        "fought punic-1 0 > 1",
        "marked - > cornelius",
        "battle at_sea 1 > None",
    ]
    assert scene.heard_all() == [
        "battle cornelius punic-1 15 29 victory",
        "unrest-fell 1",
        "fame-won cornelius 5",
        "fleet-won punic-1",
    ]
    assert scene.question() == "0 fight-on commander=cornelius war=punic-1"
    halted = scene.mark().play("stop-here")
    assert halted.changes() == ["marks cornelius 0 > 9", "offices field-consul cornelius > -1"]


@pytest.mark.rule("republic", "10.12a")
def test_10_12a_at_sea_the_strength_is_that_of_the_fleet() -> None:
    assert (CARDS.naval[PUNIC], CARDS.land[PUNIC]) == (10, 10)
    pirates = words.WAR.value("pirates-2")
    assert CARDS.naval[pirates] != CARDS.land[pirates]
    scene = start(table("pirates-2", 4, 9), "pirates-2").throw(11)
    assert scene.told("battle") == [["cornelius", "pirates-2", "11", "18", "victory"]]


@pytest.mark.rule("republic", "10.7a")
def test_10_7a_a_defeat_kills_the_first_senator_as_master_of_horse() -> None:
    scene = table("gallic-1", 0, 0).war("gallic-1").command("julius", "gallic-1", 3)
    scene.p.commands.remove(CORNELIUS)
    scene.p.offices[FIELD_CONSUL] = -1
    ride(scene.office("julius", DICTATOR), "cornelius", "gallic-1")
    start(scene, "gallic-1", "julius").throw(4)
    assert [one for one in scene.heard_all() if "died" in one] == ["senator-died julius", "senator-died cornelius"]
    drawn = table("gallic-1", 0, 0).command("julius", "gallic-1", 6)
    drawn.p.commands.remove(CORNELIUS)
    drawn.p.offices[FIELD_CONSUL] = -1
    ride(drawn.office("julius", DICTATOR), "cornelius", "gallic-1")
    start(drawn, "gallic-1", "julius").throw(11)
    assert drawn.p.marked == [senator("julius"), CORNELIUS]


@pytest.mark.rule("republic", "10.31a")
def test_10_31_losses_at_sea_alone_are_told() -> None:
    scene = start(table("punic-1", 0, 12)).throw(5)
    assert scene.told("losses") == [["cornelius", "0", "2"]]
    clean = start(table("gallic-1", 20, 0), "gallic-1").throw(18)
    assert clean.told("losses") == []


@pytest.mark.rule("republic", "13.S19")
def test_13_s19_the_rating_of_a_battle_is_forgotten_after_it() -> None:
    for total, legions in ((18, 20), (4, 1)):
        scene = table("gallic-1", 0, 0).put("pompey", 0).command("pompey", "gallic-1", legions)
        scene.begin(StartBattle(senator("pompey"), words.WAR.value("gallic-1"))).play("rate pompey 6").throw(total)
        while scene.p.cup is not None:
            scene.roll("blank")
        assert scene.p.rating == 0
    stale = table("gallic-1", 5, 0)
    stale.p.rating = 4
    assert start(stale, "gallic-1").p.rating == 0


@pytest.mark.rule("republic", "10.5a")
def test_10_5a_caesar_promotes_two_in_a_victory_and_one_otherwise() -> None:
    found = {}
    for total in (10, 16):
        scene = table("gallic-1", 0, 0).put("caesar", 0).command("caesar", "gallic-1", 6)
        scene.begin(StartBattle(senator("caesar"), words.WAR.value("gallic-1"))).listen().throw(total)
        while scene.p.cup is not None:
            scene.roll("blank")
        found[total] = [scene.told("battle")[0][-1], len(scene.told("veteran"))]
    assert found == {10: ["stalemate", 1], 16: ["victory", 2]}


@pytest.mark.rule("republic", "10.4a")
def test_10_4a_a_commander_who_dies_in_his_victory_wins_nothing_for_himself() -> None:
    scene = table("gallic-1", 9, 0)
    scene.p.place[CORNELIUS] = 7
    scene.p.battle = Fight()
    scene.p.battle.lay_out(CORNELIUS, words.WAR.value("gallic-1"), 0)
    scene.p.battle.result = 3
    scene.p.left_army[words.WAR.value("gallic-1")] = 4
    scene.p.army[CORNELIUS] = 0
    scene.p.commands.clear()
    scene.mark().begin(AfterBattle())
    assert scene.changes() == [
        "treasury 100 > 120",
        "discards - > gallic-1",
        "war gallic-1 2 > 4",
        "province cisalpine-gaul 0 > 1",
        "legions 0 > 3",
        "left_army gallic-1 4 > 0",
        "veteran_at 0 -1 > 0",
        "battle war 4, result 3 > None",
    ]
    at_sea = table("punic-1", 9, 20)
    at_sea.p.place[CORNELIUS] = 7
    at_sea.p.commands.clear()
    at_sea.p.battle = Fight()
    at_sea.p.battle.lay_out(CORNELIUS, PUNIC, 1)
    at_sea.p.battle.result = 3
    at_sea.mark().begin(AfterBattle())
    assert at_sea.changes() == ["beaten_fleet punic-1 0 > 1", "battle at_sea 1, result 3 > None"]
    assert at_sea.question() == "nobody "


@pytest.mark.rule("republic", "10.12c")
def test_10_12c_after_the_victory_at_sea() -> None:
    found = {}
    for battles in ("published", "house"):
        for legions, fleets in ((0, 20), (4, 20), (4, 12)):
            scene = table("punic-1", legions, fleets, battles=battles)
            if fleets == 12:
                scene.p.beaten_fleet[PUNIC] = 0
            scene.p.battle = Fight()
            scene.p.battle.lay_out(CORNELIUS, PUNIC, 1)
            scene.p.battle.result = 3
            if fleets == 12:
                scene.p.ships[CORNELIUS] = CARDS.support[PUNIC] - 1
            scene.mark().begin(AfterBattle())
            found[battles, legions, fleets] = (scene.heard_all(), scene.question())
    assert found == {
        ("published", 0, 20): (
            ["fame-won cornelius 5", "fleet-won punic-1", "force-home cornelius 0 20", "came-home cornelius"],
            "nobody ",
        ),
        ("published", 4, 20): (
            ["fame-won cornelius 5", "fleet-won punic-1"],
            "0 fight-on commander=cornelius war=punic-1",
        ),
        ("published", 4, 12): (["fame-won cornelius 5", "fleet-won punic-1", "proconsul cornelius"], "nobody "),
        ("house", 0, 20): (["fame-won cornelius 5", "fleet-won punic-1", "proconsul cornelius"], "nobody "),
        ("house", 4, 20): (
            ["veteran 1", "fame-won cornelius 5", "fleet-won punic-1"],
            "0 fight-on commander=cornelius war=punic-1",
        ),
        ("house", 4, 12): (
            ["veteran 1", "fame-won cornelius 5", "fleet-won punic-1", "proconsul cornelius"],
            "nobody ",
        ),
    }


@pytest.mark.rule("republic", "10.71b")
def test_10_71b_who_may_be_taken() -> None:
    found = {}
    for battles in ("published", "house"):
        for war, total in (("gallic-1", 16), ("gallic-1", 11), ("punic-1", 5), ("punic-1", 10)):
            scene = start(table(war, 6, 12, battles=battles), war).throw(total)
            result = scene.told("battle")[0][-1]
            owed = scene.p.drawn().owed
            scene.roll(*["blank"] * (owed - 1), str(DECK.family[CORNELIUS] + 1))
            found[battles, war, result] = sorted({one[0] for one in map(str.split, scene.heard_all())})
    assert found == {
        ("published", "gallic-1", "victory"): [
            "battle",
            "chit-drawn",
            "created",
            "heir",
            "left-home",
            "losses",
            "senator-died",
            "state-gained",
            "unrest-fell",
            "veteran",
            "war-won",
        ],
        ("published", "gallic-1", "stalemate"): ["battle", "captured", "chit-drawn", "losses", "veteran"],
        ("published", "punic-1", "stalemate"): ["battle", "captured", "chit-drawn", "losses"],
        ("published", "punic-1", "victory"): [
            "battle",
            "chit-drawn",
            "fleet-won",
            "heir",
            "losses",
            "senator-died",
            "unrest-fell",
        ],
        ("house", "gallic-1", "victory"): [
            "battle",
            "chit-drawn",
            "created",
            "heir",
            "left-home",
            "losses",
            "senator-died",
            "state-gained",
            "unrest-fell",
            "veteran",
            "war-won",
        ],
        ("house", "gallic-1", "stalemate"): ["battle", "captured", "chit-drawn", "losses", "veteran"],
        ("house", "punic-1", "stalemate"): ["battle", "chit-drawn", "heir", "losses", "senator-died", "veteran"],
        ("house", "punic-1", "victory"): [
            "battle",
            "chit-drawn",
            "fleet-won",
            "heir",
            "losses",
            "senator-died",
            "unrest-fell",
            "veteran",
        ],
    }


@pytest.mark.rule("republic", "13.I13")
def test_13_i13_the_queen_is_played_once() -> None:
    queen, tribune = words.CARD.value("cleopatra-vii"), words.CARD.value("tribune-38")
    scene = table("alexandrine", 9, 20)
    scene.p.hands[0], scene.p.hands[2] = [tribune], [queen]
    scene.p.cleopatra = 1
    assert start(scene, "alexandrine").asked() == ("chance", "")
    again = table("alexandrine", 9, 20)
    again.p.hands[0], again.p.hands[1] = [queen], [tribune]
    again.p.stock().pool = [card for card in again.p.stock().pool if card not in (queen, tribune)]
    again.begin(StartBattle(CORNELIUS, words.WAR.value("alexandrine"))).mark()
    again.done()
    assert again.asked() == ("0", "cleopatra")
    again.p.cleopatra = 2
    assert again.offered() == ["done"]
    again.p.cleopatra = 0
    again.listen().play("cleopatra-against")
    assert again.heard_all() == ["played-card faction-1 cleopatra-vii"]
    civil = table("gallic-1", 9, 20)
    civil.p.hands[0] = [queen]
    civil.p.rebel = senator("julius")
    civil.begin(StartBattle(CORNELIUS, words.WAR.value("civil-war")))
    assert civil.asked() == ("chance", "")


@pytest.mark.rule("republic", "10.31d")
def test_10_31d_which_numbers_are_used_up_by_which_battles() -> None:
    found = {}
    for battles in ("published", "house"):
        for total in (4, 11, 13, 16):
            scene = start(table("gallic-1", 6, 0, battles=battles), "gallic-1").throw(total)
            found[battles, total] = (scene.told("battle")[0][-1], scene.p.used[words.WAR.value("gallic-1")])
    assert found == {
        ("published", 4): ("defeat", 0),
        ("published", 11): ("stalemate", 0),
        ("published", 13): ("disaster", 8192),
        ("published", 16): ("victory", 0),
        ("house", 4): ("defeat", 0),
        ("house", 11): ("stalemate", 524287),
        ("house", 13): ("disaster", 524287),
        ("house", 16): ("victory", 0),
    }


@pytest.mark.rule("republic", "13.S18")
def test_13_s18_lucullus_goes_home_from_a_number_only() -> None:
    found = {}
    war = words.WAR.value("gallic-1")
    for total in (10, 13, 18):
        scene = table("gallic-1", 0, 0).put("lucullus", 0).command("lucullus", "gallic-1", 8)
        scene.begin(StartBattle(senator("lucullus"), war)).listen().throw(total)
        found[scene.told("battle")[0][-1]] = [scene.p.homeward[senator("lucullus")], scene.p.fought[war]]
    assert found == {"stalemate": [0, 2], "disaster": [1, 6], "victory": [0, 2]}


@pytest.mark.rule("republic", "9.34b")
def test_9_34b_which_master_of_horse_a_proconsul_sends_home() -> None:
    def sent(dictator: str, rider: str, away: bool) -> list[str]:
        scene = table("gallic-1", 5, 0).put("fulvius", 1)
        if dictator:
            scene.office(dictator, DICTATOR)
        if rider and away:
            ride(scene, rider, "gallic-1")
        elif rider:
            scene.office(rider, MASTER_OF_HORSE)
        scene.mark()
        scene.p.hear = scene.heard.append
        make_proconsul(scene.p, CORNELIUS)
        return scene.heard_all()

    assert sent("cornelius", "fabius", True) == ["came-home fabius", "proconsul cornelius"]
    assert sent("cornelius", "fabius", False) == ["proconsul cornelius"]
    assert sent("julius", "fabius", True) == ["proconsul cornelius"]
    assert sent("cornelius", "", False) == ["proconsul cornelius"]
    first = table("gallic-1", 0, 0).command("julius", "gallic-1", 4).office("julius", DICTATOR)
    first.p.commands.remove(CORNELIUS)
    ride(first, "cornelius", "gallic-1").mark()
    first.p.hear = first.heard.append
    make_proconsul(first.p, senator("julius"))
    assert first.heard_all() == ["came-home cornelius", "proconsul julius"]


@pytest.mark.rule("republic", "10.4d")
def test_10_4d_provinces_of_a_series_wait_for_its_last_war() -> None:
    found = {}
    for war in ("illyrian-1", "macedonian-1", "mithridatic-3", "punic-1", "syrian"):
        scene = table(war).war(war).mark()
        scene.p.hear = scene.heard.append
        for other in range(CARDS.conflicts):
            if other != words.WAR.value(war) and CARDS.group[other] == CARDS.group[words.WAR.value(war)]:
                scene.p.war[other] = words.BEATEN
        win_war(scene.p, words.WAR.value(war), -1)
        found[war] = scene.told("created")
    assert found == {
        "illyrian-1": [["illyricum"]],
        "macedonian-1": [],
        "mithridatic-3": [["syria"], ["bithynia"]],
        "punic-1": [["sicily"], ["sardinia-corsica"]],
        "syrian": [],
    }


@pytest.mark.rule("republic", "7.342b")
def test_10_4h_the_leader_of_the_first_war_leaves_with_it() -> None:
    scene = table("punic-1", 8, 20)
    scene.p.chief[CARDS.leader_of["hamilcar"]] = WITH_WAR
    scene.mark()
    scene.p.hear = scene.heard.append
    win_war(scene.p, PUNIC, CORNELIUS)
    assert scene.changes() == [
        "treasury 100 > 135",
        "discards - > punic-1",
        "war punic-1 2 > 4",
        "chief hamilcar 1 > 2",
        "province sicily 0 > 1",
        "province sardinia-corsica 0 > 1",
        "won cornelius 0 > 1",
    ]
    assert scene.heard_all() == [
        "state-gained 35",
        "war-won punic-1",
        "leader-waits hamilcar",
        "created sicily",
        "created sardinia-corsica",
    ]
