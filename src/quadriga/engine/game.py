"""A title: what can be started, and with which words."""

import json
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from quadriga.engine.errors import BadSituation, BrokenPosition, QuadrigaError, UnknownGame
from quadriga.engine.form import Form
from quadriga.engine.frame import fields_of, frames_in
from quadriga.engine.move import Move
from quadriga.engine.position import Hearer, Position, restore
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Named, Vocabulary


@final
class Scenario:
    """A way to begin. `bound` is a number of moves, chance included, that no game of it exceeds.

    Where it differs from its title it says for how many seats it is, which options it has and with what defaults.
    """

    def __init__(
        self,
        id: str,
        bound: int,
        seats: list[int] | None = None,
        options: list[str] | None = None,
        defaults: dict[str, str] | None = None,
    ) -> None:
        self.id: Final = id
        self.bound: Final = bound
        self.seats: Final = seats
        """The numbers of seats, the first by default; None: those of the title."""
        self.options: Final = options
        """The ids of its options; None: all of the title."""
        self.defaults: Final = defaults or {}
        """Values of options that are others by default than the first."""


@final
class Option:
    """A rule a table may switch; the first value is the default.

    An option that was added to a title later says in `before` which of its values games have that were begun without
    it: records, tables and positions that do not name it.
    """

    def __init__(self, id: str, values: list[str], before: str = "") -> None:
        assert not before or before in values, f"option {id}: '{before}' is none of its values"
        self.id: Final = id
        self.values: Final = values
        self.before: Final = before


