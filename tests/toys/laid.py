"""A fifth title laid over a copy of the project as docs/adding-a-game.md says: its own files, and one word.

    python tests/toys/laid.py FOLDER     makes the copy there

`tests/toys/fifth` has those files, each at its place below the root of the project.
"""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIFTH = Path(__file__).resolve().parent / "fifth"
TITLE = "parimpar"
COPIED = ("src", "tests", "tools", "docs/rulings", "docs/mutants.md", "pyproject.toml")


def lay(folder: Path) -> Path:
    """The copy, without what belongs to the tests of the other titles alone."""
    for name in COPIED:
        source, to = ROOT / name, folder / name
        to.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, to, ignore=_ignored)
        else:
            shutil.copy2(source, to)
    shutil.copytree(FIFTH, folder, dirs_exist_ok=True)
    listed = folder / "src" / "quadriga" / "games" / "__init__.py"
    text = listed.read_text(encoding="utf-8")
    longer = text.replace("TITLES: tuple[str, ...] = (", f'TITLES: tuple[str, ...] = ("{TITLE}", ', 1)
    assert longer != text
    listed.write_text(longer, encoding="utf-8")
    return folder


def _ignored(folder: str, names: list[str]) -> set[str]:
    at = Path(folder).relative_to(ROOT).as_posix()
    if at in ("tests/golden", "tests/rules"):
        return {name for name in names if "." not in name}
    return {"fifth"} if at == "tests/toys" else {name for name in names if name.endswith(".egg-info")}


if __name__ == "__main__":
    print(lay(Path(sys.argv[1])))
