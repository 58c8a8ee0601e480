"""An AEC environment: one agent a seat, each asked when its decision comes.

An action is the number of one of the moves offered at this decision; the mask says how many there are, and
`infos[agent]["moves"]` what they are. Dice, draws and decisions without a choice happen by themselves. Decisions with
more than WIDTH moves come in pages: MORE turns the page. An observation is what the seat may see, and nothing else.
"""

from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import quadriga
from quadriga.engine.chance import Seeded
from quadriga.engine.move import Move
from quadriga.engine.position import DRAW, LOSS, WIN, Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.env.sight import flattened

SIZE: Final = 2048
"""How many numbers an observation has."""
WIDTH: Final = 256
"""How many moves one page holds."""
MORE: Final = WIDTH
"""The action that turns the page."""
DEALS: Final = 10_000
"""So often a game is begun anew that ends before anybody has to decide."""
REWARDS: Final = {WIN: 1.0, DRAW: 0.0, LOSS: -1.0}


def env(title: str, scenario: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Any:
    """The environment with the usual guards: an illegal action loses, a wrong order of calls is told."""
    plain = raw_env(title, scenario, seats, options)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(plain, illegal_reward=-1)))


def raw_env(title: str, scenario: str = "", seats: int = 0, options: dict[str, str] | None = None) -> "TitleEnv":
    """The environment without guards. Raises UnknownGame."""
    return TitleEnv(title, scenario, seats, options or {})


class TitleEnv(AECEnv):
    """One game after the other of a title."""

    def __init__(self, title: str, scenario: str, seats: int, options: dict[str, str]) -> None:
        super().__init__()
        self.game: Final = quadriga.load(title)
        self.metadata = {
            "name": f"quadriga_{title}_v{self.game.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self._start: Final = (scenario, seats, options)
        number = self.game.start(scenario, seats, options).seats
        self.possible_agents = [f"seat_{seat}" for seat in range(number)]
        self._rng = Seeded(randbits(64))
        self._action_spaces: Final = {agent: spaces.Discrete(WIDTH + 1) for agent in self.possible_agents}
        sight = spaces.Box(-np.inf, np.inf, (SIZE,), np.float32)
        mask = spaces.Box(0, 1, (WIDTH + 1,), np.int8)
        self._observation_spaces: Final = {
            agent: spaces.Dict({"observation": sight, "action_mask": mask}) for agent in self.possible_agents
        }
        self.position: Position
        """The real position: for whoever runs a training, never for an agent."""
        self._moves: list[Move] = []
        self._page = 0
        self._left = 0

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Seeded(seed)
        for _ in range(DEALS):
            self.agents = list(self.possible_agents)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self.position = self.game.start(*self._start)
            self._left = self.game.scenarios[self.position.scenario].bound
            self.agent_selection = self.agents[0]
            self._go_on()
            if self._moves:
                return
        raise RuntimeError(f"{self.game.id}: no game of this scenario asks anybody anything")

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        if action == MORE and len(self._moves) > WIDTH:
            self._page = (self._page + 1) % -(-len(self._moves) // WIDTH)
            self.infos[agent] = self._told()
        else:
            shown = self._shown()
            if not 0 <= action < len(shown):
                raise ValueError(f"action {action}: {len(shown)} moves are offered")
            self.position.push(shown[action])
            self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        mask: Any = np.zeros(WIDTH + 1, np.int8)
        if agent == self.agent_selection:
            mask[: len(self._shown())] = 1
            mask[MORE] = len(self._moves) > WIDTH
        seat = Seat(self.possible_agents.index(agent))
        return {"observation": flattened(self.position.view(seat), SIZE), "action_mask": mask}

    def view(self, agent: str) -> dict[str, object]:
        """What an agent may see, as a browser gets it: for who makes observations of his own."""
        return self.position.view(Seat(self.possible_agents.index(agent)))

    def render(self) -> None:
        """Nothing: a game is watched by its record."""

    def close(self) -> None:
        """Nothing is held open."""

    # ---------------------------------------------------------------- the game

    def _shown(self) -> list[Move]:
        return self._moves[self._page * WIDTH : (self._page + 1) * WIDTH]

    def _told(self) -> dict[str, Any]:
        return {"moves": [self.game.vocabulary.text(move) for move in self._shown()]}

    def _go_on(self) -> None:
        """To the next decision with a choice, or to the end."""
        p = self.position
        self._moves, self._page = [], 0
        while (turn := p.turn()) != NOBODY and self._left >= 0:
            self._left -= 1
            if turn == CHANCE:
                p.push(p.draw(self._rng))
                continue
            moves = p.moves()
            if len(moves) > 1:
                self._moves = moves
                self.agent_selection = self.possible_agents[turn]
                self.infos[self.agent_selection] = self._told()
                return
            p.push(moves[0])
        outcome = p.outcome()
        for seat, agent in enumerate(self.agents):
            self.terminations[agent] = outcome is not None
            self.truncations[agent] = outcome is None
            if outcome is not None:
                self.rewards[agent] = REWARDS[outcome.results[seat]]
