import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import glossary from '../src/games/rauf-und-runter/glossary.js';
import { misfits, violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { playNow, untilAsked } from './play.js';

const at = useSite();

/** Waits until the rules are open at a paragraph and it is in sight. */
async function openAt(page: Page, address: string): Promise<void> {
  await page.waitForFunction((id) => {
    const here = document.getElementById(`rule-${id}`);
    if (!here?.classList.contains('here')) return false;
    const { top, bottom } = here.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, address);
}

describe('the rules library', () => {
  it.each([
    ['de', 'misthaufen', 'rauf-und-runter', 'dungheap-nothing'],
    ['en', 'hatchling feed', 'schwingenschlag', 'hatchlings-feed'],
    ['fr', 'tornade', 'zefiria', 'storm-tornado'],
    ['it', 'sognatore', 'cloud-mine', 'roles-daydreamer'],
  ])('in %s, “%s” is found and leads to the paragraph', async (language, asked, game, address) => {
    const { page } = await at.person({ language, size: PHONE });
    await page.goto('/library');
    await page.locator('input[type="search"]').fill(asked);
    const found = page.locator(`.found a[href="/rules/${game}#rule-${address}"]`);
    await found.waitFor();
    await expect.poll(() => found.locator('mark').count()).toBeGreaterThan(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(asked);
    await found.click();
    await openAt(page, address);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(language);
    // What was looked for is there again when one comes back.
    await page.goBack();
    await found.waitFor();
    await expect.poll(() => page.inputValue('input[type="search"]')).toBe(asked);
  });

  it('a paragraph has a link of its own, and a figure shows the real board', async () => {
    const { page } = await at.person();
    await page.goto('/rules/zefiria#rule-borea-flight');
    await openAt(page, 'borea-flight');
    await page.locator('#rule-borea-breath .to-here').click();
    await openAt(page, 'borea-breath');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.locator('#rule-borea-figure-borea .zf-isle').first().waitFor();
    await expect.poll(() => page.locator('#rule-borea-figure-borea [inert] .zf-isle').count()).toBe(25);
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  });

  it('the signs of the board stand at the end, each with its own link and the way to its rule', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/rules/rauf-und-runter#term-flutter');
    const flutter = page.locator('#term-flutter.here');
    await expect.poll(() => flutter.textContent()).toContain('Flutter number');
    await expect
      .poll(() => flutter.evaluate((term) => term.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    await expect.poll(() => page.locator('.terms > div').count()).toBe(Object.keys(glossary).length);
    await flutter.getByRole('link').click();
    await openAt(page, 'goal-momentum');
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  it('a refusal leads to the rule that says so', async () => {
    const { page } = await at.person();
    await page.goto('/');
    await playNow(page);
    await untilAsked(page);
    // Nobody has feathers at the start.
    await page.locator('.board [data-answer="reroll"]').click({ force: true });
    await page.locator('.refused').getByRole('button', { name: 'Read the rule' }).click();
    await page.locator('dialog[open] #rule-reroll-price.here').waitFor();
  });
});

describe('how to play in one minute', () => {
  it('goes step by step with the keyboard, and nothing moves by itself where motion is not wanted', async () => {
    const { page } = await at.person({ size: PHONE });
    await page.goto('/games/rauf-und-runter');
    await page.getByRole('button', { name: 'Show me' }).click();
    const words = page.locator('.minute-words');
    await words.waitFor();
    const first = await words.textContent();
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Next step' }).press('ArrowRight');
    await page.waitForFunction(
      (before) => document.querySelector('.minute-words')?.textContent !== before,
      first,
    );
    expect(await violations(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  });
});
