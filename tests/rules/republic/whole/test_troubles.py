"""6.0, 6.2, 6.3, 7.E4, 7.E9: raids, disorder, guards, and the money of rebels."""

import pytest

from quadriga.engine.seat import Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.persuasion import Persuade
from quadriga.games.republic.whole.forum.phase import ForumPhase
from quadriga.games.republic.whole.revenue.bodyguard import GuardPay, OpenGuard
from quadriga.games.republic.whole.revenue.personal import PersonalRevenue
from quadriga.games.republic.whole.revenue.raids import Troubles
from quadriga.games.republic.whole.revenue.rebels import DropReleased, Ransoms, RebelUpkeep
from quadriga.games.republic.whole.revenue.redistribution import Redistribution, treasuries
from quadriga.games.republic.whole.revenue.state import Debits, Terms
from quadriga.games.republic.whole.rome import (
    CAPTIVE,
    FORCE,
    GARRISON,
    GOVERNED,
    IN_REVOLT,
    IN_ROME,
    REBELLING,
    RESERVE,
    VACANT,
)
from quadriga.games.republic.whole.senate.murder import MurderDie
from quadriga.games.republic.whole.treasury import bounds, give_in_secret
from rules.republic.whole.scene import CARDS, Scene, senator

GAUL = CARDS.province_of["cisalpine_gaul"]
SPAIN = CARDS.province_of["nearer_spain"]
SICILY = CARDS.province_of["sicily"]


def table() -> Scene:
    """Three factions; the second has the highest official, the first and the third a governor each."""
    scene = Scene().put("cornelius", 0, True).put("fabius", 0).put("valerius", 1, True, influence=30).put("julius", 1)
    return scene.put("manlius", 2, True).put("claudius", 2)


def raided(legions: int = 0) -> Scene:
    """Fabius governs a frontier province with a garrison while barbarians raid."""
    scene = table().govern("fabius", "cisalpine-gaul", developed=True).happen("barbarian_raids")
    scene.p.garrison[GAUL] = legions
    return scene


@pytest.mark.rule("republic", "7.E4")
def test_7_e4_a_strong_province_holds_against_raiders() -> None:
    own = CARDS.native_land[GAUL][1] + CARDS.military[senator("fabius")]
    needed = (15 - own - 7 + 1) // 2
    scene = raided(needed).begin(Troubles()).play("throw 1 6")
    assert scene.told("raided") == [["cisalpine-gaul", "7", str(7 + own + 2 * needed)]]
    assert scene.told("overrun") == []
    assert scene.p.developed[GAUL] == 1
    dark = raided(needed).happen("barbarian_raids", 2).happen("evil_omens").begin(Troubles()).play("throw 1 6")
    assert dark.told("overrun") == [["cisalpine-gaul"]]


@pytest.mark.rule("republic", "7.E4")
@pytest.mark.rule("republic", "6.13e")
@pytest.mark.rule("republic", "6.51b")
def test_7_e4_an_overrun_province_yields_nothing_and_loses_its_garrison() -> None:
    scene = raided(1).begin(Troubles()).play("throw 1 1").roll("30")
    assert [scene.p.developed[GAUL], scene.p.garrison[GAUL], scene.p.overrun[GAUL]] == [0, 0, 1]
    assert not scene.p.pays(GAUL)
    scene.begin(Terms())
    assert scene.p.overrun[GAUL] == 0


@pytest.mark.rule("republic", "7.E4")
@pytest.mark.rule("republic", "6.13f")
def test_7_e4_the_last_of_several_chits_takes_the_governor_whom_only_a_ransom_saves() -> None:
    fabius = senator("fabius")
    scene = raided().begin(Troubles()).play("throw 2 1").roll("30", "2")
    assert [scene.p.place[fabius], scene.p.province[GAUL]] == [CAPTIVE, VACANT]
    assert scene.p.governor(GAUL) == -1
    rich = Scene.of(scene.p.copy())
    rich.p.talents[fabius] = 90
    rich.begin(Ransoms()).play("pay-ransom")
    assert rich.p.place[fabius] == IN_ROME
    scene.begin(ForumPhase())
    assert scene.told("senator-died") == [["fabius"]]
    alone = raided().begin(Troubles()).play("throw 1 1").roll("2")
    assert alone.told("senator-died") == [["fabius"]]


@pytest.mark.rule("republic", "7.E9")
def test_7_e9_a_province_in_disorder_revolts_unless_its_garrison_holds() -> None:
    scene = table().govern("fabius", "sicily").happen("internal_disorder")
    scene.p.garrison[SICILY] = 1
    held = Scene.of(scene.p.copy()).begin(Troubles()).roll(4)
    assert held.p.province[SICILY] == GOVERNED
    scene.begin(Troubles()).roll(3)
    assert scene.p.province[SICILY] == IN_REVOLT
    assert [scene.p.legions_in_play(), scene.status("revolt-sicily")] == [0, words.ACTIVE]
    dark = table().govern("fabius", "sicily").happen("internal_disorder", 2).begin(Troubles()).roll(5)
    assert dark.p.province[SICILY] == IN_REVOLT
    rich = table().govern("fabius", "sicily", developed=True).happen("internal_disorder").begin(Troubles())
    assert rich.p.stack == []


