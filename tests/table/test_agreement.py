"""Agreement counts the living only, and a word said aside needs no turn: three people at Conquest of the Empire."""

import pytest

from quadriga import load
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import IllegalMove
from quadriga.engine.seat import CHANCE, Seat
from quadriga.games.conquest.battle.captives import capture
from quadriga.games.conquest.pieces import LEADERS_EACH
from quadriga.games.conquest.position import Conquest
from quadriga.records.dice import SeededDice
from quadriga.records.loader import load as read
from quadriga.records.record import Record, new
from quadriga.table import PERSON, Chair, NotSeated, Stale, Table

BLACK, YELLOW, BLUE = Seat(0), Seat(1), Seat(2)


def three(seed: int = 1) -> Table:
    game = load("conquest")
    record = new(game, SeededDice(seed), "classic", 3, {"homes": "listed"})
    return Table(record, [Chair(PERSON) for _ in range(3)])


def fall(table: Table, loser: Seat, winner: Seat) -> None:
    """An emperor is caught while somebody else is asked."""
    p = table.position
    assert isinstance(p, Conquest)
    capture(p, [loser * LEADERS_EACH], int(winner))


def say(table: Table, seat: Seat, text: str, sequence: int | None = None) -> None:
    table.play(seat, [table.record.game.vocabulary.parse(text)], table.sequence if sequence is None else sequence)


def again(table: Table) -> Record:
    """The game as its record tells it."""
    return read(table.record.game, table.record.text().encode())


def results(table: Table) -> list[int]:
    """How the people at the table ended it."""
    found = table.record.lines[-1].plain["results"]
    assert isinstance(found, list)
    return found


def test_who_falls_after_the_others_agreed_stands_in_nobodys_way() -> None:
    table = three()
    table.acclaim(BLACK, BLUE)
    assert not table.record.is_closed
    fall(table, YELLOW, BLUE)
    say(table, BLACK, "end-movement")
    assert results(table) == [0, 0, 2]


def test_who_gives_up_after_the_others_agreed_stands_in_nobodys_way() -> None:
    table = three()
    table.acclaim(BLACK, BLUE)
    table.concede(YELLOW)
    assert results(table) == [0, 0, 2]


def test_who_was_acclaimed_and_fell_does_not_win() -> None:
    table = three()
    table.acclaim(BLACK, BLUE)
    fall(table, BLUE, YELLOW)
    say(table, BLACK, "end-movement")
    assert not table.record.is_closed


def test_whoever_is_not_asked_proposes_an_alliance_even_late_and_it_is_written_down() -> None:
    table = three()
    assert table.position.turn() == BLACK
    late = table.sequence
    say(table, BLACK, "march black-general-1 thracia")
    say(table, BLUE, "propose blue yellow", late)
    assert table.position.turn() == YELLOW
    with pytest.raises(Stale):
        say(table, YELLOW, "accept", late)
    say(table, YELLOW, "accept")
    assert table.position.turn() == BLACK
    assert table.undo_count(BLACK) == 0
    for seat in (BLACK, YELLOW):
        with pytest.raises(IllegalMove):
            say(table, seat, "propose blue black")
    with pytest.raises(NotSeated):
        say(table, Seat(3), "propose blue black")
    assert again(table).position == table.position
    assert [entry.seat for entry in again(table).history.entries] == [BLACK, BLUE, YELLOW]


def test_words_said_aside_are_replayed_through_a_whole_game() -> None:
    table = three(5)
    rng = Seeded(3)
    said = 0
    for _ in range(400):
        turn = table.position.turn()
        if turn == CHANCE:
            table.draw()
            continue
        speaker = Seat(rng.below(3))
        words = table.position.asides(speaker)
        if words and rng.below(10) == 0:
            table.play(speaker, [words[rng.below(len(words))]], table.sequence)
            said += 1
            continue
        moves = table.position.moves()
        table.play(turn, [moves[rng.below(len(moves))]], table.sequence)
    assert said > 5
    assert again(table).position == table.position
