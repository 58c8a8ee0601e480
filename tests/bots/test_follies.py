"""Follies that were seen while watching games move by move: none of them is to come back."""

import pytest

import quadriga
from quadriga.bots import has_judge, judge_of, named
from quadriga.bots.conquest import sailing
from quadriga.bots.conquest.scene import Scene as Eye
from quadriga.bots.conquest.scene import distances
from quadriga.bots.hannibal import grand
from quadriga.bots.hannibal.greedy import command_value, muster_value
from quadriga.bots.hannibal.marching import plan, spare
from quadriga.bots.hannibal.meeting import counter
from quadriga.bots.ultimus.choices import is_its_moment, pressed
from quadriga.bots.ultimus.sailing import freight
from quadriga.bots.ultimus.worth import Force, Ground, worth
from quadriga.engine.chance import Seeded
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import CARTHAGE, HANNIBAL, ITALY, PLACES, ROME, SPACES
from quadriga.games.hannibal.cards.counters import Interrupt
from quadriga.games.hannibal.cards.entry import THIRD_POINT
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from rules.conquest.scene import Scene as Conquered
from rules.hannibal.scene import Scene as War
from rules.hannibal.scene import card, general, space
from rules.ultimus.scene import Scene as Late
from rules.ultimus.scene import unit, zone

JUDGED = [title for title in quadriga.titles() if has_judge(title)]


def said(p: Position, seed: int = 1) -> str:
    """What greedy decides here."""
    bot = named(p.game.id, "greedy")
    return p.game.vocabulary.text(bot.decide(p, p.turn(), p.moves(), Seeded(seed)))


def follow(p: Position, seed: int, most: int = 4000) -> list[str]:
    """Greedy for everybody: its moves as texts."""
    rng, bot = Seeded(seed), named(p.game.id, "greedy")
    told: list[str] = []
    for _ in range(most):
        turn = p.turn()
        if turn == NOBODY:
            break
        if turn == CHANCE:
            p.push(p.draw(rng))
            continue
        moves = p.moves()
        move = moves[0] if len(moves) == 1 else bot.decide(p, turn, moves, rng)
        told.append(p.game.vocabulary.text(move))
        p.push(move)
    return told


# ---------------------------------------------------------------- whoever plays


@pytest.mark.parametrize("title", JUDGED)
def test_the_policy_leaves_the_position_it_thinks_with_as_it_was(title: str) -> None:
    """A search hands it the very position it plays on in: one that was changed has no legal move later."""
    policy, rng = judge_of(title).policy, Seeded(6)
    p = quadriga.load(title).start()
    for _ in range(250):
        turn = p.turn()
        if turn == NOBODY:
            break
        if turn == CHANCE:
            p.push(p.draw(rng))
            continue
        moves, before = p.moves(), p.to_json()
        assert moves
        move = policy.choose(p, turn, moves, rng)
        assert p.to_json() == before
        assert p.why_not(move, turn) is None
        p.push(move)


# ---------------------------------------------------------------- Hannibal


def test_hannibal_goes_to_italy_and_crosses_the_alps_for_it() -> None:
    steps = grand.from_italy(quadriga.load("hannibal").start().board)  # type: ignore[attr-defined]
    s = War(CARTHAGE).bare().put("hannibal", "tarraco", 8)
    here = space("tarraco")
    value, where = plan(s.p, CARTHAGE, HANNIBAL)
    assert value > 0
    assert steps[where] < steps[here]


def test_by_the_second_turn_carthage_stands_in_italy_in_most_games() -> None:
    entered = 0
    for seed in range(6):
        p = quadriga.load("hannibal").start("second-punic-war")
        assert isinstance(p, Hannibal)
        rng, bot = Seeded(f"alps.{seed}"), named("hannibal", "greedy")
        inside = False
        while p.game_turn <= 2 and p.turn() != NOBODY and not inside:
            turn = p.turn()
            if turn == CHANCE:
                p.push(p.draw(rng))
            else:
                moves = p.moves()
                p.push(moves[0] if len(moves) == 1 else bot.decide(p, turn, moves, rng))
            inside = any(p.cu[CARTHAGE * PLACES + at] >= 3 and p.board.country_of[at] == ITALY for at in range(SPACES))
        entered += inside
    assert entered >= 5


