import type { Browser, Page, Request } from 'playwright-core';
import { openBrowser } from './browser.js';
import { playNow, untilAsked } from './play.js';
import { SiteProcess } from './site.js';

/** What a visit fetches, compressed, in bytes: code and style. Pictures are drawn by code, so they are included. */
interface Weight {
  readonly script: number;
  readonly style: number;
  /** What bots have learned. */
  readonly learned: number;
}

/** How long no request must come before counting ends, in ms: bots are fetched when they are first asked. */
const SILENCE = 2000;

const LEARNED = /^\/assets\/weights\//;

/** Counts what a page and its bots fetch from here on, until no more requests come. */
async function weighing(page: Page, visit: () => Promise<unknown>): Promise<Weight> {
  const coming: Promise<readonly [string, number]>[] = [];
  const note = (request: Request) =>
    coming.push(
      request.sizes().then(
        ({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize] as const,
        () => ['', 0] as const,
      ),
    );
  page.on('requestfinished', note);
  await visit();
  for (let before = -1; before < coming.length; ) {
    before = coming.length;
    await page.waitForTimeout(SILENCE);
  }
  page.off('requestfinished', note);
  const fetched = new Map(await Promise.all(coming));
  const sum = (kind: RegExp) =>
    [...fetched].reduce((bytes, [path, size]) => bytes + (kind.test(path) ? size : 0), 0);
  const learned = sum(LEARNED);
  return { script: sum(/\.js$/) - learned, style: sum(/\.css$/), learned };
}

/** A visitor with an empty cache and without a service worker. */
async function newcomer(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, locale: 'en', serviceWorkers: 'block' });
  return context.newPage();
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const inWords = ({ script, style, learned }: Weight): string => {
  const besides = learned > 0 ? `, and ${kB(learned)} of learned weights for the hint` : '';
  return `${kB(script + style)} kB (code ${kB(script)}, style ${kB(style)})${besides}`;
};

async function main(): Promise<void> {
  const site = await SiteProcess.open();
  const browser = await openBrowser();
  try {
    const page = await newcomer(browser, site.base);
    console.log(`front page: ${inWords(await weighing(page, () => page.goto('/')))}`);
    const games = await page.$$eval('.cover h2 a', (links) =>
      links.map((link) => link.getAttribute('href')?.replace('/games/', '') ?? ''),
    );
    console.log('besides the front page:');
    for (const game of games) {
      const visitor = await newcomer(browser, site.base);
      await visitor.goto('/', { waitUntil: 'networkidle' });
      const weight = await weighing(visitor, async () => {
        await playNow(visitor, game);
        await untilAsked(visitor);
        await visitor.getByRole('button', { name: 'Hint' }).click();
      });
      console.log(`  table of ${game}: ${inWords(weight)}`);
      await visitor.context().close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

await main();
