"""Facts of the Combat Phase that no other test would miss if the code forgot them, chapter by chapter."""

from typing import Any

import pytest

from quadriga.engine.errors import BadSituation
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import DEFEAT
from quadriga.games.republic.combat.end_of_phase import CONTINUE, EVERYBODY_LOSES, REBEL_WON, judge
from quadriga.games.republic.combat.values import land_value, naval_value
from rules.republic.scene import ARMY, CARDS, Scene, active, army, assault, conflict, phase, province

AFRICA: dict[str, object] = {"province": "africa", "developed": True}
MARCHING: dict[str, object] = {"place": "marching-general", "military": 2, "legions": 5}


@pytest.mark.rule("republic", "0.1.2")
@pytest.mark.parametrize(("militia", "legions", "worth"), [(5, 0, 5), (4, 0, 4), (5, 1, 10), (0, 0, 2), (1, 0, 3)])
def test_0_1_2_militia_and_natives_are_halved_together(militia: int, legions: int, worth: int) -> None:
    scene = assault("jugurthine", {**AFRICA, "militia": militia, "legions": legions})
    assert CARDS.native_land[CARDS.province_of["africa"]][1] == 4
    assert land_value(scene.p, CARDS.province_of["africa"]) == worth


@pytest.mark.rule("republic", "0.1.3")
def test_0_1_3_flotillas_are_halved_for_rome_and_never_for_rebels() -> None:
    africa = CARDS.province_of["africa"]
    roman = phase(provinces=[{**AFRICA, "flotillas": 4, "governor": {"military": 1}}], conflicts=active("jugurthine"))
    assert naval_value(roman.p, africa) == 5
    rebel: dict[str, Any] = {**AFRICA, "flotillas": 4, "governor": {"military": 1}, "holder": "rebel"}
    place = {"place": "province", "province": "africa"}
    scene = phase(provinces=[rebel], rebellion=place, conflicts=active("jugurthine"))
    assert naval_value(scene.p, africa) == 9


@pytest.mark.rule("republic", "0.2.5")
def test_0_2_5_a_chit_given_by_the_table_never_is_a_senators_own() -> None:
    scene = conflict("gladiator", general={"military": 3}, master_of_horse={"senator": 1})
    assert scene.p.chit == [1, 0]
    later = phase(
        conflicts=active("gladiator"),
        expeditions=[army("gladiator"), {"against": "gladiator", "general": {"senator": 2}, "legions": 3}],
    )
    assert later.p.chit == [0, 1]


@pytest.mark.rule("republic", "0.2.6")
def test_0_2_6_popularity_stops_at_nine_and_influence_does_not() -> None:
    scene = conflict("social", general={"military": 5, "popularity": 8, "influence": 8}, legions=20).roll(18)
    assert scene.p.popularity == [9]
    assert scene.p.influence == [8 + 5]
    assert scene.told("fame") == [["general", "5", "5"]]


@pytest.mark.rule("republic", "0.2.7")
@pytest.mark.parametrize(("leaders", "fate", "status"), [(["jugurtha"], "killed", "shuffled"), ([], "captured", "")])
def test_0_2_7_captives_die_when_their_conflict_goes_back_into_the_pile(
    leaders: list[str], fate: str, status: str
) -> None:
    if leaders:
        assert "jugurtha" not in CARDS.leader_of
    scene = phase(
        conflicts=active("syrian"),
        leaders=["antiochus_iii"] if leaders else [],
        provinces=[
            {"province": "greece", "governor": {"military": 5}, "legions": 12, "veterans": 3, "fleets": 10},
        ],
        captives=[{"conflict": "syrian", "military": 1}],
        draw_pile=9,
    )
    scene.roll(18).spare()
    assert scene.status("syrian") == (status or "inactive")
    assert scene.fate(1) == fate


