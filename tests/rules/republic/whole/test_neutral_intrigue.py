"""Intrigue among neutral factions: tribunes in the division, murder and a consul for life, trades, bequests."""

import pytest

from quadriga.engine.seat import CHANCE
from quadriga.games.republic import words
from quadriga.games.republic.whole.beginning.choices import FirstLeader
from quadriga.games.republic.whole.neutral.assassins import ForLife, hunters
from quadriga.games.republic.whole.neutral.cards import PlayNow
from quadriga.games.republic.whole.neutral.division import Divide
from quadriga.games.republic.whole.neutral.trades import Trade
from quadriga.games.republic.whole.neutral.war_plan import WarPlan
from quadriga.games.republic.whole.rome import CENSOR, FIELD_CONSUL, FORUM, IN_ROME, ROME_CONSUL
from rules.republic.whole.scene import DECK, Scene, senator
from rules.republic.whole.test_neutrals import CONSERVATIVES, IMPERIALS, PLAYER, PLUTOCRATS, table

END = FirstLeader(PLAYER)


def deal(scene: Scene, faction: int, *kinds: str) -> None:
    """A faction has a card of each kind in hand, of whatever era."""
    held = [card for hand in scene.p.hands for card in hand]
    for kind in kinds:
        found = [card for card in range(DECK.cards) if words.CARD.slug(card).startswith(kind) and card not in held]
        held.append(found[0])
        scene.p.hands[faction].append(found[0])
        scene.p.stock().pool = [card for card in scene.p.stock().pool if card != found[0]]


def dividing(*coalition: int, seats: int = 1) -> Scene:
    """Only the offices of consul are left, and two concessions."""
    scene = table(seats).put("manlius", IMPERIALS).put("papirius", PLUTOCRATS)
    for id in ("mining", "tax-farmer-1"):
        scene.p.holder[words.CONCESSION.value(id)] = FORUM
    scene.p.others().coalition = list(coalition)
    return scene.meet()


# ---------------------------------------------------------------- tribunes


@pytest.mark.rule("republic", "N4.05.419a")
@pytest.mark.rule("republic", "R-52")
def test_n4_05_419a_a_players_tribune_skips_the_faction_that_picks() -> None:
    scene = dividing(PLUTOCRATS).hand(PLAYER, "tribune-38").begin(Divide(), END)
    assert scene.asked() == ("0", "block")
    assert scene.told("wants-office")[0][1] == "censor"
    scene.play("block")
    assert scene.told("blocked") == [["faction-3"]]
    assert scene.p.hands[PLAYER] == []
    assert scene.told("office")[0][1] != "field-consul"
    alone = dividing(PLUTOCRATS).hand(PLAYER, "seduction").begin(Divide(), END)
    assert alone.asked() == ("0", "leader")


@pytest.mark.rule("republic", "R-52")
def test_r_52_with_two_players_who_is_asked_does_not_tell_what_he_holds() -> None:
    for card in ("tribune-38", "seduction"):
        scene = dividing(3, seats=2).hand(1, card).begin(Divide(), END)
        assert scene.asked() == ("1", "block")
        assert ("block" in scene.offered()) is card.startswith("tribune")
    assert scene.refused("block") == ("9.15a", "no-tribune")


@pytest.mark.rule("republic", "N4.05.419a")
def test_n4_05_419a_a_neutral_blocks_what_it_wants_when_it_comes_next() -> None:
    scene = dividing(IMPERIALS, CONSERVATIVES).hand(CONSERVATIVES, "tribune-38")
    p = scene.p
    p.meeting().filled |= 1 << FIELD_CONSUL
    p.barred = [senator("julius")]
    scene.put("furius", CONSERVATIVES, influence=0).begin(Divide(), END)
    assert scene.told("blocked") == [["faction-2"]]
    assert p.offices[ROME_CONSUL] == senator("furius")
    other = dividing(IMPERIALS, CONSERVATIVES).hand(PLUTOCRATS, "tribune-38").begin(Divide(), END)
    assert other.told("blocked") == []
    assert len(other.p.hands[PLUTOCRATS]) == 1


@pytest.mark.rule("republic", "N4.05.417a")
def test_n4_05_417a_a_tribune_upholds_a_bill_without_cosponsor() -> None:
    for answer, left in (("uphold", 1), ("let-fall", 0)):
        scene = table().put("manlius", PLAYER).put("furius", PLAYER).hand(PLAYER, "tribune-38")
        scene.p.others().coalition = [PLAYER]
        scene.meet().begin(Divide(), END).play("pick-bill ii", "pick-for manlius", "pass-pick", answer)
        if answer == "uphold":
            scene.play("pick-cosponsor", "pick-for furius")
        assert scene.p.bills[1] == left


