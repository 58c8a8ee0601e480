"""The rounds of par impar (chapters 1 to 4)."""

import pytest

from quadriga.engine import CHANCE, Position, Seat
from quadriga.engine.position import LOSS, WIN
from quadriga.games.parimpar import title

GAME = title()


def after(*texts: str, scenario: str = "short", nuts: str = "three") -> Position:
    """A game after some moves."""
    p = GAME.start(scenario, options={"nuts": nuts})
    for text in texts:
        p.play(GAME.vocabulary.parse(text), p.turn())
    return p


def owners(p: Position) -> list[str | None]:
    zones = p.view(None)["zones"]
    assert isinstance(zones, dict)
    return [zone["owner"] for zone in zones.values()]


@pytest.mark.rule("parimpar", "1")
def test_1_the_lot_says_who_hides() -> None:
    assert after().turn() == CHANCE
    assert after("draw-lot lucius").turn() == Seat(1)
    assert [len(owners(after(scenario=one))) for one in ("short", "long")] == [3, 5]


@pytest.mark.rule("parimpar", "2")
def test_2_an_empty_hand_is_refused_and_a_full_one_is_nobody_elses_business() -> None:
    p = after("draw-lot gaius")
    refusal = p.why_not(GAME.vocabulary.parse("hide 0"), Seat(0))
    assert refusal is not None
    assert refusal.key == "none-hidden"
    hidden = after("draw-lot gaius", "hide 2")
    assert hidden.view(Seat(0))["own"] == {"nuts": 2}
    assert "own" not in hidden.view(Seat(1))
    assert hidden.view(Seat(1)) == after("draw-lot gaius", "hide 3").view(Seat(1))


@pytest.mark.rule("parimpar", "2")
def test_ruling_p_01_a_hand_holds_three_nuts_or_four() -> None:
    assert len(after("draw-lot gaius").moves()) == 3
    assert len(after("draw-lot gaius", nuts="four").moves()) == 4
    refusal = after("draw-lot gaius").why_not(GAME.vocabulary.parse("hide 4"), Seat(0))
    assert refusal is not None
    assert refusal.key == "too-many"


@pytest.mark.rule("parimpar", "3")
@pytest.mark.parametrize(("call", "owner"), [("odd", "gaius"), ("even", "lucius")])
def test_3_whoever_is_right_takes_the_place(call: str, owner: str) -> None:
    assert owners(after("draw-lot gaius", "hide 2", call)) == [owner, None, None]


@pytest.mark.rule("parimpar", "4")
def test_4_most_places_win() -> None:
    outcome = after(*("draw-lot gaius", "hide 1", "odd") * 3).outcome()
    assert outcome is not None
    assert outcome.results == [LOSS, WIN]
