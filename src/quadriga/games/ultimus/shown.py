"""The shape of what a player of Ultimus Romanorum sees: the board, his own hand, nothing of the other's."""

from typing import NotRequired, TypedDict

from quadriga.engine import shown

Status = TypedDict(
    "Status",
    {
        "year": int,
        "last": int,
        "phase": str,
        "initiative": str,
        "active": str,
        "event": str,
        "roman-rounds": int,
        "barbarian-rounds": int,
        "council": str | None,
        "plague": str | None,
        "epidemic": str | None,
        "migrant": str | None,
        "sick": str | None,
        "cup": int,
    },
)
"""How far the game has come, and what weighs on the whole board this year."""


class Side(TypedDict):
    """A player: the camp he plays, his points, how many stratagems he holds."""

    side: str
    points: int
    stratagems: int


class Leader(TypedDict):
    """A leader on the map; values are his command, what he is worth as a stratagem, tactics and political capital."""

    side: str
    leader: str
    title: str | None
    values: list[int]
    reconstructed: bool


class Unit(shown.Piece):
    """A unit on the map, on the face it shows; values are strength, quality and tactics; and who commands it."""

    weak: bool
    values: list[int]
    leader: str | None
    reconstructed: bool


class Zone(TypedDict):
    """A zone of the map; zones outside the Empire have no owner."""

    owner: str | None
    pieces: list[Leader | Unit]
    reconstructed: NotRequired[bool]


class Tribe(TypedDict):
    """A tribe: at peace, at war, federated and so on, with its ally, its capital and its king."""

    status: str
    major: bool
    ally: str | None
    capital: str | None
    rex: str | None


class Fleet(TypedDict):
    """A fleet, in a zone or on a sea, with whom it carries."""

    fleet: int
    side: str
    zone: str | None
    sea: str | None
    pieces: list[Leader | Unit]


class Refuge(TypedDict):
    """8.2.2: a city that shelters a beaten army."""

    zone: str
    pieces: list[Leader | Unit]


class Own(TypedDict):
    """At a glance, for the seat: stratagems it knows the other holds, offices, tribes by status, fleets, refuges."""

    known: list[str]
    offices: dict[str, list[str]]
    peoples: dict[str, list[str]]
    fleets: dict[str, str]
    refuges: dict[str, list[str]]


class Result(TypedDict):
    """What the table gave: its row, what befalls each side, and who has won."""

    row: int
    attacker: str
    defender: str
    winner: str


class Fought(TypedDict):
    """8.3 to 8.5: the last battle: strengths, column, result, units weakened and lost, and what came of it."""

    zone: str
    attacker: int
    defender: int
    column: str
    result: Result | None
    weakened: list[str]
    lost: list[str]
    after: list[shown.Told]
    over: bool


class Look(TypedDict):
    """The title's own part of the view."""

    sides: list[Side]
    zones: dict[str, Zone]
    tribes: dict[str, Tribe]
    fleets: list[Fleet]
    refuges: list[Refuge]
    hand: NotRequired[list[str]]
    own: NotRequired[Own]
    fought: NotRequired[Fought]


class View(shown.Table, Look):
    """All a player sees."""

    status: Status
