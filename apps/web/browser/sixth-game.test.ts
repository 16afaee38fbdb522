import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtClient, builtProgram } from '../../../scripts/build/build.mjs';
import { foldersOf, layOut } from '../../../scripts/new-game/layout.mjs';
import glossary from '../src/sample/skylark/glossary.js';
import { violations } from './axe.js';
import { openBrowser, Person, PHONE } from './browser.js';
import { giveWeights } from './learned-bot.js';
import { answer, hurryToTheEnd, playNow, showMove, untilAsked } from './play.js';
import { ProjectCopy } from './project-copy.js';
import { openCached } from './service-worker.js';
import { SiteProcess } from './site.js';
import { unexplained } from './symbols.js';

/** The sample game of the conformance suite, as `npm run new-game` lays it out. */
const GAME = 'skylark';
const FOLDERS = foldersOf(GAME);

/** The last test takes the game away, so they stand in this order. */
describe('a further game is its folders and nothing else', () => {
  let copy: ProjectCopy;
  let site: SiteProcess;
  let browser: Browser;
  beforeAll(async () => {
    copy = new ProjectCopy();
    layOut(copy.root, GAME);
    giveWeights(copy.root, GAME);
    copy.link();
    copy.run('node_modules/.bin/biome', ['check', '--write', ...FOLDERS]);
    await builtProgram('server', copy.root);
    await builtClient(copy.root);
    site = await SiteProcess.open(copy.root);
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    copy?.remove();
  });

  it('nothing else was edited', () => {
    expect(copy.changed().sort()).toEqual(FOLDERS.map((folder) => `${folder}/`).sort());
  });

  it('keeps types and boundaries', () => {
    const checked = (name: string, config: object) => {
      writeFileSync(join(copy.root, name), JSON.stringify(config));
      copy.run('node', ['node_modules/typescript-7/bin/tsc', '-p', name]);
      rmSync(join(copy.root, name));
    };
    checked('apps/web/tsconfig.game.json', {
      extends: './tsconfig.json',
      include: FOLDERS.map((folder) => `../../${folder}`),
    });
    checked('tsconfig.game.json', {
      extends: './tsconfig.pure.json',
      include: [`packages/games/${GAME}/src`],
    });
    const { stdout, stderr } = spawnSync('node', ['scripts/checks/boundaries.mjs', '.', ...FOLDERS], {
      cwd: copy.root,
      encoding: 'utf8',
    });
    expect(stdout).toContain('imports seen');
    // Of other packages the check complains: what is installed does not stand in the copy.
    expect(stderr.split('\n').filter((line) => line.includes(GAME))).toEqual([]);
  });

  it('passes its own tests and those that every game must pass', () => {
    const ofEveryGame = ['words/words', 'words/terms', 'rules/rules', 'intro/intro'].map(
      (name) => `apps/web/src/${name}.test.ts`,
    );
    copy.run('node_modules/.bin/vitest', [
      ...['run', '--project=rules', '--project=web', ...FOLDERS],
      ...['packages/registry/src/about.test.ts', ...ofEveryGame],
    ]);
  });

  it('is on the front page, in the manifest and on the about page, in the words of the visitor', async () => {
    const { page, context } = await Person.open(browser, site.base, { language: 'de' });
    await page.goto('/');
    const card = page.locator('.cover', { has: page.locator(`a[href="/games/${GAME}"]`) });
    await card.getByText('Drei Strophen, und die höchste Karte singt.').waitFor();
    await card.getByText('2–3').waitFor();
    const manifest = await (await page.request.get('/manifest.de.webmanifest')).json();
    expect(manifest.shortcuts).toContainEqual({ name: 'Skylark', url: `/games/${GAME}` });
    await page.goto('/about');
    await page.getByRole('heading', { name: 'Skylark' }).waitFor();
    await page.goto(`/rules/${GAME}`);
    await page.getByRole('heading', { name: 'Das Krächzen' }).waitFor();
    await context.close();
  });

  it('is played to its end through the server, with bots of the server', async () => {
    const { page, context, errors } = await Person.open(browser, site.base, { size: PHONE });
    await page.goto('/daily');
    await page.locator(`[data-game="${GAME}"] .button.primary`).click();
    await page.getByRole('textbox').fill('Anna');
    await page.locator('dialog .button.primary').click();
    await page.waitForURL('**/table/*');
    await untilAsked(page);
    expect(await violations(page)).toEqual([]);
    expect(await unexplained(page, glossary, [])).toEqual([]);
    expect(await hurryToTheEnd(page)).toBeGreaterThanOrEqual(3);
    await page.goto('/history');
    await page.locator('.history .match').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played in the browser without a network; a bot fetches its weights when it sits down, and they are kept', async () => {
    // It may have been stopped in here before, where this is tried for the second time.
    await site.kill();
    await site.start();
    const { page, context, errors } = await Person.open(browser, site.base, {
      size: PHONE,
      serviceWorker: true,
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openCached(page);
    await context.setOffline(true);
    await playNow(page, GAME);
    // Its weakest bots have a name of its own.
    await page.locator('.seat', { hasText: 'Fledgling' }).first().waitFor();
    expect(await hurryToTheEnd(page)).toBeGreaterThanOrEqual(3);
    expect([errors, fetched.filter(isWeights), await cachedWeights(page)]).toEqual([[], [], []]);
    await context.setOffline(false);
    // Without a network, which the service worker must not have either, it is said that it cannot be had, and another one can.
    await site.kill();
    await playAgainst(page, 'Masterly');
    const missing = page.locator('.notice', { hasText: 'The bot (Masterly) could not be loaded.' });
    await missing.getByRole('button', { name: 'Try again' }).click();
    await missing.getByRole('button', { name: 'Simpler bot' }).click();
    await missing.waitFor({ state: 'detached' });
    await page.locator('.seat', { hasText: 'Strong' }).waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('No hint: the bot (Masterly) could not be loaded.').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await hurryToTheEnd(page)).toBeGreaterThanOrEqual(3);
    expect(await cachedWeights(page)).toEqual([]);
    // Where it waits for the network, it plays on as soon as that is back.
    await playAgainst(page, 'Masterly');
    await missing.waitFor();
    await site.start();
    await missing.waitFor({ state: 'detached' });
    await untilAsked(page);
    await answer(page);
    await untilAsked(page);
    expect(await cachedWeights(page)).toEqual([
      expect.stringMatching(/^\/assets\/weights\/skylark-master\/[\w-]+\.js$/),
    ]);
    await site.kill();
    await playAgainst(page, 'Masterly');
    await untilAsked(page);
    await showMove(page);
    expect(await hurryToTheEnd(page)).toBeGreaterThanOrEqual(3);
    await context.close();
  });

  it('is taken away with its folders', () => {
    for (const folder of FOLDERS) rmSync(join(copy.root, folder), { recursive: true });
    expect(copy.changed()).toEqual([]);
  });
});

/** Begins a game against one bot of this level. */
async function playAgainst(page: Page, level: string): Promise<void> {
  await page.goto(`/games/${GAME}`);
  for (const chosen of ['2', level])
    await page.locator('.begin').getByText(chosen, { exact: true }).first().click();
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await page.waitForURL('**/local/*');
}

const isWeights = (path: string): boolean => path.startsWith('/assets/weights/');

/** The weights of bots that the service worker keeps. */
async function cachedWeights(page: Page): Promise<string[]> {
  const paths = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  return paths.filter(isWeights);
}
