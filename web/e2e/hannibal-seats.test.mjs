// Two browsers on the two seats of Hannibal: neither ever hears of the other's cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { house, LONG, newPage, openTable, PERSON, sit, stateOf, then } from './browser.mjs';

const { server, browser } = await house();

/** Everything about the table that reaches a page: answers and frames. */
function overhear(page) {
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (answer) => {
    if (answer.url().includes('/api/tables/'))
      void answer.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
  return heard;
}

const deciding = async (table) => (await stateOf(server, table, '0')).turn;

test('two players, two browsers, hidden hands', async () => {
  const table = await openTable(server, { game: 'hannibal', chairs: [PERSON, PERSON] });
  const seats = [];
  for (const seat of ['0', '1']) {
    const { page, faults } = await newPage(browser);
    const heard = overhear(page);
    await sit(page, server, table, seat);
    seats.push({ seat, page, faults, heard });
  }

  /** Nothing a page was sent, and nothing on it, names a card the other holds at this moment. */
  async function checkHands() {
    for (const { seat, page, heard } of seats) {
      const other = await stateOf(server, table, seat === '0' ? '1' : '0');
      const own = await stateOf(server, table, seat);
      await page.locator(`.table[data-sequence="${own.sequence}"]`).waitFor(LONG);
      assert.ok(other.view.hand.length > 0 && own.view.hand.length > 0);
      const shown = await page.$$eval('[data-card]', (cards) => cards.map((card) => card.dataset.card));
      assert.deepEqual([...shown].sort(), [...own.view.hand].sort());
      const html = await page.content();
      for (const card of other.view.hand) {
        const quoted = `"${card}"`;
        // A card may be called like an entry of the status, which everybody sees: only its name as a value counts.
        assert.ok(
          !heard.some((text) => text.replaceAll(`${quoted}:`, '').includes(quoted)),
          `seat ${seat} was sent ${card}`,
        );
        assert.ok(!html.includes(quoted), `the page of seat ${seat} names ${card}`);
      }
      assert.ok(heard.length > 0);
    }
  }

  /** Whoever is asked clicks the last button, or a card and then its first use. */
  async function act() {
    const { page } = seats[await deciding(table)];
    await page.locator('.prompt.mine').waitFor(LONG);
    await then(page, async () => {
      if ((await page.locator('.acts [data-move]').count()) === 0)
        await page.locator('.hand .card.may').first().click();
      await page.locator('.acts [data-move]').last().click();
    });
  }

  for (const { page } of seats) await page.locator('.hand .card').first().waitFor(LONG);
  await checkHands();
  const [rome, carthage] = seats;
  const whole =
    (await stateOf(server, table, '0')).view.hand.length + (await stateOf(server, table, '1')).view.hand.length;
  for (let move = 0; move < 12; move += 1) {
    await act();
    if (move % 4 === 3) await checkHands();
  }
  const left =
    (await stateOf(server, table, '0')).view.hand.length + (await stateOf(server, table, '1')).view.hand.length;
  assert.ok(left < whole, 'no card was played');

  // One loses the connection in the middle of it all and comes back to the same table.
  await rome.page.context().setOffline(true);
  await rome.page.reload().catch(() => undefined);
  await rome.page.context().setOffline(false);
  await rome.page.goto(`${server.address}/t/${table.id}`);
  await rome.page.locator('.hand .card').first().waitFor(LONG);
  await act();
  await checkHands();
  assert.deepEqual(carthage.faults, []);
  assert.deepEqual(
    rome.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')),
    [],
  );
});
