import type { Page } from 'playwright-core';

/** What the page offers just now: legal answers as buttons of the board. */
const OFFERS = '.board [data-answer]:not([aria-disabled="true"])';

/** Waits until something is asked of this person, or the game is over. */
export async function untilAsked(page: Page, timeout = 60_000): Promise<'asked' | 'over'> {
  const found = await page.waitForSelector(`.prompt.mine, .account`, { timeout });
  return (await found.getAttribute('class'))?.includes('account') ? 'over' : 'asked';
}

/** The answers that are offered, in notation. */
export const offers = (page: Page): Promise<string[]> =>
  page.$$eval(OFFERS, (buttons) => buttons.map((button) => button.getAttribute('data-answer') ?? ''));

/** Gives the first answer that is offered, as a person would, and says yes where one is asked twice. */
export async function answer(page: Page, which: (offered: readonly string[]) => string = ([first]) => first ?? '') {
  const before = await page.textContent('.log-count').catch(() => null);
  const offered = await offers(page);
  if (offered.length === 0) return before;
  await page.click(`.board [data-answer="${which(offered)}"]`);
  const doubt = page.locator('dialog .button.primary');
  if (await page.locator('dialog').count()) await doubt.first().click();
  return before;
}

/** Plays until the game is over; gives how many answers it took. */
export async function playToTheEnd(page: Page, most = 400): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    if ((await untilAsked(page)) === 'over') return answers;
    await answer(page).catch(() => undefined);
  }
  throw new Error(`not over after ${most} answers`);
}
