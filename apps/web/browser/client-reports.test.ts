import type { ClientReport } from '@aerie/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeAt, stepAt } from '../../server/src/people/totp.js';
import { HttpClient } from '../../server/src/testing/http-client.js';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';

const at = useSite();
const PASSWORD = 'far above the clouds';
const CONSENT = 'Tell the site about errors and stuttering on this device';

/** An owner whose session has given a second factor. */
async function owner(name: string): Promise<HttpClient> {
  const browser = new HttpClient(at.site.base);
  await browser.must('POST', '/api/session', { name });
  await browser.must('POST', '/api/account', { name, password: PASSWORD });
  await at.site.admin('owner', name);
  const { key } = await browser.must('POST', '/api/account/second-factor', { password: PASSWORD });
  const code = codeAt(key as string, stepAt(at.site.now));
  await browser.must('POST', '/api/account/second-factor/on', { code });
  return browser;
}

const cookiesOf = ({ cookie }: HttpClient) =>
  cookie.split('; ').map((one) => {
    const [name = ''] = one.split('=');
    return { name, value: one.slice(name.length + 1), url: at.site.base };
  });

/** All that a page tells from now on. */
function toldBy(page: Page): ClientReport[] {
  const told: ClientReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-reports')) told.push(request.postDataJSON());
  });
  return told;
}

/** Something goes wrong in the program itself: the server answers what no page can show. */
async function breakPage(page: Page): Promise<void> {
  await page.route('**/api/ranking/**', (route) => route.fulfill({ json: {} }));
  await page.goto('/history/ranking/zefiria');
  await page.getByRole('heading', { name: 'Something tore' }).waitFor();
}

/** Somebody looks elsewhere: what is to be told is told then, before anything else is asked. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await fetch('/healthz');
  });
}

const looksRight = async (page: Page) => {
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await misfits(page)).toEqual([]);
};

it('nothing is told before somebody agrees, and nothing of themselves after; a keeper sees what went wrong', async () => {
  const anna = await at.person({ settings: { speed: 0, name: 'Annabella' } });
  const { page } = anna;
  const told = toldBy(page);
  await breakPage(page);
  await page.goto('/settings');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('not yet')), 0));
  await leave(page);
  expect(told).toEqual([]);

  await page.getByRole('switch', { name: CONSENT }).click();
  await page.getByText('Who you are, whom you play with and at which table is left out.').waitFor();
  await looksRight(page);
  await breakPage(page);
  await expect.poll(() => told.flatMap(({ errors }) => errors).length).toBeGreaterThan(0);
  await page.evaluate(() => {
    setTimeout(
      () => Promise.reject(new Error('no seat for "Ben Nevis", Annabella, at /table/aJ3kXm0PqRs')),
      0,
    );
  });
  await expect.poll(() => told.flatMap(({ errors }) => errors).length).toBeGreaterThan(1);
  // Whoever looks at another page ends a visit, which is told when the page is no longer looked at.
  await leave(page);
  await expect.poll(() => told.flatMap(({ visits }) => visits).length).toBeGreaterThan(0);
  const errors = told.flatMap((report) => report.errors);
  expect(errors.map(({ kind, page: on, times }) => ({ kind, on, times }))).toEqual([
    { kind: 'error', on: 'history', times: 1 },
    { kind: 'rejection', on: 'history', times: 1 },
  ]);
  expect(errors[0]?.places.length).toBeGreaterThan(0);
  expect(errors[1]?.message).toBe('Error: no seat for “…”, …, at …');
  expect(told.flatMap((report) => report.visits)[0]).toMatchObject({ page: 'history' });
  expect(JSON.stringify(told)).not.toMatch(/Annabella|Nevis|aJ3k|localhost/);
  expect(anna.errors.splice(0).length).toBeGreaterThan(0);

  const listed = await at.site.admin('client-errors');
  const id =
    listed
      .split('\n')
      .find((line) => !line.includes('no seat'))
      ?.split(' ')[0] ?? '';
  // The stack leads into the sources, since the maps of this version lie beside the server.
  expect(await at.site.admin('client-errors', id)).toMatch(
    /apps\/web\/src\/pages\/history\/\w+\.tsx:\d+:\d+/,
  );

  const olga = await owner('Olga');
  const keeper = await at.person({ size: PHONE, dark: true });
  await keeper.context.addCookies(cookiesOf(olga));
  await keeper.page.goto('/admin/errors');
  const seen = keeper.page.getByRole('article', { name: /no seat for/ });
  await seen.getByText('rejection').or(seen.getByText('Error: no seat')).first().waitFor();
  await keeper.page.getByText('Where it was').first().click();
  await looksRight(keeper.page);
  await seen.getByRole('button', { name: 'Put away' }).click();
  const dialog = keeper.page.getByRole('dialog');
  await looksRight(keeper.page);
  await dialog.getByRole('button', { name: 'Put away' }).click();
  await seen.waitFor({ state: 'detached' });
  expect(await at.site.admin('audit')).toContain('clientErrorDropped');
});

it('a slow answer to a tap and a slow picture are told with the page that they were on', async () => {
  const { page } = await at.person({ settings: { speed: 0, clientReports: true } });
  const told = toldBy(page);
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const isBusy = (until: number): boolean => performance.now() < until;
    addEventListener('pointerdown', () => {
      for (const until = performance.now() + 300; isBusy(until); );
    });
  });
  await page.getByRole('heading', { level: 1 }).click();
  // The browser tells of a tap once its picture is there.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // To another page without loading one.
  await page.getByRole('link', { name: 'Aerie' }).first().click();
  await page.waitForURL('/');
  await leave(page);
  await expect.poll(() => told.flatMap(({ visits }) => visits).length).toBeGreaterThan(1);
  const [about, home] = told.flatMap(({ visits }) => visits);
  expect(about).toMatchObject({ page: 'about', paint: expect.any(Number) });
  expect(about?.interaction).toBeGreaterThanOrEqual(300);
  expect(Math.max(...(about?.slow ?? []))).toBeGreaterThanOrEqual(300);
  expect(home).toMatchObject({ page: 'home', paint: null });
});

it('whoever no longer agrees tells nothing more', async () => {
  const { page, errors } = await at.person({ settings: { speed: 0, clientReports: true } });
  const told = toldBy(page);
  await page.goto('/settings');
  await page.getByRole('switch', { name: CONSENT, checked: true }).click();
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('any more')), 0));
  await leave(page);
  expect(told.flatMap((report) => report.errors)).toEqual([]);
  errors.splice(0);
});
