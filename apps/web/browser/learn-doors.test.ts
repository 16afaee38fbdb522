import raufUndRunter from '@aerie/rauf-und-runter';
import { ABOUT } from '@aerie/registry/about';
import { describe, expect, it } from 'vitest';
import { misfits } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { invite } from './invite.js';
import { open, randomUntil } from './prepared-match.js';

const at = useSite();
const SMALL_PHONE = { width: 320, height: 568 } as const;
const GAME = 'rauf-und-runter';

describe('the doors to the lessons', () => {
  it('stand on every card of the front page, in two tidy rows in every language', async () => {
    const { page } = await at.person({ size: SMALL_PHONE });
    for (const [language, learn] of Object.entries({
      de: 'Lernen',
      en: 'Learn',
      fr: 'Apprendre',
      it: 'Imparare',
    })) {
      await page.goto('/icon.svg');
      await page.evaluate(
        (kept) => localStorage.setItem('aerie.settings', kept),
        JSON.stringify({ speed: 0, language }),
      );
      await page.goto('/');
      await expect
        .poll(() => page.locator('.cover').getByRole('link', { name: learn, exact: true }).count())
        .toBe(ABOUT.size);
      const rows = await page.$$eval('.cover .row', (found) =>
        found.map((row) => {
          const buttons = [...row.querySelectorAll('.button')].map((one) => one.getBoundingClientRect());
          return new Set(buttons.map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(rows.filter((count) => count > 2)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
    }
  });

  it('stand on the page of a game, in the menu of a table, and in the waiting room, which has more to do', async () => {
    const host = await at.person({ size: PHONE });
    const { page } = host;
    const door = page.getByRole('link', { name: 'Learn', exact: true });
    await page.goto(`/games/${GAME}`);
    expect(await door.getAttribute('href')).toBe(`/learn/${GAME}`);
    await door.click();
    await page.waitForURL(`**/learn/${GAME}`);
    await page.locator('h1').waitFor();

    await invite(host, 'Anna', 2);
    // The table stays: whoever waits keeps the seat.
    for (const name of ['Learn', 'Rules']) {
      const link = page.locator('.meanwhile').getByRole('link', { name, exact: true });
      expect(await link.getAttribute('target')).toBe('_blank');
    }
    expect(await page.locator('.meanwhile .banner svg').count()).toBe(1);
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.minute-words').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.place', { hasText: 'Anna · you' }).waitFor();

    await page.getByRole('button', { name: 'Bot', exact: true }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.table .board > *').first().waitFor();
    await page.locator('.bar .button[aria-expanded]').last().click();
    expect(await page.locator('.menu').getByRole('link', { name: 'Learn' }).getAttribute('href')).toBe(
      `/learn/${GAME}`,
    );
  });

  it('open after a first game that was lost, and only then', async () => {
    const { page } = await at.person({ size: PHONE });
    const ended = (place: (place: number) => boolean) =>
      randomUntil(raufUndRunter, {
        seats: 3,
        until: (s) => place(raufUndRunter.outcome(s)?.places[0] ?? Number.NaN),
      });
    const [lost, won] = [ended((place) => place > 1), ended((place) => place === 1)];
    const door = page.locator('.learn-better').getByRole('link', { name: 'Learn' });
    await open(page, lost);
    await door.waitFor();
    expect(await misfits(page)).toEqual([]);
    await door.click();
    await page.waitForURL(`**/learn/${GAME}`);

    await open(page, { ...won, id: 'Lwon', outcome: { places: [1, 2, 3], points: [3, 2, 1] } });
    await page.locator('.account .verdict').waitFor();
    expect(await door.count()).toBe(0);

    // Now it is not the first any more.
    await open(page, lost);
    await page.locator('.account .verdict').waitFor();
    await page.waitForFunction(() => document.querySelector('.account table, .account .score-table'));
    expect(await door.count()).toBe(0);
  });
});
