"""Make the maps: python -m tools.maps --atlas DIR [--check] [GAME ...]."""

from __future__ import annotations

import argparse
import gzip
import importlib
import sys
from pathlib import Path

from .atlas import read_land
from .source import GAMES as SOURCES
from .source import OUTPUT, read_facts
from .writer import to_text

GAMES = sorted(path.name for path in SOURCES.iterdir() if (Path(__file__).parent / f"{path.name}.py").exists())
"""The titles that have a drawing of their own here."""


def main() -> int:
    """Write each game's file, or with --check compare it with what is committed."""
    parser = argparse.ArgumentParser(prog="python -m tools.maps", description="Make the maps of the browser table.")
    parser.add_argument("games", nargs="*", default=GAMES, help="the games to draw (default: all)")
    parser.add_argument("--atlas", type=Path, default=Path("node_modules/world-atlas"), help="folder of world-atlas")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    asked = parser.parse_args()
    land = read_land(asked.atlas)
    stale = 0
    for game in asked.games:
        chart = importlib.import_module(f"{__package__}.{game}").draw(read_facts(game), land)
        text = to_text(chart)
        path = OUTPUT / f"{game}.json"
        if asked.check:
            same = path.exists() and path.read_text() == text
            stale += not same
            print(f"{game}: {'unchanged' if same else 'differs from what is committed'}")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        print(f"{game}: {len(text):,} bytes, {len(gzip.compress(text.encode(), 9)):,} gzipped")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
