"""What single counters do and to whom (chapter 6), and what dice may show."""

import pytest

from quadriga.engine.move import Move
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.position import AFLOAT, DEAD
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.alliances import RebellionRoll, break_away, pairs
from quadriga.games.ultimus.stratagems.ambush import Bagaudes, Desertion
from quadriga.games.ultimus.stratagems.counters import DrawCounters, spend
from quadriga.games.ultimus.stratagems.germanophobia import Germanophobia, LynchRoll
from quadriga.games.ultimus.stratagems.plague import Plague, catch_plague, infection
from quadriga.games.ultimus.year.initiative import InitiativeRoll
from quadriga.games.ultimus.year.rounds import count_rounds, share_rounds
from rules.ultimus.scene import EAST, WEST, Scene, counter, leader, tribe, unit, zone

# ---------------------------------------------------------------- dice and the count of rounds


@pytest.mark.rule("ultimus", "0.1")
def test_0_1_a_six_sided_die_shows_1_to_6_and_a_ten_sided_one_0_to_9() -> None:
    s = Scene()
    six, ten = SixRoll(), TenRoll()
    assert [move.a for move, weight in six.chances(s.p) if weight == 1] == [1, 2, 3, 4, 5, 6]
    assert [move.a for move, weight in ten.chances(s.p) if weight == 1] == list(range(10))
    assert [six.offers(s.p, Move(words.ROLL_SIX, face)) for face in range(8)] == [False, *[True] * 6, False]
    assert [ten.offers(s.p, Move(words.ROLL_TEN, face)) for face in range(-2, 11)] == [
        False,
        False,
        *[True] * 10,
        False,
    ]
    assert not six.offers(s.p, Move(words.ROLL_TEN, 3))
    assert not ten.offers(s.p, Move(words.ROLL_SIX, 3))


@pytest.mark.rule("ultimus", "2.D")
@pytest.mark.parametrize(
    ("west", "east", "chief", "rounds"),
    [
        ("libius-severus", "leon", "genseric", 6), ("majorien", "leon", "", 4), ("majorien", "", "", 5),
        ("honorius", "arcadius", "", 1), ("honorius", "theodose-ii", "genseric", 6),
    ],
)  # fmt: skip
def test_2_d_rounds_by_the_skill_of_augusti_and_of_the_best_barbarian(
    west: str, east: str, chief: str, rounds: int
) -> None:
    s = Scene(463)
    s.status("vandali", "regnum")
    s.p.augustus = [leader(name) if name else NONE for name in (west, east)]
    if chief:
        s.put("africa-4", chief, "vandali-leader")
    assert count_rounds(s.p) == rounds
    s.status("hunni", "peace")
    s.put("hunni-1", "attila")
    assert count_rounds(s.p) == rounds
    s.put("galliae-5", "aetius", side=ROMAIN)
    assert count_rounds(s.p) == rounds


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_a_rebel_roman_counts_and_nobody_who_is_dead_does() -> None:
    s = Scene(450)
    s.p.augustus = [leader("honorius"), NONE]
    s.put("galliae-5", "aetius", side=BARBARE)
    assert count_rounds(s.p) == 1 + 5
    s.p.leader_at[leader("aetius")] = DEAD
    assert count_rounds(s.p) == 1
    s.p.leader_at[leader("aetius")] = AFLOAT
    assert count_rounds(s.p) == 1 + 5
    s.p.augustus = [NONE, NONE]
    s.p.leader_at[leader("aetius")] = DEAD
    assert count_rounds(s.p) == 1


@pytest.mark.rule("ultimus", "2.D")
@pytest.mark.parametrize("first", [ROMAIN, BARBARE])
def test_2_d_the_odd_round_goes_to_who_has_the_initiative(first: int) -> None:
    s = Scene()
    s.p.initiative = first
    share_rounds(s.p, 7)
    assert (s.p.smc[first], s.p.smc[1 - first]) == (4, 3)
    share_rounds(s.p, 6)
    assert s.p.smc == [3, 3]


