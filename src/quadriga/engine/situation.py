"""Situations as plain data, entry by entry; what is wrong is said by a key and the entry at fault."""

from quadriga.engine.errors import BadSituation


def object_of(plain: object, where: str) -> dict[str, object]:
    """A value that must be an object."""
    if not isinstance(plain, dict):
        raise BadSituation("not-an-object", where)
    return plain


def object_in(fields: dict[str, object], name: str) -> dict[str, object]:
    """An entry that must be there and be an object."""
    if name not in fields:
        raise BadSituation("missing", name)
    return object_of(fields[name], name)


def only(fields: dict[str, object], where: str, names: list[str]) -> None:
    """Refuse entries that nothing reads."""
    for name in fields:
        if name not in names:
            raise BadSituation("unknown-entry", f"{where}.{name}" if where else name, ", ".join(names))


def number(fields: dict[str, object], where: str, name: str, most: int) -> int:
    """A whole number up to `most`; 0 where it is left out."""
    value = fields.get(name, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadSituation("not-a-number", f"{where}.{name}", f"0-{most}")
    return value
