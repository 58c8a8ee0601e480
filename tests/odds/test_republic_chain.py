"""The chain of assaults, taken apart for speed, against the plain walk through every state."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.games.republic import title, words
from quadriga.games.republic.confrontation.assault_odds import Chain
from quadriga.games.republic.confrontation.deal import random_situation
from quadriga.games.republic.confrontation.odds import Expectation

GAME = title(None)


def province(name: str, **units: int) -> dict[str, object]:
    return {"province": name, "developed": True, "governor": {"military": 2}, **units}


SITUATIONS: dict[str, dict[str, object]] = {
    "one province": {
        "conflict": "macedonian_3",
        "provinces": [province("illyricum", legions=2, veterans=1, militia=4)],
    },
    "two provinces and a leader": {
        "conflict": "macedonian_1",
        "leaders": ["philip_v"],
        "provinces": [
            province("illyricum", legions=1, militia=4),
            province("greece", legions=1, militia=3, flotillas=3),
        ],
    },
    "a captive of the first province, killed when the second drives the leader off": {
        "conflict": "macedonian_1",
        "leaders": ["philip_v"],
        "provinces": [province("illyricum", legions=1, militia=1), province("greece", legions=3, fleets=2)],
    },
    "on sea and land": {
        "conflict": "pirates_1",
        "provinces": [
            province("crete_cyrene", legions=1, fleets=1, flotillas=1),
            province("sardinia_corsica", militia=1, flotillas=1),
        ],
        "captured": [{"province": "sicily", "militia": 1, "flotillas": 1}],
    },
}


@pytest.mark.rule("republic", "8.1.4")
@pytest.mark.parametrize("name", SITUATIONS)
def test_a_chain_counts_what_the_plain_walk_counts(name: str) -> None:
    p = GAME.battle({"confrontation": "assault", **SITUATIONS[name]})
    plain = Expectation(p, True).total(p)
    assert Chain(p).counts == pytest.approx(plain, abs=1e-12)
    assert sum(plain) > 1


@pytest.mark.parametrize("number", [0, 1, 2, 4, 5, 6, 7, 8])
def test_so_it_does_in_situations_dealt_at_random(number: int) -> None:
    cards = GAME.battle({"confrontation": "assault", **SITUATIONS["one province"]}).cards
    dealt = random_situation(cards, words.ASSAULT, Seeded(f"chain {number}"))
    provinces = dealt["provinces"]
    assert isinstance(provinces, list)
    del provinces[2:]
    p = GAME.battle(dealt)
    assert Chain(p).counts == pytest.approx(Expectation(p, True).total(p), abs=1e-12)
