"""People and bots around one record."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from quadriga import bots, games
from quadriga.engine.chance import Rng, Seeded
from quadriga.engine.errors import IllegalMove, Refusal, UnknownMove
from quadriga.engine.history import CannotUndo, Entry
from quadriga.engine.move import Move
from quadriga.engine.position import DRAW, LOSS, WIN, Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.engine.vocabulary import Named
from quadriga.records.dice import RealDice, SeededDice
from quadriga.records.record import Record
from quadriga.table import step as steps
from quadriga.table.chair import BOT, OPEN, PERSON, Chair
from quadriga.table.errors import NotNow, NotSeated, Stale
from quadriga.table.step import Step
from quadriga.table.think import Thought

CONCEDED: Final = "concession"
ACCLAIMED: Final = "acclamation"
OUTGROWN: Final = "outgrown"


class SystemRng(Rng):
    """Numbers of the operating system, for what a table with real dice leaves to us."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


class Table:
    """One game in progress and the people at it.

    Every change names the sequence number it was decided at: `sequence` counts the lines of the record and the changes
    of the table itself, and never goes back. Whatever is refused changes nothing. Standing orders are a seat's own
    affair: they leave the sequence as it is, so that nobody else can tell when one was given.
    """

    def __init__(self, record: Record, chairs: list[Chair], hurries: bool = False, foreseen: bool = False) -> None:
        if len(chairs) != record.header.seats:
            raise NotSeated("chairs", f"{len(chairs)} chairs for {record.header.seats} seats")
        self.record: Final = record
        self.chairs: Final = chairs
        self.hurries: Final = hurries
        """Whether a person with one legal move is not asked for it."""
        self.orders: Final[list[dict[str, str]]] = [{} for _ in chairs]
        """For each seat its standing orders: to which question it always gives which answer."""
        self.conceded: Final[set[int]] = set()
        self.acclaims: Final[dict[int, int]] = {}
        """Whom each seat would have as the winner."""
        self.proposal: int | None = None
        """The number of moves a seat proposes to go back to, while the others consider it."""
        self.consents: Final[set[int]] = set()
        self.persons: Final = {seat for seat, chair in enumerate(chairs) if chair.kind == PERSON}
        """The seats that are or ever were a person's: no move is taken back without them."""
        self.foreseen: Final = foreseen or (isinstance(record.dice, SeededDice) and not record.is_closed)
        """Whether somebody may know what is still to come or what is hidden, because he brought the game along."""
        self.is_quick = False
        """Whether bots and dice do not wait until what they did was seen."""
        self.is_guided = False
        """Whether a lesson goes along with this game."""
        self._changes = 0

    @property
    def position(self) -> Position:
        """The present position; never change it from outside."""
        return self.record.position

    @property
    def sequence(self) -> int:
        """The number of the present state; every submission names it."""
        return self.record.count + self._changes

    # ---------------------------------------------------------------- what comes next

    def next_step(self) -> Step:
        """What the table does next."""
        if self.record.is_closed:
            return Step(steps.OVER)
        if self.record.is_outgrown:
            return Step(steps.AGREES)
        turn = self.position.turn()
        if turn == NOBODY:
            return Step(steps.OVER)
        if turn == CHANCE:
            if self.awaits:
                return Step(steps.SEATS, Seat(self.awaits[0]))
            return Step(steps.ROLLS if self._is_rolled() else steps.DRAWS, CHANCE)
        chair = self.chairs[turn]
        if chair.kind == BOT:
            return Step(steps.THINKS, turn)
        if chair.kind == OPEN:
            return Step(steps.SEATS, turn)
        return Step(steps.PASSES if self._unasked(self.position, turn) is not None else steps.WAITS, turn)

    @property
    def awaits(self) -> list[int]:
        """The open seats without which nothing is dealt or rolled: in the second format whoever sits down there adds
        numbers of his own to the chain first.
        """
        if not self.record.is_chained:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN]

    def add_numbers(self, seat: Seat, fresh: str) -> None:
        """Let a person add numbers of his own to what the dice come from, where they come from it."""
        if self.record.is_chained and not self.record.is_closed and not self.record.is_outgrown:
            self.record.add_numbers(seat, fresh)

    def standing_order(self, seat: Seat) -> Move | None:
        """The answer the seat's orders give to the question before it, if that answer is offered."""
        return self._ordered(self.position, seat)

    def thought(self, seat: Seat, source: str = "", data: Path | None = None) -> Thought:
        """What the bot on this seat gets to think about; `source` is the module of a title from outside the package."""
        seed = secrets.token_hex(16)
        guess = self.position.guess(seat, Seeded(seed))
        source = source or f"{games.__name__}.{self.record.game.id}"
        return Thought(source, data, guess.to_json(), int(seat), self.chairs[seat].bot, seed)

    # ---------------------------------------------------------------- moves

    def play(self, seat: Seat, moves: list[Move], sequence: int) -> list[Entry]:
        """Make one or several moves of a person, all or nothing; they cannot go past chance or another seat.

        What is said aside answers nothing, so that it may be late.
        """
        self._person(seat)
        if len(moves) != 1 or moves[0].verb not in self.record.game.vocabulary.asides:
            self._fresh(sequence)
        if self.record.is_outgrown:
            raise NotNow(OUTGROWN)
        if len(moves) > 1:
            self._try(seat, moves)
        made: list[Entry] = []
        for move in moves:
            if not self.record.is_closed:
                made.append(self._made(self.record.play(move, seat, len(moves) > 1)))
        return made

    def _try(self, seat: Seat, moves: list[Move]) -> None:
        """Make the moves on a copy: if the last of them is refused, the first must not have been made."""
        trial = self.position.copy()
        for number, move in enumerate(moves):
            if number and trial.turn() != seat:
                raise NotNow("batch-too-long", self.record.game.vocabulary.text(move))
            trial.play(move, seat)

    def draw(self) -> Entry:
        """Let our dice fall; at a table with real dice, deal what only one seat may see."""
        if self.next_step().kind != steps.DRAWS:
            raise NotNow("no-draw")
        if isinstance(self.record.dice, RealDice):
            return self._made(self.record.play(self.position.draw(SystemRng()), CHANCE))
        return self._made(self.record.draw())

    def roll(self, seat: Seat | None, move: Move, sequence: int) -> Entry:
        """Take what was rolled, as one of the people at the table says, or somebody beside it who rolls for bots.

        An impossible roll is refused.
        """
        if seat is not None:
            self._person(seat)
        self._fresh(sequence)
        if self.next_step().kind != steps.ROLLS:
            raise NotNow("no-roll")
        return self._made(self.record.play(move, CHANCE))

    def answer(self, seat: Seat, text: str, sequence: int) -> Entry:
        """Take the move of the bot on this seat."""
        self._fresh(sequence)
        if self.next_step() != Step(steps.THINKS, seat):
            raise NotNow("no-bot")
        return self._made(self.record.play(self.record.game.vocabulary.parse(text), seat))

    def think(self, rng: Rng, find: Callable[[str, str], bots.Bot] = bots.named) -> Entry:
        """Let the bot that has to decide think here and now, with chance of its own; `find` knows bots by names."""
        step = self.next_step()
        if step.kind != steps.THINKS:
            raise NotNow("no-bot")
        bot = find(self.record.game.id, self.chairs[step.seat].bot)
        move = bot.decide(self.position, step.seat, self.position.moves(), rng)
        return self._made(self.record.play(move, step.seat))

    def obey(self) -> Entry:
        """Let the standing order of the deciding seat answer, or the only move it has where the table hurries."""
        turn = self.position.turn()
        is_asked = not self.record.is_closed and turn >= 0 and self.chairs[turn].kind == PERSON
        move = self._unasked(self.position, turn) if is_asked else None
        if move is None:
            raise NotNow("no-order")
        return self._made(self.record.play(move, turn, True))

    def undo(self, seat: Seat, sequence: int) -> None:
        """Take the last decision back, while nothing was drawn or shown and nobody else has moved.

        Moves that were made unasked since then go with it: alone they would only be made again.
        """
        self._check(seat, sequence)
        count = self.undo_count(seat)
        if not count:
            raise CannotUndo("dice have fallen, something was shown, or another seat has moved")
        for _ in range(count):
            self.record.undo(seat)
        self._moved()

    def undo_count(self, seat: Seat) -> int:
        """How many moves `undo` takes back; 0 where no decision of the seat is in its reach."""
        if self.record.is_closed or self.record.is_outgrown:
            return 0
        history = self.record.history
        free = history.undoable(seat)
        if not self.hurries and not self.orders[seat]:
            return min(free, 1)
        for count in range(1, free + 1):
            if self._unasked(history.before(count), seat) is None:
                return count
        return 0

    def since(self, seat: Seat) -> int:
        """How many moves had been made when `seat` had made its last one."""
        return self.record.history.since(seat)

    # ---------------------------------------------------------------- what people agree on

    def order(self, seat: Seat, prompt: str, answer: str | None) -> None:
        """Give or withdraw a standing order: always to answer one question alike."""
        self._person(seat)
        if prompt not in self.record.game.vocabulary.prompts:
            raise NotNow("no-prompt", prompt)
        if answer is None:
            self.orders[seat].pop(prompt, None)
        else:
            move = self.record.game.vocabulary.parse(answer)
            if not self.record.game.vocabulary.is_whole(move):
                raise IllegalMove(Refusal("", "partial", move, True))
            self.orders[seat][prompt] = answer

    def pace(self, seat: Seat, quick: bool) -> None:
        """Let bots and dice go on at once, or let everybody see one step after the other."""
        self._person(seat)
        if self.is_quick != quick:
            self.is_quick = quick
            self._changes += 1

    def sit(self, seat: Seat, chair: Chair) -> None:
        """Put a person or a bot on an open seat, or let a bot take over for a person."""
        self._open()
        if not 0 <= seat < len(self.chairs):
            raise NotSeated("no-seat", str(int(seat)))
        if int(seat) in self.conceded:
            raise NotSeated("conceded", str(int(seat)))
        if self.chairs[seat] == chair:
            return
        if self.foreseen and chair.kind == OPEN:
            raise NotNow("foreseen")
        self.chairs[seat] = chair
        if chair.kind == PERSON:
            self.persons.add(int(seat))
        self._moved()
        self._changes += 1

    def propose(self, seat: Seat, number: int, sequence: int) -> None:
        """Propose to go back to the position after `number` moves.

        It happens when every seat agrees that is or ever was a person's, whoever plays for it now. Raises Forgotten
        where the record does not hold that position any more; then nothing has changed.
        """
        self._check(seat, sequence)
        if not 0 <= number < self.record.history.count + int(self.record.is_outgrown):
            raise NotNow("nothing-to-take-back", str(number))
        self._agree(number, {int(seat)})

    def consent(self, seat: Seat, agrees: bool, sequence: int) -> None:
        """Agree to the proposal on the table, or turn it down.

        Where the rules have outgrown the game there is no other way to go on: turned down, it is over, undecided.
        Raises Forgotten as `propose` does.
        """
        if int(seat) not in self.persons:
            raise NotSeated("no-person", str(int(seat)))
        self._fresh(sequence)
        if self.proposal is None:
            raise NotNow("no-proposal")
        if agrees:
            self._agree(self.proposal, self.consents | {int(seat)})
        elif self.record.is_outgrown:
            self.proposal = None
            self.consents.clear()
            self.record.close(OUTGROWN, [DRAW] * len(self.chairs))
        else:
            self._moved()
            self._changes += 1

    def concede(self, seat: Seat) -> None:
        """Give up. A bot plays on for the seat; when one of those in play is left who has not given up, he has won.

        It is one that knows the title, where there is any: played at random, a faction of the Republic ruins all.
        """
        self._open()
        self._voice(seat)
        self.conceded.add(int(seat))
        self._changes += 1
        self._end_if_conceded()
        if not self.record.is_closed:
            self.chairs[seat] = Chair(BOT, bots.names(self.record.game.id)[:2][-1])
            self._end_if_agreed()

    def acclaim(self, seat: Seat, winner: Seat) -> None:
        """Declare another player the winner; the game ends when all other persons in play do."""
        self._open()
        self._voice(seat)
        if winner == seat or int(winner) not in self._in_play() or int(winner) in self.conceded:
            raise NotNow("no-self-acclaim")
        self.acclaims[int(seat)] = int(winner)
        self._changes += 1
        self._end_if_agreed()

    # ---------------------------------------------------------------- kept between visits

    def to_plain(self) -> dict[str, Any]:
        """All the table knows beside its record."""
        return {
            "chairs": [[chair.kind, chair.bot] for chair in self.chairs],
            "orders": [dict(orders) for orders in self.orders],
            "conceded": sorted(self.conceded),
            "acclaims": [[seat, winner] for seat, winner in sorted(self.acclaims.items())],
            "proposal": self.proposal,
            "consents": sorted(self.consents),
            "persons": sorted(self.persons),
            "foreseen": self.foreseen,
            "changes": self._changes,
            "guided": self.is_guided,
            "quick": self.is_quick,
        }

    @classmethod
    def from_plain(cls, record: Record, plain: dict[str, Any], hurries: bool = False) -> "Table":
        """The table of `to_plain` around its record."""
        chairs = [Chair(kind, bot) for kind, bot in plain["chairs"]]
        table = cls(record, chairs, hurries, plain.get("foreseen", False))
        table.persons.update(plain.get("persons", plain["conceded"]))
        for seat, orders in enumerate(plain["orders"]):
            table.orders[seat].update({prompt: text for prompt, text in orders.items() if _is_known(record, text)})
        table.conceded.update(plain["conceded"])
        table.acclaims.update(dict(plain["acclaims"]))
        table.proposal = plain["proposal"]
        table.consents.update(plain["consents"])
        table._changes = plain["changes"]
        table.is_guided = plain.get("guided", False)
        table.is_quick = plain.get("quick", False)
        if record.is_outgrown and not record.is_closed:
            table._part()
        return table

    # ---------------------------------------------------------------- inside

    def _part(self) -> None:
        """The latest moves lead elsewhere by the rules of today: propose to go back to the last that do not.

        Where no person sits nobody has to be asked.
        """
        if self.proposal is None or self.proposal > self.record.history.count:
            self._moved()
        if not any(chair.kind == PERSON for chair in self.chairs):
            self.record.take_back(self.record.history.count)
            self._moved()

    def _unasked(self, position: Position, seat: Seat) -> Move | None:
        """The answer that needs nobody: what the seat has ordered or, where the table hurries, its only move."""
        move = self._ordered(position, seat)
        if move is None and self.hurries:
            moves = position.moves()
            return moves[0] if len(moves) == 1 else None
        return move

    def _ordered(self, position: Position, seat: Seat) -> Move | None:
        if not self.orders[seat]:
            return None
        prompt = position.prompt()
        text = self.orders[seat].get(str(prompt["key"])) if prompt is not None else None
        if text is None:
            return None
        move = self.record.game.vocabulary.parse(text)
        return move if position.why_not(move, seat) is None else None

    def _is_rolled(self) -> bool:
        """Whether people roll for this chance themselves. Where a title hides things, cards and counters are ours:
        the very list of what may come would show what is in nobody's hand.
        """
        position = self.position
        if not isinstance(self.record.dice, RealDice):
            return False
        if type(position).guess is Position.guess:
            return True
        verbs = self.record.game.vocabulary.verbs
        return not any(isinstance(kind, Named) for verb in position.question().verbs for kind in verbs[verb].kinds)

    def _open(self) -> None:
        if self.next_step().kind == steps.OVER:
            raise NotNow("game-over")

    def _person(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].kind != PERSON:
            raise NotSeated("no-person", str(int(seat)))

    def _in_play(self) -> list[int]:
        """The seats that have not lost yet."""
        return [one for one in range(len(self.chairs)) if not self.position.is_out(Seat(one))]

    def _voice(self, seat: Seat) -> None:
        """A person who is still in play has a say."""
        self._person(seat)
        if self.position.is_out(seat):
            raise NotNow("out-of-play")

    def _fresh(self, sequence: int) -> None:
        if sequence != self.sequence:
            raise Stale(sequence, self.sequence)

    def _check(self, seat: Seat, sequence: int) -> None:
        self._person(seat)
        self._fresh(sequence)

    def _made(self, entry: Entry) -> Entry:
        self._moved()
        if self.position.turn() == NOBODY and not self.record.is_closed:
            self.record.end()
        elif self.conceded and not self.record.is_closed:
            self._end_if_conceded()
        if self.acclaims and not self.record.is_closed:
            self._end_if_agreed()
        return entry

    def _end_if_conceded(self) -> None:
        """Whoever is the last in play that has not given up has won, be it by a rival's word or by his fall."""
        left = [one for one in self._in_play() if one not in self.conceded]
        if len(left) == 1:
            self._close(CONCEDED, left[0])

    def _end_if_agreed(self) -> None:
        """Whoever all other persons in play have acclaimed has won; who fell or gave up since has no more say."""
        voices = [one for one in self._in_play() if self.chairs[one].kind == PERSON]
        for winner in self._in_play():
            others = [one for one in voices if one != winner]
            if winner not in self.conceded and others and all(self.acclaims.get(one) == winner for one in others):
                self._close(ACCLAIMED, winner)
                return

    def _moved(self) -> None:
        """A proposal speaks of the position it was made in; a game the rules have outgrown always has one."""
        is_parted = self.record.is_outgrown and not self.record.is_closed
        self.proposal = self.record.history.count if is_parted else None
        self.consents.clear()

    def _agree(self, number: int, consents: set[int]) -> None:
        """Go back to `number` moves where all who are asked consent; else let the others consider it."""
        if self._asked(number) <= consents:
            self.record.take_back(number)
            self._moved()
        else:
            self.proposal = number
            self.consents.clear()
            self.consents.update(consents)
        self._changes += 1

    def _asked(self, number: int) -> set[int]:
        """The seats without which nobody goes back to `number` moves.

        An open seat is asked too: it can only agree once somebody sits there. Where the rules have outgrown the latest
        moves, and no more than those are given up, the persons in play decide.
        """
        if self.record.is_outgrown and number == self.record.history.count:
            return {one for one in self._in_play() if self.chairs[one].kind == PERSON}
        return self.persons | {seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN}

    def _close(self, reason: str, winner: int) -> None:
        self.record.close(reason, [WIN if one == winner else LOSS for one in range(len(self.chairs))])


def _is_known(record: Record, text: str) -> bool:
    """Whether a standing order of before is still a move of the game."""
    try:
        record.game.vocabulary.parse(text)
    except UnknownMove:
        return False
    return True
