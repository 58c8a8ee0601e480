"""Several things chosen at once at the terminal, in every way a person may say them: one move, one line, one undo."""

import pytest

from cli.seated import PERSON, moves, session
from quadriga.cli.play import Session
from quadriga.cli.wholes import numbers
from toys import camp

WAY = ["march", "take-road appia"]


def table(*lines: str, lang: str = "en") -> Session:
    made = session([*WAY, *lines], chairs=[PERSON, PERSON], lang=lang, game=camp.title(None))
    made.run()
    return made


@pytest.mark.parametrize(
    "line",
    ["1 2 5", "5,1, 2", "1-2 5", "take-these cohors-i+cohors-v+cohors-ii", "take-these cohors-v, cohors-ii, cohors-i",
     "cohors-ii+cohors-i+cohors-v", "/all"],
)  # fmt: skip
def test_a_set_may_be_said_in_any_order_and_is_one_move(line: str) -> None:
    made = table(line)
    record = made.table.record
    if line == "/all":
        assert moves(made) == WAY
        return
    assert moves(made)[2] == "take-these cohors-i+cohors-ii+cohors-v"
    assert [one.plain.get("move") for one in record.lines][2] == "take-these cohors-i+cohors-ii+cohors-v"
    assert len(record.lines) == 3


def test_the_one_at_fault_is_named_and_nothing_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    made = table("1 3 4", "all", "1 99", "1 1", "cohors-i+nobody")
    said = capsys.readouterr().out
    assert moves(made) == WAY
    assert "(rule 3)" in said
    assert "99 is not in the list" in said
    assert "These cannot be chosen together here." in said


def test_steps_and_a_whole_choice_go_together_and_one_undo_takes_it_back() -> None:
    made = table("1", "take-these cohors-ii", "undo", "take-these cohors-v")
    assert moves(made)[2:] == ["take cohors-i", "take-these cohors-v"]


def test_counts_and_orders_may_be_said_whole() -> None:
    assert moves(table("1 2", "2 wheat, wine", "1", "2 1"))[3:] == [
        "pack-these wheat:2.wine:1",
        "pay 1",
        "cross-so cohors-ii>cohors-i",
    ]
    assert moves(table("1 2", "pack-these wheat:1.oil:2", "1"))[3] == "pack-these wheat:1.oil:2"
    assert moves(table("1 2", "all", "1"))[3] == "pack-these wheat:4"


def test_a_standing_order_may_be_a_whole_choice() -> None:
    made = table("always 1 2", "1")
    assert made.table.orders[0] == {"cohorts": "take-these cohors-i+cohors-ii"}
    assert moves(made)[2] == "take-these cohors-i+cohors-ii"


def test_where_nothing_is_chosen_together_numbers_and_all_are_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    made = session(["1 2", "tout"], chairs=[PERSON, PERSON], game=camp.title(None))
    made.run()
    assert capsys.readouterr().out.count("Cela ne peut se choisir ensemble ici.") == 2
    assert moves(made) == []


def test_the_names_of_a_whole_choice_are_completed_one_after_the_other() -> None:
    made = table()
    words = [word for word, _ in made.commands.complete("take-these cohors-i+cohors-v")]
    assert words == ["cohors-i+cohors-v", "cohors-i+cohors-vi"]
    assert "take-these" in [word for word, _ in made.commands.complete("take")]


def test_numbers_of_a_list_are_read_and_nothing_else_is() -> None:
    assert numbers("1 3-5, 2") == [1, 3, 4, 5, 2]
    assert numbers("3+1") == [3, 1]
    assert numbers("march 1") == []
    assert numbers("") == []
