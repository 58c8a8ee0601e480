// What a player feels: frames per second while the largest map moves under 200 counters, and how soon the client is there.
// Prints one JSON object; exits with 1 when a figure misses its bar. `--trace FILE` keeps Chromium's trace.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { newPage, startBrowser, startServer } from '../e2e/browser.mjs';

const CLIENT = process.env.CLIENT ?? fileURLToPath(new URL('../../src/quadriga/server/client', import.meta.url));
const GAME = 'ultimus';
const SCENARIO = 'dernier-des-romains';
const COUNTERS = 200;
const SECONDS = 4;
const BARS = { frames: 50, kilobytes: 400, hall: 1500, table: 2500 };
const traceFile = process.argv.includes('--trace') ? process.argv[process.argv.indexOf('--trace') + 1] : null;
const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline', ...(traceFile ? ['cc', 'viz', 'disabled-by-default-viz.quads', 'disabled-by-default-skia', 'blink', 'toplevel', 'disabled-by-default-devtools.timeline'] : [])];

const opened = async (address, game, scenario) => {
  const chairs = [{ kind: 'person' }, { kind: 'person' }];
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, scenario, options: {}, chairs }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

/** The position made dense: the pieces it has are repeated all over the map; those that look alike share a counter. */
function dense(state) {
  const zones = Object.values(state.view.zones);
  const pool = zones.flatMap((zone) => zone.pieces ?? []);
  const wanted = COUNTERS * 4;
  for (let at = 0, total = pool.length; total < wanted; at += 1, total += 1) {
    const zone = zones[(at * 7) % zones.length];
    (zone.pieces ??= []).push({ ...pool[at % pool.length] });
  }
  return state;
}

async function seated(browser, address, table) {
  const { page, faults } = await newPage(browser);
  await page.addInitScript((kept) => localStorage.setItem('quadriga.tables', JSON.stringify([kept])), {
    id: table.id, game: GAME, links: table.links, mine: ['0'], seen: 0,
  });
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(JSON.stringify(dense(JSON.parse(message)))));
  });
  return { page, faults };
}

const onTable = (page) => page.locator('.frame .counter').first().waitFor();

/** Frames drawn per second while a gesture runs, from the compositor's own record of what it drew. */
async function frames(browser, page, gesture) {
  await page.waitForTimeout(800);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(gesture, SECONDS);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  if (traceFile) writeFileSync(`${traceFile}.${gesture.name}.json`, JSON.stringify(trace));
  const [begun, ended] = trace.traceEvents.filter((event) => event.name === 'TimeStamp' && event.args.data?.message === 'gesture').map((event) => event.ts);
  const drawn = trace.traceEvents.filter((event) => event.name === 'DrawFrame' && event.ts >= begun && event.ts <= ended).map((event) => event.ts).sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((time, at) => (time - drawn[at]) / 1000).sort((a, b) => a - b);
  return { perSecond: Math.round((drawn.length / (ended - begun)) * 1e6), slowest95: Math.round(gaps[Math.floor(gaps.length * .95)] ?? 0), longest: Math.round(gaps.at(-1) ?? 0) };
}

// The two gestures run in the page, one event to a frame as a screen of 60 Hz delivers them; what is under the hand is looked up each time.

/** Drag the map to and fro, each time in another direction, so that ground never shown before keeps coming in. */
function panning(wanted) {
  const box = document.querySelector('.frame').getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const mouse = (type, at, buttons) =>
    document.elementFromPoint(at[0], at[1]).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX: at[0], clientY: at[1], buttons }));
  const STEPS = 45;
  let step = 0;
  return new Promise((done) => {
    const from = performance.now();
    console.timeStamp('gesture');
    const next = () => {
      const angle = Math.floor(step / STEPS) * 2.4;
      const part = ((step % STEPS) / (STEPS - 1)) * 2 - 1;
      const at = [x + Math.cos(angle) * box.width * .4 * part, y + Math.sin(angle) * box.height * .4 * part];
      if (step % STEPS === 0) mouse('mousedown', at, 1);
      mouse('mousemove', at, 1);
      if (step % STEPS === STEPS - 1) mouse('mouseup', at, 0);
      step += 1;
      const seconds = (performance.now() - from) / 1000;
      if (seconds < wanted) return requestAnimationFrame(next);
      console.timeStamp('gesture');
      done();
    };
    requestAnimationFrame(next);
  });
}

