// The table between people: lost connections, stale moves, taking back, standing orders, talk, keys, phones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  call,
  CUT,
  house,
  newPage,
  openByApi,
  overflow,
  question,
  SAID_NO,
  startServer,
  unprovoked,
} from './browser.mjs';

const { server, browser } = await house();

const WAIT = { timeout: 60_000 };
const PERSON = { kind: 'person' };
const LISTED = { game: 'conquest', scenario: 'short', options: { homes: 'listed' }, chairs: [PERSON, PERSON] };
const TURN = ['end-movement', 'end-buying'];

/** Make moves over the API for a seat. */
async function play(opened, seat, moves) {
  const { sequence } = await call(server.address, opened, seat, '');
  return call(server.address, opened, seat, '/moves', { sequence, moves });
}

/** Two browsers on the two seats of one table. */
async function two(asked) {
  const one = await newPage(browser);
  const opened = await openByApi(one.page, server.address, asked);
  const other = await newPage(browser);
  await other.page.goto(`${server.address}/t/${opened.id}#${opened.links['1']}`);
  await other.page.locator('.prompt').waitFor(WAIT);
  return { opened, one, other };
}

test('the server dies in the middle of a move and comes back; nothing is lost', async () => {
  const { page, faults } = await newPage(browser);
  const own = await startServer();
  let again;
  try {
    const opened = await openByApi(page, own.address, LISTED);
    await page.locator('.prompt.mine').waitFor(WAIT);
    const before = await question(page);
    const state = await call(own.address, opened, '0', '');
    const leader = state.moves.find((move) => move.arguments.length > 1);
    await page.locator('body').press('/');
    await page.getByRole('combobox').fill(leader.text.split(' ')[0]);
    await own.kill();
    await page.locator('.notices .warn').waitFor(WAIT);
    await page.keyboard.press('Enter');
    await page.locator('.why').waitFor(WAIT);
    again = await startServer(0.02, { port: own.port, data: own.data });
    await page.getByText('Connected again.').waitFor(WAIT);
    assert.equal(await question(page), before);
    await page.locator('body').press('/');
    await page.getByRole('combobox').fill(leader.text.split(' ')[0]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).waitFor(WAIT);
    const after_ = await question(page);
    await page.reload();
    await page.locator('.prompt.mine').waitFor(WAIT);
    assert.equal(await question(page), after_);
    assert.equal(await page.locator('.since').count(), 0, 'nothing was missed, nothing is replayed');
    assert.deepEqual(unprovoked(faults, CUT), []);
  } finally {
    await (again ?? own).stop();
  }
});

test('without the network the table says so once, and goes on when it is back', async () => {
  const { page, faults } = await newPage(browser);
  await openByApi(page, server.address, LISTED);
  await page.locator('.prompt.mine').waitFor(WAIT);
  await page.context().setOffline(true);
  await page.locator('.prompt .acts [data-move]').first().click(WAIT);
  await page.locator('.why', { hasText: 'the server does not answer' }).waitFor(WAIT);
  await page.context().setOffline(false);
  await page.locator('.prompt .acts [data-move]').first().click(WAIT);
  await page.locator('.why').waitFor({ state: 'detached', ...WAIT });
  assert.deepEqual(unprovoked(faults, CUT), []);
});

test('a move decided on a view that is gone is told so, and the present view comes', async () => {
  const { page, faults } = await newPage(browser);
  await page.routeWebSocket(/\/live$/, (socket) => {
    const upstream = socket.connectToServer();
    let first = true;
    upstream.onMessage((message) => {
      if (first) socket.send(message);
      first = false;
    });
  });
  const opened = await openByApi(page, server.address, LISTED);
  await page.locator('.prompt.mine').waitFor(WAIT);
  const before = await question(page);
  await play(opened, '0', TURN.slice(0, 1));
  await page.locator('body').press('/');
  await page.getByRole('combobox').fill('end-movement');
  await page.keyboard.press('Enter');
  await page.locator('.why', { hasText: 'already moved on' }).waitFor(WAIT);
  assert.notEqual(await question(page), before);
  assert.deepEqual(unprovoked(faults, SAID_NO), []);
});