@pytest.mark.rule("ultimus", "2.B")
@pytest.mark.parametrize(("number", "winner"), [(1, ROMAIN), (2, ROMAIN), (3, BARBARE), (4, BARBARE)])
def test_2_b_a_roll_below_the_lowest_cp_of_the_augusti_wins_the_initiative(number: int, winner: int) -> None:
    s = Scene(450)
    s.augusti("avitus", "marcien")
    s.p.initiative = 1 - winner
    s.begin(InitiativeRoll())
    s.roll(number)
    assert s.p.initiative == winner


# ---------------------------------------------------------------- counters in hand


@pytest.mark.rule("ultimus", "6")
@pytest.mark.parametrize(
    ("kind", "where"), [("tribut", "cup"), ("papa", "gone"), ("concile", "laid"), ("foyer-de-peste", "laid")]
)
def test_6_a_counter_played_goes_to_the_cup_onto_the_map_or_out_of_the_game(kind: str, where: str) -> None:
    s = Scene(450).hold(ROMAIN, kind)
    seat, number = int(s.p.seat_of(ROMAIN)), counter(kind)
    s.p.kept[seat] = 1
    s.p.known[1 - seat][number] = 1
    before = {"cup": s.p.cup[number], "gone": s.p.gone[number], "laid": s.p.laid[number]}
    spend(s.p, ROMAIN, number)
    assert s.p.hand[seat][number] == s.p.kept[seat] == s.p.known[1 - seat][number] == 0
    after = {"cup": s.p.cup[number], "gone": s.p.gone[number], "laid": s.p.laid[number]}
    assert after == {name: count + int(name == where) for name, count in before.items()}
    s.hold(ROMAIN, "tribut")
    spend(s.p, ROMAIN, counter("tribut"))
    assert s.p.kept[seat] == s.p.known[1 - seat][counter("tribut")] == 0


@pytest.mark.rule("ultimus", "2.A")
@pytest.mark.parametrize(("left", "draws"), [(0, 0), (1, 1), (2, 2)])
def test_2_a_each_draws_one_counter_while_there_are_any_the_romain_first(left: int, draws: int) -> None:
    s = Scene(450)
    s.p.cup = [0] * len(s.p.cup)
    s.p.cup[counter("tribut")] = left
    s.p.gone = [count - there for count, there in zip(s.p.tables.count, s.p.cup, strict=True)]
    s.begin(DrawCounters())
    for camp in range(draws):
        assert s.offered() == ["draw tribut"]
        s.play("draw tribut")
        assert s.p.hand[int(s.p.seat_of(camp))][counter("tribut")] == 1
    assert s.step() == "Movement"
    assert s.p.cup[counter("tribut")] == left - draws


@pytest.mark.rule("ultimus", "3.6.6")
@pytest.mark.parametrize(("half", "kind"), [(WEST, "usurpation-occident"), (EAST, "usurpation-orient")])
def test_3_6_6_a_flight_gives_the_barbare_a_usurpation_of_that_half(half: int, kind: str) -> None:
    s = Scene(450)
    s.p.flight[half] = 1
    before = s.p.cup[counter(kind)]
    DrawCounters().run(s.p)
    hand = s.p.hand[int(s.p.seat_of(BARBARE))]
    assert hand[counter(kind)] == 1
    assert sum(hand) == 1
    assert s.p.cup[counter(kind)] == before - 1
    assert s.p.flight == [0, 0]


