"""A title: what can be started, and with which words."""

import json
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from quadriga.engine.errors import BadSituation, BrokenPosition, QuadrigaError, UnknownGame
from quadriga.engine.form import Form
from quadriga.engine.frame import Frame
from quadriga.engine.position import Hearer, Position, restore
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Vocabulary


@final
class Scenario:
    """A way to begin. `bound` is a number of moves, chance included, that no game of it exceeds."""

    def __init__(self, id: str, bound: int) -> None:
        self.id: Final = id
        self.bound: Final = bound


@final
class Option:
    """A rule a table may switch; the first value is the default."""

    def __init__(self, id: str, values: list[str]) -> None:
        self.id: Final = id
        self.values: Final = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title. Subclasses build a fresh position in `begin`; everything else is shared."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: list[int],
        scenarios: list[Scenario],
        options: list[Option],
        vocabulary: Vocabulary,
        frames: list[type[Frame[Any]]],
        turn_rule: str,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        """The behaviour version: it changes when the same moves lead elsewhere."""
        self.seats: Final = seats
        """The numbers of seats the title can be played with; the first is the default."""
        self.scenarios: Final = scenarios
        self.options: Final = options
        self.vocabulary: Final = vocabulary
        self.frames: Final[dict[str, Any]] = {frame.__name__: frame for frame in frames}
        self.turn_rule: Final = turn_rule
        """The section of the book that says whose turn it is."""

    def begin(self, scenario: int, seats: int, options: list[int]) -> Position:
        """A fresh position of a checked scenario, number of seats and list of option values, not yet settled."""
        raise NotImplementedError

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

    def battles_at(self, position: Position, seat: Seat) -> list[tuple[str, dict[str, object]]]:
        """The battles `seat` has before it in a position: the slug of each zone, and the situation for its odds.

        An attack it may yet choose has a second slug after a blank, that of the zone it would come from.
        """
        return []

    def battle_keys(self) -> tuple[str, ...]:
        """The keys of the events that open a battle, for who looks for the next one in a record."""
        return ()

    def start(self, scenario: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Position:
        """Begin a game; what is left out is the title's first choice. Raises UnknownGame."""
        position = self.begin(self.scenario_number(scenario), self.seat_count(seats), self.option_values(options or {}))
        position.settle()
        return position

    def scenario_number(self, id: str) -> int:
        """The number of a scenario by its id; the empty id is the first."""
        if not id:
            return 0
        for number, scenario in enumerate(self.scenarios):
            if scenario.id == id:
                return number
        raise UnknownGame(f"{self.id} has no scenario '{id}': {', '.join(one.id for one in self.scenarios)}")

    def seat_count(self, seats: int) -> int:
        """The number of seats, checked; 0 is the default."""
        if not seats:
            return self.seats[0]
        if seats not in self.seats:
            raise UnknownGame(f"{self.id} is for {', '.join(str(one) for one in self.seats)} seats, not {seats}")
        return seats

    def option_values(self, options: dict[str, str]) -> list[int]:
        """The value number of each option, in the order of `options`."""
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                raise UnknownGame(f"{self.id} has no option '{id}': {', '.join(known) or 'it has none'}")
            if value not in known[id].values:
                raise UnknownGame(f"option {id} is one of {', '.join(known[id].values)}, not '{value}'")
        return [option.values.index(options.get(option.id, option.values[0])) for option in self.options]

    def from_json(self, text: str) -> Position:
        """A position from `to_json`; raises BrokenPosition with the reason."""
        try:
            plain = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BrokenPosition(f"not JSON: {error}") from None
        return self.from_plain(plain)

    def from_plain(self, plain: object) -> Position:
        """A position from `to_plain`; raises BrokenPosition with the reason."""
        if not isinstance(plain, dict):
            raise BrokenPosition("a position is a JSON object")
        if plain.get("game") != self.id:
            raise BrokenPosition(f"a position of {plain.get('game')!r}, not of {self.id}")
        if plain.get("version") != self.version:
            raise BrokenPosition(f"{self.id} behaves by version {self.version} here, not {plain.get('version')!r}")
        scenario = plain.get("scenario")
        seats = plain.get("seats")
        options = plain.get("options")
        if not isinstance(scenario, str) or not isinstance(seats, int) or not isinstance(options, list):
            raise BrokenPosition("scenario, seats or options are missing")
        if len(options) != len(self.options):
            raise BrokenPosition(f"{len(options)} options, not {len(self.options)}")
        for option, value in zip(self.options, options, strict=True):
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < len(option.values):
                raise BrokenPosition(f"option {option.id} has no value {value!r}")
        try:
            position = self.begin(self.scenario_number(scenario), self.seat_count(seats), options)
        except UnknownGame as error:
            raise BrokenPosition(str(error)) from None
        try:
            restore(position, plain)
        except QuadrigaError:
            raise
        except (TypeError, ValueError, IndexError, KeyError, AssertionError, OverflowError) as error:
            raise BrokenPosition(f"a value the rules could never reach: {error}") from None
        return position