@final
class Remark:
    """Something worth telling: the key of its sentence, its things (name, kind, slug, how many) and numbers."""

    def __init__(self, key: str, things: list[tuple[str, str, str, int | None]], numbers: dict[str, int]) -> None:
        self.key: Final = key
        self.things: Final = things
        self.numbers: Final = numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title. A subclass makes a `fresh` position and sets its pieces up; everything else is shared.

    The steps of the book are found in its `package`, or in its one module.
    """

    def __init__(
        self,
        id: str,
        version: int,
        seats: list[int],
        scenarios: list[Scenario],
        options: list[Option],
        vocabulary: Vocabulary,
        package: str,
        turn_rule: str,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        """The behaviour version: it changes when the same moves lead elsewhere."""
        self.seats: Final = seats
        """The numbers of seats its scenarios can be played with unless they say otherwise; the first is the default."""
        self.scenarios: Final = scenarios
        self.options: Final = options
        self.vocabulary: Final = vocabulary
        frames = frames_in(package)
        self.frames: Final[dict[str, Any]] = {frame.__name__: frame for frame in frames}
        """The steps of the title by name, found in its package."""
        assert len(self.frames) == len(frames), f"{id}: two steps have one name"
        self.frame_fields: Final = {frame.__name__: fields_of(frame) for frame in frames}
        self.turn_rule: Final = turn_rule
        """The section of the book that says whose turn it is."""

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Position:
        """The position of a checked scenario, number of seats and list of option values, not yet laid out."""
        raise NotImplementedError

    def set_up(self, position: Position) -> None:
        """Put the pieces of its scenario on a position that was laid out, and begin the first step."""
        raise NotImplementedError

    def begin(self, scenario: int, seats: int, options: list[int]) -> Position:
        """A position ready to begin, not yet settled."""
        position = self.fresh(scenario, seats, options)
        position.lay_out()
        self.set_up(position)
        return position

    def shape(self) -> Any:
        """The type of the views of its positions: `View` of the title's module `shown`; any object if it has none."""
        return dict[str, object]

    def neighbours(self, zone: str) -> list[str]:
        """The zones next to one, by slugs, for tables that show the map; empty where the title has none."""
        return []

    def regions(self) -> list[tuple[str, list[str]]]:
        """The map in parts, each an id (text `<game>-region-<id>`) and its zones; empty where there are none."""
        return []

    def battle(self, situation: object, hear: Hearer | None = None) -> Position:
        """A position at the battle that `situation` (plain data) describes; it is over when the battle is resolved.

        `hear` receives what happens before the first throw or decision. Raises BadSituation.
        """
        raise BadSituation("no-battles", self.id)

    def forms(self) -> list[Form]:
        """What has to be said to set up a battle by hand, one form for each sort; none where `battle` reads none.

        A form filled in within its limits is a situation, or `battle` says which entry does not go with the others.
        As it begins it is one.
        """
        return []

    def battle_odds(self, situation: object) -> dict[str, object]:
        """How the battle of `situation` will end, exact if it can be, ready for JSON; raises BadSituation."""
        raise BadSituation("no-battles", self.id)

    def timed_battles(self) -> dict[str, object]:
        """Situations whose exact odds are a figure of speed, by the name of the figure (text `cli-bench-<name>`)."""
        return {}

    def timed_scenarios(self) -> list[str]:
        """Scenarios whose speed is a figure beside that of the first (texts `cli-bench-<id>-...`)."""
        return []

    def battles_at(self, position: Position, seat: Seat) -> list[tuple[str, dict[str, object]]]:
        """The battles `seat` has before it in a position: the slug of each zone, and the situation for its odds.

        An attack it may yet choose has a second slug after a blank, that of the zone it would come from.
        """
        return []

    def battle_keys(self) -> tuple[str, ...]:
        """The keys of the events that open a battle, for who looks for the next one in a record."""
        return ()

    def change_keys(self) -> tuple[str, ...]:
        """The keys of the events of a battle that tell what to change on a real board."""
        return ()

    def remarks(self, position: Position, move: Move | None = None) -> list[Remark]:
        """What people should know of the throw that is due, or of one of the moves they choose from."""
        return []

    def start(self, scenario: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Position:
        """Begin a game; what is left out is the title's first choice. Raises UnknownGame."""
        number = self.scenario_number(scenario)
        id = self.scenarios[number].id
        position = self.begin(number, self.seat_count(seats, id), self.option_values(options or {}, id))
        position.settle()
        return position

    def scenario_number(self, id: str) -> int:
        """The number of a scenario by its id; the empty id is the first."""
        if not id:
            return 0
        for number, scenario in enumerate(self.scenarios):
            if scenario.id == id:
                return number
        raise UnknownGame("no-scenario", id, ", ".join([one.id for one in self.scenarios]))

    def seats_of(self, scenario: str = "") -> list[int]:
        """The numbers of seats a scenario can be played with, the default first."""
        own = self.scenarios[self.scenario_number(scenario)].seats
        return self.seats if own is None else own

    def options_of(self, scenario: str = "") -> list[Option]:
        """The options a scenario has, in the order of the title."""
        own = self.scenarios[self.scenario_number(scenario)].options
        return self.options if own is None else [option for option in self.options if option.id in own]

    def seat_count(self, seats: int, scenario: str = "") -> int:
        """The number of seats of a scenario, checked; 0 is the default."""
        possible = self.seats_of(scenario)
        if not seats:
            return possible[0]
        if seats not in possible:
            raise UnknownGame("wrong-seats", str(seats), ", ".join([str(one) for one in possible]))
        return seats

    def option_values(self, options: dict[str, str], scenario: str = "") -> list[int]:
        """The value number of each option of the title, in their order; those a scenario lacks have their first."""
        found = self.scenarios[self.scenario_number(scenario)]
        own = found.options
        values: list[int] = []
        known = 0
        for option in self.options:
            value = options.get(option.id)
            if value is None:
                value = found.defaults.get(option.id, option.values[0])
            elif value not in option.values:
                raise UnknownGame("no-value", f"{option.id}={value}", ", ".join(option.values))
            elif own is None or option.id in own:
                known += 1
            values.append(option.values.index(value))
        if known < len(options):
            offered = [option.id for option in self.options_of(scenario)]
            strange = next(id for id in options if id not in offered)
            raise UnknownGame("no-option", strange, ", ".join(offered) or "-")
        return values

    def implied(self, options: dict[str, str], scenario: str = "") -> dict[str, str]:
        """The options of a game that was stored, with those added since; raises UnknownGame if another one lacks."""
        whole = dict(options)
        own = self.scenarios[self.scenario_number(scenario)].options
        for option in self.options:
            if option.id not in whole and (own is None or option.id in own):
                if not option.before:
                    raise UnknownGame("option-missing", option.id, ", ".join(option.values))
                whole[option.id] = option.before
        return whole

    def kinds(self) -> dict[str, int]:
        """How many things each named kind has: what a stored position has to say so that the title can grow."""
        return {kind.name: len(kind.slugs) for kind in self.vocabulary.kinds.values() if isinstance(kind, Named)}

    def grown(self, kinds: object) -> dict[int, list[int]]:
        """For each number of things a kind has today, how many it had when `kinds` was written, if they were fewer."""
        if not isinstance(kinds, dict):
            raise BrokenPosition("the kinds of a position are numbers by name")
        found: dict[int, list[int]] = {}
        for name, today in self.kinds().items() if kinds else ():
            were = kinds.get(name)
            if isinstance(were, int) and were < today:
                found.setdefault(today, []).append(were)
        return found

    def carry(self, stored: dict[str, object], version: int) -> None:
        """Change a stored position of an older behaviour version into one of today: what was renamed, added, dropped.

        Whatever this leaves undone is found when the position is put back and audited.
        """

    def from_json(self, text: str) -> Position:
        """A position from `to_json`; raises BrokenPosition with the reason."""
        try:
            plain = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BrokenPosition(f"not JSON: {error}") from None
        return self.from_plain(plain)

    def from_plain(self, plain: object) -> Position:
        """A position from `to_plain`, carried over if it is of another behaviour version; raises BrokenPosition."""
        if not isinstance(plain, dict):
            raise BrokenPosition("a position is a JSON object")
        if plain.get("game") != self.id:
            raise BrokenPosition(f"a position of {plain.get('game')!r}, not of {self.id}")
        version = plain.get("version")
        if not isinstance(version, int) or isinstance(version, bool):
            raise BrokenPosition(f"{version!r} is no behaviour version")
        try:
            if version != self.version:
                plain = dict(plain)
                self.carry(plain, version)
            scenario, seats, options = plain.get("scenario"), plain.get("seats"), plain.get("options")
            if not isinstance(scenario, str) or not isinstance(seats, int) or not isinstance(options, dict):
                raise BrokenPosition("scenario, seats or options are missing")
            if any(not isinstance(value, str) for value in options.values()):
                raise BrokenPosition("an option has a value that is no text")
            values = self.option_values(self.implied(options, scenario), scenario)
            position = self.fresh(self.scenario_number(scenario), self.seat_count(seats, scenario), values)
            position.lay_out()
            grown = self.grown(plain.get("kinds", {}))
            if grown:
                self.set_up(position)  # whose pieces are those added since
            restore(position, plain, grown)
        except UnknownGame as error:
            raise BrokenPosition(str(error)) from None
        except QuadrigaError:
            raise
        except (TypeError, ValueError, IndexError, KeyError, AssertionError, OverflowError) as error:
            raise BrokenPosition(f"a value the rules could never reach: {error}") from None
        return position
