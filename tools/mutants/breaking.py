"""The ways to break a function: each of them one small change that a player could notice."""

import ast
import copy
from pathlib import Path
from types import CodeType
from typing import Final, final

OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SWAPS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


@final
class Mutant:
    """One change of one function. Its name holds as long as the function does not change at that place."""

    def __init__(self, file: str, function: str, line: int, node: int, variant: int, change: str) -> None:
        self.file: Final = file
        self.function: Final = function
        self.line: Final = line
        self.node: Final = node
        """Which node of the function, in the order of `ast.walk`."""
        self.variant: Final = variant
        self.change: Final = change

    @property
    def name(self) -> str:
        """What tells it from every other, without a number of a line."""
        return f"{self.home}: {self.change}"

    @property
    def home(self) -> str:
        """The function it breaks."""
        return f"{self.file}:{self.function}"


@final
class Source:
    """A file whose functions can be broken."""

    def __init__(self, folder: Path, file: str) -> None:
        self.file: Final = file
        self.path: Final = folder / file
        self.tree: Final = ast.parse(self.path.read_text(encoding="utf-8"))

    def functions(self, name: str) -> list[str]:
        """The functions an entry of rules.toml stands for: itself, or every method of the class; none of a constant."""
        found = _find(self.tree.body, name.split("."))
        if isinstance(found, ast.FunctionDef):
            return [name]
        if isinstance(found, ast.ClassDef):
            return [f"{name}.{one.name}" for one in found.body if isinstance(one, ast.FunctionDef)]
        return []

    def mutants(self, function: str) -> list[Mutant]:
        """Every way to break a function."""
        node = self._function(self.tree, function)
        made: list[Mutant] = []
        seen: dict[str, int] = {}
        for number, part in enumerate(_walk(node)):
            line = getattr(part, "lineno", node.lineno)
            for variant, broken in enumerate(_variants(part, node)):
                change = f"{_text(part)} -> {_text(broken)}"
                seen[change] = seen.get(change, 0) + 1
                place = f" (place {seen[change]})" if seen[change] > 1 else ""
                made.append(Mutant(self.file, function, line, number, variant, change + place))
        return made

    def broken(self, mutant: Mutant) -> CodeType:
        """The code of the function with the change made."""
        return _code(self.whole(mutant), mutant.function.split("."))

    def whole(self, mutant: Mutant) -> CodeType:
        """The code of the file with the change made."""
        tree = copy.deepcopy(self.tree)
        node = self._function(tree, mutant.function)
        part = _walk(node)[mutant.node]
        broken = ast.copy_location(_variants(part, node)[mutant.variant], part)
        _Put(part, broken).visit(node)
        ast.fix_missing_locations(tree)
        return compile(tree, str(self.path), "exec")

    def marked(self, function: str, statement: str) -> CodeType:
        """The code of a function that begins with one more statement."""
        tree = copy.deepcopy(self.tree)
        node = self._function(tree, function)
        node.body[:0] = ast.parse(statement).body
        return _code(compile(tree, str(self.path), "exec"), function.split("."))

    def _function(self, tree: ast.Module, name: str) -> ast.FunctionDef:
        found = _find(tree.body, name.split("."))
        assert isinstance(found, ast.FunctionDef)
        return found


