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


class Army(TypedDict):
    """8.3, 8.6: one side of a battle, its pieces as they stood before the die; then what remains of its strength, and
    the faces of those who were weakened."""

    side: str
    leaders: list[Leader]
    units: list[Unit]
    strength: int
    quality: int
    tactics: int
    left: int
    turned: list[Unit]


class Factor(TypedDict):
    """8.6: something that moves the column or the die, for the attacker if positive, and the section that says so."""

    key: str
    rule: str
    value: int


class Row(TypedDict):
    """A row of the combat table in the column fought in, the faces of the die that lead there, and what is printed."""

    row: int
    faces: list[int]
    attacker: str
    defender: str
    printed: list[str]
    winner: str


class Slip(TypedDict):
    """8.2.1: the die of the defender who would avoid battle: what it must stay below; None until it is thrown."""

    needed: int
    roll: int | None


class Result(TypedDict):
    """What the table gave: its row, what befalls each side, and who has won."""

    row: int
    attacker: str
    defender: str
    winner: str


class Fought(TypedDict):
    """8.1 to 8.5: the battle under way, or the last one: both armies, column, die, result, losses, what came of it."""

    zone: str
    year: int
    step: str
    attacker: Army
    defender: Army
    evasion: Slip | None
    ratio: str
    column: str
    columns: list[str]
    shift: Factor
    modifiers: list[Factor]
    rows: list[Row]
    fixed: bool
    """Whether a stratagem fixes the row instead of the die."""
    die: int | None
    result: Result | None
    weakened: list[str]
    lost: list[str]
    after: list[shown.Told]
    over: bool


class OpenLook(TypedDict):
    """What all see alike of the title's own part of the view."""

    sides: list[Side]
    zones: dict[str, Zone]
    tribes: dict[str, Tribe]
    fleets: list[Fleet]
    refuges: list[Refuge]
    fought: NotRequired[Fought]


class OwnLook(TypedDict):
    """What is not the same for all."""

    hand: NotRequired[list[str]]
    own: NotRequired[Own]


class View(shown.Table, OpenLook, OwnLook):
    """All a player sees."""

    status: Status
