"""One whole game of Greedy against Greedy, recorded, replays to the same end with the same dice."""

from quadriga.engine.loader import load
from quadriga.engine.verify import VERIFIED, verify
from rules.hannibal.make_golden import DIGEST, FILE, digest
from rules.hannibal.scene import GAME


def test_the_golden_game_replays_to_the_same_end() -> None:
    data = FILE.read_bytes()
    record = load(GAME, data)
    assert record.is_closed
    assert record.text().encode() == data
    assert digest(record) == DIGEST.read_text().strip()


def test_the_golden_game_saw_war_on_land_and_sea_and_the_dice_can_be_recomputed() -> None:
    data = FILE.read_bytes()
    record = load(GAME, data)
    heard = {event.kind.key for entry in record.history.entries for event in entry.events}
    assert {"battle", "led", "matched", "casualties", "retreat-roll", "siege-roll", "event-played", "consul"} <= heard
    assert "sailed" in heard
    assert verify(GAME, data).status == VERIFIED
