"""What a table refuses, by cause; `key` names the sentence about it."""

from quadriga.engine.errors import QuadrigaError


class TableError(QuadrigaError):
    """Anything the table refuses that no rule of a game forbids."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail


class Stale(TableError):
    """A submission that names another state of the table than the present one; nothing was changed."""

    def __init__(self, named: int, present: int) -> None:
        super().__init__("stale", f"{named}, not {present}")
        self.named = named
        self.present = present


class NotSeated(TableError):
    """A seat that does not exist, or that nobody of this kind sits on."""


class NotNow(TableError):
    """Something the table does not offer at this moment."""
