"""One recorded game of Greedy against Greedy of each scenario replays to the same end with the same dice."""

import json

import pytest

from quadriga.engine.loader import load
from quadriga.engine.verify import VERIFIED, verify
from rules.ultimus.make_golden import ENDS, FOLDER, SCENARIOS, digest
from rules.ultimus.scene import GAME


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    data = (FOLDER / f"{name}.jsonl").read_bytes()
    record = load(GAME, data)
    assert record.is_closed
    assert record.text().encode() == data
    assert digest(record) == json.loads(ENDS.read_text())[name]


def test_the_dice_of_a_golden_game_can_be_recomputed() -> None:
    assert verify(GAME, (FOLDER / "fleau-de-dieu.jsonl").read_bytes()).status == VERIFIED
