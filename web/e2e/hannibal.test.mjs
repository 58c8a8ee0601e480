// Hannibal by mouse: from the hall, a whole turn, against a bot; undo, reload, replay, French.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, clickSpace, glowingSpaces, house, LONG, newPage, question, then } from './browser.mjs';

const { server, browser } = await house();

async function fromTheHall(page, names) {
  await page.goto(server.address);
  await page.locator('.poster[data-game=hannibal]').getByRole('button', { name: names.newTable }).click();
  await page.getByRole('button', { name: names.open }).click();
  await page.locator('.frame').waitFor(LONG);
  await asked(page);
}

const button = (page, name) => page.locator('.acts').getByRole('button', { name });
const offered = (page) => page.$$eval('.acts [data-move]', (buttons) => buttons.map((one) => one.dataset.move));

/** Play the card with the largest number for markers. */
async function placeMarkers(page) {
  await asked(page);
  const numbers = await page.$$eval('.hand .card .band b', (bands) => bands.map((band) => Number(band.textContent)));
  await page
    .locator('.hand .card')
    .nth(numbers.indexOf(Math.max(...numbers)))
    .click();
  await then(page, () => page.locator('.acts [data-move^="politics "]').click());
  await asked(page);
}

const promptOf = (page) => page.locator('.table').getAttribute('data-prompt');

/** Answer whatever comes up, by button, space or piece, until a card is asked for or a turn begins. */
async function untilACard(page, turn) {
  for (;;) {
    await asked(page);
    if ((await page.locator('.top').innerText()).toLowerCase().includes(turn.toLowerCase())) return false;
    if ((await promptOf(page)) === 'play-card') return true;
    const moves = await offered(page);
    const spaces = await glowingSpaces(page);
    if (moves.length > 0) await then(page, () => page.locator('.acts [data-move]').last().click());
    else if (spaces.length > 0) await then(page, () => clickSpace(page, spaces[0]));
    else {
      await page.locator('.stack:has(.gold), .stack:has(.glow)').first().dispatchEvent('click');
      const fanned = page.locator('.fan button.may').first();
      if (await fanned.isVisible()) await fanned.click();
    }
  }
}

test('a whole turn from the hall, with markers, undo, reload and replay', async () => {
  const { page, faults } = await newPage(browser);
  await fromTheHall(page, { newTable: 'New table', open: 'Open the table' });
  await untilACard(page, 'Turn 2');

  // A card is read before it is played: what it can do now, and what it says.
  const first = page.locator('.hand .card.may').first();
  assert.ok((await first.locator('.uses i').count()) > 0);
  assert.ok((await first.locator('.effect').innerText()).length > 20);

  await placeMarkers(page);
  const free = await glowingSpaces(page);
  assert.ok(free.length > 0);
  const held = await page.locator('.after, .sec').first().innerText();
  await then(page, () => clickSpace(page, free[0]));
  await page.locator('.log', { hasText: 'Rome controls' }).waitFor(LONG);
  await page.reload();
  await asked(page);
  assert.match(await question(page), /Where do you place a marker/);
  await then(page, () => page.getByRole('button', { name: 'Undo' }).click());
  assert.ok((await glowingSpaces(page)).includes(free[0]));
  assert.ok(held.length > 0);

  // What cannot be chosen says why, with its rule.
  const closed = await page.$$eval('.space[data-zone]:not(:has(.glow))', (spaces) => spaces[0].dataset.zone);
  await clickSpace(page, closed);
  await page.locator('.why').waitFor(LONG);
  assert.match(await page.locator('.why .chip').innerText(), /^\d/);

  await then(page, () => button(page, 'That is enough').click());
  while (await untilACard(page, 'Turn 2')) {
    const cards = page.locator('.hand .card.may');
    if ((await cards.count()) > 1) await cards.first().click();
    await then(page, () => page.locator('.acts [data-move^="discard "]').click());
  }

  // Who holds which province is counted beside the map.
  assert.ok((await page.locator('.drawer .row').count()) >= 7);

  const count = await page.evaluate(() => document.querySelectorAll('.log li').length);
  assert.ok(count > 20);
  await page.goto(`${page.url().split('?')[0]}?at=1`);
  const told = page.getByText(/Move 1 of \d+/);
  await told.waitFor(LONG);
  const middle = Math.floor(Number((await told.innerText()).match(/of (\d+)/)[1]) / 2);
  await page.getByRole('slider').fill(String(middle));
  await page.getByText(new RegExp(`Move ${middle} of \\d+`)).waitFor(LONG);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.locator('.prompt').waitFor(LONG);
  assert.deepEqual(faults, []);
});

test('in French', async () => {
  const { page, faults } = await newPage(browser, { locale: 'fr-FR' });
  await fromTheHall(page, { newTable: 'Nouvelle table', open: 'Ouvrir la table' });
  await untilACard(page, 'Tour 2');
  assert.match(await question(page), /carte/);
  await page.locator('.hand .uses i', { hasText: 'marqueurs' }).first().waitFor(LONG);
  await page.getByText('Contrôle des provinces').waitFor(LONG);
  await page.getByText('Les généraux et leurs talents').click();
  await page.getByText('stratège 1, tacticien 4').first().waitFor(LONG);
  await placeMarkers(page);
  await then(page, async () => clickSpace(page, (await glowingSpaces(page))[0]));
  assert.deepEqual(faults, []);
});
