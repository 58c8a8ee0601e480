"""`quadriga replay`, `verify`, `dice` and `odds` as a shell would call them."""

import io
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import quadriga
from odds.fights import SITUATION
from quadriga.cli.main import main
from quadriga.engine import Seeded
from quadriga.records.dice import Dice, FairDice, SeededDice
from quadriga.records.record import Record, new
from records.harbour import play_on
from records.test_record import rewritten

SECRET = bytes(range(32))
Run = Callable[..., tuple[int, str, str]]


@cache
def played(dice: str = "fair", moves: int = 100_000) -> Record:
    """A game of Conquest for four, twelve rounds of random play."""
    source: Dice = FairDice(SECRET) if dice == "fair" else SeededDice(4)
    record = new(quadriga.load("conquest"), source, "short", 4)
    play_on(record, Seeded(24), moves)
    if record.position.result is not None:
        record.end()
    return record


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def command(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("QUADRIGA_LANG", "en")
        code = main(arguments)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(played().text())
    return path


# -------------------------------------------------------------------- verify


def test_verify_says_verified(run: Run, file: Path) -> None:
    code, out, _ = run("verify", str(file))
    assert code == 0
    assert out.startswith("Verified")
    code, out, _ = run("verify", str(file), "--json")
    answer = json.loads(out)
    assert code == 0
    assert answer["status"] == "verified"
    assert answer["draws"] == played().draws > 0


def test_verify_names_a_draw_that_was_changed(run: Run, file: Path) -> None:
    lines = file.read_text().splitlines(keepends=True)
    number = next(at for at, line in enumerate(lines, 1) if "strike blank:" in line and '"draw"' in line)
    draw = json.loads(lines[number - 1])["draw"]
    lines[number - 1] = re.sub(r"blank:(\d)", r"infantry:\1", lines[number - 1], count=1)
    file.write_text("".join(lines))
    code, out, _ = run("verify", str(file), "--json")
    answer = json.loads(out)
    assert code == 1
    assert (answer["status"], answer["line"], answer["reason"]) == ("wrong", number, "altered")
    assert (answer["wrong"]["line"], answer["wrong"]["draw"]) == (number, draw)
    code, out, _ = run("verify", str(file))
    assert code == 1
    assert f"Draw {draw} (line {number})" in out


def test_verify_cannot_tell_about_seeds_and_running_games(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "seeded.jsonl"
    path.write_text(played("seeded").text())
    code, out, _ = run("verify", str(path), "--json")
    assert (code, json.loads(out)["status"]) == (3, "unverifiable")
    path.write_text(played(moves=40).text())
    code, out, _ = run("verify", str(path))
    assert code == 3
    assert out.startswith("Not yet")


@pytest.mark.parametrize("name", ["verify", "replay", "dice"])
def test_broken_files_are_refused_with_line_and_reason(run: Run, file: Path, name: str) -> None:
    text = file.read_text()
    for data, code, said in [
        (text.encode()[:-5], 2, f"line {text.count(chr(10))}"),
        (rewritten(text, 1, {"game": "tennis"}), 2, "“tennis”"),
        (rewritten(text, 5, {"move": "march black-emperor dacia"}), 2, "Line 5"),
        (rewritten(text, 5, {"move": None}), 2, "Line 5"),
        (b"{}\n", 2, "Line 1"),
        (b"", 2, "Line 1"),
        (b"\xff\xfe\x00", 2, "Line 1"),
    ]:
        file.write_bytes(data)
        found, out, err = run(name, str(file))
        assert (found, out) == (code, "")
        assert said in err
    assert run(name, str(file.parent / "nothing"))[0] == 2
    assert "which record?" in run(name)[2]


def test_an_altered_move_is_a_breach(run: Run, file: Path) -> None:
    text = file.read_text()
    file.write_text(text.replace('"seat":0', '"seat":1', 1))
    code, _, err = run("replay", str(file))
    assert code == 1
    assert "Line 2" in err


def test_another_version_that_leads_to_the_same_is_no_hindrance(run: Run, file: Path) -> None:
    file.write_bytes(rewritten(file.read_text(), 1, {"version": 99}))
    assert json.loads(run("replay", str(file), "--json")[1])["stop"] is None
    assert run("verify", str(file))[0] == 0
    assert run("dice", str(file))[0] == 0


def test_another_version_is_followed_as_far_as_it_agrees(run: Run, file: Path) -> None:
    text = rewritten(file.read_text(), 1, {"version": 99}).decode()
    number = next(at for at, line in enumerate(text.splitlines(), 1) if at > 20 and '"seat"' in line)
    file.write_bytes(rewritten(text, number, {"move": "march black-emperor dacia"}))
    code, out, _ = run("replay", str(file))
    assert code == 0
    assert "version 99" in out
    assert f"line {number}" in out
    told = json.loads(run("replay", str(file), "--json")[1])
    assert told["stop"] == {"line": number, "reason": "illegal"}
    assert told["finished"]
    last = json.loads(text.splitlines()[-1])
    assert told["ending"] == {"end": last["end"], "results": last["results"]}
    assert told["moves"]
    assert told["moves"][-1]["line"] < number
    code, out, _ = run("verify", str(file), "--json")
    assert (code, json.loads(out)["status"]) == (3, "partly")
    code, out, _ = run("verify", str(file))
    assert f"line {number}" in out
    code, out, _ = run("dice", str(file))
    assert code == 0
    assert f"line {number}" in out


def test_a_record_cut_by_a_crash_can_be_mended(run: Run, file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])
    assert "--mend" in run("replay", str(file))[2]
    code, out, _ = run("replay", str(file), "--mend", "--json")
    assert code == 0
    assert json.loads(out)["finished"] is False


# -------------------------------------------------------------------- replay


def test_replay_prints_every_move(run: Run, file: Path) -> None:
    code, out, _ = run("replay", str(file))
    assert code == 0
    numbers = [int(found) for found in re.findall(r"^ *(\d+)  ", out, re.MULTILINE)]
    assert numbers == list(range(1, len(played().history.entries) + 1))


def test_replay_in_json_has_every_move_with_its_line_and_draw(run: Run, file: Path) -> None:
    answer = json.loads(run("replay", str(file), "--json")[1])
    assert len(answer["moves"]) == len(played().history.entries)
    assert answer["finished"] is True
    assert answer["header"]["game"] == "conquest"
    assert [move["draw"] for move in answer["moves"] if move["draw"]] == list(range(1, played().draws + 1))
    lines = file.read_text().splitlines()
    for move in answer["moves"]:
        assert json.loads(lines[move["line"] - 1])["move"] == move["move"]


def test_replay_steps_next_back_jump_and_to_the_next_battle(run: Run, file: Path) -> None:
    typed = "\nnext\nback\njump 5\n3\nbattle\nmap\nmap asia\nsides\nhelp\nnonsense\njump 999999\nquit\n"
    code, out, _ = run("replay", str(file), "--step", typed=typed)
    assert code == 0
    moves = len(played().history.entries)
    prompts = [int(found) for found in re.findall(rf"(\d+)/{moves} >", out)]
    opening = next(
        number
        for number, entry in enumerate(played().history.entries[3:], 4)
        if any(event.kind.key in ("battle-begins", "naval-battle") for event in entry.events)
    )
    assert prompts[:7] == [0, 1, 2, 1, 5, 3, opening]
    assert set(prompts[7:]) == {opening}
    assert "nonsense" in out


def test_replay_stops_at_the_end_and_at_the_last_battle(run: Run, file: Path) -> None:
    moves = len(played().history.entries)
    _, out, _ = run("replay", str(file), "--step", typed=f"{moves}\nnext\nbattle\nback\n")
    assert "No battle begins after this." in out
    assert f"{moves - 1}/{moves} >" in out


def test_replay_speaks_french_and_takes_commands_in_both_languages(run: Run, file: Path) -> None:
    _, out, _ = run("replay", str(file), "--step", "--lang", "fr", typed="suivant\nnext\nretour\nquitter\n")
    assert "Noir" in out
    assert re.findall(r"(\d+)/\d+ >", out)[:4] == ["0", "1", "2", "1"]


# -------------------------------------------------------------------- dice


def test_dice_counts_every_die_of_the_record(run: Run, file: Path) -> None:
    answer = json.loads(run("dice", str(file), "--json")[1])
    faces = next(table for table in answer["tables"] if table["name"] == "face")
    rolled = sum(int(n) for n in re.findall(r"(?:infantry|cavalry|catapult|galley|blank):(\d+)", file.read_text()))
    assert faces["dice"] == rolled > 0
    assert sum(face["expected"] for face in faces["faces"]) == pytest.approx(rolled, abs=1e-4)
    assert {seat["seat"] for seat in answer["luck"]} <= set(range(4))
    code, out, _ = run("dice", str(file))
    assert code == 0
    assert "Luck" in out


# -------------------------------------------------------------------- odds


def test_odds_answers_in_the_form_of_its_help(run: Run) -> None:
    code, out, _ = run("odds", "conquest", "--situation", json.dumps(SITUATION), "--json")
    answer = json.loads(out)
    assert code == 0
    assert answer["exact"] is True
    assert answer["attacker_wins"] == pytest.approx(0.957945903316592, abs=1e-12)
    code, out, _ = run("odds", "conquest", "--situation", json.dumps(SITUATION))
    assert code == 0
    assert "95.79 %" in out
    assert "95,79 %" in run("odds", "conquest", "--situation", json.dumps(SITUATION), "--lang", "fr")[1]


def test_odds_reads_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "battle.json"
    path.write_text(json.dumps(SITUATION))
    assert run("odds", "conquest", "--situation", f"@{path}", "--json")[0] == 0
    assert run("odds", "conquest", "--situation", f"@{path}x", "--json")[0] == 2


@pytest.mark.parametrize(
    ("situation", "said"),
    [
        ("", "--situation"),
        ("{", "not JSON"),
        ("[]", "“situation”"),
        ("{}", "“attacker” is missing"),
        ('{"attacker":{"infantry":101},"defender":{}}', "“attacker.infantry”"),
        ('{"attacker":{"infantry":1},"defender":{}}', "“defender” has no unit"),
        ('{"attacker":{"infantry":1},"defender":{"infantry":1},"losses":[]}', "“losses”"),
        ('{"attacker":{"infantry":1},"defender":{"infantry":1},"retreat":"soon"}', "“never”"),
        ("[" * 100_000, "not JSON"),
    ],
)
def test_odds_refuses_what_is_no_situation(run: Run, situation: str, said: str) -> None:
    code, out, err = run("odds", "conquest", "--situation", situation)
    assert (code, out) == (2, "")
    assert said in err
