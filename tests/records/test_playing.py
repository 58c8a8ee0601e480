"""`quadriga play` with fair and real dice, recording as it goes, and odds while deciding."""

import io
import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

import quadriga
from quadriga.cli import rolls
from quadriga.cli.main import main
from quadriga.engine import CHANCE, NOBODY, Seeded, UnknownMove
from quadriga.records.dice import FairDice, RealDice
from quadriga.records.loader import header_of, load
from quadriga.records.record import Record, new
from quadriga.text import Speaker

GAME = quadriga.load("conquest")
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, typed: str = "", lang: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("QUADRIGA_LANG", lang)
        code = main(arguments)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return command


def at_a_volley(record: Record) -> Record:
    """Random play, dice from nowhere, until dice must fall."""
    rng = Seeded(5)
    while record.position.turn() != NOBODY:
        moves = record.position.moves()
        if record.position.turn() == CHANCE:
            return record
        record.play(moves[rng.below(len(moves))], record.position.turn())
    raise AssertionError("no dice fell")


# -------------------------------------------------------------------- fair dice


def test_a_game_without_a_seed_has_fair_dice_whose_secret_waits_beside_it(run: Run, tmp_path: Path) -> None:
    run("play", "conquest", typed="1\nsave a.jsonl\nquit\n")
    header = header_of((tmp_path / "a.jsonl").read_bytes())
    assert isinstance(header.dice, FairDice)
    secret = tmp_path / "a.jsonl.secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert FairDice(bytes.fromhex(secret.read_text())).commitment == header.dice.commitment
    assert secret.read_text().strip() not in (tmp_path / "a.jsonl").read_text()


def test_bots_play_a_recorded_game_to_its_end_and_it_verifies(run: Run, tmp_path: Path) -> None:
    line = ("play", "conquest", "--scenario", "short", "--seats", "4", "--bots", "random,random,random,random")
    code, out, _ = run(*line, "--record", "a.jsonl")
    assert code == 0
    assert "a.jsonl" in out
    assert run("verify", "a.jsonl")[0] == 0
    assert not (tmp_path / "a.jsonl.secret").exists()
    record = load(GAME, (tmp_path / "a.jsonl").read_bytes())
    assert record.is_closed


def test_every_move_is_in_the_file_at_once_and_the_game_goes_on_from_there(run: Run, tmp_path: Path) -> None:
    run("play", "conquest", "--scenario", "short", "--record", "a.jsonl", "--bots", "person,random", typed="1\n1\n")
    before = load(GAME, (tmp_path / "a.jsonl").read_bytes())
    assert len(before.history.entries) >= 2
    line = ("play", "--resume", "a.jsonl", "--record", "a.jsonl", "--bots", "random,random")
    assert run(*line)[0] == 0
    after = load(GAME, (tmp_path / "a.jsonl").read_bytes())
    assert after.is_closed
    assert after.text().startswith(before.text())
    assert run("verify", "a.jsonl")[0] == 0


def test_a_record_is_never_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text("dear diary\n")
    code, _, err = run("play", "conquest", "--record", "a.jsonl")
    assert code == 2
    assert "a.jsonl" in err
    assert (tmp_path / "a.jsonl").read_text() == "dear diary\n"


def test_without_its_secret_a_game_with_fair_dice_cannot_go_on_past_the_next_dice(run: Run, tmp_path: Path) -> None:
    run("play", "conquest", "--scenario", "short", "--seats", "4", "--record", "a.jsonl", typed="quit\n")
    (tmp_path / "a.jsonl.secret").write_text("ff" * 32)
    code, _, err = run("play", "--resume", "a.jsonl", "--bots", "random,random,random,random")
    assert code == 2
    assert "secret" in err


# -------------------------------------------------------------------- real dice


def test_seed_and_real_dice_do_not_go_together(run: Run) -> None:
    code, _, err = run("play", "conquest", "--real-dice", "--seed", "3")
    assert code == 2
    assert "--real-dice" in err


