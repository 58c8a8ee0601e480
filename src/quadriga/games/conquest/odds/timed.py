"""Battles whose odds are timed by `quadriga bench`, each under the name of its figure."""

from typing import Final

TIMED: Final[dict[str, object]] = {
    "odds-milliseconds": {
        "attacker": {"leaders": 2, "infantry": 5, "cavalry": 2, "catapults": 1},
        "defender": {"leaders": 1, "infantry": 4, "cavalry": 2},
    },
    "odds-large-milliseconds": {
        "attacker": {"leaders": 5, "infantry": 6, "cavalry": 4, "catapults": 2},
        "defender": {"leaders": 5, "infantry": 6, "cavalry": 4, "catapults": 2, "fortified": True},
    },
}  # fmt: skip
