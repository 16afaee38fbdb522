import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useSite } from './fixture.js';
import { addFile, makeNextVersion } from './next-version.js';
import { hurryToTheEnd, untilAsked } from './play.js';
import { openCached, versionOf } from './service-worker.js';

const at = useSite();
const next = mkdtempSync(join(tmpdir(), 'aerie-next-'));

/** Weights of a bot that was met with the old version, and of one that was not. */
const MET = '/assets/weights/skylark-master';
const UNMET = '/assets/weights/skylark-strong';

/** A version is fetched whole, which takes its time on a busy machine. */
const FETCHED_MS = 80_000;

beforeAll(() => {
  makeNextVersion('dist/web', next);
  for (const bot of [MET, UNMET]) addFile(next, `${bot}/new.js`, 'export default "data:,"');
});
afterAll(() => rmSync(next, { recursive: true, force: true }));

/** The files of a version, as its service worker lists them. */
const filesOf = (folder: string): string[] =>
  [...readFileSync(join(folder, 'sw.js'), 'utf8').matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);

describe('a new version', () => {
  it('is offered where nobody plays, and leaves a running game alone', async () => {
    // The next version may be served already, where this is tried for the second time.
    await at.site.kill();
    await at.site.start();
    const { page: home, context } = await at.person({ serviceWorker: true });
    await openCached(home);
    const old = await versionOf(home);
    await home.evaluate(
      async ([version, path]) =>
        (await caches.open(`aerie-version-${version}`)).put(path as string, new Response('')),
      [old, `${MET}/old.js`],
    );
    const table = await context.newPage();
    await table.goto('/games/zefiria');
    await table.locator('.begin').getByText('1', { exact: true }).first().click();
    await table.getByText('Hard: 5 rounds').click();
    await table.getByRole('button', { name: 'Let’s play' }).click();
    await untilAsked(table);

    await at.site.kill();
    await at.site.start(next);
    const gone = filesOf('dist/web').find((path) => !filesOf(next).includes(path)) as string;
    expect((await fetch(at.site.base + gone)).status).toBe(404);
    await home.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await home.getByText('A new version is ready.').waitFor({ timeout: FETCHED_MS });
    expect(await versionOf(home)).toBe(old);
    await home.getByRole('button', { name: 'Load it' }).click();
    await home.waitForFunction(
      (before) => document.querySelector<HTMLMetaElement>('meta[name="aerie-version"]')?.content !== before,
      old,
      { timeout: FETCHED_MS },
    );

    // It brings the weights of bots that were met before.
    const weights = await home.evaluate(
      async (bots) => {
        const cache = await caches.open(
          `aerie-version-${document.querySelector<HTMLMetaElement>('meta[name="aerie-version"]')?.content}`,
        );
        return Promise.all(bots.map(async (bot) => (await cache.match(`${bot}/new.js`)) !== undefined));
      },
      [MET, UNMET],
    );
    expect(weights).toEqual([true, false]);

    // The table is of the old version to the end, with parts that it had not fetched before.
    expect(await table.getByText('A new version is ready.').count()).toBe(0);
    await table.getByRole('button', { name: 'Rules' }).click();
    await table.locator('.rules h3').first().waitFor();
    await table.keyboard.press('Escape');
    await hurryToTheEnd(table, '^end');
    expect(await versionOf(table)).toBe(old);
    const versions = () => home.evaluate(async () => (await caches.keys()).length);
    expect(await versions()).toBe(2);

    // It is deleted when no page needs it any more.
    await table.close();
    await home.reload();
    await home.waitForFunction(async () => (await caches.keys()).length === 1);
    await expect.poll(() => versionOf(home)).not.toBe(old);
  }, 240_000);
});
