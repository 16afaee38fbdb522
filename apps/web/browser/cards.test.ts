import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { playNow, untilAsked } from './play.js';

const at = useSite();

const found = (page: Page) => page.locator('.cards-count');
const names = (page: Page) => page.locator('.cards-found .cards-name').allTextContents();

/** No accessibility violations and nothing that does not fit, once the page is still. */
async function expectFit(page: Page, where: string): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect.soft(await violations(page), where).toEqual([]);
  expect.soft(await misfits(page), where).toEqual([]);
}

describe('the cards', () => {
  it('are searched in two languages and filtered, and Back keeps the search', async () => {
    const { page } = await at.person({ size: PHONE, language: 'de' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Karten', exact: true }).click();
    await found(page).getByText('258 Karten').waitFor();
    await expectFit(page, 'list');

    // In German, typed in a hurry, and by an English name.
    const field = page.getByRole('searchbox');
    await field.fill('ERROETENDER');
    await found(page).getByText('1 Karte', { exact: true }).waitFor();
    await expect.poll(() => names(page)).toEqual(['Errötender Funkling']);
    await field.fill('lindworm');
    await page.waitForURL('**/cards?q=lindworm');
    await expect.poll(() => names(page)).toContainEqual(expect.stringContaining('Lindwurm'));
    await field.fill('');

    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('checkbox', { name: 'groß' }).check();
    await page.getByRole('checkbox', { name: 'scheu' }).check();
    await expectFit(page, 'filters');
    await page.getByRole('button', { name: '13 Karten zeigen' }).click();
    await page.waitForURL('**/cards?size=large&trait=shy');
    await expect.poll(() => page.locator('.cards-found .cards-tile').count()).toBe(13);

    // A card far down, its neighbour, and back to where one was.
    const card = page.locator('.cards-found .cards-tile a').nth(9);
    const name = await card.locator('.cards-name').textContent();
    await card.click();
    await page.getByRole('heading', { level: 1, name: name as string }).waitFor();
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(() => scrolled()).toBe(0);
    await page.keyboard.press('ArrowRight');
    const next = page.locator('h1', { hasNotText: name as string });
    await next.waitFor();
    await page.goBack();
    await page.waitForURL('**/cards?size=large&trait=shy');
    await found(page).getByText('13 Karten').waitFor();
    await page.waitForFunction(() => scrollY > 300);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name);
    // Each filter is a step back.
    await page.goBack();
    await found(page).getByText('50 Karten').waitFor();

    await field.fill('nichts dergleichen');
    await page.getByRole('heading', { name: 'So jemand wohnt hier nicht' }).waitFor();
    await expectFit(page, 'nobody');
    await page.getByRole('button', { name: 'Alles zurücksetzen' }).last().click();
    await found(page).getByText('258 Karten').waitFor();
  });

  it('are opened by a shared link on a phone, whatever the language of the link', async () => {
    const { page, context } = await at.person({ size: PHONE, language: 'fr', dark: true });
    await page.goto('/cards/dragon/42-herbergsvater-lindwurm');
    await page.getByRole('heading', { level: 1, name: 'Lindorm aubergiste' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/cards/dragon/42-lindorm-aubergiste');
    await expect.poll(() => page.title()).toContain('Lindorm aubergiste');
    await expectFit(page, 'card');
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await page.getByText('Lien copié').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    // A finger to the left turns to the next card.
    const touch = await context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await finger('touchStart', 300);
    await finger('touchMove', 200);
    await finger('touchMove', 120);
    await finger('touchEnd');
    await page.waitForURL('**/cards/dragon/43-*');

    await page.goto('/cards/dragon/999');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectFit(page, 'no such card');
    await page.getByRole('link', { name: 'Toutes les cartes' }).click();
    await found(page).getByText('258 cartes').waitFor();
  });

  it('are looked up from the table without leaving it', async () => {
    const { page, context } = await at.person();
    await page.goto('/games/schwingenschlag');
    await page.getByRole('link', { name: 'Cards' }).waitFor();
    await page.goto('/');
    await playNow(page, 'schwingenschlag');
    await page.locator('.ss-hand .ss-card').first().waitFor();
    const link = page.getByRole('link', { name: 'Cards' });
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await found(opened).getByText('258 cards').waitFor();
    expect(page.url()).toContain('/local/');
    // A card that is read at the table leads to its page, in a window of its own too.
    await page.bringToFront();
    await untilAsked(page);
    await page.locator('.ss-display .ss-card').first().click();
    const toPage = page.getByRole('link', { name: 'Page of this card' });
    await expect.poll(() => toPage.getAttribute('href')).toMatch(/^\/cards\/dragon\/\d+-[a-z-]+$/);
    await expect.poll(() => toPage.getAttribute('target')).toBe('_blank');
  });
});
