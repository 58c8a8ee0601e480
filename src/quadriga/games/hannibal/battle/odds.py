"""A battle by itself, and how it will end when both sides play their battle cards by standing orders (chapter 14)."""

from time import perf_counter
from typing import TYPE_CHECKING, Final, final

from quadriga.engine.chance import Seeded
from quadriga.engine.errors import BadSituation
from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.engine.odds import sampled
from quadriga.engine.position import DRAW, LOSS, WIN, Hearer, Position
from quadriga.engine.seat import Seat
from quadriga.engine.situation import number, object_in, object_of, only
from quadriga.games.hannibal import words
from quadriga.games.hannibal.battle.battle import Battle
from quadriga.games.hannibal.battle.hand import cards_due
from quadriga.games.hannibal.battle.opening import DealBattleCard
from quadriga.games.hannibal.battle.rounds import (
    CounterAttack,
    Lead,
    Match,
    Round,
    SeizeInitiative,
    counter_attack_rating,
    forbids_tactic,
)
from quadriga.games.hannibal.board import (
    AFRICANUS,
    BATTLE_IDS,
    CARTHAGE,
    DOUBLE_ENVELOPMENT,
    FRONTAL,
    GENERAL_IDS,
    HASDRUBAL,
    LONGUS,
    NERO,
    PAULUS,
    PLACES,
    PROBE,
    RESERVE,
    ROME,
    SPACES,
    VARRO,
)
from quadriga.games.hannibal.force import chief_at
from quadriga.games.hannibal.march.army import enemy_cu_here
from quadriga.games.hannibal.march.conditions import forbids_embarking, forbids_landing, forbids_step
from quadriga.games.hannibal.position import DISCARDED, Hannibal

if TYPE_CHECKING:
    from quadriga.games.hannibal.game import HannibalGame

ATTACKER: Final = 0
DEFENDER: Final = 1
NEITHER: Final = 2
SAMPLES: Final = 20_000
POLICY: Final = "lead-largest-share"
"""The standing orders: see `StandingOrders`."""
PLAIN_GENERAL: Final = [-1, VARRO, NERO, HASDRUBAL, AFRICANUS]
"""A general of each battle rating without any talent in battle; nobody for rating 0."""
MOST_RATING: Final = len(PLAIN_GENERAL) - 1
SIDES: Final = ["attacker", "defender"]
"""The sides as a situation names them, in the order of the seats."""


@final
class Side:
    """One side of a battle by itself: a number of cards or a given hand, and who commands."""

    def __init__(self, cards: int, hand: list[int], general: int) -> None:
        self.cards: Final = cards
        self.hand: Final = hand
        self.general: Final = general


@final
class Fight:
    """A battle by itself: the attacker and the defender, and how many cards of each type are out of play already."""

    def __init__(self, sides: list[Side], played: list[int]) -> None:
        self.sides: Final = sides
        self.played: Final = played


@final
class BattleOver(Procedure["Hannibal"]):
    """14.10: under a battle fought by itself: nothing comes after it."""

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        results = [DRAW, DRAW] if battle.loser == NEITHER else [WIN, WIN]
        if battle.loser != NEITHER:
            results[battle.loser] = LOSS
        p.finish(words.END_BATTLE, results)


def begin_situation(game: "HannibalGame", fight: Fight, hear: Hearer | None = None) -> Hannibal:
    """A position at the deal of the battle cards, or at the first lead; the attacker has the first seat."""
    p = game.start()
    assert isinstance(p, Hannibal)
    sides = fight.sides
    p.stack.clear()
    p.card_at = [DISCARDED] * len(p.card_at)
    battle = Battle()
    battle.lay_out(p.board, ATTACKER, p.board.space_number["cannae"], -1, -1)
    p.battle = battle
    for tactic, count in enumerate(fight.played):
        battle.deck[tactic] -= count
    for seat in (ATTACKER, DEFENDER):
        battle.chief[seat] = sides[seat].general
        for tactic, count in enumerate(sides[seat].hand):
            battle.hand[seat * 6 + tactic] = count
            battle.deck[tactic] -= count
        battle.due[seat] = sides[seat].cards - sum(sides[seat].hand)
    p.cu = [0] * len(p.cu)
    p.elephants = [0] * len(p.elephants)
    p.begin(BattleOver())
    p.begin(Round())
    if any(battle.due):
        p.begin(DealBattleCard())
    p.hear = hear
    p.settle()
    p.hear = None
    return p


# ---------------------------------------------------------------- standing orders


@final
class StandingOrders:
    """Both sides: lead the tactic of which you hold the largest share, keep to it, match if you can, take the lead."""

    def decide(self, position: Position, seat: Seat) -> Move:
        """The move the orders ask for."""
        assert isinstance(position, Hannibal)
        top = position.stack[-1]
        if isinstance(top, Lead):
            return lead(position, int(seat))
        if isinstance(top, Match):
            return match(position, int(seat))
        has_cards = position.fighting().cards(int(seat)) > 0
        if isinstance(top, SeizeInitiative):
            return Move(words.TAKE_INITIATIVE if has_cards else words.REMAIN)
        if isinstance(top, CounterAttack):
            return Move(words.COUNTER_ATTACK if has_cards else words.REMAIN)
        return position.moves()[0]

    def is_over(self, position: Position) -> bool:
        """Whether a side has lost."""
        assert isinstance(position, Hannibal)
        return position.fighting().loser != NEITHER

    def answer(self, position: Position) -> object:
        """Who lost, and after how many rounds."""
        assert isinstance(position, Hannibal)
        battle = position.fighting()
        return battle.loser, battle.rounds


