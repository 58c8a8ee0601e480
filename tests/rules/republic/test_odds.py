"""The odds of the eight confrontations: exact, against the engine's own walk and against figures worked out by hand."""

from fractions import Fraction
from typing import Any

import pytest

from quadriga.engine import Move, Position, Seat, Seeded
from quadriga.engine.errors import BadSituation
from quadriga.engine.odds import exact
from quadriga.games.republic import title, words
from quadriga.games.republic.cards import DATA, WAYS
from quadriga.games.republic.combat.mortality import fates
from quadriga.games.republic.confrontation.deal import random_situation
from quadriga.games.republic.confrontation.odds import Expectation, odds
from quadriga.games.republic.game import Republic
from quadriga.games.republic.position import TALLY, Combat
from rules.republic.scene import GAME, conflict

ISSUE: dict[str, object] = {
    "confrontation": "active-conflict", "conflict": "punic_1", "leaders": [], "general": {"military": 4},
    "legions": 10, "veterans": 2, "fleets": 15, "omens": 0, "go_on": True,
}  # fmt: skip

SMALL: dict[str, dict[str, object]] = {
    "active-conflict": {
        "conflict": "gladiator", "general": {"military": 1}, "legions": 3, "veterans": 1, "leaders": ["spartacus"],
    },
    "naval": {
        "confrontation": "active-conflict", "conflict": "pirates_2", "general": {"military": 2}, "legions": 2,
        "veterans": 1, "fleets": 5,
    },
    "rebel-general": {
        "general": {"military": 2}, "legions": 3, "veterans": 1, "rebel": {"military": 3, "legions": 2, "veterans": 1},
    },
    "interception": {"fleets": 4, "convoy": {"legions": 1, "veterans": 1, "militia": 2, "flotillas": 3, "fleets": 1}},
    "march-on-rome": {
        "general": {"military": 2}, "legions": 4, "rebel": {"military": 2, "legions": 1, "militia": 2},
    },
    "rebel-province": {
        "province": "sicily", "general": {"military": 2}, "legions": 3, "veterans": 1, "rebel": {"military": 2,
        "militia": 1, "legions": 1},
    },
    "rebel-province-naval": {
        "province": "sardinia_corsica", "general": {"military": 2}, "legions": 2, "fleets": 4,
        "rebel": {"military": 1, "flotillas": 2, "legions": 1},
    },
    "allied-conflict": {
        "conflict": "britain", "general": {"military": 2}, "legions": 3, "veterans": 1, "fleets": 6,
        "captured": [{"province": "sardinia_corsica", "flotillas": 2}],
    },
    "assault": {
        "conflict": "macedonian_3",
        "provinces": [
            {"province": "illyricum", "governor": {"military": 2}, "legions": 1, "militia": 2, "fleets": 5},
        ],
    },
    "assault-chain": {
        "confrontation": "assault",
        "conflict": "pirates_2",
        "provinces": [
            {"province": "sardinia_corsica", "governor": {"military": 2}, "flotillas": 2, "legions": 1},
            {"province": "bithynia", "governor": None},
        ],
    },
}  # fmt: skip
del SMALL["assault-chain"]["provinces"][1]["governor"]  # type: ignore[index]


def situation(name: str) -> dict[str, object]:
    return {"confrontation": name, **SMALL[name]}


def by_the_engine(p: Combat, go_on: bool) -> list[float]:
    """The expected tally of an end position, from the engine's walk over every single chit."""
    wanted = words.GO_ON if go_on else words.HALT

    def policy(position: Position, seat: Seat) -> Move:
        moves = position.moves()
        return next((move for move in moves if move.verb == wanted), moves[0])

    def tally(position: Position) -> object:
        assert isinstance(position, Combat)
        return tuple(position.tally)

    def key(position: Position) -> object:
        return position.odds_key(), tally(position)

    found = exact(p, policy, tally, key=key, limit=400_000)
    means = [0.0] * len(p.tally)
    for counts, chance in found.chances.items():
        assert isinstance(counts, tuple)
        for at, count in enumerate(counts):
            means[at] += chance * count
    return means


@pytest.fixture(scope="module")
def short_cup(tmp_path_factory: pytest.TempPathFactory) -> Republic:
    """The same game with a cup without draw-twos, whose draws are short enough to be walked one by one."""
    folder = tmp_path_factory.mktemp("data")
    for file in DATA.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        (folder / file.name).write_text(text.replace("draw_two = 2", "draw_two = 0"), encoding="utf-8")
    return title(folder)


def compare(game: Republic, plain: dict[str, object], go_on: bool) -> None:
    p = game.situation(plain)
    assert Expectation(p, go_on).total(p) == pytest.approx(by_the_engine(p, go_on), abs=1e-12)


@pytest.mark.parametrize("name", list(SMALL))
def test_the_odds_agree_with_the_engine_walking_chit_by_chit(short_cup: Republic, name: str) -> None:
    compare(short_cup, situation(name), True)


