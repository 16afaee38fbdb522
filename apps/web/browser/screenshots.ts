import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { SCREENSHOTS } from '../build/screenshots.js';
import { openBrowser, Person } from './browser.js';
import { answer, playNow, untilAsked } from './play.js';
import { SiteProcess } from './site.js';

/** The pictures of the manifest, in every language, in `apps/web/public/screenshots`: to be taken anew when pages change. */
const FOLDER = 'apps/web/public/screenshots';
const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
const MOVES = 4;

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await SiteProcess.open();
  const browser = await openBrowser();
  try {
    for (const language of LANGUAGES)
      for (const one of SCREENSHOTS) {
        const taken = await take(browser, site.base, language, one);
        writeFileSync(join(FOLDER, `${one.what}.${language}.webp`), taken);
      }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function take(
  browser: Browser,
  base: string,
  language: string,
  { game, size, narrow }: (typeof SCREENSHOTS)[number],
): Promise<Buffer> {
  const scale = narrow ? 1.5 : 1;
  const settings = { speed: 0, name: 'Anna', confirm: false };
  const seen = { width: size.width / scale, height: size.height / scale };
  const person = await Person.open(browser, base, { language, size: seen, scale, settings });
  const { page } = person;
  await page.goto('/');
  await page.locator('.cover').first().waitFor();
  if (game) {
    await playNow(page, game);
    for (let i = 0; i < MOVES; i++) {
      await untilAsked(page);
      await answer(page, undefined, 'quick');
    }
    await untilAsked(page);
  }
  await page.waitForTimeout(500);
  const png = (await page.screenshot()).toString('base64');
  const webp = await page.evaluate(compress, { png, ...size });
  await person.close();
  return Buffer.from(webp.split(',')[1] ?? '', 'base64');
}

/** Runs in the page: a picture as WebP. */
async function compress({
  png,
  width,
  height,
}: {
  png: string;
  width: number;
  height: number;
}): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.65);
}

await main();
