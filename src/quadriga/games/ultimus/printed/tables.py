"""The tables at the end of the rulebook and the stratagem counters of chapter 6, from data/."""

from pathlib import Path
from typing import Final, final

from quadriga.engine.data import Entry
from quadriga.games.ultimus.printed.board import data_file, in_known_order

ROMAIN: Final = 0
BARBARE: Final = 1
MIXED: Final = 2
CAMPS: Final = ["romain", "barbare"]
OWNERS: Final = ["romain", "barbare", "mixed"]

ELIMINATED: Final = 0
WEAKENED: Final = 1
QUARTER: Final = 2
HALF: Final = 3
THREE_QUARTERS: Final = 4
UNHURT: Final = 5
RESULTS: Final = ["E", "A", "1/4", "1/2", "3/4", "R"]
QUARTERS: Final = [0, 0, 1, 2, 3, 0]
"""How many quarters of the enemy units hit a winner with this result must weaken."""

FIRST_ROW: Final = -2
LAST_ROW: Final = 9


@final
class Tables:
    """The combat table and the stratagems."""

    def __init__(self, folder: Path | None, known: "Tables | None" = None) -> None:
        combat = data_file(folder, "tables.toml").entry("combat")
        self.columns: Final = combat.texts("columns")
        ratios = [_ratio(combat, text) for text in combat.texts("column_min_ratio")]
        if len(ratios) != len(self.columns):
            raise combat.fail("'column_min_ratio' needs one ratio for each column")
        self.ratio_top: Final = [top for top, _ in ratios]
        self.ratio_bottom: Final = [bottom for _, bottom in ratios]
        rows = combat.entries("row")
        if [row.number("die", FIRST_ROW, LAST_ROW) for row in rows] != list(range(FIRST_ROW, LAST_ROW + 1)):
            raise combat.fail(f"there should be one row for each die from {FIRST_ROW} to {LAST_ROW}, in order")
        cells = [_cells(row, len(self.columns)) for row in rows]
        self.attacker: Final = [[cell[0] for cell in row] for row in cells]
        self.defender: Final = [[cell[1] for cell in row] for row in cells]
        self.attacker_wins: Final = [[cell[2] == 1 for cell in row] for row in cells]
        file = data_file(folder, "stratagems.toml")
        counters = in_known_order(file.entries("stratagem"), known.ids if known else [], "stratagem")
        self.ids: Final[list[str]] = [entry.text("id") for entry in counters]
        self.owner: Final = [_owner(entry) for entry in counters]
        self.count: Final = [entry.number("count", 0, 9) for entry in counters]
        self.phases: Final = [entry.texts("phases") for entry in counters]
        self.removed: Final = [entry.truth("removed_after_use") for entry in counters]
        self.hand_limit: Final = file.entry("meta").number("hand_limit", 1, 46)

    def column(self, attacker: int, defender: int) -> int:
        """8.3: the column of a ratio of strengths, rounded in the defender's favour."""
        found = 0
        for number in range(len(self.columns)):
            if attacker * self.ratio_bottom[number] >= self.ratio_top[number] * defender:
                found = number
        return found

    def usable(self, kind: int, camp: int) -> bool:
        """Chapter 6: whether a camp may ever play a kind of stratagem."""
        return self.owner[kind] == camp or self.owner[kind] == MIXED


def _ratio(entry: Entry, text: str) -> tuple[int, int]:
    top, _, bottom = text.partition("/")
    if not top.isdecimal() or not bottom.isdecimal() or int(bottom) == 0:
        raise entry.fail(f"'{text}' is no ratio such as 3/2")
    return int(top), int(bottom)


def _cells(row: Entry, columns: int) -> list[tuple[int, int, int]]:
    cells = row.values.get("cells")
    made: list[tuple[int, int, int]] = []
    for cell in cells if isinstance(cells, list) else []:
        if not isinstance(cell, list) or len(cell) != 3 or cell[0] not in RESULTS or cell[1] not in RESULTS:
            raise row.fail(f"{cell!r} should be two results and the winner, A or D")
        if cell[2] not in ("A", "D"):
            raise row.fail(f"the winner is A or D, not {cell[2]!r}")
        made.append((RESULTS.index(cell[0]), RESULTS.index(cell[1]), 1 if cell[2] == "A" else 0))
    if len(made) != columns:
        raise row.fail(f"there should be {columns} cells, not {len(made)}")
    return made


def _owner(entry: Entry) -> int:
    owner = entry.text("owner")
    if owner not in OWNERS:
        raise entry.fail(f"'owner' is one of {', '.join(OWNERS)}, not {owner!r}")
    return OWNERS.index(owner)
