import type { Page } from 'playwright-core';

/** What the page offers just now: legal answers as buttons of the board. */
const OFFERS = '.board [data-answer]:not([aria-disabled="true"])';

/** Waits until something is asked of this person, or the game is over. */
export async function untilAsked(page: Page, timeout = 60_000): Promise<'asked' | 'over'> {
  await page.waitForSelector(`.prompt.mine, .account`, { timeout });
  return (await page.locator('.account').count()) > 0 ? 'over' : 'asked';
}

/** The answers that are offered, in notation. */
export const offers = (page: Page): Promise<string[]> =>
  page.$$eval(OFFERS, (buttons) => buttons.map((button) => button.getAttribute('data-answer') ?? ''));

/** How many moves the table has seen, as this page shows it. */
export const movesOn = async (page: Page): Promise<number> =>
  Number(await page.getAttribute('.table', 'data-moves'));

/** Gives an answer that is offered, the first one unless told otherwise, and waits until the table has moved on. */
export async function answer(page: Page, which = (offered: readonly string[]) => offered[0]): Promise<void> {
  const before = await movesOn(page);
  const chosen = which(await offers(page));
  if (chosen === undefined) throw new Error('nothing is offered');
  await page.locator(`.board [data-answer="${chosen}"]:not([aria-disabled="true"])`).first().click();
  const doubt = page.locator('dialog[open] .button.primary');
  const moved = page.waitForFunction(
    (number) => Number(document.querySelector('.table')?.getAttribute('data-moves')) > number,
    before,
  );
  // Where a second thought is asked for, yes.
  await Promise.race([moved, doubt.click().then(() => moved)]);
}

/** Plays until the game is over; gives how many answers it took. */
export async function playToTheEnd(page: Page, most = 400): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    if ((await untilAsked(page)) === 'over') return answers;
    await answer(page);
  }
  throw new Error(`not over after ${most} answers`);
}
