"""What a seat may see of a game: the board, its own hand, and nothing of the enemy's."""

from quadriga.engine.seat import Seat
from quadriga.games.hannibal import words
from quadriga.games.hannibal.battle.hand import hand_sources
from quadriga.games.hannibal.battle.step import battle_step
from quadriga.games.hannibal.battle.story import fought
from quadriga.games.hannibal.board import (
    BATTLE_IDS,
    BATTLE_STEPS,
    CARDS,
    CARTHAGE,
    CITY,
    COUNTRIES,
    FIRST_OF,
    GENERAL_IDS,
    GENERALS,
    LAST_OF,
    NEUTRAL,
    PLACES,
    ROME,
    SIDES,
    SPACES,
    STEP_ROUNDS,
)
from quadriga.games.hannibal.force import is_consul
from quadriga.games.hannibal.march.step import TakeStep
from quadriga.games.hannibal.march.voyage import Voyage
from quadriga.games.hannibal.politics import isolated
from quadriga.games.hannibal.position import DECK, DISCARDED, DISPLACED, GONE, NOT_YET, OUT, POOL, Hannibal
from quadriga.games.hannibal.shown import (
    Battle,
    BattleHand,
    Country,
    OpenLook,
    Own,
    OwnLook,
    Piece,
    Province,
    Side,
    Status,
    Zone,
)


def look_open(p: Hannibal) -> OpenLook:
    """Everything that lies open, ready for JSON."""
    generals: dict[int, list[int]] = {}
    for general in range(GENERALS):
        generals.setdefault(p.at[general], []).append(general)
    zones = {p.board.spaces[space]: _zone(p, space, generals) for space in range(SPACES)}
    for side in (ROME, CARTHAGE):
        for space in isolated(p, side):
            zones[p.board.spaces[space]]["isolated"] = True
    view: OpenLook = {
        "sides": [_side(p, ROME), _side(p, CARTHAGE)],
        "zones": zones,
        "provinces": _provinces(p),
        "countries": _countries(p),
        "signs": _signs(p),
        "generals": {GENERAL_IDS[general]: _whereabouts(p, general) for general in range(GENERALS)},
        "offices": _offices(p),
        "discards": [p.board.cards[card] for card in range(CARDS) if p.card_at[card] == DISCARDED],
        "removed": [p.board.cards[card] for card in range(CARDS) if p.card_at[card] == OUT],
    }
    story = fought(p)
    if story is not None:
        view["fought"] = story
    march = p.march
    if march is not None:
        view["march"] = {
            "general": GENERAL_IDS[march.general],
            "at": p.board.spaces[p.board.space_of[march.at]],
            "units": march.cu,
            "elephants": march.elephants,
            "train": march.train,
            "generals": [GENERAL_IDS[g] for g in range(GENERALS) if march.generals >> g & 1],
            "points": march.limit - march.spent,
        }
        towards = destination(p)
        if towards >= 0:
            view["march"]["towards"] = p.board.spaces[towards]
    return view


def look_own(p: Hannibal, seat: Seat | None) -> OwnLook:
    """What `seat` (None = a spectator) may know beside that."""
    view: OwnLook = {}
    if p.battle is not None:
        view["battle"] = _battle(p, seat)
    if seat is not None and int(seat) in (ROME, CARTHAGE):
        mine = int(seat)
        view["hand"] = [p.board.cards[card] for card in p.hand(mine)]
        view["own"] = _own(p, mine)
    return view


def _offices(p: Hannibal) -> dict[str, str]:
    """6.4, 6.6, 6.7: the Roman generals on the map, each consul or proconsul."""
    return {
        GENERAL_IDS[general]: "consul" if is_consul(p, general) else "proconsul"
        for general in range(FIRST_OF[ROME], LAST_OF[ROME])
        if p.at[general] >= 0
    }


def destination(p: Hannibal) -> int:
    """25 (41, 60): the space an army is about to enter, by land or sea, while the enemy may hold it back; or -1."""
    for frame in p.stack[::-1]:
        if isinstance(frame, (TakeStep, Voyage)):
            return frame.space
    return -1


def _provinces(p: Hannibal) -> dict[str, Province]:
    """19.1, 22.1: who controls each province, with how many spaces each side holds there."""
    found: dict[str, Province] = {}
    for province, id in enumerate(p.board.provinces):
        spaces = p.board.in_province[province]
        held = [sum(1 for space in spaces if p.control[space] == side) for side in (ROME, CARTHAGE)]
        owner = [SIDES[side] for side in (ROME, CARTHAGE) if p.controls(side, province)]
        found[id] = {
            "owner": owner[-1] if owner else None,
            "point": p.board.scores[province],
            "rome": held[ROME],
            "carthage": held[CARTHAGE],
        }
    return found


def _countries(p: Hannibal) -> dict[str, Country]:
    """22.1: the political points each side has in each country."""
    board = p.board
    found: dict[str, Country] = {}
    for country, id in enumerate(COUNTRIES):
        provinces = [one for one in range(len(board.provinces)) if board.country[one] == country and board.scores[one]]
        points = [sum(p.controls(side, one) for one in provinces) for side in (ROME, CARTHAGE)]
        found[id] = {"rome": points[ROME], "carthage": points[CARTHAGE]}
    return found


def _signs(p: Hannibal) -> dict[str, str | None]:
    """What lasts beyond the card that brought it, and for which side; None where it is the same for both."""
    signs: list[tuple[str, int, str | None]] = [
        ("truce", p.truce, None),
        ("macedon", p.macedon, SIDES[CARTHAGE]),
        ("naval-victory", p.naval_victory, SIDES[CARTHAGE]),
        ("hanno-counsels", p.hanno_counsels, SIDES[CARTHAGE]),
        ("cato-counsels", p.cato_counsels, SIDES[ROME]),
        ("reshuffle", p.reshuffle, None),
    ]
    return {name: side for name, holds, side in signs if holds}


