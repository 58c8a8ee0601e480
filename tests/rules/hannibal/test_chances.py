"""How likely what a player of Hannibal tries comes true, as he is told when he is asked."""

from math import comb

import pytest

from quadriga.engine import Seat
from quadriga.engine.frame import Decision
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene


def told(s: Scene, seat: int) -> dict[str, float]:
    likely = s.p.view(Seat(seat)).get("likely", {})
    assert isinstance(likely, dict)
    return likely


@pytest.mark.rule("hannibal", "12.4")
@pytest.mark.parametrize(("marker", "faces"), [(NEUTRAL, 4), (ROME, 3)])
def test_12_4_who_may_intercept_is_told_how_likely(marker: int, faces: int) -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6).mark(marker, "numantia")
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert told(s, CARTHAGE)["intercept hannibal 6 0"] == round(faces / 6, 4)
    assert "no-reaction" not in told(s, CARTHAGE)
    assert told(s, ROME) == {}


@pytest.mark.rule("hannibal", "14.6")
def test_14_6_who_leads_is_told_how_likely_nobody_answers_from_what_he_has_seen() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia").hands("frontal-assault*2 flank-left", "probe*2")
    likely = told(s, ROME)
    battle = s.p.fighting()
    unseen = sum(battle.deck) + 2
    frontal = battle.deck[0] + battle.deck[5]
    assert likely["lead frontal-assault frontal-assault"] == round(comb(unseen - frontal, 2) / comb(unseen, 2), 4)
    assert 0 < likely["lead flank-left flank-left"] < likely["lead frontal-assault frontal-assault"] < 1
    assert told(s, CARTHAGE) == {}


@pytest.mark.rule("hannibal", "14.8")
def test_14_8_who_matches_is_told_how_likely_the_initiative_follows() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia").hands("frontal-assault*2", "frontal-assault*2")
    s.play("lead frontal-assault frontal-assault")
    assert told(s, CARTHAGE) == {"match frontal-assault": round(4 / 6, 4)}
    s.play("match frontal-assault")
    assert told(s, CARTHAGE) == {"counter-attack": round(4 / 6, 4)}


def decisions(kind: type) -> list[type]:
    """A kind of decision and all that derive from it."""
    below: list[type] = kind.__subclasses__()
    return [kind, *(deep for one in below for deep in decisions(one))]


def test_whoever_knows_how_likely_a_try_is_says_that_there_is_one() -> None:
    knowing = [one for one in decisions(Decision) if one is not Decision and "likely" in vars(one)]
    assert len(knowing) >= 7
    assert [one.__name__ for one in knowing if not vars(one).get("tries", False)] == []
