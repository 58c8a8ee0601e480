"""Dice of the second format: they depend on every line before them, to which persons add numbers of their own."""

import hashlib
import hmac
import json

import pytest

from quadriga.engine import CHANCE, Move, Seat, Seeded
from quadriga.records.chain import Chain, Unsalted
from quadriga.records.dice import FairDice, FairRng, NoDice, RealDice, SeededDice
from quadriga.records.loader import Page, load, replay
from quadriga.records.record import BrokenRecord, Record, body_of, new
from quadriga.records.snapshot import CARRIED, revive, take
from quadriga.records.verify import PARTLY, UNFINISHED, VERIFIED, WRONG, verify
from records.harbour import LOAD, SAIL, play_on
from records.test_record import GAME, SECRET, line_with, rewritten
from toys.ferry import FerryGame

NUMBERS = "00112233445566778899aabbccddeeff"
OTHERS = "ff" * 16


def chained(secret: bytes = SECRET) -> Record:
    return new(GAME, FairDice(secret, chained=True), "long", 2)


def finished() -> Record:
    record = chained()
    while record.position.turn() != -2:
        if record.position.turn() >= 0 and len(record.lines) % 3 == 0:
            record.add_numbers(record.position.turn(), hashlib.md5(str(len(record.lines)).encode()).hexdigest())
        play_on(record, Seeded(len(record.lines)), 1)
    record.end()
    return record


def by_hand(text: str) -> dict[int, bytes]:
    """The first bytes of every draw, reckoned from the page that describes the format."""
    bodies = [line.rpartition(',"check":"')[0] for line in text.splitlines()]
    secret = bytes.fromhex(json.loads(text.splitlines()[-1])["secret"])
    digest = hashlib.sha256(bodies[0].encode()).digest()
    found = {}
    for number, body in enumerate(bodies[1:], 2):
        plain = json.loads(body + "}")
        if "draw" in plain:
            found[plain["draw"]] = hmac.digest(secret, digest + str(plain["draw"]).encode(), "sha256")
        salt = hmac.digest(secret, f"salt {number}".encode(), "sha256")[:16] if "for" in plain else b""
        digest = hashlib.sha256(digest + hashlib.sha256(salt + body.encode()).digest()).digest()
    found[0] = digest
    return found


def test_a_finished_game_is_verified_and_tells_who_added_numbers() -> None:
    record = finished()
    verdict = verify(GAME, record.text().encode())
    assert (verdict.status, verdict.draws, verdict.chained) == (VERIFIED, record.draws, True)
    assert sum(verdict.numbers) == sum("fresh" in line.plain for line in record.lines) > 4
    assert all(verdict.numbers)
    assert verdict.fingerprint == record.chain().hex() == by_hand(record.text())[0].hex()
    assert load(GAME, record.text().encode()).text() == record.text()


def test_every_draw_is_what_the_page_says() -> None:
    record = finished()
    known = by_hand(record.text())
    again = chained()
    for line in record.lines[:-1]:
        if "draw" in line.plain:
            rng = again.next_rng()
            assert [rng.below(256) for _ in range(32)] == list(known[again.draws + 1])
        if "fresh" in line.plain:
            again.add_numbers(Seat(int(str(line.plain["seat"]))), str(line.plain["fresh"]))
        else:
            seat = CHANCE if "draw" in line.plain else Seat(int(str(line.plain["seat"])))
            again.play(GAME.vocabulary.parse(str(line.plain["move"])), seat)
    assert any("for" in line.plain for line in record.lines)


def next_numbers(record: Record) -> int:
    return record.next_rng().below(1 << 128)


def test_no_roll_is_fixed_before_the_last_line_before_it() -> None:
    """A person's numbers, and a move undone again, each give other dice, whoever knows the secret."""
    rolls = set()
    for fresh, undone in (("", False), (NUMBERS, False), (OTHERS, False), ("", True), (NUMBERS, True)):
        record = chained()
        if undone:
            record.play(Move(LOAD, 2), Seat(0))
            record.undo(Seat(0))
        if fresh:
            record.add_numbers(Seat(0), fresh)
        record.play(Move(SAIL), Seat(0))
        rolls.add(next_numbers(record))
        assert next_numbers(record) == next_numbers(record)
    assert len(rolls) == 5
    first = [new(GAME, FairDice(SECRET)) for _ in range(2)]
    first[0].play(Move(SAIL), Seat(0))
    assert next_numbers(first[0]) == next_numbers(first[1]) == FairRng(SECRET, 1).below(1 << 128)


