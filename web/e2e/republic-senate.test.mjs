// The whole Republic: a turn of three people in three browsers, one of them a phone, in two languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  adopt,
  asked,
  asking,
  house,
  LONG,
  newPage,
  openTable,
  overflow,
  PERSON,
  prepare,
  sit,
  stateOf,
  then,
} from './browser.mjs';

const { server, browser } = await house();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };
const THREE = [PERSON, PERSON, PERSON];
const SEATS = 3;

/** What a hurried player does: he votes for everything, buys nothing, and is done. */
const HURRIED = ['call-all', 'vote for 0', 'vote abstaining 0', 'done', 'adjourn', 'bribe 0', 'counter 0', 'try'];

/** Make a move as a hand does: its button, or the things it names one after the other until there is a button. */
async function make(page, move) {
  for (const { value } of [...move.arguments, {}]) {
    const button = page.locator(`[data-move="${move.text}"]:visible`).first();
    if (await button.count()) return button.click();
    const thing = page.locator(`[data-slugs~="${value}"]:visible`).first();
    assert.ok(await thing.count(), `${move.text}: nothing on the page is ${value}`);
    const before = await page.locator('.table').getAttribute('data-sequence');
    await thing.click();
    await page.waitForTimeout(60);
    if ((await page.locator('.table').getAttribute('data-sequence')) !== before) return undefined;
    if ((await stateOf(server, page.table, page.seat)).sequence !== Number(before)) return undefined;
  }
  throw new Error(`${move.text} cannot be made`);
}

async function seatsOf(table, ...options) {
  const found = [];
  for (const [seat, option] of options.entries()) {
    const { page, faults } = await newPage(browser, option);
    await sit(page, server, table, String(seat));
    found.push(Object.assign(page, { faults, table, seat: String(seat) }));
  }
  return found;
}

test('three people play a turn', async () => {
  const table = await openTable(server, { game: 'republic', scenario: 'early', chairs: THREE });
  const pages = await seatsOf(table, {}, { locale: 'fr-FR' }, PHONE);
  const phases = new Set();
  for (let steps = 0; steps < 150; steps += 1) {
    const at = await asking(server, table, SEATS);
    assert.ok(at, 'the Republic has fallen in its first turn');
    if (at.state.view.status.round > 1) break;
    phases.add(at.state.view.status.phase);
    const page = pages[at.seat];
    await page.locator(`.table[data-sequence="${at.state.sequence}"]`).waitFor(LONG);
    await asked(page);
    const wanted = HURRIED.map((text) => at.state.moves.find((move) => move.text === text)).find(Boolean);
    await then(page, () => make(page, wanted ?? at.state.moves[0]));
  }
  for (const phase of ['revenue', 'forum', 'senate', 'revolution']) assert.ok(phases.has(phase), phase);
  const consuls = (await stateOf(server, table, '0')).view.own.offices;
  assert.ok(consuls['rome-consul'] && consuls['field-consul']);
  for (const page of pages) {
    assert.deepEqual(page.faults, []);
    assert.ok((await overflow(page)) <= 0);
  }
});

test('a vote is counted as it falls, and bought votes are', async () => {
  const record = prepare('republic', 'early', SEATS, 'random', 0, 'vote', 6);
  const table = await adopt(server, record, THREE);
  const [page, other] = await seatsOf(table, PHONE, {});
  const before = (await stateOf(server, table, '0')).view.own.floor;
  const own = before.uncalled.find(({ faction }) => faction === 'faction-1').votes;
  await asked(page);
  await page.locator('.prompt .stepper button').last().click();
  const button = page.locator('.prompt [data-move^="vote for"]').first();
  assert.equal(await button.getAttribute('data-move'), 'vote for 1');
  await then(page, () => button.click());
  const { floor } = (await stateOf(server, table, '0')).view.own;
  if (floor !== null) {
    assert.equal(floor.pro, before.pro + own + 1);
    await other.locator('.balance').waitFor(LONG);
    assert.match(await other.locator('.balance').getAttribute('aria-label'), new RegExp(`for ${floor.pro}`));
  }
  assert.deepEqual([...page.faults, ...other.faults], []);
});

test('a vote is given by keys: its letter goes to the answer, Enter gives it', async () => {
  const record = prepare('republic', 'early', SEATS, 'random', 0, 'vote', 6);
  const table = await adopt(server, record, THREE);
  const [page] = await seatsOf(table, {});
  await asked(page);
  for (const [key, move] of [
    ['a', 'vote against 0'],
    ['n', 'vote abstaining 0'],
    ['f', 'vote for 0'],
  ]) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-move'));
    assert.equal(focused, move);
  }
  assert.equal(await page.locator('label.search').count(), 0, 'the letter of the aids is taken by the vote');
  await then(page, () => page.keyboard.press('Enter'));
  assert.deepEqual(page.faults, []);
});

test('a persuasion shows its sum and the chance of every base number', async () => {
  const record = prepare('republic', 'early', SEATS, 'random', 0, 'bribe', 4);
  const table = await adopt(server, record, THREE);
  const [page] = await seatsOf(table, {});
  await asked(page);
  const talk = (await stateOf(server, table, '0')).view.own.persuasion;
  const board = page.locator('.persuasion');
  assert.equal(await board.locator('.base dd').innerText(), String(talk.base));
  assert.equal(await board.locator('.chart ol li').count(), talk.curve.length);
  await page.locator('.prompt .stepper button').last().click();
  await board.locator('.now b', { hasText: String(talk.base + 1) }).waitFor(LONG);
  assert.deepEqual(page.faults, []);
});
