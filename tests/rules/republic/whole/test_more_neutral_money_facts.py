"""N4: the money and men of the neutral factions, guideline by guideline, on both sides of every bound."""

import pytest

from quadriga.engine import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstCards, FirstLeader
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.forum.auction_part import Auction
from quadriga.games.republic.whole.forum.games import ChangeLeader, SponsorGames
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.forum.persuasion import AddOrThrow, Bribe, CounterBribe, base
from quadriga.games.republic.whole.neutral.answers import answer, is_worth_a_throw, of_charity
from quadriga.games.republic.whole.neutral.cards import PlayDrawn, PlayNow
from quadriga.games.republic.whole.neutral.guidelines import (
    best_leader,
    fewest_concessions,
    fewest_votes,
    richest,
)
from quadriga.games.republic.whole.neutral.money import BidDie, NeutralBid, NeutralSpoils, opens, own_purse, share
from quadriga.games.republic.whole.neutral.persuading import best_pair, defence, open_base, sure_bribe
from quadriga.games.republic.whole.neutral.revolting import can_afford, expected, of_victor
from quadriga.games.republic.whole.revenue.bodyguard import KeepGuard, PlaceGuard
from quadriga.games.republic.whole.revenue.redistribution import Gifts
from quadriga.games.republic.whole.revolution.revolt import Join, PayLegions, RideAlong, VictorDecides
from quadriga.games.republic.whole.rome import (
    ROME_CONSUL,
)
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import senator
from rules.republic.whole.test_more_neutral_facts import (
    CLAUDIUS,
    CONSERVATIVES,
    CORNELIUS,
    FABIUS,
    IMPERIALS,
    JULIUS,
    MANLIUS,
    PLAYER,
    PLUTOCRATS,
    POPULISTS,
    SICILY,
    VALERIUS,
    done,
    heard,
    steps,
    table,
    text,
)


@pytest.mark.rule("republic", "N4.03.2a")
@pytest.mark.rule("republic", "N4.01.3a")
def test_n4_03_income_is_shared_out() -> None:
    found = {}
    for seat in (IMPERIALS, PLUTOCRATS, CONSERVATIVES, POPULISTS):
        for pool, die, place in ((7, 3, 1), (2, 5, 1), (7, 3, 5), (1, 1, 1)):
            scene = table().put("papirius", PLUTOCRATS).put("aurelius", POPULISTS)
            scene.p.others().pool[seat] = pool
            scene.p.place[scene.p.leader[seat]] = place
            share(heard(scene).p, seat, die)
            found[seat, pool, place] = (
                scene.p.others().pool[seat],
                *[one for one in done(scene) if "neutrals" not in one],
            )
    assert found == {
        (1, 7, 1): (0, "talents fabius 0 > 4", "purse faction-2 0 > 3", "told", "shared-out faction-2 7"),
        (1, 2, 1): (0, "purse faction-2 0 > 2", "told", "shared-out faction-2 2"),
        (1, 7, 5): (0, "purse faction-2 0 > 7", "told", "shared-out faction-2 7"),
        (1, 1, 1): (0, "purse faction-2 0 > 1", "told", "shared-out faction-2 1"),
        (2, 7, 1): (
            0,
            "talents valerius 0 > 3",
            "talents papirius 0 > 3",
            "purse faction-3 0 > 1",
            "told",
            "shared-out faction-3 7",
        ),
        (2, 2, 1): (0, "talents valerius 0 > 1", "talents papirius 0 > 1", "told", "shared-out faction-3 2"),
        (2, 7, 5): (0, "talents papirius 0 > 7", "told", "shared-out faction-3 7"),
        (2, 1, 1): (0, "purse faction-3 0 > 1", "told", "shared-out faction-3 1"),
        (3, 7, 1): (0, "talents julius 0 > 4", "purse faction-4 0 > 3", "told", "shared-out faction-4 7"),
        (3, 2, 1): (0, "talents julius 0 > 1", "purse faction-4 0 > 1", "told", "shared-out faction-4 2"),
        (3, 7, 5): (0, "purse faction-4 0 > 7", "told", "shared-out faction-4 7"),
        (3, 1, 1): (0, "talents julius 0 > 1", "told", "shared-out faction-4 1"),
        (4, 7, 1): (
            0,
            "talents claudius 0 > 5",
            "talents aurelius 0 > 1",
            "purse faction-5 0 > 1",
            "told",
            "shared-out faction-5 7",
        ),
        (4, 2, 1): (0, "talents claudius 0 > 1", "talents aurelius 0 > 1", "told", "shared-out faction-5 2"),
        (4, 7, 5): (0, "talents aurelius 0 > 1", "purse faction-5 0 > 6", "told", "shared-out faction-5 7"),
        (4, 1, 1): (0, "talents claudius 0 > 1", "told", "shared-out faction-5 1"),
    }
    nobody = table()
    nobody.p.place[VALERIUS] = 5
    nobody.p.others().pool[PLUTOCRATS] = 6
    share(nobody.p, PLUTOCRATS, 0)
    assert nobody.p.purse[PLUTOCRATS] == 6
    spoils = {}
    for seat, name in ((1, "fabius"), (2, "valerius"), (3, "julius"), (4, "claudius")):
        one = table().govern(name, "sicily")
        NeutralSpoils(SICILY).run(one.p)
        spoils[seat] = steps(one.p)
    assert spoils == {1: ["NeutralSpoilsDie"], 2: [], 3: [], 4: ["NeutralSpoilsDie"]}
    lead = table().put("papirius", IMPERIALS)
    assert [best_leader(lead.p, seat) for seat in range(5)] == [0, 1, 2, 3, 4]
    assert [richest(lead.p, []), richest(lead.p, [FABIUS, CORNELIUS])] == [-1, CORNELIUS]
    lead.p.talents[FABIUS] = 1
    assert richest(lead.p, [CORNELIUS, FABIUS]) == FABIUS
    lead.p.holder[0] = CORNELIUS
    assert [fewest_concessions(lead.p, [CORNELIUS, FABIUS]), fewest_votes(lead.p, [CORNELIUS, FABIUS])] == [1, 1]


