"""A table: who may do what, when, and what happens to what is refused."""

import json
from multiprocessing import get_context

import pytest

import quadriga
from quadriga.engine import CHANCE, IllegalMove, Named, Seat, Seeded
from quadriga.engine.dice import FairDice, RealDice, SeededDice
from quadriga.engine.history import CannotUndo
from quadriga.engine.position import LOSS, WIN
from quadriga.engine.record import new
from quadriga.engine.verify import VERIFIED, verify
from quadriga.table import BOT, OPEN, PERSON, Chair, NotNow, NotSeated, Stale, Step, Table
from quadriga.table import step as steps
from quadriga.table.think import think
from toys import forum

PERSONS = [Chair(PERSON), Chair(PERSON)]
FIRST, SECOND = Seat(0), Seat(1)


def conquest(chairs: list[Chair] | None = None, real: bool = False, seats: int = 2, scenario: str = "short") -> Table:
    game = quadriga.load("conquest")
    dice = RealDice() if real else FairDice(bytes(range(32)))
    return Table(new(game, dice, scenario, seats, {"homes": "listed"}), chairs or PERSONS[:1] * seats)


def play(table: Table, *texts: str) -> None:
    seat = table.position.turn()
    table.play(seat, [table.record.game.vocabulary.parse(text) for text in texts], table.sequence)


def run(table: Table, most: int = 100_000) -> None:
    """Take automatic steps until a person is needed or the game is over."""
    for _ in range(most):
        step = table.next_step()
        if step.kind == steps.DRAWS:
            table.draw()
        elif step.kind == steps.THINKS:
            table.answer(step.seat, think(table.thought(step.seat)), table.sequence)
        elif step.kind == steps.PASSES:
            table.obey()
        else:
            return
    raise AssertionError("the table never stops")


def test_a_person_is_waited_for_and_his_move_changes_the_sequence() -> None:
    table = conquest()
    assert table.next_step() == Step(steps.WAITS, FIRST)
    before = table.sequence
    play(table, "end-movement")
    assert table.sequence == before + 1


def test_a_stale_or_doubled_submission_is_told_so_and_changes_nothing() -> None:
    table = conquest()
    at = table.sequence
    play(table, "march black-general-1 cyrenaica")
    held = table.position.to_json()
    move = table.record.game.vocabulary.parse("take infantry 2")
    with pytest.raises(Stale) as late:
        table.play(FIRST, [move], at)
    assert (late.value.named, late.value.present) == (at, at + 1)
    assert table.position.to_json() == held
    table.play(FIRST, [move], at + 1)
    with pytest.raises(Stale):
        table.play(FIRST, [move], at + 1)


def test_a_batch_is_all_or_nothing() -> None:
    table = conquest()
    held, at = table.position.to_json(), table.sequence
    with pytest.raises(IllegalMove):
        play(table, "march black-general-1 cyrenaica", "take infantry 2", "march black-general-1 italia")
    assert (table.position.to_json(), table.sequence) == (held, at)
    play(table, "march black-general-1 cyrenaica", "take infantry 2", "end-movement", "end-razing")
    assert table.sequence == at + 4


def test_a_batch_stops_at_another_seat() -> None:
    table = conquest()
    play(table, "end-movement", "end-razing", "end-buying")
    assert table.position.turn() == SECOND
    table = conquest()
    held = table.position.to_json()
    with pytest.raises(NotNow):
        play(table, "end-movement", "end-razing", "end-buying", "end-movement")
    assert table.position.to_json() == held


def test_the_wrong_seat_and_an_empty_chair_may_do_nothing() -> None:
    table = conquest([Chair(PERSON), Chair(OPEN)])
    move = table.record.game.vocabulary.parse("end-movement")
    with pytest.raises(NotSeated):
        table.play(SECOND, [move], table.sequence)
    with pytest.raises(NotSeated):
        table.play(Seat(7), [move], table.sequence)
    table.sit(SECOND, Chair(PERSON))
    with pytest.raises(IllegalMove):
        table.play(SECOND, [move], table.sequence)


def test_an_open_seat_is_waited_for_until_somebody_sits_down() -> None:
    table = conquest([Chair(PERSON), Chair(OPEN)])
    play(table, "end-movement", "end-razing", "end-buying")
    assert table.next_step() == Step(steps.SEATS, SECOND)
    table.sit(SECOND, Chair(BOT, "random"))
    assert table.next_step() == Step(steps.THINKS, SECOND)


