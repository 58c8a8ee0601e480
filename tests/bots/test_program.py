"""Bots that are other programs: what they are asked, and what becomes of a match when they fail."""

import json
import shlex
import sys
from pathlib import Path

import pytest

import quadriga
from quadriga.bots import BadBot, described, named
from quadriga.bots import program as programs
from quadriga.bots.play import run
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import UnknownGame
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE

GAME = quadriga.load("hannibal")
OURS = f"program:env PYTHONPATH={Path(quadriga.__file__).parents[1]} {sys.executable} -m quadriga bot hannibal"
"""The package these tests see, as a program."""


def asked(seed: int = 1) -> Position:
    """A position at a decision with a choice, cards dealt."""
    rng = Seeded(seed)
    p = GAME.start("hannibal-ad-portas")
    while p.turn() == CHANCE or len(p.moves()) < 4:
        p.push(p.draw(rng) if p.turn() == CHANCE else p.moves()[0])
    return p


def written(tmp_path: Path, answer: str) -> str:
    """A program of a few lines that answers `go` by a piece of Python; what it hears goes to a file beside it."""
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, sys, time\n"
        f"log = open({str(tmp_path / 'heard')!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    print(line, end='', file=log, flush=True)\n"
        "    word, _, rest = line.strip().partition(' ')\n"
        "    if word == 'quadriga': print('info hello', flush=True); print('ready test', flush=True)\n"
        "    if word == 'moves': moves = json.loads(rest)\n"
        f"    if word == 'go': {answer}\n"
    )
    return f"program@0.01:{shlex.join([sys.executable, str(path)])}"


def test_a_program_is_told_what_its_seat_sees_and_answers_a_move(tmp_path: Path) -> None:
    bot = described("hannibal", written(tmp_path, "print('move', moves[2], flush=True)"))
    assert isinstance(bot, programs.Program)
    p = asked()
    seat, moves = p.turn(), p.moves()
    assert bot.decide(p, seat, moves, Seeded(3)) == moves[2]
    bot.close()
    heard = [line.partition(" ") for line in (tmp_path / "heard").read_text().splitlines()]
    assert [word for word, _, _ in heard] == ["quadriga", "view", "world", "moves", "go", "quit"]
    assert heard[0][2] == f"1 hannibal {GAME.version}"
    assert json.loads(heard[1][2]) == json.loads(json.dumps(p.view(seat)))
    assert json.loads(heard[4][2]).keys() == {"seat", "seconds", "seed"}


def test_no_program_hears_a_hidden_fact(tmp_path: Path) -> None:
    bot = described("hannibal", written(tmp_path, "print('move', moves[0], flush=True)"))
    assert isinstance(bot, programs.Program)
    p = asked()
    seat, heard = p.turn(), []
    twin = p.guess(seat, Seeded(77))
    assert twin.to_json() != p.to_json(), "the twins differ in what is hidden"
    for one in (p, twin):
        bot.decide(one, seat, one.moves(), Seeded(3))
        bot.close()
        heard.append((tmp_path / "heard").read_text())
    assert heard[0] == heard[1]


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("sys.exit(3)", "program-ended"),
        ("print('move nonsense', flush=True)", "program-no-move"),
        ("print('what?', flush=True)", "program-nonsense"),
        ("print('error no idea', flush=True)", "program-refuses"),
        ("print('x' * 2000000, flush=True)", "program-nonsense"),
        ("print('move end-campaign', flush=True)", "program-illegal"),
    ],
)
def test_whatever_a_program_does_wrong_has_a_name(tmp_path: Path, answer: str, key: str) -> None:
    bot = described("hannibal", written(tmp_path, answer))
    p = asked()
    with pytest.raises(BadBot) as caught:
        bot.decide(p, p.turn(), p.moves(), Seeded(3))
    assert caught.value.key == key


def test_who_says_nothing_is_ended(tmp_path: Path) -> None:
    bot = described("hannibal", written(tmp_path, "time.sleep(60)"))
    assert isinstance(bot, programs.Program)
    bot.patience = 0.2
    p = asked()
    with pytest.raises(BadBot) as caught:
        bot.decide(p, p.turn(), p.moves(), Seeded(3))
    assert caught.value.key == "program-silent"


def test_a_program_that_is_not_there_is_told_so() -> None:
    p = asked()
    with pytest.raises(BadBot) as caught:
        described("hannibal", "program:/nowhere/at-all").decide(p, p.turn(), p.moves(), Seeded(1))
    assert caught.value.key == "program-no-start"
    with pytest.raises(UnknownGame):
        described("hannibal", "program@soon:true")


def test_ours_plays_the_same_game_through_the_protocol() -> None:
    """One of our bots behind the protocol answers as it would here: it is asked the same and has the same seed."""
    there, here = described("hannibal", f"{OURS} greedy"), named("hannibal", "greedy")
    assert isinstance(there, programs.Program)
    tally = run(GAME, "hannibal-ad-portas", 2, {}, [there, here], Seeded(4))
    there.close()
    assert tally.finished == 1


def test_a_search_takes_the_budget_of_the_question() -> None:
    bot = described("hannibal", OURS.replace("program:", "program@0.01:") + " race")
    assert isinstance(bot, programs.Program)
    p = asked()
    assert bot.decide(p, p.turn(), p.moves(), Seeded(3)) in p.moves()
    bot.close()


def test_strangers_name_no_programs() -> None:
    for line in ("program:true", "my_bot.py:Bot", "program@1:true"):
        with pytest.raises(UnknownGame):
            named("hannibal", line)
