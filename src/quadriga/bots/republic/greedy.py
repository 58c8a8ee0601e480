"""Greedy for the Republic of Rome: a faction with a temper, which wants to win but not to rule over ruins."""

from typing import Final, final

from quadriga.bots.bot import Bot
from quadriga.bots.republic import forum, revenue, revolution
from quadriga.bots.republic.scene import Scene
from quadriga.bots.republic.senate import business, elections, trials, votes
from quadriga.engine.chance import Rng
from quadriga.engine.frame import Decision
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.revenue.personal import TakeSpoils
from quadriga.games.republic.whole.revenue.rebels import Ransom
from quadriga.games.republic.whole.revolution.revolt import VictorDecides
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.business import CountFleets, CountLegions, Grant, NameThing, Propose
from quadriga.games.republic.whole.senate.consent import Consent
from quadriga.games.republic.whole.senate.elections import AgreeDictator, NominateConsul
from quadriga.games.republic.whole.senate.expeditions import ForceFleets, ForceLegions, ForceVeterans, SendForce
from quadriga.games.republic.whole.senate.governors import GovernorSlate
from quadriga.games.republic.whole.senate.land import NameSponsor
from quadriga.games.republic.whole.senate.murder import Guards
from quadriga.games.republic.whole.senate.trials import NameProsecutor, WillProsecute
from quadriga.games.republic.whole.senate.votes import Rebuked, Vote
from quadriga.games.republic.whole.war.battle import LandNow

REVENUE: Final = {
    words.ASK_SPOILS,
    words.ASK_GRAIN,
    words.ASK_TRANSFERS,
    words.ASK_CONTRIBUTIONS,
    words.ASK_RANSOM,
    words.ASK_GUARD,
    words.ASK_KEEP_GUARD,
    words.ASK_UPKEEP,
    words.ASK_LOCAL_FORCES,
}
FORUM: Final = {
    words.ASK_PERSUADE,
    words.ASK_BRIBE,
    words.ASK_COUNTER,
    words.ASK_ADD,
    words.ASK_KNIGHTS,
    words.ASK_GAMES,
    words.ASK_NEW_LEADER,
    words.ASK_LEADER,
    words.ASK_BID,
    words.ASK_CATILINE,
    words.ASK_STORM,
    words.ASK_ENEMY_LEADER,
}
REVOLUTION: Final = {
    words.ASK_CARDS,
    words.ASK_DISCARD,
    words.ASK_VICTOR,
    words.ASK_PAY_LEGIONS,
    words.ASK_FIGHT_ON,
    words.ASK_FIRST_GOVERNOR,
    words.ASK_ALLIANCE,
    words.ASK_LAST_WAR,
}
LAST: Final = {
    words.ASK_GIFTS,
    words.ASK_GIVE_CARDS,
    words.ASK_JOIN,
    words.ASK_CLEOPATRA,
    words.ASK_PROSCRIBE,
    words.ASK_ACCEPT_PROSCRIPTION,
    words.ASK_REPEAL,
    words.ASK_CALL,
    words.ASK_PLEDGE,
}
"""Questions whose last answer is the sober one: nothing is given away, nobody joins a revolt, all are called, and no
word is given that might not be kept."""


@final
class Greedy(Bot):
    """Votes, persuades, campaigns, prosecutes, governs and sometimes rebels. Anything at all in a combat alone."""

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        if not isinstance(position, Rome):
            return moves[rng.below(len(moves))]
        if len(moves) == 1:
            return moves[0]
        frame = position.stack[-1]
        assert isinstance(frame, Decision)
        asked = frame.asks(position)
        moves = [move for move in moves if move.verb != words.PROMISE_TO]
        if asked in LAST or len(moves) == 1:
            return moves[-1]
        scene = Scene(position, int(seat))
        if asked in FORUM:
            return in_forum(scene, asked, moves)
        if asked in REVENUE:
            return in_revenue(scene, asked, moves)
        if asked in REVOLUTION:
            return in_revolution(scene, asked, moves)
        return in_senate(scene, asked, moves)


def in_forum(scene: Scene, asked: str, moves: list[Move]) -> Move:
    """7: initiatives and events."""
    if asked == words.ASK_COUNTER:
        return forum.counter(scene, moves)
    if asked == words.ASK_PERSUADE:
        return forum.persuade(scene, moves)
    if asked == words.ASK_BRIBE:
        return forum.bribe(scene, moves)
    if asked == words.ASK_ADD:
        return forum.add_or_throw(scene, moves)
    if asked == words.ASK_KNIGHTS:
        return forum.knights(scene, moves)
    if asked == words.ASK_GAMES:
        return forum.games(scene, moves)
    if asked == words.ASK_NEW_LEADER:
        return forum.change_leader(scene, moves)
    if asked == words.ASK_LEADER:
        return forum.first_leader(scene, moves)
    if asked == words.ASK_BID:
        return forum.bid(scene, moves)
    if asked == words.ASK_CATILINE:
        return forum.accuse(scene, moves)
    return forum.storm(scene, moves) if asked == words.ASK_STORM else forum.remove_leader(scene, moves)