def test_undo_reaches_back_to_the_other_seat_and_no_further() -> None:
    table = conquest()
    play(table, "march black-general-1 cyrenaica", "take infantry 2")
    table.undo(FIRST, table.sequence)
    table.undo(FIRST, table.sequence)
    with pytest.raises(CannotUndo):
        table.undo(FIRST, table.sequence)
    play(table, "end-movement", "end-razing", "end-buying")
    play(table, "end-movement")
    with pytest.raises(CannotUndo):
        table.undo(FIRST, table.sequence)


def test_bots_play_a_whole_game_and_its_dice_verify() -> None:
    table = conquest([Chair(BOT, "random"), Chair(BOT, "random")])
    run(table)
    assert table.next_step() == Step(steps.OVER)
    assert table.record.is_closed
    verdict = verify(table.record.game, table.record.text().encode())
    assert verdict.status == VERIFIED
    assert verdict.draws == table.record.draws


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    table = conquest([Chair(BOT, "random"), Chair(PERSON)])
    with get_context("spawn").Pool(1) as pool:
        text = pool.apply(think, (table.thought(FIRST),))
    table.answer(FIRST, text, table.sequence)
    assert table.record.history.entries[0].seat == FIRST


def test_a_bot_gets_a_guess_and_never_the_position_itself() -> None:
    chairs = [Chair(BOT, "random"), Chair(PERSON), Chair(PERSON)]
    table = Table(new(forum.game(), SeededDice(3), seats=3), chairs)
    while table.next_step().kind == steps.DRAWS:
        table.draw()
    seen = {table.thought(FIRST).guess for _ in range(20)}
    assert len(seen) > 1


def test_a_standing_order_answers_one_question_alike() -> None:
    table = conquest()
    table.order(FIRST, "razing", "end-razing")
    play(table, "end-movement")
    assert table.next_step() == Step(steps.PASSES, FIRST)
    table.obey()
    assert table.position.prompt() is not None
    assert table.next_step() == Step(steps.WAITS, FIRST)
    table.order(FIRST, "razing", None)
    with pytest.raises(NotNow):
        table.obey()
    with pytest.raises(NotNow):
        table.order(FIRST, "nonsense", "end-razing")


def test_a_take_back_needs_every_other_person() -> None:
    table = conquest(seats=3)
    play(table, "end-movement", "end-razing", "end-buying")
    table.propose(SECOND, 1, table.sequence)
    table.consent(FIRST, True, table.sequence)
    assert len(table.record.history.entries) == 3
    table.consent(Seat(2), True, table.sequence)
    assert len(table.record.history.entries) == 1
    assert table.proposal is None


def test_a_take_back_is_dropped_when_somebody_declines_or_moves_on() -> None:
    table = conquest()
    play(table, "end-movement", "end-razing", "end-buying")
    table.propose(SECOND, 1, table.sequence)
    table.consent(FIRST, False, table.sequence)
    with pytest.raises(NotNow):
        table.consent(FIRST, True, table.sequence)
    table.propose(FIRST, 1, table.sequence)
    play(table, "end-movement")
    assert table.proposal is None


def test_bots_never_stand_in_the_way_of_a_take_back() -> None:
    table = conquest([Chair(PERSON), Chair(BOT, "random")])
    play(table, "end-movement", "end-razing", "end-buying")
    table.propose(FIRST, 0, table.sequence)
    assert table.record.history.entries == []


def test_real_dice_are_typed_and_impossible_rolls_refused() -> None:
    game = quadriga.load("conquest")
    table = Table(new(game, RealDice(), "short", 2, {"homes": "drawn"}), list(PERSONS))
    assert table.next_step() == Step(steps.ROLLS, CHANCE)
    with pytest.raises(NotNow):
        table.draw()
    with pytest.raises(IllegalMove):
        table.roll(FIRST, game.vocabulary.parse("draw-home italia"), table.sequence)
    table.roll(FIRST, game.vocabulary.parse("draw-home hispania"), table.sequence)
    assert table.next_step() == Step(steps.WAITS, table.position.turn())


