"""What a newcomer is told is true: the README runs, and what is imported is declared."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def names(declared: list[str]) -> set[str]:
    """The bare names of requirements, as an index compares them."""
    return {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", one)[0]).lower() for one in declared}


def imported(folder: Path) -> set[str]:
    """Every module that a file below imports, wherever in the file."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return found


def test_every_package_the_source_imports_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = names(project["dependencies"])
    owners = packages_distributions()
    for module in imported(ROOT / "src" / "quadriga"):
        top = module.split(".")[0]
        if top in sys.stdlib_module_names or top == "quadriga":
            continue
        offered = names(owners.get(top, [top]))
        if top == "fluent":
            offered = {"-".join(module.split(".")[:2])}
        assert offered & declared, f"{module} is imported and not declared"


def test_the_python_of_the_readme_plays_a_game_to_its_end() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 100
    assert done.stdout.splitlines()[-1] != "None"
