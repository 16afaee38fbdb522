import type { AnyGame } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import type { Browser, Page } from 'playwright-core';
import { untilStill } from './axe.js';
import { Person } from './browser.js';
import { SIZES } from './layout.js';
import { answer, untilAsked } from './play.js';
import { open } from './prepared-match.js';
import { inTheMiddle } from './render-cost.js';

/** Something on the screen that was laid out at another place from one picture to the next. */
export interface Shift {
  /** As browsers count it: the part of the screen that moved times how far. */
  readonly value: number;
  /** Which elements, from where to where. */
  readonly words: string;
}

/**
 * Has the page keep whatever is laid out anew at another place. Browsers excuse what follows a tap or key within half a second; where answers
 * are given by events of the page's own (`answer` with `quick`) nothing is excused, and moving by transforms never counts.
 */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const named = element?.closest('[class]');
      return element ? `${element.localName} in .${named?.getAttribute('class')}` : 'something that is gone';
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const words = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${box(previousRect)} → ${box(currentRect)}`,
        );
        shifts.push({ value, words: words.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has shifted since this was asked last. */
const shiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts.splice(0));

/** Those who answer by events of the page's own, with everything that moves at usual speed. */
export const PACED = { speed: 1, confirm: false, name: 'Anna' } as const;

/** From where in a match on: after so many of one's own turns. */
const FROM = [0, 9, 24] as const;
const ANSWERS = 6;

/** What shifts in a match at usual speed, from the first question after so many turns on, while so many answers are given. */
export async function shiftsInPlay(
  { page }: Person,
  game: AnyGame,
  from: number,
  answers: number,
): Promise<Shift[]> {
  await watchShifts(page);
  await open(page, await inTheMiddle(game, from));
  await untilAsked(page);
  // Until a table is there, it comes piece by piece.
  await untilStill(page);
  await shiftsOn(page);
  for (let given = 0; given < answers && (await untilAsked(page)) === 'asked'; given++)
    await answer(page, undefined, 'quick');
  await untilAsked(page);
  return shiftsOn(page);
}

/** Prints for every game and size, or those that are named, how much shifted in play: the sum of what browsers count, and what it was. */
export async function shifts(browser: Browser, base: string, named: readonly string[]): Promise<void> {
  const games = GAMES.filter(({ id }) => named.includes(id));
  const sizes = Object.entries(SIZES).filter(([size]) => named.includes(size));
  for (const game of games.length > 0 ? games : GAMES)
    for (const [width, size] of sizes.length > 0 ? sizes : Object.entries(SIZES)) {
      const all: Shift[] = [];
      for (const from of FROM) {
        const person = await Person.open(browser, base, { size, settings: PACED });
        all.push(...(await shiftsInPlay(person, game, from, ANSWERS)));
        await person.close();
      }
      const sum = all.reduce((so, { value }) => so + value, 0);
      console.log(`${game.id} ${width}: ${sum.toFixed(4)} in ${FROM.length * ANSWERS} answers`);
      for (const words of new Set(all.map((one) => `${one.value.toFixed(4)} ${one.words}`)))
        console.log(`  ${words}`);
    }
}
