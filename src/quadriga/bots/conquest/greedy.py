"""The bot that plays like a sensible beginner: it looks one step ahead and knows what a battle is worth."""

from typing import final

from quadriga.bots.bot import Bot
from quadriga.bots.conquest import battles, purchases, sailing
from quadriga.bots.conquest.marching import plan
from quadriga.bots.conquest.scene import FAR, Scene, distances
from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.land import FormLegion, Losses, StandOrRetreat, battle_of
from quadriga.games.conquest.battle.parts import ATTACKER
from quadriga.games.conquest.battle.retreat import Withdrawal
from quadriga.games.conquest.board import PROVINCES, Board
from quadriga.games.conquest.economy.ransom import Exchange, Promises, Ransom, Reply
from quadriga.games.conquest.movement.march import Muster
from quadriga.games.conquest.movement.sail import Boarding, Loading
from quadriga.games.conquest.position import Conquest

WORTH_A_MOVE = 0.4
"""A step must promise that much, else the leader stays."""


@final
class Greedy(Bot):
    """Expands into empty provinces, attacks when the odds are good, keeps its emperor among his guards."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._steps: list[list[int]] = []

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        assert isinstance(position, Conquest)
        scene = Scene(position, int(seat), self._distances(position.board))
        verb = moves[0].verb
        if verb == words.CHOOSE_HOME:
            return best_home(scene, moves)
        if verb == words.TAKE:
            return follow(scene)
        frame = position.stack[-1]
        if isinstance(frame, Boarding):
            return sailing.board(scene, frame, moves)
        if isinstance(frame, Loading):
            return sailing.load(scene, frame, moves)
        if verb in (words.FIGHT, words.ENGAGE, words.END_COMBAT):
            return battles.next_battle(scene, moves)
        if position.phase == 1 and moves[-1].verb == words.END_MOVEMENT:
            return march(scene, moves)
        return self._fight(scene, moves, verb)

    def _distances(self, board: Board) -> list[list[int]]:
        if self._board is not board:
            self._board = board
            self._steps = distances(board)
        return self._steps

    def _fight(self, scene: Scene, moves: list[Move], verb: int) -> Move:
        """The decisions of a battle."""
        frame = scene.p.stack[-1]
        if isinstance(frame, FormLegion):
            return battles.form(scene, moves, battle_of(scene.p).zone)
        if isinstance(frame, (Losses, StandOrRetreat)):
            battle = battle_of(scene.p)
            enemy = battle.seat(ATTACKER - frame.side)
            attacks = frame.side == ATTACKER
            if isinstance(frame, Losses):
                return battles.lose(scene, moves, battle.zone, enemy, attacks)
            return battles.stand_or_retreat(scene, moves, battle.zone, enemy, attacks)
        if isinstance(frame, Withdrawal):
            return battles.withdraw(scene, moves, frame.zone)
        if verb == words.CUT_DOWN:
            return battles.cut_down(moves)
        if verb == words.SINK:
            return battles.sink(scene, moves)
        return self._rule(scene, moves, verb)

    def _rule(self, scene: Scene, moves: list[Move], verb: int) -> Move:
        """The decisions between battles: cities, talents, captives. A captive is held: he may bring a ransom."""
        frame = scene.p.stack[-1]
        if isinstance(frame, Reply):
            return purchases.replies(scene, frame, moves)
        if isinstance(frame, (Ransom, Exchange, Promises)):
            return purchases.name(scene, frame, moves)
        if verb == words.MOOR:
            return sailing.moor(scene, moves)
        last = moves[-1].verb
        if last == words.END_RAZING:
            return purchases.raze(scene, moves)
        if last == words.END_BUYING:
            return purchases.buy(scene, moves)
        if last == words.END_TURN:
            return purchases.bargain(scene, moves)
        return moves[0]


def best_home(scene: Scene, moves: list[Move]) -> Move:
    """5.2: the home with most to take around it, near things first."""
    p = scene.p
    best = moves[0]
    most = -1.0
    for move in moves:
        promise = 0.0
        for zone in range(PROVINCES):
            way = scene.steps[move.a][zone]
            if way and way != FAR:
                promise += p.board.value[zone] / (way * way)
        if promise > most:
            most = promise
            best = move
    return best


def march(scene: Scene, moves: list[Move]) -> Move:
    """8: the step or the landing that promises most, or none."""
    best = moves[-1]
    most = WORTH_A_MOVE
    for move in moves:
        if move.verb == words.MARCH:
            promise = plan(scene, move.a, move.b).score
        elif move.verb == words.SAIL:
            promise = sailing.promise(scene, move.a, move.b)
        else:
            continue
        if promise > most:
            most = promise
            best = move
    return best


def follow(scene: Scene) -> Move:
    """8.1: the legion the plan of the step has, or as near to it as is allowed beside those already taken."""
    frame = scene.p.stack[-1]
    assert isinstance(frame, Muster)
    wanted = plan(scene, frame.leader, frame.zone).took
    counts = list(frame.counts)
    named = [0] * len(counts)
    for number in wanted[len(counts) :]:
        low, high = frame.bounds(scene.p, counts)
        counts.append(max(low, min(number, high)))
        named.append(counts[-1])
    return Move(words.LEAD, words.LEGION.pack(named))
