// No page of any title has a fault that axe finds, of any impact.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { asked, house, LONG, newPage, openAsking, PERSON, sit } from './browser.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { server, browser } = await house();
const TITLES = [
  ['conquest', 'short'],
  ['hannibal', 'second-punic-war'],
  ['ultimus', 'fleau-de-dieu'],
  ['republic', 'combat-table'],
  ['republic', 'early', 3],
];

/** What axe finds: the rule, how bad it is, and where. Colours are for contrast.test.mjs. */
async function faultsOf(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const found = await globalThis.axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    return found.violations.flatMap(({ id, impact, nodes }) =>
      nodes.map((node) => `${id} (${impact}): ${node.target.join(' ')}`),
    );
  });
}

test('the pages around the tables', async () => {
  const { page } = await newPage(browser);
  for (const path of ['/', '/settings', '/import', '/verify']) {
    await page.goto(server.address + path);
    await page.locator('main').first().waitFor(LONG);
    assert.deepEqual(await faultsOf(page), [], path);
  }
});

for (const [game, scenario, seats = 2] of TITLES)
  for (const width of [1440, 390])
    test(`${game} ${scenario} at ${width} px: the table, its papers, its rules, its assistant`, async () => {
      const { page } = await newPage(browser, { viewport: { width, height: 860 } });
      const { table, seat } = await openAsking(server, {
        game,
        scenario,
        options: {},
        chairs: Array(seats).fill(PERSON),
      });
      await sit(page, server, table, String(seat));
      await asked(page);
      assert.match(await page.title(), /^Your turn: /);
      assert.deepEqual(await faultsOf(page), [], 'the table');
      if (width < 900) return;
      for (const name of ['Seats', 'Rules', 'Chat', 'Links']) {
        await page.getByRole('tab', { name }).click();
        assert.deepEqual(await faultsOf(page), [], name);
      }
      for (const path of [`/rules/${game}`, `/assistant/${game}`]) {
        await page.goto(server.address + path);
        await page.locator('main').first().waitFor(LONG);
        await page.locator('h1, h2').first().waitFor(LONG);
        assert.deepEqual(await faultsOf(page), [], path);
      }
    });
