"""Records of Conquest, damaged: every flipped bit is found, and no absurd move breaks the rules' code."""

import contextlib
import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import quadriga
from golden.make import FOLDER
from quadriga.records.loader import load
from quadriga.records.record import BrokenRecord
from quadriga.records.verify import WRONG, verify
from records.test_fuzzed_records import chained

GAME = quadriga.load("conquest")
DATA = (FOLDER / "conquest" / "short-2.jsonl").read_bytes()
PLAINS = [
    {key: value for key, value in json.loads(line).items() if key != "check"}
    for line in (FOLDER / "conquest" / "short-4.jsonl").read_text().splitlines()
]
VERBS = [verb.name for verb in GAME.vocabulary.verbs]
SLUGS = sorted({slug for kind in GAME.vocabulary.kinds.values() for slug in kind.keys()})  # noqa: SIM118
WORDS = st.sampled_from(SLUGS) | st.integers(-3, 99).map(str) | st.from_regex(r"\A-?[0-9]{1,30}\Z") | st.just("?")
FACES = st.from_regex(r"\A(infantry|blank|galley):[0-9]{1,3}(\.(cavalry|blank):[0-9]{1,3})?\Z")
MOVES = st.builds(
    lambda verb, words: " ".join([verb, *words]), st.sampled_from(VERBS), st.lists(WORDS | FACES, max_size=4)
)


def is_found(data: bytes) -> bool:
    try:
        load(GAME, data)
    except BrokenRecord as error:
        return error.line >= 1
    return False


def test_flipped_bits_are_found_by_loading_and_by_verifying() -> None:
    rng = random.Random(6)
    for _ in range(400):
        flipped = bytearray(DATA)
        flipped[rng.randrange(len(DATA))] ^= 1 << rng.randrange(8)
        assert is_found(bytes(flipped))
    for _ in range(20):
        flipped = bytearray(DATA)
        flipped[rng.randrange(len(DATA))] ^= 1 << rng.randrange(8)
        with contextlib.suppress(BrokenRecord):
            assert verify(GAME, bytes(flipped)).status == WRONG


@given(st.integers(1, len(PLAINS) - 2), MOVES, st.integers(-2, 5))
@settings(max_examples=60)
def test_a_made_up_move_anywhere_is_refused_or_played(at: int, move: str, seat: int) -> None:
    line: dict[str, object] = {"draw": 1, "move": move} if seat == -1 else {"seat": seat, "move": move}
    known = {key: value for key, value in PLAINS[at].items() if key in ("seat", "draw")}
    for made in (line, {**known, "move": move}):
        try:
            load(GAME, chained([*PLAINS[:at], made]))
        except BrokenRecord as error:
            found = error.line
        else:
            found = at + 1
        assert found == at + 1
