// The four maps as they are drawn: names, stacks, hands and keys, small screens, the board in words.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { house, MAPPED, newPage } from './browser.mjs';

const { server, browser } = await house();

const WAIT = { timeout: 60_000 };
/** The scenario with most to see, where it is not the first. */
const CROWDED = { ultimus: 'grandes-invasions' };

/** A table of a title with two people at this browser, opened over the API and shown; nothing rolls by itself. */
async function seated(game, options = {}) {
  const answer = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      game,
      scenario: CROWDED[game] ?? '',
      options: {},
      real_dice: true,
      chairs: [{ kind: 'person' }, { kind: 'person' }],
    }),
  });
  assert.ok(answer.ok, await answer.clone().text());
  const { id, links } = await answer.json();
  const { page, faults } = await newPage(browser, options);
  await page.addInitScript((kept) => localStorage.setItem('quadriga.tables', JSON.stringify([kept])), {
    id,
    game,
    links,
    mine: ['0'],
    seen: 0,
  });
  await page.goto(`${server.address}/t/${id}`);
  await page.locator('.names .name').first().waitFor(WAIT);
  await page.evaluate(() => document.fonts.ready);
  return { page, faults };
}

const settled = (page) => page.waitForTimeout(400);
const transform = (page) => page.locator('.moved').evaluate((moved) => moved.style.transform);
const zoomOf = (page) =>
  page.locator('.sheet').evaluate((sheet) => sheet.getBoundingClientRect().width / sheet.viewBox.baseVal.width);

/** Pairs of names whose boxes on the screen overlap by more than two pixels both ways; slanted ones aside. */
const collisions = (page) =>
  page.$$eval('.names .name', (names) => {
    const boxes = names
      .filter((name) => name.style.transform.endsWith('rotate(0deg)'))
      .map((name) => ({ key: name.dataset.name, box: name.getBoundingClientRect() }));
    const hits = [];
    boxes.forEach(({ key, box }, at) => {
      for (const other of boxes.slice(0, at)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 2 && high > 2) hits.push(`${key} on ${other.key}`);
      }
    });
    return { count: boxes.length, hits };
  });

const smallest = (page) =>
  page.$$eval('.names .name', (names) => Math.min(...names.map((name) => parseFloat(getComputedStyle(name).fontSize))));

describe('names', () => {
  for (const game of MAPPED) {
    test(`of ${game} do not collide at three zooms, and can be read`, async () => {
      const { page, faults } = await seated(game);
      for (const steps of [0, 2, 2]) {
        for (let step = 0; step < steps; step += 1) await page.locator('.zoomers button').first().click();
        await settled(page);
        const { count, hits } = await collisions(page);
        assert.ok(count > 12, `${count} names`);
        assert.deepEqual(hits, []);
        assert.ok((await smallest(page)) >= 8.4);
      }
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }
});

test('stacks of Ultimus: a number and a name from afar, then kinds, then rows; all under the hand', async () => {
  const { page, faults } = await seated('ultimus');
  const zone = page.locator('[data-stack="italia-2 romain"]');
  assert.ok((await zone.locator('[data-kind]').count()) > 0, 'the map opens where the faces of its pieces can be read');
  await page.locator('.frame').focus();
  await page.keyboard.press('0');
  await settled(page);
  const far = await zone.locator('.counter').count();
  assert.equal(far, 1);
  assert.equal(await zone.locator('[data-kind]').count(), 0);
  assert.match(await zone.locator('.counter').textContent(), /\d+\s*\p{L}{3}/u, 'its strength and its leader');
  const box = await zone.boundingBox();
  assert.ok(Math.min(box.width, box.height) >= 18, 'large enough to be hit');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.near .counter').nth(3).waitFor(WAIT);
  await page.mouse.move(5, 400);
  await page.locator('.near').waitFor({ ...WAIT, state: 'detached' });
  const counts = [];
  for (let step = 0; step < 2; step += 1) {
    await page.locator('.frame').evaluate(
      (frame, at) => {
        for (let turn = 0; turn < 12; turn += 1)
          frame.dispatchEvent(
            new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, deltaY: -60 }),
          );
      },
      { x: box.x, y: box.y },
    );
    await settled(page);
    counts.push(await zone.locator('.counter').count());
  }
  assert.ok(counts[1] > 1 && counts[1] >= counts[0], counts.join());
  assert.deepEqual(faults, []);
  await page.context().close();
});

test('arrows move the map, plus and minus zoom it, nought shows all', async () => {
  const { page, faults } = await seated('hannibal');
  await page.locator('.frame').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await settled(page);
  const closer = await zoomOf(page);
  const before = await transform(page);
  await page.keyboard.press('ArrowRight');
  await settled(page);
  assert.notEqual(await transform(page), before);
  await page.keyboard.press('-');
  await settled(page);
  assert.ok((await zoomOf(page)) < closer);
  await page.keyboard.press('0');
  await settled(page);
  assert.ok((await zoomOf(page)) < closer * 0.7);
  assert.deepEqual(faults, []);
  await page.context().close();
});

test('two fingers zoom the map on a small screen, and nothing is wider than it', async () => {
  const { page, faults } = await seated('ultimus', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await settled(page);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
  assert.ok((await smallest(page)) >= 12, 'names start large on a small screen');
  const before = await zoomOf(page);
  const session = await page.context().newCDPSession(page);
  const fingers = (type, apart) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 190 - apart, y: 350, id: 0 },
              { x: 190 + apart, y: 350, id: 1 },
            ],
    });
  await fingers('touchStart', 40);
  for (let apart = 50; apart <= 90; apart += 10) await fingers('touchMove', apart);
  await fingers('touchEnd', 0);
  await settled(page);
  assert.ok((await zoomOf(page)) > before * 1.5);
  assert.deepEqual(faults, []);
  await page.context().close();
});

test('the board in words names every zone with its owner and pieces', async () => {
  const { page, faults } = await seated('hannibal');
  await page.keyboard.press('l');
  const card = page.locator('.list [data-zone=saguntum]');
  await card.getByRole('button', { name: /Carthage.*Saguntum/ }).waitFor(WAIT);
  await card.getByRole('button', { name: /Carthage: .*Hannibal/ }).waitFor(WAIT);
  assert.equal(await page.locator('.list [data-zone]').count(), 96);
  assert.deepEqual(faults, []);
  await page.context().close();
});

test('the ground follows the theme', async () => {
  const { page, faults } = await seated('republic');
  await page.waitForTimeout(1500);
  const bright = await page.locator('.sheets').screenshot();
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await page.waitForTimeout(1500);
  const dim = await page.locator('.sheets').screenshot();
  const brightness = (shot) =>
    page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(64, 64);
      const brush = canvas.getContext('2d');
      brush.drawImage(image, 0, 0, 64, 64);
      const { data: pixels } = brush.getImageData(0, 0, 64, 64);
      return pixels.reduce((sum, part, at) => (at % 4 === 3 ? sum : sum + part), 0) / (64 * 64 * 3);
    }, shot.toString('base64'));
  const [light, dark] = [await brightness(bright), await brightness(dim)];
  assert.ok(light > 170 && dark < 90, `${light} and ${dark}`);
  assert.deepEqual(faults, []);
  await page.context().close();
});
