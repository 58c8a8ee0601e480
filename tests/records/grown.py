"""Hannibal with one of everything more: an option, a scenario, a card and a field, written into a copy of its sources.

python tests/records/grown.py STORED     in that copy: loads whatever was stored before, and says how much
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TITLE = "hannibal"

ADDED = {
    "options.py": [("\n]\n", '\n    Option("added", ["new", "old"], before="old"),\n]\n')],
    "game.py": [("SHORT_BOUND)]", 'SHORT_BOUND), Scenario("added", 10)]')],
    "cards/table.py": [("    Truce(63),\n", "    Truce(63),\n    Card(64),\n")],
    "board.py": [("CARDS: Final = 64", "CARDS: Final = 65")],
    "position.py": [
        ("[DECK] * CARDS", "[DECK] * (CARDS - 1) + [OUT]"),
        ("        self.game_turn = 1\n", "        self.game_turn = 1\n        self.added = 3\n"),
        ("    def lay_out(", '    before: ClassVar[dict[str, object]] = {"added": 7}\n\n    def lay_out('),
    ],
}
CARD = """
[[card]]
number = 65
id = "added"
ops = 1
event_for = "either"
counter = false
removed_after_use = false
naval = false
mode = "event"
category = "truce"
breaks_truce = false
params = {}
"""


def grow(folder: Path) -> Path:
    """The copy."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("client", "*.egg-info"))
    shutil.copytree(ROOT / "tools", folder / "tools")
    title = folder / "src" / "quadriga" / "games" / TITLE
    for name, changes in ADDED.items():
        text = (title / name).read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text, (name, old)
            text = text.replace(old, new, 1)
        (title / name).write_text(text, encoding="utf-8")
    with (title / "data" / "strategy-cards.toml").open("a", encoding="utf-8") as cards:
        cards.write(CARD)
    subprocess.run([sys.executable, "-m", "tools.derive"], cwd=folder, check=True, capture_output=True)
    return folder


def main(stored: Path) -> None:
    """Load the golden records below a folder, a table and a position, and compare them with what was stored."""
    from quadriga.games import load
    from quadriga.records.loader import load as load_record
    from quadriga.records.loader import read
    from quadriga.table import Table

    game = load(TITLE)
    assert (game.options[-1].id, game.scenarios[-1].id, game.vocabulary.kinds["card"].keys()[-1]) == ("added",) * 3
    records = sorted(stored.glob("golden/**/*.jsonl"))
    for path in records:
        data = path.read_bytes()
        reading = read(game, data)
        assert data.startswith(reading.record.text().encode()), path
        assert reading.stop is None or reading.record.header.version < game.version, path
        assert reading.record.position.options[-1] == 1, path
    record = load_record(game, (stored / "record.jsonl").read_bytes())
    table = Table.from_plain(record, json.loads((stored / "table.json").read_text()))
    assert table.sequence == json.loads((stored / "sequence.json").read_text())
    plain = json.loads((stored / "position.json").read_text())
    position = game.from_plain(plain)
    state = position.state()
    assert (state["added"], position.options[-1]) == (7, 1)
    assert {name: value for name, value in state.items() if name not in ("added", "card_at", "seen")} == {
        name: value for name, value in plain["state"].items() if name not in ("card_at", "seen")
    }
    assert state["card_at"][:-1] == plain["state"]["card_at"]  # type: ignore[index]
    print(len(records))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