# ---------------------------------------------------------------- plague, hatred, desertion, Bagaudes


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
@pytest.mark.rule("ultimus", "6.3.epidemie-de-peste")
def test_6_3_what_plague_does_at_its_centre_and_around_it() -> None:
    s = Scene(450)
    s.p.foyer = zone("britanniae-1")
    assert infection(s.p, zone("britanniae-1"))
    assert not infection(s.p, zone("britanniae-2"))
    s.p.foyer = NONE
    s.p.epidemic = zone("galliae-5")
    centre, ring = infection(s.p, zone("galliae-5")), infection(s.p, zone("galliae-4"))
    assert centre
    assert ring
    assert centre != ring
    assert not infection(s.p, zone("galliae-2"))
    s.put("galliae-5", "co-galliae-1", weak=True).put("galliae-5", "co-galliae-2", "avitus")
    s.put("galliae-4", "li-galliae-1", weak=True).put("galliae-4", "li-galliae-2")
    s.put("galliae-2", "li-galliae-3", "aetius")
    every = [unit(name) for name in ("co-galliae-1", "co-galliae-2", "li-galliae-3")]
    catch_plague(s.p, leader("avitus"), every, zone("galliae-5"))
    assert (s.at("co-galliae-1"), s.p.unit_weak[unit("co-galliae-2")], s.p.unit_weak[unit("li-galliae-3")]) == (
        "fallen", 1, 0,
    )  # fmt: skip
    assert type(s.p.stack[-1]).__name__ == "PlagueTest"
    s.p.stack.pop()
    catch_plague(s.p, leader("aetius"), [unit("li-galliae-1"), unit("li-galliae-2")], zone("galliae-4"))
    assert (s.at("li-galliae-1"), s.p.unit_weak[unit("li-galliae-2")]) == ("galliae-4", 1)
    assert type(s.p.stack[-1]).__name__ == "Movement"
    catch_plague(s.p, leader("aetius"), [unit("li-galliae-3")], zone("galliae-2"))
    assert s.p.unit_weak[unit("li-galliae-3")] == 0
    assert type(s.p.stack[-1]).__name__ == "Movement"


@pytest.mark.rule("ultimus", "6.3.epidemie-de-peste")
@pytest.mark.parametrize(("kind", "around"), [("foyer-de-peste", False), ("epidemie-de-peste", True)])
def test_6_3_a_plague_strikes_everybody_there_at_once(kind: str, around: bool) -> None:
    s = Scene(450)
    s.put("galliae-5", "co-galliae-1", "avitus").put("galliae-4", "li-galliae-1", "aetius")
    s.p.laid[counter(kind)] += 1
    s.p.cup[counter(kind)] -= 1
    Plague(counter(kind)).strike(s.p, ROMAIN, zone("galliae-5"))
    s.p.settle()
    assert (s.p.foyer, s.p.epidemic) == ((NONE, zone("galliae-5")) if around else (zone("galliae-5"), NONE))
    assert s.p.unit_weak[unit("co-galliae-1")] == 1
    assert s.p.unit_weak[unit("li-galliae-1")] == int(around)
    tested = 0
    while s.step() == "PlagueRoll":
        s.roll(8)
        tested += 1
    assert tested == (2 if around else 1)


@pytest.mark.rule("ultimus", "6.3.germanophobia")
def test_6_3_hatred_strikes_barbarian_palatini_and_leaders_of_a_zone_and_around_it() -> None:
    s = Scene(450)
    s.put("italia-2", "pa-w-comites-alani", "pa-w-divitenses", "ricimer", "avitus").put("italia-4", "sarus")
    s.put("hispaniae-1", "odoacre")
    barbarian = [name for name in ("pa-w-comites-alani", "pa-w-divitenses") if s.p.roster.unit_barbarian[unit(name)]]
    assert barbarian == ["pa-w-comites-alani"]
    hatred = Germanophobia()
    assert zone("italia-2") in hatred.targets(s.p, ROMAIN)
    assert zone("italia-4") not in hatred.targets(s.p, ROMAIN)
    hatred.strike(s.p, ROMAIN, zone("italia-2"))
    s.p.settle()
    assert s.p.unit_weak[unit("pa-w-comites-alani")] == 1
    assert s.p.unit_weak[unit("pa-w-divitenses")] == 0
    tested = []
    while s.step() == "LynchRoll":
        s.roll(0)
        tested.append(s.told("roll")[-1][0])
    assert tested == ["ricimer", "sarus"]


@pytest.mark.rule("ultimus", "6.3.germanophobia")
@pytest.mark.parametrize(("number", "dies"), [(6, False), (7, True), (9, True)])
def test_6_3_from_7_on_a_leader_is_murdered_and_his_enemy_scores(number: int, dies: bool) -> None:
    s = Scene(450).put("italia-2", "ricimer")
    s.begin(LynchRoll(leader("ricimer")))
    s.roll(number)
    assert (s.at("ricimer") == "dead") is dies
    assert (s.points(BARBARE), s.points(ROMAIN)) == (int(dies), 0)


