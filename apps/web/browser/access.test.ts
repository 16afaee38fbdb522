import { describe, expect, it } from 'vitest';
import { complaints, misfits } from './axe.js';
import { DESKTOP, PHONE, TABLET } from './browser.js';
import { focusOn } from './keyboard.js';
import { playNow, playToTheEnd, untilAsked } from './play.js';
import { visiting } from './visit.js';

const at = visiting();
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

describe('everybody can use it', () => {
  it.each([
    ['by day on a phone', { size: PHONE }],
    ['by night on a phone', { size: PHONE, dark: true }],
    ['by day on a desktop', { size: DESKTOP }],
    ['by night on a tablet', { size: TABLET, dark: true }],
  ])('axe finds nothing and nothing is too small, %s', async (_, visitor) => {
    const { page } = await at.person(visitor);
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(300);
      expect.soft(await complaints(page), path).toEqual([]);
      expect.soft(await misfits(page), path).toEqual([]);
    }
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    expect.soft(await complaints(page), 'table').toEqual([]);
    expect.soft(await misfits(page), 'table').toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect.soft(await complaints(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.locator('.rules').waitFor();
    // The sheet unfolds first.
    await page.waitForTimeout(600);
    expect.soft(await complaints(page), 'rules').toEqual([]);
    await page.keyboard.press('Escape');
    await playToTheEnd(page);
    expect.soft(await complaints(page), 'end').toEqual([]);
    expect.soft(await misfits(page), 'end').toEqual([]);
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
      const moves = await page.getAttribute('.table', 'data-moves');
      await focusOn(
        page,
        (element) => element.hasAttribute('data-answer') && element.getAttribute('aria-disabled') !== 'true',
      );
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (before) =>
          document.querySelector('.doubt') ||
          document.querySelector('.table')?.getAttribute('data-moves') !== before,
        moves,
      );
      if ((await page.locator('.doubt').count()) > 0) {
        await focusOn(page, (element) => element.classList.contains('primary'));
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
