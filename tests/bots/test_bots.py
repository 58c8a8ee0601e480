from collections import Counter

import pytest

from quadriga import bots
from quadriga.bots import Bot
from quadriga.bots.play import Tally, play_out, run
from quadriga.bots.random import Random
from quadriga.engine import Move, Position, Rng, Seat, Seeded, UnknownGame
from toys import forum


class Nosy(Bot):
    """Plays its first move and keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[Position, Seat]] = []

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        self.seen.append((position, seat))
        return moves[0]


def test_a_bot_never_sees_the_real_position() -> None:
    position = forum.game().start()
    while position.turn() < 0:
        position.push(position.draw(Seeded(1)))
    turn = position.turn()
    nosy = Nosy()
    guesses = []
    for seed in range(20):
        assert nosy.decide(position, turn, position.moves(), Seeded(seed)) == position.moves()[0]
        shown, seat = nosy.seen[-1]
        assert shown is not position
        assert seat == turn
        assert shown.view(turn) == position.view(turn)
        guesses.append(shown.to_json())
    assert len(set(guesses)) > 1
    assert any(guess != position.to_json() for guess in guesses)


def test_the_random_bot_takes_every_move_alike() -> None:
    position = forum.game().start()
    moves = [Move(verb) for verb in range(5)]
    rng = Seeded(3)
    taken = Counter(Random().decide(position, Seat(0), moves, rng).verb for _ in range(5000))
    assert set(taken) == set(range(5))
    assert all(850 < times < 1150 for times in taken.values())


def test_only_decisions_with_a_choice_are_counted() -> None:
    game = forum.game()
    counted = [0, 0, 0, 0]
    position = game.start()
    rng = Seeded(5)
    while position.outcome() is None:
        turn = position.turn()
        moves = position.moves() if turn >= 0 else []
        counted[2] += turn < 0
        counted[1] += len(moves) == 1
        if len(moves) > 1:
            counted[0] += 1
            counted[3] += len(moves)
        move = position.draw(rng) if turn < 0 else moves[0] if len(moves) == 1 else moves[rng.below(len(moves))]
        position.push(move)
    tally = run(game, "", 0, {}, [Random()] * game.seats[0], Seeded(5))
    assert [tally.decisions, tally.forced, tally.drawn, tally.choices] == counted
    outcome = position.outcome()
    assert outcome is not None
    assert tally.ends == {outcome.key: 1}
    assert tally.wins == [result // 2 for result in outcome.results]


def test_the_same_seed_plays_the_same_games() -> None:
    def figures(seed: int) -> list[object]:
        tally = Tally(2)
        for number in range(10):
            play_out(forum.game().start(seats=2), [Random()] * 2, Seeded(f"{seed}.{number}"), tally)
        return [tally.games, tally.finished, tally.decisions, tally.forced, tally.wins, tally.draws, tally.turns]

    assert figures(1) == figures(1)
    assert figures(1) != figures(2)
    assert figures(1)[:2] == [10, 10]


def test_every_game_is_won_by_somebody_or_nobody() -> None:
    tally = Tally(3)
    for number in range(60):
        play_out(forum.game().start(seats=3), [Random()] * 3, Seeded(number), tally)
    assert tally.finished == 60
    assert sum(tally.ends.values()) == 60
    assert sum(tally.wins) + tally.draws >= 60
    assert len(tally.turns) == 60


def test_bots_are_found_by_name() -> None:
    assert bots.names("forum") == ["random"]
    assert isinstance(bots.named("forum", "random"), Random)
    with pytest.raises(UnknownGame, match=r"no-bot: 'deep' \(random\)"):
        bots.named("forum", "deep")
