"""Uprisings (rulebook 6.2 Soulevement, 6.4): peoples at peace go to war, Foederati revolt."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.ultimus import words
from quadriga.games.ultimus.peoples.tribes import go_to_war, revolt
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.scenarios import FOEDERATI, PEACE
from quadriga.games.ultimus.printed.tables import BARBARE
from quadriga.games.ultimus.stratagems.entry import IN_GEOSTRATEGY, Stratagem, is_own_master


@final
class Uprising(Stratagem):
    """6.2: so many minor, or major, tribes rise, one after another."""

    def __init__(self, kind: int, major: int, number: int) -> None:
        super().__init__(kind, IN_GEOSTRATEGY)
        self.major: Final = major
        self.number: Final = number

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return risers(p, self.major)

    def begin(self, p: Ultimus, camp: int) -> None:
        p.begin(Rising(self.major, self.number))


def risers(p: Ultimus, major: int) -> list[int]:
    """6.2: independent tribes at peace or Foederati; Armenia and the Bagaudes never rise."""
    return [
        tribe
        for tribe, status in enumerate(p.tribe_status)
        if status in (PEACE, FOEDERATI)
        and p.tribe_major[tribe] == major
        and tribe not in (p.roster.armenia, p.roster.bagaudes)
        and is_own_master(p, tribe)
    ]


@final
class Rising(Procedure[Ultimus]):
    """6.2, 6.4: as many tribes as the counter says, fewer only if there are no more."""

    def __init__(self, major: int, number: int) -> None:
        self.major: Final = major
        self.number: Final = number

    def run(self, p: Ultimus) -> None:
        able = risers(p, self.major)
        if self.number and able:
            p.begin(ChooseRiser(self.major, self.number))


@final
class ChooseRiser(ChooseOne[Ultimus]):
    """6.2: which tribe goes to war or revolts."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_TRIBE,)
    prompt: ClassVar[str] = words.ASK_UPRISING

    def __init__(self, major: int, number: int) -> None:
        self.major: Final = major
        self.number: Final = number

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def candidates(self, p: Ultimus) -> list[int]:
        return risers(p, self.major)

    def chose(self, p: Ultimus, one: int) -> None:
        p.begin(Rising(self.major, self.number - 1))
        if p.tribe_status[one] == PEACE:
            go_to_war(p, one)
        else:
            revolt(p, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_A_TARGET