def test_an_army_does_not_walk_to_and_fro() -> None:
    p = quadriga.load("hannibal").start("second-punic-war")
    trail: list[str] = []
    for text in follow(p, 8, 900):
        verb, _, rest = text.partition(" ")
        if verb in ("march", "activate", "campaign"):
            trail = []
        elif verb == "step":
            trail.append(rest)
            assert trail.count(rest) == 1, trail


def test_a_general_is_not_left_behind_without_troops() -> None:
    s = War(CARTHAGE, "force-march-1").bare().put("hannibal", "tarraco", 8).put("magon", "tarraco")
    s.play("march force-march-1 hannibal")
    assert said(s.p) == "bring magon"
    s = War(CARTHAGE, "force-march-1").bare().put("hannibal", "tarraco", 14).put("magon", "tarraco")
    s.play("march force-march-1 hannibal")
    assert said(s.p) == "ready", "four CUs stay with him"


def test_the_beaten_retreat_to_friends() -> None:
    s = War(ROME).bare().mark(ROME, "falerii").mark(CARTHAGE, "pisae")
    assert grand.shelter(s.p, ROME, space("falerii")) > grand.shelter(s.p, ROME, space("pisae"))


def test_an_army_sets_out_for_a_prize_several_marches_away() -> None:
    s = War(ROME).bare().put("marcellus", "verona", 8).put("hasdrubal", "bilbilis", 2)
    roads = grand.roads(s.p.board)
    value, where = plan(s.p, ROME, general("marcellus"))
    assert value > 0
    aim = space("bilbilis")
    assert grand.MARCH < roads[space("verona") * SPACES + aim] < grand.FAR
    assert roads[where * SPACES + aim] < roads[space("verona") * SPACES + aim]


def test_new_units_do_not_all_join_one_stack() -> None:
    s = War(ROME).bare().put("marcellus", "verona", 18).put("fabius", "capua", 6)
    assert muster_value(s.p, ROME, space("capua")) > muster_value(s.p, ROME, space("verona"))
    s = War(ROME).bare().put("marcellus", "verona", 8).put("fabius", "capua", 2)
    assert muster_value(s.p, ROME, space("verona")) > muster_value(s.p, ROME, space("capua"))


def test_a_general_goes_where_an_army_has_none() -> None:
    s = (
        War(ROME)
        .bare()
        .put("marcellus", "verona", 8)
        .put("fabius", "verona")
        .put("nero", "capua")
        .put("paulus", "roma", 1)
    )
    s.p.cu[ROME * PLACES + space("capua")] = 0
    s.p.cu[ROME * PLACES + space("neapolis")] = 6
    assert command_value(s.p, ROME, space("neapolis")) > command_value(s.p, ROME, space("verona"))


def test_nobody_marches_with_the_guards_of_a_capital_in_danger() -> None:
    s = War(ROME).bare().put("marcellus", "roma", 9).put("hannibal", "falerii", 8)
    assert spare(s.p, ROME, space("roma")) == 4
    s = War(ROME).bare().put("marcellus", "roma", 9)
    assert spare(s.p, ROME, space("roma")) == 9


def test_a_counter_is_kept_while_little_is_at_stake() -> None:
    for units, answer in ((2, "pass"), (8, "counter bad-weather")):
        s = War(CARTHAGE).bare().put("hannibal", "tarraco", units).army("hannibal", units).give(ROME, "bad-weather")
        asked = Interrupt(THIRD_POINT, ROME, space("tarraco"))
        moves = [Move(words.COUNTER, card("bad-weather")), Move(words.PASS_BY)]
        assert s.p.game.vocabulary.text(counter(s.p, asked, moves)) == answer


def test_under_a_truce_nobody_sets_out_against_the_enemy() -> None:
    s = War(ROME).bare().put("marcellus", "verona", 8).put("hasdrubal", "mutina", 1)
    assert plan(s.p, ROME, general("marcellus"))[1] == space("mutina")
    s.p.truce = 1
    assert plan(s.p, ROME, general("marcellus"))[1] != space("mutina")


# ---------------------------------------------------------------- Conquest


def on_creta() -> Conquered:
    """Yellow's emperor and one infantry on Creta; black with a legion in Macedonia, from where no march leads there."""
    s = Conquered(3)
    s.hold("black", "macedonia").hold("yellow", "creta")
    s.units("yellow", "creta", 1)
    s.leaders("creta", "yellow-emperor")
    s.units("black", "macedonia", 11, 1)
    s.leaders("macedonia", "black-emperor", "black-general-1")
    return s


