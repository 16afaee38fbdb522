import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { playNow, playToTheEnd, untilAsked } from './play.js';

const at = useSite();

describe('languages', () => {
  it.each([
    ['de-CH', 'de'],
    ['it-IT', 'it'],
  ])('whoever speaks %s is spoken to so, to the end of a game', async (language, tongue) => {
    const { page } = await at.person({ language, size: PHONE });
    await page.goto('/');
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(tongue);
    await playNow(page);
    await untilAsked(page);
    await playToTheEnd(page);
    await page.keyboard.press('Escape');
    await page.locator('.bar .compact-only .button').first().click();
    const log = (await page.locator('dialog .log').textContent()) ?? '';
    expect(log.length, log).toBeGreaterThan(500);
    // No key was left without words, and no placeholder without a value.
    expect(await page.locator('body').textContent()).not.toMatch(/rauf-und-runter\.|\{\w+\}|undefined|NaN/);
  });

  it.each([
    [
      'en-GB',
      'Guest',
      'Your mat',
      'Daily challenge',
      'Everybody sees the cards of the others.',
      /\bYou (is|has|waits|begins|plays)\b|\bof You\b|You’s/,
    ],
    [
      'fr-FR',
      'Invité',
      'Ton plateau',
      'Défi du jour',
      'Tout le monde voit les cartes des autres.',
      /\bToi (a|est|attend|commence|joue)\b|\bde Toi\b/,
    ],
  ])(
    'whoever has no name is a guest in %s, and is told "you" in sentences',
    async (language, guest, mat, daily, open, wrong) => {
      const { page } = await at.person({ language });
      await page.goto('/');
      await page.getByRole('link', { name: daily }).first().waitFor();
      await page.goto('/games/schwingenschlag');
      await page.getByText(open).first().waitFor();
      await page.goto('/');
      await playNow(page, 'schwingenschlag');
      await untilAsked(page);
      expect(await page.textContent('.seat.mine .called')).toBe(guest);
      await page.getByRole('button', { name: mat, exact: false }).first().waitFor();
      expect(await page.textContent('body')).not.toMatch(wrong);
    },
  );

  it('the language can be changed in the middle of a game', async () => {
    const { page } = await at.person();
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    const english = await page.textContent('.prompt .asked');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Italiano').click();
    await page.waitForFunction(() => document.documentElement.lang === 'it');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.textContent('.prompt .asked')).not.toBe(english);
    await page.reload();
    await untilAsked(page);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('it');
  });
});
