"""Which messages a game needs in every language."""

from collections.abc import Callable
from typing import Final

from quadriga.engine.game import Game

LANGUAGES: Final = ("en", "fr")

Texts = Callable[[str, str], bool]
"""Whether a language has a message: (language, key)."""


def keys(game: Game) -> list[str]:
    """The keys of everything a game can say: titles, options, moves, questions, events, refusals, ends, things."""
    words = game.vocabulary
    found = ["title", *[f"scenario-{scenario.id}" for scenario in game.scenarios]]
    for option in game.options:
        found += [f"option-{option.id}", *[f"option-{option.id}-{value}" for value in option.values]]
    found += [f"move-{verb.name}" for verb in words.verbs]
    found += [f"prompt-{key}" for key in words.prompts]
    found += [f"event-{key}" for key in words.events]
    found += [f"refusal-{key}" for key, _ in words.refusals[1:]]
    found += [f"end-{key}" for key in words.ends]
    found += [f"{kind.name}-{slug}" for kind in words.kinds.values() for slug in kind.keys()]  # noqa: SIM118
    return [f"{game.id}-{key}" for key in found]


def headings(game: Game, view: dict[str, object]) -> set[str]:
    """The keys that the entries of a view need: names of numbers, and slugs that are values of the kind named alike."""
    found = set()
    status, sides = view.get("status"), view.get("sides")
    rows = [("status", status), *[("stat", side) for side in (sides if isinstance(sides, list) else [])]]
    for where, row in rows:
        for name, value in row.items() if isinstance(row, dict) else ():
            if name not in ("side", "name"):
                found.add(f"{game.id}-{where}-{name}")
            if isinstance(value, str) and name in game.vocabulary.kinds:
                found.add(f"{game.id}-{name}-{value}")
    return found


def missing(wanted: list[str], texts: Texts) -> list[str]:
    """english-french: the keys without a text, each with the language that lacks it."""
    return [f"{language}: {key}" for language in LANGUAGES for key in wanted if not texts(language, key)]
