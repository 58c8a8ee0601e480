"""Cards from the hand, and the hour of the victors (rules 11, S3.01.9)."""

from typing import Final

from quadriga.bots.republic.people import value_of
from quadriga.bots.republic.scene import Scene, offered, with_verb
from quadriga.bots.republic.temper import CONSERVATIVE
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import CONCESSION, INTRIGUE, LAW, STATESMAN
from quadriga.games.republic.whole.revolution.revolt import VictorDecides, strangers
from quadriga.games.republic.whole.rome import AT_WAR, RESERVE, Rome
from quadriga.games.republic.whole.war.battle import LandNow
from quadriga.games.republic.whole.war.strength import army_strength, force, land

TALENTS_A_LEGION: Final = 3
DARE: Final = 1
SHARE: Final = 6
HALF: Final = 5
"""N4.06.2a: who is sober rebels with three talents for each legion and six tenths of all legions, others with one and
half of them."""
RECRUIT: Final = 12
"""What a legion costs the State that must pay it as well."""
DARING: Final = 2
"""By how much an army should be stronger than a war to go on at once."""
DEFENCE: Final = 5
"""The rating of the man whom the Senate will send."""


def play_cards(scene: Scene, moves: list[Move]) -> Move:
    """7.312, 7.32a: statesmen at once, but none takes the place of a consul for life or of a man at war; concessions
    to those who have fewest and least to lose."""
    p = scene.p
    for move in with_verb(moves, words.PLAY_STATESMAN):
        family = p.deck.family[move.a]
        if family != p.life and p.place[family] != AT_WAR:
            return move
    best: Move | None = None
    least = 1000
    for move in with_verb(moves, words.PLAY_CONCESSION):
        burden = 100 * scene.p.holder.count(move.b) + scene.p.influence[move.b]
        if burden < least:
            least = burden
            best = move
    return best if best is not None else moves[-1]


def discard(scene: Scene, moves: list[Move]) -> Move:
    """11.2a: what is least likely to be of use."""
    best = moves[0]
    for move in moves:
        if card_value(scene.p, move.a) < card_value(scene.p, best.a):
            best = move
    return best


def card_value(p: Rome, card: int) -> int:
    """How glad one is of a card."""
    kind = p.deck.kind[card]
    if kind == INTRIGUE:
        id = p.deck.ref[card]
        intrigues = p.deck.intrigues
        if id == intrigues["tribune"]:
            return 8
        return 5 if id in (intrigues["seduction"], intrigues["blackmail"], intrigues["secret_bodyguard"]) else 3
    if kind == STATESMAN:
        return 6
    return 7 if kind == CONCESSION else 2 if kind == LAW else 0


# ---------------------------------------------------------------- victors


def victor(scene: Scene, frame: VictorDecides, moves: list[Move]) -> Move:
    """11.3a, N4.06.2a: command is laid down, unless most legions follow and can be paid."""
    lay_down = moves[0]
    revolt = offered(moves, words.REVOLT)
    if revolt is None:
        return lay_down
    if frame.asked:
        return revolt if can_win(scene, frame.senator) else lay_down
    sound = offered(moves, words.SOUND_OUT)
    if sound is not None and is_tempted(scene, frame.senator):
        return sound
    return lay_down


def is_tempted(scene: Scene, one: int) -> bool:
    """N4.06.2a: whether most legions would follow, could be paid and would win; conservatives want to be surer."""
    p = scene.p
    legions = p.legions_of(one)
    rich = p.talents[one] + p.purse[scene.seat]
    sober = scene.temper == CONSERVATIVE
    if rich < (TALENTS_A_LEGION if sober else DARE) * legions:
        return False
    bought = 1 if p.talents[one] >= legions else 0
    follow = max(0, min(6, 7 - p.deck.loyal_from[p.era] + bought - p.omens()))
    foreign = strangers(p, one)
    hoped = (6 * (legions - foreign) + foreign * follow) // 6
    if 10 * hoped < (SHARE if sober else HALF) * p.legions_in_play():
        return False
    return strength_kept(scene, one, foreign * follow // 6, rich - bought * foreign) > against_him(p, one, foreign)


def strength_kept(scene: Scene, one: int, followers: int, rich: int) -> int:
    """6.2a: his own veterans, of the others as many as he can pay for a turn, and his rating."""
    p = scene.p
    own = p.legions_of(one) - strangers(p, one)
    army = 2 * own + min(followers, max(0, rich) // p.deck.unit_cost)
    return army + min(army, p.cards.military[one])


def against_him(p: Rome, one: int, deserters: int) -> int:
    """11.37a: what the Senate can send next turn: legions in the boxes, at wars, those who leave him, and recruits."""
    found = p.legions + 2 * len(p.veterans(RESERVE)) + DEFENCE
    for other in p.commands:
        if other != one:
            found += army_strength(p, other)
    room = p.deck.most_legions - p.legions_in_play()
    raised = 0 if p.no_recruits else min((p.treasury + p.deck.state_income) // RECRUIT, room)
    return found + raised + deserters // 6


def can_win(scene: Scene, one: int) -> bool:
    """11.37: whether those who followed are stronger than all the Senate can send."""
    p = scene.p
    rich = p.talents[one] + p.purse[scene.seat]
    return strength_kept(scene, one, strangers(p, one), rich) > against_him(p, one, 0)


def pay_legions(scene: Scene, moves: list[Move]) -> Move:
    """11.31a: a talent for each, if he asks them at all."""
    return moves[-1]


def fight_on(scene: Scene, frame: LandNow, moves: list[Move]) -> Move:
    """10.12b: on land at once if the army is strong enough."""
    p = scene.p
    margin = force(p, frame.commander, at_sea=False) - land(p, frame.war)
    return moves[0] if margin >= DARING else moves[-1]


def first_governor(scene: Scene, moves: list[Move]) -> Move:
    """S3.02d: the least man, for three turns."""
    p = scene.p
    best = moves[0]
    least = 1000.0
    for move in moves:
        cost = value_of(scene, move.a) + (10.0 if p.leader[scene.seat] == move.a else 0.0) - move.b
        if cost < least:
            least = cost
            best = move
    return best


def guard(scene: Scene, moves: list[Move]) -> Move:
    """6.0b: for a man whom many would like dead."""
    p = scene.p
    best = moves[-1]
    for move in with_verb(moves, words.GUARD):
        if p.influence[move.a] >= 18 and (best.verb == words.DONE or p.influence[move.a] > p.influence[best.a]):
            best = move
    return best


def keep_guard(scene: Scene, moves: list[Move]) -> Move:
    """6.0b: as long as he is worth it."""
    return moves[0] if scene.p.influence[scene.p.guarded] >= 15 else moves[-1]
