// A confrontation of the Republic: its throw is a page with every total, and stays until it is put away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asking, call, house, LONG, newPage, openTable, overflow, PERSON, sit, stateOf } from './browser.mjs';

const { server, browser } = await house();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };
const MANY = 20;

/** Plays on until dice have fallen in a game that still asks something. */
async function fought() {
  for (let tries = 0; tries < MANY; tries += 1) {
    const table = await openTable(server, { game: 'republic', scenario: 'combat-table', chairs: [PERSON, PERSON] });
    for (let at = await asking(server, table, 2), steps = 0; at && steps < MANY; steps += 1) {
      if (at.state.view.fought?.roll) return at;
      const { sequence, moves } = at.state;
      await call(server.address, table, String(at.seat), '/moves', { sequence, moves: [moves[0].text] });
      at = await asking(server, table, 2);
    }
  }
  throw new Error('nobody fought');
}

for (const [name, options] of Object.entries({ desk: {}, phone: PHONE }))
  test(`${name}: strengths, dice, every total and the chances of each result`, async () => {
    const { table, seat } = await fought();
    const { page, faults } = await newPage(browser, options);
    await sit(page, server, table, String(seat));
    const open = page.locator('.reopen, .board');
    await open.first().waitFor(LONG);
    if (await page.locator('.reopen').count()) await page.locator('.reopen').click();
    const board = page.locator('.board');
    await board.waitFor(LONG);
    const { fought: fight } = (await stateOf(server, table, seat)).view;
    assert.equal(await board.locator('.bars ol li').count(), 16);
    assert.equal(await board.locator('.bars .fallen b').innerText(), String(fight.roll.total));
    const shares = await board.locator('.shares b').allInnerTexts();
    const sum = shares.reduce((all, one) => all + Number(one.replace(/[^\d.,]/g, '').replace(',', '.')), 0);
    assert.ok(Math.abs(sum - 100) < 0.5, `${sum} %`);
    assert.ok((await overflow(page)) <= 0);
    await board.locator('header button').click();
    await board.waitFor({ state: 'detached', ...LONG });
    await page.keyboard.press('b');
    await board.waitFor(LONG);
    assert.deepEqual(faults, []);
  });