@pytest.mark.rule("republic", "N4.07.6a")
def test_n4_07_6a_graft_for_their_pick_then_murder_and_a_mob_for_their_tribune() -> None:
    scene = dividing(PLUTOCRATS).hand(PLAYER, "tribune-38")
    p = scene.p
    deal(scene, PLUTOCRATS, "graft", "murder-of-a-tribune")
    deal(scene, IMPERIALS, "murder-of-a-tribune")
    p.era = 1
    p.talents[senator("valerius")] = 6
    scene.begin(Divide(), END).play("block")
    assert p.turn() == CHANCE
    assert scene.told("played-card")[-1][1] is not None
    scene.roll(4)
    assert p.talents[senator("valerius")] == 2
    assert scene.told("blocked") == []
    assert len(p.hands[IMPERIALS]) == 1
    assert p.offices[CENSOR] >= 0
    mob = dividing(IMPERIALS, CONSERVATIVES).hand(CONSERVATIVES, "tribune-38")
    p = mob.p
    deal(mob, CONSERVATIVES, "mob-incited")
    deal(mob, PLAYER, "murder-of-a-tribune")
    p.era = 1
    p.meeting().filled |= 1 << FIELD_CONSUL
    p.barred = [senator("julius")]
    mob.put("furius", CONSERVATIVES, influence=0).begin(Divide(), END)
    assert mob.asked() == ("0", "answer")
    mob.play("kill-tribune cornelius").roll(2)
    assert p.turn() == CHANCE
    assert p.hands[CONSERVATIVES] == []


# ---------------------------------------------------------------- murder and a consul for life


@pytest.mark.rule("republic", "N4.05.413a")
@pytest.mark.rule("republic", "N4.07.3a")
@pytest.mark.parametrize(("die", "lives"), [(4, True), (5, False)])
def test_n4_05_413a_a_sole_ruler_is_consul_for_life_unless_he_is_killed(die: int, lives: bool) -> None:
    scene = table().meet()
    p = scene.p
    p.influence[senator("fabius")] = 21
    p.others().coalition = [IMPERIALS]
    deal(scene, PLUTOCRATS, "assassin")
    assert sorted(hunters(p, senator("fabius"))) == [PLAYER, PLUTOCRATS, CONSERVATIVES, 4]
    scene.begin(ForLife(), END)
    dice = {PLAYER: 5, PLUTOCRATS: 5, CONSERVATIVES: 1, 4: 1}
    scene.roll(*[dice[seat] for seat in hunters(p, senator("fabius"))])
    assert sorted(scene.told("drew-lot")) == [
        ["faction-1", "5"],
        ["faction-3", "6"],
        ["faction-4", "1"],
        ["faction-5", "1"],
    ]
    assert scene.asked() == ("0", "strike-by")
    scene.play("strike-by valerius")
    assert p.hands[PLUTOCRATS] == []
    scene.roll(die - 1)
    assert (p.life == senator("fabius")) is lives


@pytest.mark.rule("republic", "N4.05.413a")
def test_n4_05_413a_a_player_who_rules_alone_may_let_it_be() -> None:
    scene = table().meet()
    p = scene.p
    p.influence[senator("cornelius")] = 21
    p.others().coalition = [PLAYER]
    scene.begin(ForLife(), END)
    assert scene.asked() == ("0", "aspire")
    scene.play("forgo")
    assert p.life < 0
    scene.begin(ForLife()).play("aspire cornelius").roll(6, 1, 1, 1)
    assert scene.asked() == ("0", "strike-by")
    two = table().meet()
    two.p.influence[senator("fabius")] = 30
    two.p.others().coalition = [IMPERIALS, PLUTOCRATS]
    two.begin(ForLife(), END)
    assert two.p.life < 0
    assert two.p.turn() == 0


@pytest.mark.rule("republic", "N4.07.3a")
@pytest.mark.rule("republic", "R-53")
def test_n4_07_3a_a_player_asks_for_blood_and_neutrals_join_only_against_him_they_fear() -> None:
    scene = table().put("manlius", IMPERIALS, influence=3).meet().begin(PlayNow(PLAYER), END)
    assert "call-blood manlius" in scene.offered()
    assert scene.refused("call-blood cornelius") == ("9.7a", "no-target")
    scene.play("call-blood manlius").roll(1)
    assert scene.told("drew-lot") == [["faction-1", "1"]]
    scene.play("strike-by cornelius", "add-assassins 0").roll(3)
    assert scene.p.place[senator("manlius")] == IN_ROME
    assert scene.refused("call-blood julius")[1] == "plotted-already"