@pytest.mark.rule("republic", "N4.04.5a")
def test_n4_04_5a_bids() -> None:
    found = {}
    for best, backer, talents, seat in (
        (0, -1, 5, IMPERIALS), (5, CORNELIUS, 5, IMPERIALS), (4, CORNELIUS, 5, IMPERIALS), (7, CORNELIUS, 9, IMPERIALS),
        (6, CORNELIUS, 9, IMPERIALS), (0, -1, 0, IMPERIALS),
    ):  # fmt: skip
        scene = table().office("fabius", ROME_CONSUL)
        scene.p.auction = Auction()
        scene.p.auction.lay_out()
        scene.p.auction.best, scene.p.auction.backer = best, backer
        scene.p.talents[FABIUS], scene.p.talents[CORNELIUS] = talents, 3
        assert own_purse(scene.p, IMPERIALS) == talents
        heard(scene)
        opened = opens(scene.p, seat)
        NeutralBid(seat).run(scene.p)
        frames = steps(scene.p)
        dice = {}
        for face in (1, 3, 4, 6):
            die = Facts.of(scene.p.copy())
            if frames:
                BidDie(seat).play(heard(die).p, Move(words.ROLL, face))
                dice[face] = done(die)
        found[best, backer, talents] = (opened, frames, done(scene), dice)
    assert found == {
        (0, -1, 5): (
            True,
            ["BidDie"],
            ["told"],
            {
                1: ["auction best 0 > 3", "auction backer -1 > 1", "told", "bid fabius 3"],
                3: ["auction best 0 > 3", "auction backer -1 > 1", "told", "bid fabius 3"],
                4: ["auction best 0 > 3", "auction backer -1 > 1", "told", "bid fabius 3"],
                6: ["auction best 0 > 3", "auction backer -1 > 1", "told", "bid fabius 3"],
            },
        ),
        (5, 0, 5): (False, [], ["auction out [] > [1]", "told"], {}),
        (4, 0, 5): (False, [], ["auction best 4 > 5", "auction backer 0 > 1", "told", "bid fabius 5"], {}),
        (7, 0, 9): (
            False,
            ["BidDie"],
            ["told"],
            {
                1: ["auction out [] > [1]", "told"],
                3: ["auction out [] > [1]", "told"],
                4: ["auction best 7 > 8", "auction backer 0 > 1", "told", "bid fabius 8"],
                6: ["auction best 7 > 8", "auction backer 0 > 1", "told", "bid fabius 8"],
            },
        ),
        (6, 0, 9): (False, [], ["auction best 6 > 7", "auction backer 0 > 1", "told", "bid fabius 7"], {}),
        (0, -1, 0): (True, [], ["auction out [] > [1]", "told"], {}),
    }


