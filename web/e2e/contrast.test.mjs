// Every word on every page can be read: WCAG AA, by day and by night, measured where it stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, house, newPage, openByApi, titlesOf } from './browser.mjs';

const { server, browser } = await house();

/** The texts outside the map whose contrast with their ground is too weak, and those that are too small. */
function faint() {
  const parts = (colour) => {
    const found = colour.match(/[\d.]+/g).map(Number);
    const [red, green, blue, alpha = 1] = found;
    return colour.startsWith('color(') ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
  };
  const light = (colour) =>
    colour.slice(0, 3).reduce((sum, part, at) => {
      const share = part / 255;
      return sum + [0.2126, 0.7152, 0.0722][at] * (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0);
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest('svg, .names, .sr, option, :disabled, .card') || !element.getClientRects().length)
      continue;
    const style = getComputedStyle(element);
    let shown = 1;
    let ground = null;
    for (let at = element; at !== null; at = at.parentElement) {
      const around = getComputedStyle(at);
      shown *= Number(around.opacity);
      const paint = parts(around.backgroundColor);
      if (ground === null && paint[3] > 0.95) ground = paint;
    }
    if (ground === null) continue;
    const ink = parts(style.color);
    const seen = ink.slice(0, 3).map((part, at) => part * ink[3] * shown + ground[at] * (1 - ink[3] * shown));
    const [more, less] = [light(seen), light(ground)].sort((a, b) => b - a);
    const ratio = (more + 0.05) / (less + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) found.add(`${text.slice(0, 30)}: ${ratio.toFixed(2)}`);
    if (size < 12.4) found.add(`${text.slice(0, 30)}: ${size} px`);
  }
  return [...found];
}

for (const colorScheme of ['light', 'dark']) {
  test(`every word can be read, ${colorScheme}`, async () => {
    const { page, faults } = await newPage(browser, { colorScheme, reducedMotion: 'reduce' });
    for (const path of [
      '/',
      '/rules/hannibal',
      '/rules/ultimus/aids',
      '/settings',
      '/import',
      '/verify',
      '/assistant/conquest',
    ]) {
      await page.goto(server.address + path);
      await page.locator('main, .hall').first().waitFor();
      await page.waitForTimeout(500);
      assert.deepEqual(await page.evaluate(faint), [], path);
    }
    for (const game of await titlesOf(server)) {
      const chairs = [{ kind: 'person' }, { kind: 'person' }];
      await openByApi(page, server.address, { game, chairs, real_dice: true }, ['0', '1']);
      await page.locator('.prompt .q').waitFor();
      for (const tab of ['Seats', 'Rules', 'Chat', 'Links', 'Table']) {
        await page.getByRole('tab', { name: tab }).click();
        assert.deepEqual(await page.evaluate(faint), [], `${game}, ${tab}`);
      }
      await page.goto(`${page.url().split('?')[0]}?at=0`);
      await page.getByRole('slider').waitFor();
      assert.deepEqual(await page.evaluate(faint), [], `${game}, replay`);
    }
    assert.deepEqual(faults, []);
    await page.context().close();
  });
}

test('digits stand on the line, on counters and chips too', async () => {
  const { page } = await newPage(browser);
  await openByApi(page, server.address, {
    game: 'conquest',
    scenario: 'short',
    options: { homes: 'listed' },
    chairs: [{ kind: 'person' }, { kind: 'person' }],
  });
  await asked(page);
  for (const place of ['.coin text', '.chip', '.figure b', '.badge text']) {
    assert.match(
      await page
        .locator(place)
        .first()
        .evaluate((element) => getComputedStyle(element).fontVariantNumeric),
      /lining-nums/,
      place,
    );
  }
});
