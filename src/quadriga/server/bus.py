"""How processes tell each other that a table has changed: its id and its version, and nothing else.

What is told may get lost; the database is the truth, and every process looks there now and then by itself. The bus only
makes it quick.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

WORK: Final = "work"
"""Told instead of a table: there are more bots waiting than one process can think for."""


class Bus(ABC):
    """Tells, and is told."""

    @abstractmethod
    async def open(self, hear: Callable[[str, int], None], gap: Callable[[], None]) -> None:
        """Begin. `hear` gets what others tell, `gap` is called when something may have been missed."""

    @abstractmethod
    async def close(self) -> None:
        """End; what waits to be told may be left untold."""

    @abstractmethod
    def tell(self, id: str, version: int) -> None:
        """Tell all who follow a table that it is at this version now."""

    @abstractmethod
    def follow(self, id: str) -> None:
        """Hear of a table from now on."""

    @abstractmethod
    def leave(self, id: str) -> None:
        """Hear of a table no more."""


class Alone(Bus):
    """The only process: nobody to tell."""

    async def open(self, hear: Callable[[str, int], None], gap: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, id: str, version: int) -> None:
        pass

    def follow(self, id: str) -> None:
        pass

    def leave(self, id: str) -> None:
        pass
