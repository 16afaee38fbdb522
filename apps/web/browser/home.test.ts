import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ABOUT } from '@aerie/registry/about';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';

const at = useSite();
const BUILT = 'dist/web';
/** What the front page may take, compressed. */
const BUDGET = 110 * 1024;

const asset = (name: string): Buffer => readFileSync(join(BUILT, 'assets', name));

/** All scripts that the front page loads before it renders: those in its HTML, and what they import. */
function codeOf(page: string): Set<string> {
  const html = readFileSync(join(BUILT, page), 'utf8');
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, other] of asset(name)
      .toString()
      .matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      visit(other as string);
  };
  for (const [, name] of html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)) visit(name as string);
  return found;
}

/** The site's words in the longest language. */
function heaviestWords(): number {
  const names = readFileSync(join(BUILT, 'sw.js'), 'utf8').matchAll(
    /\/assets\/((?:de|en|fr|it)-[\w-]+\.js)/g,
  );
  const catalogues = [...names]
    .map(([, name]) => asset(name as string))
    .filter((text) => text.includes('home.hello'));
  expect(catalogues).toHaveLength(4);
  return Math.max(...catalogues.map((text) => gzipSync(text).length));
}

/** Goes to another page within the client, and waits until it is shown. */
async function enter(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('.waiting-dots'));
}

describe('a link', () => {
  it('shows in a messenger what it leads to, with a picture of the art', async () => {
    const page = await (await fetch(`${at.site.base}/learn/zefiria?lang=fr`)).text();
    expect(page).toContain('<title>Apprendre Zefiria – Aerie</title>');
    const [, image = ''] = /og:image" content="([^"]+)"/.exec(page) ?? [];
    const png = Buffer.from(await (await fetch(image)).arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // An empty sheet of that size takes less than a tenth of this.
    expect(png.length).toBeGreaterThan(100_000);
    expect(png.length).toBeLessThan(400_000);
  });
});

describe('the front page', () => {
  it('is within its budget: less than 110 KiB of code, pressed', () => {
    const code = codeOf('front.de.html');
    // Few files compress better than many, and none waits for another.
    expect([...code].map((name) => name.split('-')[0]).sort()).toEqual(['first', 'index']);
    const bytes = [...code].reduce((sum, name) => sum + gzipSync(asset(name)).length, 0);
    expect(bytes + heaviestWords()).toBeLessThan(BUDGET);
  });

  it('is there before its code is, in the visitor’s language, and nothing moves when the code comes', async () => {
    const { page } = await at.person({ size: PHONE, language: 'fr' });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/\/assets\/(?!first-).*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          shifts.sum += (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    expect(await page.locator('.cover h2').allTextContents()).toHaveLength(ABOUT.size);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr');
    // No place on a cover waits for code to be painted.
    const painted = await page.$$eval('.cover image', async (images) => {
      const all = images.map((image) => fetch(image.getAttribute('href') ?? ''));
      return (await Promise.all(all)).map(({ headers }) => headers.get('content-type'));
    });
    expect(painted).toEqual(['image/webp', 'image/webp', 'image/webp']);
    const before = await page.locator('main').textContent();
    release();
    await page.waitForSelector('html[data-palette]', { state: 'attached' });
    await page.waitForLoadState('load');
    await expect.poll(() => page.locator('main').textContent()).toBe(before);
    const moved = await page.evaluate(
      () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(moved).toBeLessThan(0.01);
  });

  it('whoever chose another language is not shown the wrong one first', async () => {
    const { page } = await at.person({ language: 'en', settings: { language: 'it', theme: 'dark' } });
    await page.route(/\/assets\/(?!first-).*\.js$/, (route) => route.abort());
    await page.goto('/');
    expect(await page.locator('h1').isVisible()).toBe(false);
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  });

  it('every link on the site leads somewhere', async () => {
    const { page } = await at.person();
    await page.goto('/');
    await enter(page, '/');
    const seen = new Set<string>(['/']);
    const queue = ['/'];
    /** Of many pages of one kind a few are enough. */
    const many = new Map<string, number>();
    const isNew = (path: string): boolean => {
      if (seen.has(path)) return false;
      seen.add(path);
      const kind = path.split('/').slice(1, -1).join('/');
      many.set(kind, (many.get(kind) ?? 0) + 1);
      return (many.get(kind) ?? 0) <= 6;
    };
    let visited = 0;
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await enter(page, path);
      visited++;
      const title = await page.locator('h1').first().textContent();
      expect.soft(title, path).not.toMatch(/Only clouds here|Something tore|This table is gone/);
      const links = await page.$$eval('a[href^="/"]', (found) =>
        found.map((link) => link.getAttribute('href') ?? ''),
      );
      for (const link of links) {
        const { pathname } = new URL(link, 'http://site');
        if (isNew(pathname)) queue.push(pathname);
      }
    }
    expect(visited).toBeGreaterThan(12);
  });
});

describe('a slow network', () => {
  it('shows that a page is on its way, and then the page', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    let arrive = (): void => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('a[href="/settings"]').first().click();
    const bar = page.getByRole('progressbar', { name: 'One moment' });
    await bar.waitFor();
    expect((await bar.boundingBox())?.y).toBe(0);
    arrive();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => bar.count()).toBe(0);
  });
});
