"""Map files as bytes: compact, one entry a line, the same input always the same bytes."""

from __future__ import annotations

import json
from typing import Any


def to_text(chart: dict[str, Any]) -> str:
    """JSON without spaces; each entry of a long list on its own line, so that a change shows as what it is."""
    rows = []
    for key, value in chart.items():
        if isinstance(value, list) and value and isinstance(value[0], list | dict):
            items = ",\n".join(_compact(item) for item in value)
            rows.append(f"{_compact(key)}:[\n{items}\n]")
        else:
            rows.append(f"{_compact(key)}:{_compact(value)}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(_whole(value), separators=(",", ":"), ensure_ascii=False)


def _whole(value: Any) -> Any:
    """Floats that are whole numbers written as such."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {k: _whole(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_whole(v) for v in value]
    return value
