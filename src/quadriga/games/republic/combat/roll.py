"""The three dice of a battle, and how they are read (sections 0.3.1 and 0.3.3)."""

from typing import ClassVar, Final

from quadriga.engine import ANY, Chance, Move, Rng
from quadriga.games.republic import words
from quadriga.games.republic.cards import ALL, DISASTER, HIGHEST, LOWEST, NO_BATTLE, STANDOFF, WAYS
from quadriga.games.republic.position import Combat, half_up, share

ROLLS: Final = [(Move(words.ROLL, LOWEST + at), ways) for at, ways in enumerate(WAYS)]
"""Every total of three dice with its weight out of 216."""


class CombatRoll(Chance[Combat]):
    """0.3.1: one throw for one expedition and one component."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def own(self, p: Combat) -> int:
        """The force that reads the table, rating included."""
        raise NotImplementedError

    def enemy(self, p: Combat) -> int:
        """The force against it."""
        raise NotImplementedError

    def omens(self, p: Combat) -> int:
        """Evil omens that lower this throw."""
        return p.omens

    def natural(self, p: Combat, total: int) -> int:
        """The result the dice alone decide (disaster or standoff), NO_BATTLE if they do not."""
        return NO_BATTLE

    def announce(self, p: Combat, own: int, enemy: int) -> None:
        """Tell who fights whom with what."""
        raise NotImplementedError

    def follow(self, p: Combat, result: int, loss: int) -> None:
        """What the result does; `loss` is the number of the row, ALL, or 0 where the dice alone decided."""
        raise NotImplementedError

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        return ROLLS

    def lumps(self, p: Combat) -> list[tuple[Move, int]]:
        modifier = self.own(p) - self.enemy(p) - self.omens(p)
        first: list[Move] = []
        readings: list[int] = []
        weights: list[int] = []
        for move, ways in ROLLS:
            reading = self.reading(p, move.a, modifier)
            if reading in readings:
                weights[readings.index(reading)] += ways
            else:
                readings.append(reading)
                first.append(move)
                weights.append(ways)
        return list(zip(first, weights, strict=True))

    def reading(self, p: Combat, total: int, modifier: int) -> int:
        """Result and loss of a natural total, as result * 32 + loss + 1."""
        forced = self.natural(p, total)
        if forced != NO_BATTLE:
            return forced * 32 + 1
        row = min(max(total + modifier, LOWEST), HIGHEST) - LOWEST
        return p.cards.row_result[row] * 32 + p.cards.row_loss[row] + 1

    def draw(self, p: Combat, rng: Rng) -> Move:
        return ROLLS[rng.below(6) + rng.below(6) + rng.below(6)][0]

    def offers(self, p: Combat, move: Move) -> bool:
        return move.verb == words.ROLL and LOWEST <= move.a <= HIGHEST and move.b == ANY and move.c == ANY

    def play(self, p: Combat, move: Move) -> None:
        own = self.own(p)
        enemy = self.enemy(p)
        omens = self.omens(p)
        modifier = own - enemy - omens
        reading = self.reading(p, move.a, modifier)
        result = reading // 32
        if p.tells_stories():
            readings = [self.reading(p, total, modifier) for total in range(LOWEST, HIGHEST + 1)]
            p.thrown = [omens, move.a, *readings]
        p.begin_story()
        self.announce(p, own, enemy)
        if result in (DISASTER, STANDOFF):
            p.tell(words.E_NATURAL, move.a, result)
        else:
            p.tell(words.E_ROLLED, move.a, omens, modifier + move.a, result)
        self.follow(p, result, reading % 32 - 1)


def toll(p: Combat, force: int, result: int, loss: int, units: int) -> int:
    """0.2.1, 0.2.2: how many of so many units of one domain a force loses; a commander's own gift included."""
    if result == DISASTER:
        lost = share(units, p.cards.disaster_share)
    elif result == STANDOFF:
        lost = share(units, p.cards.standoff_share)
    elif loss == ALL:
        lost = units
    else:
        lost = min(loss, units)
    general = p.commander(force)
    if general >= 0 and p.who[general] < p.cards.senators:
        senator = p.who[general]
        if p.cards.voids_losses[senator] and result in (DISASTER, STANDOFF):
            return 0
        if p.cards.halves_losses[senator]:
            return half_up(lost)
    return lost


class RatingRoll(Chance[Combat]):
    """Ruling R-05: a commander whose rating is thrown before each battle; 1d6 + 1."""

    verbs: ClassVar[tuple[int, ...]] = (words.RATE,)

    def __init__(self, commander: int) -> None:
        self.commander: Final = commander

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        return [(Move(words.RATE, p.who[self.commander], face + 1), 1) for face in range(1, 7)]

    def play(self, p: Combat, move: Move) -> None:
        p.rating[self.commander] = move.b
        p.tell(words.E_RATED, move.a, move.b)


def rate(p: Combat, force: int) -> None:
    """Throw the rating of the commanders of a force who have none of their own."""
    for commander in (p.commander(force), p.master(force)):
        if commander >= 0 and p.who[commander] < p.cards.senators and p.cards.rolls_rating[p.who[commander]]:
            p.begin(RatingRoll(commander))