@pytest.mark.rule("republic", "0.3.9")
@pytest.mark.parametrize(
    ("other", "left"), [("inactive", []), ("active", []), ("unprosecuted", []), ("", [["philip-v"]])]
)
def test_0_3_9_a_leader_waits_for_any_card_of_his_group_in_play(other: str, left: list[list[str]]) -> None:
    conflicts = active("macedonian_3") + ([{"conflict": "macedonian_4", "status": other}] if other else [])
    scene = phase(conflicts=conflicts, leaders=["philip_v"], expeditions=[army("macedonian_3", legions=25, fleets=12)])
    scene.roll(17).spare()
    assert scene.status("macedonian-3") == "beaten"
    assert scene.told("leader-left") == left


@pytest.mark.rule("republic", "1.1")
def test_1_1_a_fleet_once_beaten_is_never_fought_again() -> None:
    assert conflict("punic_1", legions=8, fleets=12).roll(4).told("fought")[0][2] == "naval"
    beaten = conflict("punic_1", legions=8, fleets=12, fleet_defeated=True).roll(4)
    assert beaten.told("fought")[0][2] == "land"
    pirates = assault("pirates_1", {"province": "bithynia", "legions": 5, "fleets": 5}, fleet_defeated=True).roll(4)
    assert pirates.told("assaulted")[0][2] == "land"


@pytest.mark.rule("republic", "1.2.3")
def test_1_2_3_the_marker_of_a_naval_victory_stays_on_the_card() -> None:
    scene = conflict("punic_1", legions=8, fleets=20).roll(18).play("halt")
    assert scene.p.marker[CARDS.conflict_of["punic_1"]] == 1
    assert scene.status("punic-1") == "active"


# ---------------------------------------------------------------- rebels


def masters(**rebel: object) -> Scene:
    return Scene(
        confrontation="rebel-general",
        general={"military": 2},
        master_of_horse={"military": 3},
        legions=8,
        rebel={"military": 2, "legions": 6, **rebel},
    )


@pytest.mark.rule("republic", "A03")
def test_a03_a_master_of_horse_fights_the_rebel_and_shares_the_generals_end() -> None:
    scene = masters().roll(3)
    assert scene.told("fought-rebel") == [[ARMY, str(8 + 2 + 3), str(6 + 2)]]
    beaten = masters(military=5, legions=14).roll(4)
    assert [beaten.fate(0), beaten.fate(1)] == ["killed", "killed"]


@pytest.mark.rule("republic", "A03")
def test_a03_chits_strike_a_master_of_horse_in_rebel_battles() -> None:
    scene = masters().roll(6)
    assert scene.result() == "stalemate"
    scene.kill(1)
    assert [scene.fate(0), scene.fate(1)] == ["unharmed", "killed"]
    lost = province("africa", {"legions": 8, "fleets": 20, "master_of_horse": {"military": 3}}, militia=2, legions=1)
    assert lost.roll(3).told("fought-province")[0][3] == str(8 + 4 + 3)


@pytest.mark.rule("republic", "2.4")
@pytest.mark.rule("republic", "9.2")
def test_2_4_a_beaten_rebellion_no_longer_counts_among_the_conflicts() -> None:
    scene = phase(conflicts=active("gladiator"), rebellion=MARCHING, expeditions=[army("rebel", legions=14)]).roll(18)
    assert scene.told("counted") == [["1", "3"]]
    assert scene.ended() == "phase-over"


@pytest.mark.rule("republic", "R-09")
def test_r09_militia_of_a_beaten_governor_are_told_among_what_changes() -> None:
    def beaten(holder: str) -> Scene:
        home = {"province": "sicily", "holder": "rebel", "militia": 1}
        place = {"place": "marching-governor", "province": "sicily", "military": 1, "militia": 3}
        assert holder == "rebel"
        return phase(provinces=[home], rebellion=place, expeditions=[army("rebel", legions=20)]).roll(18)

    assert beaten("rebel").told("went-home") == [["rebel-army", "militia", "3"]]
    away = Scene(
        confrontation="march-on-rome",
        general={"military": 4},
        legions=20,
        rebel={"military": 1, "militia": 3},
    ).roll(18)
    assert away.told("dispersed") == [["rebel-army", "militia", "3"]]
    assert {"dispersed", "went-home", "partisan-may-ship", "nothing-left"} <= words.CHANGES


