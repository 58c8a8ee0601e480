"""The shape of what a player of Hannibal sees: the board, his own hand, and nothing of the enemy's."""

from typing import NotRequired, TypedDict

from quadriga.engine import shown

_Status = TypedDict(
    "_Status",
    {
        "turn": int,
        "last": int,
        "phase": str,
        "truce": int,
        "macedon": int,
        "naval-victory": int,
        "hanno-counsels": int,
        "cato-counsels": int,
        "reshuffle": int,
        "deck": int,
        "points-left": NotRequired[int],
    },
)


class Status(_Status):
    """5: turn and phase, what lasts beyond its card, and the card and the march under way."""

    card: NotRequired[str]


class Side(TypedDict):
    """A side: political points, cards in hand, combat units and markers on the map."""

    side: str
    points: int
    cards: int
    units: int
    markers: int


class Piece(shown.Piece):
    """Units, or a general with whether he commands where he stands."""

    command: NotRequired[int]


class Zone(TypedDict):
    """A space: who controls it, what stands there (pieces behind walls end in -inside), siege points."""

    owner: str | None
    pieces: list[Piece]
    marker: NotRequired[str]
    siege: NotRequired[int]
    inside: NotRequired[list[str]]
    isolated: NotRequired[bool]


class Province(TypedDict):
    """19.1, 22.1: who controls a province, whether it counts, and how many spaces each side holds there."""

    owner: str | None
    point: bool
    rome: int
    carthage: int


class Country(TypedDict):
    """22.1: the political points each side has in a country."""

    rome: int
    carthage: int


class March(TypedDict):
    """The army on the march, where it is, the movement points it has left, and where it goes while others are asked."""

    general: str
    at: str
    units: int
    elephants: int
    train: int
    generals: list[str]
    points: int
    towards: NotRequired[str]


class BattleHand(TypedDict):
    """The battle cards of one side: how many, those this seat knows by kind, and how many were shown."""

    cards: int
    known: dict[str, int]
    shown: int


class Battle(TypedDict):
    """A battle under way; lists are by side, Rome first."""

    space: str
    attacker: str
    lead: str
    rounds: int
    hands: list[BattleHand]
    commanders: list[str]
    card: str
    step: str
    sources: NotRequired[list[dict[str, int]]]
    due: NotRequired[list[int]]


Laid = TypedDict("Laid", {"side": str, "card": str, "as": str})
"""A battle card laid, and what it stands for."""


class Cast(TypedDict):
    """A die thrown for a general, and what he needed at most."""

    general: str
    die: str
    needed: str
    success: bool


class Round(TypedDict):
    """One round: the card led and its answer, a die thrown after it, and who leads on if that changed."""

    led: Laid
    matched: Laid | None
    cast: Cast | None
    initiative: str | None


class Fought(TypedDict):
    """The battle under way, or the last one: cards dealt, what came before the first card, rounds, what it came to."""

    space: str
    attacker: str
    dealt: dict[str, int]
    before: list[shown.Told]
    rounds: list[Round]
    after: list[shown.Told]
    winner: str | None
    over: bool


_Own = TypedDict(
    "_Own",
    {"battle-hand": NotRequired[dict[str, int]], "enemy-shown": NotRequired[dict[str, int]]},
)


class Own(_Own):
    """What only one seat may see, beside its hand: cards known of the other and known to it, its battle cards."""

    known: list[str]
    betrayed: list[str]
    army: NotRequired[dict[str, int]]


class OpenLook(TypedDict):
    """What all see alike of the title's own part of the view."""

    sides: list[Side]
    zones: dict[str, Zone]
    provinces: dict[str, Province]
    countries: dict[str, Country]
    signs: dict[str, str | None]
    generals: dict[str, str]
    offices: dict[str, str]
    discards: list[str]
    removed: list[str]
    fought: NotRequired[Fought]
    march: NotRequired[March]


class OwnLook(TypedDict):
    """What is not the same for all."""

    battle: NotRequired[Battle]
    hand: NotRequired[list[str]]
    own: NotRequired[Own]


class View(shown.Table, OpenLook, OwnLook):
    """All a player sees."""

    status: Status
