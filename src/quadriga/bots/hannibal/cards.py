"""Which strategy card greedy plays, and how."""

from typing import Final, final

from quadriga.bots.hannibal.marching import LARGEST, SAVE_CAPITAL, outlook
from quadriga.bots.hannibal.provinces import NOTHING, PROVINCE, best_gains, capital, gain, loss
from quadriga.engine.move import Move
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import CARTHAGE, FIRST_OF, LAST_OF, PLACES
from quadriga.games.hannibal.cards.entry import ENTRIES
from quadriga.games.hannibal.cards.in_play import CardInPlay
from quadriga.games.hannibal.cards.numbers import (
    CAPUA_SIDES,
    FLEET_BREAKS_SIEGE,
    GRAIN_SHORTAGE,
    MESSENGER,
    NUMIDIA_REVOLTS,
    PHILIP,
    SURPRISE_SORTIE,
    SYRACUSE_ALLIES,
    TRUCE,
)
from quadriga.games.hannibal.cards.revolts import Revolt, rebels
from quadriga.games.hannibal.cards.strategy import operations
from quadriga.games.hannibal.march.muster import march_limit
from quadriga.games.hannibal.position import Hannibal

CAMPAIGN: Final = 2.0
"""What it is worth to keep a campaign card for a campaign."""


@final
class Plans:
    """What each general could do, remembered for cards that let him do the same."""

    def __init__(self, p: Hannibal, side: int) -> None:
        self._p: Final = p
        self._side: Final = side
        self._known: Final[dict[int, float]] = {}

    def outlook(self, card: int, general: int) -> float:
        """What it is worth to move a general by a card."""
        p = self._p
        p.played = in_play(card)
        key = (general * 16 + march_limit(p, general)) * 4 + (2 if p.board.naval[card] else 0)
        key += 1 if p.board.campaign[card] else 0
        if key not in self._known:
            self._known[key] = outlook(p, self._side, general)
        p.played = None
        return self._known[key]


def card_value(p: Hannibal, side: int, move: Move, known: Plans) -> float:
    """What playing a card so is worth; high numbers are kept for what needs them."""
    if move.verb == words.DISCARD:
        return 0.1 - 0.1 * p.board.ops[move.a]
    number = operations(p, move.a)
    kept = CAMPAIGN if p.board.campaign[move.a] else 0.0
    if move.verb == words.POLITICS:
        return best_gains(p, side, number) - 0.3 * number - kept
    if move.verb == words.RAISE:
        have = p.cu[side * PLACES + move.b]
        return (2.0 + 0.2 * have if have < LARGEST else 1.0) - 0.3 * number - kept
    if move.verb == words.EVENT:
        return event_value(p, side, move.a)
    if move.verb == words.MARCH:
        return known.outlook(move.a, move.b) - 0.5 * number - kept
    able = [g for g in range(FIRST_OF[side], LAST_OF[side]) if p.at[g] >= 0]
    plans = sorted([max(0.0, known.outlook(move.a, general)) for general in able])
    return sum(plans[-p.board.campaign[move.a] :]) - 1.5


def in_play(card: int) -> CardInPlay:
    """A card as if it had just been played."""
    played = CardInPlay()
    played.lay_out(card)
    return played


def event_value(p: Hannibal, side: int, card: int) -> float:
    """What an event is worth, roughly."""
    enemy = 1 - side
    entry = ENTRIES[card]
    if isinstance(entry, Revolt):
        return sum([loss(p, enemy, space) for space in entry.in_revolt(p, side)])
    if card == NUMIDIA_REVOLTS:
        return max([sum([loss(p, enemy, s) for s in rebels(p, enemy, n)]) for n in p.board.numidias])
    if card in (CAPUA_SIDES, SYRACUSE_ALLIES):
        return 2 * PROVINCE
    if card == PHILIP:
        return 3.0 if (side == CARTHAGE) != (p.macedon == 1) else -5.0
    if card == MESSENGER:
        return 6.0
    if card == TRUCE:
        return 8.0 if p.siege[capital(p, side)] else 0.0
    values = sorted([target_value(p, side, card, space) for space in entry.spaces(p, side)], reverse=True)
    return sum(values[: entry.times])


def target_value(p: Hannibal, side: int, card: int, space: int) -> float:
    """What it is worth that an event strikes here."""
    enemy = 1 - side
    if p.siege[space] and p.besieger[space] == enemy and p.control[space] == side:
        lifted = card in (SURPRISE_SORTIE, FLEET_BREAKS_SIEGE)
        return 0.4 * p.cu[enemy * PLACES + space] if not lifted else SAVE_CAPITAL if space == capital(p, side) else 6.0
    if p.siege[space] and p.besieger[space] == side and p.cu[enemy * PLACES + space] == 0:
        return NOTHING
    if p.control[space] == enemy and p.cu[side * PLACES + space] == 0:
        return loss(p, enemy, space) if card == GRAIN_SHORTAGE else gain(p, side, space)
    if p.cu[enemy * PLACES + space]:
        return 0.4 * p.cu[enemy * PLACES + space]
    return 3.0 + 0.2 * p.cu[side * PLACES + space]
