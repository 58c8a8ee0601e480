"""Naval battles of Conquest by themselves: the odds against counting by hand and battles fought out, and bad input."""

from typing import Any

import pytest

from odds.fights import close
from quadriga.engine import CHANCE, DRAW, LOSS, NOBODY, WIN, Seeded
from quadriga.engine.errors import BadSituation
from quadriga.engine.event import Event
from quadriga.games import load
from quadriga.games.conquest.battle.galleys import galleys_at
from quadriga.games.conquest.odds.fleets import OPEN_SEA
from quadriga.games.conquest.odds.situation import ATTACKER, DEFENDER
from quadriga.games.conquest.position import Conquest

GAME = load("conquest")
LADEN = [{"leaders": 2, "infantry": 4, "cavalry": 2, "catapults": 1}, {"infantry": 1}]


def fleets(attacker: int, defender: int, **more: Any) -> dict[str, Any]:
    return {"battle": "naval", "attacker": {"galleys": attacker, **more}, "defender": {"galleys": defender}}


def begun(plain: dict[str, Any]) -> Conquest:
    p = GAME.battle(plain)
    assert isinstance(p, Conquest)
    return p


def fought_out(p: Conquest, rng: Seeded) -> Conquest:
    """The same battle at its end, the last galley going down first, whatever else is asked at random."""
    while p.turn() != NOBODY:
        move = p.draw(rng) if p.turn() == CHANCE else p.moves()[-1]
        p.play(move, p.turn())
    return p


def left(p: Conquest) -> tuple[int, int]:
    return len(galleys_at(p, ATTACKER, OPEN_SEA)), len(galleys_at(p, DEFENDER, OPEN_SEA))


def test_10_one_galley_against_one_is_counted_by_hand() -> None:
    """Two dice a galley, one face of six: in each of three rounds 11 rolls of 36 sink the other."""
    hit = 11 / 36
    goes_on = (1 - hit) ** 2
    rounds = 1 + goes_on + goes_on**2
    found = GAME.battle_odds(fleets(1, 1))
    assert found["exact"] is True
    assert found["attacker_wins"] == pytest.approx(hit * (1 - hit) * rounds)
    assert found["defender_wins"] == pytest.approx(hit * (1 - hit) * rounds)
    assert found["both_destroyed"] == pytest.approx(hit * hit * rounds)
    assert found["fleets_part"] == pytest.approx(goes_on**3)
    counts = found["attacker_left"]
    assert isinstance(counts, dict)
    assert counts["mean"] == pytest.approx(counts["by_count"]["1"])
    assert counts["by_count"]["1"] == pytest.approx(1 - hit * rounds)


@pytest.mark.parametrize(("attacker", "defender"), [(3, 2), (2, 6)])
def test_10_exact_odds_agree_with_battles_fought_by_the_engine(attacker: int, defender: int) -> None:
    found = GAME.battle_odds(fleets(attacker, defender))
    first, rng, battles = begun(fleets(attacker, defender)), Seeded(3), 3000
    ends = [left(fought_out(first.copy(), rng)) for _ in range(battles)]
    close(float(str(found["attacker_wins"])), sum(1 for ours, theirs in ends if ours and not theirs), battles)
    close(float(str(found["defender_wins"])), sum(1 for ours, theirs in ends if theirs and not ours), battles)
    close(float(str(found["both_destroyed"])), sum(1 for end in ends if end == (0, 0)), battles)
    close(float(str(found["fleets_part"])), sum(1 for ours, theirs in ends if ours and theirs), battles)
    for side, name in enumerate(("attacker_left", "defender_left")):
        counts = found[name]
        assert isinstance(counts, dict)
        for number, chance in counts["by_count"].items():
            close(chance, sum(1 for end in ends if end[side] == int(number)), battles)


def test_10_the_largest_fleets_are_reckoned_exactly() -> None:
    found = GAME.battle_odds(fleets(24, 24))
    shares = [float(str(found[name])) for name in ("attacker_wins", "defender_wins", "both_destroyed", "fleets_part")]
    assert sum(shares) == pytest.approx(1.0, abs=1e-12)
    assert shares[0] == pytest.approx(shares[1])


