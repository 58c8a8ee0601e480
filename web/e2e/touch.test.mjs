// On a phone: a finger that stays shows what a mouse sees by resting, and chooses nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adopt,
  aheadOf,
  asked,
  BOT,
  house,
  LONG,
  newPage,
  openTable,
  overflow,
  PERSON,
  prepare,
  sit,
  stateOf,
} from './browser.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const { server, browser } = await house();

/** Where something on the map can be touched: on itself, with nothing above it. */
async function pointOf(page, selector) {
  return page.evaluate((wanted) => {
    for (const found of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = found.getBoundingClientRect();
      for (const [dx, dy] of [
        [0.5, 0.5],
        [0.3, 0.4],
        [0.7, 0.4],
        [0.5, 0.8],
        [0.5, 0.2],
        [0.15, 0.5],
        [0.85, 0.5],
      ]) {
        const [x, y] = [left + width * dx, top + height * dy];
        if (found.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  }, selector);
}

async function touch(page, at, lasts) {
  assert.ok(at, 'it can be touched');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(lasts);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const sequence = (page) => page.locator('.table').getAttribute('data-sequence');

test('a long touch on an enemy shows the odds of the attack, and makes none', async () => {
  const table = await adopt(server, prepare('hannibal', 'second-punic-war', 2, 'greedy', 1, 'march', 2, 'ahead'), [
    BOT,
    PERSON,
  ]);
  const { page, faults } = await newPage(browser, { ...PHONE, reducedMotion: 'reduce' }); // the map stands, what was done is drawn at once
  await sit(page, server, table, 1);
  await asked(page);
  const reached = new Set(
    (await stateOf(server, table, 1)).moves.flatMap((move) => move.arguments.map((argument) => argument.value)),
  );
  const battles = (await aheadOf(server, table, 1)).filter((one) => reached.has(one.zone));
  assert.ok(battles.length, 'an attack is possible');
  const before = await sequence(page);
  await page.locator(`.space[data-zone="${battles[0].zone}"]`).waitFor({ state: 'attached', ...LONG });
  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  await page.waitForTimeout(400);
  let at = null;
  for (const { zone } of battles) at ??= await pointOf(page, `.space[data-zone="${zone}"], [data-stack^="${zone} "]`);
  assert.equal(await page.locator('.odds').count(), 0);
  await touch(page, at, 700);
  await page.locator('.odds', { hasText: '%' }).waitFor(LONG);
  await page.locator('.tip').waitFor(LONG);
  const box = await page.locator('.odds').boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 390, 'the odds are on the screen');
  assert.equal(await sequence(page), before, 'nothing was chosen');
  assert.equal(await page.locator('.hint', { hasText: 'Chosen' }).count(), 0);
  assert.ok((await overflow(page)) <= 0);
  assert.deepEqual(faults, []);
});

test('a long touch spreads a stack out, and the next touch elsewhere puts it together', async () => {
  const table = await openTable(server, { game: 'ultimus', chairs: [PERSON, PERSON] });
  const { page, faults } = await newPage(browser, PHONE);
  await sit(page, server, table, 0);
  // Where the map opens depends on the deal; seen whole, every stack is on the screen.
  await page.getByRole('button', { name: 'Show the whole board' }).tap();
  await page.waitForTimeout(400);
  const stacks = await page.$$eval('[data-stack]', (found) =>
    found.filter((one) => one.dataset.slugs.split(' ').length > 2).map((one) => one.dataset.stack),
  );
  let at = null;
  for (const stack of stacks) at ??= await pointOf(page, `[data-stack="${stack}"]`);
  const before = await sequence(page);
  assert.equal(await page.locator('.near').count(), 0);
  await touch(page, at, 700);
  await page.locator('.near .stack').nth(1).waitFor(LONG);
  assert.equal(await page.locator('.fan').count(), 0, 'nothing is asked for');
  assert.equal(await sequence(page), before);
  await touch(page, { x: 40, y: 30 }, 60);
  await page.locator('.near').waitFor({ state: 'detached', ...LONG });
  assert.deepEqual(faults, []);
});

test('a long touch brings a card of the hand up whole and does not play it', async () => {
  const table = await openTable(server, { game: 'hannibal', chairs: [PERSON, PERSON] });
  const { page, faults } = await newPage(browser, PHONE);
  await sit(page, server, table, 1);
  await page.locator('[data-card]').nth(6).waitFor(LONG);
  await page
    .locator('.prompt .q:not(.waiting), .prompt .q', { hasText: /first|decid/ })
    .first()
    .waitFor(LONG);
  const card = page.locator('[data-card]').nth(1);
  const low = await card.boundingBox();
  const before = await sequence(page);
  await touch(page, { x: low.x + low.width / 2, y: low.y + 20 }, 700);
  await page.waitForFunction(
    (was) => document.querySelectorAll('[data-card]')[1].getBoundingClientRect().top < was - 20,
    low.y,
    LONG,
  );
  assert.equal(await card.getAttribute('aria-pressed'), 'false');
  assert.equal(await sequence(page), before);
  assert.deepEqual(faults, []);
});
