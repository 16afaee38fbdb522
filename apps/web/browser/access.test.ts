import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COLOURS, misfits, untilStill, violations } from './axe.js';
import { DESKTOP, PHONE, TABLET } from './browser.js';
import { useSite } from './fixture.js';
import { focusOn } from './keyboard.js';
import { hurryToTheEnd, playNow, playToTheEnd, untilAsked } from './play.js';

const at = useSite();
const PAGES = [
  '/',
  '/games/rauf-und-runter',
  '/rules/rauf-und-runter',
  '/library?q=feather',
  '/about',
  '/settings',
  '/saved',
  '/components',
  '/nowhere',
  '/local/none',
] as const;

/**
 * Sizes and themes to check a page in. By night only colours differ, so only their rules run again; a tablet shows nothing that
 * neither a phone nor a desktop does, but it may not fit there.
 */
const LOOKS = [
  { look: 'by day on a phone', size: PHONE, dark: false, axe: violations },
  { look: 'by night on a phone', size: PHONE, dark: true, axe: (page: Page) => violations(page, COLOURS) },
  { look: 'by night on a tablet', size: TABLET, dark: true, axe: undefined },
  { look: 'by day on a desktop', size: DESKTOP, dark: false, axe: violations },
] as const;

/** Checks a page in every theme and size, one after the other. */
async function judge(page: Page, what: string): Promise<void> {
  for (const { look, size, dark, axe } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.locator(`html[data-theme="${dark ? 'dark' : 'light'}"]`).waitFor();
    await untilStill(page);
    expect.soft(await axe?.(page), `${what}, ${look}`).toEqual(axe && []);
    expect.soft(await misfits(page), `${what}, ${look}`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
}

describe('everybody can use it', () => {
  it('axe finds nothing and nothing is too small on the pages of the site, by day and night, on small and large screens', async () => {
    const { page } = await at.person({ size: PHONE });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await judge(page, path);
    }
  });

  it('nor at the table: board, menu, rules and end', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    await judge(page, 'table');
    await page.getByRole('button', { name: 'Menu' }).click();
    await judge(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.locator('.rules').waitFor();
    await judge(page, 'rules');
    await page.keyboard.press('Escape');
    await playToTheEnd(page);
    await judge(page, 'end');
  });

  it('a game is played with the keyboard alone', async () => {
    const { page } = await at.person();
    await page.goto('/');
    await focusOn(
      page,
      (element) =>
        element.textContent?.trim() === 'Play now' &&
        element.closest('.cover')?.querySelector('h2')?.textContent === 'Rauf und Runter',
    );
    await page.keyboard.press('Enter');
    for (let i = 0; i < 200; i++) {
      if ((await untilAsked(page)) === 'over') break;
      // A few turns by keyboard are enough; the last round and the end are played by keyboard again.
      if (i === 6)
        await hurryToTheEnd(page, undefined, '.table:has(.prompt.mine) .rr-flutter-now:last-child');
      const moves = await page.getAttribute('.table', 'data-moves');
      await focusOn(
        page,
        (element) => element.hasAttribute('data-answer') && element.getAttribute('aria-disabled') !== 'true',
      );
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (before) =>
          document.querySelector('.confirm') ||
          document.querySelector('.table')?.getAttribute('data-moves') !== before,
        moves,
      );
      if ((await page.locator('.confirm').count()) > 0) {
        await focusOn(page, (element) => element.matches('.confirm .quiet'));
        await page.keyboard.press('Enter');
        await page.waitForFunction(
          (before) => document.querySelector('.table')?.getAttribute('data-moves') !== before,
          moves,
        );
      }
    }
    await page.locator('.account').waitFor();
  });

  it('the position can be read as text, and events are spoken', async () => {
    const { page } = await at.person();
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    await page.getByRole('button', { name: 'The table in words' }).click();
    const words = page.locator('dialog[open] table').first();
    await words.waitFor();
    await expect.poll(() => words.textContent()).toContain('Bruno');
    await expect.poll(() => page.locator('.prompt [aria-live="polite"]').count()).toBe(1);
  });
});
