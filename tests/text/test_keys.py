import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import quadriga
import quadriga.cli
import quadriga.records
from quadriga.engine import Seeded
from quadriga.engine import position as engine_position
from quadriga.text import LANGUAGES, Speaker, add_folder, catalogue
from quadriga.text.catalogues import files
from quadriga.text.keys import GENERAL, faults, messages
from text.spoken import spoken
from toys import forum

TOYS = Path(forum.__file__).parent / "locale"
CLI = Path(quadriga.cli.__file__).parent


@pytest.mark.parametrize("title", quadriga.titles())
def test_the_catalogues_of_a_title_are_whole(title: str) -> None:
    assert faults(quadriga.load(title)) == []


@pytest.mark.parametrize("title", quadriga.titles())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_title_says_is_whole(title: str, lang: str) -> None:
    game = quadriga.load(title)
    said: set[str] = set()
    for seed in range(1, 100):
        fresh = set(spoken(Speaker(lang, game), game.start(game.scenarios[-1].id), seed)) - said
        said |= fresh
        if len(said) > 100 or not fresh:
            break
    assert said
    assert [one for one in said if "{" in one or f"{title}-" in one] == []


def test_the_catalogues_of_the_toy_are_whole() -> None:
    add_folder(TOYS)
    assert faults(forum.game()) == []


@pytest.fixture
def toy_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the toy's catalogues to break."""
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        text = (TOYS / lang / "forum.ftl").read_text(encoding="utf-8")
        (tmp_path / lang / "forum.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("quadriga.text.catalogues._FOLDERS", [tmp_path])
    catalogue.cache_clear()
    yield tmp_path
    catalogue.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (r"forum-move-pass = .*", "", "forum-move-pass: missing"),
        (r"forum-move-pass = .*", "forum-move-pass = { $card }", "forum-move-pass: no argument $card"),
        (r"forum-event-dealt = .*", "forum-event-dealt = { $seat-to }", "forum-event-dealt: no argument $seat-to"),
        (r"forum-title = .*", "forum-title = Forum\nforum-move-fly = Fly", "forum-move-fly: nothing says this"),
    ],
)
def test_a_fault_of_either_language_is_found(toy_catalogue: Path, lang: str, old: str, new: str, fault: str) -> None:
    path = toy_catalogue / lang / "forum.ftl"
    path.write_text(re.sub(old, new, path.read_text(encoding="utf-8")), encoding="utf-8")
    assert faults(forum.game()) == [f"{lang}: {fault}"]


def test_a_file_that_is_not_fluent_is_named(toy_catalogue: Path) -> None:
    path = toy_catalogue / "fr" / "forum.ftl"
    path.write_text(path.read_text(encoding="utf-8") + "\nforum-title = Encore\n!?\n", encoding="utf-8")
    assert faults(forum.game()) == ["fr/forum.ftl: forum-title is there twice", "fr/forum.ftl: not Fluent: '!?'"]


def test_an_attribute_all_things_have_may_be_used(toy_catalogue: Path) -> None:
    path = toy_catalogue / "fr" / "forum.ftl"
    text = path.read_text(encoding="utf-8").replace("forum-event-dealt = ", "forum-event-dealt = { $seat-of } ")
    path.write_text(re.sub(r"(forum-seat-\w+ = (.*))", r"\1\n    .of = du \2", text), encoding="utf-8")
    assert faults(forum.game()) == []


def test_the_engine_refuses_by_the_general_keys_alone() -> None:
    source = Path(engine_position.__file__).with_name("position.py").read_text(encoding="utf-8")
    used = set(re.findall(r'Refusal\([^"]*?(?:"",)? ?"([a-z-]+)"', source))
    assert used == set(GENERAL)


