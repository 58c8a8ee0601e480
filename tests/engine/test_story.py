"""The story of a battle: what everybody heard of it stays with the position."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.event import Event
from quadriga.engine.game import Game
from quadriga.engine.seat import CHANCE, EVERYONE, NOBODY
from quadriga.games import TITLES, load
from quadriga.games.conquest import words as conquest_words
from quadriga.games.conquest.battle.story import fought as conquest_fought
from quadriga.games.conquest.position import Conquest
from quadriga.games.hannibal import words
from quadriga.games.hannibal.battle.story import fought
from quadriga.games.hannibal.board import CARTHAGE, ROME
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.republic import words as republic_words
from quadriga.games.republic.combat.story import fought as republic_fought
from quadriga.games.republic.position import Combat

FOUGHT = [title for title in TITLES if load(title).battle_keys()]


@pytest.mark.parametrize("title", FOUGHT)
def test_the_story_is_what_was_heard_since_the_battle_began(title: str) -> None:
    battles = 0
    for seed in range(40):
        battles += _battles_of(load(title), Seeded(seed))
        if battles > 2:
            return
    raise AssertionError("nobody fought")


def _battles_of(game: Game, rng: Seeded) -> int:
    """Plays at random, compares the story with what was heard, and counts the battles."""
    p = game.start()
    heard: list[Event] = []
    battles = 0
    while p.turn() != NOBODY and battles < 3:
        moves = p.moves() if p.turn() != CHANCE else [p.draw(rng)]
        told: list[Event] = []
        p.play(moves[rng.below(len(moves))], p.turn(), told.append)
        begun = [at for at, event in enumerate(told) if event.kind.key in game.battle_keys()]
        if begun:
            battles += 1
            heard = []
        heard += told[begun[-1] if begun else 0 :]
        if p.is_story_open():
            assert p.told() == [event for event in heard if event.audience == EVERYONE]
    return battles


def test_a_copy_goes_on_with_a_story_of_its_own() -> None:
    p = load("conquest").start()
    p.begin_story()
    p.tell(conquest_words.E_STOOD, 0)
    other = p.copy()
    other.tell(conquest_words.E_STOOD, 1)
    other.end_story()
    other.tell(conquest_words.E_STOOD, 1)
    assert (len(p.told()), len(other.told())) == (1, 2)
    assert p.odds_key() == other.odds_key()


@pytest.mark.parametrize("title", FOUGHT)
def test_a_position_that_tells_no_story_is_the_same_otherwise(title: str) -> None:
    assert any(_is_told(load(title), Seeded(seed)) for seed in range(40)), "nobody fought"


def _is_told(game: Game, rng: Seeded) -> bool:
    """Plays at random, with a story and without; whether there was one."""
    p = game.start()
    untold = p.copy()
    untold.tell_no_story()
    was_told = False
    while p.turn() != NOBODY and not (was_told and not p.is_story_open()):
        move = p.draw(rng) if p.turn() == CHANCE else p.moves()[rng.below(len(p.moves()))]
        p.push(move)
        untold.push(move)
        was_told = was_told or p.is_story_open()
        assert (untold.told(), untold.is_story_open()) == ([], False)
    assert untold.copy().odds_key() == p.odds_key()
    return was_told


def test_what_a_player_of_hannibal_sees_of_a_battle() -> None:
    p = load("hannibal").start()
    assert isinstance(p, Hannibal)
    assert fought(p) is None
    p.begin_story()
    p.tell(words.E_BATTLE, ROME, 5)
    p.tell(words.E_CHARGE_FAILED, 2)
    p.tell(words.E_HAND, ROME, 13)
    p.tell(words.E_LED, ROME, 1, 1)
    p.tell(words.E_MATCHED, CARTHAGE, 4, 1)
    p.tell(words.E_COUNTER_ATTACK, 0, 3, 4)
    p.tell(words.E_INITIATIVE, CARTHAGE)
    p.tell(words.E_LED, CARTHAGE, 2, 2)
    seen = fought(p)
    assert seen is not None
    assert seen["dealt"] == {"rome": 13}
    assert [one["key"] for one in seen["before"]] == ["charge-failed"]
    first, second = seen["rounds"]
    assert first["matched"] is not None
    assert first["matched"]["side"] == "carthage"
    assert first["cast"] is not None
    assert first["cast"]["success"]
    assert (first["initiative"], second["matched"]) == ("carthage", None)
    p.tell(words.E_WON, CARTHAGE, 2)
    p.tell(words.E_CASUALTIES, 4, 1)
    p.end_story()
    p.tell(words.E_CASUALTIES, 4, 2)
    seen = fought(p)
    assert seen is not None
    assert (seen["winner"], seen["over"]) == ("carthage", True)
    assert [one["key"] for one in seen["after"]] == ["casualties"]


def test_what_a_player_of_conquest_sees_of_a_battle() -> None:
    p = load("conquest").start()
    assert isinstance(p, Conquest)
    p.begin_story()
    p.tell(conquest_words.E_BATTLE_BEGINS, 3, 0, 1)
    for _ in range(2):
        p.tell(conquest_words.E_LEGION_FORMED, 1, 1, 0, 0, 0)
        p.tell(conquest_words.E_LEGION_FORMED, 0, 2, 0, 0, 0)
        p.tell(conquest_words.E_STRUCK, 0, conquest_words.DIE.rolls(2)[0][0], 2, 0)
        p.tell(conquest_words.E_LOST, 1, 1, 0, 0)
    seen = conquest_fought(p)
    assert seen is not None
    attacker, defender = seen["attacker"], seen["defender"]
    assert [[blow["side"] for blow in one["blows"]] for one in seen["rounds"]] == [[defender, attacker]] * 2
    assert [bool(blow["roll"]) for blow in seen["rounds"][1]["blows"]] == [False, True]
    assert seen["rounds"][0]["lost"] == {defender: [1, 0, 0]}
    assert not seen["decided"]
    p.tell(conquest_words.E_BATTLE_WON, 0, 3)
    seen = conquest_fought(p)
    assert seen is not None
    assert (seen["decided"], seen["winner"], seen["over"]) == (True, attacker, False)


def test_a_throw_of_the_republic_is_shown_with_every_total_it_could_have_had() -> None:
    """0.3.1: 216 ways in all; the row that fell says what was told."""
    game = load("republic")
    for seed in range(60):
        p = game.start()
        assert isinstance(p, Combat)
        rng = Seeded(seed)
        while p.turn() != NOBODY:
            moves = p.moves() if p.turn() != CHANCE else [p.draw(rng)]
            p.play(moves[rng.below(len(moves))], p.turn())
            seen = republic_fought(p)
            if seen is None or seen["roll"] is None:
                continue
            assert sum(row["ways"] for row in seen["rows"]) == 216
            assert [row["total"] for row in seen["rows"]] == list(range(3, 19))
            fallen = next(row for row in seen["rows"] if row["total"] == seen["roll"]["total"])
            assert (fallen["final"], fallen["result"]) == (seen["roll"]["final"], seen["roll"]["result"])
            return
    raise AssertionError("nobody fought")


def test_what_is_seen_of_a_confrontation_of_the_republic() -> None:
    p = load("republic").start()
    assert isinstance(p, Combat)
    p.begin_story()
    p.tell(republic_words.E_FOUGHT_REBEL, republic_words.FIRST_EXPEDITION, 13, 6)
    p.tell(republic_words.E_ROLLED, 13, 0, 20, 1)
    seen = republic_fought(p)
    assert seen is not None
    assert (seen["own"], seen["enemy"]) == (13, 6)
    assert seen["roll"] is not None
    assert (seen["roll"]["total"], seen["roll"]["final"]) == (13, 20)
    p.begin_story()
    p.tell(republic_words.E_FOUGHT_REBEL, republic_words.FIRST_EXPEDITION, 13, 6)
    p.tell(republic_words.E_NATURAL, 5, 0)
    seen = republic_fought(p)
    assert seen is not None
    assert seen["roll"] is not None
    assert seen["roll"]["final"] is None
