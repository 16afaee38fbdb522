import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DRILLS } from './all-lessons.js';
import { useSite } from './fixture.js';
import { followArrow } from './lessons.js';

const at = useSite();
const coach = (page: Page) => page.locator('.coach');

/** Gives an answer that is none of these, where one can be given with a single press. */
async function answerOtherwise(page: Page, right: readonly string[]): Promise<boolean> {
  const legal = page.locator('.board [data-answer]:not([aria-disabled="true"]):visible');
  const texts = await legal.evaluateAll((all) => all.map((one) => one.getAttribute('data-answer') ?? ''));
  const other = texts.findLastIndex((text) => !right.includes(text));
  if (other < 0) return false;
  await legal.nth(other).dispatchEvent('click');
  await page.waitForSelector('.confirm, .coach .about.not');
  const sure = page.locator('.confirm .button.quiet');
  if ((await sure.count()) > 0) await sure.click();
  return true;
}

describe.each(DRILLS)('the drill $drill of $game', ({ game, drill, right }) => {
  it('tells why something is not the best, can be tried again, and the arrow leads to the answer', async () => {
    const { page } = await at.regular();
    await page.goto(`/learn/${game}/drill/${drill}`);
    await coach(page).waitFor();
    if (await answerOtherwise(page, right)) {
      await coach(page)
        .locator('.about.not', { hasText: /^Not the best\. \w/ })
        .waitFor();
      await coach(page).getByRole('button', { name: 'Try again' }).click();
      await coach(page).locator('.about').waitFor({ state: 'detached' });
    }
    await followArrow(page, 'touch');
    expect(await coach(page).locator('.about').textContent()).toMatch(/^Right! \w/);
  });
});
