"""The pieces: how many, how fast, how dear (sections 4, 5 and 15)."""

from typing import Final, final

from quadriga.engine.data import Entry

INFANTRY: Final = 0
CAVALRY: Final = 1
CATAPULT: Final = 2
GALLEY: Final = 3
CITY: Final = 4
FORTIFICATION: Final = 5
ROAD: Final = 6

LAND_TYPES: Final = 3
"""Infantry, cavalry, catapult: the types that stand in provinces and fight on land."""

NAMES: Final = ["infantry", "cavalry", "catapult", "galley", "city", "fortification", "road"]

LEADERS_EACH: Final = 5
"""An emperor and four generals a colour; leader colour * 5 is the emperor."""

GALLEYS_EACH: Final = 8

MOVES: Final = [1, 2, 1]
"""The movement points of infantry, cavalry and catapults; the marches of cavalry know of no third."""

FACES: Final = ["infantry", "cavalry", "catapult", "galley", "blank"]
"""The different faces of the combat die; the first four match the types of unit."""

COLOURS: Final = ["black", "yellow", "blue", "red", "green", "purple"]
SEATS_AT_MOST: Final = len(COLOURS)


@final
class Pieces:
    """The figures of pieces.toml."""

    def __init__(self, sheet: Entry, index: dict[str, int]) -> None:
        pieces = sheet.entry("pieces")
        each = [pieces.entry(name) for name in NAMES]
        _check_counts(pieces)
        self.price: Final = [piece.number("price", 5, 100) for piece in each]
        self.limit: Final = [_limit(piece) for piece in each]
        self.moves: Final = [piece.number("moves", 1, 4) for piece in each[:4]]
        for piece, moves in zip(each, MOVES, strict=False):
            if piece.number("moves", 1, 4) != moves:
                raise piece.fail(f"'moves' should be {moves}")
        self.leader_moves: Final = pieces.entry("general").number("moves", 1, 4)
        self.city_tribute: Final = each[CITY].number("tribute", 0, 50)
        self.galley_holds: Final = each[GALLEY].number("capacity_land_units", 1, 20)
        self.legion: Final = sheet.entry("movement").number("legion_max_land_units", 1, 20)
        land = sheet.entry("combat").entry("land")
        self.combat_legion: Final = land.number("legion_base", 1, 20)
        self.fort_dice: Final = land.number("fort_dice", 0, 5)
        self.fort_dice_against_catapult: Final = land.number("fort_dice_vs_catapult", 0, 5)
        naval = sheet.entry("combat").entry("naval")
        self.galley_dice: Final = naval.number("dice_per_galley", 1, 3)
        self.naval_rounds: Final = naval.number("max_rounds", 1, 99)
        self.treasury: Final = sheet.entry("money").number("starting_talents", 0, 1000)
        self.talent_step: Final = sheet.entry("money").number("tribute_step", 5, 5)
        _check_steps(sheet.entry("money"), "starting_talents", self.talent_step)
        _check_steps(each[CITY], "tribute", self.talent_step)
        for piece in each:
            _check_steps(piece, "price", self.talent_step)
        self.thresholds: Final = [level.number("threshold", 5, 10000) for level in sheet.entries("inflation")]
        self.multipliers: Final = [level.number("multiplier", 2, 10) for level in sheet.entries("inflation")]
        if len(self.thresholds) != 2:
            raise sheet.fail("there should be two entries [[inflation]]")
        faces = sheet.entry("die").texts("faces")
        if len(faces) != 6 or any(face not in FACES for face in faces):
            raise sheet.entry("die").fail(f"'faces' should be six out of {', '.join(FACES)}")
        self.face_weights: Final = [faces.count(face) for face in FACES]
        self.turn_order: Final = sheet.entry("turn").places("order", index)
        self.homes: Final[list[list[int]]] = [[] for _ in range(7)]
        """For each number of players the homes in play, in turn order."""
        for line in sheet.entry("setup").entries("by_players"):
            players = line.number("players", 2, 6)
            self.homes[players] = line.places("homes", index)
            if len(set(self.homes[players])) != players or len(self.homes[players]) != players:
                raise line.fail(f"should name {players} different homes")
            if any(home not in self.turn_order for home in self.homes[players]):
                raise line.fail("names a home that has no place in the turn order")
        for players in range(2, 7):
            if not self.homes[players]:
                raise sheet.entry("setup").fail(f"there should be an entry [[by_players]] for {players} players")
        start = sheet.entry("setup").entry("each_home")
        self.start_infantry: Final = start.number("infantry", 0, self.limit[INFANTRY])
        inland = sheet.entry("placement").entry("galleys_landlocked_home")
        for home in inland.names():
            if home not in index:
                raise inland.fail(f"'{home}' is no province")
        self.landlocked: Final = {index[home]: inland.places(home, index) for home in inland.names()}
        """For a home without a coast, the provinces whose coasts serve it."""


def _limit(piece: Entry) -> int:
    shared = piece.has("limit_shared")
    return piece.number("limit_shared" if shared else "limit_per_player", 1, 99)


def _check_counts(pieces: Entry) -> None:
    """2: leaders and galleys have names, so their number is no mere figure; every home needs its fortified city."""
    for name, number in (("emperor", 1), ("general", LEADERS_EACH - 1), ("galley", GALLEYS_EACH)):
        pieces.entry(name).number("limit_per_player", number, number)
    for name in ("city", "fortification"):
        pieces.entry(name).number("limit_shared", len(COLOURS), 99)


def _check_steps(entry: Entry, key: str, step: int) -> None:
    """4.1: coins are of five and ten talents."""
    if entry.number(key, 0, 1000) % step:
        raise entry.fail(f"'{key}' should be in steps of {step} talents, not {entry.number(key, 0, 1000)}")
