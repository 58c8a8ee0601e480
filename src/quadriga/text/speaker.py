"""Moves, questions, events, refusals and ends of one game as sentences of one language."""

from typing import Final

from quadriga.engine.errors import Refusal
from quadriga.engine.event import HIDDEN, Event
from quadriga.engine.game import Game
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import EMPTY, Counts, Pack
from quadriga.engine.position import WIN, Outcome
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.text.catalogues import Arguments, Catalogue, catalogue
from quadriga.text.rulebook import Rulebook, rulebook_of


class Speaker:
    """Speaks one language about one game."""

    def __init__(self, lang: str, game: Game, rulebook: Rulebook | None = None) -> None:
        self.lang: Final = lang
        self.game: Final = game
        self.rulebook: Final = rulebook_of(game.id) if rulebook is None else rulebook
        self.words: Final[Catalogue] = catalogue(lang, "engine", game.id)
        verbs = game.vocabulary.verbs
        self._open: Final = {name: kind for verb in verbs for name, kind in zip(verb.names, verb.kinds, strict=True)}

    # ---------------------------------------------------------------- the title and how it begins

    def title(self) -> str:
        """The name of the game."""
        return self._own("title")

    def change(self, version: int) -> str:
        """What a behaviour version changed."""
        return self._own(f"change-{version}")

    def scenario(self, id: str) -> str:
        """The name of a scenario."""
        return self._own(f"scenario-{id}")

    def option(self, id: str, value: str | None = None) -> str:
        """The name of an option, or of one of its values."""
        return self._own(f"option-{id}" if value is None else f"option-{id}-{value}")

    # ---------------------------------------------------------------- what is done, asked, told

    def move(self, move: Move) -> str:
        """What a move does, as the player who makes it would say it."""
        verb = self.game.vocabulary.verbs[move.verb].name
        return capitalised(self._own(f"move-{verb}", self._move_arguments(move)))

    def verb(self, number: int) -> str:
        """A verb alone, its things left open."""
        return self.move(Move(number))

    def event(self, event: Event) -> str:
        """What happened; give the event redacted for whoever listens."""
        arguments: dict[str, str | int] = {}
        for name, kind, value in zip(event.kind.names, event.kind.kinds, event.values, strict=True):
            arguments.update(self._argument(name, kind, value, False))
        return capitalised(self._own(f"event-{event.kind.key}", arguments))

    def events(self, events: list[Event]) -> list[str]:
        """What happened, sentence by sentence; what belongs together is said in one.

        Events of a sort may differ in their last argument (`.several`) or in their first (`.gathered`).
        """
        said: list[str] = []
        for run in alike(events):
            kind = run[0].kind
            ways = self.words.attributes(f"{self.game.id}-event-{kind.key}").keys() & {"several", "gathered"}
            if len(run) == 1 or not ways:
                said += [self.event(event) for event in run]
                continue
            way = ways.pop()
            differs = len(kind.names) - 1 if way == "several" else 0
            parts: dict[tuple[int, ...], list[Event]] = {}
            for event in run:
                parts.setdefault(tuple(event.values[:differs] + event.values[differs + 1 :]), []).append(event)
            said += [
                self._several(part, way, differs) if len(part) > 1 else self.event(part[0]) for part in parts.values()
            ]
        return said

    def _several(self, events: list[Event], way: str, differs: int) -> str:
        """Events that differ in one argument alone, as one sentence."""
        kind = events[0].kind
        arguments: dict[str, str | int] = {}
        for at, (name, of, value) in enumerate(zip(kind.names, kind.kinds, events[0].values, strict=True)):
            if at != differs:
                arguments.update(self._argument(name, of, value, False))
        things: dict[str, int] = {}
        for event in events:
            if event.values[differs] != HIDDEN:
                slug = kind.kinds[differs].slug(event.values[differs])
                things[slug] = things.get(slug, 0) + 1
        of_them = kind.kinds[differs].name
        named = [self.value(of_them, slug) if n == 1 else self.counted(of_them, slug, n) for slug, n in things.items()]
        arguments |= {"things": ", ".join(named), "count": len(events), "known": len(named)}
        return capitalised(self.words.attributes(f"{self.game.id}-event-{kind.key}", arguments)[way])

    def prompt(self, prompt: dict[str, object]) -> str:
        """The question of `Position.prompt()`, without its rule."""
        arguments: dict[str, str | int] = {}
        about = prompt["about"]
        assert isinstance(about, list)
        for name, kind, slug in about:
            arguments.update(self._named(name, self.game.vocabulary.kinds[kind], slug))
        return capitalised(self._own(f"prompt-{prompt['key']}", arguments))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused, with the number and title of the rule."""
        key = f"refusal-{refusal.key}"
        arguments: dict[str, str | int] = {}
        for name, kind in self._open.items():
            arguments.update(self._argument(name, kind, ANY, True))
        move = refusal.move
        if 0 <= move.verb < len(self.game.vocabulary.verbs):
            arguments.update(self._move_arguments(move))
            arguments["move"] = self.move(move)
        else:
            arguments["move"] = self.words.text("any")
        own = f"{self.game.id}-{key}"
        sentence = self.words.text(own if self.words.has(own) else key, arguments)
        if not refusal.rule:
            return sentence
        return self.words.text("because", {"sentence": sentence, "rule": self.rule(refusal.rule)})

    def outcome(self, outcome: Outcome, sides: list[str] | None = None) -> str:
        """How the game ended and who won; `sides` are the slugs of the seats' sides where they have some."""
        winners = [
            self.seat(Seat(seat), sides[seat] if sides else None)
            for seat, result in enumerate(outcome.results)
            if result == WIN
        ]
        arguments: dict[str, str | int] = {"winner": ", ".join(winners), "winners": len(winners)}
        arguments["sentence"] = self._own(f"end-{outcome.key}", arguments)
        arguments["rule"] = self.rule(outcome.rule)
        return self.words.text("outcome", arguments)

    def end(self, key: str) -> str:
        """A way the game may end, as a heading: whoever won."""
        return self._own(f"end-{key}", {"winner": self.words.text("any"), "winners": 1})

    def rule(self, id: str) -> str:
        """The number of a rule with its title."""
        rule = self.rulebook.rule(id) if self.rulebook else None
        if rule is None:
            return self.words.text("rule", {"id": id})
        return self.words.text("rule-titled", {"id": id, "title": rule.title[self.lang]})

    # ---------------------------------------------------------------- things

    def value(self, kind: str, slug: str, count: int = 1) -> str:
        """A thing by its kind and slug; what no catalogue names is its slug."""
        known = self.game.vocabulary.kinds.get(kind)
        if known is None:
            return slug
        return str(self._thing(known, slug, count))

    def slug(self, slug: str, count: int = 1) -> str:
        """A thing by its slug alone, whichever kind it is of; one of no kind may still have a heading."""
        for kind in self.game.vocabulary.kinds.values():
            if slug in kind.keys():  # noqa: SIM118
                return self.value(kind.name, slug, count)
        return self.words.text(f"{self.game.id}-stat-{slug}", {"count": count}) if self.has_label(slug) else slug

    def region(self, id: str) -> str:
        """A region of the map."""
        return self._own(f"region-{id}")

    def label(self, name: str, where: str = "stat") -> str:
        """The heading of an entry of the view: `where` is `status` or `stat`."""
        return self._own(f"{where}-{name}") if self.has_label(name, where) else name

    def has_label(self, name: str, where: str = "stat") -> bool:
        """Whether an entry of the view has a heading."""
        return self.words.has(f"{self.game.id}-{where}-{name}")

    def counted(self, kind: str, slug: str, count: int) -> str:
        """So many things of one sort."""
        return self.words.text("counted", {"count": count, "thing": self.value(kind, slug, count)})

    def seat(self, seat: Seat, side: str | None = None) -> str:
        """A place at the table, by the side that it plays where it has one."""
        number = int(seat) + 1
        if side is None:
            return self.words.text("seat", {"number": number})
        return self.words.text("seat-side", {"number": number, "side": self.slug(side)})

    # ---------------------------------------------------------------- arguments

    def _own(self, key: str, arguments: Arguments | None = None) -> str:
        return self.words.text(f"{self.game.id}-{key}", arguments)

    def _move_arguments(self, move: Move) -> dict[str, str | int]:
        verb = self.game.vocabulary.verbs[move.verb]
        arguments: dict[str, str | int] = {}
        for name, kind, value in zip(verb.names, verb.kinds, (move.a, move.b, move.c), strict=False):
            arguments.update(self._argument(name, kind, value, True))
        return arguments

    def _argument(self, name: str, kind: Kind, value: int, in_move: bool) -> dict[str, str | int]:
        if value == HIDDEN:
            return self._unnamed(name, kind, "hidden", self.words.text("hidden"))
        if value == ANY and (in_move or kind.keys()):
            own = f"{self.game.id}-{kind.name}-any"
            return self._unnamed(name, kind, "any", self.words.text(own if self.words.has(own) else "any"))
        return self._named(name, kind, kind.slug(value))

    def _unnamed(self, name: str, kind: Kind, id: str, text: str) -> dict[str, str | int]:
        """Something hidden or left open, in all the forms the named things of its kind have."""
        arguments: dict[str, str | int] = {name: text, f"{name}-id": id}
        slugs = kind.keys()
        own = self.words.attributes(f"{self.game.id}-{kind.name}-{id}")
        for form in self.words.attributes(f"{self.game.id}-{kind.name}-{slugs[0]}") if slugs else ():
            arguments[f"{name}-{form}"] = own.get(form, text)
        return arguments

    def _named(self, name: str, kind: Kind, slug: str) -> dict[str, str | int]:
        """What a sentence may say of one argument: `$zone`, `$zone-id` and `$zone-<attribute>`."""
        arguments: dict[str, str | int] = {name: self._thing(kind, slug), f"{name}-id": slug}
        for form, text in self.words.attributes(f"{self.game.id}-{kind.name}-{slug}", {"count": 1}).items():
            arguments[f"{name}-{form}"] = text
        if isinstance(kind, Pack):
            arguments[f"{name}-count"] = 0 if slug == EMPTY else len(slug.split(kind.between))
        return arguments

    def _thing(self, kind: Kind, slug: str, count: int = 1) -> str | int:
        if isinstance(kind, Pack):
            return self._things(kind, slug)
        slugs = kind.keys()
        if slug in slugs:
            return self._own(f"{kind.name}-{slug}", {"count": count})
        if _is_number(slug):
            return int(slug)
        if slug == "-":
            return self.words.text("nothing")
        parts = [part.rpartition(":") for part in slug.split(".")]
        if all(face in slugs and _is_number(number) for face, _, number in parts):
            return ", ".join(self.counted(kind.name, face, int(number)) for face, _, number in parts)
        return slug

    def _things(self, kind: Pack, slug: str) -> str:
        """All things of a whole choice."""
        if slug == EMPTY:
            return self.words.text("nothing")
        if isinstance(kind, Counts):
            return str(self._thing(kind.of, slug))
        return ", ".join(self.value(kind.of.name, one) for one in slug.split(kind.between))


def alike(events: list[Event]) -> list[list[Event]]:
    """Events in runs of one kind."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and runs[-1][0].kind is event.kind:
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def capitalised(sentence: str) -> str:
    """A sentence that may begin with a thing: `the general leaves` is said `The general leaves`."""
    return sentence[:1].upper() + sentence[1:]


def _is_number(slug: str) -> bool:
    return slug.removeprefix("-").isdecimal()
