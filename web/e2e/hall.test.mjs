// The hall: posters, a new table in two clicks, both languages, records from elsewhere, phones and the dark.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, house, MAPPED, newPage, openByApi, overflow, SAID_NO, titlesOf, unprovoked } from './browser.mjs';

const { server, browser } = await house();

const WAIT = { timeout: 60_000 };
const GAMES = await titlesOf(server);

test('a poster of each title, in English and in French, and the language is remembered', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(server.address);
  for (const game of GAMES) {
    const poster = page.locator(`.poster[data-game=${game}]`);
    await poster.locator('h2:not(:empty)').waitFor(WAIT);
    if (!MAPPED.includes(game)) continue;
    assert.equal(await poster.locator('.facts li').count(), 3, game);
    await poster.locator('.vignette canvas').waitFor(WAIT);
    assert.ok((await poster.locator('.line').innerText()).length > 20);
  }
  await page.getByText('four Roman wars, one table').waitFor(WAIT);
  await page.getByRole('button', { name: 'FR', exact: true }).click();
  await page.getByText('quatre guerres romaines, une table').waitFor(WAIT);
  await page.locator('.poster[data-game=hannibal] .line', { hasText: 'léphants' }).waitFor(WAIT);
  await page.reload();
  await page.getByText('quatre guerres romaines, une table').waitFor(WAIT);
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  assert.deepEqual(
    await page
      .locator('.poster h2')
      .allInnerTexts()
      .then((all) => all.filter((one) => one.includes('{') || one.includes('-title'))),
    [],
  );
  assert.deepEqual(faults, []);
});

test('a new table in two clicks, and it waits in the hall', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(server.address);
  await page.locator('.poster[data-game=ultimus]').getByRole('button', { name: 'New table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.prompt').waitFor(WAIT);
  await page.locator('.top b', { hasText: 'Ultimus' }).waitFor(WAIT);
  await page.locator('.prompt.mine').waitFor(WAIT);
  await page.goto(server.address);
  const waiting = page.locator('.cont', { hasText: 'Ultimus' });
  await waiting.locator('.btn', { hasText: 'Your move' }).waitFor(WAIT);
  await page.getByText('one table waits for you').waitFor(WAIT);
  await waiting.click();
  await page.locator('.prompt.mine').waitFor(WAIT);
  assert.deepEqual(faults, []);
});

test('every title opens from its poster and says everything in words, in both languages', async () => {
  for (const [locale, names] of [
    ['en-GB', ['New table', 'Open the table']],
    ['fr-FR', ['Nouvelle table', 'Ouvrir la table']],
  ]) {
    const { page, faults } = await newPage(browser, { locale });
    for (const game of GAMES) {
      await page.goto(server.address);
      await page.locator(`.poster[data-game=${game}]`).getByRole('button', { name: names[0] }).click(WAIT);
      await page.getByRole('button', { name: names[1] }).click();
      await page.locator('.prompt .q').waitFor(WAIT);
      for (const tab of ['log', 'seats', 'rules', 'chat', 'share']) {
        await page.locator(`[data-tab=${tab}]`).click();
        assert.doesNotMatch(
          await page.locator('.table').innerText(),
          new RegExp(`web-|titles-|${game}-[a-z]|\\{ ?\\$`),
          `${game} ${tab} ${locale}`,
        );
      }
    }
    assert.deepEqual(faults, []);
  }
});

