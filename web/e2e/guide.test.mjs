// "Learn it" of every title: a guided first game to its end in the browser, a detour, leaving it and coming back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, newPage, titlesOf } from './browser.mjs';

const { server, browser } = await house(0.01);
const WAIT = { timeout: 30_000 };
const MOST = 120;

/** Open the hall and the guided game of a title. */
async function begin(game, options = {}) {
  const { page, faults } = await newPage(browser, options);
  await page.goto(server.address);
  await page.locator(`.poster[data-game=${game}]`).getByRole('button', { name: 'Learn it' }).click(WAIT);
  await page.locator('.coach').waitFor(WAIT);
  return { page, faults };
}

/** Take what the coach offers until the lesson is over; between its steps any answer will do. */
async function follow(page) {
  const seen = [];
  for (let turn = 0; turn < MOST; turn += 1) {
    const over = page.locator('.coach').getByRole('button', { name: 'Play on' });
    const next = page.locator('.coach').getByRole('button', { name: /^(Next|Show me|Carry on)$/ });
    const own = page.locator('.ribbon ~ *, .table[data-prompt]');
    await page.locator('.coach, .ribbon').first().waitFor(WAIT);
    if (await over.count()) return seen;
    if (await next.count()) {
      const before = await page.locator('.coach').innerText();
      const sequence = await page.locator('.table').getAttribute('data-sequence');
      seen.push(await page.locator('.coach h2').innerText());
      await next.first().click(WAIT);
      await page.waitForFunction(
        ([text, at]) =>
          document.querySelector('.coach')?.innerText !== text ||
          document.querySelector('.table')?.getAttribute('data-sequence') !== at,
        [before, sequence],
        WAIT,
      );
    } else if (await own.count()) {
      const buttons = page.locator('.prompt .acts [data-move]:not([data-move=""])');
      if (await buttons.count()) await buttons.first().click(WAIT);
      await page.waitForTimeout(100);
    } else await page.waitForTimeout(100);
  }
  assert.fail(`the lesson does not end: ${seen.join(', ')}`);
}

for (const game of await titlesOf(server))
  test(`the guided game of ${game} comes to its end`, async () => {
    const { page, faults } = await begin(game);
    const seen = await follow(page);
    assert.ok(new Set(seen).size >= 8, seen.join(', '));
    await page.locator('.coach').getByRole('button', { name: 'Play on' }).click();
    await page.locator('.coach').waitFor({ state: 'detached' });
    assert.doesNotMatch(await page.locator('.lesson').innerText(), /guide-|\{/);
    assert.deepEqual(faults, []);
    await page.close();
  });

test('a detour is told, can be taken back, and the lesson is found again from the hall', async () => {
  const { page } = await begin('conquest');
  const next = page.locator('.coach').getByRole('button', { name: 'Next' });
  await next.click(WAIT);
  await next.click(WAIT);
  const heading = await page.locator('.coach h2').innerText();
  assert.match(await page.locator('.coach .todo').innerText(), /March the first black general/);
  await page.keyboard.press('/');
  await page.keyboard.type('ally yellow');
  await page.keyboard.press('Enter');
  await page.locator('.coach h2', { hasText: 'Something else' }).waitFor(WAIT);
  await page.locator('.coach').getByRole('button', { name: 'Carry on' }).click();
  await page.locator('.coach h2', { hasText: heading }).waitFor(WAIT);
  await page.goto(server.address);
  await page.locator('.cont', { hasText: 'go on with lesson 3 of' }).click(WAIT);
  await page.locator('.coach h2', { hasText: heading }).waitFor(WAIT);
  await page.locator('.coach').getByRole('button', { name: 'Leave the lesson' }).click();
  await page.locator('.coach').waitFor({ state: 'detached' });
  await page.locator('.lesson').getByRole('button', { name: 'Back to the lesson' }).click();
  await page.locator('.coach').waitFor(WAIT);
  await page.close();
});
