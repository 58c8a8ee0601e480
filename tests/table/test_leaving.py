"""Six people at the whole Republic, and one of them goes: the others play on."""

from typing import Final

import pytest

from quadriga import load
from quadriga.bots import named
from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.records.dice import SeededDice
from quadriga.records.record import new
from quadriga.table import BOT, PERSON, Chair, Table

SIX: Final = 6
BEFORE: Final = 60
"""Decisions of the six before one of them goes: the first Forum is under way."""
AFTER: Final = 150


def six() -> Table:
    game = load("republic")
    return Table(new(game, SeededDice(3), "early", SIX, {}), [Chair(PERSON) for _ in range(SIX)])


def play_on(table: Table, decisions: int) -> set[int]:
    """So many decisions, those of people made as a bot would; who has made any."""
    player, rng = named("republic", "greedy"), Seeded(1)
    acted: set[int] = set()
    while decisions and not table.record.is_closed and (turn := table.position.turn()) != NOBODY:
        if turn == CHANCE:
            table.draw()
            continue
        if table.chairs[turn].kind == BOT:
            table.think(rng)
        else:
            move = player.decide(table.position, turn, table.position.moves(), rng)
            table.play(turn, [move], table.sequence)
        acted.add(int(turn))
        decisions -= 1
    return acted


@pytest.mark.parametrize("seat", range(SIX))
def test_a_table_of_six_survives_any_of_them_giving_up(seat: int) -> None:
    table = six()
    play_on(table, BEFORE)
    table.concede(Seat(seat))
    assert table.chairs[seat] == Chair(BOT, "greedy")
    assert not table.record.is_closed
    assert play_on(table, AFTER) == set(range(SIX))


def test_a_bot_takes_over_for_whoever_is_asked_and_has_gone() -> None:
    table = six()
    play_on(table, BEFORE)
    while table.position.turn() == CHANCE:
        table.draw()
    gone = table.position.turn()
    table.sit(gone, Chair(BOT, "greedy"))
    assert int(gone) in play_on(table, AFTER)
    table.sit(gone, Chair(PERSON))
    assert int(gone) in play_on(table, AFTER)


def test_five_may_go_one_after_the_other_and_the_sixth_has_won() -> None:
    table = six()
    for seat in range(SIX - 1):
        assert not table.record.is_closed
        play_on(table, BEFORE // 2)
        table.concede(Seat(seat))
    assert table.record.is_closed