def test_what_only_some_may_know_cannot_be_found_by_trying() -> None:
    record = chained()
    while not any("for" in line.plain for line in record.lines):
        play_on(record, Seeded(2), 1)
    hidden = record.lines[-1].plain
    assert record.lines[-1].audience == hidden["for"]
    published = record.chain()
    for cargo in ("wine", "oil", "grain"):
        chain = Chain(body_of(record.header.to_plain()))
        for line in record.lines[:-1]:
            chain.add(line.body, line.is_hidden, None)
        guess = {**hidden, "move": f"{str(hidden['move']).split()[0]} {cargo}"}
        with pytest.raises(Unsalted):
            chain.add(body_of(guess), True, None)
        chain.add(body_of(guess), False, None)
        assert chain.digest != published
    running = load(GAME, record.text().encode())
    with pytest.raises(NoDice):
        running.chain()
    assert verify(GAME, record.text().encode()).status == UNFINISHED
    assert verify(GAME, record.text().encode()).fingerprint == ""


def test_numbers_changed_afterwards_are_found_although_every_check_value_is_right() -> None:
    text = finished().text()
    number = line_with(text, '"fresh"')
    verdict = verify(GAME, rewritten(text, number, {"fresh": NUMBERS}))
    assert verdict.status == WRONG
    assert verdict.wrong is not None
    assert verdict.wrong.line > number


@pytest.mark.parametrize(
    "changed", [{"fresh": "00"}, {"fresh": NUMBERS.upper()}, {"fresh": 7}, {"seat": 2}, {"seat": -1}, {"seat": "0"}]
)
def test_lines_of_numbers_that_are_none_are_refused(changed: dict[str, object]) -> None:
    text = finished().text()
    number = line_with(text, '"fresh"')
    with pytest.raises(BrokenRecord) as caught:
        load(GAME, rewritten(text, number, changed))
    assert (caught.value.line, caught.value.key) == (number, "garbled")


def test_numbers_belong_to_the_second_format_and_that_to_fair_dice() -> None:
    for record in (new(GAME, FairDice(SECRET)), new(GAME, SeededDice(1)), new(GAME, RealDice())):
        with pytest.raises(ValueError, match="second format"):
            record.add_numbers(Seat(0), NUMBERS)
        assert record.header.to_plain()["format"] == 1
    text = chained().text()
    assert json.loads(text)["format"] == 2
    for dice in ({"seed": 1}, {"real": True}):
        with pytest.raises(BrokenRecord) as caught:
            load(GAME, rewritten(text, 1, {"dice": dice}))
        assert (caught.value.line, caught.value.key) == (1, "dice")


def test_an_export_leaves_out_undone_moves_and_keeps_the_numbers() -> None:
    record = chained()
    record.play(Move(LOAD, 2), Seat(0))
    record.add_numbers(Seat(0), NUMBERS)
    record.undo(Seat(0))
    record.add_numbers(Seat(0), OTHERS)
    record.play(Move(SAIL), Seat(0))
    shown = [json.loads(line) for line in record.export(Seat(1)).splitlines()[1:]]
    assert [(one.get("fresh"), one.get("move")) for one in shown] == [(NUMBERS, None), (OTHERS, None), (None, "sail")]


def test_a_game_carried_over_to_new_rules_keeps_its_chain() -> None:
    first, second = FerryGame(1), FerryGame(2)
    record = new(first, FairDice(SECRET, chained=True))
    while len(record.history.entries) < 6:
        if record.position.turn() < 0:
            record.draw()
            continue
        record.play(record.position.moves()[2], record.position.turn())
        record.add_numbers(Seat(0), NUMBERS)
    page = Page(record.text().encode())
    reading = replay(second, page)
    dice = reading.record.dice
    assert isinstance(dice, FairDice)
    dice.secret = SECRET
    assert revive(reading, page, take(record)) == CARRIED
    carried = reading.record
    known = carried.chain()
    again = load(second, carried.text().encode())
    assert again.chain(SECRET) == known
    while carried.position.turn() != -2:
        if carried.position.turn() < 0:
            carried.draw()
        else:
            carried.play(carried.position.moves()[0], carried.position.turn())
    carried.end()
    assert verify(second, carried.text().encode()).status == PARTLY
