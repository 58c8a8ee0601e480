"""The scene of the whole game: senators, treasuries and provinces are put where a test wants them."""

from typing import Any, Self

from quadriga.engine.frame import Frame
from quadriga.games.republic import title, words
from quadriga.games.republic.whole.deck import FAMILIES
from quadriga.games.republic.whole.mortality.death import enter
from quadriga.games.republic.whole.rome import AT_WAR, FORCE, GOVERNED, GOVERNING, IN_FORUM, Rome
from quadriga.games.republic.whole.senate.session import BUSINESS, Session
from rules import scene

GAME = title(None)
DECK = GAME.deck
CARDS = GAME.cards


def senator(name: str) -> int:
    """A senator by the text of his name."""
    return words.COMMANDER.value(name)


class Scene(scene.Scene[Rome]):
    """A table of the whole game, empty at first."""

    def __init__(self, seats: int = 3, options: dict[str, str] | None = None) -> None:
        position = GAME.rome(GAME.scenario_number("early"), seats, GAME.option_values(options or {}, "early"))
        position.lay_out()
        super().__init__(position)

    def begin(self, *frames: Frame[Any]) -> Self:
        """Let steps come, the first one first, and hear what they tell."""
        self.p.hear = self.heard.append
        try:
            return super().begin(*frames)
        finally:
            self.p.hear = None

    def put(self, name: str, faction: int = 0, leads: bool = False, **values: int) -> Self:
        """A senator of a faction in Rome, or (faction -1) unaligned in the Forum."""
        one = senator(name)
        enter(self.p, one, faction)
        if one >= FAMILIES:
            self.p.influence[one] = CARDS.influence[one]
            self.p.popularity[one] = CARDS.popularity[one]
        if faction < 0:
            self.p.place[one] = IN_FORUM
        for card in self.p.stock().pool:
            if DECK.kind[card] in (2, 3) and DECK.ref[card] == one:
                self.p.stock().pool.remove(card)
                break
        if leads:
            self.p.leader[faction] = one
        for key, value in values.items():
            getattr(self.p, key)[one] = value
        return self

    def govern(self, name: str, province: str, term: int = 3, developed: bool = False) -> Self:
        """He governs a province."""
        one, at = senator(name), words.PROVINCE.value(province)
        self.p.place[one] = GOVERNING
        self.p.where[one] = at
        self.p.province[at] = GOVERNED
        self.p.term[at] = term
        self.p.developed[at] = int(developed)
        return self

    def hold(self, name: str, concession: str) -> Self:
        """He holds a concession."""
        self.p.holder[words.CONCESSION.value(concession)] = senator(name)
        return self

    def hand(self, faction: int, *cards: str) -> Self:
        """A faction has these cards in hand."""
        for name in cards:
            card = words.CARD.value(name)
            self.p.stock().pool.remove(card)
            self.p.hands[faction].append(card)
        return self

    def war(self, *wars: str, status: int = words.ACTIVE) -> Self:
        """Wars lie in the Forum, active unless told otherwise."""
        for war in wars:
            self.p.war[words.WAR.value(war)] = status
            self.p.stock().pool = [card for card in self.p.stock().pool if words.CARD.slug(card) != war]
        return self

    def command(self, name: str, war: str, legions: int = 0, fleets: int = 0, veterans: int = 0) -> Self:
        """He commands a force at a war; its veterans owe him allegiance."""
        one = senator(name)
        self.p.place[one] = AT_WAR
        self.p.where[one] = words.WAR.value(war)
        self.p.commands.append(one)
        self.p.army[one] = legions
        self.p.ships[one] = fleets
        for number in range(veterans):
            self.p.veteran_at[number] = FORCE + one
            self.p.veteran_of[number] = one
        return self

    def office(self, name: str, office: int) -> Self:
        """He holds an office."""
        self.p.offices[office] = senator(name)
        return self

    def meet(self, step: int = BUSINESS) -> Self:
        """The Senate sits."""
        self.p.senate = Session()
        self.p.senate.lay_out(25 - self.p.legions_in_play(), 25 - self.p.fleets_in_play())
        self.p.senate.step = step
        return self

    def status(self, war: str) -> int:
        """The state of a war."""
        return self.p.war[words.WAR.value(war)]

    def throw(self, total: int) -> Self:
        """Three dice of a battle show a total: the black one 1, or as little as it can."""
        black = max(1, total - 12)
        return self.play(f"throw {black} {total - black}")

    def happen(self, event: str, times: int = 1) -> Self:
        """An event is in play."""
        self.p.events[DECK.event_of[event]] = times
        return self

    def talents(self, name: str) -> int:
        """What is in a senator's treasury."""
        return self.p.talents[senator(name)]

    def done(self, times: int = 1) -> Self:
        """Whoever is asked is done."""
        return self.play(*["done"] * times)