test('taking a move back by consent, between two browsers; talk; declaring a winner', async () => {
  const { opened, one, other } = await two(LISTED);
  await one.page.locator('.prompt.mine').waitFor(WAIT);
  await play(opened, '0', TURN.slice(0, 1));
  await one.page.getByText('What do you buy?').waitFor(WAIT);
  const before = await question(one.page);
  await play(opened, '0', TURN.slice(1));
  await other.page.locator('.prompt.mine').waitFor(WAIT);
  await one.page.getByRole('tab', { name: 'Seats' }).click();
  await one.page.getByRole('button', { name: 'Ask to take my last move back' }).click();
  await one.page.getByText('the others have not answered yet').waitFor(WAIT);
  await other.page.getByText('It is proposed to take back the last move.').waitFor(WAIT);
  await other.page.getByRole('button', { name: 'Refuse' }).click();
  await one.page.locator('.notices .panel').waitFor({ state: 'detached', ...WAIT });
  await one.page.getByRole('button', { name: 'Ask to take my last move back' }).click();
  await other.page.getByRole('button', { name: 'Agree' }).click(WAIT);
  await one.page.locator('.prompt.mine').waitFor(WAIT);
  assert.equal(await question(one.page), before);
  assert.equal((await call(server.address, opened, '0', '')).count, TURN.length - 1);

  await other.page.getByRole('tab', { name: 'Chat' }).click();
  await other.page.getByLabel('Say something to all').fill('Salve!');
  await other.page.getByRole('button', { name: 'Send' }).click();
  await one.page.getByRole('tab', { name: 'Chat' }).click();
  await one.page.locator('.chat', { hasText: 'Salve!' }).waitFor(WAIT);

  await one.page.getByRole('tab', { name: 'Seats' }).click();
  await one.page.getByLabel('Declare the winner').selectOption('1');
  await one.page.getByRole('button', { name: 'Declare the winner' }).click();
  await one.page.locator('.prompt.over').waitFor(WAIT);
  await other.page.locator('.prompt.over').waitFor(WAIT);
  assert.deepEqual(one.faults, []);
  assert.deepEqual(other.faults, []);
});

test('a standing order is given from a prompt, listed and withdrawn', async () => {
  const { page, faults } = await newPage(browser);
  await openByApi(page, server.address, LISTED);
  await page.locator('.prompt.mine').waitFor(WAIT);
  await page.getByRole('button', { name: 'Always answer this so…' }).click();
  await page.getByText('every time this is asked').waitFor(WAIT);
  await page.locator('.prompt .acts [data-move=end-movement]').click();
  await page.getByRole('tab', { name: 'Seats' }).click();
  const order = page.locator('.order').filter({ has: page.getByRole('button', { name: 'Withdraw' }) });
  await order.waitFor(WAIT);
  assert.doesNotMatch(await order.innerText(), /\{|conquest-/);
  await order.getByRole('button', { name: 'Withdraw' }).click();
  await order.waitFor({ state: 'detached', ...WAIT });
  assert.deepEqual(faults, []);
});

test('what happened while I was away is replayed, and can be skipped', async () => {
  const { opened, one, other } = await two(LISTED);
  await one.page.locator('.prompt.mine').waitFor(WAIT);
  await play(opened, '0', TURN);
  await one.page.locator('.prompt:not(.mine)').waitFor(WAIT);
  await one.page.goto(`${server.address}/settings`);
  await one.page.getByRole('heading', { name: 'Settings' }).waitFor(WAIT);
  await play(opened, '1', TURN);
  await one.page.goto(`${server.address}/t/${opened.id}`);
  await one.page.getByRole('region', { name: 'Since you were here' }).waitFor(WAIT);
  await one.page.getByRole('button', { name: 'Skip' }).click();
  await one.page.locator('.prompt').waitFor(WAIT);
  assert.equal(await one.page.locator('.since').count(), 0);
  assert.deepEqual(one.faults, []);
  assert.deepEqual(other.faults, []);
});

test('two people at one browser hand the table over; one who plays both seats does not', async () => {
  for (const way of ['here', 'me']) {
    const { page, faults } = await newPage(browser);
    await page.goto(server.address);
    await page.locator('.poster[data-game=conquest]').getByRole('button', { name: 'New table' }).click();
    await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '2' }).click();
    await page.getByLabel('Yellow', { exact: true }).selectOption(way);
    await page.getByText('More options').click();
    await page.locator('.options select').first().selectOption('listed');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.prompt.mine').waitFor(WAIT);
    const opened = await page.evaluate(() => JSON.parse(localStorage.getItem('quadriga.tables'))[0]);
    await play(opened, '0', TURN);
    if (way === 'here') {
      await page.getByText('It is the turn of Yellow. Hand over the table.').waitFor(WAIT);
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
    await page.locator('.seat.me[title^=Yellow]').waitFor(WAIT);
    await page.locator('.prompt.mine').waitFor(WAIT);
    assert.equal(await page.locator('.veil').count(), 0);
    assert.deepEqual(faults, []);
  }
});

