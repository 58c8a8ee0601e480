"""Changes: applied one after the other they give the whole state, byte for byte, for everybody who looks."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga.games import TITLES
from quadriga.server.delta import apply, between, written
from quadriga.server.messages import State
from server.changes import courses
from server.following import Follower

PLAIN = st.recursive(
    st.none() | st.integers(-3, 300) | st.text("abc", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcdef"), inner, max_size=5),
    max_leaves=25,
)


@given(PLAIN, PLAIN)
def test_changes_lead_from_any_value_to_any_other(old: Any, new: Any) -> None:
    state = {"of": {"it": json.loads(written(old))}}
    changes = json.loads(written(between(written(old), new, written(new), ["of", "it"])))
    assert json.dumps(apply(state, changes)) == json.dumps({"of": {"it": new}})


def test_one_field_of_a_large_state_is_told_by_its_path() -> None:
    old = {"zones": [{"id": f"z{number}", "pieces": [number]} for number in range(100)], "turn": 1}
    new = json.loads(json.dumps(old))
    new["zones"][40]["pieces"].append(7)
    new["turn"] = 2
    assert between(written(old), new, written(new), ["view"]) == [
        [["view", "zones", 40, "pieces"], 1, 0, [7]],
        [["view", "turn"], 2],
    ]


@pytest.mark.parametrize("title", TITLES)
def test_states_told_by_their_changes_are_the_whole_states(title: str) -> None:
    told_shortly = 0
    for course in courses(title):
        followers: dict[int, Follower] = {}
        for seat, message, whole in course:
            told = followers.setdefault(seat, Follower()).hear(message)
            assert json.dumps(told) == json.dumps(json.loads(whole))
            State.model_validate_json(whole)
            told_shortly += b'"from"' in message[:10]
    assert told_shortly > 5
