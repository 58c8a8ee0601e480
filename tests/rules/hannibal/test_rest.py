"""Between marches and battles the board is at rest: nothing stands where the rules would have moved it on."""

import pytest

from quadriga.bots.hannibal import Greedy
from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.hannibal.board import BOARD, CARTHAGE, GENERAL_IDS, PLACES, ROME
from quadriga.games.hannibal.position import Hannibal
from rules.hannibal.scene import GAME


def out_of_place(p: Hannibal) -> list[str]:
    """What should have been fought, displaced, lifted or let out by now (10.4, 10.7, 10.10, 20.6)."""
    faults: list[str] = []
    for space, name in enumerate(BOARD.spaces):
        units = [p.cu[side * PLACES + space] for side in (ROME, CARTHAGE)]
        if all(units):
            faults.append(f"both sides outside in {name}")
        if p.siege[space] and not units[p.besieger[space]]:
            faults.append(f"a siege of {name} without besiegers")
        if p.train == space and units[ROME] and not units[CARTHAGE]:
            faults.append(f"the siege train alone among Romans in {name}")
        here = [general for general in range(len(GENERAL_IDS)) if p.at[general] == space]
        for general in here:
            side = BOARD.side_of[general]
            if units[1 - side] and not units[side]:
                faults.append(f"{GENERAL_IDS[general]} alone among enemies in {name}")
        if BOARD.inside[space] >= 0:
            owner = p.control[space]
            within = [p.cu[side * PLACES + BOARD.inside[space]] for side in (ROME, CARTHAGE)]
            watched = units[1 - owner] or any(BOARD.side_of[general] != owner for general in here)
            if within[1 - owner] or (within[owner] and not watched):
                faults.append(f"{within} inside {name}")
    return faults


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_out_of_place_between_marches_and_battles(seed: int) -> None:
    rng = Seeded(f"rest {seed}")
    p = GAME.start(scenario="hannibal-ad-portas")
    assert isinstance(p, Hannibal)
    while (turn := p.turn()) != NOBODY:
        moves = p.moves()
        if turn == CHANCE:
            p.push(p.draw(rng))
        elif rng.below(10) < 7:
            p.push(Greedy().decide(p, turn, moves, rng))
        else:
            p.push(moves[rng.below(len(moves))])
        if p.march is None and p.battle is None and p.result is None:
            assert out_of_place(p) == []
