// A server of its own on a free port, Debian's Chromium, and hands that click like a person's.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const PYTHON = process.env.PYTHON ?? `${ROOT}/.venv-pure/bin/python`;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A free port from below those that the system gives to whoever asks for any: nobody takes it before we do. */
const freePort = () =>
  new Promise((resolve) => {
    const port = 20000 + Math.floor(Math.random() * 12000);
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });

/** Whether a server has said that it listens; false if it has ended instead. */
const listens = (child) =>
  new Promise((resolve) => {
    child.stdout.once('data', () => resolve(true));
    child.once('exit', () => resolve(false));
  });

/**
 * A server; with `toy` the tests' toy game is among its titles, with `fifth` it is that of a copy of the project that
 * has a fifth title. With a port and a folder it goes on where another stopped.
 */
export async function startServer(
  pause = 0.02,
  { toy = false, fifth = false, port: wanted = 0, data: kept = '' } = {},
) {
  const data = kept || mkdtempSync(join(tmpdir(), 'quadriga-'));
  const root = fifth ? join(data, 'project') : ROOT;
  if (fifth) execFileSync(PYTHON, [`${ROOT}/tests/toys/laid.py`, root]);
  const begin = (at) => {
    const args = toy
      ? [`${ROOT}/tests/toys/serve.py`, String(at), data, String(pause)]
      : ['-m', 'quadriga', 'serve', '--port', String(at), '--data', data, '--pause', String(pause)];
    const env = { ...process.env, PYTHONPATH: `${root}/src` };
    return spawn(PYTHON, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  let port = wanted || (await freePort());
  let child = begin(port);
  for (let tries = 1; !(await listens(child)); tries += 1) {
    if (tries === 3) throw new Error('the server does not start');
    port = wanted || (await freePort());
    child = begin(port);
  }
  child.stdout.resume();
  const address = `http://localhost:${port}`;
  const end = (signal, keep) =>
    new Promise((resolve) => {
      child.once('exit', () => {
        if (!keep) rmSync(data, { recursive: true, force: true });
        resolve();
      });
      child.kill(signal);
    });
  /** `kill` is what a crash does: no goodbye, and the games stay where they are. */
  return { address, port, data, stop: () => end('SIGTERM', false), kill: () => end('SIGKILL', true) };
}

/** The titles a server has, those with battles to set up by hand, and those a map is drawn of. */
export const titlesOf = async (server) => (await ask(server.address, '/games')).map((game) => game.id);
export async function titlesWithBattles(server) {
  const found = [];
  for (const game of await titlesOf(server))
    if ((await ask(server.address, `/games/${game}/battle`)).length > 0) found.push(game);
  return found;
}
export const MAPPED = readdirSync(`${ROOT}/web/src/maps`).map((file) => file.replace('.json', ''));

export const startBrowser = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

/** A server and a browser for the tests of a file; both go when the last of them is over. */
export async function house(pause, options) {
  const server = await startServer(pause, options);
  const browser = await startBrowser().catch(async (fault) => {
    await server.stop();
    throw fault;
  });
  after(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser };
}

/** A page that keeps a list of everything that went wrong in it. */
export async function newPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
}

/** Click inside a zone of the map: on a point of its shape that no counter covers. */
export async function clickZone(page, zone) {
  const at = await page.evaluate((id) => {
    const shape = document.querySelector(`.hit[data-zone="${id}"]`);
    const box = shape.getBBox();
    const matrix = shape.getScreenCTM();
    for (let step = 1; step < 40; step += 1) {
      for (let other = 1; other < 40; other += 1) {
        const point = new DOMPoint(box.x + (box.width * step) / 40, box.y + (box.height * other) / 40);
        const there = point.matrixTransform(matrix);
        if (document.elementFromPoint(there.x, there.y) === shape) return { x: there.x, y: there.y };
      }
    }
    return null;
  }, zone);
  if (at === null) throw new Error(`no free point in ${zone}`);
  await page.mouse.click(at.x, at.y);
}

/** Wait until the map stands: it goes by itself to what is asked about. */
export async function standsStill(page) {
  const where = () => page.locator('.moved').evaluate((map) => map.style.transform);
  for (let before = ''; ; await page.waitForTimeout(250)) {
    const now = await where();
    if (now === before) return;
    before = now;
  }
}

/** The zones that glow. */
export const glowing = (page) => page.$$eval('.hit.may', (shapes) => shapes.map((shape) => shape.dataset.zone));

export const question = (page) => page.locator('.prompt .q').innerText();

/** Open a table over the API and keep its links in this browser, as the hall does. */
export async function openByApi(page, address, asked, mine = ['0']) {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const opened = await answer.json();
  await page.goto(`${address}/settings`);
  await page.evaluate(
    ([id, game, links, seats]) => {
      const kept = JSON.parse(localStorage.getItem('quadriga.tables') ?? '[]');
      const known = Object.fromEntries(
        Object.entries(links).filter(([seat]) => seats.includes(seat) || seat === 'spectator'),
      );
      localStorage.setItem(
        'quadriga.tables',
        JSON.stringify([{ id, game, links: known, mine: seats, seen: Date.now() }, ...kept]),
      );
    },
    [opened.id, asked.game, opened.links, mine],
  );
  await page.goto(`${address}/t/${opened.id}`);
  await page.locator('.prompt').waitFor({ timeout: 60_000 });
  return opened;
}

/** A request with a seat's link. */
export async function call(address, opened, seat, path, body) {
  const headers = { Authorization: `Bearer ${opened.links[seat]}`, 'Content-Type': 'application/json' };
  const answer = await fetch(
    `${address}/api/tables/${opened.id}${path}`,
    body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) },
  );
  const text = await answer.text();
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** The faults but for those a test has provoked: a server that is not there, or one that says no. */
export const unprovoked = (faults, ...provoked) =>
  faults.filter((fault) => !provoked.some((pattern) => pattern.test(fault)));
