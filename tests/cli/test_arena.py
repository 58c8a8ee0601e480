"""`quadriga arena`: matches from the command line."""

import json
from pathlib import Path

from cli.command import Call

LINE = ("arena", "hannibal", "--scenario", "hannibal-ad-portas", "--bots", "greedy,random", "--games", "4")


def test_a_match_is_rated_drawn_and_taken_up_again(call: Call, tmp_path: Path) -> None:
    kept = ("--file", str(tmp_path / "match.jsonl"), "--svg", str(tmp_path / "match.svg"), "--json")
    first = json.loads(call(*LINE, *kept).stdout)
    assert first["games"] == 4
    assert [bot["bot"] for bot in first["bots"]] == ["greedy", "random"]
    assert first["against"][0]["share_from"] <= first["against"][0]["share"] <= first["against"][0]["share_to"]
    assert (tmp_path / "match.svg").read_text().startswith("<svg")
    assert json.loads(call(*LINE, *kept).stdout) == first


def test_for_people_it_is_a_table_without_bare_keys(call: Call) -> None:
    for lang, word in (("en", "rating"), ("fr", "classement")):
        done = call(*LINE, "--lang", lang)
        assert done.returncode == 0, done.stderr
        assert word in done.stdout
        assert "cli-" not in done.stdout


def test_bad_input_is_told(call: Call, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text('{"game": "conquest"}\n')
    torn = tmp_path / "torn.jsonl"
    torn.write_text("not a match\n")
    for wrong, told in (
        (("--bots", "greedy"), "two bots"),
        (("--bots", "greedy,clever"), "clever"),
        (("--games", "1"), "--games"),
        (("--file", str(other)), "another match"),
        (("--file", str(torn)), "cannot be read"),
        (("--svg", str(tmp_path / "no" / "where.svg")), "cannot be written"),
    ):
        done = call(*LINE, *wrong)
        assert done.returncode == 2, wrong
        assert told in done.stderr
        assert "Traceback" not in done.stderr


def test_a_generation_is_bred_and_meets_the_greedy_bot(call: Call, tmp_path: Path) -> None:
    line = ("breed", "hannibal", "--starts", "hannibal-ad-portas/2", "--games", "5", "--deals", "1", "--budget", "4x")
    done = call(*line, "--to", str(tmp_path / "one"))
    assert done.returncode == 0, done.stderr
    assert "surprise 0.693 before" in done.stdout
    assert "quadriga breed hannibal --starts" in (tmp_path / "one" / "weights.toml").read_text()
    for wrong, told in (
        (("--starts", "nowhere"), "nowhere"),
        (("--starts", "hannibal-ad-portas/two"), "number of seats"),
        (("--budget", "soon"), "soon"),
        (("--games", "1"), "--games"),
    ):
        done = call(*line, "--to", str(tmp_path / "two"), *wrong)
        assert done.returncode == 2, wrong
        assert told in done.stderr
