"""What people at one keyboard agree on: moves taken back, giving up, a winner, standing orders."""

import json
from pathlib import Path

import pytest

import quadriga
from cli.seated import PERSON, RANDOM, Script, around, moves, session
from quadriga.cli import saved
from quadriga.cli.play import Session
from quadriga.engine.position import LOSS, WIN
from quadriga.records.dice import RealDice, SeededDice
from quadriga.records.loader import load
from quadriga.records.record import new
from toys import forum


def conquest(lines: list[str], lang: str = "en", seats: int = 2, bots: int = 0) -> Session:
    record = new(quadriga.load("conquest"), SeededDice(3), "short", seats, {"homes": "listed"})
    return around(record, lines, [PERSON] * (seats - bots) + [RANDOM] * bots, lang)


def last(table: Session) -> dict[str, object]:
    return table.table.record.lines[-1].plain


def test_giving_up_is_asked_twice_and_ends_a_game_of_two(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["abandonner", "non", "abandonner", "perhaps", "oui"])
    assert table.run() == 0
    said = capsys.readouterr().out
    assert last(table)["closed"] == "concession"
    assert last(table)["results"] == [LOSS, WIN]
    assert "Répondez par oui ou non." in said
    assert "abandonne." in said
    assert "deuxième (place 2) gagne : tous les autres ont abandonné." in said


def test_a_bot_plays_on_for_who_gives_up_and_the_others_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["concede", "yes", "", "quit"], chairs=[PERSON, PERSON, RANDOM], lang="en")
    assert table.run() == 0
    assert not table.table.record.is_closed
    assert table.table.chairs[0] == RANDOM
    assert table.keyboard.persons == [1]
    assert table.keyboard.watcher == 1
    assert "gives up." in capsys.readouterr().out


def test_all_others_at_the_keyboard_may_acclaim_a_winner(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["acclaim", "acclaim 1", "acclaim yellow", "no", "acclaim 2", "yes"]
    table = conquest(lines, seats=3)
    assert table.run() == 0
    said = capsys.readouterr().out
    assert last(table) == {"closed": "acclamation", "results": [LOSS, WIN, LOSS]}
    assert "Whom do you declare the winner?" in said
    assert "cannot be declared the winner by you" in said
    assert "does not agree." in said
    assert "wins: all others say so." in said


def test_dice_are_taken_back_when_everybody_agrees(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ["end-movement", "end-buying"]
    table = conquest(
        [*ask, "takeback", "takeback 9", "takeback x", "end-movement", "takeback", "no", "takeback", "yes"]
    )
    table.run()
    said = capsys.readouterr().out
    assert "You have decided nothing yet" in said
    assert "“x” is not a number" in said
    assert "does not agree" in said
    assert last(table)["back"] == 2
    assert table.table.record.text().count('"back"') == 1
    assert table.table.position.turn() == 1


def test_alone_against_bots_a_person_takes_back_at_once_and_dice_are_void(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["donate 1", "keep", "pass", "takeback 2", "donate 2"], lang="en")
    table.run()
    record = table.table.record
    backs = [line.plain for line in record.lines if "back" in line.plain]
    assert len(backs) == 1
    assert "moves were taken back" in capsys.readouterr().out
    again = load(forum.game(), record.text().encode())
    assert again.position == record.position


def test_a_standing_order_answers_until_it_is_withdrawn(capsys: pytest.CaptureFixture[str]) -> None:
    other = ["end-movement", "end-buying"]
    lines = ["always", "always end-movement", "end-buying", *other, "end-buying", *other]
    lines += ["always", "ask 7", "ask 1", "end-buying", *other]
    table = conquest(lines, seats=2)
    table.run()
    said = capsys.readouterr().out
    ended = [text for text in moves(table) if text == "end-movement"]
    assert "nothing is always answered alike" in said
    assert "From now on this question is always answered so" in said
    assert len(ended) == 3
    assert "7 is not in the list" in said
    assert not table.table.orders[0]
    prompt = table.table.position.prompt()
    assert prompt is not None
    assert prompt["key"] == "movement"


def test_an_order_that_is_no_answer_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["toujours xyzzy", "toujours donate", "toujours 99", "toujours veto veto-i", "toujours 1"])
    table.run()
    said = capsys.readouterr().out
    assert said.count("Toujours répondre quoi ?") == 3
    assert "Ce n’est pas le moment de faire cela." in said
    assert table.table.orders[0] == {"donate": "donate 0"}


def test_undo_goes_back_to_the_last_question_that_was_asked() -> None:
    table = conquest(["march black-general-1 cyrenaica", "always take infantry 2", "undo", "end-movement"])
    table.run()
    texts = [line.plain.get("move", "undo") for line in table.table.record.lines]
    assert texts == ["march black-general-1 cyrenaica", "take infantry 2", "undo", "undo", "end-movement"]


def test_what_was_agreed_on_is_kept_beside_a_saved_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    first = session([f"save {file}", "always 1", f"save {file}", "quit"], lang="en")
    first.run()
    beside = tmp_path / "game.jsonl.table"
    assert json.loads(beside.read_text())["orders"] == [{"donate": "donate 0"}, {}]
    record, _ = saved.read(file, forum.game())
    assert saved.table_around(file, record, [PERSON, RANDOM]).orders == [{"donate": "donate 0"}, {}]
    beside.write_text("{}")
    assert saved.table_around(file, record, [PERSON, RANDOM]).orders == [{}, {}]
    second = session([f"save {file}"])
    second.run()
    assert not beside.exists()


def test_the_secret_game_recorded_live_keeps_its_orders_too(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = session(["always 1", "keep"], lang="en")
    table.keeper.keep_recording(file, False, [])
    table.run()
    assert json.loads((tmp_path / "game.jsonl.table").read_text())["orders"][0] == {"donate": "donate 0"}
    assert load(forum.game(), file.read_bytes()).position == table.table.position


def test_people_roll_for_bots_too(capsys: pytest.CaptureFixture[str]) -> None:
    record = new(quadriga.load("conquest"), RealDice(), "short", 2, {"homes": "drawn"})
    table = around(record, ["italia", "help", "hispania"], [RANDOM, RANDOM], "en")
    table.run()
    assert moves(table, -1)[0] == "draw-home hispania"
    assert isinstance(table.keyboard.reader, Script)


def test_the_commands_of_the_table_are_completed_in_both_languages() -> None:
    table = session([])
    table.run()
    words = [word for word, _ in table.commands.complete("")]
    assert {"always", "toujours", "takeback", "reprendre", "concede", "abandonner", "acclaim", "proclamer"} <= set(
        words
    )
    assert table.commands.complete("proclamer ") == [("2", "deuxième (place 2)")]
    assert [word for word, _ in table.commands.complete("toujours don")] == ["donate"]
