// Every move that is offered can be found on the page: random games of all titles, at desk and phone width.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adopt, asked, asking, house, LONG, newPage, openAsking, PERSON, prepare, sit, then } from './browser.mjs';

/** How many questions of each game and width are looked at; the soak looks at more. */
const QUESTIONS = Number(process.env.QUESTIONS ?? 5);
const SEED = Number(process.env.SEED ?? 1);
const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const ALL = [
  { game: 'conquest', scenario: 'short', seats: 2, options: { homes: 'listed' } },
  { game: 'hannibal', scenario: 'second-punic-war', seats: 2, options: {} },
  { game: 'ultimus', scenario: 'fleau-de-dieu', seats: 2, options: {} },
  { game: 'republic', scenario: 'combat-table', seats: 2, options: {} },
  // A turn of the whole Republic is long: the Forum and the Senate are walked each from a moment of their own.
  { game: 'republic', scenario: 'early', seats: 3, from: ['persuade', 3] },
  { game: 'republic', scenario: 'early', seats: 3, from: ['business', 4] },
  { game: 'republic', scenario: 'middle', seats: 3, from: ['any', 9] },
  { game: 'republic', scenario: 'late', seats: 3, from: ['any', 9, 'after=150'] },
  { game: 'republic', scenario: 'extended', seats: 3, from: ['any', 9, 'after=400'] },
];

const { server, browser } = await house();

/** The same numbers for the same seed. */
function random(seed) {
  let at = seed * 2654435761;
  return (below) => {
    at = (Math.imul(at ^ (at >>> 15), 2246822519) + 374761393) | 0;
    return Math.abs(at) % below;
  };
}

/**
 * The moves one cannot come to: neither a button, nor a dial, nor a tray, nor things on the board that can be pointed
 * at one after the other. Whatever is pointed at must be open on the page at that moment, so first steps are looked at
 * for all moves, and the ways behind them are walked for some.
 */
const lost = (page, moves, wholes) =>
  page.evaluate(
    ([moves, wholes]) => {
      const visible = (element) => element.getClientRects().length > 0;
      const has = (selector) => [...document.querySelectorAll(selector)].some(visible);
      const quoted = (value) => CSS.escape(value);
      const button = (move) =>
        has(`[data-move="${quoted(move.text)}"]`) ||
        [...document.querySelectorAll(`.prompt [data-verb="${quoted(move.verb)}"][data-move=""]`)].some((one) =>
          one.dataset.known
            .split(' ')
            .filter(Boolean)
            .every((known) => move.arguments.some(({ value }) => value === known)),
        );
      /** A button that a stepper, or lists, beside it turn to this move. */
      const stepped = (move) => {
        const things = move.arguments.filter(({ value }) => !/^-?\d+$/.test(value));
        const lists = [...document.querySelectorAll('.prompt select option')].map((one) => one.value);
        return (
          has('.prompt .stepper, .prompt select') &&
          [...document.querySelectorAll(`.prompt [data-move^="${quoted(move.verb)} "]`)].some((one) =>
            things.every(({ value }) => one.dataset.move.split(' ').includes(value) || lists.includes(value)),
          )
        );
      };
      const dials = has('.prompt .dials');
      const numbers = moves.filter((move) => move.arguments.some(({ value }) => /^-?\d+$/.test(value)));
      const tray = document.querySelector('.tray');
      const laid = tray
        ? new Set(
            [...tray.querySelectorAll('[data-thing], [data-count]')].map(
              (one) => one.dataset.thing ?? one.dataset.count,
            ),
          )
        : new Set();
      const pointable = (value) =>
        has(`[data-zone="${quoted(value)}"]`) ||
        has(`[data-slugs~="${quoted(value)}"]`) ||
        has(`[data-card="${quoted(value)}"]`) ||
        has(`[data-tactic="${quoted(value)}"]`) ||
        has(`[data-pick="${quoted(value)}"]`);
      const steps = new Set(wholes.flatMap((whole) => whole.steps));
      const named = new Set(wholes.flatMap((whole) => whole.arguments.flatMap(({ among }) => among)));
      return moves
        .filter((move) => {
          if (button(move) || stepped(move)) return false;
          const things = move.arguments.filter(({ value }) => !/^-?\d+$/.test(value));
          if (tray && (steps.has(move.verb) || things.every(({ value }) => named.has(value))))
            return !things.every(({ value }) => laid.has(value) || pointable(value));
          if (dials && numbers.includes(move)) return false;
          return !(things.length > 0 && things.some(({ value }) => pointable(value)));
        })
        .map((move) => move.text);
    },
    [moves, wholes],
  );

/** A table at its first question, or at a moment of a seeded game. */
async function begin({ game, scenario, seats, options, from }) {
  const chairs = Array(seats).fill(PERSON);
  if (from === undefined) return openAsking(server, { game, scenario, options, chairs });
  const wanted = [game, scenario, seats, 'random', 0, ...from];
  const record = records.get(wanted.join(' ')) ?? prepare(...wanted);
  records.set(wanted.join(' '), record);
  return asking(server, await adopt(server, record, chairs), seats);
}
const records = new Map();

for (const walk of ALL)
  for (const [name, viewport] of Object.entries(WIDTHS))
    test(`${walk.game} ${walk.scenario}, ${walk.from?.[0] ?? 'first'}, ${name}: every move is on the page`, async () => {
      const { game, seats } = walk;
      const below = random(SEED * 31 + game.length + viewport.width);
      const phone = name === 'phone';
      const pages = [];
      for (let seat = 0; seat < seats; seat += 1)
        pages.push(await newPage(browser, { viewport, ...(phone ? { hasTouch: true, isMobile: true } : {}) }));
      // Questions with one answer are looked at too.
      for (const { page } of pages)
        await page.addInitScript(() => localStorage.setItem('quadriga.settings', JSON.stringify({ alone: false })));
      let table = null;
      for (let number = 0; number < QUESTIONS; number += 1) {
        let at = table && (await asking(server, table, seats));
        if (!at) {
          at = await begin(walk);
          table = at.table;
          for (const [seat, { page }] of pages.entries()) await sit(page, server, table, String(seat));
        }
        const { seat, state } = at;
        const { page } = pages[seat];
        await page.locator(`.table[data-sequence="${state.sequence}"]`).waitFor(LONG);
        await asked(page);
        if (state.wholes.length) await page.waitForTimeout(150);
        const read = page.locator('.board .result .primary');
        if (await read.count()) await read.click();
        const missing = await lost(page, state.moves, state.wholes);
        assert.deepEqual(missing, [], `${game}, ${state.view.prompt?.key} at ${name} width`);
        const move = state.moves[below(state.moves.length)];
        await then(page, () => play(table, String(seat), state.sequence, move.text));
      }
      for (const { faults } of pages) assert.deepEqual(faults, []);
    });

async function play(table, seat, sequence, move) {
  const answer = await fetch(`${server.address}/api/tables/${table.id}/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${table.links[seat]}` },
    body: JSON.stringify({ sequence, moves: [move] }),
  });
  if (!answer.ok) throw new Error(`${move}: ${await answer.text()}`);
}
