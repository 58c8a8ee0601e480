"""The shape of what a player of Conquest sees. Nothing is hidden here."""

from typing import NotRequired, TypedDict

from quadriga.engine import shown


class Status(TypedDict):
    """How far the game has come: round, phase, whose turn, and by how much prices are raised."""

    round: int
    phase: str
    active: str | None
    prices: int


class Side(TypedDict):
    """A player: what he has, holds and owes, and who took his emperor."""

    side: str
    home: str | None
    conqueror: str | None
    tribute: int
    treasury: int
    pool: dict[str, int]
    hostages: list[str]
    allies: list[str]


class Piece(shown.Piece):
    """A leader, a galley, or units of one type; with the movement points left, and for units how many have none."""

    points: NotRequired[int]
    ship: NotRequired[str]
    coast: NotRequired[int]
    cargo: NotRequired[dict[str, int]]
    spent: NotRequired[int]
    half: NotRequired[int]


class Zone(TypedDict):
    """A province or a sea zone; only a province has a value and may have a city (2 is one on order)."""

    owner: str | None
    pieces: list[Piece]
    value: NotRequired[int]
    city: NotRequired[int]
    fortification: NotRequired[int]


class Own(TypedDict):
    """What lies beside the map: roads, what is left in the box, prices, and the combat legions of a battle."""

    roads: list[str]
    pools: dict[str, int]
    legions: dict[str, list[int]]
    fallen: dict[str, list[int]]
    prices: dict[str, int]
    battles: list[str]


class Blow(TypedDict):
    """A roll of one side: the faces, those that hit, and how many did; empty until the dice have fallen."""

    side: str
    roll: str
    hitting: str
    hits: int


class Round(TypedDict):
    """A round: what was rolled, and the units that fell by side (infantry, cavalry, catapults)."""

    blows: list[Blow]
    lost: dict[str, list[int]]


class Fought(TypedDict):
    """The battle under way, or the last one, round by round, and what it came to."""

    zone: str
    attacker: str
    defender: str
    naval: bool
    rounds: list[Round]
    after: list[shown.Told]
    winner: str | None
    decided: bool
    over: bool


class Look(TypedDict):
    """The title's own part of the view."""

    sides: list[Side]
    zones: dict[str, Zone]
    own: Own
    fought: NotRequired[Fought]


class View(shown.Table, Look):
    """All a player sees."""

    status: Status
