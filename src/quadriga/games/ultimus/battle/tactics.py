"""Before the die of a battle (rulebook 6, 8.3): both players may play stratagems, then it is rolled."""

from typing import ClassVar, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.field import assess
from quadriga.games.ultimus.battle.result import resolve
from quadriga.games.ultimus.battle.table import BOTTOM_ROW, TOP_ROW, column, modifier, row
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import is_contested
from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.stratagems.entry import BEFORE_DIE, PlayOrPass
from quadriga.games.ultimus.stratagems.table import play_stratagem


@final
class Parley(Procedure[Ultimus]):
    """6: whoever did not get away fights; before the die both players in turn may play stratagems, until neither does.

    Who holds no counter is not asked.
    """

    def run(self, p: Ultimus) -> None:
        battle = p.fight()
        if not is_contested(p, battle.zone):
            p.begin(EndMove(battle.zone))
        elif battle.passes == 2:
            decide(p)
        elif p.held(battle.camp):
            p.begin(BattleStratagem())
        else:
            let_it_be(p)


def let_it_be(p: Ultimus) -> None:
    """6: a player plays nothing; the other is asked next, if he has not just passed too."""
    battle = p.fight()
    battle.passes += 1
    battle.camp = 1 - battle.camp
    p.begin(Parley())


def decide(p: Ultimus) -> None:
    """8.3: a fixed row, or the die."""
    fury = p.fight().fury
    if fury == NONE:
        p.begin(BattleDie())
    else:
        resolve(p, 0, TOP_ROW if fury == p.active else BOTTOM_ROW)


@final
class BattleStratagem(PlayOrPass):
    """6: one player's chance to play a stratagem before the die, one of phase E or one of battles."""

    prompt: ClassVar[str] = words.ASK_BATTLE_STRATAGEM
    moment: ClassVar[int] = BEFORE_DIE

    def asked(self, p: Ultimus) -> int:
        return p.fight().camp

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, p.fight().zone)]

    def chose(self, p: Ultimus, one: int) -> None:
        battle = p.fight()
        camp = battle.camp
        battle.camp = 1 - camp
        battle.passes = 0
        p.begin(Parley())
        play_stratagem(p, camp, one)

    def declined(self, p: Ultimus) -> None:
        let_it_be(p)


@final
class BattleDie(SixRoll):
    """8.3: the die of a battle."""

    def rolled(self, p: Ultimus, number: int) -> None:
        resolve(p, number, 0)

    def roller(self, p: Ultimus) -> Seat:
        return p.seat_of(p.active)

    def score(self, p: Ultimus, move: Move) -> int:
        situation = assess(p, p.fight().zone)
        situation.luck += p.fight().luck
        return int(p.tables.attacker_wins[row(move.a + modifier(situation))][column(p.tables, situation)])
