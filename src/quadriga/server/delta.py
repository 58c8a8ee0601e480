"""What changed between two states, as few words as will do.

A change is one of three lists; a path leads from the state to the place that changed, by keys and by places in lists:

    [path, value]              this value is there now
    [path]                     nothing is there any more
    [path, at, gone, items]    in this list so many are gone from place `at` on, and these stand there instead

Applied to the old value, in order, they give the new one exactly, the order of its keys included.
"""

from collections.abc import Mapping
from typing import Any, Final

import orjson

Path = list[str | int]
Change = list[Any]

MANY: Final = 6
"""More changes than these in one part may be longer than the part."""


def written(value: object) -> bytes:
    """A plain value as JSON, to be sent at once: it takes up far more room than its length."""
    return orjson.dumps(value)


def kept(text: bytes) -> bytes:
    """What was written, in no more room than it needs."""
    return bytes(memoryview(text))


def between(old: bytes, new: object, text: bytes, path: Path) -> list[Change]:
    """The changes that lead from one value, as JSON, to another, given with its JSON; all of it if that is shorter."""
    found: list[Change] = []
    _compare(orjson.loads(old), new, path, found)
    if not found or (len(found) > MANY and len(written(found)) > len(text)):
        return [[path, orjson.Fragment(text)]]
    return found


def between_keys(old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    """The changes that lead from one object to another with the same keys, each for itself."""
    found: list[Change] = []
    for key, value in new.items():
        before = old.get(key)
        if before != value or type(before) is not type(value):
            _compare(before, value, [key], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if type(old) is dict and type(new) is dict:
        _compare_keys(old, new, path, found)
    elif type(old) is list and type(new) is list:
        _compare_places(old, new, path, found)
    else:
        found.append([path, new])


def gone_keys(old: Mapping[str, object], new: Mapping[str, object]) -> list[str] | None:
    """The keys that are no more; None where the keys that stay, and then the new ones, would not be in their order."""
    before, keys = list(old), list(new)
    if before == keys:
        return []
    if [*[key for key in before if key in new], *[key for key in keys if key not in old]] != keys:
        return None
    return [key for key in before if key not in new]


def _compare_keys(old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]) -> None:
    gone = gone_keys(old, new)
    if gone is None:
        found.append([path, new])
        return
    found += [[[*path, key]] for key in gone]
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
            continue
        before = old[key]
        if before != value or type(before) is not type(value):
            _compare(before, value, [*path, key], found)


def _compare_places(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    if len(old) == len(new):
        for at, (before, value) in enumerate(zip(old, new, strict=True)):
            if before != value or type(before) is not type(value):
                _compare(before, value, [*path, at], found)
        return
    first, both = 0, min(len(old), len(new))
    while first < both and old[first] == new[first]:
        first += 1
    last = 0
    while last < both - first and old[-1 - last] == new[-1 - last]:
        last += 1
    found.append([path, first, len(old) - first - last, new[first : len(new) - last]])


def apply(state: Any, changes: list[Change]) -> Any:
    """The state after the changes; parts of the old one are used for it."""
    for path, *change in changes:
        place = state
        for step in path[:-1]:
            place = place[step]
        if not change:
            del place[path[-1]]
        elif len(change) == 1:
            place[path[-1]] = change[0]
        else:
            at, gone, items = change
            place[path[-1]][at : at + gone] = items
    return state
