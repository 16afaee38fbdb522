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

/** Waits until all animations have ended and a frame has been painted; endless ones are not waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const picture = () => new Promise((done) => requestAnimationFrame(done));
    // Transitions of what has just changed begin with the next frame.
    await picture();
    const endless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
    for (let moving = [1 as unknown]; moving.length > 0; await picture()) {
      const ends = document.getAnimations().filter((one) => one.playState === 'running' && !endless(one));
      moving = await Promise.allSettled(ends.map(({ finished }) => finished));
    }
  });
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