def test_no_emperor_is_safe_on_an_island() -> None:
    s = on_creta()
    s.galley("black-galley-1", "macedonia")
    s.turn("black")
    told: list[str] = []
    while s.asked() and s.asked()[0] == "black" and s.asked()[1] in ("movement", "boarding", "loading", "followers"):
        told.append(said(s.p))
        s.play(told[-1])
    assert any(text.startswith("stow") for text in told), told
    assert "sail black-galley-1 creta" in told
    assert "board black-emperor" not in told


def test_a_galley_is_built_where_only_the_sea_leads_to_the_prize() -> None:
    s = on_creta()
    s.money("black", 60)
    s.phase("black", "purchase")
    eye = Eye(s.p, 0, distances(s.p.board))
    assert sailing.wants_galley(eye)
    assert said(s.p) == "buy galley 1"
    s.galley("black-galley-1", "macedonia")
    assert not sailing.wants_galley(Eye(s.p, 0, distances(s.p.board))), "one is enough"


# ---------------------------------------------------------------- Ultimus


def test_barbarians_with_a_fleet_sail_to_what_scores() -> None:
    s = Late(450)
    s.status("vandali", "war")
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.put("africa-4", "vandali-u1", "vandali-u2", side=BARBARE)
    s.moving(BARBARE)
    told: list[str] = []
    while s.p.turn() == s.p.seat_of(BARBARE) and "end-movement" not in told and len(told) < 20:
        told.append(said(s.p))
        s.p.push(s.p.game.vocabulary.parse(told[-1]))
    assert any(text.startswith("sail-with") for text in told), told
    assert any(text.startswith("land") for text in told), told


def test_units_at_peace_and_the_last_guard_of_a_capital_stay_ashore() -> None:
    s = Late(450)
    s.status("vandali", "peace")
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.put("africa-4", "vandali-u1", side=BARBARE)
    assert freight(s.p, BARBARE, 0) == []
    s = Late(450)
    roman = s.p.board.capitals[0]
    s.p.fleet_at[0], s.p.fleet_side[0] = roman, ROMAIN
    s.p.put_unit(unit("pa-w-scolae"), roman)
    assert freight(s.p, ROMAIN, 0) == []
    s.p.put_unit(unit("pa-w-victores"), roman)
    assert len(freight(s.p, ROMAIN, 0)) == 1


def test_a_plague_is_kept_until_it_strikes_an_army() -> None:
    s = Late(450, ROMAIN).put("galliae-4", "hunni-u1", side=BARBARE)
    assert not is_its_moment(Ground(s.p), ROMAIN, "foyer-de-peste")
    s.put("galliae-4", "hunni-u2", "hunni-u3", "hunni-u4", "hunni-u5", side=BARBARE)
    assert is_its_moment(Ground(s.p), ROMAIN, "foyer-de-peste")


def test_gold_is_kept_for_a_people_at_war() -> None:
    s = Late(450, ROMAIN).put("galliae-4", "hunni-u1", "hunni-u2", "hunni-u3", side=BARBARE)
    assert not is_its_moment(Ground(s.p), ROMAIN, "tribut")
    s.status("hunni", "war")
    assert is_its_moment(Ground(s.p), ROMAIN, "tribut")


def test_an_army_does_not_join_a_battle_that_others_win_without_it() -> None:
    s = Late(450, ROMAIN).status("gepidae", "war").put("galliae-4", "gepidae-u1", side=BARBARE)
    s.put("galliae-5", "pa-w-comites-seniores", "pa-w-comites-alani")
    force = Force(s.p, ROMAIN, NONE, [unit("pa-w-comites-seniores"), unit("pa-w-comites-alani")])
    alone = worth(Ground(s.p), force, zone("galliae-4"))
    s.put("galliae-4", "pa-w-victores", "pa-w-divitenses", "pa-w-felices-iuniores")
    assert alone > 0
    assert worth(Ground(s.p), force, zone("galliae-4")) < 0.3 * alone


def test_the_beaten_do_not_retreat_beside_the_enemy() -> None:
    s = Late(450, ROMAIN).put("galliae-4", "hunni-u1", "hunni-u2", "hunni-u3", side=BARBARE)
    beside = pressed(s.p, zone("galliae-5"), ROMAIN)
    assert beside > 0
    assert pressed(s.p, zone("africa-1"), ROMAIN) == 0
    assert pressed(s.p, zone("galliae-5"), BARBARE) == 0
