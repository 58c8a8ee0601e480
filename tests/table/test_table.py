"""A table: who may do what, when, and what happens to what is refused."""

import json
from multiprocessing import get_context

import pytest

import quadriga
from quadriga.engine import CHANCE, IllegalMove, Named, Seat, Seeded
from quadriga.engine.history import CannotUndo
from quadriga.engine.position import LOSS, WIN
from quadriga.games.conquest.battle.captives import fall
from quadriga.games.conquest.position import Conquest
from quadriga.records.dice import FairDice, RealDice, SeededDice
from quadriga.records.record import new
from quadriga.records.verify import VERIFIED, verify
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
    play(table, "march black-general-1 cyrenaica", "take infantry 2", "end-movement", "end-buying")
    assert table.sequence == at + 4


def test_a_batch_stops_at_another_seat() -> None:
    table = conquest()
    play(table, "end-movement", "end-buying")
    assert table.position.turn() == SECOND
    table = conquest()
    held = table.position.to_json()
    with pytest.raises(NotNow):
        play(table, "end-movement", "end-buying", "end-movement")
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
    play(table, "end-movement", "end-buying")
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
    play(table, "end-movement", "end-buying")
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
    table.order(FIRST, "movement", "end-movement")
    assert table.next_step() == Step(steps.PASSES, FIRST)
    table.obey()
    assert table.position.prompt() is not None
    assert table.next_step() == Step(steps.WAITS, FIRST)
    table.order(FIRST, "movement", None)
    with pytest.raises(NotNow):
        table.obey()
    with pytest.raises(NotNow):
        table.order(FIRST, "nonsense", "end-buying")


def test_a_take_back_needs_every_other_person() -> None:
    table = conquest(seats=3)
    play(table, "end-movement", "end-buying")
    table.propose(SECOND, 1, table.sequence)
    table.consent(FIRST, True, table.sequence)
    assert len(table.record.history.entries) == 2
    table.consent(Seat(2), True, table.sequence)
    assert len(table.record.history.entries) == 1
    assert table.proposal is None


def test_a_take_back_is_dropped_when_somebody_declines_or_moves_on() -> None:
    table = conquest()
    play(table, "end-movement", "end-buying")
    table.propose(SECOND, 1, table.sequence)
    table.consent(FIRST, False, table.sequence)
    with pytest.raises(NotNow):
        table.consent(FIRST, True, table.sequence)
    table.propose(FIRST, 1, table.sequence)
    play(table, "end-movement")
    assert table.proposal is None


def test_bots_never_stand_in_the_way_of_a_take_back() -> None:
    table = conquest([Chair(PERSON), Chair(BOT, "random")])
    play(table, "end-movement", "end-buying")
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
    assert table.chairs[0] == Chair(BOT, "greedy")
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


def eliminated(*seats: int) -> Table:
    """A table of four where the first seat has taken the emperors of some others."""
    table = conquest(seats=4)
    assert isinstance(table.position, Conquest)
    for seat in seats:
        fall(table.position, seat, 0)
    return table


def test_who_is_out_has_no_say_and_cannot_be_acclaimed() -> None:
    table = eliminated(3)
    with pytest.raises(NotNow, match="out-of-play"):
        table.concede(Seat(3))
    with pytest.raises(NotNow, match="out-of-play"):
        table.acclaim(Seat(3), FIRST)
    with pytest.raises(NotNow):
        table.acclaim(FIRST, Seat(3))
    table.acclaim(SECOND, FIRST)
    assert not table.record.is_closed
    table.acclaim(Seat(2), FIRST)
    assert table.record.lines[-1].plain["results"] == [WIN, LOSS, LOSS, LOSS]


def test_the_game_ends_when_the_last_rival_who_has_not_conceded_falls() -> None:
    table = conquest(seats=3)
    table.concede(Seat(2))
    assert isinstance(table.position, Conquest)
    fall(table.position, 1, 0)
    assert not table.record.is_closed
    play(table, "end-movement")
    assert table.record.lines[-1].plain["results"] == [WIN, LOSS, LOSS]


def test_the_game_ends_when_the_last_living_rival_concedes() -> None:
    table = eliminated(2, 3)
    table.concede(SECOND)
    assert table.record.lines[-1].plain["results"] == [WIN, LOSS, LOSS, LOSS]


