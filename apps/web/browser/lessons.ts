import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';

/** By what somebody plays. */
export type By = 'touch' | 'keys';

interface Way {
  readonly by: By;
  /** Whether something else is tried at every step first: it must get its reason, and lose nothing. */
  readonly tries?: boolean;
  /** Called when the coach has said something new. */
  onStep?(number: number): Promise<unknown>;
  /** Stops before this many steps are done. */
  readonly steps?: number;
}

/** How often something is pressed within one step, before it is clear that it leads nowhere. */
const MOST_PRESSES = 8;

const coach = (page: Page) => page.locator('.coach');
const stepOf = (page: Page): Promise<string> =>
  coach(page).evaluate((card) =>
    card.hasAttribute('data-over') ? 'over' : (card.getAttribute('data-step') ?? ''),
  );

/** Waits until everything is shown; whatever is staged over the board is passed over. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('.coach[data-over]')) return true;
    const card = document.querySelector('.coach');
    if (card?.getAttribute('data-asks') === 'watch') {
      card.querySelector<HTMLElement>('.button.quiet:not(.round)')?.click();
      return false;
    }
    return card !== null;
  });
}

/** Presses something that the lesson does not ask for, twice: the reason is said, then an arrow shows what is meant. */
async function trySomethingElse(page: Page): Promise<void> {
  const others = page.locator('.board [data-answer][aria-disabled="true"]:visible');
  if ((await others.count()) === 0) return;
  const [step, moves] = [await stepOf(page), await page.getAttribute('.table', 'data-moves')];
  for (let i = 0; i < 2; i++) await others.first().dispatchEvent('click');
  await coach(page).locator('.refusal', { hasText: /\w/ }).waitFor();
  assert.deepEqual([await stepOf(page), await page.getAttribute('.table', 'data-moves')], [step, moves]);
}

/** Presses what the ring lies around. */
async function pressPointed(page: Page, by: By): Promise<void> {
  const ring = page.locator('.pointer:has(.pointer-arrow) .pointer-ring');
  await ring.waitFor();
  if (by === 'keys') {
    await page.keyboard.press('Enter');
    return;
  }
  // What lies in the middle of the ring, or has its size: boards draw some of their buttons over others.
  const press = (): boolean => {
    const element = document.querySelector('.pointer-ring');
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementsFromPoint(left + width / 2, top + height / 2);
    const inside = [...document.querySelectorAll('.table :is(button, [data-answer])')].filter((one) => {
      const box = one.getBoundingClientRect();
      return Math.abs(box.left - left - 4) < 2 && Math.abs(box.top - top - 4) < 2 && box.width > 0;
    });
    const found = [...inside, ...at.map((one) => one.closest('button, [data-answer]'))]
      .filter((one) => one && !one.matches('.term'))
      .toSorted((a, b) => Number(a?.ariaDisabled === 'true') - Number(b?.ariaDisabled === 'true'))[0];
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return found !== undefined;
  };
  // The ring follows a moment after the board has moved.
  await page.waitForFunction(press, undefined, { polling: 100, timeout: 10_000 });
}

async function write(page: Page): Promise<void> {
  const field = page.locator('.board :is(input[type="text"], input:not([type]), textarea):visible').first();
  await field.fill('A ship under full sail');
  await field.press('Enter');
}

/** Does what the coach asks for, by following the arrow. */
export async function followArrow(page: Page, by: By): Promise<void> {
  const before = await stepOf(page);
  const show = coach(page).locator('.button.quiet');
  for (let i = 0; i < MOST_PRESSES; i++) {
    await untilQuiet(page);
    if ((await stepOf(page)) !== before) return;
    if ((await coach(page).getAttribute('data-asks')) === 'write') await write(page);
    else {
      if (by === 'keys') {
        await show.first().focus();
        await page.keyboard.press('Enter');
      } else await show.first().dispatchEvent('click');
      await pressPointed(page, by);
    }
    const sure = page.locator('.confirm .button.quiet');
    await page
      .waitForFunction(
        (step) =>
          document.querySelector('.confirm') ||
          document.querySelector('.coach')?.getAttribute('data-step') !== step ||
          document.querySelector('.coach')?.getAttribute('data-asks') === 'watch',
        before,
        { timeout: 700 },
      )
      .catch(() => undefined);
    if ((await sure.count()) > 0) await sure.click();
  }
  throw new Error(`the arrow leads nowhere: ${await coach(page).textContent()}`);
}

/** Plays the lesson that is open to its end, or as far as it is told. */
export async function playLesson(page: Page, { by, tries = false, onStep, steps = 100 }: Way): Promise<void> {
  await coach(page).waitFor();
  for (let number = 1; number <= steps; number++) {
    await untilQuiet(page);
    await onStep?.(number);
    if ((await stepOf(page)) === 'over') return;
    const asks = await coach(page).getAttribute('data-asks');
    if (asks === 'read') {
      const next = coach(page).locator('.button.primary');
      await next.focus();
      await page.keyboard.press('Enter');
    } else {
      if (tries) await trySomethingElse(page);
      await followArrow(page, by);
    }
  }
}
