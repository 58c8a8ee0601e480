"""The table in the terminal, with a toy that hides its hands and people who type what they are told to."""

import re
from pathlib import Path

import pytest

from cli.seated import PERSON, RANDOM, Script, moves, session
from quadriga.cli import saved
from quadriga.cli.choices import Choices, fold
from quadriga.cli.play import Session
from quadriga.engine.chance import Seeded
from quadriga.engine.seat import Seat
from quadriga.text import Speaker
from toys import forum


def test_a_number_a_text_and_a_word_all_lead_to_a_move(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["2", "keep", "jouer", "1"])
    assert table.run() == 0
    said = capsys.readouterr().out
    assert moves(table)[0] == "donate 1"
    assert moves(table)[1] == "keep"
    assert moves(table)[2].startswith("play ")
    assert "Combien de pièces pour la banque ? (règle 2)" in said
    assert "Votre main : " in said


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["donate 5", "veto veto-i"])
    table.run()
    said = capsys.readouterr().out
    assert moves(table) == []
    assert "Vous ne pouvez pas offrir autant. (règle 2)" in said
    assert "Ce n’est pas le moment de faire cela. (règle 3)" in said


def test_why_answers_for_moves_parts_of_moves_and_things(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["why donate 5", "pourquoi veto", "pourquoi Espion I", "why donate", "why", "why xyzzy"])
    table.run()
    said = capsys.readouterr().out
    assert "Vous ne pouvez pas offrir autant. (règle 2)" in said
    assert said.count("Ce n’est pas le moment de faire cela. (règle 3)") == 1
    assert "Rien n’est à décider à ce sujet pour l’instant." in said
    assert "« donate » est possible maintenant." in said
    assert "Pourquoi quoi ?" in said
    assert "« xyzzy » n’est ni un numéro" in said


def test_undo_takes_back_what_nobody_has_answered(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["donate 1", "annuler", "undo", "donate 2"])
    table.run()
    said = capsys.readouterr().out
    assert moves(table)[0] == "donate 2"
    assert "Coup repris." in said
    assert "Impossible de revenir en arrière" in said


def test_numbers_that_are_not_in_the_list_are_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["99", "log x", "carte rome", "save"])
    table.run()
    said = capsys.readouterr().out
    assert moves(table) == []
    assert "99 n’est pas dans la liste" in said
    assert "« x » n’est pas un nombre." in said
    assert "Il n’y a pas de lieu « rome »" in said
    assert "Sauver où ?" in said


def test_the_hand_of_another_never_shows(capsys: pytest.CaptureFixture[str]) -> None:
    """One person, one bot: every card the bot was dealt is hidden until it is played."""
    table = session(["camps", "journal 100"], seed=4)
    table.run()
    said = capsys.readouterr().out
    position = table.table.record.position
    own, other = (position.look(Seat(seat))["hand"] for seat in range(2))
    assert isinstance(own, list)
    assert isinstance(other, list)
    assert all(f"reçoit {table.speaker.slug(card)}." in said for card in own)
    assert not any(re.search(rf"{table.speaker.slug(card)}\b", said) for card in other)
    assert "quelque chose de caché" in said


def test_people_who_share_a_keyboard_pass_it_and_see_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    table = session(["", "camps", "1"], chairs=[PERSON, PERSON])
    record, rng = table.table.record, Seeded(2)
    while record.position.turn() != 1 or len(record.position.moves()) == 1:
        turn, offered = record.position.turn(), record.position.moves()
        record.play(record.position.draw(rng) if turn < 0 else offered[rng.below(len(offered))], turn)
    table.teller.tell()
    told = capsys.readouterr().out
    own = record.position.look(table.keyboard.persons[1])["hand"]
    assert isinstance(own, list)
    assert not any(f"reçoit {table.speaker.slug(card)}." in told for card in own)
    table.step()
    said = capsys.readouterr().out
    script = table.keyboard.reader
    assert isinstance(script, Script)
    assert script.prompts[0].startswith("Passez le clavier à deuxième (place 2)")
    assert all(f"reçoit {table.speaker.slug(card)}." in said for card in own)
    other = record.position.look(table.keyboard.persons[0])["hand"]
    assert isinstance(other, list)
    assert not any(f"reçoit {table.speaker.slug(card)}." in said for card in other)


