import cloudMine from '@aerie/cloud-mine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { open, randomUntil } from './prepared-match.js';

const at = useSite();

const coach = (page: Page) => page.locator('.coach');
const button = (page: Page, name: string) => coach(page).getByRole('button', { name, exact: true });
const said = (page: Page) => coach(page).locator('.coach-said p:not(.about)').first();
const asks = (page: Page, what: string) => page.waitForSelector(`.coach[data-asks="${what}"]`);
/** Has the coach show what is meant, and waits until the arrow points at it. */
async function shows(page: Page, what: string): Promise<void> {
  await button(page, 'Show me').click();
  await page.waitForFunction((selector) => {
    const [ring, meant] = ['.pointer:has(.pointer-arrow) .pointer-ring', selector].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    return (
      ring && meant && Math.abs(ring.left + 4 - meant.left) < 2 && Math.abs(ring.top + 4 - meant.top) < 2
    );
  }, what);
}
/** What is written on the board where the arrow lies. */
const coveredByArrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const arrow = document.querySelector('.pointer-arrow')?.getBoundingClientRect();
    const texts = document.createTreeWalker(
      document.querySelector('.board') as Element,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (arrow && texts.nextNode()) {
      const { parentElement: around, textContent } = texts.currentNode;
      if (!around?.checkVisibility({ opacityProperty: true }) || around.closest('.hidden-visually')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < arrow.right && arrow.left < right && top < arrow.bottom && arrow.top < bottom)
        found.push(textContent ?? '');
    }
    return found;
  });

it('in large letters the coach leaves what it points at in sight', async () => {
  const { page } = await at.person({ size: PHONE });
  await page.goto('/learn/schwingenschlag/home');
  await coach(page).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await button(page, 'Next').click();
  await asks(page, 'do');
  const isFree = () => {
    const ring = document.querySelector('.pointer-ring')?.getBoundingClientRect();
    const card = document.querySelector('.coach')?.getBoundingClientRect();
    return ring && card && ring.top > 0 && ring.bottom < card.top + 8 && card.bottom <= innerHeight;
  };
  await page.waitForFunction(isFree);
});

it('in a lesson the coach waits while others act, and points at nothing then', async () => {
  const { page } = await at.person({ size: PHONE, settings: { speed: 1 } });
  await page.goto('/learn/cloud-mine/hill');
  await button(page, 'Next').click();
  await asks(page, 'watch');
  expect([await page.locator('.pointer').count(), await button(page, 'Show me').count()]).toEqual([0, 0]);
  await button(page, 'Skip ahead').click();
  await asks(page, 'do');
  await page.locator('.pointer-ring').waitFor();
  await page.locator('[data-spot="card:55"]').click();
  await page.locator('[data-answer="guess 55"]').click();
  // What was done is spoken of at once, what comes next when all is seen.
  await coach(page).locator('.about', { hasText: 'Found!' }).waitFor();
  await asks(page, 'watch');
  expect([await said(page).count(), await page.locator('.pointer').count()]).toEqual([0, 0]);
  await button(page, 'Skip ahead').click();
  await said(page).filter({ hasText: 'you are the Scout' }).waitFor();
  await asks(page, 'do');
});

it('a drill shows the way to its answer, says why something is not the best, and praises once', async () => {
  const { page } = await at.person({ size: PHONE });
  await page.goto('/learn/cloud-mine/drill/meant');
  await page.locator('[data-answer="guess 45"]').click();
  await coach(page).locator('.about', { hasText: 'Not the best. A face could be anybody.' }).waitFor();
  await button(page, 'Try again').click();
  // The cloud that the arrow leads to first is seen large as soon as it has the focus; then its button is there.
  await shows(page, '[data-answer="guess 31"]');
  await expect.poll(() => coveredByArrow(page)).toEqual([]);
  await page.locator('[data-answer="guess 31"]').click();
  const praise = coach(page).locator('.about.right');
  await praise.waitFor();
  expect(await praise.textContent()).toMatch(/^Right! The moustache/);
  // What is spoken of is still there, though the game would go on with the next round.
  await button(page, 'Next task').waitFor();
  await page.locator('.cm-said', { hasText: 'Salvador Dalí' }).waitFor();
});

it('a lesson opens the part of the board that it speaks of, and leaves it again', async () => {
  const { page } = await at.person({ size: PHONE });
  await page.goto('/learn/schwingenschlag/last');
  await page.locator('[data-spot="goal:4"]').waitFor();
  await button(page, 'Next').click();
  await page.locator('[data-spot="goal:4"]').waitFor({ state: 'hidden' });
});

it('what the coach explains does not lie over the summary of a round, nor stay after it', async () => {
  const { page } = await at.person({ size: PHONE });
  const dream = randomUntil(cloudMine, {
    seats: 4,
    until: ({ step, daydreamer }) => step === 'dream' && daydreamer === 0,
  });
  await open(page, { ...dream, coached: true });
  const describe = page.locator('.coach[data-concept="describe"]');
  await describe.waitFor();
  await page.locator('.cm-say input').fill('A ship under full sail');
  await page.locator('.cm-say input').press('Enter');
  await page.locator('.moment').waitFor();
  // It goes on by itself after a while.
  const isCovered = await page.evaluate(
    () => document.querySelector('.moment') && document.querySelector('.coach'),
  );
  expect(isCovered).toBeNull();
  await page.evaluate(() => document.querySelector<HTMLElement>('.moment')?.click());
  await page.locator('.prompt.mine').waitFor();
  expect(await describe.count()).toBe(0);
});
