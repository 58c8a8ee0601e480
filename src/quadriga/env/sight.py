"""A view as numbers: what a seat sees, in a list of fixed length that every title fits into."""

from typing import Any
from zlib import crc32

import numpy as np


def flattened(view: object, size: int) -> Any:
    """Each number of a view at a place found by its path, each word as a one at the place of its path and itself.

    Paths that meet at one place add up, with a sign of their own; with a few hundred of them in a few thousand places
    that is seldom.
    """
    found: Any = np.zeros(size, np.float32)
    _add(view, "", found, size)
    return found


def _add(value: object, path: str, found: Any, size: int) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _add(inner, f"{path}.{key}", found, size)
    elif isinstance(value, (list, tuple)):
        for number, inner in enumerate(value):
            _add(inner, f"{path}.{number}", found, size)
    elif isinstance(value, (bool, int, float)):
        if value:
            _put(path, float(value), found, size)
    elif value is not None:
        _put(f"{path}={value}", 1.0, found, size)


def _put(path: str, value: float, found: Any, size: int) -> None:
    place = crc32(path.encode())
    found[place % size] += value if place & 1 << 31 else -value
