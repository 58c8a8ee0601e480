"""Small situations of Hannibal, given dice and cards: arrange, act by the text of moves, assert facts."""

from typing import Any, Self

from quadriga.engine.frame import Frame
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.games.hannibal import title
from quadriga.games.hannibal.attrition import WinterAttrition
from quadriga.games.hannibal.battle.battle import Battle
from quadriga.games.hannibal.board import BOARD, CARTHAGE, GENERAL_IDS, NEUTRAL, PLACES, ROME, SIDES, SPACES
from quadriga.games.hannibal.cards.strategy import EndCard, NextCard, PlayCard
from quadriga.games.hannibal.force import move_general, name_chief
from quadriga.games.hannibal.march.march import March
from quadriga.games.hannibal.politics import Isolation
from quadriga.games.hannibal.position import DECK, HAND, NOT_YET, POOL, Hannibal
from quadriga.games.hannibal.year.sequence import EndTurn, PoliticalPoints
from rules import scene

GAME = title()
VOCABULARY = GAME.vocabulary
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


class Scene(scene.Scene[Hannibal]):
    """A war without armies; `put` brings them in. The strategy phase of one side is on, with the cards given."""

    def __init__(self, side: int, *cards: str, turn: int = 1, scenario: str = "", **options: Any) -> None:
        given = {name.replace("_", "-"): value for name, value in options.items()}
        position = GAME.start(scenario, options=given)
        assert isinstance(position, Hannibal)
        super().__init__(position)
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

    def side_of(self, seat: Seat) -> str:
        return SIDES[seat]

    # ---------------------------------------------------------------- arrange

    def give(self, side: int, *cards: str) -> Self:
        for name in cards:
            self.p.card_at[card(name)] = HAND + side
        return self

    def put(self, who: str, where: str, cu: int = 0, elephants: int = 0, within: bool = False) -> Self:
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

    def mark(self, side: int, *names: str) -> Self:
        for name in names:
            self.p.control[space(name)] = side
        return self

    def bare(self, *kept: str) -> Self:
        """Nobody controls anything, no tribe stands anywhere but in these spaces."""
        for place, name in enumerate(BOARD.spaces):
            if name not in kept:
                self.p.control[place] = NEUTRAL
                self.p.tribe[place] = 0
        return self

    def siege(self, where: str, points: int, by: int) -> Self:
        self.p.siege[space(where)] = points
        self.p.besieger[space(where)] = by
        return self

    def army(self, who: str, cu: int) -> Self:
        """A general on the march with so many CUs, where he stands."""
        self.p.march = March()
        self.p.march.lay_out(general(who), self.p.at[general(who)], 0, 4, cu)
        self.p.march.cu = cu
        return self

    def battle(self, attacker: int, where: str) -> Self:
        """A battle that has just begun, its attacker from the sea."""
        self.p.battle = Battle()
        self.p.battle.lay_out(BOARD, attacker, space(where), -1, -1)
        return self

    # ---------------------------------------------------------------- act

    def verbs(self) -> set[str]:
        return {one.split()[0] for one in self.offered()}

    def play(self, *texts: str) -> Self:
        """Make moves one after the other; where none of a verb is offered, whoever is asked shrugs."""
        for text in texts:
            move = self.parse(text)
            if text.startswith("take ") and self.asked()[1] not in ("take", "bring"):
                assert text == f"take {self.p.marching().cu} {self.p.marching().elephants} {self.p.marching().train}"
                continue
            while not self.p.question().offers(self.p, move):
                shrugs = [one for one in self.p.moves() if VOCABULARY.text(one) in SHRUGS]
                assert shrugs, f"'{text}' is not among {self.offered()[:40]}: {self.why(text)}"
                self.p.play(shrugs[0], self.p.turn(), self.heard.append)
            self.p.play(move, self.p.turn(), self.heard.append)
            self.sound()
        return self

    def shrug(self) -> Self:
        """Whoever is asked says no until somebody has something else to say."""
        while self.p.turn() not in (CHANCE, NOBODY):
            shrugs = [one for one in self.p.moves() if VOCABULARY.text(one) in SHRUGS]
            if not shrugs:
                break
            self.p.play(shrugs[0], self.p.turn(), self.heard.append)
        return self

    def deal(self, attacker: str, defender: str) -> Self:
        """Deal given battle hands: types separated by blanks, each perhaps `type*number`."""
        for hand in (attacker, defender):
            for part in hand.split():
                name, _, number = part.partition("*")
                for _ in range(int(number or 1)):
                    self.play(f"deal-battle {name}")
        return self

    def hands(self, attacker: str, defender: str) -> Self:
        """Give both sides these battle cards, whatever they are due."""
        self.shrug()
        sizes = [sum(int(part.partition("*")[2] or 1) for part in hand.split()) for hand in (attacker, defender)]
        side = self.p.fighting().attacker
        self.p.fighting().due[side], self.p.fighting().due[1 - side] = sizes
        return self.deal(attacker, defender)

    def due(self) -> list[int]:
        """How many battle cards Rome and Carthage receive."""
        self.shrug()
        return self.p.fighting().due[:]

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

    def question(self) -> list[str]:
        """Who is asked, what and about what; then every answer, marked where it cannot be taken back."""
        p = self.p
        if p.turn() == CHANCE:
            mask = p.question().audience(p, p.moves()[0])
            who = "".join("RC"[seat] for seat in (ROME, CARTHAGE) if mask >> seat & 1)
            return [f"chance {who}", *[f"{VOCABULARY.text(move)} x{weight}" for move, weight in p.chances()]]
        prompt = p.prompt()
        assert prompt is not None
        about = prompt["about"]
        assert isinstance(about, list)
        head = " ".join([self.asked()[0], str(prompt["key"]), *[f"{name}={value}" for name, _, value in about]])
        asked = p.question()
        return [head, *[VOCABULARY.text(one) + (" !" if asked.seals(p, one) else "") for one in p.moves()]]

    def story(self) -> list[str]:
        """All that was told but the dealing of cards."""
        told = [" ".join([event.kind.key, *[str(slug) for slug in event.slugs()]]) for event in self.heard]
        return [line for line in told if not line.startswith(("battle-dealt", "dealt"))]

    def board(self) -> list[str]:
        """Where everybody stands: CUs, elephants, generals with the one in command marked, siege points."""
        p = self.p
        lines: list[str] = []
        for place in range(PLACES):
            words = [BOARD.spaces[BOARD.space_of[place]] + (" within" if place >= SPACES else "")]
            for side in (ROME, CARTHAGE):
                count = p.cu[side * PLACES + place]
                words += [f"{SIDES[side]} {count}"] if count else []
            if p.elephants[place]:
                words.append(f"elephants {p.elephants[place]}")
            words += [name + "*" * p.chief[one] for one, name in enumerate(GENERAL_IDS) if p.at[one] == place]
            if p.train == place:
                words.append("train")
            if place < SPACES and p.siege[place]:
                words.append(f"siege {p.siege[place]} by {SIDES[p.besieger[place]]}")
            if len(words) > 1:
                lines.append(" ".join(words))
        return lines


__all__ = ["CARTHAGE", "GAME", "NEUTRAL", "ROME", "Scene", "card", "general", "inside", "space"]