def test_the_odds_agree_with_the_engine_when_the_general_halts(short_cup: Republic) -> None:
    compare(short_cup, situation("naval"), False)


def test_the_odds_agree_with_the_engine_with_the_whole_cup() -> None:
    plain = {"confrontation": "active-conflict", "conflict": "gladiator", "general": {"military": 1}, "legions": 2}
    compare(GAME, plain, True)


@pytest.mark.parametrize("kind", range(words.PHASE))
@pytest.mark.parametrize("seed", range(4))
def test_the_odds_of_random_situations_add_up_to_one(kind: int, seed: int) -> None:
    plain = random_situation(GAME.cards, kind, Seeded(seed))
    answer: dict[str, Any] = GAME.battle_odds(plain)
    assert answer["exact"] is True
    assert sum(answer["overall"].values()) == pytest.approx(1.0, abs=1e-12)
    for part in ("naval", "land"):
        if part in answer:
            assert sum(answer[part].values()) == pytest.approx(1.0, abs=1e-12)


def test_the_answer_has_the_form_of_the_manual() -> None:
    answer: dict[str, Any] = GAME.battle_odds(ISSUE)
    assert list(answer) == [
        "exact", "naval", "land", "overall", "general_killed", "general_captured", "expected_losses",
        "expected_promotions", "seconds",
    ]  # fmt: skip
    assert list(answer["overall"]) == [
        "victory", "naval_victory_only", "stalemate", "standoff", "defeat", "disaster",
    ]  # fmt: skip
    assert set(answer["expected_losses"]) == {"legions", "veterans", "fleets"}
    assert answer["naval"]["disaster"] == pytest.approx(21 / 216)
    assert answer["naval"]["standoff"] == pytest.approx((27 + 15) / 216)
    assert answer["naval"]["stalemate"] == pytest.approx((1 + 3) / 216)


def test_without_a_naval_part_overall_is_the_land_result() -> None:
    answer: dict[str, Any] = GAME.battle_odds(
        {"confrontation": "active-conflict", "conflict": "social", "general": {"military": 0}, "legions": 10}
    )
    assert "naval" not in answer
    for result, chance in answer["land"].items():
        assert answer["overall"][result] == pytest.approx(chance)
    ways = dict(enumerate(WAYS, 3))
    natural = ways[13] + ways[16]
    victory = sum(ways[total] for total in range(14, 19)) - ways[16]
    defeat = sum(ways[total] for total in range(3, 8))
    assert answer["overall"]["victory"] == pytest.approx(victory / 216)
    assert answer["overall"]["defeat"] == pytest.approx(defeat / 216)
    assert answer["overall"]["disaster"] + answer["overall"]["standoff"] == pytest.approx(natural / 216)


def test_halting_after_the_naval_victory_changes_the_odds() -> None:
    halting: dict[str, Any] = GAME.battle_odds({**ISSUE, "go_on": False})
    assert halting["overall"]["victory"] == 0
    assert halting["overall"]["naval_victory_only"] == pytest.approx(halting["naval"]["victory"])


def test_a_fight_that_cannot_begin_is_not_fought() -> None:
    answer: dict[str, Any] = GAME.battle_odds({**ISSUE, "conflict": "punic_2", "fleets": 4})
    assert answer["overall"]["not_fought"] == 1
    assert answer["land"]["not_fought"] == 1


def test_one_chit_kills_one_commander_in_36_and_through_draw_twos() -> None:
    p = conflict("gladiator").p
    found = {first: chance for first, _, chance in fates(p.cards, 1, 1, True)}
    two_more = Fraction(2, 36)
    one = Fraction(34, 36) * Fraction(1, 34)
    again = Fraction(34, 36)
    lower = one + two_more * again * again * Fraction(2, 34)
    assert float(lower) < found[1] + found.get(2, 0.0) < float(lower) + float(two_more**2)


def test_fates_of_two_commanders_agree_with_those_of_one() -> None:
    p = conflict("gladiator").p
    for draws in (1, 2, 3, 9, 20, 34):
        alone = {first: chance for first, _, chance in fates(p.cards, draws, 1, True)}
        both = [0.0, 0.0, 0.0]
        for first, _, chance in fates(p.cards, draws, 2, True):
            both[first] += chance
        assert [alone.get(fate, 0.0) for fate in range(3)] == pytest.approx(both, abs=1e-12)


def test_a_whole_phase_has_no_odds_of_its_own() -> None:
    with pytest.raises(BadSituation, match="whole-phase"):
        GAME.battle_odds({"confrontation": "phase"})


def test_the_tally_never_decides_anything() -> None:
    p = GAME.situation(ISSUE)
    other = p.copy()
    other.tally = [7] * (TALLY + 2 * len(p.who))
    assert odds(other)["overall"] != odds(p)["overall"]
    assert p.odds_key() == other.odds_key()
    assert other.lumps() == p.lumps()
