"""`records.ftl` says in both languages exactly what the command asks of it."""

import ast
import re
from pathlib import Path

import quadriga.cli
from quadriga.text import LANGUAGES
from quadriga.text.catalogues import files
from quadriga.text.keys import messages

CLI = Path(quadriga.cli.__file__).parent
SITUATIONS = Path(quadriga.cli.__file__).parents[1] / "games"


def in_code() -> tuple[set[str], list[str]]:
    """The keys that stand in the code, and patterns of those put together there."""
    used: set[str] = set()
    made: list[str] = []
    for path in CLI.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"records-[a-z-]*[a-z]", str(node.value)):
                used.add(str(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "[a-z-]+" for part in node.values]
                pattern = "".join(map(str, parts))
                if pattern.startswith("records-"):
                    made.append(pattern)
    return used, made


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    keys = {}
    for lang in LANGUAGES:
        written, broken = messages(files(lang, "records"))
        assert broken == []
        keys[lang] = {key: message.variables for key, message in written.items()}
    assert keys["en"] == keys["fr"]


def test_every_message_is_used_and_every_key_has_one() -> None:
    written, _ = messages(files("en", "records"))
    used, made = in_code()
    assert sorted(used - set(written)) == []
    unused = [key for key in written if key not in used and not any(re.fullmatch(one, key) for one in made)]
    assert sorted(unused) == []


def test_every_reason_a_situation_is_refused_for_has_a_message() -> None:
    written, _ = messages(files("en", "records"))
    for path in SITUATIONS.rglob("*.py"):
        for reason in re.findall(r'BadSituation\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")):
            assert f"records-situation-{reason}" in written, f"{path.name}: {reason}"
