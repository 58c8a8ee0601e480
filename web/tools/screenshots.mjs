// The pictures of docs/screenshots, each from a seeded game: `npm run screenshots [name ...]`. Look at them afterwards.
import { fileURLToPath } from 'node:url';
import {
  adopt,
  asked,
  BOT,
  LONG,
  newPage,
  openTable,
  PERSON,
  prepare,
  sit,
  startBrowser,
  startServer,
} from '../e2e/browser.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A table at a moment of a seeded game, seen by its first seat. */
const moment =
  (...wanted) =>
  async (page, server) => {
    const [, , seats, bot] = wanted;
    const chairs = [PERSON, ...Array(seats - 1).fill({ ...BOT, bot })];
    await sit(page, server, await adopt(server, prepare(...wanted), chairs), '0');
    await asked(page);
  };

/** The same table, some moves earlier. */
const past =
  (move, ...wanted) =>
  async (page, server) => {
    await moment(...wanted)(page, server);
    await page.goto(`${page.url().split('?')[0]}?at=${move}`);
    await page.getByRole('slider').waitFor(LONG);
  };

const fresh = (game, scenario) => async (page, server) => {
  await sit(page, server, await openTable(server, { game, scenario, chairs: [PERSON, BOT] }), '0');
  await asked(page);
};

const visit = (path) => async (page, server) => {
  await page.goto(server.address + path);
  await page.locator('main').waitFor(LONG);
};

const odds = (path) => async (page, server) => {
  await visit(path)(page, server);
  await page.getByRole('button', { name: 'Show the odds' }).click();
  await page.getByText('%').first().waitFor(LONG);
};

const PICTURES = {
  hall: { show: visit('/') },
  'hall-fr': { show: visit('/'), lang: 'fr' },
  'conquest-table': { show: moment('conquest', 'classic', 6, 'greedy', 0, 'purchase', 2, 'after=900') },
  'conquest-battle': { show: moment('conquest', 'short', 3, 'greedy', 0, 'losses', 3) },
  'hannibal-table': { show: moment('hannibal', 'second-punic-war', 2, 'greedy', 0, 'march', 4, 'after=250', 'ahead') },
  'hannibal-battle': { show: moment('hannibal', 'second-punic-war', 2, 'greedy', 0, 'match', 3, 'after=120') },
  'hannibal-phone': {
    show: moment('hannibal', 'second-punic-war', 2, 'greedy', 0, 'play-card', 8, 'after=150'),
    phone: true,
  },
  'ultimus-table': { show: moment('ultimus', 'dernier-des-romains', 2, 'greedy', 0, 'movement', 8, 'after=120') },
  'ultimus-phone': { show: fresh('ultimus', 'fleau-de-dieu'), phone: true, lang: 'fr' },
  'republic-table': { show: moment('republic', 'combat-table', 2, 'random', 0, 'choose-battle', 2) },
  'dark-fr': {
    show: moment('hannibal', 'second-punic-war', 2, 'greedy', 0, 'play-card', 8, 'after=300'),
    lang: 'fr',
    theme: 'dark',
  },
  replay: { show: past(400, 'conquest', 'classic', 6, 'greedy', 0, 'purchase', 2, 'after=900') },
  rules: { show: visit('/rules/hannibal') },
  aids: { show: visit('/rules/hannibal/aids') },
  assistant: { show: odds('/assistant/conquest') },
  settings: { show: visit('/settings') },
};

const wanted = process.argv.slice(2);
const server = await startServer(0.02);
const browser = await startBrowser();
try {
  for (const [name, { show, lang = 'en', theme = 'light', phone = false }] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { page, faults } = await newPage(browser, phone ? PHONE : {});
    await page.addInitScript(
      (kept) => localStorage.setItem('quadriga.settings', kept),
      JSON.stringify({ lang, theme, still: true }),
    );
    await show(page, server);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
    await page.context().close();
    console.log(name);
  }
} finally {
  await browser.close();
  await server.stop();
}
