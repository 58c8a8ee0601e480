"""One recorded game of each confrontation replays to the same end with the same dice."""

import json

import pytest

from quadriga.engine.loader import load
from quadriga.engine.verify import VERIFIED, verify
from quadriga.games.republic.words import CONFRONTATIONS
from rules.republic.make_golden import ENDS, FOLDER, digest
from rules.republic.scene import GAME


@pytest.mark.parametrize("name", CONFRONTATIONS)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    data = (FOLDER / f"{name}.jsonl").read_bytes()
    record = load(GAME, data)
    assert record.is_closed
    assert record.text().encode() == data
    assert digest(record) == json.loads(ENDS.read_text())[name]
    assert verify(GAME, data).status == VERIFIED
