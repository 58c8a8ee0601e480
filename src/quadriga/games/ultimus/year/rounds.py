"""How many rounds of movement and combat (SMC) a turn has, and whose they are (rulebook 2.D)."""

from quadriga.engine.part import replaced
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import at_peace, is_in_play
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN


def count_rounds(p: Ultimus) -> int:
    """2.D: half the VS of the two Augusti rounded up, or all of one alone, plus the best VS of the BARBARE."""
    skills = [p.roster.leader_vs[leader] for leader in p.augustus if leader != NONE]
    imperial = sum(skills) if len(skills) < 2 else (sum(skills) + 1) // 2
    best = 0
    for leader, side in enumerate(p.leader_side):
        if side == BARBARE and is_in_play(p, leader):
            tribe = p.roster.leader_tribe[leader]
            if tribe == NONE or not at_peace(p, tribe):
                best = max(best, p.roster.leader_vs[leader])
    return max(1, imperial + best)


def share_rounds(p: Ultimus, total: int) -> None:
    """2.D: half each; the player with the initiative has the odd one."""
    p.smc = [total // 2, total // 2]
    if total % 2:
        p.smc = replaced(p.smc, p.initiative, total // 2 + 1)
    p.tell(words.E_ROUNDS, p.smc[ROMAIN], p.smc[BARBARE])
