// The combat assistant: a combat set up entry by entry, its odds, and its course by our dice and by those on the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, newPage, SAID_NO, unprovoked } from './browser.mjs';

const { server, browser } = await house();

const WAIT = { timeout: 60_000 };
const settled = (page) => page.locator('section[data-made][aria-busy=false]').waitFor(WAIT);

async function enter(field, value) {
  await field.fill(value, WAIT);
  await field.blur();
}

/** Our dice and the first answer to every question, until the end is told. */
async function fightOut(page) {
  for (let step = 0; ; step += 1) {
    assert.ok(step < 200, 'it comes to an end');
    await settled(page);
    if (await page.locator('p.end').count()) return;
    const made = await page.locator('section[data-made]').getAttribute('data-made');
    const ours = page.locator('section[data-made] > .acts > .btn.primary');
    await ((await ours.count()) ? ours : page.locator('section [data-move]').first()).click(WAIT);
    await page.locator(`section[data-made]:not([data-made="${made}"])`).waitFor(WAIT);
  }
}

test('two fleets: odds that add up, a broadside rolled on the table, the rest by our dice', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(`${server.address}/assistant/conquest`);
  await page.getByLabel('Which combat?').selectOption('naval', WAIT);
  const [attacker, defender] = ['Attacker', 'Defender'].map((name) => page.getByRole('group', { name, exact: true }));
  await enter(attacker.getByLabel('Galleys', { exact: true }), '2');
  await enter(defender.getByLabel('Galleys', { exact: true }), '1');
  const laden = attacker.getByRole('group', { name: 'Galleys with something aboard' });
  await laden.getByRole('button', { name: 'Add one' }).click();
  await enter(laden.getByLabel('Infantry'), '9');
  assert.equal(await laden.getByLabel('Infantry').inputValue(), '7', 'no more than a galley holds');

  await page.getByRole('button', { name: 'Show the odds' }).click();
  const odds = page.getByRole('region', { name: 'Odds' });
  await odds.getByText('the fleets part').waitFor(WAIT);
  const shares = await odds.locator('figure').first().locator('li b').allInnerTexts();
  const total = shares.reduce((sum, share) => sum + parseFloat(share), 0);
  assert.equal(shares.length, 4);
  assert.ok(Math.abs(total - 100) < 0.3, `${shares}`);
  assert.equal(await odds.locator('.whole').count(), 1);

  await page.getByRole('button', { name: 'Resolve it' }).click();
  await settled(page);
  assert.equal(await page.locator('[data-roll]').isDisabled(), true, 'two dice are wanted, none is said');
  for (const face of ['blank', 'galley']) await page.getByRole('button', { name: `More: ${face}` }).click();
  await page.locator('[data-roll]').click();
  await page.locator('section[data-made="1"]').waitFor(WAIT);
  assert.match(await page.locator('.log').innerText(), /galley/);
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.locator('section[data-made="0"]').waitFor(WAIT);
  await fightOut(page);
  assert.match(await page.locator('p.end').innerText(), /battle at sea is over/);
  assert.doesNotMatch(await page.locator('p.end').innerText(), /seat/);
  assert.deepEqual(faults, []);
});

test('a whole phase is set up and fought, in French and on a phone', async () => {
  const { page, faults } = await newPage(browser, { viewport: { width: 390, height: 800 }, locale: 'fr-FR' });
  await page.goto(`${server.address}/assistant/republic`);
  await page.getByLabel('Quel combat ?').selectOption('phase', WAIT);
  await page.getByRole('checkbox', { name: 'Rébellion' }).check();
  const rebellion = page.getByRole('group', { name: 'Rébellion' });
  await page.getByRole('button', { name: 'Résoudre' }).click();
  await page.getByRole('alert').filter({ hasText: 'Rébellion › Valeur militaire' }).waitFor(WAIT);
  await enter(rebellion.getByLabel('Valeur militaire'), '3');
  await enter(rebellion.getByLabel('Légions'), '4');
  await page.getByRole('button', { name: 'Résoudre' }).click();
  await fightOut(page);
  assert.equal(await page.getByRole('alert').count(), 0);
  assert.doesNotMatch(await page.locator('main').innerText(), /web-|republic-|\{ /);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, 'nothing sticks out');
  assert.deepEqual(unprovoked(faults, SAID_NO), []);
});

test('whose losses and whose chits are said, and the end is a list to copy and to print', async () => {
  const { page, faults } = await newPage(browser, { locale: 'fr-FR' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${server.address}/assistant/republic`);
  await page.getByLabel('Quel combat ?').selectOption('active-conflict', WAIT);
  await page.getByLabel('Conflit', { exact: true }).selectOption('gladiator');
  await enter(page.getByLabel('Légions'), '9');
  await enter(page.getByLabel('Vétérans'), '2');
  await enter(page.getByRole('group', { name: 'Général' }).getByLabel('Valeur militaire'), '4');
  await page.getByRole('button', { name: 'Résoudre' }).click();
  await settled(page);
  await page.locator('[data-move="roll 4"]').click(WAIT);
  await page.getByText(/3 unités à perdre pour .*, parmi\s: 9 légions, 2 vétérans/).waitFor(WAIT);
  await page.locator('[data-move="lose-land 2 1 0"]').click(WAIT);
  await page.getByText(/3 jetons pour .*\s: le jeton \d+ le frappe/).waitFor(WAIT);
  await fightOut(page);
  const list = page.getByRole('region', { name: 'À changer sur votre plateau' });
  const changes = await list.getByRole('listitem').allInnerTexts();
  assert.ok(
    changes.some((change) => /2 légions/.test(change)),
    changes.join('\n'),
  );
  await list.getByRole('button', { name: 'Copier la liste' }).click();
  await list.getByText('C’est copié.').waitFor(WAIT);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, ['À changer sur votre plateau', '', ...changes.map((change) => `[ ] ${change}`)].join('\n'));
  await page.emulateMedia({ media: 'print' });
  assert.equal(await list.locator('li').first().isVisible(), true);
  assert.equal(await page.getByRole('button', { name: 'Résoudre' }).isVisible(), false);
  if (process.env.SHOT) {
    await page.screenshot({ path: `${process.env.SHOT}-print.png` });
    await page.emulateMedia({ media: 'screen' });
    await page.screenshot({ path: `${process.env.SHOT}.png`, fullPage: true });
  }
  assert.deepEqual(faults, []);
});
