import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtClient, builtProgram } from '../../../scripts/build/build.mjs';
import { foldersOf, layOut } from '../../../scripts/new-game/layout.mjs';
import { violations } from './axe.js';
import { openBrowser, Person, PHONE } from './browser.js';
import { hurryToTheEnd, playNow, untilAsked } from './play.js';
import { ProjectCopy } from './project-copy.js';
import { openCached } from './service-worker.js';
import { SiteProcess } from './site.js';

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
    const { stdout, stderr } = spawnSync('node', ['scripts/checks/boundaries.mjs'], {
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
    expect(await hurryToTheEnd(page)).toBeGreaterThanOrEqual(3);
    await page.goto('/history');
    await page.locator('.history .match').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is played to its end in the browser, without a network', async () => {
    const { page, context, errors } = await Person.open(browser, site.base, { serviceWorker: true });
    await openCached(page);
    await context.setOffline(true);
    await playNow(page, GAME);
    expect(await hurryToTheEnd(page)).toBeGreaterThanOrEqual(3);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is taken away with its folders', () => {
    for (const folder of FOLDERS) rmSync(join(copy.root, folder), { recursive: true });
    expect(copy.changed()).toEqual([]);
  });
});
