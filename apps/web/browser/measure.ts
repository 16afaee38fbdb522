import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openBrowser, Person, PHONE } from './browser.js';
import { FRAMES_HELP, frames as measureFrames } from './frames.js';
import { pace } from './pace.js';
import { untilAsked } from './play.js';
import { open, prepare } from './prepared-match.js';
import { renderCost } from './render-cost.js';
import { shifts } from './shifts.js';
import { SiteProcess } from './site.js';
import { waits } from './waits.js';

/**
 * How fast the hardest table is: Schwingenschlag for five, late in the game, on a phone and a desktop. Prints figures;
 * whether they are good enough is for people to judge. Names of sizes as arguments choose among them; with `boards`, what
 * pictures of all boards cost, or of those that are named; with
 * `frames`, how many pictures are dropped while moves are shown (`--help` says what is counted); with `pace`, how long one waits for bots (`pace.ts`),
 * with `waits`, the same in a real page; with `shift`, what is laid out anew by itself in play, of all games and sizes or those that are named.
 */
const SIZES = { phone: PHONE, desktop: DESKTOP } as const;
const SLOWER = 4;
const TAPS = 24;
const WATCHED_MS = 12_000;
const asked = process.argv.slice(2);
const chosen = Object.keys(SIZES).filter((size) => asked.includes(size));

interface Task {
  readonly name: string;
  readonly dur?: number;
  readonly tdur?: number;
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const figure = (numbers: readonly number[]): string => {
  const all = sorted(numbers);
  const at = (part: number) => (all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0).toFixed(0);
  return `least ${at(0)} ms, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms (${all.length})`;
};

const late = () =>
  prepare({
    seats: 5,
    level: 'greedy',
    until: (s) => s.round === 2 && s.agenda.at(-1)?.task === 'turn' && (s.mats[0]?.dragons.length ?? 0) >= 3,
  });

const work = (task: Task): number => (task.tdur ?? task.dur ?? 0) / 1000;

/** The tasks that the page ran meanwhile. */
async function traced(browser: Browser, page: Page, during: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await during();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Task[] };
  return traceEvents.filter(({ name, dur }) => /RunTask$/.test(name) && (dur ?? 0) > 1000);
}

interface Taps {
  readonly places: readonly number[];
  readonly sheets: readonly number[];
}

/** The time from a tap on a card of the hand to the frame that lights its places, and to its sheet, on a slowed processor. */
async function taps(page: Page): Promise<Taps> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const places: number[] = [];
    const sheets: number[] = [];
    Object.assign(globalThis, { taps: { places, sheets } });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') places.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    addEventListener('click', ({ timeStamp }) => {
      // The sheet is in the document one frame before it is painted.
      let there = false;
      const look = (now: number) => {
        if (there) sheets.push(now - timeStamp);
        else {
          there = document.querySelector('.ss-sheet') !== null;
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    });
  });
  const cards = page.locator('.ss-hand .ss-card');
  const count = await cards.count();
  for (let i = 0; i < TAPS; i++) {
    await cards.nth(i % count).click();
    await page.locator('.ss-sheet').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await slow.detach();
  return page.evaluate(() => (globalThis as unknown as { taps: Taps }).taps);
}

/** How long tasks and frames take while the others take their turns. */
async function turns(browser: Browser, page: Page) {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const tasks = await traced(browser, page, async () => {
    await page.locator('.ss-pass').click();
    await page.locator('.confirm .button.quiet').click();
    await page.waitForTimeout(WATCHED_MS);
  });
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  return { frames, tasks: tasks.map(({ dur }) => (dur ?? 0) / 1000), busy: tasks.map(work) };
}

async function main(): Promise<void> {
  if (asked.includes('--help')) return console.log(FRAMES_HELP);
  if (asked.includes('pace')) return pace(asked.filter((word) => word !== 'pace'));
  const site = await SiteProcess.open();
  const browser = await openBrowser();
  try {
    if (asked.includes('waits')) {
      await waits(
        browser,
        site.base,
        asked.filter((word) => word !== 'waits'),
      );
      return;
    }
    if (asked.includes('shift')) return await shifts(browser, site.base, asked);
    for (const [name, size] of Object.entries(SIZES)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      if (asked.includes('frames')) {
        console.log(name);
        await measureFrames(browser, site.base, size, asked);
        continue;
      }
      if (asked.includes('boards')) {
        console.log(name);
        await renderCost(browser, site.base, size, asked);
        continue;
      }
      const person = await Person.open(browser, site.base, { size, settings: { speed: 1 } });
      await open(person.page, late());
      await untilAsked(person.page);
      console.log(`${name}`);
      const { places, sheets } = await taps(person.page);
      console.log(`  tap to shining places, processor ${SLOWER}× slower: ${figure(places)}`);
      console.log(`  to the sheet of the card: ${figure(sheets)}`);
      const { frames, tasks, busy } = await turns(browser, person.page);
      console.log(`  between two pictures during the others' turns: ${figure(frames)}`);
      console.log(`  pieces of work above 1 ms: ${figure(tasks)}; processor time of these: ${figure(busy)}`);
      await person.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

await main();
