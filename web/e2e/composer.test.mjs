// Several pieces in one gesture: an army sent two zones away, a retreat, losses; and how few clicks that takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adopt,
  asked,
  call,
  clickSpace,
  clickZone,
  house,
  LONG,
  newPage,
  PERSON,
  prepare,
  sit,
  standsStill,
  stateOf,
  then,
} from './browser.mjs';

const { server, browser } = await house();
const MOST = 4;

async function begin(wanted, seat, options) {
  const record = prepare(...wanted);
  const { page, faults } = await newPage(browser, options);
  const table = await adopt(server, record, Array(wanted[2]).fill(PERSON));
  await sit(page, server, table, seat);
  await asked(page);
  let clicks = 0;
  /** One click of a person. */
  const click = async (act) => {
    clicks += 1;
    await act();
  };
  return { page, faults, table, click, clicks: () => clicks, state: () => stateOf(server, table, seat) };
}

const confirm = (page) => page.locator('.prompt [data-confirm]:not(:disabled)');
const unitsIn = (view, zone, side) =>
  view.zones[zone].pieces.filter((piece) => piece.side === side && piece.piece !== undefined).length;

/** The first of these leaders whose stack lies open before the eye, and where. */
async function inSight(page, leaders) {
  await standsStill(page);
  const found = await page.evaluate((all) => {
    const places = all.flatMap((one) =>
      [...document.querySelectorAll(`[data-stack^="${one.zone} "][data-slugs~="${one.id}"]`)].map((stack) => {
        const box = stack.getBoundingClientRect();
        return { ...one, stack, x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    );
    const open = places.find(({ stack, x, y }) => stack.contains(document.elementFromPoint(x, y)));
    return open && { id: open.id, x: open.x, y: open.y };
  }, leaders);
  assert.ok(found, 'one of them can be seen');
  return found;
}

test('five units go two zones in four clicks, as two moves', async () => {
  const { page, faults, click, clicks, state } = await begin(
    ['ultimus', 'fleau-de-dieu', 2, 'greedy', 1, 'muster', 12],
    '1',
  );
  await then(page, () => page.locator('.prompt').getByRole('button', { name: 'Undo' }).click());
  const before = await state();
  const own = (view, zone) => view.zones[zone].pieces.filter((piece) => piece.side === 'barbare');
  const marches = before.moves
    .filter((move) => move.verb === 'march')
    .map((move) => move.arguments[0].value)
    .map((id) => ({
      id,
      zone: Object.keys(before.view.zones).find((zone) =>
        own(before.view, zone).some((piece) => piece.piece === undefined && piece.leader === id),
      ),
    }))
    .filter(({ zone }) => zone && unitsIn(before.view, zone, 'barbare') >= 5);
  assert.ok(marches.length > 0, 'somebody has five units with him');
  const march = await inSight(page, marches);
  await page.mouse.move(march.x, march.y);
  await then(page, () => click(() => page.locator(`.near [data-slugs~="${march.id}"]`).first().click()));
  await page.locator('.tray [data-thing][aria-pressed=true]').nth(4).waitFor(LONG);
  assert.match(await page.locator('.tray dl').innerText(), /\d+\s+strength/);
  await then(page, () => click(() => confirm(page).click()));
  const offered = new Set(
    (await state()).moves.filter((move) => move.verb === 'go').map((move) => move.arguments[0].value),
  );
  const target = await page.waitForFunction(
    (near) =>
      [...document.querySelectorAll('.hit.may')].map((zone) => zone.dataset.zone).find((zone) => !near.includes(zone)),
    [...offered],
    LONG,
  );
  const zone = await target.jsonValue();
  await click(() => clickZone(page, zone));
  assert.equal((await page.locator('[data-way]').getAttribute('data-way')).split(' ').at(-1), zone, 'the way is drawn');
  await then(page, () => click(() => page.locator('.prompt .primary[data-move^="go-by"]').click()));
  const after = await state();
  assert.equal(unitsIn(after.view, zone, 'barbare') >= 5, true, `five are in ${zone}`);
  assert.ok(clicks() <= MOST, `${clicks()} clicks`);
  assert.equal(after.count - before.count, 3, 'the march, who goes along, the way: three entries of the log');
  assert.deepEqual(faults, []);
});

test('a beaten army of three and more retreats in two clicks, as one move', async () => {
  const { page, faults, click, clicks, state } = await begin(
    ['ultimus', 'fleau-de-dieu', 2, 'greedy', 1, 'withdraw', 12],
    '1',
  );
  const before = await state();
  await click(() => page.locator('.board .result .primary').click());
  const pieces = await page.locator('.tray [data-thing]').count();
  assert.ok(pieces >= 3);
  assert.equal(await confirm(page).count(), 0, 'not before a place is named');
  const zone = before.wholes[0].arguments[2].among[0];
  await click(() => clickZone(page, zone));
  await confirm(page).waitFor(LONG);
  await then(page, () => click(() => confirm(page).click()));
  const after = await state();
  assert.equal(after.log.find((entry) => entry.number === before.count + 1).move.split(' ')[0], 'retreat');
  assert.ok(unitsIn(after.view, zone, 'barbare') >= pieces - 1);
  assert.ok(clicks() <= MOST, `${clicks()} clicks`);
  assert.deepEqual(faults, []);
});

test('by sorts, by single counters and by keys; what may not be says why, and the button waits', async () => {
  const { page, faults, state } = await begin(['ultimus', 'fleau-de-dieu', 2, 'greedy', 1, 'weaken', 3], '1');
  const things = page.locator('.tray [data-thing]');
  await confirm(page).waitFor(LONG);
  const least = await page.locator('.tray [aria-pressed=true][data-thing]').count();
  await page.keyboard.press('n');
  await page.locator('.tray .why').waitFor(LONG);
  assert.equal(await confirm(page).count(), 0);
  await page.keyboard.press('a');
  assert.equal(await page.locator('.tray [aria-pressed=true][data-thing]').count(), await things.count());
  await page.keyboard.press('n');
  const last = await things.count();
  for (let at = last - 1; at >= last - least; at -= 1) await things.nth(at).click();
  const chosen = await page.$$eval('.tray [aria-pressed=true][data-thing]', (all) =>
    all.map((one) => one.dataset.thing),
  );
  await confirm(page).waitFor(LONG);
  const before = await state();
  await then(page, () => page.keyboard.press('Enter'));
  const entry = (await state()).log.find(({ number }) => number === before.count + 1);
  assert.deepEqual(new Set(entry.move.split(' ')[1].split('+')), new Set(chosen));
  assert.deepEqual(faults, []);
});

test('on a phone the tray has room, and its counters can be hit', async () => {
  const { page, faults, click } = await begin(['ultimus', 'fleau-de-dieu', 2, 'greedy', 1, 'muster', 6], '1', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  await confirm(page).waitFor(LONG);
  for (const thing of await page.locator('.tray [data-thing]').all()) {
    const box = await thing.boundingBox();
    assert.ok(box.width >= 44 && box.height >= 44, `${box.width} × ${box.height}`);
  }
  assert.ok((await page.locator('.frame').boundingBox()).height > 250, 'the map is still there');
  const first = page.locator('.tray [data-thing][aria-pressed=true]').first();
  const thing = await first.getAttribute('data-thing');
  await first.tap();
  await page.locator(`.tray [data-thing="${thing}"][aria-pressed=false]`).waitFor(LONG);
  await then(page, () => click(() => confirm(page).tap()));
  assert.deepEqual(faults, []);
});

test('a far march goes as far as nobody is asked; the rest is a plan, taken up again by one key', async () => {
  const wanted = ['hannibal', 'second-punic-war', 2, 'greedy', 1, 'march', 4, 'after=60'];
  const { page, faults, table, state } = await begin(wanted, '1');
  const { moves } = await state();
  const near = new Set(moves.flatMap((move) => move.arguments.map(({ value }) => value)));
  const roads = await call(server.address, table, '1', '/roads');
  const far = roads.filter(({ path, sure }) => sure < path.length && !near.has(path.at(-1))).at(-1);
  assert.ok(far, 'a way on which another is asked');
  await page
    .locator(`.space[data-zone="${far.path.at(-1)}"] .glow`)
    .first()
    .waitFor({ state: 'attached', ...LONG });
  await clickSpace(page, far.path.at(-1));
  await page.locator('.prompt [data-road]').waitFor(LONG);
  assert.deepEqual(
    await page.$$eval('[data-way] [data-cost]', (discs) => discs.map((disc) => Number(disc.dataset.cost))),
    far.costs,
  );
  await then(page, () => page.keyboard.press('Enter'));
  let at = await stateOf(server, table, '0');
  while (at.moves.length > 0) {
    const idle = at.moves.filter((move) => move.arguments.length === 0).at(-1);
    await call(server.address, table, '0', '/moves', { sequence: at.sequence, moves: [idle.text] });
    at = await stateOf(server, table, '0');
  }
  await asked(page);
  await page.locator('.prompt [data-plan="go"]').waitFor(LONG);
  const before = (await state()).count;
  await then(page, () => page.keyboard.press('p'));
  const log = (await call(server.address, table, '1', `/log?first=${before + 1}`)).map((entry) => entry.move);
  assert.ok(log[0].endsWith(far.path.at(-1)), log[0]);
  assert.deepEqual(faults, []);
});