def _own(p: Hannibal, mine: int) -> Own:
    """What only one seat may see, beside its hand."""
    own: Own = {
        "known": [p.board.cards[card] for card in p.hand(1 - mine) if p.seen[card]],
        "betrayed": [p.board.cards[card] for card in p.hand(mine) if p.seen[card]],
    }
    battle = p.battle
    if battle is not None:
        hand = battle.hand[mine * 6 : mine * 6 + 6]
        shown = battle.shown[(1 - mine) * 6 : (1 - mine) * 6 + 6]
        own["battle-hand"] = dict(zip(BATTLE_IDS, hand, strict=True))
        own["enemy-shown"] = dict(zip(BATTLE_IDS, shown, strict=True))
    march = p.march
    if march is not None:
        common = march.cu - march.elephants
        own["army"] = {"unit": common, "elephant": march.elephants, "siege-train": march.train}
    return own


def moment(p: Hannibal) -> Status:
    """5: turn and phase, what lasts, and the card and the march under way."""
    status: Status = {
        "turn": p.game_turn,
        "last": p.last_turn(),
        "phase": words.PHASE.slug(p.phase),
        "truce": p.truce,
        "macedon": p.macedon,
        "naval-victory": p.naval_victory,
        "hanno-counsels": p.hanno_counsels,
        "cato-counsels": p.cato_counsels,
        "reshuffle": p.reshuffle,
        "deck": p.card_at.count(DECK),
    }
    march = p.march
    if march is not None:
        status["points-left"] = march.limit - march.spent
    if p.played is not None:
        status["card"] = p.board.cards[p.played.card]
    return status


def _side(p: Hannibal, side: int) -> Side:
    return {
        "side": SIDES[side],
        "points": p.points(side),
        "cards": p.hand_count(side),
        "units": sum(p.cu[side * PLACES : (side + 1) * PLACES]),
        "markers": p.control.count(side),
    }


def _zone(p: Hannibal, space: int, generals: dict[int, list[int]]) -> Zone:
    """`generals` are those of each place."""
    pieces: list[Piece] = []
    within: list[str] = []
    inside = p.board.inside[space]
    _add_pieces(p, space, "", pieces, generals)
    if inside >= 0:
        _add_pieces(p, inside, "-inside", pieces, generals)
        within = [GENERAL_IDS[general] for general in generals.get(inside, ())]
    owner = p.control[space]
    zone: Zone = {"owner": None if owner == NEUTRAL else SIDES[owner], "pieces": pieces}
    if p.board.kind[space] == CITY:
        zone["marker"] = "city"
    elif p.tribe[space]:
        zone["marker"] = "tribe"
    if p.siege[space]:
        zone["siege"] = p.siege[space]
    if within:
        zone["inside"] = within
    return zone


def _add_pieces(
    p: Hannibal, place: int, behind_walls: str, pieces: list[Piece], generals: dict[int, list[int]]
) -> None:
    romans = p.cu[ROME * PLACES + place]
    if romans:
        pieces.append({"side": SIDES[ROME], "piece": "unit" + behind_walls, "count": romans})
    units = p.cu[CARTHAGE * PLACES + place]
    if units:
        elephants = p.elephants[place]
        if units > elephants:
            pieces.append({"side": SIDES[CARTHAGE], "piece": "unit" + behind_walls, "count": units - elephants})
        if elephants:
            pieces.append({"side": SIDES[CARTHAGE], "piece": "elephant" + behind_walls, "count": elephants})
    for general in generals.get(place, ()):
        who = SIDES[p.board.side_of[general]]
        pieces.append({"side": who, "piece": GENERAL_IDS[general], "count": 1, "command": p.chief[general]})
    if p.train == place:
        pieces.append({"side": SIDES[CARTHAGE], "piece": "siege-train" + behind_walls, "count": 1})


def _whereabouts(p: Hannibal, general: int) -> str:
    place = p.at[general]
    if place >= 0:
        return p.board.spaces[p.board.space_of[place]]
    return {POOL: "pool", DISPLACED: "displaced", GONE: "gone", NOT_YET: "not-yet"}[place]


def _battle(p: Hannibal, seat: Seat | None) -> Battle:
    battle = p.fighting()
    hands: list[BattleHand] = []
    for side in (ROME, CARTHAGE):
        counts = battle.hand if seat is not None and int(seat) == side else battle.shown
        known = counts[side * 6 : side * 6 + 6]
        shown = sum(battle.shown[side * 6 : side * 6 + 6])
        named = dict(zip(BATTLE_IDS, known, strict=True))
        hands.append({"cards": battle.cards(side), "known": named, "shown": shown})
    step = battle_step(p)
    told: Battle = {
        "space": p.board.spaces[battle.at],
        "attacker": SIDES[battle.attacker],
        "lead": SIDES[battle.lead],
        "rounds": battle.rounds,
        "hands": hands,
        "commanders": ["" if g < 0 else GENERAL_IDS[g] for g in battle.chief],
        "card": "" if battle.card < 0 else BATTLE_IDS[battle.card],
        "step": BATTLE_STEPS[step],
    }
    if step <= STEP_ROUNDS:
        sources = [hand_sources(p, side) for side in (ROME, CARTHAGE)]
        told["sources"] = sources
        told["due"] = [sum(one.values()) for one in sources]
    return told
