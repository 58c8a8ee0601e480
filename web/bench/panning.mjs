// What a player feels: frames per second while the largest map moves under 200 counters, and how soon the client is
// there.
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
const CATEGORIES = [
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline',
  ...(traceFile
    ? [
        'cc',
        'viz',
        'disabled-by-default-viz.quads',
        'disabled-by-default-skia',
        'blink',
        'toplevel',
        'disabled-by-default-devtools.timeline',
      ]
    : []),
];

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
  const wanted = COUNTERS * 1.5;
  for (let at = 0, total = pool.length; total < wanted; at += 1, total += 1) {
    const zone = zones[(at * 7) % zones.length];
    (zone.pieces ??= []).push({ ...pool[at % pool.length] });
  }
  return state;
}

async function seated(browser, address, table) {
  const { page, faults } = await newPage(browser);
  await page.addInitScript((kept) => localStorage.setItem('quadriga.tables', JSON.stringify([kept])), {
    id: table.id,
    game: GAME,
    links: table.links,
    mine: ['0'],
    seen: 0,
  });
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(message);
      if (told.state) told.state = dense(told.state);
      socket.send(JSON.stringify(told));
    });
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
  const [begun, ended] = trace.traceEvents
    .filter((event) => event.name === 'TimeStamp' && event.args.data?.message === 'gesture')
    .map((event) => event.ts);
  const drawn = trace.traceEvents
    .filter((event) => event.name === 'DrawFrame' && event.ts >= begun && event.ts <= ended)
    .map((event) => event.ts)
    .sort((a, b) => a - b);
  const gaps = drawn
    .slice(1)
    .map((time, at) => (time - drawn[at]) / 1000)
    .sort((a, b) => a - b);
  return {
    perSecond: Math.round((drawn.length / (ended - begun)) * 1e6),
    slowest95: Math.round(gaps[Math.floor(gaps.length * 0.95)] ?? 0),
    longest: Math.round(gaps.at(-1) ?? 0),
  };
}

// The two gestures run in the page, one event to a frame as a screen of 60 Hz delivers them; what is under the hand is
// looked up each time.

/**
 * Drag the map in one long loop over all of it and never beyond its edge, so that it moves in every frame and new
 * ground keeps coming in.
 */
function panning(wanted) {
  const PAD = 90;
  const box = document.querySelector('.frame').getBoundingClientRect();
  const sheet = document.querySelector('.sheet').getBoundingClientRect();
  const pad = (PAD * sheet.width) / document.querySelector('.sheet').viewBox.baseVal.width;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const swing = (least, most, period) => {
    const [middle, reach] = [(least + most) / 2, ((most - least) / 2) * 0.95];
    const start = Math.asin(Math.max(-1, Math.min(1, -middle / reach)));
    return (time) => middle + reach * Math.sin(start + (time / period) * 2 * Math.PI);
  };
  const across = swing(box.right - sheet.right - pad, box.left - sheet.left + pad, 4000);
  const down = swing(box.bottom - sheet.bottom - pad, box.top - sheet.top + pad, 2700);
  const mouse = (type, at, buttons) => {
    const under = document.elementFromPoint(
      Math.max(box.left + 1, Math.min(box.right - 1, at[0])),
      Math.max(box.top + 1, Math.min(box.bottom - 1, at[1])),
    );
    under.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX: at[0], clientY: at[1], buttons }),
    );
  };
  return new Promise((done) => {
    console.timeStamp('gesture');
    mouse('mousedown', [x, y], 1);
    const from = performance.now();
    const next = () => {
      const time = performance.now() - from;
      mouse('mousemove', [x + across(time), y + down(time)], 1);
      if (time < wanted * 1000) return requestAnimationFrame(next);
      mouse('mouseup', [x, y], 0);
      console.timeStamp('gesture');
      done();
    };
    requestAnimationFrame(next);
  });
}

/** Turn the wheel in and out again. */
function zooming(wanted) {
  const box = document.querySelector('.frame').getBoundingClientRect();
  const [x, y] = [box.x + box.width * 0.45, box.y + box.height * 0.45];
  let step = 0;
  return new Promise((done) => {
    const from = performance.now();
    console.timeStamp('gesture');
    const next = () => {
      const deltaY = Math.floor(step / 50) % 2 ? 14 : -14;
      document
        .elementFromPoint(x, y)
        .dispatchEvent(
          new WheelEvent('wheel', { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, deltaY }),
        );
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
  return [...names]
    .map((name) => name.split('/').at(-1))
    .filter((name) => files.has(name))
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
  const near = await frames(browser, page, panning);
  const counters = await page.locator('.frame .counter').count();
  const report = {
    map: GAME,
    counters,
    viewport: page.viewportSize(),
    load: loadavg()[0],
    framesPerSecond: { panning: middle, panningNear: near, zooming: zoom },
    scriptKilobytes: Math.round(bytes / 100) / 10,
    hallInteractive: hall,
    tableInteractive: ready,
    faults,
  };
  const missed = [
    ...Object.entries(report.framesPerSecond)
      .filter(([, one]) => one.perSecond < BARS.frames)
      .map(([name]) => name),
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
