// A title nobody wrote a line for here appears in the hall and plays to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, newPage } from './browser.mjs';

const { server, browser } = await house(0.02, { toy: true });

const WAIT = { timeout: 60_000 };
const MOST = 200;

/** Choose something: a card that glows, else the last button; what is offered decides. */
async function act(page, turn) {
  const cards = page.locator('.hand .card.may');
  const buttons = page.locator('.prompt .acts [data-move]');
  if ((await cards.count()) > 0 && turn % 2 === 0) await cards.first().click(WAIT);
  else if ((await buttons.count()) > 0) await buttons.last().click(WAIT);
  else await cards.first().click(WAIT);
}

test('a whole game of the toy against a bot, by mouse', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(server.address);
  const poster = page.locator('.poster[data-game=forum]');
  await poster.locator('h2', { hasText: 'Forum' }).waitFor(WAIT);
  await poster.getByRole('button', { name: 'New table' }).click();
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '2' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.prompt').waitFor(WAIT);
  let undone = false;
  let refused = false;
  for (let turn = 0; ; turn += 1) {
    assert.ok(turn < MOST, 'the game comes to an end');
    await page.locator('.prompt.mine, .prompt.over').first().waitFor(WAIT);
    if (await page.locator('.prompt.over').count()) break;
    const sequence = await page.locator('.prompt').getAttribute('data-sequence');
    const closed = page.locator('.hand .card:not(.may)');
    if (!refused && (await closed.count()) > 0) {
      await closed.first().click(WAIT);
      await page.locator('.why .chip').waitFor(WAIT);
      refused = true;
    }
    const before = await page.locator('.prompt .q').innerText();
    await act(page, turn);
    await page.locator(`.prompt:not([data-sequence="${sequence}"])`).waitFor(WAIT);
    const undo = page.getByRole('button', { name: 'Undo' });
    if (!undone && (await undo.count()) > 0) {
      await undo.click(WAIT);
      await page.locator('.prompt .q', { hasText: before }).waitFor(WAIT);
      undone = true;
    }
  }
  assert.ok(undone, 'something was undone on the way');
  assert.ok(refused, 'something was refused with its rule');
  assert.match(await page.locator('.prompt .q').innerText(), /win/);
  assert.doesNotMatch(await page.locator('.log').innerText(), /forum-|\{/);

  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('searchbox').fill('veto');
  await page.locator('article mark').first().waitFor(WAIT);
  await page.getByRole('button', { name: 'FR', exact: true }).click();
  await page.getByRole('tab', { name: 'Règles' }).waitFor(WAIT);
  assert.doesNotMatch(await page.locator('.prompt').innerText(), /forum-|\{/);
  assert.deepEqual(faults, []);
});

test('a fifth title, made from the page that says how, is played to its end by mouse', async () => {
  const { server: copy } = await house(0.02, { fifth: true });
  const { page, faults } = await newPage(browser);
  await page.goto(copy.address);
  const poster = page.locator('.poster[data-game=parimpar]');
  await poster.locator('h2', { hasText: 'Par impar' }).waitFor(WAIT);
  await poster.getByRole('button', { name: 'New table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (let turn = 0; ; turn += 1) {
    assert.ok(turn < MOST, 'the game comes to an end');
    await page.locator('.prompt.mine, .prompt.over').first().waitFor(WAIT);
    if (await page.locator('.prompt.over').count()) break;
    const sequence = await page.locator('.prompt').getAttribute('data-sequence');
    await page.locator('.prompt .acts [data-move]').last().click(WAIT);
    await page.locator(`.prompt:not([data-sequence="${sequence}"])`).waitFor(WAIT);
  }
  assert.match(await page.locator('.prompt .q').innerText(), /Most places/);
  assert.doesNotMatch(await page.locator('body').innerText(), /parimpar-|\{/);
  assert.deepEqual(faults, []);
});
