import { GAMES } from '@aerie/registry';
import type { Browser, Page } from 'playwright-core';
import { Person, type Visitor } from './browser.js';
import { untilAsked } from './play.js';
import { open } from './prepared-match.js';
import { inTheMiddle } from './render-cost.js';

/** A screen shows a picture so often, in ms. */
const PICTURE_MS = 1000 / 60;
/** How many times slower than here a processor may be. */
const SLOWER = [1, 4] as const;
const ANSWERS = 8;
const LONGEST_MS = 20_000;
/** How often a table is asked whether it waits for an answer, in ms: seldom, so that asking costs nothing. */
const LOOK_MS = 50;
/** Rounds of arithmetic that tell how fast the processor is at the moment. */
const ROUNDS = 2e7;

export const FRAMES_HELP = `npm run measure -- frames [desktop|phone] [game …]

Plays ${ANSWERS} answers of a match in its middle, always the same, and says how many pictures would be dropped while moves are shown.
  when      while the table shows a move; neither while it waits for somebody, be it a bot that thinks, nor at a turning point that stands
            over the board until it has been read
  pictures  60 for every such second
  dropped   every piece of work of the page's thread takes its processor time, on a processor so many times slower; as long as it works
            without a pause, a picture is dropped every ${PICTURE_MS.toFixed(1)} ms. What the compositor moves by itself goes on meanwhile and is
            not seen here, nor are painting by the graphics (\`npm run measure -- boards\`: what it costs without any) and thinking in workers
  speed     processor time of a fixed calculation in the page before and after: others who use the machine slow down processor time
            too, by caches and shared cores. Only figures of about the same speed can be compared
`;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs; `tdur` is processor time. */
  readonly ts: number;
  readonly tdur?: number;
}

/** Gives answers, always the first that is offered; marks when something begins to be shown and when no more is. */
const answerAndMark = (page: Page): Promise<void> =>
  page.evaluate(
    async ([answers, longestMs, lookMs, rounds]) => {
      const mine = '.table:has(.prompt.mine) .board [data-answer]:not([aria-disabled="true"])';
      const calculate = () => {
        performance.mark('calculate');
        let sum = 1;
        for (let i = 0; i < rounds; i++) sum = (sum * 31 + i) | 0;
        return sum;
      };
      const wait = () => new Promise((done) => setTimeout(done, lookMs));
      calculate();
      await wait();
      let isShown = false;
      const look = () => {
        const shows =
          document.querySelector('.turn-tools.busy') !== null && !document.querySelector('.moment');
        if (shows !== isShown) performance.mark(shows ? 'shown' : 'still');
        isShown = shows;
      };
      // Only what says whether something is shown is watched, which costs nothing.
      const tools = document.querySelector('.turn-tools');
      const watch = new MutationObserver(look);
      if (tools) watch.observe(tools, { attributeFilter: ['class'] });
      const begun = performance.now();
      for (let given = 0; given < answers; given++) {
        document.querySelector(mine)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        do {
          await wait();
          look();
          // Most of the time that is all there is to ask: what follows goes through the whole page.
        } while (
          (isShown || !document.querySelector(`${mine}, .account`)) &&
          performance.now() - begun < longestMs
        );
        if (document.querySelector('.account') || performance.now() - begun > longestMs) break;
      }
      watch.disconnect();
      if (isShown) performance.mark('still');
      await wait();
      calculate();
      await wait();
    },
    [ANSWERS, LONGEST_MS, LOOK_MS, ROUNDS] as const,
  );

interface Work {
  /** When it could begin and how much processor time it took, in ms. */
  readonly at: number;
  readonly takes: number;
}

interface Shown {
  /** What the page's thread did while moves were shown, in order. */
  readonly works: readonly Work[];
  readonly shownMs: number;
  /** Processor time of the fixed calculation, before and after. */
  readonly speeds: readonly number[];
}

async function shown(browser: Browser, page: Page): Promise<Shown> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await answerAndMark(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const first = traceEvents.find(({ name }) => name === 'calculate');
  const ordered = traceEvents
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  const works: Work[] = [];
  const speeds: number[] = [];
  let shownMs = 0;
  let since: number | undefined;
  let task: Work = { at: 0, takes: 0 };
  for (const { name, ts, tdur = 0 } of ordered) {
    const at = ts / 1000;
    if (name === 'calculate') speeds.push(task.takes);
    else if (name === 'shown') {
      since = at;
      // The answer is given within a piece of work that has begun.
      if (works.at(-1) !== task) works.push(task);
    } else if (name === 'still') {
      shownMs += since === undefined ? 0 : at - since;
      since = undefined;
    } else if (/RunTask$/.test(name)) {
      task = { at, takes: tdur / 1000 };
      if (since !== undefined) works.push(task);
    }
  }
  return { works, shownMs, speeds };
}

/** Stretches without a pause that these works make on a processor so many times slower, in ms. */
function stretchesOf(works: readonly Work[], slower: number): number[] {
  const stretches: number[] = [];
  let [begun, free] = [0, 0];
  for (const { at, takes } of works) {
    if (at > free) {
      stretches.push(free - begun);
      begun = at;
      free = at;
    }
    free += takes * slower;
  }
  return [...stretches, free - begun];
}

/** Prints for every game, or those that are named, how many pictures are dropped while moves are shown (`FRAMES_HELP`). */
export async function frames(
  browser: Browser,
  base: string,
  size: NonNullable<Visitor['size']>,
  named: readonly string[],
): Promise<void> {
  const some = GAMES.filter(({ id }) => named.includes(id));
  for (const game of some.length > 0 ? some : GAMES) {
    const person = await Person.open(browser, base, { size, settings: { speed: 1, confirm: false } });
    await open(person.page, await inTheMiddle(game, 9));
    await untilAsked(person.page);
    await person.page.waitForTimeout(1500);
    const { works, shownMs, speeds } = await shown(browser, person.page);
    const pictures = Math.round(shownMs / PICTURE_MS);
    const dropped = SLOWER.map((slower) => {
      const late = stretchesOf(works, slower).map((stretch) => Math.floor(stretch / PICTURE_MS));
      const count = late.reduce((sum, one) => sum + one, 0);
      const part = count === 0 ? 'none' : `1 in ${(pictures / count).toFixed(0)}`;
      return `${slower}× slower: ${part} (${count} of ${pictures})`;
    });
    const longest = stretchesOf(works, 1).toSorted((a, b) => b - a);
    const most = longest.slice(0, 5).map((work) => work.toFixed(0));
    const total = works.reduce((sum, { takes }) => sum + takes, 0);
    console.log(
      `${game.id}: dropped with a processor ${dropped.join(', ')}; longest stretches of work: ${most.join(', ')} ms; all ${total.toFixed(0)} ms; speed ${speeds.map((speed) => speed.toFixed(0)).join(', ')} ms`,
    );
    await person.close();
  }
}
