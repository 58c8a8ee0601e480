// What others did is drawn along its way, can be stepped again, and goes with one's own move.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adopt, asked, BOT, call, house, LONG, newPage, overflow, PERSON, prepare, sit, stateOf } from './browser.mjs';

const { server, browser } = await house();
const record = prepare('hannibal', 'second-punic-war', 2, 'greedy', 1, 'march', 2, 'ahead');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };
const MANY = 24;

/** The other side has marched since: this seat answers whatever it is asked until it is shown so. */
async function shown(page, table) {
  for (let tries = 0; tries < MANY; tries += 1) {
    await asked(page);
    await page.waitForTimeout(700);
    if (await page.locator('.seen').count()) return;
    const read = page.locator('.board header button');
    if (await read.count()) await read.click();
    if (await page.locator('.seen').count()) return;
    const { sequence, moves } = await stateOf(server, table, '1');
    if (!moves.length) continue;
    const move = moves.find(({ verb }) => /stop|pass|stay|end/.test(verb)) ?? moves[0];
    await call(server.address, table, '1', '/moves', { sequence, moves: [move.text] });
  }
  throw new Error('the other never marched');
}

for (const [name, options] of Object.entries({ desk: { reducedMotion: 'reduce' }, phone: PHONE }))
  test(`${name}: ways are numbered, stepped again, and gone with the next own move`, async () => {
    const table = await adopt(server, record, [BOT, PERSON]);
    const { page, faults } = await newPage(browser, options);
    await sit(page, server, table, '1');
    await shown(page, table);
    const bar = page.locator('.seen');
    if (options.reducedMotion) assert.equal(await page.locator('.trails g.full').count(), 0, 'nothing moves by itself');
    await bar.locator('[data-seen=whole]').click();
    assert.ok(Number(await page.locator('.trails').getAttribute('data-trails')) > 0);
    for (let step = 0; step < MANY && !(await page.locator('.trails g.full').count()); step += 1)
      await bar.getByRole('button').nth(1).click();
    assert.equal(await page.locator('.trails g.full').count(), 1);
    assert.ok((await overflow(page)) <= 0);
    await page.keyboard.press('g');
    await page.locator('.trails').waitFor({ state: 'attached', ...LONG });
    const { sequence, moves, since } = await stateOf(server, table, '1');
    await call(server.address, table, '1', '/moves', { sequence, moves: [moves[0].text] });
    await page.locator(`.table:not([data-sequence="${sequence}"])`).waitFor(LONG);
    assert.ok((await stateOf(server, table, '1')).since > since);
    await page.waitForFunction((was) => document.querySelector('.seen')?.dataset.since !== was, String(since), LONG);
    assert.deepEqual(faults, []);
    await page.context().close();
  });
