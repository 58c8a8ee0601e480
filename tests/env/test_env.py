"""The environments: what PettingZoo itself checks, and what it cannot know."""

import contextlib
import io
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import quadriga
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import UnknownGame
from quadriga.engine.seat import Seat
from quadriga.env import MORE, WIDTH, TitleEnv, env, raw_env
from quadriga.env.sight import flattened

TITLES = quadriga.titles()


def played(made: Any, moves: int, seed: int) -> list[tuple[str, float]]:
    """Random legal actions: who was asked, and what he got."""
    rng = Seeded(seed)
    said: list[tuple[str, float]] = []
    made.reset(seed=seed)
    for agent in made.agent_iter(moves):
        seen, reward, ended, stopped, _ = made.last()
        said.append((agent, reward))
        legal = np.flatnonzero(seen["action_mask"])
        made.step(None if ended or stopped else int(legal[rng.below(len(legal))]))
    return said


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_finds_nothing_wrong(title: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(title), num_cycles=60)
        seed_test(lambda: env(title), num_cycles=20)


def test_a_game_ends_with_a_reward_for_each_seat() -> None:
    made = raw_env("hannibal", "hannibal-ad-portas")
    said = played(made, 5000, 3)
    assert not made.agents
    ends = [reward for _, reward in said if reward]
    assert sorted(ends[-2:]) == [-1.0, 1.0]


def test_the_same_seed_gives_the_same_game_and_another_gives_another() -> None:
    one, again, other = (played(env("conquest", "short"), 60, seed) for seed in (5, 5, 6))
    assert one == again
    games = [raw_env("conquest", "short") for _ in range(2)]
    for made, seed in zip(games, (5, 6), strict=True):
        played(made, 60, seed)
    assert games[0].position.to_json() != games[1].position.to_json()
    assert len(other) == len(one)


def test_an_agent_sees_what_its_seat_may_see() -> None:
    made = raw_env("hannibal")
    made.reset(seed=4)
    seat = made.possible_agents.index(made.agent_selection)
    twin = made.position.guess(Seat(seat), Seeded(9))
    assert twin.to_json() != made.position.to_json(), "the twins differ in what is hidden"
    seen = made.observe(made.agent_selection)["observation"]
    made.position = twin
    assert np.array_equal(seen, made.observe(made.agent_selection)["observation"])
    rival = made.possible_agents[1 - seat]
    assert not made.observe(rival)["action_mask"].any(), "who is not asked has nothing to choose"


def test_the_mask_counts_the_moves_that_the_info_names() -> None:
    made = raw_env("ultimus")
    made.reset(seed=2)
    texts = made.infos[made.agent_selection]["moves"]
    assert made.observe(made.agent_selection)["action_mask"].sum() == len(texts)
    assert texts == [made.game.vocabulary.text(move) for move in made.position.moves()]
    with pytest.raises(ValueError, match="moves are offered"):
        made.step(len(texts))


def test_more_moves_than_a_page_holds_come_on_the_next() -> None:
    made = raw_env("hannibal")
    made.reset(seed=2)
    agent, first = made.agent_selection, made._moves[0]
    made._moves = [first] * (WIDTH + 3)
    assert made.observe(agent)["action_mask"].sum() == WIDTH + 1
    made.step(MORE)
    assert made.agent_selection == agent
    mask = made.observe(agent)["action_mask"]
    assert (mask[:3].sum(), mask[3:MORE].sum(), mask[MORE]) == (3, 0, 1)
    made.step(MORE)
    assert made._page == 0


def test_an_unknown_title_or_scenario_is_refused() -> None:
    with pytest.raises(UnknownGame):
        raw_env("chess")
    with pytest.raises(UnknownGame):
        raw_env("hannibal", "zama")
    assert isinstance(raw_env("conquest", seats=5), TitleEnv)
    assert len(raw_env("conquest", seats=5).possible_agents) == 5


def test_words_and_numbers_have_places_of_their_own() -> None:
    one = flattened({"a": 3, "b": ["x", None], "c": False}, 64)
    assert sorted(np.abs(one[one != 0])) == [1.0, 3.0]
    assert not np.array_equal(one, flattened({"a": 3, "b": ["y", None], "c": False}, 64))