test('a bot stands in for me until I sit down again', async () => {
  const { page, faults } = await newPage(browser);
  await openByApi(page, server.address, { ...LISTED, chairs: [PERSON, { kind: 'bot', bot: 'random' }] });
  await page.locator('.prompt.mine').waitFor(WAIT);
  await page.getByRole('tab', { name: 'Seats' }).click();
  await page.getByText('Let a bot play on for me').waitFor(WAIT);
  await page.locator('.order').filter({ hasText: 'Let a bot play on for me' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sit down again' }).click(WAIT);
  await page.getByText('Let a bot play on for me').waitFor(WAIT);
  assert.deepEqual(unprovoked(faults, SAID_NO), []);
});

test('a turn with the keyboard alone', async () => {
  const { page, faults } = await newPage(browser);
  const opened = await openByApi(page, server.address, LISTED);
  await page.locator('.prompt.mine').waitFor(WAIT);
  const state = await call(server.address, opened, '0', '');
  const wanted = state.moves.find((move) => move.arguments.length > 1);
  await page.keyboard.press('/');
  await page.keyboard.type(wanted.text.split(' ').join(' '));
  await page.getByRole('option', { selected: true }).waitFor(WAIT);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).waitFor(WAIT);
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached', ...WAIT });
  await page.keyboard.press('/');
  await page.keyboard.type('end-buying');
  await page.getByText('No move says that.').waitFor(WAIT);
  await page.keyboard.press('Enter');
  await page.locator('.why').waitFor(WAIT);

  const goal = page.locator('.prompt .acts [data-move]').last();
  const text = await goal.getAttribute('data-move');
  let found = false;
  for (let step = 0; step < 400 && !found; step += 1) {
    await page.keyboard.press('Shift+Tab');
    found = (await page.evaluate(() => document.activeElement?.getAttribute('data-move') ?? '')) === text;
  }
  assert.ok(found, 'the button is reached with Tab');
  const sequence = await page.locator('.prompt').getAttribute('data-sequence');
  await page.keyboard.press('Enter');
  await page.locator(`.prompt:not([data-sequence="${sequence}"])`).waitFor(WAIT);
  await page.waitForFunction(() => document.activeElement?.closest('.prompt'), undefined, WAIT);
  assert.ok((await page.locator('[aria-live=polite].sr').innerText()) !== undefined);
  await page.keyboard.press('r');
  await page.getByRole('searchbox').waitFor(WAIT);
  assert.deepEqual(faults, []);
});

test('what cannot be chosen says why when the keyboard comes to it: once, and only where it stays', async () => {
  const { page, faults } = await newPage(browser);
  const doubts = [];
  page.on('request', (request) => request.url().endsWith('/why') && doubts.push(request.postDataJSON()));
  await openByApi(page, server.address, LISTED);
  await page.locator('.prompt.mine').waitFor(WAIT);
  const focused = () => page.evaluate(() => document.activeElement.dataset.zone ?? '');
  await page.locator('.frame').focus();
  await page.keyboard.press('Enter');
  assert.ok(
    await page.evaluate(() => document.activeElement.closest('[data-zone], [data-stack]')),
    'Enter goes onto the map',
  );
  const may = await page.$$eval('.hit.may', (shapes) => shapes.map((shape) => shape.dataset.zone));
  for (let step = 0; step < 40; step += 1)
    await page.keyboard.press(['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight'][step % 4]);
  const passed = doubts.length;
  let here = '';
  for (let step = 0; step < 60 && (here === '' || may.includes(here)); step += 1) {
    await page.keyboard.press(step % 2 ? 'ArrowLeft' : 'ArrowDown');
    here = await focused();
  }
  assert.ok(here !== '' && !may.includes(here), 'the arrows come to a place that cannot be chosen');
  await page.locator('.said .why').waitFor(WAIT);
  assert.match(await page.locator('.why .chip').innerText(), /^\d/);
  assert.equal(passed, 0, 'nothing is asked of what is passed by');
  assert.equal(doubts.length, 1);
  assert.equal(doubts[0].thing, here);
  assert.equal(await page.locator('.said[aria-live=polite] .why:not([role])').count(), 1, 'one live region tells it');
  const shape = await page.locator(`.hit[data-zone="${here}"]`).boundingBox();
  assert.ok(shape.x + shape.width > 0 && shape.y + shape.height > 57, 'the map has followed');

  await page.locator('.prompt .acts [data-move]').last().focus();
  await page.locator('.why').waitFor({ state: 'detached', ...WAIT });
  await page.locator(`.hit[data-zone="${here}"]`).focus();
  await page.locator('.said .why').waitFor(WAIT);
  assert.equal(doubts.length, 1, 'the answer is remembered as long as nothing changes');
  assert.deepEqual(faults, []);
});

test('the log has a heading for every turn and phase', async () => {
  const { page, faults } = await newPage(browser);
  const opened = await openByApi(page, server.address, LISTED);
  await page.locator('.prompt.mine').waitFor(WAIT);
  await play(opened, '0', [TURN[0], 'buy infantry 1', TURN[1]]);
  for (const seat of ['1', '0']) await play(opened, seat, TURN);
  await page.locator('.log h4', { hasText: 'Round 2' }).waitFor(WAIT);
  const heads = await page.locator('.log :is(h4, h5)').allInnerTexts();
  const turns = heads.filter((head) => /^Round/i.test(head));
  assert.deepEqual(
    turns.map((head) => head.toLowerCase()),
    ['round 2', 'round 1'],
  );
  assert.ok(
    heads.some((head) => /movement/i.test(head)) && heads.some((head) => /purchases/i.test(head)),
    heads.join(),
  );
  assert.equal(await page.locator('.log', { hasText: 'Round 2 begins' }).count(), 0, 'the heading is enough');
  assert.deepEqual(faults, []);
});

test('the top bar has room for six, on any screen', async () => {
  const { page, faults } = await newPage(browser, { viewport: { width: 1024, height: 768 } });
  await openByApi(page, server.address, { ...LISTED, chairs: Array(6).fill(PERSON) });
  for (const width of [1024, 1280, 1440, 390]) {
    await page.setViewportSize({ width, height: 768 });
    const right = await page
      .locator('.seats .seat')
      .last()
      .evaluate((seat) => seat.getBoundingClientRect().right);
    const room = await page.evaluate(() =>
      Math.min(
        innerWidth,
        ...[...document.querySelectorAll('.top .lang, .top .papers')]
          .filter((one) => one.getClientRects().length)
          .map((one) => one.getBoundingClientRect().left),
      ),
    );
    assert.ok(right <= room + 1, `${width}: ${right} is beyond ${room}`);
  }
  assert.deepEqual(faults, []);
});

test('on a phone the papers come from below, and nothing sticks out', async () => {
  const { page, faults } = await newPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  await openByApi(page, server.address, LISTED);
  await page.locator('.prompt.mine').waitFor(WAIT);
  assert.ok((await overflow(page)) <= 0);
  assert.equal(await page.locator('aside.drawer').count(), 0);
  for (const name of ['Table', 'Seats', 'Rules', 'Chat', 'Links']) {
    await page.locator('nav.bar').getByRole('button', { name }).tap();
    await page.getByRole('tab', { name, selected: true }).waitFor(WAIT);
    assert.ok((await overflow(page)) <= 0, name);
  }
  await page.getByRole('button', { name: 'Close' }).tap();
  const sequence = await page.locator('.prompt').getAttribute('data-sequence');
  const button = page.locator('.prompt .acts [data-move]').last();
  assert.ok((await button.boundingBox()).height >= 44);
  await button.tap();
  await page.locator(`.prompt:not([data-sequence="${sequence}"])`).waitFor(WAIT);
  assert.deepEqual(faults, []);
});