@pytest.mark.rule("republic", "6.0a")
@pytest.mark.rule("republic", "9.54a")
def test_6_0a_raids_come_before_disorder_from_the_officials_faction_on() -> None:
    scene = table().put("papirius", -1).govern("papirius", "nearer-spain").govern("fabius", "cisalpine-gaul")
    scene.govern("claudius", "transalpine-gaul").govern("julius", "sicily")
    scene.p.province[CARDS.province_of["illyricum"]] = VACANT
    scene.happen("barbarian_raids").happen("internal_disorder")
    for province in range(15):
        scene.p.garrison[province] = 1
    scene.p.garrison[SICILY] = 9
    scene.begin(Troubles())
    for _ in range(3):
        assert scene.step() == "RaidDice"
        scene.play("throw 6 6")
        while scene.step() == "NextChit":
            scene.roll("30" if "30" not in str(scene.told("chit-drawn")[-1:]) else "29")
    assert [told[0] for told in scene.told("raided")] == ["transalpine-gaul", "cisalpine-gaul", "nearer-spain"]
    scene.listen()
    while scene.p.stack and scene.step() == "DisorderDie":
        scene.roll(6)
    spain, cisalpine, transalpine = "nearer-spain", "cisalpine-gaul", "transalpine-gaul"
    assert [told[0] for told in scene.told("disorder")] == ["sicily", transalpine, cisalpine, spain]


# ---------------------------------------------------------------- the open bodyguard


def guarded() -> Scene:
    scene = table()
    scene.p.era = 2
    scene.p.hands[0].append(words.CARD.value("open-bodyguard"))
    return scene


@pytest.mark.rule("republic", "6.0b")
@pytest.mark.rule("republic", "13.I4")
def test_6_0b_the_guard_is_laid_on_a_senator_and_paid_every_turn() -> None:
    scene = guarded().begin(OpenGuard(), PersonalRevenue(), GuardPay())
    assert scene.asked() == ("0", "guard")
    assert scene.refused("guard valerius") == ("7.4a", "not-in-rome")
    scene.play("guard cornelius")
    assert [scene.p.guarded, scene.asked()] == [senator("cornelius"), ("0", "keep-guard")]
    scene.play("agree")
    assert [scene.talents("cornelius"), scene.p.popularity[senator("cornelius")]] == [3 - 1, -1]
    scene.begin(GuardPay()).play("refuse")
    assert scene.p.guarded == -1
    assert scene.p.discards == [words.CARD.value("open-bodyguard")]
    poor = guarded().begin(OpenGuard(), GuardPay()).play("guard cornelius")
    assert poor.p.guarded == -1


@pytest.mark.rule("republic", "6.0b")
def test_6_0b_nobody_is_asked_before_a_late_card_can_be_out() -> None:
    early = table().hand(0, "tribune-38").begin(OpenGuard())
    assert early.p.stack == []
    late = table().hand(0, "tribune-38")
    late.p.era = 2
    late.begin(OpenGuard())
    assert late.offered() == ["done"]
    assert late.refused("guard cornelius") == ("S3.01.9", "not-in-hand")


@pytest.mark.rule("republic", "13.I4")
def test_13_i4_it_lowers_the_die_rolls_once_more_and_goes_along() -> None:
    scene = table().meet()
    scene.p.guarded = senator("julius")
    scene.begin(MurderDie(senator("fabius"), senator("julius"), 0)).roll(6)
    assert scene.told("stabbed") == [["julius", "4"]]
    assert scene.step() == "GuardDie"
    scene.roll(4)
    assert scene.told("caught") == [["fabius"]]
    away = table()
    away.p.guarded = senator("julius")
    away.p.influence[senator("cornelius")] = 60
    away.begin(Persuade(0)).play("persuade cornelius julius", "bribe 0", "counter 0", "counter 0").roll(3)
    assert [away.p.faction[senator("julius")], away.p.guarded] == [0, senator("julius")]


# ---------------------------------------------------------------- rebels


def rebellion() -> Scene:
    """Julius marches with five plain legions and a veteran of Claudius; Valerius joined him."""
    scene = table()
    julius, valerius = senator("julius"), senator("valerius")
    scene.p.rebel, scene.p.seconds = julius, [valerius]
    scene.p.place[julius] = scene.p.place[valerius] = REBELLING
    scene.p.army[julius] = 5
    scene.p.veteran_at[0], scene.p.veteran_of[0] = FORCE + julius, senator("claudius")
    return scene