def in_revenue(scene: Scene, asked: str, moves: list[Move]) -> Move:
    """6: income, transfers, contributions, ransoms; a rebel keeps the legions he can pay."""
    frame = scene.p.stack[-1]
    if asked == words.ASK_TRANSFERS:
        return revenue.transfers(scene, moves)
    if asked == words.ASK_CONTRIBUTIONS:
        return revenue.contribute(scene, moves)
    if isinstance(frame, TakeSpoils):
        return revenue.spoils(scene, frame, moves)
    if isinstance(frame, Ransom):
        return revenue.ransom(scene, frame, moves)
    if asked == words.ASK_GRAIN:
        return revenue.grain(scene, moves)
    if asked == words.ASK_LOCAL_FORCES:
        return revenue.local_forces(moves)
    if asked == words.ASK_GUARD:
        return revolution.guard(scene, moves)
    return revolution.keep_guard(scene, moves) if asked == words.ASK_KEEP_GUARD else moves[-1]


def in_revolution(scene: Scene, asked: str, moves: list[Move]) -> Move:
    """10, 11, 12: what commanders decide, and cards from the hand."""
    frame = scene.p.stack[-1]
    if asked == words.ASK_CARDS:
        return revolution.play_cards(scene, moves)
    if asked == words.ASK_DISCARD:
        return revolution.discard(scene, moves)
    if isinstance(frame, VictorDecides):
        return revolution.victor(scene, frame, moves)
    if isinstance(frame, LandNow):
        return revolution.fight_on(scene, frame, moves)
    if asked == words.ASK_FIRST_GOVERNOR:
        return revolution.first_governor(scene, moves)
    if asked == words.ASK_ALLIANCE:
        return forum.name_war(scene, moves)
    if asked == words.ASK_LAST_WAR:
        return forum.easiest_war(scene, moves)
    return revolution.pay_legions(scene, moves)


def in_senate(scene: Scene, asked: str, moves: list[Move]) -> Move:
    """9: votes first, for they are most of it."""
    frame = scene.p.stack[-1]
    if isinstance(frame, Vote):
        return votes.vote(scene, frame, moves)
    if isinstance(frame, NominateConsul):
        return elections.name_consul(scene, frame, moves)
    if isinstance(frame, GovernorSlate):
        return elections.name_governor(scene, frame, moves)
    if isinstance(frame, AgreeDictator):
        return elections.agree_dictator(scene, frame.one, moves)
    if asked == words.ASK_ROME_CONSUL:
        return elections.choose_office(scene, moves)
    if asked == words.ASK_AGREE_CONSUL:
        return elections.agree_office(scene, moves)
    if asked == words.ASK_APPOINT:
        return elections.appoint(scene, moves)
    if asked == words.ASK_DICTATOR:
        return elections.nominate(scene, words.FOR_DICTATOR, moves)
    if asked == words.ASK_CENSOR:
        return elections.nominate(scene, words.FOR_CENSOR, moves)
    if asked == words.ASK_HORSEMAN:
        return elections.name_horseman(scene, moves)
    return in_business(scene, asked, moves)


def in_business(scene: Scene, asked: str, moves: list[Move]) -> Move:
    """9.6, 9.151: proposals, step by step."""
    frame = scene.p.stack[-1]
    if isinstance(frame, Propose):
        return business.next_business(scene, frame, moves)
    if isinstance(frame, SendForce):
        return business.send_force(scene, frame, moves)
    if isinstance(frame, ForceLegions):
        return business.force_legions(scene, frame, moves)
    if isinstance(frame, ForceFleets):
        return business.force_fleets(scene, frame, moves)
    if isinstance(frame, ForceVeterans):
        return business.force_veterans(scene, frame, moves)
    if isinstance(frame, CountLegions):
        return business.count_legions(scene, frame, moves)
    if isinstance(frame, CountFleets):
        return business.count_fleets(scene, frame, moves)
    if isinstance(frame, Grant):
        return business.grant(scene, frame, moves)
    if isinstance(frame, NameThing):
        return business.name_thing(scene, frame, moves)
    if isinstance(frame, NameSponsor):
        return business.name_sponsor(scene, frame, moves)
    if asked == words.ASK_BILL:
        return business.draft_bill(scene, moves)
    if asked == words.ASK_TRIBUNE:
        return business.claim_floor(scene, moves)
    return in_court(scene, asked, moves)


def in_court(scene: Scene, asked: str, moves: list[Move]) -> Move:
    """9.4, 9.7, 9.17: prosecutions, attempts, consents; what has no stake is answered by the first answer."""
    frame = scene.p.stack[-1]
    if asked == words.ASK_PROSECUTE:
        return trials.prosecute(scene, moves)
    if isinstance(frame, NameProsecutor):
        return trials.name_prosecutor(scene, frame, moves)
    if isinstance(frame, WillProsecute):
        return trials.will_prosecute(scene, frame, moves)
    if isinstance(frame, Consent):
        return trials.consent(scene, frame, moves)
    if isinstance(frame, Rebuked):
        return trials.rebuked(scene, frame, moves)
    if asked == words.ASK_MURDER:
        return votes.murder(scene, moves)
    if asked == words.ASK_ASSASSINS:
        return votes.add_assassins(scene, moves)
    if isinstance(frame, Guards):
        return votes.show_guards(scene, frame, moves)
    if asked == words.ASK_TAKE_SENATOR:
        return trials.take_senator(scene, moves)
    if asked == words.ASK_FINE:
        return trials.fine(scene, moves)
    if asked == words.ASK_ANSWER:
        return trials.answer_tribune(scene, moves)
    if asked == words.ASK_INCITE:
        return trials.incite(scene, moves)
    return moves[0]
