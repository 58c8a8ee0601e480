"""What a newcomer is told is true: the README runs, and what is imported is declared."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = {"arena/crew.py": "cluster", "env": "rl"}
"""Where packages are imported that only whoever asks for an extra has, and which."""


def names(declared: list[str]) -> set[str]:
    """The bare names of requirements, as an index compares them."""
    return {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", one)[0]).lower() for one in declared}


def imported(path: Path) -> set[str]:
    """Every module that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def test_every_package_the_source_imports_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    owners = packages_distributions()
    source = ROOT / "src" / "quadriga"
    for path in source.rglob("*.py"):
        place = path.relative_to(source).as_posix()
        extras = [extra for room, extra in EXTRAS.items() if place == room or place.startswith(f"{room}/")]
        declared = names(project["dependencies"])
        for extra in extras:
            declared |= names(project["optional-dependencies"][extra])
        for module in imported(path):
            top = module.split(".")[0]
            if top in sys.stdlib_module_names or top == "quadriga":
                continue
            offered = names(owners.get(top, [top]))
            if top == "fluent":
                offered = {"-".join(module.split(".")[:2])}
            assert offered & declared, f"{place} imports {module}, which is not declared"


def test_the_readme_asks_for_the_node_that_the_tools_of_the_browser_table_need() -> None:
    needed = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    least = [version.removesuffix(".0") for version in re.findall(r"[\d.]+", needed)]
    told = (ROOT / "README.md").read_text(encoding="utf-8").partition("Node ")[2].partition(" and make")[0]
    assert re.findall(r"[\d.]+", told) == least
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert {*lock["node_modules/eslint"]["engines"].values(), lock[""]["engines"]["node"]} == {needed}, "the strictest"


def test_the_python_of_the_readme_plays_a_game_to_its_end() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 100
    assert done.stdout.splitlines()[-1] != "None"
