import { CAVE_NAMES, caveText, DRAGON_NAMES, dragonText } from '@aerie/schwingenschlag';
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

const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
/** The smallest screen. */
const SMALL = { width: 320, height: 640 };

/** The addresses of the cards that say most in a language, and of those with the longest words in their names. */
function fullest(tongue: (typeof LANGUAGES)[number]): string[] {
  const at = LANGUAGES.indexOf(tongue);
  const cards = [
    ...Object.entries(DRAGON_NAMES).map(([n, names]) => ({
      address: `/cards/dragon/${n}`,
      words: dragonText(Number(n), tongue).join(),
      name: names[at] as string,
    })),
    ...Object.entries(CAVE_NAMES).map(([n, names]) => ({
      address: `/cards/cave/${n}`,
      words: caveText(Number(n), tongue),
      name: names[at] as string,
    })),
  ];
  const longest = (name: string) => Math.max(...name.split(/[ -]/).map(({ length }) => length));
  return [
    ...cards.toSorted((a, b) => b.words.length - a.words.length).slice(0, 6),
    ...cards.toSorted((a, b) => longest(b.name) - longest(a.name)).slice(0, 6),
  ].map(({ address }) => address);
}

/** What of a card's words is outside of it, cut off, or broken in the middle of a word, for every address. */
const cutOff = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    const found: string[] = [];
    for (const address of all) {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const leaf = document.querySelector('.cards-leaf') as HTMLElement;
      const edge = leaf.getBoundingClientRect();
      for (const element of leaf.querySelectorAll<HTMLElement>('h1, p, dt, dd, dd span, footer')) {
        const { left, right, bottom } = element.getBoundingClientRect();
        const isCut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
        if (isCut || left < edge.left + 9 || right > edge.right - 9 || bottom > edge.bottom - 9)
          found.push(`${location.pathname}: ${element.textContent}`);
      }
      const name = leaf.querySelector('h1')?.firstChild as Text;
      for (const { index, 0: word } of name.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(name, index);
        range.setEnd(name, index + word.length);
        if (range.getClientRects().length > 1) found.push(`${location.pathname}: broken ${word}`);
      }
    }
    return found;
  }, addresses);

describe('the cards', () => {
  it.each(LANGUAGES)('have room for all their words on the smallest screen: %s', async (language) => {
    const { page } = await at.person({ size: SMALL, language });
    await page.goto('/cards/dragon/1');
    await page.locator('.cards-leaf .ss-painting').waitFor();
    expect(await cutOff(page, fullest(language))).toEqual([]);
  });

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