@pytest.mark.rule("republic", "6.2d")
@pytest.mark.rule("republic", "11.32d")
def test_6_2d_legions_a_rebel_lets_go_may_be_refused_their_pay() -> None:
    scene = rebellion()
    scene.p.talents[senator("julius")], scene.p.talents[senator("valerius")] = 1, 3
    scene.begin(RebelUpkeep())
    assert scene.refused("keep-legions 3") == ("6.3a", "not-so-much")
    scene.play("keep-legions 2")
    assert [scene.talents("julius"), scene.talents("valerius")] == [0, 0]
    assert [scene.p.legions, len(scene.p.veterans(RESERVE)), scene.p.freed] == [4, 0, [-1] * 4]
    scene.begin(DropReleased())
    assert scene.asked() == ("0", "drop")
    scene.play("drop-legions 3")
    assert [scene.p.legions, scene.p.legions_in_play()] == [1, 3]
    calm = table()
    calm.p.legions = 4
    assert calm.begin(DropReleased()).p.stack == []


@pytest.mark.rule("republic", "6.3c")
@pytest.mark.rule("republic", "6.3e")
def test_6_3c_rebels_and_the_loyal_keep_their_talents_apart() -> None:
    scene = rebellion().put("furius", 1).put("papirius", -1, talents=9)
    for name in ("julius", "valerius", "furius"):
        scene.p.talents[senator(name)] = 4
    assert senator("papirius") not in treasuries(scene.p, 1)
    scene.begin(Redistribution()).done(4)
    assert scene.asked() == ("1", "transfers")
    assert scene.refused("transfer julius treasury 2") == ("6.3c", "rebels-apart")
    assert scene.refused("transfer furius valerius 2") == ("6.3c", "rebels-apart")
    scene.play("transfer julius valerius 2", "transfer furius treasury 3")
    assert [scene.talents("valerius"), scene.p.purse[1]] == [6, 3]


# ---------------------------------------------------------------- treasuries


@pytest.mark.rule("republic", "R-43")
@pytest.mark.rule("republic", "4.9d")
@pytest.mark.rule("republic", "4.6a")
@pytest.mark.rule("republic", "6.31b")
def test_4_9d_a_gift_is_seen_its_sum_is_not_and_payments_bind_what_can_be_told() -> None:
    scene = table()
    scene.p.purse = [10, 4, 0]
    scene.begin(Redistribution()).done().play("done", "give faction-2 5")
    event = next(one for one in scene.heard if one.kind.key == "gave")
    assert [event.slugs()[2], event.redact(Seat(2)).slugs()[2]] == ["5", None]
    assert scene.p.purse == [5, 9, 0]
    assert [bounds(scene.p, seat) for seat in range(3)] == [(0, 9), (5, 14), (0, 0)]


@pytest.mark.rule("republic", "4.9a")
def test_4_9a_guesses_of_a_third_faction_keep_every_payment_possible() -> None:
    from quadriga.engine.chance import Seeded
    from quadriga.games.republic.whole.treasury import change_treasury

    p = table().p
    p.purse = [10, 4, 3]
    give_in_secret(p, 0, 1, 5)
    change_treasury(p, 1, -7)
    change_treasury(p, 0, -2)
    seen = set()
    for number in range(60):
        guess = p.guess(Seat(2), Seeded(number))
        assert sum(guess.purse) == sum(p.purse)
        assert guess.purse[2] == 3
        seen.add(guess.purse[1])
    assert seen == set(range(6))
    assert all(p.guess(Seat(1), Seeded(number)).purse == p.purse for number in range(9))


@pytest.mark.rule("republic", "6.53e")
@pytest.mark.rule("republic", "6.6c")
def test_6_53e_the_state_saves_nothing_and_rebel_terms_stand_still() -> None:
    scene = rebellion().govern("valerius", "sicily", term=2)
    scene.p.place[senator("valerius")] = REBELLING
    scene.p.legions, scene.p.treasury = 4, 100
    scene.begin(Debits(), Terms())
    assert [scene.p.legions, scene.p.treasury, scene.p.term[SICILY], scene.p.stack] == [4, 92, 2, []]


@pytest.mark.rule("republic", "9.54a")
def test_9_54a_a_vacant_province_is_left_alone() -> None:
    scene = table().happen("barbarian_raids").happen("internal_disorder").happen("trial_of_verres")
    scene.p.province[GAUL] = scene.p.province[SPAIN] = VACANT
    scene.p.garrison[GAUL] = 1
    scene.begin(Troubles())
    assert scene.p.stack == []
    assert not scene.p.pays(GAUL)
    assert scene.p.veterans(GARRISON + GAUL) == []
