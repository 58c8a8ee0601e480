"""The odds of Conquest's battles: against counting by hand, and against battles fought out by the engine."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quadriga
from odds.fights import SITUATION, conquest, fight_out, fits
from odds.ledger import Army, Ledger
from quadriga.engine import DRAW, LOSS, NOBODY, WIN, Position, Seat, Seeded
from quadriga.engine.errors import BadSituation
from quadriga.games.conquest.odds.land import battle_odds
from quadriga.games.conquest.odds.situation import TYPES

GAME = quadriga.load("conquest")


def situation(
    attacker: Army,
    defender: Army,
    leaders: tuple[int, int] = (0, 0),
    fortified: bool = False,
    legion: tuple[int, ...] = (0, 1, 2),
    losses: tuple[int, ...] = (1, 2, 0),
) -> dict[str, object]:
    return {
        "attacker": {"leaders": leaders[0], **dict(zip(TYPES, attacker, strict=True))},
        "defender": {"leaders": leaders[1], **dict(zip(TYPES, defender, strict=True)), "fortified": fortified},
        "legion": [TYPES[kind] for kind in legion],
        "losses": [TYPES[kind] for kind in losses],
        "retreat": "never",
    }


def by_hand(found: dict[str, object], ledger: Ledger, attacker: Army, defender: Army) -> None:
    ends = ledger.ends(attacker, defender)
    assert found["exact"] is True
    assert found["attacker_wins"] == pytest.approx(float(sum(c for (a, _), c in ends.items() if a)), abs=1e-12)
    assert found["defender_wins"] == pytest.approx(float(sum(c for (_, d), c in ends.items() if d)), abs=1e-12)
    assert found["both_destroyed"] == pytest.approx(float(ends.get((0, 0), 0)), abs=1e-12)
    for side, name in enumerate(("attacker_left", "defender_left")):
        left = found[name]
        assert isinstance(left, dict)
        mean = float(sum(end[side] * chance for end, chance in ends.items()))
        assert left["mean"] == pytest.approx(mean, abs=1e-12)
        counts: dict[str, float] = {}
        for end, chance in ends.items():
            counts[str(end[side])] = counts.get(str(end[side]), 0.0) + float(chance)
        assert left["by_count"] == pytest.approx(counts, abs=1e-12)


def test_one_infantry_against_one_by_hand() -> None:
    found = GAME.battle_odds(situation((1, 0, 0), (1, 0, 0)))
    alone = (1 / 3 * 2 / 3) / (1 - 4 / 9)
    assert found["attacker_wins"] == pytest.approx(alone)
    assert found["defender_wins"] == pytest.approx(alone)
    assert found["both_destroyed"] == pytest.approx((1 / 9) / (1 - 4 / 9))


armies = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 2)).filter(lambda army: 0 < sum(army) < 5)


@given(armies, armies, st.booleans(), st.permutations([0, 1, 2]), st.permutations([0, 1, 2]))
@settings(max_examples=60)
def test_small_battles_agree_with_counting_by_hand(
    attacker: Army, defender: Army, fortified: bool, legion: list[int], losses: list[int]
) -> None:
    ledger = Ledger((0, 0), fortified, tuple(legion), tuple(losses))
    found = GAME.battle_odds(situation(attacker, defender, (0, 0), fortified, tuple(legion), tuple(losses)))
    by_hand(found, ledger, attacker, defender)


@pytest.mark.parametrize(
    ("attacker", "defender", "leaders", "fortified"),
    [((4, 1, 2), (3, 2, 1), (0, 0), True), ((6, 0, 1), (2, 3, 1), (1, 0), False), ((1, 1, 5), (7, 0, 0), (0, 1), True)],
)
def test_battles_with_reserves_leaders_and_walls_agree_with_counting_by_hand(
    attacker: Army, defender: Army, leaders: tuple[int, int], fortified: bool
) -> None:
    ledger = Ledger(leaders, fortified, (0, 1, 2), (1, 2, 0))
    by_hand(GAME.battle_odds(situation(attacker, defender, leaders, fortified)), ledger, attacker, defender)


def test_the_answer_has_the_form_and_adds_up() -> None:
    found = GAME.battle_odds(SITUATION)
    assert list(found) == [
        "exact", "attacker_wins", "defender_wins", "both_destroyed", "attacker_left", "defender_left", "policy",
        "seconds",
    ]  # fmt: skip
    wins = [float(str(found[name])) for name in ("attacker_wins", "defender_wins", "both_destroyed")]
    assert abs(sum(wins) - 1) < 1e-12
    for name in ("attacker_left", "defender_left"):
        left = found[name]
        assert isinstance(left, dict)
        assert abs(sum(left["by_count"].values()) - 1) < 1e-12
    json.dumps(found)


def test_exact_odds_agree_with_battles_fought_by_the_engine() -> None:
    fits(GAME.battle_odds(SITUATION), fight_out(GAME, SITUATION, 5000, 1))


def test_armies_too_large_for_exact_odds_are_sampled_with_an_interval() -> None:
    large = situation((20, 20, 6), (20, 20, 6), (5, 5), True)
    found = battle_odds(conquest(GAME), large, 200, 300)
    assert found["exact"] is False
    assert found["samples"] == 300
    intervals = found["interval_95"]
    assert isinstance(intervals, dict)
    low, high = intervals["defender_wins"]
    assert low < float(str(found["defender_wins"])) < high


# -------------------------------------------------------------------- the battle itself


def first_moves(p: Position, seed: int) -> Position:
    rng = Seeded(seed)
    while p.turn() != NOBODY:
        moves = p.moves()
        p.play(p.draw(rng) if p.turn() < 0 else moves[rng.below(len(moves))], p.turn())
    return p


def test_a_battle_begins_sound_and_survives_json() -> None:
    position = GAME.battle(SITUATION)
    assert position.audit() == []
    assert GAME.from_json(position.to_json()) == position
    assert position.turn() == Seat(1)


@pytest.mark.parametrize(
    ("attacker", "defender", "leaders", "seats"),
    [
        ((20, 20, 6), (20, 20, 6), (5, 5), 2),
        ((21, 0, 0), (1, 0, 0), (6, 0), 3),
        ((1, 0, 0), (0, 0, 13), (0, 7), 4),
        ((1, 100, 0), (1, 0, 0), (21, 5), 6),
    ],
)
def test_a_side_may_fight_with_the_pieces_of_those_it_has_conquered(
    attacker: Army, defender: Army, leaders: tuple[int, int], seats: int
) -> None:
    position = GAME.battle(situation(attacker, defender, leaders))
    assert position.seats == seats
    assert position.audit() == []
    [(_, found)] = GAME.battles_at(position, Seat(0))
    sides = found["attacker"], found["defender"]
    for side, army, number in zip(sides, (attacker, defender), leaders, strict=True):
        assert isinstance(side, dict)
        assert (side["infantry"], side["cavalry"], side["catapults"], side["leaders"]) == (*army, number)
    assert first_moves(position, 3).outcome() is not None


@pytest.mark.parametrize("seed", range(30))
def test_a_battle_ends_when_it_is_resolved_however_it_is_fought(seed: int) -> None:
    p = first_moves(GAME.battle(SITUATION), seed)
    outcome = p.outcome()
    assert outcome is not None
    assert outcome.key in ("battle-over", "last-emperor")
    assert outcome.results in ([WIN, LOSS], [LOSS, WIN], [DRAW, DRAW])
    assert p.audit() == []


@pytest.mark.parametrize(
    ("change", "key", "where"),
    [
        ([], "not-an-object", ""),
        ({"attacker": 3}, "not-an-object", "attacker"),
        ({"attacker": {}}, "no-units", "attacker"),
        ({"attacker": {"leaders": 5}}, "no-units", "attacker"),
        ({"defender": {"infantry": 101}}, "not-a-number", "defender.infantry"),
        ({"attacker": {"infantry": 61}, "defender": {"cavalry": 41}}, "too-many-pieces", "attacker, defender"),
        ({"defender": {"infantry": -1}}, "not-a-number", "defender.infantry"),
        ({"defender": {"infantry": 2.5}}, "not-a-number", "defender.infantry"),
        ({"defender": {"infantry": True}}, "not-a-number", "defender.infantry"),
        ({"attacker": {"infantry": 1, "leaders": 22}}, "not-a-number", "attacker.leaders"),
        ({"attacker": {"infantry": 1, "fortified": True}}, "unknown-entry", "attacker.fortified"),
        ({"defender": {"infantry": 1, "fortified": 1}}, "not-a-truth", "defender.fortified"),
        ({"attacker": {"elephants": 3}}, "unknown-entry", "attacker.elephants"),
        ({"legion": ["infantry", "cavalry"]}, "not-an-order", "legion"),
        ({"legion": ["infantry", "cavalry", "cavalry"]}, "not-an-order", "legion"),
        ({"losses": "infantry"}, "not-an-order", "losses"),
        ({"losses": [1, 2, 3]}, "not-an-order", "losses"),
        ({"retreat": "at-dawn"}, "retreat", "retreat"),
        ({"weather": "rain"}, "unknown-entry", "weather"),
    ],
)
def test_what_is_no_situation_is_refused_with_its_place(change: object, key: str, where: str) -> None:
    plain: object = {**SITUATION, **change} if isinstance(change, dict) else change
    with pytest.raises(BadSituation) as caught:
        GAME.battle_odds(plain)
    assert (caught.value.key, caught.value.where) == (key, where)
    with pytest.raises(BadSituation):
        GAME.battle(plain)


def test_a_side_must_be_there() -> None:
    with pytest.raises(BadSituation) as caught:
        GAME.battle({"attacker": {"infantry": 1}})
    assert (caught.value.key, caught.value.where) == ("missing", "defender")


def test_a_battle_under_way_is_a_situation_for_both_sides_and_nobody_else() -> None:
    position = GAME.battle(SITUATION)
    for seat in (Seat(0), Seat(1)):
        [(zone, found)] = GAME.battles_at(position, seat)
        assert GAME.battle_odds(found)["attacker_wins"] == GAME.battle_odds(SITUATION)["attacker_wins"]
        assert zone in GAME.vocabulary.kinds["zone"].keys()  # noqa: SIM118
    assert GAME.battles_at(GAME.start(), Seat(0)) == []
