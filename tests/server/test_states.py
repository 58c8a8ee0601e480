"""The text of a state: the log in it is always the latest moves, whatever was made and taken back between two looks."""

import json
import random
from contextlib import suppress

import pytest

import quadriga
from quadriga.engine import CHANCE, NOBODY, Seat
from quadriga.engine.history import Forgotten
from quadriga.games import TITLES
from quadriga.records.dice import RealDice, SeededDice
from quadriga.records.record import new
from quadriga.server.glass import LOG, Pen, Scene, Window, whole_of
from quadriga.server.links import SPECTATOR, seat_of
from quadriga.server.states import log_of
from quadriga.table import PERSON, Chair, Table
from server.following import Follower


def test_the_log_follows_moves_undos_and_take_backs() -> None:
    game = quadriga.load("hannibal")
    table = Table(new(game, SeededDice(2)), [Chair(PERSON)] * 2)
    rng = random.Random(3)
    eyes = (0, 1, SPECTATOR)
    windows = [Window(Pen(game)) for _ in eyes]
    followers = [Follower() for _ in eyes]
    for at, window in enumerate(windows):
        followers[at].hear(window.message(eyes[at], Scene("id", table, [])))
    returned = 0
    for _ in range(400):
        for _ in range(rng.choice((1, 1, 1, 3, 90))):
            turn = table.position.turn()
            if turn == CHANCE:
                table.draw()
            elif turn >= 0:
                table.play(turn, [rng.choice(table.position.moves())], table.sequence)
                while rng.random() < 0.4 and table.record.history.can_undo(turn):
                    table.undo(turn, table.sequence)
        if rng.random() < 0.4 and table.position.turn() >= 0:
            number = max(0, table.record.history.count - rng.randrange(1, 120))
            with suppress(Forgotten):
                table.propose(Seat(0), number, table.sequence)
                table.consent(Seat(1), True, table.sequence)
                returned += 1
        count = table.record.history.count
        at = rng.randrange(3)
        ((_, change),) = windows[at].show(Scene("id", table, []))
        shown = followers[at].hear(change)
        assert shown["log"] == log_of(table.record, seat_of(eyes[at]), count - LOG + 1, count)
        if rng.random() < 0.1:
            table.record.forget(LOG)
        if table.record.is_closed:
            break
    assert count > 3 * LOG
    assert returned > 3
    assert table.record.forgotten > 0


@pytest.mark.parametrize("title", TITLES)
def test_every_move_is_dated_by_what_everybody_saw_before_it(title: str) -> None:
    game = quadriga.load(title)
    table = Table(new(game, SeededDice(4)), [Chair(PERSON)] * game.seats[0])
    history, rng = table.record.history, random.Random(5)
    seen: list[tuple[int | None, object]] = []
    while len(history.entries) < 120 and (turn := table.position.turn()) != NOBODY:
        moment = table.position.moment()
        first = next(iter(moment.values()), None)
        seen.append((first if isinstance(first, int) else None, moment.get("phase")))
        if turn == CHANCE:
            table.draw()
        else:
            table.play(turn, [rng.choice(table.position.moves())], table.sequence)
        if rng.random() < 0.2 and not table.record.is_closed and history.can_undo(turn):
            table.undo(turn, table.sequence)
            seen.pop()
    assert [(one["turn"], one["phase"]) for one in log_of(table.record, None, 1, 500)] == seen


def test_real_dice_are_asked_for_by_a_form_and_never_by_a_list_of_rolls() -> None:
    game = quadriga.load("conquest")
    table = Table(new(game, RealDice()), [Chair(PERSON)] * 2)
    position = game.battle({"attacker": {"leaders": 9, "infantry": 60, "cavalry": 9}, "defender": {"infantry": 60}})
    while position.turn() != CHANCE:
        position.push(position.moves()[0])
    table.record.history.position = position
    scene = Scene("id", table, [])
    text = whole_of(scene, 0, Pen(game))
    shown = json.loads(text)
    assert shown["step"] == "rolls"
    assert shown["roll"]["verb"] == "strike"
    assert shown["roll"]["dice"] >= 7
    assert (shown["moves"], len(text) < 20_000) == ([], True)
    assert json.loads(whole_of(scene, SPECTATOR, Pen(game)))["roll"] is None
