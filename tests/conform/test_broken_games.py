"""The battery on games that break one promise each: the check that should catch it does."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quadriga import text
from quadriga.conform import CHECKS, Rates, Report, conform
from quadriga.engine import Kind, Move, Rng, Seat, Seeded, Vocabulary, only
from toys import camp, forum
from toys.forum import BURIED, CARDS, IN_HAND, Act, Bury, Deal, Donate, Forum, Interrupt, Levy, Show, Spy

Patch = Callable[[pytest.MonkeyPatch], object]
VARIANTS: list[tuple[str, Patch]] = []
RATES = Rates(thorough=0.2, first=0.5, replay=1.0)
FEW = {"games": 2, "rates": Rates(thorough=0.01)}

text.add_folder(Path(forum.__file__).parent / "locale")


def breaks(check: str) -> Callable[[Patch], Patch]:
    """Register a variant that the check should catch; what the variant returns is passed to `conform`."""

    def register(patch: Patch) -> Patch:
        VARIANTS.append((check, patch))
        return patch

    return register


def run(**arguments: Any) -> Report:
    game = arguments.pop("game", None) or forum.game()
    return conform(game, **{"games": 20, "seed": 11, "rates": RATES, "texts": text.has, **arguments})


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    """Put the vocabulary back as it was."""
    kinds, refusals = forum.words.verbs[forum.DONATE].kinds, forum.words.refusals
    before = kinds[:], refusals[:]
    yield
    kinds[:], refusals[:] = before


@pytest.mark.parametrize(("check", "patch"), VARIANTS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_is_caught(check: str, patch: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    more = patch(monkeypatch)
    report = run(**more) if isinstance(more, dict) else run()
    caught = [breach for breach in report.breaches if breach.check == check]
    assert caught, report.failures
    assert caught[0].detail


def test_there_is_a_broken_game_for_every_check() -> None:
    assert {check for check, _ in VARIANTS} == set(CHECKS)


# -------------------------------------------------------------------- whole choices


@breaks("whole")
def a_whole_choice_may_name_what_no_step_takes(m: pytest.MonkeyPatch) -> dict[str, object]:
    sound = camp.Muster.offers

    def offers(self: camp.Muster, p: camp.Camp, move: Move) -> bool:
        return move.verb in self.wholes or sound(self, p, move)

    m.setattr(camp.Muster, "offers", offers)
    return {"game": camp.title(None)}


@breaks("whole")
def a_whole_choice_forgets_somebody(m: pytest.MonkeyPatch) -> dict[str, object]:
    sound = camp.Muster.play

    def play(self: camp.Muster, p: camp.Camp, move: Move) -> None:
        sound(self, p, move)
        if move.verb in self.wholes:
            del p.marching().cohorts[1:]

    m.setattr(camp.Muster, "play", play)
    return {"game": camp.title(None)}


# -------------------------------------------------------------------- hidden information


@breaks("guess-view")
def a_view_shows_the_other_hands(m: pytest.MonkeyPatch) -> None:
    sound = Forum.look
    m.setattr(Forum, "look", lambda p, seat: {**sound(p, seat), "all": p.places[:]})


@breaks("guess-view")
def a_spectator_sees_a_hand(m: pytest.MonkeyPatch) -> None:
    sound = Forum.look
    m.setattr(Forum, "look", lambda p, seat: {**sound(p, seat), **({} if seat is not None else {"all": p.places[:]})})


@breaks("guess-view")
def a_guess_moves_a_card_that_was_seen(m: pytest.MonkeyPatch) -> None:
    def is_known(p: Forum, one: int, to: int) -> bool:
        return p.places[one] in (forum.DISCARD, IN_HAND + to, BURIED + to)

    m.setattr(Forum, "is_known", is_known)


@breaks("asked")
def only_a_holder_of_a_veto_is_asked(m: pytest.MonkeyPatch) -> None:
    sound = Act.play

    def play(self: Act, p: Forum, move: Move) -> None:
        sound(self, p, move)
        p.stack[:] = [
            frame
            for frame in p.stack
            if not isinstance(frame, Interrupt) or any(p.places[one] == IN_HAND + frame.seat for one in range(3))
        ]

    m.setattr(Act, "play", play)


@breaks("asked")
def a_hidden_choice_changes_the_question(m: pytest.MonkeyPatch) -> None:
    sound = Bury.play

    def play(self: Bury, p: Forum, move: Move) -> None:
        sound(self, p, move)
        if move.verb == forum.BURY and CARDS[move.a].startswith("levy"):
            p.begin(Donate())

    m.setattr(Bury, "play", play)


@breaks("teaches")
def an_undoable_move_shows_a_card(m: pytest.MonkeyPatch) -> None:
    m.setattr(Act, "seals", lambda self, p, move: False)


@breaks("teaches")
def an_undoable_move_tells_of_a_hand(m: pytest.MonkeyPatch) -> None:
    sound = Donate.play

    def play(self: Donate, p: Forum, move: Move) -> None:
        sound(self, p, move)
        p.tell(forum.PLAYED, p.consul, p.places.index(IN_HAND + next(p.others())))

    m.setattr(Donate, "play", play)


@breaks("teaches")
def a_question_depends_on_a_hand(m: pytest.MonkeyPatch) -> None:
    sound = Donate.play

    def play(self: Donate, p: Forum, move: Move) -> None:
        sound(self, p, move)
        if p.places[0] == IN_HAND + next(p.others()):
            p.begin(Act())

    m.setattr(Donate, "play", play)


@breaks("hidden-move")
def an_event_tells_the_card_dealt(m: pytest.MonkeyPatch) -> None:
    def play(self: Deal, p: Forum, move: Move) -> None:
        p.put(move.a, IN_HAND + self.seat)
        p.tell(forum.DEALT, self.seat, move.a)

    m.setattr(Deal, "play", play)


@breaks("hidden-move")
def an_event_tells_the_card_buried(m: pytest.MonkeyPatch) -> None:
    def play(self: Bury, p: Forum, move: Move) -> None:
        if move.verb == forum.BURY:
            p.put(move.a, BURIED + p.consul)
            p.tell(forum.HAS_BURIED, p.consul, move.a)
        p.begin(Act())

    m.setattr(Bury, "play", play)


@breaks("told")
def a_card_shown_is_forgotten(m: pytest.MonkeyPatch) -> dict[str, object]:
    def play(self: Show, p: Forum, move: Move) -> None:
        p.tell(forum.SHOWN, p.consul, self.victim, move.a, audience=self.audience(p, move))

    m.setattr(Show, "play", play)
    return {"games": 60}


@breaks("told")
def a_card_told_is_forgotten(m: pytest.MonkeyPatch) -> None:
    sound = Levy.play

    def play(self: Levy, p: Forum, move: Move) -> None:
        p.tell(forum.PLAYED, p.consul, p.places.index(IN_HAND + next(p.others())))
        sound(self, p, move)

    m.setattr(Levy, "play", play)
    m.setattr(forum, "HAND", 4)


@breaks("audience")
def a_seat_may_not_know_its_own_move(m: pytest.MonkeyPatch) -> None:
    m.setattr(Bury, "audience", lambda self, p, move: only(Seat((p.consul + 1) % p.seats)))


@breaks("guess-question")
def offered_moves_depend_on_another_hand(m: pytest.MonkeyPatch) -> None:
    sound = Donate.moves
    m.setattr(Donate, "moves", lambda self, p: sound(self, p)[: 1 if p.places[0] == IN_HAND + next(p.others()) else 9])


@breaks("guess-sound")
def a_guess_loses_a_coin(m: pytest.MonkeyPatch) -> None:
    sound = Forum.guess

    def guess(self: Forum, seat: Seat, rng: Rng) -> Forum:
        to = sound(self, seat, rng)
        to.bank -= 1
        return to

    m.setattr(Forum, "guess", guess)


@breaks("guess-sound")
def a_guess_changes_the_truth(m: pytest.MonkeyPatch) -> None:
    def guess(self: Forum, seat: Seat, rng: Rng) -> Forum:
        hidden = [one for one in range(len(CARDS)) if not self.is_known(one, seat)]
        if hidden:
            one, other = hidden[0], hidden[-1]
            self.places[one], self.places[other] = self.places[other], self.places[one]
        return self.copy()

    m.setattr(Forum, "guess", guess)


@breaks("guess-json")
def a_guess_depends_on_what_is_not_saved(m: pytest.MonkeyPatch) -> None:
    sound = Forum.guess
    drawn = iter(range(10**6))
    m.setattr(Forum, "guess", lambda self, seat, rng: sound(self, seat, Seeded(next(drawn))))


@breaks("guess-redraws")
def a_guess_is_the_truth(m: pytest.MonkeyPatch) -> dict[str, Any]:
    m.setattr(Forum, "guess", lambda self, seat, rng: self.copy())
    return {"games": 40}


@breaks("why-not-leak")
def a_refusal_tells_of_another_hand(m: pytest.MonkeyPatch) -> None:
    def why(self: Act, p: Forum, move: Move) -> int:
        if move.verb == forum.PLAY and 0 <= move.a < len(CARDS) and p.places[move.a] == IN_HAND + next(p.others()):
            return forum.NO_CARDS
        return forum.NOT_YOURS

    m.setattr(Act, "why", why)


# -------------------------------------------------------------------- chance and undo


@breaks("weights")
def a_die_has_a_wrong_weight(m: pytest.MonkeyPatch) -> None:
    sound = Levy.chances
    m.setattr(Levy, "chances", lambda self, p: [(move, weight + (move.a < 2)) for move, weight in sound(self, p)])


@breaks("weights")
def a_card_weighs_nothing(m: pytest.MonkeyPatch) -> None:
    m.setattr(Deal, "chances", lambda self, p: [(Move(forum.DEAL, one), min(n, 1)) for n, one in enumerate(p.cards(0))])
    m.setattr(Deal, "draw", lambda self, p, rng: self.chances(p)[-1][0])


@breaks("draw")
def a_draw_does_not_follow_its_weights(m: pytest.MonkeyPatch) -> None:
    def draw(self: Levy, p: Forum, rng: Rng) -> Move:
        moves = self.moves(p)
        return moves[min(rng.below(2 * len(moves)), len(moves) - 1)]

    m.setattr(Levy, "draw", draw)


@breaks("draw")
def a_draw_is_no_outcome(m: pytest.MonkeyPatch) -> None:
    m.setattr(Levy, "draw", lambda self, p, rng: Move(forum.ROLL, 0))


@breaks("lumps")
def lumps_lose_weight(m: pytest.MonkeyPatch) -> None:
    m.setattr(Levy, "lumps", lambda self, p: self.chances(p)[1:])


@breaks("undo")
def a_die_can_be_undone(m: pytest.MonkeyPatch) -> None:
    m.setattr(Levy, "seals", lambda self, p, move: False)


# -------------------------------------------------------------------- plain data


@breaks("copy")
def a_copy_shares_a_list(m: pytest.MonkeyPatch) -> None:
    sound = Forum.copy

    def copy(self: Forum) -> Forum:
        to = sound(self)
        to.purse = self.purse
        return to

    m.setattr(Forum, "copy", copy)


@breaks("copy")
def a_copy_forgets_a_field(m: pytest.MonkeyPatch) -> None:
    sound = Forum.copy

    def copy(self: Forum) -> Forum:
        to = sound(self)
        to.seen = [0] * len(CARDS)
        return to

    m.setattr(Forum, "copy", copy)


@breaks("fields")
def a_field_is_not_listed(m: pytest.MonkeyPatch) -> None:
    m.setattr(Forum, "fields", tuple(name for name in Forum.fields if name != "round"))


@breaks("json")
def json_changes_a_field(m: pytest.MonkeyPatch) -> None:
    sound = Forum.to_plain

    def to_plain(self: Forum) -> dict[str, object]:
        plain = sound(self)
        assert isinstance(plain["state"], dict)
        plain["state"]["consul"] = 0
        return plain

    m.setattr(Forum, "to_plain", to_plain)


@breaks("frames")
def a_step_holds_a_list(m: pytest.MonkeyPatch) -> None:
    sound = Deal.__init__

    def init(self: Deal, seat: int) -> None:
        sound(self, seat)
        self.log = []  # type: ignore[attr-defined]

    m.setattr(Deal, "__init__", init)


@breaks("frames")
def a_step_changes(m: pytest.MonkeyPatch) -> None:
    def play(self: Show, p: Forum, move: Move) -> None:
        p.seen[move.a] |= only(Seat(p.consul))
        self.victim = p.consul  # type: ignore[misc]

    m.setattr(Show, "play", play)


@breaks("view-json")
def a_view_holds_a_tuple(m: pytest.MonkeyPatch) -> None:
    sound = Forum.look
    m.setattr(Forum, "look", lambda p, seat: {**sound(p, seat), "discard": ("veto-i",)})


@breaks("view-shape")
def a_view_has_a_field_nobody_declared(m: pytest.MonkeyPatch) -> None:
    sound = Forum.look
    m.setattr(Forum, "look", lambda p, seat: {**sound(p, seat), "omens": 3})


@breaks("audit")
def coins_are_minted(m: pytest.MonkeyPatch) -> None:
    def pay(self: Forum, to: int, amount: int) -> None:
        self.purse[to] += max(amount, 0)

    m.setattr(Forum, "pay", pay)


@breaks("replay")
def the_effect_of_a_move_depends_on_the_process(m: pytest.MonkeyPatch) -> None:
    moods = iter(range(10**9))

    def play(self: Levy, p: Forum, move: Move) -> None:
        p.tell(forum.RAISED, p.consul, move.a)
        p.pay(p.consul, next(moods) % 2)

    m.setattr(Levy, "play", play)


@breaks("push")
def push_is_not_play(m: pytest.MonkeyPatch) -> None:
    sound = Forum.push

    def push(self: Forum, move: Move) -> None:
        sound(self, move)
        if self.hear is None and self.bank:
            self.pay(0, 1)

    m.setattr(Forum, "push", push)
    sound_play = Forum.play
    m.setattr(Forum, "play", lambda p, move, seat, hear=None: sound_play(p, move, seat, hear or (lambda event: None)))


# -------------------------------------------------------------------- choices


@breaks("bound")
def a_toggle_never_progresses(m: pytest.MonkeyPatch) -> dict[str, object]:
    def play(self: Donate, p: Forum, move: Move) -> None:
        p.pay(p.consul, 1 if p.bank > 20 else -1)
        p.begin(Donate())

    m.setattr(Donate, "play", play)
    return FEW


@breaks("moves")
def there_is_nothing_to_choose(m: pytest.MonkeyPatch) -> None:
    m.setattr(Spy, "moves", lambda self, p: [])


@breaks("unique")
def a_move_is_offered_twice(m: pytest.MonkeyPatch) -> None:
    sound = Act.moves
    m.setattr(Act, "moves", lambda self, p: [*sound(self, p), Move(forum.PASS)])


@breaks("stable")
def the_order_changes(m: pytest.MonkeyPatch) -> None:
    sound = Act.moves
    calls = iter(range(10**9))
    m.setattr(Act, "moves", lambda self, p: sound(self, p)[:: 1 if next(calls) % 2 else -1])


class Vague(Kind):
    """A kind whose values all look alike."""

    def slug(self, value: int) -> str:
        return "1"


@breaks("text")
def two_moves_have_the_same_text(m: pytest.MonkeyPatch) -> None:
    forum.words.verbs[forum.DONATE].kinds[0] = Vague("coins")


@breaks("events")
def an_event_is_of_no_vocabulary(m: pytest.MonkeyPatch) -> None:
    m.setattr(forum, "RAISED", Vocabulary("other").event("raised", "", seat=forum.seat, levy=forum.levy))


@breaks("prompt")
def a_question_has_no_words(m: pytest.MonkeyPatch) -> None:
    m.setattr(Spy, "prompt", "whom")


@breaks("crash")
def an_effect_fails(m: pytest.MonkeyPatch) -> None:
    m.setattr(Show, "play", lambda self, p, move: p.places[len(CARDS)])


@breaks("crash")
def a_game_cannot_begin(m: pytest.MonkeyPatch) -> None:
    m.setattr(forum, "HAND", 10)
    m.setattr(Forum, "finish", lambda self, key, results: 1 // 0)


@breaks("outcome")
def a_seat_has_no_result(m: pytest.MonkeyPatch) -> None:
    sound = Forum.finish
    m.setattr(Forum, "finish", lambda self, key, results: sound(self, key, results[1:]))


# -------------------------------------------------------------------- refusals


@breaks("wrong-seat")
def anybody_may_move(m: pytest.MonkeyPatch) -> None:
    sound = Forum.why_not
    m.setattr(Forum, "why_not", lambda p, move, seat: sound(p, move, p.turn()))


@breaks("made-up")
def play_accepts_anything(m: pytest.MonkeyPatch) -> dict[str, object]:
    m.setattr(Forum, "play", lambda p, move, seat, hear=None: None)
    return FEW


@breaks("wrong-seat")
def play_accepts_anybody(m: pytest.MonkeyPatch) -> None:
    sound = Forum.play
    m.setattr(Forum, "play", lambda p, move, seat, hear=None: sound(p, move, p.turn(), hear))


@breaks("made-up")
def a_refused_move_costs_a_coin(m: pytest.MonkeyPatch) -> None:
    sound = Forum.why_not

    def why_not(p: Forum, move: Move, seat: Seat) -> object:
        refusal = sound(p, move, seat)
        if refusal is not None:
            p.pay(0, -1)
        return refusal

    m.setattr(Forum, "why_not", why_not)


@breaks("made-up")
def offers_is_looser_than_moves(m: pytest.MonkeyPatch) -> None:
    m.setattr(Act, "offers", lambda self, p, move: move.verb == forum.PLAY or move in self.moves(p))


@breaks("offered")
def offers_is_stricter_than_moves(m: pytest.MonkeyPatch) -> None:
    m.setattr(Act, "offers", lambda self, p, move: move in self.moves(p)[1:])


@breaks("stale")
def a_move_of_the_last_decision_is_accepted(m: pytest.MonkeyPatch) -> None:
    sound = Bury.offers
    m.setattr(Bury, "offers", lambda self, p, move: move.verb == forum.DONATE or sound(self, p, move))


@breaks("foreign")
def a_verb_from_elsewhere_is_accepted(m: pytest.MonkeyPatch) -> None:
    sound = Levy.offers
    m.setattr(Levy, "offers", lambda self, p, move: move.verb != forum.ROLL or sound(self, p, move))


@breaks("foreign")
def a_step_offers_a_verb_it_does_not_list(m: pytest.MonkeyPatch) -> None:
    m.setattr(Act, "verbs", (forum.PLAY,))


@breaks("malformed")
def a_number_without_meaning_is_accepted(m: pytest.MonkeyPatch) -> None:
    sound = Donate.offers
    m.setattr(Donate, "offers", lambda self, p, move: move.a < 0 or sound(self, p, move))


@breaks("partial")
def a_partial_move_is_always_possible(m: pytest.MonkeyPatch) -> None:
    sound = Forum.why_not

    def why_not(p: Forum, move: Move, seat: Seat) -> object:
        return sound(p, move, seat) if forum.words.is_whole(move) else None

    m.setattr(Forum, "why_not", why_not)


@breaks("refusal")
def a_refusal_names_no_rule(m: pytest.MonkeyPatch) -> None:
    forum.words.refusals[forum.NOT_YOURS] = ("not-yours", "")


@breaks("general-refusals")
def too_many_refusals_are_general(m: pytest.MonkeyPatch) -> None:
    m.setattr(Act, "why", lambda self, p, move: 0)


@breaks("english-french")
def a_text_is_missing_in_french(m: pytest.MonkeyPatch) -> dict[str, object]:
    return {"texts": lambda language, key: (language, key) != ("fr", "forum-card-spy-ii")}


@breaks("english-french")
def a_heading_is_missing_in_english(m: pytest.MonkeyPatch) -> dict[str, object]:
    return {"texts": lambda language, key: (language, key) != ("en", "forum-stat-purse")}