def lead(p: Hannibal, side: int) -> Move:
    """The tactic with the largest share, kept to with Reserves; Double Envelopment against a lower rating only."""
    battle = p.fighting()
    if battle.cards(side) == 0:
        return Move(words.CONCEDE)
    hand = battle.hand
    base = side * 6
    kept = battle.card
    if kept >= 0 and kept != DOUBLE_ENVELOPMENT:
        if hand[base + kept]:
            return Move(words.LEAD, kept, kept)
        if hand[base + RESERVE]:
            return Move(words.LEAD, RESERVE, kept)
    best = -1
    for tactic in range(FRONTAL, RESERVE):
        if not hand[base + tactic] or (tactic == DOUBLE_ENVELOPMENT and not _outclasses(p, side)):
            continue
        if best < 0 or _share(p, base, tactic) > _share(p, base, best):
            best = tactic
    if best >= 0:
        return Move(words.LEAD, best, best)
    if hand[base + RESERVE]:
        return Move(words.LEAD, RESERVE, PROBE)
    return Move(words.LEAD, DOUBLE_ENVELOPMENT, DOUBLE_ENVELOPMENT)


def _share(p: Hannibal, base: int, tactic: int) -> float:
    battle = p.fighting()
    return battle.hand[base + tactic] / p.board.battle_count[tactic]


def _outclasses(p: Hannibal, side: int) -> bool:
    """Whether the enemy's general counter-attacks worse than one's own."""
    return _rating(p, 1 - side) < _rating(p, side)


def _rating(p: Hannibal, side: int) -> int:
    battle = p.fighting()
    return 0 if battle.chief[side] < 0 else counter_attack_rating(p, side)


def match(p: Hannibal, side: int) -> Move:
    """The tactic itself, else Hannibal's Probe if he has it, else a Reserve, else the battle is lost."""
    battle = p.fighting()
    for card in (battle.card, PROBE, RESERVE):
        if forbids_tactic(p, side, card, battle.card) == 0:
            return Move(words.MATCH, card)
    return Move(words.CONCEDE)


# ---------------------------------------------------------------- from plain data, and the answer


def battle_odds(game: "HannibalGame", plain: object, samples: int = SAMPLES) -> dict[str, object]:
    """The answer about a situation given as plain data; raises BadSituation."""
    began = perf_counter()
    position = begin_situation(game, read_situation(game, plain))
    orders = StandingOrders()
    found = sampled(position, orders.decide, orders.answer, Seeded(1), orders.is_over, samples)
    wins = found.chance(lambda answer: _first(answer) == DEFENDER)
    low, high = found.interval(wins)
    return {
        "exact": False,
        "attacker_wins": wins,
        "defender_wins": 1 - wins,
        "interval": [low, high],
        "interval_95": {"attacker_wins": [low, high], "defender_wins": [1 - high, 1 - low]},
        "rounds_mean": found.mean(_rounds),
        "samples": found.size,
        "policy": POLICY,
        "seconds": round(perf_counter() - began, 6),
    }


def _first(answer: object) -> int:
    assert isinstance(answer, tuple)
    return int(answer[0])


def _rounds(answer: object) -> float:
    assert isinstance(answer, tuple)
    return float(answer[1])


def read_situation(game: "HannibalGame", plain: object) -> Fight:
    """The two sides of a JSON object and the cards out of play; raises BadSituation, naming the entry."""
    fields = object_of(plain, "")
    only(fields, "", [*SIDES, "played"])
    sides = [_side(game, fields, name) for name in SIDES]
    laid = object_of(fields.get("played", {}), "played")
    only(laid, "played", BATTLE_IDS)
    gone = [number(laid, "played", id, game.board.battle_count[tactic]) for tactic, id in enumerate(BATTLE_IDS)]
    for tactic, count in enumerate(game.board.battle_count):
        if gone[tactic] + sum(side.hand[tactic] for side in sides) > count:
            raise BadSituation("too-many-cards", f"hand.{BATTLE_IDS[tactic]}", str(count))
    if sum(gone) + sum(side.cards for side in sides) > sum(game.board.battle_count):
        raise BadSituation("too-many-cards", "played", str(sum(game.board.battle_count) - sum(s.cards for s in sides)))
    return Fight(sides, gone)


