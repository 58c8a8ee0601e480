"""Bots from outside the package: a class in a file, or one that an installed package offers.

Only their owner names them, on a command line of his own: to load one is to run it.
"""

from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from quadriga.bots.bot import BadBot, Bot

GROUP: Final = "quadriga.bots"
"""The group of entry points under which packages offer bots: `[project.entry-points."quadriga.bots"]`."""
FILE: Final = ".py:"
"""How a bot in a file is told from a name: `my_bot.py:Bot`."""


def from_file(line: str) -> Bot:
    """The bot of `my_bot.py:Bot`; raises BadBot."""
    file, _, name = line.rpartition(":")
    path = Path(file).expanduser()
    if not path.is_file():
        raise BadBot("bot-no-file", file)
    spec = spec_from_file_location(f"quadriga_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadBot("bot-broken", line, _said(error)) from error
    made = getattr(module, name, None)
    if made is None:
        raise BadBot("bot-no-class", line, name)
    return _built(made, line)


def from_packages(name: str) -> Bot | None:
    """The bot that an installed package offers by this name; None if none does. Raises BadBot."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                made = point.load()
            except Exception as error:
                raise BadBot("bot-broken", name, _said(error)) from error
            return _built(made, name)
    return None


def _built(made: Any, line: str) -> Bot:
    try:
        bot = made()
    except Exception as error:
        raise BadBot("bot-broken", line, _said(error)) from error
    if not isinstance(bot, Bot):
        raise BadBot("bot-no-bot", line)
    return bot


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
