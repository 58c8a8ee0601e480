"""Players made of code. Each is imported only when somebody asks for it."""

from importlib import import_module
from importlib.util import find_spec

from quadriga.bots.bot import Bot
from quadriga.engine.errors import UnknownGame

__all__ = ["Bot", "named", "names"]


def names(game: str) -> list[str]:
    """The bots that can play this title."""
    found = ["random"]
    if find_spec(f"quadriga.bots.{game}") is not None:
        found.append("greedy")
    return found


def named(game: str, name: str) -> Bot:
    """A bot for this title by its name; raises UnknownGame."""
    known = names(game)
    if name not in known:
        raise UnknownGame(f"{game} has no bot '{name}': {', '.join(known)}")
    kind = "Random" if name == "random" else "Greedy"
    made = getattr(import_module(f"quadriga.bots.{game if kind == 'Greedy' else name}"), kind)()
    assert isinstance(made, Bot)
    return made
