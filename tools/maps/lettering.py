"""How wide a name is when it is set in one of the map's faces."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

ADVANCES: dict[str, dict[str, int]] = tomllib.loads((Path(__file__).parent / "advances.toml").read_text())
LEADING = 1.08
"""From one line of a name to the next, in its size."""


@dataclass(frozen=True)
class Face:
    """A way of setting names: family, weight, slope, tracking in em, and whether all capitals with V for U."""

    family: str
    weight: int
    italic: bool
    tracking: float
    capitals: bool = False

    def table(self) -> dict[str, int]:
        """The advance widths of this face, or of the nearest we measured."""
        name = self.family.lower() + ("-italic" if self.italic else "-bold" if self.weight >= 700 else "")
        return ADVANCES[name]

    def spell(self, name: str) -> str:
        """The letters as they are carved."""
        return name.upper().replace("U", "V") if self.capitals else name

    def width(self, line: str, size: float) -> float:
        """Length of a line in px, without kerning (which only shortens it)."""
        table = self.table()
        return sum(table[c] / 1000 + self.tracking for c in line) * size

    def box(self, lines: list[str], size: float) -> tuple[float, float]:
        """Width and height of a name in px."""
        return round(max(self.width(line, size) for line in lines), 1), round(len(lines) * size * LEADING, 1)

    def spec(self) -> dict[str, object]:
        """This face as the client reads it."""
        return {"family": self.family, "weight": self.weight, "italic": self.italic, "tracking": self.tracking}


def settings(name: str) -> list[list[str]]:
    """The ways to break a name: on one line, and in two parts as even as its words allow."""
    words = name.split(" ")
    ways = [[name]]
    if len(words) > 1 and len(name) > 9:
        cuts = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
        ways.append(min(cuts, key=lambda pair: (max(len(p) for p in pair), pair)))
    return ways
