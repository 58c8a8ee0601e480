"""Phase two: which battles are fought, and in which order (section 9)."""

from typing import ClassVar, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.alliances import ALLIANCES, add_alliances, forbids_alliance, speak
from quadriga.games.conquest.battle.captives import capture
from quadriga.games.conquest.battle.land import begin_battle
from quadriga.games.conquest.battle.naval import begin_naval_battle
from quadriga.games.conquest.board import PROVINCES, SEAS
from quadriga.games.conquest.position import NONE, Conquest

COMBAT_PHASE = 2


@final
class CombatPhase(Procedure[Conquest]):
    """9: battles are due wherever the active player's land units met another player's units or lone leaders."""

    def run(self, p: Conquest) -> None:
        p.phase = COMBAT_PHASE
        p.fought = [0] * SEAS
        p.battles = due(p, list(range(PROVINCES)))
        p.begin(NextBattle())


def due(p: Conquest, zones: list[int]) -> list[int]:
    """9: where of these provinces the active player's land units have somebody to fight or to capture."""
    me = 1 << p.active
    return [zone for zone in zones if p.hosts[zone] & me and is_contested(p, zone)]


def is_contested(p: Conquest, zone: int) -> bool:
    """9, Rulings C-17 and C-66: whether another player's land units, or leaders without any, are there."""
    return p.has_enemy_units(p.active, zone) or bool(enemy_leaders(p, zone))


def enemy_leaders(p: Conquest, zone: int) -> list[int]:
    """The other players' leaders ashore in a province."""
    return [
        leader
        for leader in range(len(p.leader_at))
        if p.leader_at[leader] == zone and p.leader_owner[leader] != p.active
    ]


def forbids_engaging(p: Conquest, zone: int, side: int) -> int:
    """9 and Ruling C-21: the active player may attack, once a turn, each fleet his galleys lie beside at sea."""
    if zone < PROVINCES or p.turn_over:
        return words.R_NO_FLEET_THERE
    mine = False
    theirs = False
    for ship in range(len(p.ship_at)):
        if p.ship_at[ship] == zone:
            mine = mine or p.ship_owner[ship] == p.active
            theirs = theirs or (p.ship_owner[ship] == side and side != p.active)
    if not mine or not theirs:
        return words.R_NO_FLEET_THERE
    return words.R_FOUGHT_ALREADY if p.fought[zone - PROVINCES] >> side & 1 else 0


def engagements(p: Conquest) -> list[Move]:
    """9: the naval battles the active player may begin."""
    zones: list[int] = []
    for ship in range(len(p.ship_at)):
        at = p.ship_at[ship]
        if at >= PROVINCES and p.ship_owner[ship] == p.active and at not in zones:
            zones.append(at)
    zones.sort()
    return [
        Move(words.ENGAGE, zone, side)
        for zone in zones
        for side in range(p.seats)
        if not forbids_engaging(p, zone, side)
    ]


@final
class NextBattle(Procedure[Conquest]):
    """9: on to the next battle, while there is one to fight or to choose."""

    def run(self, p: Conquest) -> None:
        p.battle = None
        p.battles = due(p, p.battles)
        if p.battles or engagements(p):
            p.begin(Combat())


@final
class Combat(Decision[Conquest]):
    """9 and Ruling C-53: the attacker chooses the order of his battles, and whether to fight at sea at all.

    Where a single battle is left to fight there is nothing to decide, and alliances are not among the answers.
    """

    verbs: ClassVar[tuple[int, ...]] = (words.FIGHT, words.ENGAGE, *ALLIANCES, words.END_COMBAT)
    prompt: ClassVar[str] = words.ASK_COMBAT

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def moves(self, p: Conquest) -> list[Move]:
        moves = [Move(words.FIGHT, zone) for zone in p.battles]
        moves += engagements(p)
        if len(moves) > 1 or not p.battles:
            add_alliances(p, moves)
        if not p.battles:
            moves.append(Move(words.END_COMBAT))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        if move.verb == words.END_COMBAT:
            return words.R_BATTLES_WAIT
        if move.verb in ALLIANCES:
            return forbids_alliance(p, move) or words.R_BATTLES_WAIT
        if move.verb == words.FIGHT:
            return 0 if move.a in p.battles else words.R_NO_BATTLE_THERE
        return forbids_engaging(p, move.a, move.b)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.END_COMBAT:
            return
        if move.verb in ALLIANCES:
            p.begin(self)
            speak(p, move)
            return
        p.begin(NextBattle())
        if move.verb == words.ENGAGE:
            p.fought = replaced(p.fought, move.a - PROVINCES, p.fought[move.a - PROVINCES] | (1 << move.b))
            begin_naval_battle(p, move.a, p.active, move.b)
            return
        enemy = p.enemy_in(p.active, move.a)
        if enemy != NONE:
            begin_battle(p, move.a, p.active, enemy)
        else:
            capture(p, enemy_leaders(p, move.a), p.active)