@pytest.mark.rule("republic", "N4.04.2a")
@pytest.mark.rule("republic", "N4.04.2b")
def test_n4_04_2_persuasion() -> None:
    scene = table().put("papirius", -1).put("aurelius", -1)
    p = scene.p
    papirius = senator("papirius")
    found = {}
    for talents in (0, 3, 6, 9, 15):
        p.talents[FABIUS] = talents
        found[talents] = (open_base(p, FABIUS, papirius), sure_bribe(p, FABIUS, papirius), defence(p, papirius))
    assert found == {0: (1, 0, 0), 3: (1, 0, 0), 6: (1, 6, 0), 9: (1, 8, 0), 15: (1, 8, 0)}
    p.purse[PLAYER] = 4
    p.leader[PLAYER] = -1
    assert [sure_bribe(p, FABIUS, CORNELIUS), defence(p, CORNELIUS)] == [0, 4]
    assert best_pair(p, IMPERIALS, True) == (1, 10)
    attempt = Attempt()
    attempt.lay_out(CORNELIUS, FABIUS)
    p.attempt = attempt
    asks = {}
    for purse, bribes in ((0, 0), (20, 0), (20, 3), (1, 0)):
        p.purse[IMPERIALS], attempt.bribes = purse, bribes
        asks[purse, bribes] = (base(p, attempt), text(answer(p, CounterBribe(IMPERIALS), IMPERIALS)))
    assert asks == {
        (0, 0): (-23, "counter 0"),
        (20, 0): (-23, "counter 0"),
        (20, 3): (-20, "counter 0"),
        (1, 0): (-23, "counter 0"),
    }
    p.purse[PLUTOCRATS], p.purse[IMPERIALS] = 20, 20
    assert text(answer(p, CounterBribe(PLUTOCRATS), PLUTOCRATS)) == "counter 0"
    assert [text(answer(p, frame, IMPERIALS)) for frame in (AddOrThrow(IMPERIALS), Bribe(IMPERIALS, 0))] == [
        "try",
        "bribe 0",
    ]