export const CUT = new RegExp(
  'WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET)|' +
    'ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH',
);
export const SAID_NO = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Whether anything sticks out to the right of the window. */
export const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The record of a seeded game, played by bots up to a moment: see prepare.py. */
export const prepare = (...wanted) =>
  execFileSync(PYTHON, [`${ROOT}/web/e2e/prepare.py`, ...wanted.map(String)], {
    env: { ...process.env, PYTHONPATH: `${ROOT}/src` },
    maxBuffer: 1 << 26,
  }).toString();

async function ask(address, path, body, token) {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(
    `${address}/api${path}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

export const PERSON = { kind: 'person' };
export const BOT = { kind: 'bot', bot: 'greedy' };

/** A table around a record, and a new one: its id and secret links. */
export const adopt = (server, record, chairs) => ask(server.address, '/records', { record, chairs });
export const openTable = (server, asked) => ask(server.address, '/tables', asked);

/** Who is asked at a table, and what he knows; null once the game is over. */
export async function asking(server, table, seats) {
  for (;;) {
    const states = [];
    for (let seat = 0; seat < seats; seat += 1) states.push(await stateOf(server, table, String(seat)));
    const seat = states.findIndex((state) => state.moves.length > 0);
    if (seat >= 0) return { table, seat, state: states[seat] };
    if (states[0].over) return null;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A table at which somebody is asked something: a short game may be over before that. */
export async function openAsking(server, asked) {
  for (;;) {
    const at = await asking(server, await openTable(server, asked), asked.chairs.length);
    if (at !== null) return at;
  }
}

/** What a seat of a table knows, and the battles ahead of it, past the browser. */
export const stateOf = (server, table, seat) =>
  ask(server.address, `/tables/${table.id}`, undefined, table.links[seat]);
export const aheadOf = (server, table, seat) => ask(server.address, `/tables/${table.id}/ahead`, {}, table.links[seat]);

/** Sit down by a secret link. */
export async function sit(page, server, table, seat) {
  await page.goto(`${server.address}/t/${table.id}#${table.links[seat]}`);
  await page.locator('.frame').waitFor(LONG);
}

export const LONG = { timeout: 90_000 };

const sequenceOf = (page) => page.locator('.table').getAttribute('data-sequence');

/** Do something that changes the table, and wait until it has, and until this seat is asked again. */
export async function then(page, act) {
  const before = await sequenceOf(page);
  await act();
  await page.locator(`.table:not([data-sequence="${before}"])`).waitFor(LONG);
}

/** Wait until this seat is asked something, or the game is over. */
export const asked = (page) => page.locator('.prompt.mine').waitFor(LONG);

/** Click a space of a point-to-point map where nothing covers it; if something does, its button takes the click. */
export async function clickSpace(page, space) {
  const place = page.locator(`.space[data-zone="${space}"]`);
  await place.dispatchEvent('click');
}

/** The spaces that glow. */
export const glowingSpaces = (page) =>
  page.$$eval('.space:has(.glow)', (spaces) => spaces.map((space) => space.dataset.zone));
