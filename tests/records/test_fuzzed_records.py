"""However a file is damaged, the loader answers with a history or a BrokenRecord, and with nothing else."""

import json
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.records.loader import header_of, load
from quadriga.records.record import BrokenRecord, check_of
from quadriga.records.verify import verify
from records.test_record import GAME, finished

TEXT = finished().text()
DATA = TEXT.encode()
PLAINS = [{key: value for key, value in json.loads(line).items() if key != "check"} for line in TEXT.splitlines()]

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just("load 1"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
KEYS = st.sampled_from(
    [
        "seat",
        "move",
        "draw",
        "undo",
        "back",
        "void",
        "end",
        "closed",
        "results",
        "secret",
        "format",
        "game",
        "version",
        "scenario",
        "seats",
        "options",
        "dice",
        "redacted",
        "check",
    ]
)


def refusal(ask: Callable[[], object]) -> BrokenRecord | None:
    try:
        ask()
    except BrokenRecord as error:
        return error
    return None


def answers(data: bytes) -> None:
    for ask in (lambda: load(GAME, data), lambda: load(GAME, data, mend=True), lambda: verify(GAME, data)):
        fault = refusal(ask)
        if fault is not None:
            assert fault.line >= 1
            assert fault.key
            assert str(fault).isprintable()
    fault = refusal(lambda: header_of(data))
    assert fault is None or fault.line == 1


def chained(plains: list[dict[str, object]]) -> bytes:
    before = ""
    lines = []
    for plain in plains:
        body = json.dumps(plain, separators=(",", ":"))[:-1]
        before = check_of(before, body)
        lines.append(f'{body},"check":"{before}"}}\n')
    return "".join(lines).encode()


@given(st.binary(max_size=300))
def test_random_bytes(data: bytes) -> None:
    answers(data)


@given(st.integers(0, len(DATA)), st.integers(0, len(DATA)), st.binary(max_size=40))
@settings(max_examples=300)
def test_a_stretch_replaced_by_noise(start: int, end: int, noise: bytes) -> None:
    answers(DATA[:start] + noise + DATA[end:])


@given(st.data())
@settings(max_examples=600)
def test_lines_with_anything_in_them_and_right_check_values(data: st.DataObject) -> None:
    plains = [dict(plain) for plain in PLAINS]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(plains) - 1))
        what = data.draw(st.integers(0, 4))
        if what == 0:
            plains[at][data.draw(KEYS)] = data.draw(ANYTHING)
        elif what == 1 and plains[at]:
            del plains[at][data.draw(st.sampled_from(sorted(plains[at])))]
        elif what == 2:
            plains.insert(at, data.draw(st.dictionaries(KEYS, ANYTHING, max_size=3)))
        elif what == 3:
            plains[at] = dict(data.draw(st.sampled_from(PLAINS)))
        elif "move" in plains[at]:
            words = str(plains[at]["move"]).split() + data.draw(st.lists(st.text(max_size=6), max_size=2))
            plains[at]["move"] = " ".join(words + data.draw(st.lists(st.from_regex(r"\A-?[0-9]{1,30}\Z"), max_size=2)))
    answers(chained(plains))
