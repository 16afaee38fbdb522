import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { takeBoards } from './board-shots.js';
import { DESKTOP, openBrowser, Person, PHONE, TABLET } from './browser.js';
import { playLesson } from './lessons.js';
import { answer, playNow, playToTheEnd, untilAsked } from './play.js';
import { SiteProcess } from './site.js';

/**
 * Pictures of every page and of some moments of a match, at three sizes, by day and by night, in `out/pictures`; with `boards` and words
 * that their names must have (`boards zefiria 1440 de`), of every board in every phase.
 */
const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP } as const;
const FOLDER = 'out/pictures';
const [wanted, ...words] = process.argv.slice(2);

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const site = await SiteProcess.open();
  const browser = await openBrowser();
  try {
    if (wanted === 'boards') {
      await takeBoards(browser, site.base, words);
      return;
    }
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const dark of [false, true]) {
        const name = `${size}-${dark ? 'night' : 'day'}`;
        if (wanted && !name.includes(wanted)) continue;
        console.error(`Taking pictures: ${name} …`);
        const person = await Person.open(browser, site.base, {
          size: viewport,
          dark,
          settings: { speed: 0, name: 'Anna' },
        });
        const take = (what: string) => person.page.screenshot({ path: join(FOLDER, `${name}-${what}.png`) });
        await takeAll(person.page, take);
        await takeSchools(person.page, take);
        await person.close();
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.error(`They are in ${FOLDER}.`);
}

async function takeAll(page: Page, take: (what: string) => Promise<unknown>): Promise<void> {
  const settle = () => page.waitForTimeout(500);
  await page.goto('/');
  await settle();
  await take('home');
  for (const [what, path] of [
    ['game', '/games/rauf-und-runter'],
    ['rules', '/rules/rauf-und-runter'],
    ['library', '/library'],
    ['about', '/about'],
    ['cards', '/cards'],
    ['card', '/cards/dragon/42'],
    ['not-found', '/nowhere'],
    ['components', '/components'],
  ] as const) {
    await page.goto(path);
    await settle();
    await take(what);
  }
  await page.goto('/');
  await playNow(page);
  await untilAsked(page);
  await settle();
  await take('first-turn');
  for (let i = 0; i < 3; i++) {
    await answer(page);
    await untilAsked(page);
  }
  for (const [key, what] of [
    ['?', 'what-can-i-do'],
    ['h', 'what-just-happened'],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector('.dialog :is(.possible, .recap)');
    await settle();
    await take(what);
    await page.keyboard.press('Escape');
  }
  await page.click('.turn-tools > .button:nth-last-child(2)');
  await page.click('.turn-tools > .button:last-child');
  await settle();
  await take('hint-and-odds');
  for (let i = 0; i < 12; i++) {
    await answer(page, undefined, 'quick');
    if ((await untilAsked(page)) === 'over') break;
  }
  await settle();
  await take('later');
  await page.locator('.bar .button[aria-expanded]').last().click();
  await settle();
  await take('menu');
  await page.keyboard.press('Escape');
  await page.locator('.bar .button[aria-expanded]').first().click();
  await settle();
  await take('rules-panel');
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await settle();
  await take('end');
  await page.goto('/games/rauf-und-runter');
  await page.click('.begin label:nth-child(2)');
  await page.click('.begin .button.big');
  await page.waitForSelector('form input');
  await take('name');
  await page.fill('.gate input, form.sheet input', 'Anna');
  await page.click('.gate .button.big');
  await page.waitForSelector('.places');
  await settle();
  await take('waiting-room');
}

/** Every step of every lesson, and every drill. */
async function takeSchools(page: Page, take: (what: string) => Promise<unknown>): Promise<void> {
  const linksOn = (path: string, links: string) =>
    page
      .goto(path)
      .then(() => page.waitForSelector(links))
      .then(() => page.$$eval(links, (all) => all.map((one) => one.getAttribute('href') ?? '')));
  await page.goto('/learn');
  await take('learn');
  for (const school of await linksOn('/learn', '.schools a')) {
    const what = school.split('/').slice(2).join('-');
    const parts = await linksOn(school, '.school-path a');
    await take(`learn-${what}`);
    for (const part of parts) {
      const name = part.split('/').slice(2).join('-');
      await page.goto(part);
      if (part.includes('/drill/')) {
        await page.waitForSelector('.coach');
        await take(`drill-${name}`);
      } else
        await playLesson(page, {
          by: 'touch',
          onStep: (number) => take(`lesson-${name}-${String(number).padStart(2, '0')}`),
        });
    }
  }
}

await main();