def _side(game: "HannibalGame", fields: dict[str, object], name: str) -> Side:
    side = object_in(fields, name)
    only(side, name, ["cards", "rating", "hand", "general"])
    hand = [0] * len(BATTLE_IDS)
    if "hand" in side:
        given = object_of(side["hand"], f"{name}.hand")
        only(given, f"{name}.hand", BATTLE_IDS)
        hand = [
            number(given, f"{name}.hand", id, game.board.battle_count[tactic]) for tactic, id in enumerate(BATTLE_IDS)
        ]
    cards = number(side, name, "cards", game.board.hand_limit) if "cards" in side else sum(hand)
    if "cards" not in side and "hand" not in side:
        raise BadSituation("missing", f"{name}.cards")
    if sum(hand) > min(cards, game.board.hand_limit):
        raise BadSituation("too-many-cards", f"{name}.hand", str(min(cards, game.board.hand_limit)))
    general = PLAIN_GENERAL[number(side, name, "rating", MOST_RATING)]
    if "general" in side:
        who = side["general"]
        if not isinstance(who, str) or who not in GENERAL_IDS:
            raise BadSituation("not-one-of", f"{name}.general", ", ".join(GENERAL_IDS))
        general = GENERAL_IDS.index(who)
    return Side(cards, hand, general)


# ---------------------------------------------------------------- battles of a game in progress


def battles_at(p: Hannibal, seat: Seat) -> list[tuple[str, dict[str, object]]]:
    """The battle `seat` is in, from the next lead on, or the one about to begin, or those its next step could give."""
    battle = p.battle
    if battle is not None:
        return [under_way(p, int(seat))] if battle.loser == NEITHER and not isinstance(p.stack[-1], Match) else []
    march = p.march
    if march is None or march.at >= SPACES or march.over or not march.cu:
        return []
    here = march.at
    if enemy_cu_here(p):
        return [(p.board.spaces[here], attack(p, here, march.intercepted, march.avoid_failed))]
    if p.active != int(seat):
        return []
    return [(f"{p.board.spaces[space]} {p.board.spaces[here]}", attack(p, space, 0, 0)) for space in targets(p)]


def targets(p: Hannibal) -> list[int]:
    """10.2, 11.2: the spaces with enemy CUs that the army on the march could enter next, by land or by sea."""
    march = p.marching()
    enemy = 1 - p.active
    spaces = [s for s in p.board.near[march.at] if p.cu[enemy * PLACES + s] and forbids_step(p, s) == 0]
    if forbids_embarking(p) == 0:
        ports = [s for s in p.board.ports_with_pisae if p.cu[enemy * PLACES + s] and forbids_landing(p, s, False) == 0]
        spaces.extend([s for s in ports if s not in spaces])
    return spaces


def under_way(p: Hannibal, side: int) -> tuple[str, dict[str, object]]:
    """14.6: what one side knows of a battle; who leads the next round is its attacker."""
    battle = p.fighting()
    sides: list[dict[str, object]] = []
    cards = [min(battle.cards(one) + battle.due[one], p.board.hand_limit) for one in (ROME, CARTHAGE)]
    if cards == [0, 0]:
        cards = [cards_due(p, one) for one in (ROME, CARTHAGE)]
    for one in (battle.lead, 1 - battle.lead):
        known = battle.hand if one == side else battle.shown
        told = commander(p, battle.chief[one], one == CARTHAGE and battle.probe_used == 1)
        if battle.lead != battle.attacker and battle.chief[one] in (LONGUS, PAULUS):
            told = {"rating": counter_attack_rating(p, one)}
        told["cards"] = cards[one]
        told["hand"] = dict(zip(BATTLE_IDS, known[one * 6 : one * 6 + 6], strict=True))
        sides.append(told)
    return p.board.spaces[battle.at], {"attacker": sides[0], "defender": sides[1], "played": played(p)}


def played(p: Hannibal) -> dict[str, int]:
    """The battle cards laid so far in this battle, which nobody can be dealt any more."""
    battle = p.fighting()
    if not any(battle.hand) and not any(battle.due):
        return {}
    bag = battle.deck
    hands = battle.hand
    return {
        id: p.board.battle_count[tactic] - bag[tactic] - hands[tactic] - hands[6 + tactic]
        for tactic, id in enumerate(BATTLE_IDS)
    }


def attack(p: Hannibal, space: int, intercepted: int, avoid_failed: int) -> dict[str, object]:
    """14.1: a battle of the army on the march against all who stand in a space, as the cards would be dealt today."""
    side = p.active
    to_come = p.copy()
    march = to_come.marching()
    march.intercepted = intercepted
    march.avoid_failed = avoid_failed
    to_come.cu[side * PLACES + space] = march.cu
    battle = Battle()
    battle.lay_out(p.board, side, space, -1, -1)
    battle.chief = [chief_at(p, one, space) for one in (ROME, CARTHAGE)]
    battle.chief[side] = march.general
    to_come.battle = battle
    sides: list[dict[str, object]] = []
    for one in (side, 1 - side):
        told = commander(p, battle.chief[one], False)
        told["cards"] = cards_due(to_come, one)
        sides.append(told)
    return {"attacker": sides[0], "defender": sides[1]}


def commander(p: Hannibal, general: int, is_spent: bool) -> dict[str, object]:
    """A general as a situation names him, or by his rating alone once his trick is used up."""
    if general < 0:
        return {"rating": 0}
    return {"rating": p.board.battle[general]} if is_spent else {"general": GENERAL_IDS[general]}
