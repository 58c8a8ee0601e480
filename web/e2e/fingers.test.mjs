// Under a finger everything that can be touched is 44 px high: tables, all their papers, and every other page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, LONG, newPage, openAsking, PERSON, sit, titlesOf, titlesWithBattles } from './browser.mjs';

const { server, browser } = await house();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SCENARIO = { republic: 'combat-table' };

/** What is lower than a finger; links within a sentence may be, and a label lends its height to what it names. */
const low = (page) =>
  page.evaluate(() => {
    const highOf = (one) => {
      const label = one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : null;
      return (label ?? one).getBoundingClientRect().height;
    };
    const inSentence = (one) =>
      one.tagName === 'A' &&
      getComputedStyle(one).display === 'inline' &&
      one.parentElement.textContent.trim().length > one.textContent.trim().length + 3;
    return [...document.querySelectorAll('button, a[href], select, input, summary')]
      .filter((one) => one.getClientRects().length > 0 && !one.closest('.sr, .frame') && !inSentence(one))
      .filter((one) => highOf(one) < 43.5)
      .map((one) => `${one.tagName} ${one.className} "${one.innerText || one.ariaLabel}" ${Math.round(highOf(one))}`);
  });

for (const game of await titlesOf(server))
  test(`${game}: the table and its papers`, async () => {
    const { page, faults } = await newPage(browser, PHONE);
    const scenario = SCENARIO[game] ?? '';
    const { table, seat } = await openAsking(server, { game, scenario, options: {}, chairs: [PERSON, PERSON] });
    await sit(page, server, table, String(seat));
    await page.locator('.prompt').waitFor(LONG);
    assert.deepEqual(await low(page), [], 'the table');
    const tabs = page.locator('nav.bar button');
    for (let at = 0; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).tap();
      await page.locator('.drawer').waitFor(LONG);
      assert.deepEqual(await low(page), [], await tabs.nth(at).innerText());
    }
    assert.deepEqual(faults, []);
  });

test('the other pages', async () => {
  const { page } = await newPage(browser, PHONE);
  const assistants = (await titlesWithBattles(server)).map((game) => `/assistant/${game}`);
  for (const path of ['/', '/rules/hannibal', '/settings', '/import', ...assistants]) {
    await page.goto(`${server.address}${path}`);
    await page.locator('h1').first().waitFor(LONG);
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await low(page), [], path);
  }
});