def test_10_galleys_carry_what_they_are_given() -> None:
    heard: list[Event] = []
    p = GAME.battle(fleets(3, 2, laden=LADEN), heard.append)
    assert isinstance(p, Conquest)
    assert left(p) == (3, 2)
    assert [event.kind.key for event in heard] == ["naval-battle"]
    first, second, third = galleys_at(p, ATTACKER, OPEN_SEA)
    assert p.cargo[first * 3 : first * 3 + 3] == [4, 2, 1]
    assert p.cargo[second * 3 : second * 3 + 3] == [1, 0, 0]
    assert p.cargo[third * 3 : third * 3 + 3] == [0, 0, 0]
    assert [leader for leader, ship in enumerate(p.leader_ship) if ship == first] == [1, 2]
    assert p.audit() == []
    assert p.turn() == CHANCE


@pytest.mark.parametrize("leaders", [2, 5])
@pytest.mark.parametrize("seed", range(8))
def test_10_a_naval_battle_ends_when_it_is_resolved(seed: int, leaders: int) -> None:
    plain = fleets(2, 4, laden=[{"leaders": leaders, "infantry": 7}])
    p = fought_out(begun(plain), Seeded(seed))
    outcome = p.outcome()
    assert outcome is not None
    assert p.audit() == []
    ours, theirs = left(p)
    assert outcome.key == "naval-over" or (leaders == 5 and outcome.key == "last-emperor")
    if outcome.key == "last-emperor":
        assert outcome.results == [LOSS, WIN]
    elif ours and not theirs:
        assert outcome.results == [WIN, LOSS]
    elif theirs and not ours:
        assert outcome.results == [LOSS, WIN]
    else:
        assert outcome.results == [DRAW, DRAW]


def test_10_a_side_may_have_the_galleys_of_emperors_it_captured() -> None:
    p = begun(fleets(40, 8))
    assert p.seats == 6
    assert left(p) == (40, 8)
    assert p.audit() == []


@pytest.mark.parametrize(
    ("change", "key", "where"),
    [
        ({"battle": "air"}, "not-one-of", "battle"),
        ({"battle": ["naval"]}, "not-one-of", "battle"),
        ({"attacker": 3}, "not-an-object", "attacker"),
        ({"attacker": {}}, "no-ships", "attacker"),
        ({"defender": {"galleys": 0}}, "no-ships", "defender"),
        ({"defender": {"galleys": 41}}, "not-a-number", "defender.galleys"),
        ({"defender": {"galleys": True}}, "not-a-number", "defender.galleys"),
        ({"defender": {"galleys": 2, "infantry": 3}}, "unknown-entry", "defender.infantry"),
        ({"defender": {"galleys": 2, "laden": {}}}, "not-a-list", "defender.laden"),
        ({"defender": {"galleys": 1, "laden": [{}, {}]}}, "too-many", "defender.laden"),
        ({"defender": {"galleys": 1, "laden": [4]}}, "not-an-object", "defender.laden[1]"),
        ({"defender": {"galleys": 1, "laden": [{"wine": 4}]}}, "unknown-entry", "defender.laden[1].wine"),
        ({"defender": {"galleys": 1, "laden": [{"cavalry": 8}]}}, "not-a-number", "defender.laden[1].cavalry"),
        ({"defender": {"galleys": 1, "laden": [{"cavalry": 4, "infantry": 4}]}}, "galley-full", "defender.laden[1]"),
        ({"attacker": {"galleys": 25}, "defender": {"galleys": 24}}, "too-many-pieces", "attacker, defender"),
        ({"legion": ["infantry", "cavalry", "catapults"]}, "unknown-entry", "legion"),
    ],
)
def test_what_is_no_naval_battle_is_refused_with_its_place(change: dict[str, Any], key: str, where: str) -> None:
    plain = {**fleets(3, 2), **change}
    for ask in (GAME.battle, GAME.battle_odds):
        with pytest.raises(BadSituation) as caught:
            ask(plain)
        assert (caught.value.key, caught.value.where) == (key, where)


def test_both_sides_of_a_naval_battle_must_be_there() -> None:
    with pytest.raises(BadSituation) as caught:
        GAME.battle({"battle": "naval", "attacker": {"galleys": 2}})
    assert (caught.value.key, caught.value.where) == ("missing", "defender")
