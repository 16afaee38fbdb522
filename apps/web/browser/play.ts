import type { Page } from 'playwright-core';

/** Buttons of the board with a legal answer. */
const OFFERS = '.board [data-answer]:not([aria-disabled="true"])';

/** Begins a game against bots from the front page, with one tap. */
export const playNow = (page: Page, game = 'rauf-und-runter'): Promise<void> =>
  page
    .locator('.cover', { has: page.locator(`a[href="/games/${game}"]`) })
    .locator('.button.primary')
    .click();

/** Waits until something is asked of this person, or the game is over. */
export async function untilAsked(page: Page, timeout = 60_000): Promise<'asked' | 'over'> {
  await page.waitForSelector(`.table:has(.prompt.mine) ${OFFERS}, .account`, { timeout });
  return (await page.locator('.account').count()) > 0 ? 'over' : 'asked';
}

/** The answers that are offered, in notation. */
export const offers = (page: Page): Promise<string[]> =>
  page.$$eval(OFFERS, (buttons) => buttons.map((button) => button.getAttribute('data-answer') ?? ''));

/** How many moves the table has seen, as this page shows it. */
export const movesOn = async (page: Page): Promise<number> =>
  Number(await page.getAttribute('.table', 'data-moves'));

/**
 * Gives an answer that is offered, the first one unless told otherwise, and waits until the table has moved on. By a
 * real tap, or, for long games, by the button's own click, which does not wait for the picture.
 */
export async function answer(
  page: Page,
  which = (offered: readonly string[]) => offered[0],
  how: 'tap' | 'quick' = 'tap',
): Promise<void> {
  const before = await movesOn(page);
  const chosen = which(await offers(page));
  if (chosen === undefined) throw new Error('nothing is offered');
  const button = page.locator(`.board [data-answer="${chosen}"]:not([aria-disabled="true"])`).first();
  if (how === 'tap') await button.click();
  else await button.dispatchEvent('click');
  const isOn = (number: number) =>
    document.querySelector('.confirm') ||
    Number(document.querySelector('.table')?.getAttribute('data-moves')) > number;
  await page.waitForFunction(isOn, before);
  // Confirms where a confirmation is asked for.
  if ((await page.locator('.confirm').count()) === 0) return;
  await page.locator('.confirm .button.quiet').click();
  await page.waitForFunction(
    (number) => Number(document.querySelector('.table')?.getAttribute('data-moves')) > number,
    before,
  );
}

/** Asks for a hint and has its move shown, whether or not it says first where to look. */
export async function showMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('.hint');
  await hint.locator('.hint-words').waitFor();
  const more = hint.getByRole('button', { name: 'Show the move' });
  if ((await more.count()) > 0) await more.click();
  await hint.getByRole('button', { name: 'Do that' }).waitFor();
}

/** How somebody plays who is in a hurry. */
interface Hurry {
  /** What is answered before all else, as patterns of notations, the dearest first; else the first answer. */
  readonly prefers?: readonly string[];
  /** What is pressed where nothing dear is offered: it may offer more. */
  readonly opens?: string;
  /** Where it stops, besides the end. */
  readonly until?: string;
}

/** How often one looks, a few milliseconds apart, whether what was pressed offers more. */
const LOOKS = 40;

/**
 * Plays in the page itself, without painting the board, which would take most of the time. Stops at the end, or as soon as
 * `until` is there; gives the answers.
 */
export function hurry(page: Page, { prefers = [], opens, until = '.account' }: Hurry): Promise<string[]> {
  return page.evaluate(
    async ({ offered, dear, more, last, looks }) => {
      const pause = () => new Promise((done) => setTimeout(done, 5));
      const patterns = dear.map((text) => new RegExp(text));
      const moves = () => document.querySelector('.table')?.getAttribute('data-moves');
      const buttonsNow = () =>
        document.querySelector('.table .prompt.mine')
          ? [...document.querySelectorAll<HTMLElement>(offered)]
          : [];
      const dearest = (buttons: readonly HTMLElement[]) =>
        patterns
          .map((pattern) => buttons.find((button) => pattern.test(button.dataset.answer ?? '')))
          .find((button) => button !== undefined);
      const press = (button: Element | undefined) =>
        button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const blind = document.head.appendChild(document.createElement('style'));
      blind.textContent = '.board { content-visibility: hidden }';
      const given: string[] = [];
      while (given.length < 600) {
        let buttons: HTMLElement[] = [];
        while (buttons.length === 0) {
          if (document.querySelector(`${last}, .account`)) {
            blind.remove();
            return given;
          }
          document.querySelector<HTMLElement>('.moment')?.click();
          buttons = buttonsNow();
          await pause();
        }
        if (more && !dearest(buttons)) {
          const places = [...document.querySelectorAll(more)];
          press(places[(given.length * 7) % places.length]);
          for (let look = 0; look < looks && !dearest(buttons); look++) {
            await pause();
            buttons = buttonsNow();
          }
        }
        const before = moves();
        const chosen = dearest(buttons) ?? buttons[0];
        given.push(chosen?.dataset.answer ?? '');
        press(chosen);
        while (moves() === before) {
          document.querySelector<HTMLElement>('.confirm .button.quiet')?.click();
          await pause();
        }
      }
      throw new Error('never over');
    },
    { offered: OFFERS, dear: prefers, more: opens, last: until, looks: LOOKS },
  );
}

/** The same, with what is answered soonest; gives how many answers it took. */
export const hurryToTheEnd = async (page: Page, soonest = '^$', until = '.account'): Promise<number> =>
  (await hurry(page, { prefers: [soonest], until })).length;

/** After so many real taps the rest is played by quick clicks. */
const TAPPED = 3;

/** Plays until the game is over, at first as people do; gives how many answers it took. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let answers = 0; answers < TAPPED; answers++) {
    if ((await untilAsked(page, 100_000)) === 'over') return answers;
    await answer(page);
  }
  return TAPPED + (await hurryToTheEnd(page));
}
