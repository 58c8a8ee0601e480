"""Where nobody is sick, Patrice or Augustus, nobody else stands in for him: not even the last leader of the list."""

import pytest

from quadriga.games.ultimus.battle.result import carry_out
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN, UNHURT
from quadriga.games.ultimus.throne.succession import Approval
from quadriga.games.ultimus.year.events import call_to_capitals
from rules.ultimus.scene import BOOK, WEST, Scene, leader


@pytest.mark.rule("ultimus", "4.2.1")
def test_4_2_1_the_last_of_the_list_leads_the_vandali() -> None:
    assert BOOK.roster.leader_ids[-1] == "vandali-leader"


@pytest.mark.rule("ultimus", "events.4")
def test_event_4_a_lost_battle_kills_no_leader_while_nobody_is_sick() -> None:
    s = Scene(450, active=ROMAIN).status("vandali", "revolt").put("africa-3", "vandali-leader", "vandali-u1")
    s.put("africa-3", "co-africa-1").battle("africa-3")
    assert s.p.sick == NONE
    carry_out(s.p, [UNHURT, UNHURT], ROMAIN)
    assert s.at("vandali-leader") == "africa-3"
    assert s.side("vandali-leader") == BARBARE


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_without_a_patrice_only_the_augusti_are_called() -> None:
    s = Scene(420).augusti("valentinien-iii", "arcadius")
    call_to_capitals(s.p)
    called = [one for one, bound in enumerate(s.p.leader_bound) if bound]
    assert called == sorted([leader("valentinien-iii"), leader("arcadius")])


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.parametrize(("rolled", "crowned"), [(2, True), (3, False)])
def test_3_5_2_without_a_patrice_the_candidates_own_cp_decides(rolled: int, crowned: bool) -> None:
    s = Scene(473).put("thracia-3", "leon").put("italia-4", "glycerius")
    s.p.augustus = [NONE, leader("leon")]
    s.begin(Approval(leader("glycerius"))).roll(rolled)
    assert (s.p.augustus[WEST] == leader("glycerius")) == crowned
