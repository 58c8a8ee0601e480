// Open battle boards: no fault that axe finds; a finger hits everything; nothing is lost at 1024 px and 200 %.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { adopt, asked, house, LONG, newPage, overflow, PERSON, prepare, sit } from './browser.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { server, browser } = await house();
const MOMENTS = {
  conquest: ['conquest', 'short', 2, 'greedy', 0, 'losses', 2],
  hannibal: ['hannibal', 'second-punic-war', 2, 'greedy', 0, 'match', 3],
  ultimus: ['ultimus', 'fleau-de-dieu', 2, 'greedy', 0, 'evade', 2],
};
const FINGER = 44;

/** What a finger would miss: buttons and links that are seen and smaller than it is wide or high. */
const missed = (page) =>
  page.evaluate((finger) => {
    const seen = [...document.querySelectorAll('button, a, summary, select, input')].filter((one) => {
      const box = one.getBoundingClientRect();
      return (
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        box.width > 1 &&
        !one.closest('.frame')
      );
    });
    return seen.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const name = `${one.className} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)}`;
      return Math.round(width) >= finger && Math.round(height) >= finger ? [] : [`${name}: ${width} × ${height}`];
    });
  }, FINGER);

/** The answers that lie outside of the window and cannot be scrolled to. */
const lost = (page) =>
  page.$$eval('.prompt button', (all) =>
    all.flatMap((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const inside = left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
      return inside ? [] : [`${one.textContent.trim()}: ${left}-${right}, ${top}-${bottom}`];
    }),
  );

for (const [game, wanted] of Object.entries(MOMENTS))
  test(`${game}: an open board for every eye, finger and screen`, async () => {
    const table = await adopt(server, prepare(...wanted), [PERSON, PERSON]);
    const open = async (options) => {
      const { page, faults } = await newPage(browser, options);
      await sit(page, server, table, String(wanted[4]));
      await asked(page);
      await page.locator('.board').waitFor(LONG);
      return { page, faults };
    };
    const desk = await open({});
    await desk.page.evaluate(AXE);
    const found = await desk.page.evaluate(async () => {
      const { violations } = await globalThis.axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
    });
    assert.deepEqual(found, []);
    for (const [width, height] of [
      [1024, 768],
      [720, 450],
    ]) {
      await desk.page.setViewportSize({ width, height });
      assert.ok((await overflow(desk.page)) <= 0, `${width} px`);
      assert.deepEqual(await lost(desk.page), [], `${width} px`);
    }
    const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    assert.deepEqual(await missed(phone.page), []);
    assert.deepEqual([...desk.faults, ...phone.faults], []);
  });
