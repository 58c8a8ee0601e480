"""Which messages a game needs, and what is wrong with its catalogues."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from quadriga.engine.game import Game
from quadriga.engine.pack import Pack
from quadriga.engine.vocabulary import Kind
from quadriga.text.catalogues import LANGUAGES, files

GENERAL: Final = ("partial", "game-over", "not-your-turn", "no-such-choice", "not-now", "not-concerned")
"""The refusals the engine itself gives; a game may have its own words for them."""

SEVERAL: Final = {"things", "count", "known"}
"""What the attribute `.several` of an event may speak of: its last argument, of several events at once; of
`.gathered`: its first."""

Things = list[tuple[str, Kind]]


class _Variables(Visitor):
    """Collects the names of the variables and the messages a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Message:
    """One message of a file: the variables it uses and the attributes it has."""

    def __init__(self, entry: ast.Message) -> None:
        found = _Variables()
        found.visit(entry)
        self.variables: Final = found.names
        self.attributes: Final = {attribute.id.name for attribute in entry.attributes}
        self.has_value: Final = entry.value is not None


def messages(paths: Iterable[Path]) -> tuple[dict[str, Message], list[str]]:
    """The messages of some files, and what is wrong with the files as such: parts that cannot be read, keys twice."""
    found: dict[str, Message] = {}
    faults = []
    for path in paths:
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").splitlines()[0]
                faults.append(f"{path.parent.name}/{path.name}: not Fluent: {first!r}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    faults.append(f"{path.parent.name}/{path.name}: {entry.id.name} is there twice")
                found[entry.id.name] = Message(entry)
    return found, faults


def wanted(game: Game) -> dict[str, Things]:
    """The keys that both catalogues of a game must have, and the things each message may speak of."""
    words = game.vocabulary
    count = Kind("count")
    number: Things = [("count", count)]
    keys: dict[str, Things] = {"title": []}
    for version in range(2, game.version + 1):
        keys[f"change-{version}"] = []
    for scenario in game.scenarios:
        keys[f"scenario-{scenario.id}"] = []
    for option in game.options:
        keys[f"option-{option.id}"] = []
        for value in option.values:
            keys[f"option-{option.id}-{value}"] = []
    for verb in words.verbs:
        keys[f"move-{verb.name}"] = list(zip(verb.names, verb.kinds, strict=True))
    every = [thing for verb in words.verbs for thing in zip(verb.names, verb.kinds, strict=True)]
    for key, _ in words.refusals[1:]:
        keys[f"refusal-{key}"] = [*every, ("move", count)]
    for event in words.events.values():
        keys[f"event-{event.key}"] = list(zip(event.names, event.kinds, strict=True))
    for key in words.prompts:
        keys[f"prompt-{key}"] = [(kind.name, kind) for kind in words.kinds.values()]
    for key in words.ends:
        keys[f"end-{key}"] = [("winner", count), ("winners", count)]
    for kind in words.kinds.values():
        keys.update((f"{kind.name}-{slug}", number) for slug in kind.keys())  # noqa: SIM118
    for region, _ in game.regions():
        keys[f"region-{region}"] = []
    for where, name in _headings(game):
        keys[f"{where}-{name}"] = []
    return {f"{game.id}-{key}": things for key, things in keys.items()}


def _headings(game: Game) -> list[tuple[str, str]]:
    """The entries of the first view that need a heading."""
    view = game.start().view(None)
    status = view.get("status")
    sides = view.get("sides")
    found = [("status", name) for name in status] if isinstance(status, dict) else []
    for side in sides if isinstance(sides, list) else []:
        found += [("stat", name) for name in side if name not in ("side", "name")]
    return found


def faults(game: Game) -> list[str]:
    """What is wrong with the catalogues of a game: `language: key: what`, nothing when they are whole."""
    keys = wanted(game)
    found = []
    for lang in LANGUAGES:
        written, broken = messages(files(lang, game.id))
        found += broken
        for key, things in keys.items():
            message = written.get(key)
            if message is None or not message.has_value:
                found.append(f"{lang}: {key}: missing")
            elif key.startswith(f"{game.id}-prompt-"):
                continue
            else:
                known = {form for name, kind in things for form in _forms(game, written, name, kind)}
                known |= SEVERAL if message.attributes & {"several", "gathered"} else set()
                found += [f"{lang}: {key}: no argument ${name}" for name in sorted(message.variables - known)]
        found += [f"{lang}: {key}: nothing says this" for key in written if key not in keys and not _may(game, key)]
    return found


def _forms(game: Game, written: dict[str, Message], name: str, kind: Kind) -> set[str]:
    """The variables one argument gives a sentence: itself, its slug, and the attributes all things of its kind have."""
    forms = {name, f"{name}-id"} | ({f"{name}-count"} if isinstance(kind, Pack) else set())
    shared: set[str] | None = None
    slugs = kind.keys()
    for slug in slugs:
        message = written.get(f"{game.id}-{kind.name}-{slug}")
        own = message.attributes if message is not None else set()
        shared = own if shared is None else shared & own
    return forms | {f"{name}-{form}" for form in shared or ()}


def _may(game: Game, key: str) -> bool:
    """Whether a key that is not wanted may still be there."""
    own = key.removeprefix(f"{game.id}-")
    if own.startswith(("status-", "stat-")):
        return True
    if own in {f"refusal-{general}" for general in GENERAL}:
        return True
    return own in {f"{kind}-{open}" for kind in game.vocabulary.kinds for open in ("any", "hidden")}
