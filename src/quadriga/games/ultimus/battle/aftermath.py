"""After a battle (rulebook 9.4): beaten peoples may be won as Foederati."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.forces import is_at_war, is_wiped_out, leaders_in, people_of
from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.peoples.tribes import can_be_federated
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import WAR
from quadriga.games.ultimus.printed.tables import ROMAIN

SWORN_PACT: Final = 1
REFUSED_PACT: Final = 2
"""9.4: only the combat that takes the last units gives one attempt."""


def best_envoy(p: Ultimus, zone: int) -> int:
    """9.4: the historical Roman leader of the ROMAIN with the best CP at the battle, NONE without one."""
    best = NONE
    for leader in leaders_in(p, zone, ROMAIN):
        if p.roster.leader_tribe[leader] != NONE or p.roster.leader_generic[leader]:
            continue
        if best == NONE or p.roster.leader_cp[leader] > p.roster.leader_cp[best]:
            best = leader
    return best


@final
class Aftermath(Procedure[Ultimus]):
    """9.4: tribes at war whose last units fell may be won as Foederati; leaders left alone are caught (7.1)."""

    def __init__(self, tribes: tuple[int, ...], envoy: int) -> None:
        self.tribes: Final = tribes
        self.envoy: Final = envoy

    def run(self, p: Ultimus) -> None:
        p.begin(EndMove(p.fight().zone))
        for tribe in self.tribes:
            if is_at_war(p, tribe) and is_wiped_out(p, people_of(p, tribe)):
                p.tribe_beaten = replaced(p.tribe_beaten, people_of(p, tribe)[0], 1)
        if self.envoy == NONE or p.leader_at[self.envoy] < 0 or p.leader_side[self.envoy] != ROMAIN:
            return
        for tribe in self.tribes:
            head = people_of(p, tribe)[0]
            open_to_talk = p.tribe_status[tribe] == WAR and not p.tribe_pact[head] and can_be_federated(p, head)
            if open_to_talk and is_wiped_out(p, people_of(p, tribe)):
                p.tribe_pact = replaced(p.tribe_pact, head, REFUSED_PACT)
                p.begin(OfferPact(head, self.envoy))


@final
class OfferPact(ChooseOne[Ultimus]):
    """9.4: the ROMAIN's leader may try to win the beaten people as Foederati."""

    verbs: ClassVar[tuple[int, ...]] = (words.FEDERATE, words.PASS)
    prompt: ClassVar[str] = words.ASK_FEDERATE

    def __init__(self, tribe: int, envoy: int) -> None:
        self.tribe: Final = tribe
        self.envoy: Final = envoy

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("tribe", words.TRIBE, self.tribe), ("leader", words.LEADER, self.envoy)]

    def candidates(self, p: Ultimus) -> list[int]:
        return [self.envoy]

    def chose(self, p: Ultimus, one: int) -> None:
        if p.tribe_major[self.tribe]:
            p.begin(MajorPact(self.tribe, self.envoy))
        else:
            p.begin(MinorPact(self.tribe, self.envoy))

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOBODY_TO_FEDERATE


def _swear(p: Ultimus, tribe: int, envoy: int, number: int) -> None:
    p.tell(words.E_ROLL, envoy, number, p.roster.leader_cp[envoy])
    if number < p.roster.leader_cp[envoy]:
        p.tribe_pact = replaced(p.tribe_pact, tribe, SWORN_PACT)
        p.tell(words.E_FEDERATED, tribe)


@final
class MinorPact(SixRoll):
    """9.4: a minor tribe is won on 1d6 strictly below the leader's CP."""

    def __init__(self, tribe: int, envoy: int) -> None:
        self.tribe: Final = tribe
        self.envoy: Final = envoy

    def rolled(self, p: Ultimus, number: int) -> None:
        _swear(p, self.tribe, self.envoy, number)


@final
class MajorPact(TenRoll):
    """9.4: a major tribe is won on 1d10 strictly below the leader's CP."""

    def __init__(self, tribe: int, envoy: int) -> None:
        self.tribe: Final = tribe
        self.envoy: Final = envoy

    def rolled(self, p: Ultimus, number: int) -> None:
        _swear(p, self.tribe, self.envoy, number)
