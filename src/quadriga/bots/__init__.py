"""Players made of code. Each is imported only when somebody asks for it."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from quadriga.bots.bot import BadBot, Bot
from quadriga.bots.judge import WEIGHTS, Judge, read_weights
from quadriga.bots.outside import FILE, from_file, from_packages
from quadriga.engine.errors import UnknownGame

__all__ = ["LEVELS", "BadBot", "Bot", "described", "has_judge", "is_fitted", "judge_of", "named", "names", "usual"]

RUNS = "x"
"""How a budget in runs ends: `race:64x`; one without it is in seconds."""


LEVELS = {"centurio": 0.5, "legatus": 2.5}
"""The searching bots that anybody may ask for, with the seconds of processor time each takes for a decision at most."""


def names(game: str) -> list[str]:
    """The bots that can play this title, the stronger the later; a search only where its judge was fitted."""
    found = ["random"]
    if find_spec(f"quadriga.bots.{game}") is not None:
        found.append("greedy")
        if is_fitted(game):
            found += LEVELS
    return found


def is_fitted(game: str) -> bool:
    """Whether the weights of a title's judge were fitted: before, it knows nothing."""
    return (Path(__file__).parent / game / WEIGHTS).exists()


def usual(game: str) -> str:
    """Whom a newcomer meets: the easy one."""
    return "greedy" if "greedy" in names(game) else names(game)[-1]


def named(game: str, name: str) -> Bot:
    """One of the bots anybody may ask for, by its name; raises UnknownGame."""
    known = names(game)
    if name not in known:
        raise UnknownGame("no-bot", name, ", ".join(known))
    if name in LEVELS:
        return _race(game, "", str(LEVELS[name]))
    made = import_module(f"quadriga.bots.{game if name == 'greedy' else name}")
    bot = made.Greedy() if name == "greedy" else made.Random()
    assert isinstance(bot, Bot)
    return bot


def described(game: str, line: str) -> Bot:
    """A bot as its owner describes it, never a stranger: it may read a file and think as long as it likes.

    A name, or `race:0.05`, which searches so many seconds a decision, `race:64x` so many runs, `race@FILE:64x` with
    other weights; `my_bot.py:Bot`, a class in a file; `program:COMMAND`, another program (`program@0.5:COMMAND` with
    half a second a decision); the name of a bot that an installed package offers. Raises UnknownGame and BadBot.
    """
    kind, _, budget = line.partition(":")
    kind, _, file = kind.partition("@")
    if kind == "program" and budget:
        return _program(game, budget, file)
    if FILE in line:
        return from_file(line)
    if kind == "race" and has_judge(game):
        return _race(game, file, budget)
    found = from_packages(line) if line not in names(game) else None
    return found if found is not None else named(game, line)


def has_judge(game: str) -> bool:
    """Whether a search can play this title."""
    return "greedy" in names(game) and find_spec(f"quadriga.bots.{game}.judge") is not None


def judge_of(game: str, weights: list[float] | None = None) -> Judge:
    """The judge of a title, with its fitted weights or others; raises UnknownGame."""
    if not has_judge(game):
        raise UnknownGame("no-judge", game)
    module = import_module(f"quadriga.bots.{game}.judge")
    made = getattr(module, f"{game.capitalize()}Judge")(weights)
    assert isinstance(made, Judge)
    return made


_programs: dict[tuple[str, str, float], Bot] = {}
"""Programs that were asked for in this process: starting one takes longer than a short game."""


def _program(game: str, command: str, seconds: str) -> Bot:
    from quadriga.bots.program import Program

    try:
        budget = float(seconds or "1")
    except ValueError as error:
        raise UnknownGame("no-budget", seconds, "0.05, 1") from error
    key = (game, command, budget)
    if key not in _programs:
        _programs[key] = Program(game, command, budget)
    return _programs[key]


def _race(game: str, file: str, budget: str) -> Bot:
    from quadriga.bots.race import Race

    judge = judge_of(game)
    if file:
        judge.weights = read_weights(Path(file), judge.names)
    try:
        if budget.endswith(RUNS):
            return Race(judge, runs=int(budget.removesuffix(RUNS)))
        return Race(judge, seconds=float(budget or "0.05"))
    except ValueError as error:
        raise UnknownGame("no-budget", budget, "0.05, 64x") from error