@pytest.mark.rule("ultimus", "6.3.desertion")
def test_6_3_desertion_needs_romans_or_persae_of_the_enemy() -> None:
    s = Scene(450)
    s.status("persae", "war").status("hunni", "war").status("visigothi", "foederati")
    s.put("britanniae-1", "co-britanniae-1").put("galliae-5", "visigothi-u1", "co-galliae-1")
    s.put("galliae-4", "visigothi-u2").put("oriens-9", "persae-u1", "hunni-u1").put("thracia-1", "hunni-u2")
    desertion = Desertion()
    assert desertion.targets(s.p, BARBARE) == [zone("britanniae-1"), zone("galliae-5")]
    assert desertion.targets(s.p, ROMAIN) == [zone("oriens-9")]
    desertion.strike(s.p, BARBARE, zone("galliae-5"))
    assert s.p.unit_weak[unit("visigothi-u1")] == s.p.unit_weak[unit("co-galliae-1")] == 1
    assert s.p.unit_weak[unit("visigothi-u2")] == 0


@pytest.mark.rule("ultimus", "6.2.bagaudes")
def test_6_2_bagaudes_rise_whole_once_in_an_empty_zone_of_gaul_or_spain() -> None:
    s = Scene(450).put("galliae-5", "co-galliae-1")
    s.p.unit_weak[unit("bagaudes-u1")] = 1
    found = {words.ZONE.slug(at) for at in Bagaudes().targets(s.p, BARBARE)}
    assert {"galliae-1", "viennensis-1", "hispaniae-1"} <= found
    assert not found & {"galliae-5", "italia-1", "britanniae-1", "alamanni", "thracia-1"}
    Bagaudes().strike(s.p, BARBARE, zone("galliae-4"))
    assert (s.at("bagaudes-u1"), s.p.unit_weak[unit("bagaudes-u1")]) == ("galliae-4", 0)
    assert s.status_of("bagaudes") == "war"
    assert Bagaudes().targets(s.p, BARBARE) == []


# ---------------------------------------------------------------- alliances


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_a_major_and_a_minor_people_of_one_status_side_by_side_are_allied() -> None:
    def can(**changes: str) -> bool:
        s = Scene(450)
        for people in ("burgondi", "suevi"):
            s.status(people, changes.get(people, "war"))
        s.put(changes.get("at", "galliae-5"), "burgondi-u1").put("galliae-4", "suevi-u1")
        if "major" in changes:
            s.p.tribe_major[tribe("suevi")] = 1
        if "ally" in changes:
            s.p.tribe_ally[tribe("suevi")] = tribe("vandali")
        return (tribe("burgondi"), tribe("suevi")) in pairs(s.p)

    assert can()
    assert can(at="galliae-4")
    assert can(burgondi="revolt", suevi="revolt")
    assert can(burgondi="foederati", suevi="foederati")
    assert not can(at="hispaniae-1")
    assert not can(suevi="revolt")
    assert not can(burgondi="regnum", suevi="regnum")
    assert not can(major="yes")
    assert not can(ally="vandali")


@pytest.mark.rule("ultimus", "6.3.rebellion")
@pytest.mark.parametrize("over", [0, 1])
def test_6_3_a_roll_above_the_best_cp_of_the_master_frees_a_people(over: int) -> None:
    s = Scene(455)
    s.status("vandali", "war").status("alani", "war")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.put("africa-4", "vandali-leader", "vandali-u1", "alani-u1")
    s.begin(RebellionRoll(tribe("alani")))
    s.roll(s.p.roster.leader_cp[leader("vandali-leader")] + over)
    assert (s.p.tribe_ally[tribe("alani")] == NONE) is (over == 1)
    assert s.status_of("alani") == ("foederati" if over else "war")
    assert s.told("rebellion") == [["alani", str(over)]]


@pytest.mark.rule("ultimus", "6.3.rebellion")
@pytest.mark.parametrize(("master", "status"), [(BARBARE, "foederati"), (ROMAIN, "revolt")])
def test_6_3_who_breaks_away_turns_to_the_other_side(master: int, status: str) -> None:
    s = Scene(455)
    s.p.tribe_ally[tribe("saxones")] = tribe("vandali")
    break_away(s.p, tribe("saxones"), master)
    s.p.settle()
    assert s.p.tribe_ally[tribe("saxones")] == NONE
    assert (s.status_of("saxones"), s.at("saxones-u1")) == (status, "saxones")
