"""4.8, 6.2, 9.34: dice that have six faces, legions without pay, and who rides with a Dictator."""

import pytest

from quadriga.engine import Chance
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.bequests import CatilineDie
from quadriga.games.republic.whole.forum.events import DisasterDie, MobDie
from quadriga.games.republic.whole.forum.knights import KnightDie, PressDie
from quadriga.games.republic.whole.forum.phase import FarmDie, RevivalDie
from quadriga.games.republic.whole.revenue.development import DevelopmentDie
from quadriga.games.republic.whole.revenue.raids import DisorderDie
from quadriga.games.republic.whole.revenue.rebels import DropLegions
from quadriga.games.republic.whole.revolution.revolt import AllegianceDie
from quadriga.games.republic.whole.rome import AT_WAR, DICTATOR, MASTER_OF_HORSE, RESERVE, ROME_CONSUL, Rome
from quadriga.games.republic.whole.senate.laws import FineDie, JulianDie
from quadriga.games.republic.whole.senate.murder import GuardDie, MurderDie
from quadriga.games.republic.whole.senate.tribunes import GraftDie, InciteDie, KillDie
from quadriga.games.republic.whole.war.strength import horseman
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import senator

JULIUS, FABIUS = senator("julius"), senator("fabius")


def table() -> Facts:
    scene = Facts().put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("claudius", 2, True)
    return scene.office("julius", ROME_CONSUL)


@pytest.mark.rule("republic", "4.8a")
@pytest.mark.parametrize(
    "die",
    [
        CatilineDie(0),
        DisasterDie(),
        MobDie(),
        KnightDie(JULIUS, 0),
        PressDie(JULIUS),
        FarmDie(),
        RevivalDie(0, 0),
        DevelopmentDie(0),
        DisorderDie(0),
        AllegianceDie(JULIUS, -1, 0),
        FineDie(JULIUS),
        JulianDie(JULIUS),
        GuardDie(JULIUS, 0, 1, 0),
        MurderDie(JULIUS, FABIUS, 0),
        GraftDie(JULIUS),
        InciteDie(1, 0),
        KillDie(JULIUS),
    ],
    ids=lambda die: type(die).__name__,
)
def test_4_8a_a_die_has_six_faces_all_alike(die: Chance[Rome]) -> None:
    chances = die.chances(table().p)
    assert [move.a for move, _ in chances] == [1, 2, 3, 4, 5, 6]
    assert len({weight for _, weight in chances}) == 1


@pytest.mark.rule("republic", "6.2d")
def test_6_2d_the_state_disbands_what_left_a_rebel() -> None:
    scene = table()
    scene.p.legions, scene.p.freed = 3, [-1, -1, 4]
    scene.p.veteran_at[4], scene.p.veteran_of[4] = RESERVE, FABIUS
    scene.begin(DropLegions())
    assert scene.question() == "1 drop"
    assert scene.offered() == ["drop-legions 0", "drop-legions 1", "drop-legions 2", "drop-legions 3"]
    assert scene.refused("drop-legions 4") == ("9.64b", "not-so-many")
    kept = Facts.of(scene.p.copy())
    kept.mark().play("drop-legions 0")
    assert kept.changes() == ["freed [-1, -1, 4] > []"]
    assert kept.heard_all() == []
    assert kept.question() == "nobody "
    scene.mark().play("drop-legions 3")
    assert scene.changes() == [
        "legions 3 > 1",
        "veteran_at 4 0 > -1",
        "veteran_of 4 fabius > -1",
        "freed [-1, -1, 4] > []",
    ]
    assert scene.heard_all() == ["disbanded 3 0"]
    assert scene.question() == "nobody "


@pytest.mark.rule("republic", "9.34a")
def test_9_34a_a_master_of_horse_rides_with_his_dictator_alone() -> None:
    scene = table().war("gallic-1").command("claudius", "gallic-1", 3)
    assert horseman(scene.p, senator("claudius")) == -1
    scene.office("claudius", DICTATOR)
    assert horseman(scene.p, senator("claudius")) == -1
    scene.office("fabius", MASTER_OF_HORSE)
    assert horseman(scene.p, senator("claudius")) == -1
    scene.p.place[FABIUS], scene.p.where[FABIUS] = AT_WAR, words.WAR.value("syrian")
    assert horseman(scene.p, senator("claudius")) == -1
    scene.p.where[FABIUS] = words.WAR.value("gallic-1")
    assert horseman(scene.p, senator("claudius")) == FABIUS
    assert horseman(scene.p, senator("cornelius")) == -1
