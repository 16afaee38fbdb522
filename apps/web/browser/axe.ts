import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours: all that differs by night. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on the page, by all rules or by some. */
export async function violations(page: Page, rules = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const runner = (
      globalThis as unknown as {
        axe: {
          run(
            what: Document,
            how: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      }
    ).axe;
    const { violations } = await runner.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    );
  }, rules);
}

/** Twice as long as the longest animation that ends, in ms. */
const STILL_WITHIN_MS = 30_000;

/**
 * Waits until all animations that can be seen have ended and a frame has been painted; endless ones are not waited for, nor those that
 * are paused meanwhile. What still moves after a while never ends: the error names it.
 */
export async function untilStill(page: Page): Promise<void> {
  const moving = await page.evaluate(async (within) => {
    const picture = () => new Promise((done) => requestAnimationFrame(done));
    const isSeen = ({ effect }: Animation) =>
      effect?.getComputedTiming().endTime !== Infinity &&
      (effect as KeyframeEffect | null)?.target?.checkVisibility() === true;
    const seen = () => document.getAnimations().filter((one) => one.playState === 'running' && isSeen(one));
    const told = (one: Animation) => {
      const { animationName, transitionProperty, id } = one as Animation &
        Partial<CSSAnimation & CSSTransition>;
      const { target } = one.effect as KeyframeEffect;
      return `${animationName ?? transitionProperty ?? id} of ${target?.outerHTML.slice(0, 120)}`;
    };
    await document.fonts.ready;
    // Transitions of what has just changed begin with the next frame.
    await picture();
    const last = performance.now() + within;
    do {
      await picture();
    } while (seen().length > 0 && performance.now() < last);
    return seen().map(told);
  }, STILL_WITHIN_MS);
  if (moving.length > 0) throw new Error(`Still moving after ${STILL_WITHIN_MS} ms: ${moving.join('; ')}`);
}

/** Words of these elements that are cut off at their edges, with or without an ellipsis. */
export const cutOff = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) =>
    all
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
      )
      .map((one) => one.textContent ?? ''),
  );

/** What does not fit, once nothing grows or moves: a page that scrolls sideways, targets that are too small to tap. */
export async function misfits(page: Page): Promise<string[]> {
  await untilStill(page);
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`scrolls sideways: ${document.documentElement.scrollWidth}`);
    for (const target of document.querySelectorAll('button, a.button, input, summary')) {
      // Figures of boards are inert.
      if (target.closest('[inert]')) continue;
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      if (width > 0 && (width < 43.5 || height < 43.5))
        found.push(`${Math.round(width)}×${Math.round(height)}: ${target.outerHTML.slice(0, 100)}`);
    }
    return found;
  });
}
