// A battle of Conquest on its board: odds before it, legions and casualties by mouse, every roll seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adopt,
  aheadOf,
  asked,
  BOT,
  clickZone,
  house,
  LONG,
  newPage,
  PERSON,
  prepare,
  sit,
  stateOf,
  then,
} from './browser.mjs';

const { server, browser } = await house();

const board = (page) => page.getByRole('region', { name: /^Battle: / });
const CHAIRS = [PERSON, BOT, BOT];

test('an attack shows its exact odds before it is made', async () => {
  const table = await adopt(server, prepare('conquest', 'short', 3, 'greedy', 0, 'movement', 8, 'attack'), CHAIRS);
  const { page, faults } = await newPage(browser);
  await sit(page, server, table, '0');
  await asked(page);
  const [battle] = (await aheadOf(server, table, '0')).filter((one) => one.start !== null);
  const odds = await fetch(`${server.address}/api/games/conquest/odds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ situation: battle.situation }),
  }).then((answer) => answer.json());
  assert.equal(odds.exact, true);
  const before = await stateOf(server, table, '0');
  await page.locator(`.hit[data-zone="${battle.zone}"]`).focus();
  const card = page.locator('.odds');
  await card.waitFor(LONG);
  assert.match(await card.innerText(), /exact/);
  const shown = Number((await card.getByRole('img').getAttribute('aria-label')).match(/(\d+) %/)[1]);
  assert.ok(Math.abs(shown - 100 * odds.attacker_wins) <= 1, `${shown} % is not ${odds.attacker_wins}`);
  assert.equal((await stateOf(server, table, '0')).sequence, before.sequence);
  assert.deepEqual(faults, []);
});

test('legions are formed, dice fall, and the result stays to be read', async () => {
  const table = await adopt(server, prepare('conquest', 'short', 3, 'greedy', 0, 'legion', 8), CHAIRS);
  const { page, faults } = await newPage(browser);
  await sit(page, server, table, '0');
  await asked(page);
  await board(page).waitFor(LONG);

  // A click on a unit of the legion sends it back and another into its place; the prompt bar follows.
  const confirm = page.locator('.acts .btn.primary');
  const before = await confirm.getAttribute('data-move');
  await board(page).locator('.reserve .unit:not([disabled])').first().click();
  await page.locator(`.acts .btn.primary:not([data-move="${before}"])`).waitFor(LONG);
  await then(page, () => confirm.click());

  let rolls = 0;
  for (;;) {
    const state = await stateOf(server, table, '0');
    const over = page.getByRole('button', { name: 'Back to the map' });
    if (state.view.status.phase !== 'combat' || (await over.isVisible())) break;
    if (state.turn !== 0) {
      await page.locator(`.table:not([data-sequence="${state.sequence}"])`).waitFor(LONG);
      continue;
    }
    await page.locator(`.table[data-sequence="${state.sequence}"] .prompt.mine`).waitFor(LONG);
    rolls = Math.max(rolls, await board(page).locator('.dice svg.die').count());
    if (state.view.prompt.key === 'withdrawal') await clickZone(page, state.moves[0].arguments[0].value);
    else await then(page, () => page.locator('.acts [data-move]').first().click());
  }
  assert.ok(rolls > 0, 'no die was seen');
  await page.locator('.log .die').first().waitFor(LONG);
  assert.deepEqual(faults, []);
});

test('casualties are chosen unit by unit', async () => {
  const table = await adopt(server, prepare('conquest', 'short', 3, 'greedy', 0, 'losses', 3), CHAIRS);
  const { page, faults } = await newPage(browser);
  await sit(page, server, table, '0');
  await asked(page);
  const marked = board(page).locator('.unit[aria-pressed="true"]');
  await marked.first().waitFor(LONG);
  const number = await marked.count();
  const confirm = page.locator('.acts .btn.primary');
  const before = await confirm.getAttribute('data-move');
  await board(page).locator('.unit[aria-pressed="false"]:not([disabled])').first().click();
  await page.locator(`.acts .btn.primary:not([data-move="${before}"])`).waitFor(LONG);
  assert.equal(await marked.count(), number);
  const kinds = await marked.evaluateAll((units) => units.map((unit) => unit.dataset.unit));
  const [, ...numbers] = (await confirm.getAttribute('data-move')).split(' ').map(Number);
  assert.deepEqual(
    ['infantry', 'cavalry', 'catapult'].map((kind) => kinds.filter((one) => one === kind).length),
    numbers,
  );
  await then(page, () => confirm.click());
  await page.locator('.log', { hasText: /Black loses/ }).waitFor(LONG);
  assert.deepEqual(faults, []);
});

test('with movement switched off dice lie there at once', async () => {
  const table = await adopt(server, prepare('conquest', 'short', 3, 'greedy', 0, 'losses', 2), CHAIRS);
  const { page, faults } = await newPage(browser, { reducedMotion: 'reduce' });
  await sit(page, server, table, '0');
  await asked(page);
  await board(page).locator('.dice svg.die').first().waitFor(LONG);
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  assert.equal(moving, 0);
  const ringed = await board(page).locator('.dice svg.die[data-hit="true"]').count();
  const told = await board(page).locator('.dice b').allInnerTexts();
  assert.equal(
    ringed,
    told.reduce((sum, text) => sum + (Number.parseInt(text, 10) || 0), 0),
  );
  assert.deepEqual(faults, []);
});
