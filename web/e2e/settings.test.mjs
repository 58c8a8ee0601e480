// Settings, rules, aids and the combat assistant.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, newPage, SAID_NO, titlesWithBattles, unprovoked } from './browser.mjs';

const { server, browser } = await house();

const WAIT = { timeout: 60_000 };

test('every choice shows at once and is remembered', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(`${server.address}/settings`);
  const row = (name) => page.getByRole('group', { name, exact: true });
  const rome = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rome').trim());
  const before = await rome().catch(() => '');
  await row('Colours').getByRole('button', { name: 'dark' }).click(WAIT);
  await row('Colours of the sides').getByRole('button', { name: 'clear' }).click();
  await row('Movement').getByRole('button', { name: 'off' }).click();
  await row('Pause').getByRole('button', { name: '1.5 s' }).click();
  assert.equal(
    await row('Sounds').getByRole('button', { name: 'off' }).getAttribute('aria-pressed'),
    'true',
    'silent unless asked',
  );
  await page.reload();
  await row('Pause').getByRole('button', { name: '1.5 s', pressed: true }).waitFor(WAIT);
  const page_ = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  assert.deepEqual([page_.theme, page_.palette, page_.still], ['dark', 'clear', 'true']);
  assert.notEqual(await rome(), before);
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor(WAIT);
  assert.deepEqual(faults, []);
});

test('the rulebook is searched in both languages, and a prompt opens its section', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(`${server.address}/rules/hannibal`);
  await page.locator('article').first().waitFor(WAIT);
  const all = await page.locator('article').count();
  await page.getByRole('searchbox').fill('elephant');
  await page.locator('article mark').first().waitFor(WAIT);
  assert.ok((await page.locator('article').count()) < all);
  await page.getByRole('button', { name: 'FR', exact: true }).click();
  await page.getByRole('searchbox').fill('éléphants');
  await page.locator('article mark').first().waitFor(WAIT);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('link', { name: 'Player aids' }).click();
  await page.getByRole('heading', { name: 'Attrition' }).waitFor(WAIT);
  assert.doesNotMatch(await page.locator('.book').innerText(), /web-|\{ /);

  await page.goto(server.address);
  await page.locator('.poster[data-game=conquest]').getByRole('button', { name: 'New table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const chip = page.locator('.prompt.mine .q .chip');
  await chip.waitFor(WAIT);
  const rule = await chip.innerText();
  await chip.click();
  await page.locator(`article[id="rule-${rule}"]`).waitFor(WAIT);
  await page.keyboard.press('Escape');
  await page.locator('body').press('a');
  await page.getByRole('heading', { name: 'Pieces and prices' }).waitFor(WAIT);
  assert.deepEqual(faults, []);
});

/** Ask for odds; a busy machine may need more than one try for those that are counted out. */
async function reckon(page) {
  for (let tries = 0; tries < 8; tries += 1) {
    await page.getByRole('button', { name: 'Show the odds' }).click(WAIT);
    await page.locator('.odds .whole, .trouble').first().waitFor(WAIT);
    if (!(await page.locator('.trouble').count())) return;
    assert.match(await page.locator('.trouble').innerText(), /longer than we allow/);
  }
  assert.fail('no odds');
}

test('a combat of every title is set up, reckoned and resolved', async () => {
  const { page, faults } = await newPage(browser);
  for (const game of await titlesWithBattles(server)) {
    await page.goto(`${server.address}/assistant/${game}`);
    await reckon(page);
    assert.match(await page.locator('.odds').innerText(), /\d %|\d%/);
    await page.getByRole('button', { name: 'Resolve it' }).click();
    for (let step = 0; ; step += 1) {
      assert.ok(step < 300, `${game} comes to an end`);
      await page.locator('section[data-made][aria-busy=false]').waitFor(WAIT);
      if (await page.locator('p.end').count()) break;
      const made = await page.locator('section[data-made]').getAttribute('data-made');
      const dice = page.getByRole('button', { name: 'Let our dice fall' });
      await ((await dice.count()) ? dice : page.locator('section [data-move]').first()).click(WAIT);
      await page.locator(`section[data-made]:not([data-made="${made}"])`).waitFor(WAIT);
    }
    assert.doesNotMatch(await page.locator('main').innerText(), new RegExp(`web-|${game}-|\\{ `), game);
  }
  assert.deepEqual(unprovoked(faults, /status of 422/), []);
});

test('what is wrong with a combat is said, and dice rolled by hand are taken', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(`${server.address}/assistant/conquest`);
  const infantry = page.getByRole('group', { name: 'Attacker' }).getByLabel('Infantry');
  await infantry.fill('0', WAIT);
  await infantry.blur();
  await page.getByRole('button', { name: 'Show the odds' }).click();
  await page.getByRole('alert').filter({ hasText: 'has no unit to fight with' }).waitFor(WAIT);
  await page.getByRole('link', { name: 'Ultimus Romanorum' }).click();
  await page.getByRole('button', { name: 'Resolve it' }).click(WAIT);
  await page.locator('section [data-move$=" 6"], section [data-move="roll 6"]').first().click(WAIT);
  await page.locator('p.end').waitFor(WAIT);
  assert.deepEqual(unprovoked(faults, SAID_NO), []);
});
