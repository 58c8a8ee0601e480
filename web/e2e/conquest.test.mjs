// Conquest of the Empire by mouse: from the hall, a whole turn, against bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickZone, glowing, house, newPage, question } from './browser.mjs';

const { server, browser } = await house();

const WAIT = { timeout: 60_000 };

async function openTable(page, names) {
  await page.goto(server.address);
  const poster = page.locator('.poster[data-game=conquest]');
  await poster.getByRole('button', { name: names.newTable }).click();
  await page.getByRole('button', { name: names.open }).click();
  await page.locator('.frame').waitFor(WAIT);
}

const ENGLISH = { newTable: 'New table', open: 'Open the table' };
const FRENCH = { newTable: 'Nouvelle table', open: 'Ouvrir la table' };

/** Choose the home province, then march one general with two infantry into a neighbouring province. */
async function march(page, words) {
  await page.locator('.prompt.mine').waitFor(WAIT);
  await clickZone(page, 'macedonia');
  await page.locator('[data-stack="macedonia general"]').waitFor(WAIT);
  await page.getByRole('button', { name: words.endMovement }).waitFor(WAIT);
  await page.locator('[data-stack="macedonia general"]').click();
  await page.locator('.fan button.may').first().click();
  assert.ok((await glowing(page)).includes('achaia'));
  await clickZone(page, 'achaia');
  await page.getByRole('button', { name: words.less }).first().waitFor(WAIT);
  for (let man = 0; man < 3; man += 1) await page.getByRole('button', { name: words.less }).first().click();
  await page.locator('.acts .btn.primary').click();
  await page.locator('[data-stack="achaia infantry"]').waitFor(WAIT);
}

test('a whole turn from the hall, with undo, purchase, reload and replay', async () => {
  const { page, faults } = await newPage(browser);
  await openTable(page, ENGLISH);
  await march(page, { endMovement: 'End movement', less: 'Less' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('How many infantry follow').waitFor(WAIT);
  await page.locator('.prompt [data-confirm]:not(:disabled)', { hasText: '5 infantry' }).click();
  await page.getByRole('button', { name: 'End movement' }).waitFor(WAIT);

  await clickZone(page, 'britannia');
  await page.locator('.why').waitFor(WAIT);
  assert.match(await page.locator('.why .chip').innerText(), /^\d/);

  await page.getByRole('button', { name: 'End movement' }).click();
  await page.getByText('What do you buy?').waitFor(WAIT);
  const before = await question(page);
  await page.reload();
  await page.locator('.prompt.mine .q').waitFor(WAIT);
  assert.equal(await question(page), before);
  // An order is put together and changed freely before it is given.
  for (const step of ['More', 'Less', 'More', 'More'])
    await page.getByRole('button', { name: `${step}: infantry` }).click();
  await page.getByRole('button', { name: /^Buy for \d+$/ }).click();
  await page.locator('.log', { hasText: 'Black buys 2 infantry' }).waitFor(WAIT);

  // With too little left for anything else, the end is still a decision of its own.
  await page.getByRole('button', { name: 'Keep the remaining talents' }).click();
  await page.locator('.round', { hasText: 'Round 2' }).waitFor(WAIT);
  await page.locator('.prompt.mine').waitFor(WAIT);
  await page.locator('.log', { hasText: 'Yellow collects' }).waitFor(WAIT);

  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText(/Move \d+ of \d+/).waitFor(WAIT);
  await page.getByRole('slider').fill('1');
  await page.getByText(/Move 1 of \d+/).waitFor(WAIT);
  await page.getByText('Black makes Macedonia its home.').first().waitFor(WAIT);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.locator('.prompt').waitFor(WAIT);

  await page.goto(server.address);
  await page.locator('.cont .btn', { hasText: 'Your move' }).waitFor(WAIT);
  assert.deepEqual(faults, []);
});

test('in French, and the language is remembered', async () => {
  const { page, faults } = await newPage(browser, { locale: 'fr-FR' });
  await openTable(page, FRENCH);
  await march(page, { endMovement: 'Terminer les mouvements', less: 'Moins' });
  await page.locator('.log', { hasText: 'Achaïe' }).waitFor(WAIT);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('button', { name: 'End movement' }).waitFor(WAIT);
  await page.reload();
  await page.getByRole('button', { name: 'End movement' }).waitFor(WAIT);
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  assert.deepEqual(faults, []);
});

test('a link that opens nothing is said to open nothing', async () => {
  const { page } = await newPage(browser);
  await page.goto(`${server.address}/t/0123456789abcdef#nonsense`);
  await page.getByText('This table cannot be found.').waitFor(WAIT);
});
