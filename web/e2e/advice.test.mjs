// What a search has to say: a hint that is played with a click, an analysis of a game that is over, and the pace
// of bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, house, newPage, openByApi } from './browser.mjs';

const { server, browser } = await house();
const WAIT = { timeout: 90_000 };

test('a hint names moves with their chances, and a click makes one', async () => {
  const { page, faults } = await newPage(browser);
  await openByApi(page, server.address, {
    game: 'ultimus',
    scenario: 'campus-mauriacus',
    chairs: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
  });
  const prompt = page.locator('.prompt.mine');
  await prompt.waitFor(WAIT);
  const before = await prompt.getAttribute('data-sequence');
  await page.locator('[data-hint]').click();
  const hinted = page.locator('[data-hinted]').first();
  await hinted.waitFor(WAIT);
  assert.match(await page.locator('.hints').innerText(), /%/);
  await hinted.click();
  await page.waitForFunction(
    (was) => document.querySelector('.prompt')?.getAttribute('data-sequence') !== was,
    before,
    WAIT,
  );
  assert.equal(await page.locator('.hints').count(), 0, 'it goes with the decision it was about');
  assert.deepEqual(faults, []);
});

test('a game that is over is analysed, and the analysis is kept', async () => {
  const { page, faults } = await newPage(browser);
  const opened = await openByApi(page, server.address, {
    game: 'ultimus',
    scenario: 'campus-mauriacus',
    chairs: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
  });
  await page.locator('.prompt.mine').waitFor(WAIT);
  await call(server.address, opened, '0', '/concede', {});
  await page.goto(`${server.address}/t/${opened.id}?at=0`);
  await page.locator('[data-analyse]').first().click();
  const done = page.locator('[data-analyse="open"]');
  await done.waitFor(WAIT);
  await done.click();
  await page.locator('.turns').waitFor(WAIT);
  await page.reload();
  await done.waitFor(WAIT);
  assert.deepEqual(faults, []);
});

test('who is in a hurry lets bots and dice go on at once', async () => {
  const { page, faults } = await newPage(browser);
  const opened = await openByApi(page, server.address, {
    game: 'ultimus',
    scenario: 'campus-mauriacus',
    chairs: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
  });
  await page.locator('.prompt.mine').waitFor(WAIT);
  await page.getByRole('tab', { name: 'Seats' }).click();
  await page.locator('[data-pace]').check();
  await page.waitForFunction(() => document.querySelector('[data-pace]:checked:not(:disabled)') !== null, null, WAIT);
  const state = await call(server.address, opened, '0', '');
  assert.equal(state.quick, true);
  assert.deepEqual(faults, []);
});