test('who sits where: a friend by link, a friend beside me, real dice', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(server.address);
  await page.locator('.poster[data-game=hannibal]').getByRole('button', { name: 'New table' }).click();
  await page.getByLabel('Carthage', { exact: true }).selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('li.open', { hasText: 'Carthage' }).getByRole('button', { name: 'Copy' }).click();
  const link = await page.locator('.address').inputValue();
  assert.match(link, /\/t\/[0-9a-f]+#[\w-]{20,}$/);

  const friend = await newPage(browser);
  await friend.page.goto(link);
  await friend.page.locator('.prompt').waitFor(WAIT);
  assert.ok(!friend.page.url().includes('#'), 'the secret leaves the address');
  await friend.page.locator('.seat.me[title^=Carthage]').waitFor(WAIT);
  await page.locator('li.open').waitFor({ state: 'detached', ...WAIT });

  const [, id, token] = /\/t\/([0-9a-f]+)#(.+)$/.exec(link);
  const peek = () => fetch(`${server.address}/api/tables/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  for (let tries = 0; (await peek()).status !== 404; tries += 1) {
    assert.ok(tries < 300, 'whoever sent the link can no longer look through it');
    await friend.page.waitForTimeout(100);
  }
  await friend.page.reload();
  await friend.page.locator('.seat.me[title^=Carthage]').waitFor(WAIT);
  assert.deepEqual(friend.faults, []);

  await page.goto(server.address);
  await page.locator('.poster[data-game=conquest]').getByRole('button', { name: 'New table' }).click();
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '2' }).click();
  await page.getByLabel('Yellow', { exact: true }).selectOption('here');
  await page.getByRole('button', { name: 'real ones, you roll' }).click();
  await page.getByText('More options').click();
  await page.locator('.options select').first().selectOption('drawn');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('What did you roll?').waitFor(WAIT);
  await page.locator('.prompt .list button').first().click();
  await page.locator('.log li').first().waitFor(WAIT);
  assert.deepEqual(faults, []);
  assert.deepEqual(friend.faults, []);
});

test('a broken record gets a clear apology and loses nothing; a good one opens, and its dice are verified', async () => {
  const { page, faults } = await newPage(browser);
  const people = { game: 'hannibal', chairs: [{ kind: 'person' }, { kind: 'person' }] };
  const opened = await openByApi(page, server.address, people);
  await page.locator('.prompt.mine').waitFor(WAIT);
  await call(server.address, opened, '1', '/concede', {});
  await page.locator('.prompt', { hasText: 'wins' }).waitFor(WAIT);
  const record = await call(server.address, opened, '0', '/record');
  const lines = record.trimEnd().split('\n');
  assert.ok(lines.length > 10);

  await page.goto(server.address);
  await page.getByRole('link', { name: 'Import a record' }).click();
  const box = page.getByRole('textbox', { name: 'Record' });
  const other = lines[4].includes('deal truce') ? 'deal epidemic' : 'deal truce';
  const broken =
    [...lines.slice(0, 4), lines[4].replace(/"move":"[^"]*"/, `"move":"${other}"`), ...lines.slice(5)].join('\n') +
    '\n';
  for (const [text, told] of [
    [broken, /Line 5: the line was changed after it was written/],
    ['once upon a time\n', /Line 1: the line cannot be read/],
    [record.slice(0, -40), /ends in the middle of a line/],
  ]) {
    await box.fill(text);
    await page.getByRole('button', { name: 'Open as a table' }).click();
    await page.getByRole('alert').filter({ hasText: told }).waitFor(WAIT);
    assert.equal(await box.inputValue(), text, 'what was pasted is still there');
  }
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('quadriga.tables')).length), 1);

  await box.fill(broken);
  await page.getByRole('button', { name: 'Verify its dice' }).click();
  await page.getByRole('heading', { name: 'The dice do not add up' }).waitFor(WAIT);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'Verify its dice' }).click();
  await page.getByRole('heading', { name: 'The dice are honest' }).waitFor(WAIT);
  await page.getByRole('button', { name: 'Open as a table' }).click();
  await page.getByText(/Move 0 of \d+/).waitFor(WAIT);
  assert.deepEqual(unprovoked(faults, SAID_NO), []);
});

test('on a phone, and in the dark', async () => {
  const { page, faults } = await newPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  for (const path of ['/', '/rules/hannibal', '/rules/ultimus/aids', '/assistant/hannibal', '/import', '/settings']) {
    await page.goto(server.address + path);
    await page.locator('main').first().waitFor(WAIT);
    await page.waitForLoadState('networkidle');
    assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
    assert.ok((await overflow(page)) <= 0, `${path} sticks out by ${await overflow(page)}`);
  }
  await page.goto(server.address);
  const button = page.getByRole('button', { name: 'Open the table' });
  await button.scrollIntoViewIfNeeded(WAIT);
  assert.ok((await button.boundingBox()).height >= 44);
  const colours = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(colours, 'rgb(35, 29, 22)');
  assert.deepEqual(faults, []);
});

test('a Combat Phase of the Republic asks which confrontation is fought', async () => {
  const { page, faults } = await newPage(browser);
  await page.goto(server.address);
  await page.locator('.poster[data-game=republic]').getByRole('button', { name: 'New table' }).click();
  await page.getByLabel('Scenario').selectOption('combat-table');
  const fought = page.getByLabel('What is fought');
  await fought.waitFor(WAIT);
  assert.equal(await fought.inputValue(), 'phase');
  await fought.selectOption('interception');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.prompt').waitFor({ timeout: 60_000 });
  const id = page.url().split('/t/')[1].split(/[?#]/)[0];
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('quadriga.tables') ?? '[]'));
  const record = await call(
    server.address,
    kept.find((one) => one.id === id),
    '0',
    '/record',
  );
  assert.equal(JSON.parse(record.split('\n')[0]).options.confrontation, 'interception');
  assert.deepEqual(faults, []);
  await page.close();
});