@final
class _Put(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old: Final = old
        self.new: Final = new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().generic_visit(node)


def _find(body: list[ast.stmt], path: list[str]) -> ast.FunctionDef | ast.ClassDef | None:
    for one in body:
        if isinstance(one, (ast.FunctionDef, ast.ClassDef)) and one.name == path[0]:
            if len(path) == 1:
                return one
            return _find(one.body, path[1:]) if isinstance(one, ast.ClassDef) else None
    return None


def _code(code: CodeType, path: list[str]) -> CodeType:
    for one in code.co_consts:
        if isinstance(one, CodeType) and one.co_name == path[0]:
            return one if len(path) == 1 else _code(one, path[1:])
    raise LookupError(f"no code of {path[0]}")


def _walk(function: ast.FunctionDef) -> list[ast.AST]:
    """What can be broken: the statements of the function, not its arguments, annotations or what it says of itself."""
    found = [node for statement in function.body for node in ast.walk(statement)]
    said = [node.annotation for node in found if isinstance(node, ast.AnnAssign)]
    unread = {id(node) for annotation in said for node in ast.walk(annotation)} | _even_weights(function)
    return [node for node in found if id(node) not in unread]


def _even_weights(function: ast.FunctionDef) -> set[int]:
    """The number every outcome of a draw weighs alike: `return [(move, 1) for ...]` draws the same with 2 for 1."""
    last = function.body[-1]
    if function.name != "chances" or not isinstance(last, ast.Return) or not isinstance(last.value, ast.ListComp):
        return set()
    pair = last.value.elt
    is_even = len([one for one in ast.walk(function) if isinstance(one, ast.Return)]) == 1
    return (
        {id(pair.elts[1])}
        if is_even and isinstance(pair, ast.Tuple) and isinstance(pair.elts[1], ast.Constant)
        else set()
    )


def _text(node: ast.AST) -> str:
    """A node as one line of source."""
    if isinstance(node, (ast.If, ast.While)):
        return f"{'if' if isinstance(node, ast.If) else 'while'} {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())


# -------------------------------------------------------------------- the ways


def _variants(node: ast.AST, function: ast.FunctionDef) -> list[ast.AST]:
    """Every way to break one node of a function."""
    if isinstance(node, ast.stmt):
        return _of_statement(node, function)
    if isinstance(node, ast.Compare):
        return _of_comparison(node)
    if isinstance(node, ast.BoolOp):
        return _of_condition(node)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [node.operand]
    if isinstance(node, ast.BinOp) and type(node.op) in SWAPS and not _is_text(node):
        return [ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)]
    if isinstance(node, ast.IfExp):
        return [node.body, node.orelse]
    if isinstance(node, ast.comprehension):
        return [
            ast.comprehension(node.target, node.iter, node.ifs[:at] + node.ifs[at + 1 :], node.is_async)
            for at in range(len(node.ifs))
        ]
    if isinstance(node, ast.Constant):
        return _of_constant(node)
    return []


def _of_comparison(node: ast.Compare) -> list[ast.AST]:
    made: list[ast.AST] = []
    for at, op in enumerate(node.ops):
        ops = [*node.ops]
        ops[at] = OPPOSITES[type(op)]()
        made.append(ast.Compare(node.left, ops, node.comparators))
    return made


def _of_condition(node: ast.BoolOp) -> list[ast.AST]:
    """`and` for `or`, and every part left out."""
    made: list[ast.AST] = [ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)]
    for at in range(len(node.values)):
        kept = node.values[:at] + node.values[at + 1 :]
        made.append(kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept))
    return made


def _of_constant(node: ast.Constant) -> list[ast.AST]:
    if isinstance(node.value, bool):
        return [ast.Constant(not node.value)]
    return [ast.Constant(node.value + 1)] if isinstance(node.value, int) else []


def _of_statement(node: ast.stmt, function: ast.FunctionDef) -> list[ast.AST]:
    if isinstance(node, ast.If):
        return [ast.If(ast.Constant(truth), node.body, node.orelse) for truth in (True, False)]
    if isinstance(node, ast.While):
        return [ast.While(ast.Constant(False), node.body, node.orelse)]
    if isinstance(node, (ast.Continue, ast.Break)):
        return [ast.Pass()]
    if isinstance(node, ast.Expr):
        return [ast.Pass()] if isinstance(node.value, ast.Call) else []
    if isinstance(node, ast.Assign):
        return [ast.Pass()] if all(isinstance(one, (ast.Attribute, ast.Subscript)) for one in node.targets) else []
    if isinstance(node, ast.AugAssign):
        swapped = [ast.AugAssign(node.target, SWAPS[type(node.op)](), node.value)] if type(node.op) in SWAPS else []
        return [ast.Pass(), *swapped]
    if isinstance(node, ast.Return):
        return _of_return(node, function)
    return []


def _of_return(node: ast.Return, function: ast.FunctionDef) -> list[ast.AST]:
    """Nothing returned instead of something, by the type the function says it returns."""
    kind = ast.unparse(function.returns) if function.returns is not None else ""
    if node.value is None or isinstance(node.value, (ast.Constant, ast.IfExp, ast.BoolOp, ast.Compare)):
        return []
    if kind == "int":
        return [ast.Return(ast.Constant(0))]
    if kind == "bool":
        return [ast.Return(ast.UnaryOp(ast.Not(), node.value))]
    if kind.startswith("list[") and not (isinstance(node.value, ast.List) and not node.value.elts):
        return [ast.Return(ast.List([], ast.Load()))]
    return []


def _is_text(node: ast.BinOp) -> bool:
    """Whether a sum is one of texts or lists, where no other sign makes sense."""
    return any(
        isinstance(one, (ast.JoinedStr, ast.List)) or (isinstance(one, ast.Constant) and isinstance(one.value, str))
        for one in (node.left, node.right)
    )
