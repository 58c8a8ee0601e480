"""What a seat may see of a game: the board, its own hand, and nothing of the enemy's."""

from quadriga.engine.seat import Seat
from quadriga.games.hannibal.battle_hand import hand_sources
from quadriga.games.hannibal.battle_steps import battle_step
from quadriga.games.hannibal.board import (
    BATTLE_IDS,
    BATTLE_STEPS,
    CARDS,
    CARTHAGE,
    CITY,
    COUNTRIES,
    GENERAL_IDS,
    GENERALS,
    NEUTRAL,
    PLACES,
    ROME,
    SIDES,
    SPACES,
    STEP_ROUNDS,
)
from quadriga.games.hannibal.politics import isolated
from quadriga.games.hannibal.position import DECK, DISCARDED, DISPLACED, GONE, NOT_YET, OUT, POOL, Hannibal
from quadriga.games.hannibal.words import PHASE


def look(p: Hannibal, seat: Seat | None) -> dict[str, object]:
    """Everything `seat` (None = a spectator) may know, ready for JSON."""
    zones = {p.board.spaces[space]: _zone(p, space) for space in range(SPACES)}
    for side in (ROME, CARTHAGE):
        for space in isolated(p, side):
            zones[p.board.spaces[space]]["isolated"] = True
    view: dict[str, object] = {
        "sides": [_side(p, ROME), _side(p, CARTHAGE)],
        "zones": zones,
        "provinces": _provinces(p),
        "countries": _countries(p),
        "signs": _signs(p),
        "generals": {GENERAL_IDS[general]: _whereabouts(p, general) for general in range(GENERALS)},
        "discards": [p.board.cards[card] for card in range(CARDS) if p.card_at[card] == DISCARDED],
        "removed": [p.board.cards[card] for card in range(CARDS) if p.card_at[card] == OUT],
    }
    if p.battle_at >= 0:
        view["battle"] = _battle(p, seat)
    if p.marcher >= 0:
        view["march"] = {
            "general": GENERAL_IDS[p.marcher],
            "at": p.board.spaces[p.board.space_of[p.march_at]],
            "units": p.army_cu,
            "elephants": p.army_elephants,
            "train": p.army_train,
            "generals": [GENERAL_IDS[g] for g in range(GENERALS) if p.army_generals >> g & 1],
            "points": p.march_limit - p.march_spent,
        }
    if seat is not None and int(seat) in (ROME, CARTHAGE):
        mine = int(seat)
        view["hand"] = [p.board.cards[card] for card in p.hand(mine)]
        view["own"] = _own(p, mine)
    return view


def _provinces(p: Hannibal) -> dict[str, object]:
    """19.1, 22.1: who controls each province, with how many spaces each side holds there."""
    found: dict[str, object] = {}
    for province, id in enumerate(p.board.provinces):
        spaces = p.board.in_province[province]
        shown: dict[str, object] = {"owner": None, "point": p.board.scores[province]}
        for side in (ROME, CARTHAGE):
            shown[SIDES[side]] = sum(1 for space in spaces if p.control[space] == side)
            if p.controls(side, province):
                shown["owner"] = SIDES[side]
        found[id] = shown
    return found


def _countries(p: Hannibal) -> dict[str, object]:
    """22.1: the political points each side has in each country."""
    board = p.board
    found: dict[str, object] = {}
    for country, id in enumerate(COUNTRIES):
        provinces = [one for one in range(len(board.provinces)) if board.country[one] == country and board.scores[one]]
        found[id] = {SIDES[side]: sum(p.controls(side, one) for one in provinces) for side in (ROME, CARTHAGE)}
    return found


def _signs(p: Hannibal) -> dict[str, object]:
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


def _own(p: Hannibal, mine: int) -> dict[str, object]:
    """What only one seat may see, beside its hand."""
    own: dict[str, object] = {
        "known": [p.board.cards[card] for card in p.hand(1 - mine) if p.seen[card]],
        "betrayed": [p.board.cards[card] for card in p.hand(mine) if p.seen[card]],
    }
    if p.battle_at >= 0:
        hand = p.battle_hand[mine * 6 : mine * 6 + 6]
        shown = p.battle_shown[(1 - mine) * 6 : (1 - mine) * 6 + 6]
        own["battle-hand"] = dict(zip(BATTLE_IDS, hand, strict=True))
        own["enemy-shown"] = dict(zip(BATTLE_IDS, shown, strict=True))
    if p.marcher >= 0:
        common = p.army_cu - p.army_elephants
        own["army"] = {"unit": common, "elephant": p.army_elephants, "siege-train": p.army_train}
    return own