def test_a_take_back_needs_the_consent_of_every_seat_that_was_ever_a_persons() -> None:
    """Out of play, given up or replaced by a bot: whoever once played here may not be played with behind his back."""
    table = eliminated(2, 3)
    table.sit(SECOND, Chair(BOT, "random"))
    play(table, "end-movement")
    table.propose(FIRST, 0, table.sequence)
    for seat in (SECOND, Seat(2), Seat(3)):
        assert len(table.record.history.entries) == 1
        table.consent(seat, True, table.sequence)
    assert table.record.history.entries == []


def test_a_take_back_waits_for_seats_nobody_has_taken_and_never_for_bots() -> None:
    """Else whoever opened the table could have its opening hands dealt again until he likes them."""
    table = conquest([Chair(PERSON), Chair(OPEN), Chair(BOT, "random")], seats=3)
    play(table, "end-movement")
    table.propose(FIRST, 0, table.sequence)
    assert len(table.record.history.entries) == 1
    with pytest.raises(NotSeated):
        table.consent(Seat(2), True, table.sequence)
    with pytest.raises(NotSeated):
        table.consent(SECOND, True, table.sequence)
    table.sit(SECOND, Chair(PERSON))
    table.propose(FIRST, 0, table.sequence)
    table.consent(SECOND, True, table.sequence)
    assert table.record.history.entries == []
    play(table, "end-movement")
    table.sit(SECOND, Chair(OPEN))
    table.sit(SECOND, Chair(BOT, "random"))
    again = Table.from_plain(table.record, table.to_plain())
    again.propose(FIRST, 0, again.sequence)
    assert len(again.record.history.entries) == 1, "a person has sat there"
    table.concede(FIRST)
    old = {key: value for key, value in table.to_plain().items() if key not in ("persons", "foreseen")}
    assert Table.from_plain(table.record, old).persons == {0}


def test_since_my_last_move() -> None:
    table = conquest()
    assert table.since(SECOND) == 0
    play(table, "end-movement", "end-buying")
    play(table, "march yellow-general-1 lusitania")
    assert table.since(FIRST) == 2
    assert table.since(SECOND) == 3


def test_a_table_is_the_same_after_a_night_on_disk() -> None:
    table = conquest(seats=3)
    table.order(FIRST, "purchase", "end-buying")
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
    table.order(SECOND, "purchase", "end-buying")
    assert table.sequence == before
    assert table.orders == [{}, {"purchase": "end-buying"}]


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


def test_undo_takes_along_what_a_standing_order_answered_since() -> None:
    table = conquest()
    table.order(FIRST, "purchase", "end-buying")
    play(table, "end-movement")
    table.obey()
    assert table.undo_count(FIRST) == 2
    table.undo(FIRST, table.sequence)
    assert table.record.history.entries == []
    assert table.undo_count(FIRST) == 0


def test_a_table_that_hurries_asks_nobody_who_has_no_choice() -> None:
    calm, hasty = (
        Table(new(forum.game(), SeededDice(3), seats=2), list(PERSONS), hurries=one) for one in (False, True)
    )
    asked: dict[bool, list[int]] = {}
    for table in (calm, hasty):
        rng = Seeded(1)
        counts = asked.setdefault(table.hurries, [])
        while (step := table.next_step()).kind != steps.OVER:
            moves = table.position.moves()
            if step.kind == steps.WAITS:
                counts.append(len(moves))
                table.play(step.seat, [moves[rng.below(len(moves)) if len(moves) > 1 else 0]], table.sequence)
            elif step.kind == steps.PASSES:
                table.obey()
            else:
                table.draw()
    assert calm.record.text() == hasty.record.text()
    assert [count for count in asked[False] if count > 1] == asked[True]
    assert 1 in asked[False]


def test_an_order_has_to_be_a_whole_move() -> None:
    table = conquest()
    with pytest.raises(IllegalMove):
        table.order(FIRST, "razing", "march")


def test_a_bot_may_think_at_the_table_itself() -> None:
    table = conquest([Chair(BOT, "random"), Chair(PERSON)])
    entry = table.think(Seeded(1))
    assert entry.seat == FIRST
    table = conquest()
    with pytest.raises(NotNow):
        table.think(Seeded(1))
