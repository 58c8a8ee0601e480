// A battle of Hannibal on its board: cards laid by mouse, refusals, the result; and a battle on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adopt,
  asked,
  BOT,
  clickSpace,
  glowingSpaces,
  house,
  LONG,
  newPage,
  PERSON,
  prepare,
  sit,
  stateOf,
  then,
} from './browser.mjs';

const record = prepare('hannibal', 'second-punic-war', 2, 'greedy', 0, 'match', 3);
const { server, browser } = await house();

const board = (page) => page.getByRole('region', { name: /field of/i });
const piles = (page) => page.locator('.pile');

/** Fight on with the first card that fits, or the last button there is; retreats are clicked on the map. */
async function fightOn(page, table) {
  for (;;) {
    const state = await stateOf(server, table, '0');
    if (state.view.battle === undefined) return;
    if (state.turn !== 0) {
      await page.locator(`.table:not([data-sequence="${state.sequence}"])`).waitFor(LONG);
      continue;
    }
    await page.locator(`.table[data-sequence="${state.sequence}"] .prompt.mine`).waitFor(LONG);
    const fitting = page.locator('.pile.may');
    const buttons = page.locator('.acts [data-move]');
    await then(page, async () => {
      if ((await fitting.count()) > 0) {
        // A card that may stand for several asks for which.
        const many = (await fitting.first().getAttribute('aria-haspopup')) === 'true';
        await fitting.first().click();
        if (many) await page.locator('.ways [data-move]').first().click();
      } else if ((await buttons.count()) > 0) await buttons.last().click();
      else await clickSpace(page, (await glowingSpaces(page))[0]);
    });
  }
}

test('a battle is fought card by card and its result stays to be read', async () => {
  const table = await adopt(server, record, [PERSON, BOT]);
  const { page, faults } = await newPage(browser);
  await sit(page, server, table, '0');
  await asked(page);
  await board(page).waitFor(LONG);

  // Both hands: one's own open, of the enemy's only the number.
  const state = await stateOf(server, table, '0');
  const own = Object.entries(state.view.own['battle-hand']).filter(([, number]) => number > 0);
  assert.equal(await piles(page).count(), own.length);
  for (const [tactic, number] of own)
    await page.locator(`.pile[data-tactic="${tactic}"]`, { hasText: `×${number}` }).waitFor(LONG);
  const theirs = state.view.battle.hands[1];
  assert.equal(await page.locator('.backs span').count(), theirs.cards);
  assert.ok((await page.locator('.round').count()) >= 1);

  // Where both hands come from is printed source by source, and adds up to the cards dealt; the step is marked.
  for (const [seat, column] of [
    [1, 0],
    [0, 1],
  ]) {
    const army = page.locator('.army').nth(column);
    const printed = await army
      .locator('[data-source]')
      .evaluateAll((rows) =>
        rows.map((row) => [row.dataset.source, Number(row.querySelector('dd').textContent.replace('−', '-'))]),
      );
    assert.deepEqual(Object.fromEntries(printed), state.view.battle.sources[seat]);
    assert.equal(
      Number(await army.locator('.sum dd').innerText()),
      printed.reduce((sum, [, number]) => sum + number, 0),
    );
  }
  assert.match(await page.locator('.steps [aria-current="step"]').innerText(), /^Rounds\s*14\.6$/);

  // A card that does not fit says why.
  const unfit = page.locator('.pile:not(.may)');
  if ((await unfit.count()) > 0) {
    await unfit.first().click();
    await page.locator('.why .chip').waitFor(LONG);
  }

  // The map can be looked at, and the board comes back; so it does after a reload in the middle of the battle.
  await page.getByRole('button', { name: 'Show the map' }).click();
  await board(page).waitFor({ ...LONG, state: 'hidden' });
  await page.getByRole('button', { name: 'Back to the battle' }).click();
  await board(page).waitFor(LONG);
  await page.reload();
  await asked(page);
  await board(page).waitFor(LONG);
  assert.equal(await piles(page).count(), own.length);

  await fightOn(page, table);
  // How it ended is in the log and, if this seat had no more to decide, on the board until it is put away.
  await page.locator('.log', { hasText: /wins the battle|breaks off|retreats/ }).waitFor(LONG);
  const back = page.getByRole('button', { name: 'Back to the map' });
  if (await back.isVisible()) {
    assert.ok((await board(page).locator('.story li').count()) > 0);
    await back.click();
  }
  await board(page).waitFor({ ...LONG, state: 'hidden' });
  assert.deepEqual(faults, []);
});

test('who leads sees his chances, and they are numbers', async () => {
  const leading = prepare('hannibal', 'second-punic-war', 2, 'greedy', 0, 'lead', 3);
  const table = await adopt(server, leading, [PERSON, BOT]);
  const { page, faults } = await newPage(browser);
  await sit(page, server, table, '0');
  await asked(page);
  await board(page).getByText('from 20,000 battles played out').waitFor(LONG);
  assert.match(
    await board(page).getByRole('img', { name: /%.*%/ }).getAttribute('aria-label'),
    /Rome \d+ %, Carthage \d+ %/,
  );
  assert.deepEqual(faults, []);
});

test('on a phone the answer is within reach, and a touch lays it', async () => {
  const table = await adopt(server, record, [PERSON, BOT]);
  const { page, faults } = await newPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await sit(page, server, table, '0');
  await asked(page);
  await board(page).waitFor(LONG);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} px wide`);
  const fitting = page.locator('.pile.may').first();
  await fitting.scrollIntoViewIfNeeded();
  const box = await fitting.boundingBox();
  assert.ok(box.y + box.height <= 844 && box.width >= 44);
  await then(page, () => fitting.tap());
  assert.deepEqual(faults, []);
});