def moment(p: Hannibal) -> dict[str, object]:
    """5: turn and phase, what lasts, and the card and the march under way."""
    status: dict[str, object] = {
        "turn": p.game_turn,
        "last": p.last_turn(),
        "phase": PHASE.slug(p.phase),
        "truce": p.truce,
        "macedon": p.macedon,
        "naval-victory": p.naval_victory,
        "hanno-counsels": p.hanno_counsels,
        "cato-counsels": p.cato_counsels,
        "reshuffle": p.reshuffle,
        "deck": p.card_at.count(DECK),
    }
    if p.marcher >= 0:
        status["points-left"] = p.march_limit - p.march_spent
    if p.card >= 0:
        status["card"] = p.board.cards[p.card]
    return status


def _side(p: Hannibal, side: int) -> dict[str, object]:
    return {
        "side": SIDES[side],
        "points": p.points(side),
        "cards": p.hand_count(side),
        "units": sum(p.cu[side * PLACES : (side + 1) * PLACES]),
        "markers": p.control.count(side),
    }


def _zone(p: Hannibal, space: int) -> dict[str, object]:
    pieces: list[dict[str, object]] = []
    within: list[str] = []
    places = [space] if p.board.inside[space] < 0 else [space, p.board.inside[space]]
    for place in places:
        behind_walls = "" if place == space else "-inside"
        for side in (ROME, CARTHAGE):
            count = p.cu[side * PLACES + place]
            elephants = p.elephants[place] if side == CARTHAGE else 0
            for piece, number in (("unit", count - elephants), ("elephant", elephants)):
                if number:
                    pieces.append({"side": SIDES[side], "piece": piece + behind_walls, "count": number})
        for general in range(GENERALS):
            if p.at[general] == place:
                id = GENERAL_IDS[general]
                who = SIDES[p.board.side_of[general]]
                pieces.append({"side": who, "piece": id, "count": 1, "command": p.chief[general]})
                if behind_walls:
                    within.append(id)
        if p.train == place:
            pieces.append({"side": SIDES[CARTHAGE], "piece": "siege-train" + behind_walls, "count": 1})
    owner = p.control[space]
    zone: dict[str, object] = {"owner": None if owner == NEUTRAL else SIDES[owner], "pieces": pieces}
    if p.board.kind[space] == CITY:
        zone["marker"] = "city"
    elif p.tribe[space]:
        zone["marker"] = "tribe"
    if p.siege[space]:
        zone["siege"] = p.siege[space]
    if within:
        zone["inside"] = within
    return zone


def _whereabouts(p: Hannibal, general: int) -> str:
    place = p.at[general]
    if place >= 0:
        return p.board.spaces[p.board.space_of[place]]
    return {POOL: "pool", DISPLACED: "displaced", GONE: "gone", NOT_YET: "not-yet"}[place]


def _battle(p: Hannibal, seat: Seat | None) -> dict[str, object]:
    hands: list[object] = []
    for side in (ROME, CARTHAGE):
        counts = p.battle_hand if seat is not None and int(seat) == side else p.battle_shown
        known = counts[side * 6 : side * 6 + 6]
        shown = sum(p.battle_shown[side * 6 : side * 6 + 6])
        named = dict(zip(BATTLE_IDS, known, strict=True))
        hands.append({"cards": p.battle_cards(side), "known": named, "shown": shown})
    step = battle_step(p)
    battle: dict[str, object] = {
        "space": p.board.spaces[p.battle_at],
        "attacker": SIDES[p.battle_attacker],
        "lead": SIDES[p.battle_lead],
        "rounds": p.battle_rounds,
        "hands": hands,
        "commanders": ["" if g < 0 else GENERAL_IDS[g] for g in p.battle_chief],
        "card": "" if p.battle_card < 0 else BATTLE_IDS[p.battle_card],
        "step": BATTLE_STEPS[step],
    }
    if step <= STEP_ROUNDS:
        sources = [hand_sources(p, side) for side in (ROME, CARTHAGE)]
        battle["sources"] = sources
        battle["due"] = [sum(one.values()) for one in sources]
    return battle
