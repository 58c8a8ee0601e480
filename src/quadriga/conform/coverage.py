"""Which sections of a rulebook are tested, found by reading the tests, not by running them.

A test says what it checks by `@pytest.mark.rule("game", "section")`: on a function, on a class for all its tests, on a
module through `pytestmark`, or on one case through `pytest.param(..., marks=...)`.
"""

import ast
from pathlib import Path
from typing import Final

from quadriga.engine.errors import BrokenData
from quadriga.text.rulebook import Rulebook

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


class Coverage:
    """Sections with their tests, sections without, and what does not fit."""

    def __init__(self, rulebook: Rulebook, tests: dict[str, list[str]], lost: list[str]) -> None:
        self.sections: Final = [rule.id for rule in rulebook.rules]
        self.no_effect: Final = {rule.id: rule.no_effect for rule in rulebook.rules if rule.no_effect}
        self.tests: Final = {id: tests.get(id, []) for id in self.sections}
        self.tested: Final = [id for id in self.sections if self.tests[id]]
        self.untested: Final = [id for id in self.sections if not self.tests[id] and id not in self.no_effect]
        self.unknown: Final = [f"{test}: {id}" for id, found in tests.items() if id not in self.tests for test in found]
        """Marks that name a section the book does not have."""
        self.lost: Final = lost
        """Code that sections name and that is not there."""

    def is_whole(self) -> bool:
        """Whether every section with an effect has a test, and every mark and name leads somewhere."""
        return not (self.untested or self.unknown or self.lost)


def coverage(rulebook: Rulebook, tests: Path) -> Coverage:
    """Read all tests below a folder; raises BrokenData if one of them cannot be read."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for section, test in marks(path, rulebook.game):
            found.setdefault(section, []).append(f"{path.relative_to(tests).as_posix()}::{test}")
    return Coverage(rulebook, found, lost_code(rulebook))


def marks(path: Path, game: str) -> list[tuple[str, str]]:
    """The sections of a game that the tests of one file check, with the names of these tests, each pair once."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, UnicodeDecodeError) as error:
        raise BrokenData(f"{path.name}: cannot be read as Python: {error}") from None
    reader = _Reader(tree, game)
    reader.walk(tree, "", [])
    return list(dict.fromkeys(reader.found))


class _Reader:
    """Walks one test file."""

    def __init__(self, tree: ast.Module, game: str) -> None:
        self.game: Final = game
        self.found: Final[list[tuple[str, str]]] = []
        self.constants: Final = {
            target.id: statement.value.value
            for statement in tree.body
            if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant)
            for target in statement.targets
            if isinstance(target, ast.Name) and isinstance(statement.value.value, str)
        }

    def walk(self, scope: ast.Module | ast.ClassDef, prefix: str, inherited: list[str]) -> None:
        """Collect the marks of all tests in a module or class, those of the scope itself included."""
        shared = list(inherited)
        for statement in scope.body:
            if isinstance(statement, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
            ):
                shared += self.sections(statement.value)
        for statement in scope.body:
            if isinstance(statement, ast.ClassDef):
                own = [section for one in statement.decorator_list for section in self.sections(one)]
                self.walk(statement, f"{prefix}{statement.name}::", shared + own)
            elif isinstance(statement, FunctionNode) and statement.name.startswith("test"):
                own = [section for one in statement.decorator_list for section in self.sections(one)]
                self.found.extend((section, prefix + statement.name) for section in shared + own)

    def sections(self, node: ast.AST) -> list[str]:
        """The sections of this game named by the marks inside an expression."""
        named = []
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("pytest.mark.rule", "mark.rule"):
                values = [self.constant(argument) for argument in call.args]
                if len(values) == 2 and values[0] == self.game and values[1] is not None:
                    named.append(values[1])
        return named

    def constant(self, node: ast.expr) -> str | None:
        """The text of an argument, written out or by the name of a constant of the file."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        return self.constants.get(node.id) if isinstance(node, ast.Name) else None


def lost_code(rulebook: Rulebook) -> list[str]:
    """The `file.py:Name` entries of a rulebook that lead nowhere, as `section: entry`."""
    names: dict[str, set[str]] = {}
    lost = []
    for rule in rulebook.rules:
        for entry in rule.code:
            file, _, name = entry.partition(":")
            if file not in names:
                names[file] = _names(rulebook.folder / file)
            if name not in names[file]:
                lost.append(f"{rule.id}: {entry}")
    return lost


def _names(path: Path) -> set[str]:
    """What a file defines: functions, classes, constants, and members as `Class.member`; "" if it is there at all."""
    if not path.is_file():
        return set()
    if path.suffix != ".py":
        return {""}
    return {"", *_defined(ast.parse(path.read_text(encoding="utf-8")).body, "")}


def _defined(body: list[ast.stmt], prefix: str) -> set[str]:
    found = set()
    for statement in body:
        if isinstance(statement, FunctionNode):
            found.add(prefix + statement.name)
        elif isinstance(statement, ast.ClassDef):
            found.add(prefix + statement.name)
            found |= _defined(statement.body, f"{prefix}{statement.name}.")
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            found |= {prefix + target.id for target in targets if isinstance(target, ast.Name)}
    return found
