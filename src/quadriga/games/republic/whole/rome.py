"""The whole game in progress: senators, factions, the State, the Forum, and the deck."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from quadriga.engine import Decision, Game, Position, Rng, Seat
from quadriga.engine.position import LOSS
from quadriga.engine.seat import EVERYONE, only
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES, Cards
from quadriga.games.republic.combat.cup import Cup
from quadriga.games.republic.whole.deck import Deck
from quadriga.games.republic.whole.forum.alliance import Alliance
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.forum.auction_part import Auction
from quadriga.games.republic.whole.gifts import Gifts
from quadriga.games.republic.whole.ledger.promise import Promise
from quadriga.games.republic.whole.neutral.parts import Neutrals
from quadriga.games.republic.whole.options import BATTLES, HOUSE
from quadriga.games.republic.whole.provincial.part import Provincials
from quadriga.games.republic.whole.senate.motion import Motion
from quadriga.games.republic.whole.senate.session import TRIALS, Session
from quadriga.games.republic.whole.stock import Stock
from quadriga.games.republic.whole.war.fight import Fight

AWAY: Final = 0
IN_ROME: Final = 1
IN_FORUM: Final = 2
GOVERNING: Final = 3
AT_WAR: Final = 4
CAPTIVE: Final = 5
REBELLING: Final = 6
IN_CURIA: Final = 7
UNDER: Final = 8
DEAD: Final = 9
"""Where a senator is: not in play, in Rome with his faction, in the Forum without one, in a province, at a war,
a captive, a rebel; and his card: in the queue of the Curia, under a statesman, out of the game for good."""

NOBODYS: Final = -1

PRIOR_CONSUL: Final = 1
CORRUPT: Final = 2
MAJOR: Final = 4
PROCONSUL: Final = 8
BACK: Final = 16
"""Marks: prior consul, corrupt, liable for a major office, proconsul, home from a province or a war this turn."""

DICTATOR: Final = 0
ROME_CONSUL: Final = 1
FIELD_CONSUL: Final = 2
CENSOR: Final = 3
MASTER_OF_HORSE: Final = 4
PONTIFEX: Final = 5
OFFICES: Final = 6

NOT_IN_PLAY: Final = -1
FORUM: Final = -2
CURIA: Final = -3
"""Where a concession is if no senator holds it: in the deck or a hand, in the Forum, destroyed in the Curia."""

RESERVE: Final = 0
FORCE: Final = 1
LEFT: Final = 100
GARRISON: Final = 200
NOWHERE: Final = -1
"""Where a veteran is: in the active box, with the force of a senator, on a war without commander, in a garrison;
no veteran yet."""

OUT: Final = 0
WITH_WAR: Final = 1
WAITING: Final = 2
GONE: Final = 3
"""An enemy leader: not drawn yet, in play with his wars, in the Curia, out of the game."""

NO_PROVINCE: Final = 0
VACANT: Final = 1
GOVERNED: Final = 2
IN_REVOLT: Final = 3
TAKEN: Final = 4
"""A province: not created yet, in the Forum without governor, with one, fought over as a war (7.E9b), held by one
(R-80)."""

FEWEST: Final = 3
NEUTRAL_TABLE: Final = 5
"""So many players need no neutral factions; and so many factions there are if there are fewer."""

IN_FORCE: Final = 1
REPEALED: Final = 2
"""A law: played, or played and taken back; 0 while it is neither."""


@final
class Rome(Position):
    """The table of the whole game. A faction is a seat; senators are numbered as in `Cards`."""

    shared: ClassVar[tuple[str, ...]] = ("cards", "deck")
    before: ClassVar[dict[str, object]] = {
        "legate": [NOBODYS] * PROVINCES,
        "ledger": [],
        "offers": [0] * 6,
        "neutral": [NOBODYS] * 6,
        "pool": [0] * 6,
        "coalition": [],
        "division": None,
        "aide": -1,
        "provincials": None,
    }

    def __init__(self, game: Game, cards: Cards, deck: Deck, scenario: int, seats: int, options: list[int]) -> None:
        super().__init__(game, scenario, seats, options)
        self.cards: Cards = cards
        self.deck: Deck = deck

    def lay_out(self) -> None:
        """Nobody in play, every card of the first deck undrawn."""
        senators = self.cards.senators
        wars = self.cards.conflicts + PROVINCES + 1
        self.round = 1
        """The turn of the game."""
        self.phase = 0
        self.treasury = self.deck.treasury
        self.unrest = 0
        self.place: list[int] = [AWAY] * senators
        self.where: list[int] = [-1] * senators
        """The province he governs, the war he is at or whose captive he is."""
        self.faction: list[int] = [NOBODYS] * senators
        self.influence: list[int] = [0] * senators
        self.popularity: list[int] = [0] * senators
        self.talents: list[int] = [0] * senators
        self.knights: list[int] = [0] * senators
        self.marks: list[int] = [0] * senators
        self.under: list[int] = [-1] * senators
        """The family card a statesman lies on."""
        self.offices: list[int] = [-1] * OFFICES
        self.leader: list[int] = [-1] * self.factions
        self.purse: list[int] = [0] * self.factions
        """Faction treasuries: hidden."""
        self.gifts: Gifts | None = None
        self.hands: list[list[int]] = [[] for _ in range(self.factions)]
        self.neutrals: Neutrals | None = None
        if self.has_neutrals():
            self.neutrals = Neutrals()
            self.neutrals.lay_out(self.factions)
        self.gone: list[int] = [0] * self.factions
        """Factions that left the game."""
        self.era = 0
        """The era of the deck in use: of the event table and of allegiance."""
        self.undrawn: Stock | None = Stock()
        self.undrawn.lay_out([card for card in range(self.deck.cards) if self.deck.era[card] == 0], [], 0)
        self.discards: list[int] = []
        self.curia: list[int] = []
        """Families that died out, the first to come back first."""
        self.holder: list[int] = [NOT_IN_PLAY] * self.deck.concessions
        self.bars: list[int] = [0] * self.deck.concessions
        """Concessions whose corrupt bar shows."""
        self.war: list[int] = [words.ABSENT] * wars
        self.beaten_fleet: list[int] = [0] * wars
        self.guest: list[int] = [0] * self.cards.leaders
        """7.E15: the wars that a leader in refuge serves beside his own, bit n for war n."""
        self.refugee = -1
        """The leader who waits for the next war drawn."""
        self.chief: list[int] = [OUT] * self.cards.leaders
        self.province: list[int] = [NO_PROVINCE] * PROVINCES
        self.developed: list[int] = [0] * PROVINCES
        self.term: list[int] = [0] * PROVINCES
        self.garrison: list[int] = [0] * PROVINCES
        self.overrun: list[int] = [0] * PROVINCES
        self.collected: list[int] = [0] * self.deck.concessions
        """Concessions whose income was taken this turn."""
        self.spoiled: list[int] = [0] * PROVINCES
        """Governors who take spoils this turn."""
        self.owed = 0
        """Negative spoils and incomes the State still pays."""
        self.legions = 0
        self.fleets = 0
        """Legions, veterans aside, and fleets in the active boxes."""
        self.army: list[int] = [0] * senators
        self.ships: list[int] = [0] * senators
        """Legions, veterans aside, and fleets under a commander."""
        self.left_army: list[int] = [0] * wars
        self.left_ships: list[int] = [0] * wars
        """Those on a war without commander."""
        self.veteran_at: list[int] = [NOWHERE] * self.deck.most_legions
        self.veteran_of: list[int] = [NOBODYS] * self.deck.most_legions
        """Where each veteran is, and to whom it owes allegiance."""
        self.commands: list[int] = []
        """Commanders away, in the order of their sending."""
        self.batch: list[int] = [0] * senators
        """By which proposal a commander was sent: those of one proposal march together."""
        self.sent: list[int] = [0] * senators
        """The turn in which he was sent or reinforced."""
        self.legate: list[int] = [NOBODYS] * PROVINCES
        """13.L8: who governs a province through a legate, from Rome or from the field."""
        self.posted: list[int] = [0] * PROVINCES
        """The turn in which a governor was elected."""
        self.manned: list[int] = [0] * PROVINCES
        """The turn in which legions went to a garrison."""
        self.used: list[int] = [0] * wars
        """10.31b: disaster and standoff numbers that have counted this turn, bit n for the total n."""
        self.fought: list[int] = [0] * wars
        """10.9a: battles of this turn: 1 at sea, 2 on land, 4 nothing that counts (Lucullus)."""
        self.won: list[int] = [0] * senators
        """Who has won a land battle this turn, with his army still (11.3a): 1, or 2 on the errand of a bequest."""
        self.homeward: list[int] = [0] * senators
        """10.31d: Lucullus comes home after the next Senate Phase."""
        self.revolts: list[int] = [0] * self.cards.conflicts
        """7.333: wars that are revolts, for their province existed when they came or their series is over."""
        self.bequest: list[int] = [0, 0, 0]
        """Pergamene, Bithynian, Ptolemy-Apion: 1 in the Forum, 2 the consul is on his way, 3 collected."""
        self.rhodes: Alliance | None = None
        self.laws: list[int] = [0] * len(self.deck.laws)
        self.friends: list[int] = [0] * self.factions
        """13.L3, 13.I12: what a faction adds to its knight rolls; below 0: it attracts none."""
        self.guarded = -1
        """Who has the Open Bodyguard."""
        self.barred: list[int] = []
        """9.2b: consuls and Dictator of last turn."""
        self.elected: list[int] = []
        """Those of this turn."""
        self.rebel = -1
        self.seconds: list[int] = []
        """The primary rebel, and those who joined him."""
        self.aide = -1
        """11.32a: the rebel's former Master of Horse, who adds his rating."""
        self.rebel_round = 0
        """The turn of his declaration."""
        self.life = -1
        """The consul for life."""
        self.marked: list[int] = []
        """Whom a draw of chits is for."""
        self.drawn_chits = 0
        self.cleopatra = 0
        """13.I13: 1 with the commander, 2 with the enemy."""
        self.rating = 0
        """Pompey's, as rolled for the battle."""
        self.freed: list[int] = []
        """6.2d: legions that left a rebel for want of pay this turn: a veteran by its number, -1 a plain one."""
        self.auction: Auction | None = None
        self.senate: Session | None = None
        self.motion: Motion | None = None
        self.suspended: Motion | None = None
        """9.151b: a vote that waits until a tribune's proposal is settled."""
        self.battle: Fight | None = None
        self.bills: list[int] = [0, 0, 0]
        self.events: list[int] = [0] * len(self.deck.event_of)
        """Events in play: 0 not, 1 the light side, 2 the dark one; droughts and omens count on."""
        self.era_ends = 0
        """7.41b: whether Era Ends was revealed."""
        self.no_recruits = 0
        """8.2b: no forces may be raised this turn."""
        self.gave: list[int] = [0] * senators
        """Who has contributed this turn."""
        self.cup: Cup | None = None
        self.attempt: Attempt | None = None
        self.ledger: list[Promise] = []
        """4.3a: what factions have promised each other in public."""
        self.offers: list[int] = [0] * self.factions
        """Ruling R-46: promises offered this turn."""
        self.provincials: Provincials | None = None
        if self.options[BATTLES] == HOUSE:
            self.provincials = Provincials()
            self.provincials.lay_out()

    def turn(self) -> Seat:
        """N4.02.2a: what no guideline of a neutral faction decides, a player does."""
        seat = super().turn()
        if seat < self.seats:
            return seat
        from quadriga.games.republic.whole.neutral.guidelines import dominant  # which is built on positions

        return Seat(dominant(self))

    def settle(self) -> None:
        """N4.02.1: procedures, and the answers of neutral factions, until a player or chance must decide."""
        super().settle()
        if not self.has_neutrals():
            return
        from quadriga.games.republic.whole.neutral.answers import answer  # which is built on positions

        while self.stack:
            top = self.stack[-1]
            if not isinstance(top, Decision):
                return
            seat = int(top.turn(self))
            move = None if seat < self.seats else answer(self, top, seat)
            if move is None:
                return
            self.stack.pop()
            top.play(self, move)
            super().settle()

    @property
    def factions(self) -> int:
        """N4.01.1a: as many as there are seats; with one or two players neutral factions fill the table up to five."""
        return NEUTRAL_TABLE if self.seats < FEWEST else self.seats

    def has_neutrals(self) -> bool:
        """N4.01.1a: whether neutral factions fill the table."""
        return self.seats < FEWEST

    def others(self) -> Neutrals:
        """What the neutral factions are about."""
        assert self.neutrals is not None
        return self.neutrals

    def those(self, *seats: int) -> int:
        """4.9a, N4.01.1a: who knows what these factions know: they alone, or everybody where one is neutral."""
        mask = 0
        for seat in seats:
            if seat >= self.seats:
                return EVERYONE
            mask |= only(Seat(seat))
        return mask

    def stock(self) -> Stock:
        """The deck in use."""
        assert self.undrawn is not None
        return self.undrawn

    def drawn(self) -> Cup:
        """The cup of a draw that is going on."""
        assert self.cup is not None
        return self.cup

    def persuasion(self) -> Attempt:
        """The persuasion that is going on."""
        assert self.attempt is not None
        return self.attempt

    # ---------------------------------------------------------------- senators

    def is_in_play(self, senator: int) -> bool:
        """4.10d: he is somewhere, aligned or not."""
        return IN_ROME <= self.place[senator] <= REBELLING

    def is_loyal(self, senator: int) -> bool:
        """Aligned, free and no rebel."""
        return self.faction[senator] >= 0 and self.place[senator] in (IN_ROME, GOVERNING, AT_WAR)

    def members(self, seat: int) -> list[int]:
        """The senators of a faction, wherever they are."""
        return [one for one in range(self.cards.senators) if self.faction[one] == seat and self.is_in_play(one)]

    def gain_popularity(self, senator: int, change: int) -> None:
        """7.31a, 7.31b: within the bounds; Pompey's changes count twice."""
        if self.cards.rolls_rating[senator]:
            change *= 2
        most = self.deck.most_popular
        self.popularity[senator] = max(-most, min(most, self.popularity[senator] + change))

    def official(self) -> int:
        """9.11a: the highest ranking available official; -1 if no aligned senator is in Rome."""
        return self.ranking([])

    def ranking(self, without: list[int]) -> int:
        """9.11a: the first in rank in Rome, some left out; -1 if there is nobody."""
        for office in self.offices:
            if office >= 0 and self.place[office] == IN_ROME and self.faction[office] >= 0 and office not in without:
                return office
        best = -1
        for one in range(self.cards.senators):
            if self.place[one] == IN_ROME and one not in without and (best < 0 or self._outranks(one, best)):
                best = one
        return best

    def _outranks(self, one: int, other: int) -> bool:
        if self.influence[one] != self.influence[other]:
            return self.influence[one] > self.influence[other]
        if self.deck.oratory[one] != self.deck.oratory[other]:
            return self.deck.oratory[one] > self.deck.oratory[other]
        return self.deck.family[one] < self.deck.family[other]

    def in_order(self) -> list[int]:
        """4.8b: the factions still in the game, the highest official's first, then clockwise."""
        official = self.official()
        first = self.faction[official] if official >= 0 else 0
        seats = [(first + step) % self.factions for step in range(self.factions)]
        return [seat for seat in seats if not self.gone[seat]]

    # ---------------------------------------------------------------- the State

    def event(self, id: str) -> int:
        """How far an event is in play."""
        return self.events[self.deck.event_of[id]]

    def omens(self) -> int:
        """7.E8: how much every total is lowered."""
        return self.event("evil_omens")

    def droughts(self) -> int:
        """6.12e, 8.12a: drought effects in play: events, and marks of war cards wherever they lie in the Forum."""
        marks = [
            1
            for war, mark in enumerate(self.deck.has_drought)
            if mark and self.war[war] in (words.INACTIVE, words.ACTIVE, words.UNPROSECUTED, words.IMMINENT)
        ]
        return self.event("drought") + len(marks)

    # ---------------------------------------------------------------- forces

    def veterans(self, at: int) -> list[int]:
        """The veterans in one place."""
        return [number for number, place in enumerate(self.veteran_at) if place == at]

    def legions_of(self, commander: int) -> int:
        """All legions under a commander."""
        return self.army[commander] + len(self.veterans(FORCE + commander))

    def legions_in_play(self) -> int:
        """1.2b: the legions that exist, whoever holds them."""
        plain = self.legions + sum(self.army) + sum(self.left_army) + sum(self.garrison)
        return plain + sum([1 for place in self.veteran_at if place != NOWHERE])

    def fleets_in_play(self) -> int:
        """1.2b: the fleets that exist."""
        return self.fleets + sum(self.ships) + sum(self.left_ships)

    def commanders(self, war: int) -> list[int]:
        """Those who command a force at a war, in the order of their sending."""
        return [one for one in self.commands if self.place[one] == AT_WAR and self.where[one] == war]

    def is_army(self, one: int) -> bool:
        """Whether he commands a force away from Rome."""
        return one in self.commands and self.place[one] == AT_WAR

    def meeting(self) -> Session:
        """The meeting of the Senate that is going on."""
        assert self.senate is not None
        return self.senate

    def on_floor(self) -> Motion:
        """The proposal that is voted on."""
        assert self.motion is not None
        return self.motion

    def fighting(self) -> Fight:
        """The battle that is fought."""
        assert self.battle is not None
        return self.battle

    def speaker(self) -> int:
        """9.12a: who presides: the Censor over trials, else the first in rank who has not stepped down; or -1."""
        if self.senate is None:
            return self.official()
        censor = self.offices[CENSOR]
        if self.senate.step == TRIALS and censor >= 0 and self.place[censor] == IN_ROME:
            return censor
        return self.ranking(self.senate.stepped)

    def chair(self) -> int:
        """The seat that decides for the highest official; the first faction in the game if there is none."""
        official = self.official()
        return self.controller(self.faction[official] if official >= 0 else self.in_order()[0])

    def controller(self, seat: int) -> int:
        """9.823a: who decides for a faction in a Senate Phase: itself, or the consul for life's."""
        life = self.life
        if life < 0 or self.senate is None or not self.is_in_play(life) or self.faction[life] < 0:
            return seat
        rebels = self.rebel >= 0 and self.faction[self.rebel] == seat
        return seat if rebels else self.faction[life]

    def voters(self, seat: int) -> list[int]:
        """9.11b: the senators of a faction in Rome."""
        return [one for one in self.members(seat) if self.place[one] == IN_ROME]

    def start(self) -> int:
        """Which of the starts of the whole game this one had."""
        return self.deck.start_of[self.game.scenarios[self.scenario].id]

    def uses_next(self, era: int) -> bool:
        """S3.04a: whether the deck of a later era will be used in this game."""
        return self.era < era < len(words.ERA.keys()) and self.deck.starts[self.start()].goes_on

    def has_law(self, id: str) -> bool:
        """Whether a law is in force."""
        return self.laws[self.deck.laws[id]] == IN_FORCE

    def gain_influence(self, senator: int, change: int) -> None:
        """7.31a: never below 0."""
        self.influence[senator] = max(0, self.influence[senator] + change)

    def rank_of(self, senator: int) -> int:
        """The office somebody holds, -1 for none."""
        return self.offices.index(senator) if senator in self.offices else -1

    def active_wars(self) -> int:
        """6.53a: wars that cost money: active and unprosecuted ones."""
        return sum([1 for status in self.war if status in (words.ACTIVE, words.UNPROSECUTED)])

    def governor(self, province: int) -> int:
        """Who governs a province, there or through a legate (13.L8); -1 for nobody."""
        if self.legate[province] >= 0:
            return self.legate[province]
        for one in range(self.cards.senators):
            if self.place[one] in (GOVERNING, REBELLING) and self.where[one] == province:
                return one
        return -1

    def pays(self, province: int) -> bool:
        """6.4c, 6.13e, 6.51b: a governed province that nothing keeps from yielding this turn."""
        if self.province[province] != GOVERNED or self.overrun[province]:
            return False
        if self.place[self.governor(province)] == REBELLING:
            return False
        return bool(self.developed[province]) or not self.event("internal_disorder")

    # ---------------------------------------------------------------- views, guesses and audits

    def moment(self) -> Mapping[str, object]:
        from quadriga.games.republic.whole.view import moment  # which is built on positions

        return moment(self)

    def look(self, seat: Seat | None) -> Mapping[str, object]:
        from quadriga.games.republic.whole.view import look  # which is built on positions

        return look(self, seat)

    def guess(self, seat: Seat, rng: Rng) -> "Rome":
        from quadriga.games.republic.whole.hidden import guess  # which is built on positions

        return guess(self, int(seat), rng)

    def shows(self, other: int, seat: Seat) -> bool:
        """9.823a: whether a faction's hand is open to a seat: the consul for life's player sees what he decides for."""
        return self.controller(other) == int(seat) != other

    def fall(self, end: str) -> None:
        """12.1: Rome falls, and everybody with it."""
        self.finish(end, [LOSS] * self.seats)

    def audit(self) -> list[str]:
        from quadriga.games.republic.whole.audit import faults  # which is built on positions

        return faults(self)

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "phase",
        "treasury",
        "unrest",
        "place",
        "where",
        "faction",
        "influence",
        "popularity",
        "talents",
        "knights",
        "marks",
        "under",
        "offices",
        "leader",
        "purse",
        "gifts",
        "hands",
        "neutrals",
        "gone",
        "era",
        "undrawn",
        "discards",
        "curia",
        "holder",
        "bars",
        "war",
        "beaten_fleet",
        "guest",
        "refugee",
        "chief",
        "province",
        "developed",
        "term",
        "garrison",
        "overrun",
        "collected",
        "spoiled",
        "owed",
        "legions",
        "fleets",
        "army",
        "ships",
        "left_army",
        "left_ships",
        "veteran_at",
        "veteran_of",
        "commands",
        "batch",
        "sent",
        "legate",
        "posted",
        "manned",
        "used",
        "fought",
        "won",
        "homeward",
        "revolts",
        "bequest",
        "rhodes",
        "laws",
        "friends",
        "guarded",
        "barred",
        "elected",
        "rebel",
        "seconds",
        "aide",
        "rebel_round",
        "life",
        "marked",
        "drawn_chits",
        "cleopatra",
        "rating",
        "freed",
        "auction",
        "senate",
        "motion",
        "suspended",
        "battle",
        "bills",
        "events",
        "era_ends",
        "no_recruits",
        "gave",
        "cup",
        "attempt",
        "ledger",
        "offers",
        "provincials",
    )
    shapes: ClassVar[str] = "nnnnllllllllllllptplnplllllllnllllllllnnnllllllllllllllllllpllnllnlnnnlnnnlpppppllnnlppslp"
    parts: ClassVar[tuple[Any, ...]] = (
        Gifts,
        Neutrals,
        Stock,
        Alliance,
        Auction,
        Session,
        Motion,
        Motion,
        Fight,
        Cup,
        Attempt,
        Promise,
        Provincials,
    )

    def copy(self) -> "Rome":
        to = Rome(self.game, self.cards, self.deck, self.scenario, self.seats, self.options)
        self.copy_base(to)
        to.round = self.round
        to.phase = self.phase
        to.treasury = self.treasury
        to.unrest = self.unrest
        to.place = self.place[:]
        to.where = self.where[:]
        to.faction = self.faction[:]
        to.influence = self.influence[:]
        to.popularity = self.popularity[:]
        to.talents = self.talents[:]
        to.knights = self.knights[:]
        to.marks = self.marks[:]
        to.under = self.under[:]
        to.offices = self.offices[:]
        to.leader = self.leader[:]
        to.purse = self.purse[:]
        to.gifts = None if self.gifts is None else self.gifts.copy()
        to.hands = [row[:] for row in self.hands]
        to.neutrals = None if self.neutrals is None else self.neutrals.copy()
        to.gone = self.gone[:]
        to.era = self.era
        to.undrawn = None if self.undrawn is None else self.undrawn.copy()
        to.discards = self.discards[:]
        to.curia = self.curia[:]
        to.holder = self.holder[:]
        to.bars = self.bars[:]
        to.war = self.war[:]
        to.beaten_fleet = self.beaten_fleet[:]
        to.guest = self.guest[:]
        to.refugee = self.refugee
        to.chief = self.chief[:]
        to.province = self.province[:]
        to.developed = self.developed[:]
        to.term = self.term[:]
        to.garrison = self.garrison[:]
        to.overrun = self.overrun[:]
        to.collected = self.collected[:]
        to.spoiled = self.spoiled[:]
        to.owed = self.owed
        to.legions = self.legions
        to.fleets = self.fleets
        to.army = self.army[:]
        to.ships = self.ships[:]
        to.left_army = self.left_army[:]
        to.left_ships = self.left_ships[:]
        to.veteran_at = self.veteran_at[:]
        to.veteran_of = self.veteran_of[:]
        to.commands = self.commands[:]
        to.batch = self.batch[:]
        to.sent = self.sent[:]
        to.legate = self.legate[:]
        to.posted = self.posted[:]
        to.manned = self.manned[:]
        to.used = self.used[:]
        to.fought = self.fought[:]
        to.won = self.won[:]
        to.homeward = self.homeward[:]
        to.revolts = self.revolts[:]
        to.bequest = self.bequest[:]
        to.rhodes = None if self.rhodes is None else self.rhodes.copy()
        to.laws = self.laws[:]
        to.friends = self.friends[:]
        to.guarded = self.guarded
        to.barred = self.barred[:]
        to.elected = self.elected[:]
        to.rebel = self.rebel
        to.seconds = self.seconds[:]
        to.aide = self.aide
        to.rebel_round = self.rebel_round
        to.life = self.life
        to.marked = self.marked[:]
        to.drawn_chits = self.drawn_chits
        to.cleopatra = self.cleopatra
        to.rating = self.rating
        to.freed = self.freed[:]
        to.auction = None if self.auction is None else self.auction.copy()
        to.senate = None if self.senate is None else self.senate.copy()
        to.motion = None if self.motion is None else self.motion.copy()
        to.suspended = None if self.suspended is None else self.suspended.copy()
        to.battle = None if self.battle is None else self.battle.copy()
        to.bills = self.bills[:]
        to.events = self.events[:]
        to.era_ends = self.era_ends
        to.no_recruits = self.no_recruits
        to.gave = self.gave[:]
        to.cup = None if self.cup is None else self.cup.copy()
        to.attempt = None if self.attempt is None else self.attempt.copy()
        to.ledger = [one.copy() for one in self.ledger]
        to.offers = self.offers[:]
        to.provincials = None if self.provincials is None else self.provincials.copy()
        return to
