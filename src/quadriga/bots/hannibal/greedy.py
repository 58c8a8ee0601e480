"""Greedy for Hannibal: a sensible beginner. Counts provinces, attacks the weaker, besieges and defends capitals."""

from typing import final

from quadriga.bots.bot import Bot
from quadriga.bots.hannibal import grand
from quadriga.bots.hannibal.cards import Plans, card_value, target_value
from quadriga.bots.hannibal.marching import LARGEST, danger, form_army, march
from quadriga.bots.hannibal.meeting import counter, face, fight, react
from quadriga.bots.hannibal.provinces import NOTHING, best, capital, gain, loss
from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.hannibal import attrition, politics, words
from quadriga.games.hannibal.battle import aftermath, opening, retreat, rounds
from quadriga.games.hannibal.board import FIRST_OF, LAST_OF, PLACES
from quadriga.games.hannibal.cards import allegiance, choices, counters, strategy
from quadriga.games.hannibal.force import is_unfriendly
from quadriga.games.hannibal.march import avoidance, contact, garrison, movement, muster, reaction
from quadriga.games.hannibal.politics import is_removable
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.year import consuls


@final
class Greedy(Bot):
    """Takes what looks best now."""

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            return moves[0]
        assert isinstance(position, Hannibal)
        return decide(position, int(seat), moves)


def decide(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """One of the moves, by the step of the book that asks."""
    top = p.stack[-1]
    if isinstance(top, strategy.PlayCard):
        plans = Plans(p, side)
        return best(moves, [card_value(p, side, move, plans) for move in moves])
    if isinstance(top, movement.NextAct):
        return march(p, side, moves)
    if isinstance(top, (rounds.Lead, rounds.Match, rounds.SeizeInitiative, rounds.CounterAttack)):
        return fight(p, side, moves)
    if isinstance(top, (politics.PlaceMarkers, allegiance.Seduce)):
        return best(moves, [NOTHING if m.verb == words.ENOUGH else gain(p, side, m.a) for m in moves])
    if isinstance(top, politics.RemoveMarkers):
        return best(moves, [-loss(p, side, move.a) for move in moves])
    if isinstance(top, choices.ChooseSpace):
        return best(moves, [NOTHING if m.verb == words.ENOUGH else target_value(p, side, top.card, m.a) for m in moves])
    if isinstance(top, (muster.TakeWhichUnits, muster.BringGenerals, strategy.NextGeneral)):
        return form_army(p, side, moves)
    if isinstance(top, (reaction.React, garrison.Garrison, avoidance.AvoidTo, retreat.ShelterGeneral)):
        return react(p, side, moves)
    if isinstance(top, contact.FightOrBackUp):
        return face(p, side, moves)
    if isinstance(top, counters.Interrupt):
        return counter(p, top, moves)
    return quick(p, side, moves)


def quick(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """Everything that needs no plan."""
    top = p.stack[-1]
    verb = moves[0].verb
    if verb in (words.CHARGE, words.TEST_COMMAND, words.PURSUE, words.HOLD_THEM):
        return moves[0]
    if isinstance(top, (opening.Sortie, retreat.RetreatInside)):
        return best(moves, [float(m.a) for m in moves])
    if isinstance(top, strategy.ClaimFirst):
        return moves[-1]
    if isinstance(top, strategy.GoFirst):
        return best(moves, [1.0 if m.a == side else 0.0 for m in moves])
    if isinstance(top, retreat.Retreat):
        way = grand.best_way_out(p, side, top.path)
        return best(moves, [1.0 if m.a == way else 0.0 for m in moves])
    if isinstance(top, aftermath.Withdrawal):
        return best(moves, [grand.shelter(p, side, m.a) for m in moves])
    if isinstance(top, attrition.LoseWhich):
        return moves[0]
    if isinstance(top, consuls.NameProconsul):
        return best(moves, [float(p.board.battle[m.a]) if m.verb == words.PROROGUE else 0.0 for m in moves])
    if verb in (words.REINFORCE, words.LAND_AFRICANUS):
        return best(moves, [muster_value(p, side, m.a) for m in moves])
    if verb == words.COMMAND:
        return best(moves, [float(p.board.battle[m.a]) for m in moves])
    if verb in (words.STATION, words.RECALL):
        return best(moves, [command_value(p, side, m.b) for m in moves])
    return moves[0]


def generals_at(p: Hannibal, side: int, place: int) -> int:
    """How many generals of a side are in a place."""
    found = 0
    for general in range(FIRST_OF[side], LAST_OF[side]):
        found += 1 if p.at[general] == place else 0
    return found


def command_value(p: Hannibal, side: int, place: int) -> float:
    """Where a general is of use: with an army that has none of its own to spare."""
    return p.cu[side * PLACES + place] / (1.0 + generals_at(p, side, place))


def muster_value(p: Hannibal, side: int, space: int) -> float:
    """Where new CUs do most good: at home if it is threatened, else with an army that can use them all on a march."""
    home = capital(p, side)
    have = p.cu[side * PLACES + space]
    if space == home and danger(p, side, home) and have < 8:
        return 50.0
    value = float(have) if have <= LARGEST else 2.0 * LARGEST - have
    value -= 3.0 if is_unfriendly(p, side, space) else 0.0
    return value + (2.0 if is_removable(p, side, space) else 0.0)
