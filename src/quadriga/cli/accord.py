"""What the people at a keyboard agree on beside the rules: moves taken back, giving up, a winner, standing orders."""

from typing import Final

from quadriga.cli.choices import fold
from quadriga.cli.desk import Desk
from quadriga.cli.keyboard import Keyboard, is_count
from quadriga.engine.errors import IllegalMove
from quadriga.engine.seat import Seat
from quadriga.table import NotNow


class Accord:
    """Asks those whom it concerns, and lets the table do the rest."""

    def __init__(self, keyboard: Keyboard, desk: Desk) -> None:
        self._keyboard: Final = keyboard
        self._desk: Final = desk
        self._table: Final = keyboard.table
        self._voice: Final = keyboard.voice

    # ---------------------------------------------------------------- back

    def undo(self, text: str) -> None:
        """Take back the last decision of this seat, moves made unasked since then included."""
        seat = self._keyboard.seat
        if self._table.undo_count(seat):
            self._table.undo(seat, self._table.sequence)
            self._voice.say("cli-undone")
        else:
            self._voice.say("cli-cannot-undo")

    def take_back(self, text: str) -> None:
        """Go back before one's last decision, or the last but so many, across dice if all persons agree."""
        seat, table = self._keyboard.seat, self._table
        if text and not is_count(text):
            self._voice.say("cli-not-a-number", text=text)
            return
        decisions = self._decisions(seat)
        count = int(text) if text else 1
        if not 1 <= count <= len(decisions):
            self._voice.say("cli-nothing-to-take-back", decisions=len(decisions))
            return
        number = decisions[-count]
        moves = len(table.record.history.entries) - number
        table.propose(seat, number, table.sequence)
        for other in [Seat(one) for one in sorted(table.persons)]:
            if table.proposal is None:
                break
            if other != seat:
                question = self._voice.text(
                    "cli-agree-to-go-back",
                    seat=self._keyboard.name(other),
                    proposer=self._keyboard.name(seat),
                    moves=moves,
                )
                agrees = self._keyboard.agrees(question)
                table.consent(other, agrees, table.sequence)
                if not agrees:
                    self._voice.say("cli-not-agreed", seat=self._keyboard.name(other))
                    return
        self._voice.say("cli-taken-back", moves=moves)

    def tell_changes(self) -> None:
        """What the rules have changed since the game was begun."""
        record = self._table.record
        for version in range(record.header.version + 1, record.game.version + 1):
            self._voice.line(self._keyboard.speaker.change(version))

    def go_back(self) -> None:
        """The latest moves lead elsewhere by the rules of today: all agree to go back, or the game is over."""
        table = self._table
        self._voice.say("cli-outgrown", moves=len(table.record.history.entries))
        self.tell_changes()
        for seat in [Seat(one) for one in sorted(table.persons)]:
            if table.proposal is not None and not table.record.is_closed:
                agrees = self._keyboard.agrees(self._voice.text("cli-agree-to-outgrow", seat=self._keyboard.name(seat)))
                table.consent(seat, agrees, table.sequence)

    def _decisions(self, seat: Seat) -> list[int]:
        """After how many moves this seat had a choice."""
        history = self._table.record.history
        position = history.start.copy()
        found = []
        for number, entry in enumerate(history.entries):
            if entry.seat == seat and len(position.moves()) > 1:
                found.append(number)
            position.push(entry.move)
        return found

    # ---------------------------------------------------------------- the end

    def concede(self, text: str) -> None:
        """Give up, if that is meant."""
        seat = self._keyboard.seat
        who = self._keyboard.name(seat)
        if self._keyboard.agrees(self._voice.text("cli-really-concede", seat=who)):
            self._table.concede(seat)
            self._keyboard.leave_seat()
            self._voice.say("cli-conceded", seat=who)

    def acclaim(self, text: str) -> None:
        """Declare another seat the winner; the other persons are asked whether they do too."""
        seat, table = self._keyboard.seat, self._table
        winner = self._seat_named(text)
        if winner is None:
            seats = [self._keyboard.name(Seat(one)) for one in range(len(table.chairs)) if one != seat]
            self._voice.say("cli-acclaim-form", seats=", ".join(seats))
            return
        try:
            table.acclaim(seat, winner)
        except NotNow:
            self._voice.say("cli-no-acclaim", seat=self._keyboard.name(winner))
            return
        for other in self._keyboard.persons:
            if table.record.is_closed or other in (seat, winner):
                continue
            question = self._voice.text(
                "cli-agree-to-acclaim", seat=self._keyboard.name(other), winner=self._keyboard.name(winner)
            )
            if not self._keyboard.agrees(question):
                self._voice.say("cli-not-agreed", seat=self._keyboard.name(other))
                return
            table.acclaim(other, winner)

    def _seat_named(self, text: str) -> Seat | None:
        """A seat by its number or by a word of its name."""
        seats = [Seat(one) for one in range(len(self._table.chairs))]
        if is_count(text):
            return seats[int(text) - 1] if 1 <= int(text) <= len(seats) else None
        found = [seat for seat in seats if text and fold(text) in fold(self._keyboard.name(seat))]
        return found[0] if len(found) == 1 else None

    # ---------------------------------------------------------------- standing orders

    def always(self, text: str) -> None:
        """Always answer the present question alike; without an answer, show what was ordered."""
        if not text:
            self._show_orders()
            return
        seat, table = self._keyboard.seat, self._table
        prompt = table.position.prompt()
        move = self._desk.meant(text)
        if move is None or prompt is None:
            self._voice.say("cli-always-form")
            return
        refusal = table.position.why_not(move, seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        table.order(seat, str(prompt["key"]), self._keyboard.speaker.game.vocabulary.text(move))
        self._voice.say("cli-ordered", move=self._keyboard.speaker.move(move))

    def ask_again(self, text: str) -> None:
        """Withdraw a standing order by its number, or all of them."""
        seat, table = self._keyboard.seat, self._table
        given = list(table.orders[seat])
        if text and not (is_count(text) and 1 <= int(text) <= len(given)):
            self._voice.say("cli-no-such-number", number=text, last=len(given))
            return
        for prompt in [given[int(text) - 1]] if text else given:
            table.order(seat, prompt, None)
        self._show_orders()

    def _show_orders(self) -> None:
        table, speaker = self._table, self._keyboard.speaker
        orders = table.orders[self._keyboard.seat]
        for number, (prompt, answer) in enumerate(orders.items(), 1):
            rule = speaker.rule(speaker.game.vocabulary.prompts[prompt])
            move = speaker.move(speaker.game.vocabulary.parse(answer))
            self._voice.say("cli-order", number=number, rule=rule, move=move)
        if not orders:
            self._voice.say("cli-no-orders")