@pytest.mark.rule("republic", "3.5")
@pytest.mark.rule("republic", "4.3")
def test_3_5_after_a_stalemate_every_partisan_with_a_province_may_ship() -> None:
    homes = [{"province": id, "holder": "rebel", "governor": {"military": 1}} for id in ("sicily", "africa")]
    roman = {"province": "asia", "governor": {"military": 1}}
    scene = phase(provinces=[*homes, roman], rebellion=MARCHING, expeditions=[army("rebel", military=0, legions=7)])
    scene.roll(13).spare()
    assert scene.told("partisan-may-ship") == [["sicily"], ["africa"]]


@pytest.mark.rule("republic", "3.5")
def test_3_5_a_convoy_ships_what_its_own_province_raised_and_no_more() -> None:
    most = CARDS.max_militia[CARDS.province_of["sicily"]][0]

    def ships(home: int, first: int, second: int) -> Scene:
        sicily = {"province": "sicily", "holder": "rebel", "governor": {"military": 1}, "militia": home}
        convoys = [{"province": "sicily", "militia": number, "fleets": 1} for number in (first, second)]
        return phase(provinces=[sicily], rebellion=MARCHING, convoys=convoys)

    shipped = ships(most - 3, 1, 2)
    assert shipped.told("landed") == [["convoy-1", "0", "0", "1"], ["convoy-2", "0", "0", "2"]]
    for numbers in ((most - 1, 1, 1), (0, most, 1), (0, most + 1, 0)):
        with pytest.raises(BadSituation, match=r"convoys\[\d\].militia"):
            ships(*numbers)


@pytest.mark.rule("republic", "5")
def test_5_an_expedition_against_a_province_of_a_fallen_rebellion_finds_nothing_left() -> None:
    home = {"province": "sicily", "holder": "rebel", "governor": {"military": 1}}
    both = [army("rebel", legions=14), army("sicily", legions=5)]
    scene = phase(provinces=[home], rebellion=MARCHING, expeditions=both).play("fight expedition-1").roll(18)
    assert scene.told("nothing-left") == [["expedition-2"]]
    assert scene.ended() == "phase-over"


@pytest.mark.rule("republic", "6.5")
@pytest.mark.rule("republic", "A43")
def test_a43_the_support_of_a_landing_does_not_fall_by_waiting() -> None:
    scene = province("asia", {"legions": 15, "fleets": 20}, militia=3, flotillas=10, veterans=1)
    scene.roll(17)
    while scene.verb() in ("lose-land", "lose-naval", "draw-chit"):
        scene.spare()
    ships = scene.p.naval_units(CARDS.province_of["asia"])
    assert scene.p.landing[CARDS.province_of["asia"]] == 3 + 2 + 6
    needed = min(ships, 11)
    short = {"legions": 15, "fleets": needed - 1}
    told = province("asia", short, flotillas=ships - 5, veterans=1, naval_won=True).told("stopped")
    assert told == [[ARMY, str(needed - 1), str(ships)]]
    known = Scene(
        confrontation="rebel-province-naval",
        province="asia",
        developed=True,
        naval_won=True,
        land_before=4,
        general={"military": 4},
        legions=9,
        fleets=4,
        rebel={"military": 1, "flotillas": 9},
    )
    assert known.verb() == "roll"


@pytest.mark.rule("republic", "8.3.5")
def test_8_3_5_a_governor_who_drives_a_conflict_off_ends_no_rebellion() -> None:
    africa = {**AFRICA, "governor": {"military": 2}, "legions": 1, "militia": 6}
    scene = phase(conflicts=active("jugurthine"), provinces=[africa]).roll(18).spare()
    assert scene.status("jugurthine") == "inactive"
    assert scene.told("rebellion-over") == []