def test_nothing_is_saved_unasked_and_the_end_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = session(["1"])
    assert table.run() == 0
    assert "n’a pas été enregistrée" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_a_saved_game_goes_on_as_it_would_have(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = ["1"] * 500
    whole = session(lines)
    assert whole.run() == 0
    assert "On compte les bourses." in capsys.readouterr().out

    file = tmp_path / "game.jsonl"
    first = session(["1", "1", "1", f"sauver {file}"])
    assert first.run() == 0
    assert "Pour continuer : quadriga play --resume" in capsys.readouterr().out
    record, _ = saved.read(file, forum.game())
    again = saved.table_around(file, record, [PERSON, RANDOM])
    second = Session(first.voice, first.speaker, again, Script(*lines))
    assert second.run() == 0
    assert record.position == whole.table.record.position
    assert [line.body for line in record.lines] == [line.body for line in whole.table.record.lines]


def test_a_file_that_is_not_ours_is_never_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    precious = tmp_path / "letter.txt"
    precious.write_text("Dear Livia", encoding="utf-8")
    table = session([f"save {precious}", f"save {tmp_path / 'no' / 'where'}"])
    table.run()
    said = capsys.readouterr().err
    assert precious.read_text(encoding="utf-8") == "Dear Livia"
    assert "il reste intact" in said
    assert "ne peut être écrit" in said


def test_bots_alone_play_a_whole_game_and_its_end_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    table = session([], chairs=[RANDOM, RANDOM, RANDOM], lang="en")
    assert table.run() == 0
    said = capsys.readouterr().out
    assert "(rule 7)" in said
    assert table.table.record.is_closed


def test_long_lists_are_grouped_and_words_filter_them() -> None:
    speaker = Speaker("fr", forum.game())
    every = [forum.words.parse(f"{verb} {card}") for verb in ("play", "bury") for card in forum.CARDS]
    choices = Choices(speaker, every)
    assert [(item.move.verb, len(item.moves)) for item in choices.items()] == [(forum.PLAY, 18), (forum.BURY, 18)]
    choices.narrow(choices.items()[1].moves)
    assert choices.is_narrowed()
    assert [len(item.moves) for item in choices.items()] == [1] * 18
    choices.reset()
    assert [forum.words.text(move) for move in choices.like("ENTERRER etat ii")] == ["bury coup-ii"]
    assert choices.like("elephant") == []


def test_completion_goes_word_by_word() -> None:
    speaker = Speaker("fr", forum.game())
    choices = Choices(speaker, [forum.words.parse(text) for text in ("play spy-i", "play spy-ii", "pass")])
    assert choices.completions("p") == [("play", ""), ("pass", "Passer")]
    assert choices.completions("play spy-ii") == [("spy-ii", "Jouer Espion II")]
    assert choices.completions("veto ") == []


def test_words_compare_without_accents_case_and_hyphens() -> None:
    assert fold("Égypte") == "egypte"
    assert fold("mare-Ægaeum").startswith("mare ")


def test_undoing_at_every_turn_never_goes_wrong() -> None:
    table = session(["undo", "1", "2"] * 400, chairs=[PERSON, RANDOM, PERSON], seed=6)
    assert table.run() == 0
    assert table.table.record.is_closed
    standing = [forum.words.text(entry.move) for entry in table.table.record.history.entries]
    assert len(standing) < len(table.table.record.lines)


def test_no_line_however_broken_stops_the_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rng = Seeded(8)
    words = "map why rules log save undo list / ? play donate veto-i spy -1 ² [bold] { $card } .. ~nobody/x first 1 2"
    broken = [*words.split(" "), "9" * 5000, "\0", "é" * 300, ""]
    lines = [" ".join(broken[rng.below(len(broken))] for _ in range(1 + rng.below(3))) for _ in range(600)]
    lines = [line for line in lines if not line.startswith("save") or "\0" in line or line == "save"]
    table = session([*lines, "save \0"], chairs=[PERSON, PERSON])
    assert table.run() == 0
    captured = capsys.readouterr()
    assert "ne peut être un nom de fichier" in captured.err
    assert "Traceback" not in captured.out + captured.err


def test_a_line_is_completed_to_moves_commands_and_the_moves_one_asks_about() -> None:
    table = session([])
    table.run()
    words = [word for word, _ in table.commands.complete("")]
    assert "donate" in words
    assert "pourquoi" in words
    assert "why" in words
    assert not any(word.startswith("/") for word in words)
    assert ("règles", "") in table.commands.complete("reg")
    assert [word for word, _ in table.commands.complete("donate ")] == ["0", "1", "2"]
    assert table.commands.complete("why don") == [("donate", "")]
    assert table.commands.complete("map x") == []
