import { ABOUT } from '@aerie/registry/about';
import type { Browser } from 'playwright-core';
import { Person } from './browser.js';
import { answer, untilAsked } from './play.js';

/** How long each game is played. */
const PLAYED_MS = 60_000;
/** At a table of so many seats. */
const SEATS = '4';
/** Shorter than this nobody else has moved: an answer of one's own was shown. */
const LEAST_MS = 300;

/**
 * How long one really waits between one's own turns against bots, in a page at usual speed: from giving an answer to being
 * asked again, where others were awaited in between. Staged turning points are not counted: one tap ends them. Unlike
 * `pace.ts` it depends on what else the machine does.
 */
export async function waits(browser: Browser, base: string, named: readonly string[]): Promise<void> {
  for (const game of ABOUT.keys()) {
    if (named.length > 0 && !named.includes(game)) continue;
    const person = await Person.open(browser, base, { settings: { speed: 1, confirm: false } });
    const all = (await waitsIn(person, game)).filter((ms) => ms > LEAST_MS).sort((a, b) => a - b);
    const at = (part: number) => ((all[Math.floor(all.length * part)] ?? Number.NaN) / 1000).toFixed(1);
    console.log(`${game}, ${SEATS} seats: median ${at(0.5)} s, 90 % ${at(0.9)} s (${all.length} waits)`);
    await person.close();
  }
}

interface Watched {
  waits: number[];
}

async function waitsIn({ page }: Person, game: string): Promise<number[]> {
  await page.goto(`/games/${game}`);
  await page.locator('.begin').getByText(SEATS, { exact: true }).first().click();
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await untilAsked(page);
  await page.evaluate(watch);
  const end = Date.now() + PLAYED_MS;
  while (Date.now() < end && (await untilAsked(page)) === 'asked') await answer(page);
  return page.evaluate(() => (globalThis as unknown as Watched).waits);
}

/** In the page: notes whenever one is asked again after others were. */
function watch(): void {
  const noted: number[] = [];
  (globalThis as unknown as Watched).waits = noted;
  let since: number | undefined;
  let staged = 0;
  let others = false;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    const isStaged = document.querySelector('.moment') !== null;
    const isAsked = !isStaged && document.querySelector('.prompt.mine') !== null;
    if (isStaged) staged += now - last;
    if (document.querySelector('.seat.awaited:not(.mine)')) others = true;
    if (!isAsked && since === undefined) {
      since = now;
      staged = 0;
      others = false;
    }
    if (isAsked && since !== undefined) {
      if (others) noted.push(now - since - staged);
      since = undefined;
    }
    last = now;
    requestAnimationFrame(look);
  };
  look();
}
