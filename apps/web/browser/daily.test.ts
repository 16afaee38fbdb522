import { expect, test } from 'vitest';
import type { Person } from './browser.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { answer, untilAsked } from './play.js';
import { playTheRest } from './second-tab.js';

const visit = useSite();
const GAME = 'rauf-und-runter';

/** Somebody new enters and plays today's challenge to its end. */
async function plays(person: Person, name: string): Promise<void> {
  const { page } = person;
  await page.goto('/daily');
  await page.locator(`[data-game="${GAME}"] .button.primary`).click();
  await page.getByRole('textbox').fill(name);
  await page.locator('dialog .button.primary').click();
  await page.waitForURL('**/table/*');
  await untilAsked(page);
  await answer(page);
  // The throw that followed stands: it says so before anything is pressed.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.getAttribute('title')).toContain('Luck counts here');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await playTheRest([person], page.url());
}

test('two people play the daily challenge once each, are ranked, and find it in their history', async () => {
  const [anna, ben] = [await visit.person({ size: PHONE }), await visit.person()];
  await plays(anna, 'Anna');
  await plays(ben, 'Ben');

  await anna.page.goto(`/daily/${GAME}`);
  await anna.page.locator('.ledger tbody tr').nth(1).waitFor();
  expect(await anna.page.locator('.ledger tbody th').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining('Anna'), expect.stringContaining('Ben')]),
  );
  await expect.poll(() => anna.page.locator('.ledger .mine').textContent()).toContain('Anna');
  await expect.poll(() => anna.page.locator('.verdict').textContent()).toContain('other person');
  expect(await anna.page.locator('.ledger a').count()).toBe(0);

  // The one try that counts is over: there is nothing left to play.
  await anna.page.goto('/daily');
  const deal = anna.page.locator(`[data-game="${GAME}"]`);
  await deal.locator('.done').waitFor();
  expect(await deal.locator('.button.primary').count()).toBe(0);

  await ben.page.goto('/history');
  await ben.page.locator('.history .match').first().waitFor();
  expect(await ben.page.locator('.history .match').textContent()).toContain('Daily challenge');
  await expect.poll(() => ben.page.locator('.history .bars').count()).toBeGreaterThan(0);
  await ben.page.locator('a[href="/history/ranking/rauf-und-runter"]').click();
  // It has a ranking of its own, and nobody chose to be rated.
  await ben.page.getByText('Nobody has finished').waitFor();
});
