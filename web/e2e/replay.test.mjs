// The past of a table: any move, turns and battles, the chart, and anybody's eyes once all is over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, house, newPage, openByApi, SAID_NO, unprovoked } from './browser.mjs';

const { server, browser } = await house();

const WAIT = { timeout: 60_000 };
const at = (page, number) => page.getByText(new RegExp(`^Move ${number} of \\d+`)).waitFor(WAIT);

test('to any move, by slider, steps and keys, and back to the present', async () => {
  const { page, faults } = await newPage(browser);
  const opened = await openByApi(page, server.address, {
    game: 'hannibal',
    chairs: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
  });
  await page.locator('.prompt.mine').waitFor(WAIT);
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Replay' });
  await slider.waitFor(WAIT);
  const count = Number(await slider.getAttribute('max'));
  assert.ok(count >= 14);
  await slider.fill('0');
  await at(page, 0);
  await page.getByText('The beginning.').waitFor(WAIT);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await at(page, 1);
  assert.ok(page.url().endsWith('?at=1'));
  await page.locator('.said', { hasText: /receives/ }).waitFor(WAIT);
  await page.getByRole('button', { name: 'One move forward' }).focus();
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
  await page.keyboard.press('ArrowLeft');
  await at(page, 1);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await at(page, 3);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page
    .locator('.replay svg path.line')
    .nth(1)
    .waitFor({ state: 'attached', ...WAIT });
  assert.equal(await page.locator('.replay svg path.line').count(), 2);
  assert.equal(await page.getByText('Whose eyes').count(), 0, 'other eyes only once the game is over');
  const hidden = await fetch(`${server.address}/api/tables/${opened.id}/at/${count}?eyes=1`, {
    headers: { Authorization: `Bearer ${opened.links['0']}` },
  });
  assert.equal(hidden.status, 409);
  await page.reload();
  await page.getByText(/^Move \d+ of/).waitFor(WAIT);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.locator('.prompt.mine').waitFor(WAIT);
  assert.deepEqual(faults, []);
});

test('a link to a move that never was says so and shows the present', async () => {
  const { page, faults } = await newPage(browser);
  const opened = await openByApi(page, server.address, {
    game: 'hannibal',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
  });
  await page.goto(`${server.address}/t/${opened.id}?at=99999`);
  await page.locator('.prompt').waitFor(WAIT);
  await page.waitForURL((url) => !url.search.includes('at='), WAIT);
  assert.deepEqual(unprovoked(faults, SAID_NO), []);
});

test('once the game is over, with the eyes of the other seat', async () => {
  const { page, faults } = await newPage(browser);
  const opened = await openByApi(page, server.address, {
    game: 'hannibal',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
  });
  await page.locator('.prompt.mine').waitFor(WAIT);
  await call(server.address, opened, '1', '/concede', {});
  await page.locator('.prompt.over').waitFor(WAIT);
  await page.locator('.prompt').getByRole('link', { name: 'Replay' }).click();
  await at(page, 0);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.locator('.prompt.over').waitFor(WAIT);
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Replay' });
  const count = Number(await slider.getAttribute('max'));
  const hand = await call(server.address, opened, '1', `/at/${count}`).then((view) => view.hand);
  await page.getByLabel('Whose eyes').selectOption({ label: 'Carthage' });
  await page.locator(`[data-card="${hand[0]}"]`).first().waitFor(WAIT);
  await slider.fill('1');
  await at(page, 1);
  await page.locator('.said', { hasText: /Carthage receives (?!something hidden)/ }).waitFor(WAIT);
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('link', { name: 'Verify the dice' }).click();
  await page.getByRole('heading', { name: 'The dice are honest' }).waitFor(WAIT);
  assert.deepEqual(faults, []);
});
