"""A record that has let go of its beginning goes on exactly as the whole one does."""

import random

import pytest

import quadriga
from quadriga.engine import CHANCE, Game, Scenario, Seat
from quadriga.engine.history import Forgotten
from quadriga.records.dice import FairDice
from quadriga.records.loader import catch_up, load
from quadriga.records.record import Record, new
from quadriga.records.snapshot import take

SECRET = bytes(range(32))


def step(record: Record, rng: random.Random) -> None:
    """Something that people and dice do."""
    turn = record.position.turn()
    if turn == CHANCE:
        record.draw()
    elif record.history.can_undo(turn) and rng.random() < 0.2:
        record.undo(turn)
    elif rng.random() < 0.1:
        record.add_numbers(turn, f"{rng.getrandbits(128):032x}")
    elif rng.random() < 0.03 and len(record.history.entries) > 20:
        record.take_back(record.history.count - 5)
    else:
        record.play(rng.choice(record.position.moves()), turn)


def longest(game: Game) -> Scenario:
    """The scenario in which most can be forgotten."""
    return max(game.scenarios, key=lambda scenario: scenario.bound)


@pytest.mark.parametrize("title", [title for title in quadriga.titles() if longest(quadriga.load(title)).bound > 1000])
def test_a_record_that_forgets_writes_the_same_lines(title: str) -> None:
    game = quadriga.load(title)
    texts: list[str] = []
    scenario = longest(game).id
    short = new(game, FairDice(SECRET, chained=True), scenario, sink=texts.append)
    texts[:] = [short.text()]
    whole = load(game, texts[0].encode())
    whole.dice.secret = SECRET  # type: ignore[attr-defined]
    rng = random.Random(1)
    for _ in range(300):
        known = len(texts)
        step(short, rng)
        catch_up(whole, texts[known:])
        if len(short.history.entries) > 40:
            short.forget(12)
    assert short.forgotten > 100
    assert (len(short.lines) < 120, len(short.history.entries) < 60) == (True, True)
    assert whole.text() == "".join(texts)
    assert (short.count, short.draws, short.known()) == (whole.count, whole.draws, whole.known())
    assert short.chain() == whole.chain()
    assert take(short).hash == take(whole).hash
    assert [short.history.since(Seat(one)) for one in (0, 1)] == [whole.history.since(Seat(one)) for one in (0, 1)]
    for question in (short.text, lambda: short.export(None), lambda: short.take_back(3)):
        with pytest.raises(Forgotten):
            question()
    assert short.count == whole.count, "what was refused has changed nothing"


def test_memory_can_be_left_long_enough_to_go_back_far() -> None:
    game = quadriga.load("hannibal")
    short, whole = (new(game, FairDice(SECRET, chained=True)) for _ in range(2))
    for record in (short, whole):
        rng = random.Random(2)
        for _ in range(150):
            turn = record.position.turn()
            if turn == CHANCE:
                record.draw()
            else:
                record.play(rng.choice(record.position.moves()), turn)
    short.forget(10, 40)
    assert short.history.forgotten == 30
    for record in (short, whole):
        record.take_back(40)
    assert short.position == whole.position
    assert short.lines[-1].body == whole.lines[-1].body
    assert short.chain() == whole.chain()
