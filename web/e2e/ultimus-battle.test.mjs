// A battle of Ultimus as both sides see it: before the answer, at the die, and the page that stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adopt, asked, BOT, house, LONG, newPage, overflow, PERSON, prepare, sit, stateOf } from './browser.mjs';

const { server, browser } = await house();
const record = prepare('ultimus', 'fleau-de-dieu', 2, 'greedy', 0, 'evade', 2);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

test('both sides see armies, column, rows and the chance to slip away before the answer', async () => {
  const table = await adopt(server, record, [PERSON, PERSON]);
  for (const seat of [0, 1]) {
    const { page, faults } = await newPage(browser);
    await sit(page, server, table, seat);
    const { fought } = (await stateOf(server, table, seat)).view;
    const board = page.locator('.board');
    await board.waitFor(LONG);
    assert.equal(await board.locator('.army').count(), 2);
    assert.equal(await board.locator('.columns .now').innerText(), fought.column);
    assert.equal(await board.locator('.faces .live').count(), fought.rows.filter((row) => row.faces.length).length);
    const slip = Math.round(((fought.evasion.needed - 1) / 6) * 1000) / 10;
    assert.match(await board.locator('.slip').innerText(), new RegExp(`below ${fought.evasion.needed}, ${slip} %`));
    assert.match(await board.locator('.odds').innerText(), /%/);
    if (seat === 0) {
      const wins = fought.rows.filter((row) => row.winner === fought.defender.side).flatMap((row) => row.faces).length;
      assert.match(await page.locator('[data-move="evade"]').innerText(), new RegExp(`${Math.round(slip)} %`));
      assert.match(
        await page.locator('[data-move="stay"]').innerText(),
        new RegExp(`${Math.round((wins / 6) * 100)} %`),
      );
    }
    assert.deepEqual(faults, []);
    await page.context().close();
  }
});

test('the result stays until it is closed, and a key brings it back; on a phone nothing sticks out', async () => {
  for (const options of [{}, PHONE]) {
    const table = await adopt(server, record, [PERSON, BOT]);
    const { page, faults } = await newPage(browser, options);
    await sit(page, server, table, 0);
    await asked(page);
    await page.locator('[data-move="stay"]').click();
    const result = page.locator('.board .result');
    const pass = page.locator('[data-move="pass"]');
    await result.or(pass).first().waitFor(LONG);
    if (await pass.count()) await pass.click(); // a stratagem is asked for of whoever holds any
    await result.waitFor(LONG);
    const { fought } = (await stateOf(server, table, '0')).view;
    assert.equal(await result.locator('.sides section').count(), 3);
    assert.ok((await result.innerText()).includes(String(fought.defender.left)));
    assert.equal(
      await result.locator('.sides section:not(.how) li').count(),
      fought.weakened.length + fought.lost.length,
      'every unit that was struck is named once',
    );
    assert.ok((await overflow(page)) <= 0);
    await page.waitForTimeout(1500);
    assert.equal(await result.count(), 1, 'it does not go by itself');
    await result.locator('.primary').click();
    await result.waitFor({ state: 'detached', ...LONG });
    await page.keyboard.press('b');
    await result.waitFor(LONG);
    assert.deepEqual(faults, []);
    await page.context().close();
  }
});