def test_every_fault_of_a_record_has_a_message() -> None:
    named: set[str] = set()
    possible: set[str] = set()
    for path in Path(quadriga.records.__file__).parent.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        named |= set(re.findall(r'BrokenRecord\([^"]*"([a-z-]+)"', source))
        possible |= set(re.findall(r'"([a-z-]+)"', source))
    written, _ = messages(files("en", "engine"))
    worded = {key.removeprefix("record-") for key in written if key.startswith("record-")}
    assert len(named) > 10
    assert named <= worded <= possible


def test_every_word_that_means_nothing_has_a_message() -> None:
    used: set[str] = set()
    for path in Path(quadriga.__file__).parent.rglob("*.py"):
        for found in re.finditer(
            r'(?:Unknown(?:Move|Game)|BadBot|self\._failed)\(((?:"[a-z-]+"(?: if \w+ else )?)+)',
            path.read_text(encoding="utf-8"),
        ):
            used |= set(re.findall(r'"([a-z-]+)"', found[1]))
    for lang in LANGUAGES:
        written, _ = messages(files(lang, "engine"))
        worded = {key.removeprefix("unknown-"): one for key, one in written.items() if key.startswith("unknown-")}
        assert set(worded) == used
        assert all(message.variables <= {"word", "expected"} for message in worded.values())


def test_the_common_catalogues_have_the_same_messages_in_each_language() -> None:
    for name in ("engine", "cli"):
        keys = {}
        for lang in LANGUAGES:
            written, broken = messages(files(lang, name))
            assert broken == []
            keys[lang] = {key: message.variables for key, message in written.items()}
        assert keys["en"] == keys["fr"]


def test_the_command_says_what_its_catalogue_has_and_nothing_else() -> None:
    written, _ = messages(files("en", "cli"))
    common, _ = messages(files("en", "engine"))
    used, made = _keys_in_code()
    assert sorted(key for key in used if key not in written) == []
    assert sorted(key for key in written if key not in used and not any(re.fullmatch(p, key) for p in made)) == []
    for call, key, given in _calls():
        known = (written | common).get(key)
        assert known is None or known.variables <= given, f"{call}: {key} needs {known.variables - given}"


def _keys_in_code() -> tuple[set[str], set[str]]:
    """The keys that stand in the code of the command, and patterns of those that it puts together."""
    used: set[str] = set()
    made: set[str] = set()
    for path in CLI.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"cli-[a-z-]*[a-z]", str(node.value)):
                used.add(str(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "[a-z-]+" for part in node.values]
                pattern = "".join(map(str, parts))
                if pattern.startswith("cli-"):
                    made.add(pattern)
    return used, made


def _calls() -> Iterator[tuple[str, str, set[str]]]:
    """Every call that names a message and gives its arguments by keyword."""
    for path in CLI.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                key = node.args[0].value
                named = {word.arg for word in node.keywords if word.arg is not None}
                if isinstance(key, str) and key.startswith("cli-"):
                    given = named - {"reason_key"} | ({"reason"} if "reason_key" in named else set())
                    yield f"{path.name}:{node.lineno}", key, given


def test_whatever_stands_on_the_board_of_conquest_has_a_name() -> None:
    game = quadriga.load("conquest")
    speaker = Speaker("fr", game)
    known = {slug for kind in game.vocabulary.kinds.values() for slug in kind.keys()}  # noqa: SIM118
    position = game.start(seats=4)
    rng = Seeded(2)
    bare: set[str] = set()
    for _ in range(2000):
        if position.outcome() is not None:
            break
        turn = position.turn()
        moves = position.moves()
        position.push(position.draw(rng) if turn < 0 else moves[rng.below(len(moves))])
        zones = position.look(None)["zones"]
        assert isinstance(zones, dict)
        for slug, zone in zones.items():
            pieces = [piece["piece"] for piece in zone.get("pieces", [])]
            named = [slug, *pieces, *([zone["owner"]] if zone.get("owner") else [])]
            bare |= set(named) - known
            bare |= {name for name in zone if name not in ("owner", "pieces") and not speaker.has_label(name)}
    assert bare == set()
