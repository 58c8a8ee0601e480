"""Hands are hidden: nothing a seat is told, shown or asked depends on what it cannot know."""

from typing import Any

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.event import Event
from quadriga.engine.seat import CHANCE, NOBODY, Seat, is_in
from quadriga.games.hannibal.position import Hannibal
from rules.hannibal.scene import CARTHAGE, GAME, ROME, Scene, card


def advance(p: Hannibal, rng: Seeded, moves: int) -> None:
    for _ in range(moves):
        if p.turn() == NOBODY:
            return
        p.push(p.draw(rng) if p.turn() == CHANCE else p.moves()[rng.below(len(p.moves()))])


def reaches(p: Hannibal, seat: Seat, events: list[Event]) -> list[object]:
    """Everything that reaches a seat: its view, the question, its choices, what it hears."""
    mine = [GAME.vocabulary.text(move) for move in p.moves()] if p.turn() == seat else []
    return [p.view(seat), p.prompt(), int(p.turn()), mine, [event.redact(seat).to_json() for event in events]]


@pytest.mark.parametrize("seed", range(24))
def test_two_positions_that_differ_only_in_the_enemys_hand_look_alike(seed: int) -> None:
    rng = Seeded(seed)
    p = GAME.start()
    assert isinstance(p, Hannibal)
    advance(p, rng, 20 + 13 * seed)
    if p.turn() == NOBODY:
        return
    seat = Seat(seed % 2)
    q = p.guess(seat, rng)
    assert reaches(p, seat, []) == reaches(q, seat, [])
    for _ in range(60):
        if NOBODY in (p.turn(), q.turn()):
            return
        assert p.turn() == q.turn()
        move = p.draw(rng) if p.turn() == CHANCE else p.moves()[rng.below(len(p.moves()))]
        if move not in q.moves():
            return
        if not is_in(p.question().audience(p, move), seat) and p.turn() == CHANCE:
            return
        one: list[Event] = []
        other: list[Event] = []
        p.play(move, p.turn(), one.append)
        q.play(move, q.turn(), other.append)
        assert reaches(p, seat, one) == reaches(q, seat, other)


def test_a_guess_keeps_ones_own_hand_and_every_open_card() -> None:
    p = GAME.start()
    assert isinstance(p, Hannibal)
    advance(p, Seeded(5), 60)
    mine = p.hand(ROME)
    guesses = [p.guess(Seat(ROME), Seeded(n)) for n in range(30)]
    assert all(guess.hand(ROME) == mine for guess in guesses)
    assert all(guess.hand_count(CARTHAGE) == p.hand_count(CARTHAGE) for guess in guesses)
    assert len({tuple(guess.hand(CARTHAGE)) for guess in guesses}) > 20
    assert all([c == 3 for c in guess.card_at] == [c == 3 for c in p.card_at] for guess in guesses)


def test_a_stolen_card_stays_known_to_its_former_owner() -> None:
    s = Scene(CARTHAGE, "messenger-intercepted").give(ROME, "truce", "diplomacy-1")
    s.play("event messenger-intercepted", "draw-from-hand truce")
    view: Any = s.p.view(Seat(ROME))
    assert view["own"]["known"] == ["truce"]
    assert all(s.p.guess(Seat(ROME), Seeded(n)).holds(CARTHAGE, card("truce")) for n in range(20))
    assert s.p.view(None).get("own") is None


def test_a_rome_that_claimed_the_first_play_holds_a_campaign_card_in_every_guess() -> None:
    s = Scene(ROME, "minor-campaign-1", "diplomacy-1", "epidemic")
    s.p.must_campaign = 1
    for n in range(40):
        hand = s.p.guess(Seat(CARTHAGE), Seeded(n)).hand(ROME)
        assert any(s.p.board.campaign[one] for one in hand)
        assert len(hand) == 4


def test_a_spy_sees_what_he_sees_for_the_whole_battle_and_nobody_else_sees_the_rest() -> None:
    s = Scene(CARTHAGE, "epidemic", "spy-in-enemy-camp").put("hannibal", "arpi", 6).put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae", "counter spy-in-enemy-camp")
    s.hands("probe*3", "flank-left*3 probe*2").play("show flank-left", "show probe")
    view: Any = s.p.view(Seat(CARTHAGE))
    known = view["battle"]["hands"][0]
    assert known["cards"] == 5
    assert known["known"]["flank-left"] == known["known"]["probe"] == 1
    hands = {tuple(s.p.guess(Seat(CARTHAGE), Seeded(n)).fighting().hand[:6]) for n in range(40)}
    assert len(hands) > 5
    assert all(hand[1] >= 1 and hand[3] >= 1 and sum(hand) == 5 for hand in hands)
    s.play("lead probe probe", "match probe")
    assert s.p.fighting().shown[3] == 0


def test_battle_hands_are_hidden_from_the_enemy_and_from_spectators() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("probe*3", "flank-left*3")
    view: Any
    for seat in (Seat(CARTHAGE), None):
        view = s.p.view(seat)
        assert set(view["battle"]["hands"][ROME]["known"].values()) == {0}
    view = s.p.view(Seat(ROME))
    assert view["battle"]["hands"][ROME]["known"]["flank-left"] == 3