@pytest.mark.rule("republic", "N4.04.3a")
@pytest.mark.rule("republic", "N4.03.4a")
def test_n4_04_what_neutrals_answer() -> None:
    found = {}
    for seat, one in ((1, FABIUS), (2, VALERIUS), (3, JULIUS), (4, CLAUDIUS)):
        for talents, unrest, friends in ((0, 0, 0), (1, 5, 0), (2, 5, -1), (7, 5, 0), (13, 5, 0), (18, 0, 0)):
            scene = table()
            p = scene.p
            p.talents[one], p.unrest, p.friends[seat] = talents, unrest, friends
            found[seat, talents, friends] = " / ".join(
                text(answer(p, frame, seat)) for frame in (Knights(seat), SponsorGames(seat))
            )
    assert found == {
        (1, 0, 0): "done / done",
        (1, 1, 0): "attract fabius 1 / done",
        (1, 2, -1): "done / done",
        (1, 7, 0): "attract fabius 1 / sponsor fabius slice-and-dice",
        (1, 13, 0): "attract fabius 1 / sponsor fabius blood-fest",
        (1, 18, 0): "attract fabius 1 / done",
        (2, 0, 0): "done / done",
        (2, 1, 0): "done / done",
        (2, 2, -1): "done / done",
        (2, 7, 0): "attract valerius 2 / sponsor valerius slice-and-dice",
        (2, 13, 0): "attract valerius 2 / sponsor valerius blood-fest",
        (2, 18, 0): "attract valerius 2 / done",
        (3, 0, 0): "attract julius 0 / done",
        (3, 1, 0): "attract julius 0 / done",
        (3, 2, -1): "done / done",
        (3, 7, 0): "attract julius 0 / done",
        (3, 13, 0): "attract julius 0 / done",
        (3, 18, 0): "attract julius 0 / done",
        (4, 0, 0): "done / done",
        (4, 1, 0): "attract claudius 1 / done",
        (4, 2, -1): "done / done",
        (4, 7, 0): "attract claudius 1 / sponsor claudius slice-and-dice",
        (4, 13, 0): "attract claudius 1 / sponsor claudius blood-fest",
        (4, 18, 0): "attract claudius 1 / done",
    }
    free = table(1, {"free-knight": "never"})
    assert [is_worth_a_throw(free.p, 0), is_worth_a_throw(free.p, 1)] == [False, True]
    assert is_worth_a_throw(table(1, {"free-knight": "always"}).p, 0)
    plain = table().put("furius", IMPERIALS)
    frames = (
        Gifts(1, 0), FirstLeader(1), ChangeLeader(1), FirstCards(1), KeepGuard(), Join(MANLIUS), RideAlong(MANLIUS),
    )  # fmt: skip
    assert [text(answer(plain.p, frame, 1)) for frame in frames] == [
        "done",
        "name-leader fabius",
        "done",
        "done",
        "agree",
        "stay-loyal",
        "stay-loyal",
    ]
    plain.p.leader[1] = best_leader(plain.p, 1)
    assert text(answer(plain.p, ChangeLeader(1), 1)) == "done"
    guards = {}
    for influence in (20, 21, 34):
        plain.p.influence[FABIUS] = influence
        plain.p.hands[1] = [words.CARD.value("open-bodyguard")]
        guards[influence] = text(answer(plain.p, PlaceGuard(1), 1))
    assert guards == {20: "done", 21: "guard fabius", 34: "guard fabius"}
    gifts = {}
    for seat, one in ((1, FABIUS), (2, VALERIUS), (3, JULIUS), (4, CLAUDIUS)):
        for talents, influence, given, law in (
            (50, 5, 10, 0),
            (5, 5, 10, 0),
            (50, 5, 7, 0),
            (50, 34, 0, 0),
            (50, 34, 0, 1),
            (9, 34, 0, 0),
        ):
            giver = table()
            giver.p.talents[one], giver.p.influence[one], giver.p.gave[CORNELIUS] = talents, influence, given
            giver.p.laws[words.LAW.value("military-reforms")] = law
            gifts[seat, talents, influence, given, law] = text(of_charity(giver.p, seat))
    assert gifts == {
        (1, 50, 5, 10, 0): "contribute fabius 10",
        (1, 5, 5, 10, 0): "done",
        (1, 50, 5, 7, 0): "done",
        (1, 50, 34, 0, 0): "contribute fabius 10",
        (1, 50, 34, 0, 1): "done",
        (1, 9, 34, 0, 0): "done",
        (2, 50, 5, 10, 0): "done",
        (2, 5, 5, 10, 0): "done",
        (2, 50, 5, 7, 0): "done",
        (2, 50, 34, 0, 0): "contribute valerius 10",
        (2, 50, 34, 0, 1): "done",
        (2, 9, 34, 0, 0): "done",
        (3, 50, 5, 10, 0): "contribute julius 10",
        (3, 5, 5, 10, 0): "done",
        (3, 50, 5, 7, 0): "done",
        (3, 50, 34, 0, 0): "contribute julius 10",
        (3, 50, 34, 0, 1): "done",
        (3, 9, 34, 0, 0): "done",
        (4, 50, 5, 10, 0): "done",
        (4, 5, 5, 10, 0): "done",
        (4, 50, 5, 7, 0): "done",
        (4, 50, 34, 0, 0): "contribute claudius 10",
        (4, 50, 34, 0, 1): "done",
        (4, 9, 34, 0, 0): "done",
    }
    again = table()
    again.p.talents[FABIUS], again.p.gave[CORNELIUS], again.p.gave[FABIUS] = 50, 10, 10
    assert text(of_charity(again.p, 1)) == "done"


