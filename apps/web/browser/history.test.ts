import { Match, type Outcome } from '@aerie/kernel';
import game from '@aerie/rauf-und-runter';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Client, playOut } from '../../server/src/testing/client.js';
import { HttpClient } from '../../server/src/testing/http-client.js';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { open, randomUntil } from './prepared-match.js';

const at = useSite();
const PASSWORD = 'over the clouds and far';
const TELLING = '**/api/history/import/*/decisions';

/** The account page, filled in. */
async function fillIn(page: Page, button: string): Promise<void> {
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('heading', { name: 'Anna' }).waitFor();
}

/** How many matches on the page say how one has decided. */
const decided = (page: Page) =>
  page
    .locator('.match')
    .getByText(/^Accuracy \d+%, given away \d+%$/)
    .count();

describe('the history', () => {
  it('has what an analysis on one device came to on the other, as soon as it can be told', async () => {
    const { page } = await at.person({ settings: { speed: 0, sendGames: 'yes' } });
    await page.goto('/account');
    await page.getByText('New account').click();
    await fillIn(page, 'Create my account');
    const match = randomUntil(game, { seats: 2, until: (s) => game.awaited(s).length === 0 });
    const outcome = Match.resume(game, match.log).outcome as Outcome;
    await open(page, { ...match, outcome });

    // The match gets through, what its analysis came to does not.
    let refused = 0;
    await page.route(TELLING, (route) => {
      refused++;
      return route.abort();
    });
    await page.getByRole('link', { name: 'Story of this game' }).click();
    const story = page.getByRole('dialog', { name: 'The story of this game' });
    await story.getByText(/^\d(st|nd) of 2, with even luck/).waitFor({ timeout: 120_000 });
    await expect.poll(() => refused).toBeGreaterThan(0);

    const phone = (await at.person({ size: PHONE, dark: true })).page;
    await phone.goto('/account');
    await fillIn(phone, 'Sign in');
    await phone.goto('/history');
    await phone.locator('.match', { hasText: 'played on a device' }).waitFor();
    await phone.getByText('Open the story of a finished game').waitFor();
    expect(await decided(phone)).toBe(0);

    await page.unroute(TELLING);
    const told = page.waitForResponse((response) => response.url().endsWith('/decisions') && response.ok());
    await page.goto('/history');
    await told;
    await page.getByRole('heading', { name: /^Most is given away when / }).waitFor();
    expect([await decided(page), await page.locator('.match').count()]).toEqual([1, 1]);
    // What was sent from here can still be watched here, and only here.
    await page.locator('.match').getByRole('link', { name: 'Watch' }).waitFor();

    await phone.reload();
    await phone.getByRole('heading', { name: /^Most is given away when / }).waitFor();
    expect(await decided(phone)).toBe(1);
    expect(await phone.locator('.match').getByRole('link', { name: 'Watch' }).count()).toBe(0);
    expect(await violations(phone)).toEqual([]);
    expect(await misfits(phone)).toEqual([]);
  });
});

describe('the profile of somebody else', () => {
  it('has no figures of matches whose results one has hidden, until they are shown', async () => {
    const { base } = at.site;
    const [cara, dino] = [new HttpClient(base), new HttpClient(base)];
    await cara.must('POST', '/api/account', { name: 'Cara', password: PASSWORD });
    await dino.must('POST', '/api/account', { name: 'Dino', password: PASSWORD });
    const { page } = await at.person({ size: PHONE, settings: { speed: 0, hideResults: true } });
    await playTwo(cara, dino);
    await page.goto('/account');
    await page.getByText('New account').click();
    await page.getByLabel('Name').fill('Elsa');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create my account', exact: true }).click();
    await page.getByRole('heading', { name: 'Elsa' }).waitFor();
    const found = await page.evaluate(
      async (body) => (await fetch('/api/people/find', { method: 'POST', body })).json(),
      JSON.stringify({ who: { account: 'Cara' } }),
    );
    await page.goto(`/history/of/${found.profile}`);
    await page.getByText('Without the matches whose results are hidden.').waitFor();
    const figures = page.locator('.figures dt');
    expect(await figures.allTextContents()).toEqual(['Matches']);
    expect(await page.locator('.records, .plot, .milestones').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    // Nor does the table tell how it ended: it leads to the replay.
    const watch = `${await page.getByRole('link', { name: 'Watch' }).getAttribute('href')}`;
    await page.goto(watch.replace('/replay/', '/table/'));
    await page.waitForURL(`**${watch}`);
    await page.getByText('How it ends is hidden until you have watched it.').waitFor();
    await page.goto(`/history/of/${found.profile}`);
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect.poll(() => figures.allTextContents()).toContain('Won');
    await page.locator('.records').waitFor();
  });
});

/** Two play a friendly match that strangers may find, to its end. */
async function playTwo(...both: readonly HttpClient[]): Promise<void> {
  const [first, second] = await Promise.all(both.map(({ base, cookie }) => Client.connect(base, cookie)));
  if (!first || !second) throw new Error('nobody is connected');
  const table = await first.must('create', {
    ...{ game: 'rauf-und-runter', options: {}, listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  await second.must('watch', { table });
  await second.must('sit', { table, seat: 1 });
  await first.must('watch', { table });
  await first.must('start', { table });
  await Promise.all([first, second].map((one) => playOut(one, table, ([answer]) => answer as string)));
  await Promise.all([first, second].map((one) => one.close()));
}
