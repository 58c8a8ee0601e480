"""Reading the types of `shown` at run time: whether a value has a shape, and where it has not."""

import types
from functools import cache
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


@cache
def fields_of(shape: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: the type of each, and whether it must be there."""
    hints = get_type_hints(shape, include_extras=True)
    return {
        name: (get_args(hint)[0], False) if get_origin(hint) is NotRequired else (hint, True)
        for name, hint in hints.items()
    }


def is_union(shape: Any) -> bool:
    """Whether a type is one of several."""
    return get_origin(shape) in (Union, types.UnionType)


@cache
def _anatomy(shape: Any) -> tuple[bool, Any, tuple[Any, ...]]:
    """Whether a type is a TypedDict, what it is made of otherwise, and of which types; reading that is dear."""
    return is_typeddict(shape), get_origin(shape), get_args(shape)


def misfit(shape: Any, value: object, at: str = "") -> str:
    """Where plain data differs from its shape, and how; empty if it fits."""
    has_fields, origin, parts = _anatomy(shape)
    if has_fields:
        return _misfit_fields(shape, value, at)
    if origin is list:
        if not isinstance(value, list):
            return f"{at}: {value!r} is no list"
        return _first([misfit(parts[0], one, f"{at}[]") for one in value])
    if origin is dict:
        if not isinstance(value, dict):
            return f"{at}: {value!r} is no object"
        return _first([misfit(parts[1], one, f"{at}.{name}") for name, one in value.items()])
    if origin is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(parts):
            return f"{at}: {value!r} has not {len(parts)} entries"
        return _first([misfit(part, one, f"{at}[]") for part, one in zip(parts, value, strict=True)])
    if origin in (Union, types.UnionType):
        found = [misfit(one, value, at) for one in parts]
        return "" if "" in found else found[0]
    if shape in (object, Any):
        return ""
    if shape in (None, type(None)):
        return "" if value is None else f"{at}: {value!r} is not null"
    return "" if type(value) is shape else f"{at}: {value!r} is no {shape.__name__}"


def _misfit_fields(shape: Any, value: object, at: str) -> str:
    if not isinstance(value, dict):
        return f"{at}: {value!r} is no object"
    fields = fields_of(shape)
    for name, (_, required) in fields.items():
        if required and name not in value:
            return f"{at}.{name} is missing"
    for name, one in value.items():
        if name not in fields:
            return f"{at}.{name} is not in {shape.__name__}"
        found = misfit(fields[name][0], one, f"{at}.{name}")
        if found:
            return found
    return ""


def _first(found: list[str]) -> str:
    return next((one for one in found if one), "")