@pytest.mark.rule("republic", "N4.07.4a")
def test_n4_07_4a_when_a_neutral_victor_rebels() -> None:
    found = {}
    for legions, veterans, talents, purse, others in (
        (10, 0, 30, 0, 0), (10, 0, 30, 0, 11), (10, 0, 29, 0, 0), (6, 2, 30, 0, 4), (10, 0, 10, 20, 0),
        (0, 4, 20, 0, 2), (0, 4, 20, 0, 3), (0, 3, 20, 0, 2), (4, 0, 3, 99, 0),
    ):  # fmt: skip
        scene = table().command("fabius", "gallic-1", legions, 0, veterans)
        scene.p.legions, scene.p.won[FABIUS] = others, 1
        scene.p.talents[FABIUS], scene.p.purse[IMPERIALS] = talents, purse
        frames = (VictorDecides(FABIUS, 0), VictorDecides(FABIUS, 1), PayLegions(FABIUS))
        found[legions, veterans, talents, purse, others] = (
            can_afford(scene.p, FABIUS),
            [expected(scene.p, FABIUS, bonus) for bonus in (0, 1)],
            [text(of_victor(scene.p, frame, FABIUS)) for frame in frames],
        )
    assert found == {
        (10, 0, 30, 0, 0): (True, [20, 30], ["lay-down", "revolt", "pay-legions 0"]),
        (10, 0, 30, 0, 11): (True, [20, 30], ["lay-down", "lay-down", "pay-legions 0"]),
        (10, 0, 29, 0, 0): (False, [20, 30], ["lay-down", "lay-down", "pay-legions 0"]),
        (6, 2, 30, 0, 4): (True, [24, 30], ["lay-down", "revolt", "pay-legions 0"]),
        (10, 0, 10, 20, 0): (True, [20, 30], ["lay-down", "revolt", "pay-legions 0"]),
        (0, 4, 20, 0, 2): (True, [24, 24], ["revolt", "revolt", "pay-legions 0"]),
        (0, 4, 20, 0, 3): (True, [24, 24], ["lay-down", "lay-down", "pay-legions 0"]),
        (0, 3, 20, 0, 2): (True, [18, 18], ["revolt", "revolt", "pay-legions 0"]),
        (4, 0, 3, 99, 0): (True, [8, 12], ["lay-down", "revolt", "pay-legions 0"]),
    }


@pytest.mark.rule("republic", "N4.04.1a")
def test_n4_04_1a_cards_are_played_at_once() -> None:
    scene = table()
    scene.p.hands[1] = [words.CARD.value(name) for name in ("armaments", "mining", "military-reforms")]
    heard(scene)
    PlayDrawn(1).run(scene.p)
    assert [*steps(scene.p), *done(scene)] == [
        "PlayDrawn",
        "hands faction-2 armaments mining military-reforms > -",
        "discards - > military-reforms",
        "holder armaments -1 > fabius",
        "holder mining -1 > manlius",
        "laws military-reforms 0 > 1",
        "told",
        "concession armaments fabius",
        "concession mining manlius",
        "played-card faction-2 military-reforms",
    ]
    now = table().hand(PLAYER, "armaments")
    asked = PlayNow(PLAYER)
    assert [text(move) for move in asked.moves(now.p)] == [
        "play-concession armaments cornelius",
        "call-blood fabius",
        "call-blood valerius",
        "call-blood julius",
        "call-blood claudius",
        "call-blood manlius",
        "done",
    ]
    assert [asked.seals(now.p, Move(verb)) for verb in asked.verbs] == [True, True, True, False]
    now.begin(asked).mark().play("play-concession armaments cornelius")
    assert [*done(now), now.question()] == [
        "hands faction-1 armaments > -",
        "holder armaments -1 > cornelius",
        "told",
        "concession armaments cornelius",
        "0 cards",
    ]
    law = table()
    law.p.hands[0] = [words.CARD.value("tradition-erodes")]
    assert [text(move) for move in asked.moves(law.p)] == [
        "call-blood fabius",
        "call-blood valerius",
        "call-blood julius",
        "call-blood claudius",
        "call-blood manlius",
        "done",
    ]
    refusals = [asked.why(law.p, move) for move in (Move(words.PLAY_LAW, 0), Move(words.PLAY_CONCESSION, 0, CORNELIUS))]
    assert [words.VOCABULARY.refusals[one][0] for one in refusals] == ["not-in-hand", "not-in-hand"]
    asked.play(heard(law).p, Move(words.PLAY_LAW, words.LAW.value("tradition-erodes")))
    assert [*steps(law.p), *done(law)] == [
        "PlayNow",
        "hands faction-1 tradition-erodes > -",
        "discards - > tradition-erodes",
        "laws tradition-erodes 0 > 1",
        "told",
        "played-card faction-1 tradition-erodes",
    ]