# ---------------------------------------------------------------- the end of the phase


@pytest.mark.rule("republic", "9.2.1")
@pytest.mark.rule("republic", "9.2.4")
def test_9_2_only_a_rebel_who_marches_wins_by_a_defeat_of_rome() -> None:
    assert judge(2, 3, marching=False, result=DEFEAT) == CONTINUE
    assert judge(4, 3, marching=False, result=DEFEAT) == EVERYBODY_LOSES
    assert judge(3, 3, marching=True, result=DEFEAT) == REBEL_WON


@pytest.mark.rule("republic", "0.3.4")
def test_0_3_4_only_an_expedition_wakes_an_inactive_conflict() -> None:
    every = [{"conflict": id, "status": "inactive"} for id in CARDS.conflict_of]
    assert phase(conflicts=every).told("woke") == []
    sent = phase(conflicts=every[-2:], expeditions=[army(list(CARDS.conflict_of)[-1])])
    assert sent.told("woke") == [[list(CARDS.conflict_of)[-1].replace("_", "-")]]


@pytest.mark.rule("republic", "9.1")
def test_9_1_an_unprosecuted_conflict_with_a_roman_unit_on_it_is_active_again() -> None:
    scene = phase(
        conflicts=[
            {"conflict": "gladiator", "status": "unprosecuted"},
            {"conflict": "britain", "status": "unprosecuted"},
        ],
        expeditions=[army("gladiator")],
    )
    scene.roll(5).spare()
    assert scene.result() == "stalemate"
    assert [scene.status("gladiator"), scene.status("britain")] == ["active", "unprosecuted"]
    assert scene.told("taken-up") == [["gladiator"]]


@pytest.mark.rule("republic", "A56")
@pytest.mark.parametrize(("options", "status"), [({}, "unprosecuted"), ({"prosecution": "unit-or-victory"}, "active")])
def test_a56_a_battle_won_is_not_enough_without_a_unit_on_the_card(options: dict[str, str], status: str) -> None:
    scene = phase(options, conflicts=active("punic_1"), expeditions=[army("punic_1", legions=0, fleets=4)])
    scene.roll(16).spare()  # 8 - 10 + 16 = 14: a victory that costs four ships
    assert scene.result() == "victory"
    assert scene.units(ARMY, "fleet") == 0
    assert scene.status("punic-1") == status


@pytest.mark.rule("republic", "R-18")
@pytest.mark.parametrize(("options", "omens"), [({}, "2"), ({"rebel-omens": "spare"}, "0")])
def test_r18_the_table_may_spare_a_rebel_who_has_taken_rome_the_omens(options: dict[str, str], omens: str) -> None:
    scene = phase(
        options,
        omens=2,
        conflicts=active("gladiator", "britain", "social", "syrian"),
        rebellion={"place": "marching-general", "military": 4, "legions": 15},
    )
    scene.play("attack gladiator").roll(17)
    assert scene.told("rolled")[-1][1] == omens


@pytest.mark.rule("republic", "R-22")
def test_r22_by_the_errata_the_first_pirates_keep_the_list_of_their_card() -> None:
    def targets(option: str) -> list[int]:
        p = phase({"pirate-targets": option}, conflicts=active("pirates_1")).p
        return p.cards.attacks[p.options[options.PIRATE_TARGETS]][CARDS.conflict_of["pirates_1"]]

    assert targets("errata") == targets("card-2009")
    assert targets("errata") != targets("house")


def test_the_box_has_25_legions_and_25_fleets_in_all() -> None:
    assert conflict("gladiator", legions=20, veterans=5, fleets=25).verb() == "roll"
    with pytest.raises(BadSituation, match="too-many-units"):
        conflict("gladiator", legions=20, veterans=6)
    with pytest.raises(BadSituation, match="too-many-units"):
        phase(
            conflicts=active("gladiator"),
            expeditions=[army("gladiator", fleets=20)],
            reserves={"fleets": 6},
        )