@pytest.mark.rule("republic", "N4.07.3a")
def test_n4_07_3a_the_leader_of_a_caught_assassin_is_guilty_at_once() -> None:
    scene = table().put("manlius", PLAYER).put("papirius", IMPERIALS).meet()
    scene.begin(PlayNow(PLAYER), END).play("call-blood papirius").roll(1)
    scene.play("strike-by manlius", "add-assassins 0").roll(1)
    assert scene.told("caught") == [["manlius"]]
    assert scene.told("guilty") == [["cornelius"]]
    assert scene.p.members(PLAYER) == []
    assert scene.p.gone[PLAYER] == 1


# ---------------------------------------------------------------- trades and bequests


@pytest.mark.rule("republic", "N4.06.1a")
@pytest.mark.rule("republic", "R-54")
def test_n4_06_1a_a_useless_statesman_for_one_of_their_own() -> None:
    scene = table().put("aemilius", CONSERVATIVES)
    p = scene.p
    scene.hand(IMPERIALS, "statesman-19a").hand(CONSERVATIVES, "statesman-2a").begin(Trade(IMPERIALS, -1), END)
    assert [words.CARD.slug(card) for card in p.hands[IMPERIALS]] == ["statesman-2a"]
    assert [words.CARD.slug(card) for card in p.hands[CONSERVATIVES]] == ["statesman-19a"]


@pytest.mark.rule("republic", "N4.06.1a")
def test_n4_06_1a_else_for_two_random_intrigue_cards() -> None:
    scene = table().put("aemilius", CONSERVATIVES).hand(IMPERIALS, "statesman-19a")
    p = scene.p
    scene.hand(CONSERVATIVES, "tribune-38", "tribune-39", "seduction").begin(Trade(IMPERIALS, -1), END)
    assert [len(p.chances()), p.turn()] == [3, CHANCE]
    scene.play("take-card faction-4 tribune-39", "take-card faction-4 seduction")
    assert sorted(words.CARD.slug(card) for card in p.hands[IMPERIALS]) == ["seduction", "tribune-39"]
    assert sorted(words.CARD.slug(card) for card in p.hands[CONSERVATIVES]) == ["statesman-19a", "tribune-38"]
    poor = table().put("aemilius", CONSERVATIVES).hand(IMPERIALS, "statesman-19a").hand(CONSERVATIVES, "tribune-38")
    poor.begin(Trade(IMPERIALS, -1), END)
    assert len(poor.p.hands[IMPERIALS]) == 1


@pytest.mark.rule("republic", "N4.06.1a")
def test_n4_06_1a_a_player_is_offered_the_statesman_of_his_family() -> None:
    scene = table().put("aemilius", PLAYER).hand(IMPERIALS, "statesman-19a").hand(PLAYER, "statesman-2a", "tribune-38")
    scene.begin(Trade(IMPERIALS, -1), END)
    assert scene.asked() == ("0", "swap")
    assert scene.offered() == ["swap-for statesman-2a", "done"]
    scene.play("swap-for statesman-2a")
    assert sorted(words.CARD.slug(card) for card in scene.p.hands[PLAYER]) == ["statesman-19a", "tribune-38"]


@pytest.mark.rule("republic", "N4.05.35a")
@pytest.mark.parametrize(("fleets", "goes"), [(3, True), (2, False)])
def test_n4_05_35a_only_spare_forces_collect_a_bequest(fleets: int, goes: bool) -> None:
    scene = table().office("fabius", FIELD_CONSUL).office("valerius", ROME_CONSUL).meet()
    p = scene.p
    p.legions, p.fleets = 4, fleets
    p.bequest[0] = 1
    p.others().coalition = [IMPERIALS, PLUTOCRATS]
    scene.begin(WarPlan(), END)
    assert (scene.told("errand") == [["fabius", "3", "3"]]) is goes
    busy = table().war("gallic-1").office("fabius", FIELD_CONSUL).office("valerius", ROME_CONSUL).meet()
    busy.p.legions, busy.p.fleets = 24, 3
    busy.p.bequest[0] = 1
    busy.p.others().coalition = [IMPERIALS, PLUTOCRATS]
    busy.begin(WarPlan(), END)
    assert busy.told("errand") == []
