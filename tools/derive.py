"""Writes what follows from `lay_out` into every class of state: `fields`, `shapes`, `parts` and `copy`.

    python -m tools.derive           rewrites the files that need it and names them
    python -m tools.derive --check   only names them; exit code 1 if there are any

A class of state is a Position or a Part with a `lay_out`. Each `self.name = ...` in it is a field: a number unless it
is annotated as `list[int]`, `list[list[int]]`, `SomePart | None` or `list[SomePart]`. What is derived stands at the
end of the class, below a line that says so; everything below that line belongs to this program. A class with a `copy`
of its own above that line is left alone.
"""

import ast
import sys
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/quadriga/games", "tests/odds", "tests/records", "tests/toys")
MARK = "    # ---------------------------------------------------------- derived from lay_out by `make derive`"
WIDTH = 120

SHAPES = {"int": "n", "list[int]": "l", "list[list[int]]": "t"}
COPIES = {"n": "self.{0}", "l": "self.{0}[:]", "t": "[row[:] for row in self.{0}]"}
EVERY_POSITION = ["game", "scenario", "seats", "options"]
PART_COPIES = {"p": "None if self.{0} is None else self.{0}.copy()", "s": "[one.copy() for one in self.{0}]"}


class Underivable(Exception):
    """A `lay_out` that cannot be read."""


class Field:
    """One field: its name, the letter of its shape, and the class of a part."""

    def __init__(self, name: str, shape: str, part: str = "") -> None:
        self.name = name
        self.shape = shape
        self.part = part

    def copied(self) -> str:
        """What a copy gets."""
        return (PART_COPIES if self.part else COPIES)[self.shape].format(self.name)


def main(arguments: list[str]) -> int:
    """Derive everything; `--check` changes nothing."""
    stale = []
    for path in (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))):
        source = path.read_text(encoding="utf-8")
        fresh = derived(source, str(path.relative_to(ROOT)))
        if fresh != source:
            stale.append(path)
            if "--check" not in arguments:
                path.write_text(fresh, encoding="utf-8")
    for path in stale:
        print(path.relative_to(ROOT))
    return 1 if stale and "--check" in arguments else 0


def derived(source: str, where: str = "") -> str:
    """The source with everything derived anew."""
    lines = source.split("\n")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    for node in reversed(classes):
        lay_out = _method(node, "lay_out")
        if lay_out is None or not any(name in ("Position", "Part") for name in map(_base, node.bases)):
            continue
        assert node.end_lineno is not None
        end = node.end_lineno
        starts = [at for at in range(node.lineno, end) if lines[at] == MARK]
        start = starts[0] if starts else end
        copy = _method(node, "copy")
        if copy is not None and copy.lineno <= start:
            continue
        try:
            written = _region(node, _fields(lay_out), _steady(node))
        except Underivable as error:
            raise SystemExit(f"{where}: {node.name}.lay_out: {error}") from None
        while lines[start - 1] == "":
            start -= 1
        lines[start:end] = ["", MARK, "", *written]
    return "\n".join(lines)


def _base(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    found = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == name]
    return found[0] if found else None


def _fields(lay_out: ast.FunctionDef) -> list[Field]:
    fields: dict[str, Field] = {}
    for node in ast.walk(lay_out):
        targets: list[ast.expr] = []
        annotation = ""
        if isinstance(node, ast.AnnAssign):
            targets, annotation = [node.target], ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign):
            targets = node.targets
        for target in targets:
            if _is_own(target) and target.attr not in fields:
                fields[target.attr] = _field(target.attr, annotation, node)
    return list(fields.values())


def _is_own(target: ast.expr) -> TypeGuard[ast.Attribute]:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def _field(name: str, annotation: str, node: ast.AST) -> Field:
    if not annotation:
        value = getattr(node, "value", None)
        if isinstance(value, (ast.List, ast.ListComp, ast.Dict, ast.Set, ast.Tuple)) or (
            isinstance(value, ast.Constant) and not isinstance(value.value, int)
        ):
            raise Underivable(f"annotate {name}: it is no number")
        if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
            raise Underivable(f"annotate {name}: it is a list")
        if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice):
            raise Underivable(f"annotate {name}: it is a list")
        return Field(name, "n")
    if annotation in SHAPES:
        return Field(name, SHAPES[annotation])
    part = annotation.removesuffix(" | None")
    if part != annotation and part.isidentifier():
        return Field(name, "p", part)
    part = annotation.removeprefix("list[").removesuffix("]")
    if annotation == f"list[{part}]" and part.isidentifier():
        return Field(name, "s", part)
    known = "int, list[int], list[list[int]], a part or None, a list of parts"
    raise Underivable(f"{name}: {annotation} is none of these: {known}")


def _steady(node: ast.ClassDef) -> list[str]:
    """The lists that are never changed in place."""
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and one.target.id == "steady":
            return list(ast.literal_eval(ast.unparse(one.value))) if one.value is not None else []
    return []


def _region(node: ast.ClassDef, fields: list[Field], steady: list[str]) -> list[str]:
    lines = ["    fields: ClassVar[tuple[str, ...]] = ("]
    lines += [f'        "{field.name}",' for field in fields]
    lines += ["    )"]
    lines += [f'    shapes: ClassVar[str] = "{"".join(field.shape for field in fields)}"']
    parts = [field.part for field in fields if field.part]
    if parts:
        lines += _wrapped("    parts: ClassVar[tuple[Any, ...]] = (", parts)
    if any(len(line) > WIDTH for line in lines):
        raise Underivable("too many fields for one class: a part is missing")
    lines += ["", f'    def copy(self) -> "{node.name}":', f"        to = {node.name}({_arguments(node)})"]
    if "Position" in map(_base, node.bases):
        lines.append("        self.copy_base(to)")
    unknown = set(steady) - {field.name for field in fields if field.shape in "lt"}
    if unknown:
        raise Underivable(f"steady, but no list or table of numbers: {', '.join(sorted(unknown))}")
    for field in fields:
        lines.append(f"        to.{field.name} = {f'self.{field.name}' if field.name in steady else field.copied()}")
    return [*lines, "        return to"]


def _wrapped(opening: str, names: list[str]) -> list[str]:
    one_line = f"{opening}{names[0]},)" if len(names) == 1 else f"{opening}{', '.join(names)})"
    return [one_line] if len(one_line) <= WIDTH else [opening, *[f"        {name}," for name in names], "    )"]


def _arguments(node: ast.ClassDef) -> str:
    """What the constructor takes; a position without one of its own has that of every position."""
    init = _method(node, "__init__")
    base = EVERY_POSITION if "Position" in map(_base, node.bases) else []
    names = [one.arg for one in init.args.args[1:]] if init is not None else base
    return ", ".join(f"self.{name}" for name in names)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
