import { ask, botOf } from '@aerie/bots';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import type { Browser, Page } from 'playwright-core';
import { Person, type Visitor } from './browser.js';
import { movesOn, untilAsked } from './play.js';
import { open, saved } from './prepared-match.js';

/** What rendering costs: processor time of all threads that draw, in ms. Bots think in workers and do not count. */
interface Cost {
  /** Scripts, styles, layout, paint lists. */
  readonly page: number;
  /** Rasterising what has changed. */
  readonly raster: number;
  /** Compositing. */
  readonly compose: number;
  /** The page's share by kind of work. */
  readonly kinds: ReadonlyMap<string, number>;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const KINDS = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'FunctionCall'];
/** Which trace event of which thread counts as what. */
const THREADS: readonly [RegExp, 'page' | 'raster' | 'compose', string][] = [
  [/^CrRendererMain/, 'page', 'ThreadControllerImpl::RunTask'],
  [/^ThreadPoolForegroundWorker/, 'raster', 'RasterTask'],
  [/^(Compositor$|VizCompositor|CrGpuMain)/, 'compose', 'ThreadControllerImpl::RunTask'],
];

/** The cost of what happens meanwhile. */
async function costOf(browser: Browser, page: Page, during: () => Promise<void>): Promise<Cost> {
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      '__metadata',
      'cc',
    ],
  });
  await during();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const names = new Map<string, string>();
  for (const { name, pid, tid, args } of traceEvents)
    if (name === 'thread_name') names.set(`${pid} ${tid}`, args?.name ?? '');
  const cost = { page: 0, raster: 0, compose: 0 };
  const kinds = new Map<string, number>();
  for (const { name, ph, pid, tid, tdur } of traceEvents) {
    if (ph !== 'X' || tdur === undefined) continue;
    const thread = names.get(`${pid} ${tid}`) ?? '';
    const [, kind, work] = THREADS.find(([is]) => is.test(thread)) ?? [];
    if (!kind) continue;
    if (name === work) cost[kind] += tdur / 1000;
    if (kind === 'page' && KINDS.includes(name)) kinds.set(name, (kinds.get(name) ?? 0) + tdur / 1000);
  }
  return { ...cost, kinds };
}

const SEATS = 3;

/** A match that bots have played for a while; always the same for a game. */
export async function inTheMiddle(game: AnyGame, turns: number) {
  const seed = 'painting';
  const luck = new QuickChance(seed);
  const match = Match.begin(game, { options: {}, seats: SEATS, seed });
  const bot = (await botOf(game, 'greedy')) ?? (await botOf(game, 'random'));
  let asked = 0;
  for (let seat = game.awaited(match.state)[0]; seat !== undefined; seat = game.awaited(match.state)[0]) {
    if (seat === 0 && asked++ >= turns) break;
    match.play(seat, ask(game, match.state, seat, bot as never, luck));
  }
  return saved(match.log, seed, SEATS, false);
}

const IDLE_MS = 3000;
const ANSWERS = 6;

const figures = (cost: Cost, by: number): string => {
  const per = (ms: number) => (ms / by).toFixed(1);
  const kinds = KINDS.map((kind) => `${kind} ${per(cost.kinds.get(kind) ?? 0)}`).join(', ');
  return `${per(cost.page + cost.raster + cost.compose)} ms: page ${per(cost.page)}, raster ${per(cost.raster)}, compose ${per(cost.compose)} (${kinds})`;
};

/** Gives some answers, always the first that is offered, and polls seldom, so that waiting costs nearly nothing. */
const answerSeldom = (page: Page, answers: number): Promise<void> =>
  page.evaluate(async (count) => {
    const until = async (is: () => unknown) => {
      while (!is()) await new Promise((done) => setTimeout(done, 50));
    };
    const moves = () => document.querySelector('.table')?.getAttribute('data-moves');
    const mine = '.table:has(.prompt.mine) .board [data-answer]:not([aria-disabled="true"])';
    for (let i = 0; i < count && !document.querySelector('.account'); i++) {
      const before = moves();
      document.querySelector(mine)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await until(() => moves() !== before);
      await until(() => document.querySelector(`${mine}, .account`));
    }
  }, answers);

/** The cost of a while without any action, measured after animations have ended; endless ones are part of it. */
async function rest(browser: Browser, page: Page): Promise<Cost> {
  const isStill = () => document.getAnimations().every(({ playState }) => playState !== 'running');
  await page.waitForFunction(isStill, undefined, { polling: 500 }).catch(() => undefined);
  return costOf(browser, page, () => page.waitForTimeout(IDLE_MS));
}

/** Prints what boards and front page cost, at rest and for an answer. */
export async function renderCost(
  browser: Browser,
  base: string,
  size: NonNullable<Visitor['size']>,
  named: readonly string[],
): Promise<void> {
  const pages = [...GAMES.map(({ id }) => id), 'home'];
  const some = pages.filter((page) => named.includes(page));
  const isWanted = (page: string) => some.length === 0 || some.includes(page);
  for (const game of GAMES) {
    if (!isWanted(game.id)) continue;
    for (const speed of [0, 1]) {
      const person = await Person.open(browser, base, { size, settings: { speed, confirm: false } });
      const { page } = person;
      await open(page, await inTheMiddle(game, 9));
      await untilAsked(page);
      await page.waitForTimeout(1500);
      console.log(`${game.id}, speed ${speed}`);
      if (speed === 1)
        console.log(`  a second at rest: ${figures(await rest(browser, page), IDLE_MS / 1000)}`);
      const before = await movesOn(page);
      const cost = await costOf(browser, page, () => answerSeldom(page, ANSWERS));
      console.log(`  a move: ${figures(cost, (await movesOn(page)) - before)}`);
      await person.close();
    }
  }
  if (!isWanted('home')) return;
  const person = await Person.open(browser, base, { size, settings: { speed: 1 } });
  const cost = await costOf(browser, person.page, async () => {
    await person.page.goto('/');
    await person.page.locator('.cover').last().waitFor();
  });
  console.log(`front page\n  to open it: ${figures(cost, 1)}`);
  await person.page.waitForTimeout(1500);
  console.log(`  a second at rest: ${figures(await rest(browser, person.page), IDLE_MS / 1000)}`);
  await person.close();
}