def test_the_last_who_has_not_conceded_wins() -> None:
    table = conquest(seats=3)
    table.concede(FIRST)
    assert table.chairs[0] == Chair(BOT, "random")
    assert not table.record.is_closed
    table.concede(Seat(2))
    assert table.record.is_closed
    assert table.record.lines[-1].plain["results"] == [LOSS, WIN, LOSS]
    with pytest.raises(NotNow):
        table.concede(SECOND)


def test_all_others_may_acclaim_a_winner() -> None:
    table = conquest(seats=3)
    with pytest.raises(NotNow):
        table.acclaim(FIRST, FIRST)
    table.acclaim(FIRST, SECOND)
    table.acclaim(Seat(2), FIRST)
    assert not table.record.is_closed
    table.acclaim(Seat(2), SECOND)
    assert table.record.lines[-1].plain["results"] == [LOSS, WIN, LOSS]


def test_since_my_last_move() -> None:
    table = conquest()
    assert table.since(SECOND) == 0
    play(table, "end-movement", "end-razing", "end-buying")
    play(table, "march yellow-general-1 lusitania")
    assert table.since(FIRST) == 3
    assert table.since(SECOND) == 4


def test_a_table_is_the_same_after_a_night_on_disk() -> None:
    table = conquest(seats=3)
    table.order(FIRST, "razing", "end-razing")
    table.acclaim(SECOND, FIRST)
    play(table, "end-movement")
    table.propose(SECOND, 0, table.sequence)
    again = Table.from_plain(table.record, json.loads(json.dumps(table.to_plain())))
    assert again.to_plain() == table.to_plain()
    assert again.sequence == table.sequence
    assert again.next_step() == table.next_step()


def hannibal(real: bool = False) -> Table:
    dice = RealDice() if real else FairDice(bytes(range(32)))
    return Table(new(quadriga.load("hannibal"), dice), list(PERSONS))


def test_with_real_dice_only_what_hides_nothing_is_rolled_by_people() -> None:
    """The outcomes a deal can have are the cards in nobody's hand, so people are not shown them."""
    table = hannibal(real=True)
    kinds = set()
    rng = Seeded(4)
    for _ in range(1500):
        step = table.next_step()
        verbs = [table.record.game.vocabulary.verbs[verb] for verb in table.position.question().verbs]
        if step.kind == steps.DRAWS:
            assert any(isinstance(kind, Named) for verb in verbs for kind in verb.kinds)
            table.draw()
        elif step.kind == steps.ROLLS:
            assert not any(isinstance(kind, Named) for verb in verbs for kind in verb.kinds)
            table.roll(FIRST, table.position.moves()[0], table.sequence)
        else:
            moves = table.position.moves()
            table.play(table.position.turn(), [moves[rng.below(len(moves))]], table.sequence)
        kinds.add(step.kind)
        if table.next_step().kind == steps.OVER:
            break
    assert {steps.DRAWS, steps.ROLLS, steps.WAITS} <= kinds


def test_a_standing_order_is_a_matter_of_the_seat_alone() -> None:
    table = conquest()
    before = table.sequence
    table.order(SECOND, "razing", "end-razing")
    assert table.sequence == before
    assert table.orders == [{}, {"razing": "end-razing"}]


def test_a_seat_that_has_conceded_is_not_taken_again() -> None:
    table = conquest(seats=3)
    table.concede(FIRST)
    with pytest.raises(NotSeated):
        table.sit(FIRST, Chair(PERSON))
    with pytest.raises(NotNow):
        table.acclaim(SECOND, FIRST)


def test_a_take_back_waits_for_whoever_sits_down_meanwhile() -> None:
    table = conquest([Chair(PERSON), Chair(PERSON), Chair(OPEN)], seats=3)
    play(table, "end-movement")
    table.propose(FIRST, 0, table.sequence)
    table.sit(Seat(2), Chair(PERSON))
    assert table.proposal is None
    at = table.sequence
    table.sit(Seat(2), Chair(PERSON))
    assert table.sequence == at


def test_bots_never_stand_in_the_way_of_an_acclamation() -> None:
    table = conquest([Chair(PERSON), Chair(PERSON), Chair(BOT, "random")], seats=3)
    table.acclaim(FIRST, SECOND)
    assert table.record.lines[-1].plain["results"] == [LOSS, WIN, LOSS]
