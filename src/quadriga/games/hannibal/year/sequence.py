"""The sequence of play and the ways the war ends (rulebook chapters 4, 5, 22 and 23)."""

from typing import final

from quadriga.engine.frame import Procedure
from quadriga.engine.position import LOSS, WIN
from quadriga.games.hannibal import words
from quadriga.games.hannibal.attrition import WinterAttrition
from quadriga.games.hannibal.board import CARTHAGE, ITALY, PLACES, ROME
from quadriga.games.hannibal.cards.strategy import DealCards
from quadriga.games.hannibal.force import move_general
from quadriga.games.hannibal.politics import Isolation, MustRemove
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.year.reinforcements import Reinforcements


def set_up(p: Hannibal) -> None:
    """4: the forces of both sides; markers and tribes stand on the board already."""
    for force in p.board.forces:
        side, space = force[0], force[1]
        p.cu[side * PLACES + space] += force[2]
        p.elephants[space] += force[3]
        for general in force[4:]:
            move_general(p, general, space)
    p.begin(Turn())


@final
class Turn(Procedure["Hannibal"]):
    """5: the phases of a turn; the first has no reinforcements."""

    def run(self, p: Hannibal) -> None:
        p.tell(words.E_TURN, p.game_turn)
        p.begin(EndTurn())
        p.begin(PoliticalPoints())
        p.begin(Isolation())
        p.begin(WinterAttrition())
        p.begin(DealCards())
        if p.game_turn > 1:
            p.begin(Reinforcements())


@final
class EndTurn(Procedure["Hannibal"]):
    """5: the next turn begins; what lasted for this one is over."""

    def run(self, p: Hannibal) -> None:
        p.naval_victory = 0
        p.game_turn += 1
        p.begin(Turn())


def holds_italy(p: Hannibal) -> bool:
    """23: whether Carthage controls every province of Italy but Latium."""
    board = p.board
    return all(
        p.controls(CARTHAGE, province)
        for province in range(len(board.provinces))
        if board.country[province] == ITALY and province != board.latium
    )


@final
class PoliticalPoints(Procedure["Hannibal"]):
    """22, 23: Italy lost, the last turn, or markers given up by the side with fewer points."""

    def run(self, p: Hannibal) -> None:
        p.phase = 5
        p.tell(words.E_PHASE, 5)
        rome = p.points(ROME)
        carthage = p.points(CARTHAGE)
        p.tell(words.E_POINTS, rome, carthage)
        if holds_italy(p):
            p.finish(words.END_ITALY, [LOSS, WIN])
        elif p.game_turn == p.last_turn():
            _decide(p, rome, carthage)
        elif rome < carthage:
            p.begin(MustRemove(ROME, carthage - rome, 0))
        elif carthage < rome:
            p.begin(MustRemove(CARTHAGE, rome - carthage, 0))


def _decide(p: Hannibal, rome: int, carthage: int) -> None:
    """22.4: the most points win, and a tie is Carthage's."""
    if rome > carthage:
        p.finish(words.END_POINTS, [WIN, LOSS])
    else:
        p.finish(words.END_POINTS if carthage > rome else words.END_TIE, [LOSS, WIN])
