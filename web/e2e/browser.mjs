// A server of its own on a free port, Debian's Chromium, and hands that click like a person's.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PYTHON = process.env.PYTHON ?? `${ROOT}/.venv-pure/bin/python`;
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

export async function startServer(pause = 0.02) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'quadriga-'));
  const child = spawn(PYTHON, ['-m', 'quadriga', 'serve', '--port', String(port), '--data', data, '--pause', String(pause)], {
    env: { ...process.env, PYTHONPATH: `${ROOT}/src` },
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}`;
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`${address}/api/games`).then((answer) => answer.ok, () => false);
    if (up) break;
    if (tries > 150) throw new Error('the server does not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        rmSync(data, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { address, stop };
}

export const startBrowser = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

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

/** The zones that glow. */
export const glowing = (page) => page.$$eval('.hit.may', (shapes) => shapes.map((shape) => shape.dataset.zone));

export const question = (page) => page.locator('.prompt .q').innerText();
