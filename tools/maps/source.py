"""The facts a map is made from, and their fingerprint (standard library only: the tests read it too)."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "quadriga" / "games"
OUTPUT = ROOT / "web" / "src" / "maps"

SPOKEN_ONLY = frozenset({"provenance", "src", "note", "region"})
"""Keys that say where a fact comes from; they never change a drawing."""


@dataclass(frozen=True)
class Facts:
    """One game's map data, and a digest that changes when anything drawn might."""

    game: str
    data: dict[str, Any]
    digest: str


def read_facts(game: str) -> Facts:
    """Load games/<game>/data/map.toml; remarks and provenance do not count towards the digest.

    The Republic's book has no map: its provinces and theatres of war stand in republic.toml beside this file.
    """
    here = Path(__file__).parent
    if game == "republic":
        data = tomllib.loads((here / "republic.toml").read_text(encoding="utf-8"))
        told = tomllib.loads((GAMES / game / "data" / "provinces.toml").read_text(encoding="utf-8"))["province"]
        names = {province["id"]: province["name_la"] for province in told}
        data["province"] = [{"caption": names.get(p["id"], ""), **p} for p in data["province"]]
    else:
        data = tomllib.loads((GAMES / game / "data" / "map.toml").read_text(encoding="utf-8"))
    relief = tomllib.loads((here / "relief.toml").read_text(encoding="utf-8"))
    digest = hashlib.sha256(json.dumps([_plain(data), relief], sort_keys=True).encode()).hexdigest()
    return Facts(game, data, digest[:16])


def _plain(value: Any) -> Any:
    """A value without the keys that only speak."""
    if isinstance(value, dict):
        return {k: _plain(v) for k, v in value.items() if k not in SPOKEN_ONLY}
    if isinstance(value, list):
        return [_plain(v) for v in value]
    return value
