"""Battles whose odds are timed by `quadriga bench`, each under the name of its figure."""

from typing import Final

TIMED: Final[dict[str, object]] = {
    "odds-active-conflict-milliseconds": {
        "confrontation": "active-conflict", "conflict": "punic_1", "general": {"military": 4},
        "legions": 10, "veterans": 2, "fleets": 15,
    },
    "odds-rebel-general-milliseconds": {
        "confrontation": "rebel-general", "general": {"military": 3}, "legions": 10, "veterans": 2,
        "rebel": {"military": 5, "legions": 8, "veterans": 3},
    },
    "odds-interception-milliseconds": {
        "confrontation": "interception", "fleets": 10,
        "convoy": {"legions": 2, "veterans": 1, "militia": 8, "flotillas": 7, "fleets": 1},
    },
    "odds-march-on-rome-milliseconds": {
        "confrontation": "march-on-rome", "general": {"military": 4}, "legions": 12, "veterans": 1,
        "rebel": {"military": 4, "legions": 1, "militia": 9},
    },
    "odds-rebel-province-milliseconds": {
        "confrontation": "rebel-province", "province": "transalpine_gaul", "developed": True,
        "general": {"military": 4}, "legions": 18, "veterans": 2,
        "rebel": {"military": 4, "legions": 2, "militia": 10},
    },
    "odds-rebel-province-naval-milliseconds": {
        "confrontation": "rebel-province-naval", "province": "asia", "developed": True,
        "general": {"military": 4}, "legions": 12, "veterans": 3, "fleets": 16,
        "rebel": {"military": 3, "veterans": 1, "militia": 3, "flotillas": 10},
    },
    "odds-allied-conflict-milliseconds": {
        "confrontation": "allied-conflict", "conflict": "pirates_1", "general": {"military": 4},
        "legions": 10, "veterans": 3, "fleets": 18,
        "captured": [{"province": "bithynia", "militia": 1, "flotillas": 3}],
    },
    "odds-assault-milliseconds": {
        "confrontation": "assault", "conflict": "macedonian_3", "leaders": ["philip_v"],
        "provinces": [
            {"province": "illyricum", "governor": {"military": 3}, "legions": 1, "militia": 5},
            {"province": "greece", "governor": {"military": 2}, "militia": 6, "flotillas": 4},
        ],
    },
    "odds-assault-of-four-provinces-milliseconds": {
        "confrontation": "assault", "conflict": "mithridatic_1",
        "provinces": [
            {
                "province": province, "developed": True, "governor": {"military": 3},
                "legions": 4, "veterans": 2, "fleets": 3, "militia": 4, "flotillas": 4,
            }
            for province in ("bithynia", "greece", "syria", "asia")
        ],
    },
}  # fmt: skip
