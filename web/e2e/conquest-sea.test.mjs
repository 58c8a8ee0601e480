// A battle at sea in Conquest: the galley that goes down is chosen by a click on it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adopt, asked, call, house, LONG, newPage, PERSON, prepare, sit, stateOf, then } from './browser.mjs';

const { server, browser } = await house();

/** Two who love their galleys come to a hit on one of several. */
const fleet = () => prepare('conquest', 'short', 2, 'random', 0, 'sinking', 2, 'loves=galley,sail');

/** Both fleets may be hit: galleys go down when the other side has chosen too. */
async function otherSideChooses(server, table) {
  const { moves, sequence } = await stateOf(server, table, '1');
  if (moves.length > 0) await call(server.address, table, '1', '/moves', { sequence, moves: [moves[0].text] });
}

test('the galley that is clicked goes down, and no other', async () => {
  const table = await adopt(server, fleet(), [PERSON, PERSON]);
  const { page, faults } = await newPage(browser);
  await sit(page, server, table, '0');
  await asked(page);
  const board = page.getByRole('region', { name: /^Battle: / });
  await board.waitFor(LONG);
  const { moves } = await stateOf(server, table, '0');
  const own = moves.map((move) => move.arguments[0].value);
  const glows = board.locator('[data-unit]:not([disabled])');
  assert.deepEqual(
    (await glows.evaluateAll((ships) => ships.map((ship) => ship.dataset.unit))).sort(),
    [...own].sort(),
    'one may choose among the galleys that are hit',
  );
  await board.locator('.dice svg').first().waitFor(LONG);
  const doomed = own.at(-1);
  assert.equal(
    await board.locator(`[data-unit="${doomed}"]`).getAttribute('title'),
    await board.locator(`[data-unit="${doomed}"]`).getAttribute('aria-label'),
  );
  await then(page, () => board.locator(`[data-unit="${doomed}"]`).click());
  await otherSideChooses(server, table);
  const after = await stateOf(server, table, '0');
  const afloat = Object.values(after.view.zones)
    .flatMap((zone) => zone.pieces ?? [])
    .map((piece) => piece.piece);
  assert.ok(!afloat.includes(doomed), 'it is gone');
  for (const ship of own.filter((one) => one !== doomed)) assert.ok(afloat.includes(ship), `${ship} is still there`);
  assert.ok(
    after.log.some((entry) =>
      entry.events.some((event) => event.key === 'sunk' && Object.values(event.args).includes(doomed)),
    ),
  );
  await page.locator('.log', { hasText: 'goes down' }).waitFor(LONG);
  assert.deepEqual(faults, []);
});

test('the same with the keyboard alone, in French', async () => {
  const table = await adopt(server, fleet(), [PERSON, PERSON]);
  const { page, faults } = await newPage(browser, { locale: 'fr-FR' });
  await sit(page, server, table, '0');
  await asked(page);
  const ship = page.locator('.boardwrap [data-unit]:not([disabled])').first();
  await ship.focus();
  const doomed = await ship.getAttribute('data-unit');
  await then(page, () => page.keyboard.press('Enter'));
  await otherSideChooses(server, table);
  await page.locator('.log', { hasText: /sombre|coul/ }).waitFor(LONG);
  const { log } = await stateOf(server, table, '0');
  const told = log.slice(-8).flatMap((entry) => entry.events);
  assert.ok(told.some((event) => Object.values(event.args).includes(doomed)));
  assert.deepEqual(faults, []);
});
