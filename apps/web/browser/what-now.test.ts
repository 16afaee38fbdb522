import rauf, { DICE } from '@aerie/rauf-und-runter';
import wolken from '@aerie/ueber-den-wolken';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { misfits, untilStill, violations } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { answer, movesOn, offers, playNow, untilAsked } from './play.js';
import { open, randomUntil } from './prepared-match.js';

const GAMES = ['rauf-und-runter', 'ueber-den-wolken', 'cloud-mine', 'zefiria', 'schwingenschlag'] as const;

/** The first throw of a turn: several faces without a feather, and no feathers to throw it again. */
const THROW = randomUntil(rauf, {
  seats: 3,
  until: (s) =>
    s.round > 0 &&
    s.dice === DICE &&
    s.feathers[0] === 0 &&
    rauf.answers(s, 0).length > 2 &&
    rauf.why(s, 0, { kind: 'pick', die: 0 }) !== undefined,
});

/** What the dialog offers to do, apart from what looks good. */
const listed = (page: Page) => page.locator('.possible section:not(.good, .not-now) li button');
const scene = (page: Page) => page.locator('.recap-words').textContent();

/** Which of the files that are fetched when asked for a page has fetched. */
const fetchedLate = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => {
      const file = /assets\/(possibilities|recap|rules-panel|coached-table|learn)-.*\.js$/.exec(name);
      return file?.[1] ?? [];
    }),
  );

/** Closes the panel that is open. */
async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.dialog').waitFor({ state: 'detached' });
}

/** What is too small or too wide, apart from signs of the board. */
const small = async (page: Page) => (await misfits(page)).filter((one) => !one.includes('data-term'));

describe('what can I do?', () => {
  const at = useSite();

  it('lists what is possible, what looks good, and what is not possible with its rule; what is chosen is done', async () => {
    const { page } = await at.person({ size: PHONE });
    await open(page, THROW);
    await untilAsked(page);
    expect(await fetchedLate(page)).toEqual([]);
    await page.getByRole('button', { name: 'What can I do?' }).click();
    await expect.poll(() => listed(page).count()).toBe((await offers(page)).length);
    expect(await fetchedLate(page)).toContain('possibilities');
    const words = await listed(page).allTextContents();
    const good = page.locator('.possible .good li button');
    await good.first().waitFor();
    expect(words).toContain(await good.first().textContent());
    const refused = page.locator('.possible .not-now');
    expect(await refused.textContent()).toContain('Rolling again costs 2 feathers; you have none.');
    expect(await refused.textContent()).toContain('No die shows a feather.');
    await untilStill(page);
    expect([await violations(page), await small(page)]).toEqual([[], []]);
    await refused.getByRole('button', { name: 'Read the rule' }).first().click();
    await page.locator('.rules .here').waitFor();
    expect(await fetchedLate(page)).toContain('rules-panel');
    await shut(page);

    const before = await movesOn(page);
    await page.keyboard.press('?');
    await listed(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (number) =>
        document.querySelector('.confirm') ||
        Number(document.querySelector('.table')?.getAttribute('data-moves')) > number,
      before,
    );
    expect(await page.locator('.possible').count()).toBe(0);
  });

  it('shows nothing that others at the screen must not see', async () => {
    const { page } = await at.person();
    const match = randomUntil(wolken, { seats: 2, until: () => true });
    await open(page, { ...match, seats: ['Anna', 'Ben'].map((name) => ({ kind: 'person', name })) });
    await page.locator('.curtain').waitFor();
    await page.keyboard.press('?');
    await page.getByText('Others share this screen').waitFor();
    expect(await page.locator('.possible button').count()).toBe(0);
    await shut(page);
    await page.getByRole('button', { name: 'It’s me' }).click();
    await page.keyboard.press('?');
    await expect.poll(() => listed(page).count()).toBeGreaterThan(0);
  });
});

describe('what just happened?', () => {
  const at = useSite();

  it('is told step by step with pictures, by keys and buttons, and by itself where that is wished', async () => {
    const { page } = await at.person({ size: PHONE, settings: { speed: 0, recap: true } });
    await open(page, THROW);
    await untilAsked(page);
    // Of what was before this page was opened there are words, and the table as it is now.
    await page.locator('.recap-picture figcaption').waitFor();
    await shut(page);
    while ((await page.locator('.recap').count()) === 0) {
      await answer(page, undefined, 'quick');
      await page.waitForSelector('.recap, .prompt.mine');
    }
    expect(await page.locator('.recap-picture figcaption').count()).toBe(0);
    await page.locator('.recap-board .rauf-und-runter, .recap-board section').first().waitFor();
    const first = await scene(page);
    expect(first).toMatch(/Bruno|Cirra/);
    await untilStill(page);
    expect([await violations(page), await small(page)]).toEqual([[], []]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scene(page)).not.toBe(first);
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => scene(page)).toBe(first);
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'From the beginning' }).click();
    await expect.poll(() => scene(page)).toBe(first);
    await shut(page);
    await page.keyboard.press('h');
    await expect.poll(() => scene(page)).toBe(first);
  });
});

describe('both', () => {
  const at = useSite();

  // Every game at one of the sizes.
  it.each([
    ['phone', PHONE, 'fr', GAMES.filter((_, i) => i % 2 === 0)],
    ['desktop', DESKTOP, 'it', GAMES.filter((_, i) => i % 2 === 1)],
  ] as const)('are there in every game, on a %s', async (_, size, language, games) => {
    const { page } = await at.person({ size, language, dark: true, settings: { speed: 0 } });
    for (const game of games) {
      await page.goto('/');
      await playNow(page, game);
      await page.waitForSelector('.prompt.mine');
      for (const [key, shown] of [
        ['?', '.possible :is(li button, p + p)'],
        ['H', '.dialog :is(.recap, p.soft)'],
      ]) {
        await page.locator(`.tools [aria-keyshortcuts="${key}"]`).click();
        await page.waitForSelector(`${shown}`);
        await untilStill(page);
        expect([game, await small(page)]).toEqual([game, []]);
        await shut(page);
      }
      // The tools stay in one row.
      expect([game, await page.$eval('.tools', (tools) => tools.clientHeight < 60)]).toEqual([game, true]);
    }
  });
});
