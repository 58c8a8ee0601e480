"""Lists that copies share are never changed in place."""

import ast
from pathlib import Path

import pytest

import quadriga
from quadriga.engine.part import State, replaced, replaced_in

GAMES = Path(quadriga.__file__).parent / "games"
CHANGES = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"}


def steady_of(kind: type[State]) -> set[str]:
    """The names of all such lists of a class and its parts."""
    return set(kind.steady).union(*[steady_of(part) for part in kind.parts])


def changed(tree: ast.Module, names: set[str]) -> list[int]:
    """The lines where an attribute of one of these names, or a row of it, is changed and not put anew.

    What a class that is no state (without `lay_out`) keeps under such a name is its own.
    """
    found: list[int] = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = [one.value for one in node.targets if isinstance(one, ast.Subscript)]
        elif isinstance(node, ast.AugAssign):
            targets = [node.target.value if isinstance(node.target, ast.Subscript) else node.target]
        elif isinstance(node, ast.Delete):
            targets = [one.value for one in node.targets if isinstance(one, ast.Subscript)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            targets = [node.func.value]
        whole = [one.value if isinstance(one, ast.Subscript) else one for one in targets]
        found += [one.lineno for one in whole if isinstance(one, ast.Attribute) and one.attr in names]
    return [line for line in found if line not in own_lines(tree)]


def own_lines(tree: ast.Module) -> set[int]:
    """The lines of classes that are no state where something of their own is named."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not any(getattr(one, "name", "") == "lay_out" for one in node.body):
            own = [one for one in ast.walk(node) if isinstance(one, ast.Name) and one.id == "self"]
            lines.update(one.lineno for one in own)
    return lines


@pytest.mark.parametrize("title", quadriga.titles())
def test_no_steady_list_of_a_title_is_changed_in_place(title: str) -> None:
    names = steady_of(type(quadriga.load(title).start()))
    for path in sorted((GAMES / title).rglob("*.py")):
        assert changed(ast.parse(path.read_text(encoding="utf-8")), names) == [], path.name


def test_the_search_finds_every_way_to_change_a_list() -> None:
    source = "p.a[0] = 1\np.a[0] += 1\np.a += [1]\np.a.append(1)\ndel p.a[0]\np.a[0][1] = 2\np.a = [1]\np.b[0] = 1\n"
    assert sorted(changed(ast.parse(source), {"a"})) == [1, 2, 3, 4, 5, 6]


def test_a_replaced_list_leaves_the_other_as_it_was() -> None:
    values = [1, 2, 3]
    assert replaced(values, 1, 9) == [1, 9, 3]
    assert values == [1, 2, 3]
    rows = [[1, 2], [3, 4]]
    assert replaced_in(rows, 1, 0, 9) == [[1, 2], [9, 4]]
    assert rows == [[1, 2], [3, 4]]