/** Turn the wheel in and out again. */
function zooming(wanted) {
  const box = document.querySelector('.frame').getBoundingClientRect();
  const [x, y] = [box.x + box.width * .45, box.y + box.height * .45];
  let step = 0;
  return new Promise((done) => {
    const from = performance.now();
    console.timeStamp('gesture');
    const next = () => {
      const deltaY = Math.floor(step / 50) % 2 ? 14 : -14;
      document.elementFromPoint(x, y).dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, deltaY }));
      step += 1;
      const seconds = (performance.now() - from) / 1000;
      if (seconds < wanted) return requestAnimationFrame(next);
      console.timeStamp('gesture');
      done();
    };
    requestAnimationFrame(next);
  });
}

/** One look at the map that nobody has had yet: so many steps closer than the whole. */
async function fresh(page, steps) {
  await page.reload();
  await onTable(page);
  for (let step = 0; step < steps; step += 1) await page.locator('.zoomers button').first().click();
}

/** The scripts a first visit to a table of this title loads, gzipped. */
async function scriptBytes(page, address, path) {
  const names = new Set();
  page.on('response', (answer) => {
    const name = new URL(answer.url()).pathname;
    if (name.endsWith('.js')) names.add(name);
  });
  await page.goto(address + path);
  await onTable(page);
  const files = new Set(readdirSync(join(CLIENT, 'assets')));
  return [...names].map((name) => name.split('/').at(-1)).filter((name) => files.has(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(CLIENT, 'assets', name)), { level: 9 }).length, 0);
}

const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

/** Until what one came for can be used, in a browser that knows nothing: the median of five. */
async function interactive(browser, arrive) {
  const times = [];
  for (let time = 0; time < 5; time += 1) times.push(await arrive(browser));
  return Math.round(median(times));
}

const server = process.env.ADDRESS ? { address: process.env.ADDRESS, stop: async () => {} } : await startServer();
const browser = await startBrowser();
try {
  const table = await opened(server.address, GAME, SCENARIO);
  const path = `/t/${table.id}`;
  const hall = await interactive(browser, async () => {
    const { page } = await newPage(browser);
    const from = Date.now();
    await page.goto(server.address, { waitUntil: 'commit' });
    await page.locator('.poster button').first().click({ trial: true });
    const took = Date.now() - from;
    await page.context().close();
    return took;
  });
  const ready = await interactive(browser, async () => {
    const { page } = await seated(browser, server.address, table);
    const from = Date.now();
    await page.goto(server.address + path, { waitUntil: 'commit' });
    await page.locator('.frame .counter').first().waitFor();
    await page.locator('.zoomers button').first().click({ trial: true });
    const took = Date.now() - from;
    await page.context().close();
    return took;
  });
  const { page, faults } = await seated(browser, server.address, table);
  const bytes = await scriptBytes(page, server.address, path);
  const zoom = await frames(browser, page, zooming);
  await fresh(page, 1);
  const middle = await frames(browser, page, panning);
  await fresh(page, 3);
  const counters = await page.locator('.frame .counter').count();
  const near = await frames(browser, page, panning);
  const report = {
    map: GAME, counters, viewport: page.viewportSize(),
    load: loadavg()[0], framesPerSecond: { panning: middle, panningNear: near, zooming: zoom },
    scriptKilobytes: Math.round(bytes / 100) / 10, hallInteractive: hall, tableInteractive: ready, faults,
  };
  const missed = [
    ...Object.entries(report.framesPerSecond).filter(([, one]) => one.perSecond < BARS.frames).map(([name]) => name),
    ...(counters < COUNTERS ? ['counters'] : []),
    ...(report.scriptKilobytes >= BARS.kilobytes ? ['scriptKilobytes'] : []),
    ...(hall >= BARS.hall ? ['hallInteractive'] : []),
    ...(ready >= BARS.table ? ['tableInteractive'] : []),
    ...(faults.length ? ['faults'] : []),
  ];
  console.log(JSON.stringify({ ...report, bars: BARS, missed }, null, 2));
  process.exitCode = missed.length ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
