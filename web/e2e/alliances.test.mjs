// An alliance is proposed while somebody else is asked, and whoever was asked goes on where he was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, newPage, openByApi, question } from './browser.mjs';

const { server, browser } = await house();

test('in Conquest a player who is not asked proposes an alliance from the panel of seats', async () => {
  const asked = {
    game: 'conquest',
    scenario: 'short',
    options: { homes: 'listed' },
    chairs: Array(3).fill({ kind: 'person' }),
  };
  const one = await newPage(browser);
  const { id, links } = await openByApi(one.page, server.address, asked);
  const other = await newPage(browser);
  for (const [page, seat] of [
    [one.page, '0'],
    [other.page, '1'],
  ])
    await page.goto(`${server.address}/t/${id}#${links[seat]}`);
  await one.page.locator('.prompt .q').waitFor();
  const before = await question(one.page);
  await other.page.getByRole('tab', { name: 'Seats' }).click();
  await other.page.locator('[data-aside="propose yellow black"]').click();
  await one.page.getByRole('button', { name: 'Accept' }).waitFor();
  assert.match(await question(one.page), /Yellow proposes an alliance/);
  if (process.env.SHOTS) await other.page.screenshot({ path: `${process.env.SHOTS}/aside.png` });
  await one.page.getByRole('button', { name: 'Accept' }).click();
  await one.page.waitForFunction((text) => document.querySelector('.prompt .q')?.innerText === text, before);
  await other.page.locator('[data-aside="break-off yellow black"]').waitFor({ state: 'detached' });
  assert.deepEqual([...one.faults, ...other.faults], []);
});
