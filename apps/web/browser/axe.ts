import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is, in short. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
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
    const { violations } = await runner.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    );
  });
}

/** Nothing scrolls sideways, and what can be tapped is big enough. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`scrolls sideways: ${document.documentElement.scrollWidth}`);
    for (const target of document.querySelectorAll('button, a.button, input, summary')) {
      // Pictures of boards cannot be tapped at all.
      if (target.closest('[inert]')) continue;
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      if (width > 0 && (width < 43.5 || height < 43.5))
        found.push(`${Math.round(width)}×${Math.round(height)}: ${target.outerHTML.slice(0, 100)}`);
    }
    return found;
  });
}
