"""Concessions and laws are played when drawn, by players at any time; players may ask for blood (N4.04.1, N4.07.3)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Move, Procedure, Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import forbids_concession, play_concession
from quadriga.games.republic.whole.deck import CONCESSION
from quadriga.games.republic.whole.neutral.assassins import forbids_blood, hunt
from quadriga.games.republic.whole.neutral.guidelines import fewest_concessions
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.laws import forbids_law, laws_in_hand, play_law
from quadriga.games.republic.whole.senate.murder import forbids_plot, targets


def concessions_in_hand(p: Rome, seat: int) -> list[int]:
    """The concessions of a hand that may be played."""
    held = [p.deck.ref[card] for card in p.hands[seat] if p.deck.kind[card] == CONCESSION]
    return [concession for concession in held if not forbids_concession(p, seat, concession, ANY)]


@final
class PlayDrawn(Procedure[Rome]):
    """N4.04.1a: a neutral faction plays its concessions and the laws that can be played."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        own = p.members(self.seat)
        for concession in concessions_in_hand(p, self.seat) if own else []:
            play_concession(p, self.seat, concession, fewest_concessions(p, own))
        for law in laws_in_hand(p, self.seat):
            if not forbids_law(p, law):
                p.begin(self)
                play_law(p, self.seat, law)
                return


@final
class PlayNow(Decision[Rome]):
    """N4.04.1a, N4.07.3a, ruling R-48: a player's concessions, laws and murders, asked when the Senate Phase begins."""

    verbs: ClassVar[tuple[int, ...]] = (words.PLAY_CONCESSION, words.PLAY_LAW, words.CALL_BLOOD, words.DONE)
    prompt: ClassVar[str] = words.ASK_CARDS

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        moves = [Move(words.PLAY_LAW, law) for law in laws_in_hand(p, self.seat) if not forbids_law(p, law)]
        for concession in concessions_in_hand(p, self.seat):
            moves += [Move(words.PLAY_CONCESSION, concession, one) for one in p.members(self.seat)]
        if not forbids_plot(p, self.seat):
            moves += [Move(words.CALL_BLOOD, one) for one in targets(p, self.seat)]
        return [*moves, Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.CALL_BLOOD:
            return forbids_blood(p, self.seat, move.a)
        if move.verb == words.PLAY_CONCESSION:
            return forbids_concession(p, self.seat, move.a, move.b)
        if move.verb == words.PLAY_LAW and move.a in laws_in_hand(p, self.seat):
            return forbids_law(p, move.a)
        return words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb != words.DONE

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        p.begin(self)
        if move.verb == words.PLAY_LAW:
            play_law(p, self.seat, move.a)
        elif move.verb == words.CALL_BLOOD:
            hunt(p, move.a)
        else:
            play_concession(p, self.seat, move.a, move.b)