def test_people_type_what_they_rolled_and_impossible_rolls_are_refused(run: Run, tmp_path: Path) -> None:
    record = at_a_volley(new(GAME, RealDice(), "short", 4))
    (tmp_path / "a.jsonl").write_text(record.text())
    dice = rolls.dice(record.position)
    typed = f"{dice + 1} infantry\n{dice}0000 infantry\n7 elephants\nstrike\nsides\n{dice} blank\n"
    names = "random,random,random,random"
    code, out, _ = run("play", "--resume", "a.jsonl", "--record", "a.jsonl", "--bots", names, typed=typed)
    assert code == 0
    assert f"Roll {dice} di" in out
    assert out.count("cannot come up") == 2
    assert out.count("cannot be read") == 2
    after = load(GAME, (tmp_path / "a.jsonl").read_bytes())
    drawn = [line.plain for line in after.lines if "draw" in line.plain]
    assert drawn[0]["move"] == f"strike blank:{dice}"
    assert run("verify", "a.jsonl")[0] == 3


@pytest.mark.parametrize(
    ("lang", "line", "text"),
    [
        ("en", "infantry:2 blank:1", "infantry:2.blank:1"),
        ("en", "infantry:2.blank:1", "infantry:2.blank:1"),
        ("en", "strike infantry:3", "infantry:3"),
        ("en", "2 infantry 1 blank", "infantry:2.blank:1"),
        ("en", "2 infantry, 1 catapult", "infantry:2.catapult:1"),
        ("fr", "2 infanterie, 1 face vide", "infantry:2.blank:1"),
        ("fr", "1 cavalerie 2 galère", "cavalry:1.galley:2"),
        ("fr", "catapulte", "catapult:1"),
        ("en", "0 infantry 3 blank", "blank:3"),
    ],
)
def test_rolls_can_be_typed_in_several_ways(lang: str, line: str, text: str) -> None:
    position = at_a_volley(new(GAME, RealDice(), "short", 4)).position
    move = rolls.read(Speaker(lang, GAME), position, line)
    assert GAME.vocabulary.text(move).partition(" ")[2] == text


@pytest.mark.parametrize("line", ["x", "2 elephants", "infantry:x", "3", "infantry:2.:", ":", "strike a b"])
def test_what_is_no_roll_is_not_read(line: str) -> None:
    position = at_a_volley(new(GAME, RealDice(), "short", 4)).position
    with pytest.raises(UnknownMove):
        rolls.read(Speaker("en", GAME), position, line)


def test_draws_that_are_no_dice_are_typed_too(run: Run) -> None:
    line = ("play", "conquest", "--real-dice", "--option", "homes=drawn")
    code, out, _ = run(*line, typed="italia\nnowhere\nhispania\nquit\n")
    assert code == 0
    assert out.count("cannot come up") == 1
    assert "Draw at your table" in out


# -------------------------------------------------------------------- odds


def test_odds_are_shown_while_deciding(run: Run, tmp_path: Path) -> None:
    record = new(GAME, RealDice(), "short", 4)
    rng = Seeded(5)
    while not (record.position.turn() >= 0 and GAME.battles_at(record.position, record.position.turn())):
        moves = record.position.moves()
        record.play(moves[rng.below(len(moves))], record.position.turn())
    (tmp_path / "a.jsonl").write_text(record.text())
    names = "person,person,person,person"
    where = GAME.battles_at(record.position, record.position.turn())[0][0].split()[0]
    for line in ("odds", f"odds {where}"):
        code, out, _ = run("play", "--resume", "a.jsonl", "--bots", names, typed=f"{line}\nquit\n")
        assert code == 0
        assert "the attacker wins" in out
        assert "Exact." in out
        assert "never retreat" in out
    _, out, _ = run("play", "--resume", "a.jsonl", "--bots", names, typed="odds mare-nostrum\nquit\n")
    assert "No battle is ahead" in out
    _, out, _ = run("play", "conquest", typed="pronostic\nquitter\n", lang="fr")
    assert "Aucune bataille" in out


def test_the_odds_of_an_attack_are_those_of_all_that_can_march() -> None:
    record = new(GAME, RealDice(), "short", 4)
    rng = Seeded(5)
    while not GAME.battles_at(record.position, record.position.turn()):
        moves = record.position.moves()
        record.play(moves[rng.below(len(moves))], record.position.turn())
    where, situation = GAME.battles_at(record.position, record.position.turn())[0]
    zone, _, start = where.partition(" ")
    assert start in GAME.neighbours(zone)
    assert json.dumps(situation)
    assert GAME.battle_odds(situation)["exact"] is True
