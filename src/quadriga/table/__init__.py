"""A running game with people at it: seats, undo, standing orders, bots, dice. Knows no HTTP and no SQL."""

from quadriga.table.chair import BOT, OPEN, PERSON, Chair
from quadriga.table.errors import NotNow, NotSeated, Stale, TableError
from quadriga.table.step import Step
from quadriga.table.table import Table

__all__ = ["BOT", "OPEN", "PERSON", "Chair", "NotNow", "NotSeated", "Stale", "Step", "Table", "TableError"]
