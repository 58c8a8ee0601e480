"""Small situations of Hannibal, given dice and cards: arrange, act by the text of moves, assert facts."""

from quadriga.engine.event import Event
from quadriga.engine.frame import Frame
from quadriga.engine.move import Move
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.games.hannibal import title
from quadriga.games.hannibal.attrition import WinterAttrition
from quadriga.games.hannibal.board import BOARD, CARTHAGE, GENERAL_IDS, NEUTRAL, PLACES, ROME, SIDES
from quadriga.games.hannibal.force import move_general, name_chief
from quadriga.games.hannibal.politics import Isolation
from quadriga.games.hannibal.position import DECK, HAND, NOT_YET, POOL, Hannibal
from quadriga.games.hannibal.sequence import EndTurn, PoliticalPoints
from quadriga.games.hannibal.strategy import EndCard, NextCard, PlayCard

GAME = title()
WORDS = GAME.vocabulary
SHRUGS = ("pass", "no-reaction", "no-charge", "keep-command")
"""What a side says when the test has nothing for it to say."""


def space(name: str) -> int:
    return BOARD.space_number[name]


def inside(name: str) -> int:
    return BOARD.inside[space(name)]


def card(name: str) -> int:
    return BOARD.cards.index(name)


def general(name: str) -> int:
    return GENERAL_IDS.index(name)


class Scene:
    """A war without armies; `put` brings them in. The strategy phase of one side is on, with the cards given."""

    def __init__(self, side: int, *cards: str, turn: int = 1, scenario: str = "", **options: str) -> None:
        given = {name.replace("_", "-"): value for name, value in options.items()}
        position = GAME.start(scenario, options=given)
        assert isinstance(position, Hannibal)
        self.p = position
        self.heard: list[Event] = []
        p = position
        p.game_turn = turn
        p.phase = 2
        p.cu = [0] * (2 * PLACES)
        p.elephants = [0] * PLACES
        p.at = [POOL if pool else NOT_YET for pool in BOARD.pool]
        p.chief = [0] * len(p.at)
        p.card_at = [DECK] * 64
        p.active = side
        self.give(side, *cards, "treachery-within-city")
        frames: list[Frame[Hannibal]] = [
            EndTurn(),
            PoliticalPoints(),
            Isolation(),
            WinterAttrition(),
            NextCard(1 - side),
            EndCard(),
            PlayCard(side),
        ]
        p.stack = list(frames)

    # ---------------------------------------------------------------- arrange

    def give(self, side: int, *cards: str) -> "Scene":
        for name in cards:
            self.p.card_at[card(name)] = HAND + side
        return self

    def put(self, who: str, where: str, cu: int = 0, elephants: int = 0, within: bool = False) -> "Scene":
        """Generals (their names, the one in command first) or a side, with CUs, in a space or inside its walls."""
        place = inside(where) if within else space(where)
        if who in SIDES:
            side = SIDES.index(who)
        else:
            names = who.split()
            side = BOARD.side_of[general(names[0])]
            for name in names:
                move_general(self.p, general(name), place)
            name_chief(self.p, side, place, general(names[0]))
        self.p.cu[side * PLACES + place] += cu
        self.p.elephants[place] += elephants
        return self

    def mark(self, side: int, *names: str) -> "Scene":
        for name in names:
            self.p.control[space(name)] = side
        return self

    def siege(self, where: str, points: int, by: int) -> "Scene":
        self.p.siege[space(where)] = points
        self.p.besieger[space(where)] = by
        return self

    # ---------------------------------------------------------------- act

    def parse(self, text: str) -> Move:
        return WORDS.parse(text)

    def offered(self, text: str = "") -> list[str]:
        """The texts of the moves offered now that begin so."""
        return [one for one in (WORDS.text(move) for move in self.p.moves()) if one.startswith(text)]

    def verbs(self) -> set[str]:
        return {one.split()[0] for one in self.offered()}

    def do(self, *texts: str) -> "Scene":
        """Make moves one after the other; where none of a verb is offered, whoever is asked shrugs."""
        for text in texts:
            move = WORDS.parse(text)
            if text.startswith("take ") and self.asked()[0] not in ("take", "bring"):
                assert text == f"take {self.p.army_cu} {self.p.army_elephants} {self.p.army_train}"
                continue
            while move not in self.p.moves():
                shrugs = [one for one in self.p.moves() if WORDS.text(one) in SHRUGS]
                assert shrugs, f"'{text}' is not among {self.offered()[:40]}: {self.why(text)}"
                self.p.play(shrugs[0], self.p.turn(), self.heard.append)
            self.p.play(move, self.p.turn(), self.heard.append)
            assert self.p.audit() == []
        return self

    def shrug(self) -> "Scene":
        """Whoever is asked says no until somebody has something else to say."""
        while self.p.turn() not in (CHANCE, NOBODY):
            shrugs = [one for one in self.p.moves() if WORDS.text(one) in SHRUGS]
            if not shrugs:
                break
            self.p.play(shrugs[0], self.p.turn(), self.heard.append)
        return self

    def deal(self, attacker: str, defender: str) -> "Scene":
        """Deal given battle hands: types separated by blanks, each perhaps `type*number`."""
        for hand in (attacker, defender):
            for part in hand.split():
                name, _, number = part.partition("*")
                for _ in range(int(number or 1)):
                    self.do(f"deal-battle {name}")
        return self

    def hands(self, attacker: str, defender: str) -> "Scene":
        """Give both sides these battle cards, whatever they are due."""
        self.shrug()
        sizes = [sum(int(part.partition("*")[2] or 1) for part in hand.split()) for hand in (attacker, defender)]
        side = self.p.battle_attacker
        self.p.battle_due[side], self.p.battle_due[1 - side] = sizes
        return self.deal(attacker, defender)

    def due(self) -> list[int]:
        """How many battle cards Rome and Carthage receive."""
        self.shrug()
        return self.p.battle_due[:]

    # ---------------------------------------------------------------- assert

    def cu(self, side: int, where: str, within: bool = False) -> int:
        return self.p.cu[side * PLACES + (inside(where) if within else space(where))]

    def at(self, who: str) -> str:
        place = self.p.at[general(who)]
        return (
            {-2: "pool", -3: "displaced", -4: "gone", -5: "not-yet"}[place]
            if place < 0
            else BOARD.spaces[BOARD.space_of[place]]
        )

    def commands(self, who: str) -> bool:
        return self.p.chief[general(who)] == 1

    def control(self, where: str) -> str:
        return SIDES[self.p.control[space(where)]]

    def asked(self) -> tuple[str, int]:
        """The key of the question and who is asked."""
        prompt = self.p.prompt()
        return ("chance" if prompt is None else str(prompt["key"])), int(self.p.turn())

    def why(self, text: str, seat: int | None = None) -> str:
        """The reason a move is refused, or an empty text."""
        refusal = self.p.why_not(WORDS.parse(text), self.p.turn() if seat is None else Seat(seat))
        return "" if refusal is None else refusal.key

    def told(self, key: str) -> list[list[object]]:
        return [event.to_json()[1:] for event in self.heard if event.kind.key == key]


__all__ = ["CARTHAGE", "GAME", "NEUTRAL", "ROME", "Scene", "card", "general", "inside", "space"]
