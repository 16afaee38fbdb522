import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LESSONS } from './all-lessons.js';
import { DESKTOP } from './browser.js';
import { useSite } from './fixture.js';
import { playLesson } from './lessons.js';

const at = useSite();

/** Notes what somebody who listens is told by the coach from now on; gives what was told. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const region = await page.waitForSelector('.coach-said[role="status"][aria-atomic="false"]');
  await region.evaluate((element) => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && !node.matches('.names')) spoken.push(node.textContent ?? '');
    }).observe(element, { childList: true });
  });
  return async () => {
    expect(await region.evaluate((element) => element.isConnected)).toBe(true);
    return page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
  };
}

const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);

describe.each(LESSONS)('the lesson $chapter of $game', ({ game, chapter }) => {
  it('is played with the keyboard on a desktop, in German; all that is said is spoken once', async () => {
    const { page } = await at.person({ size: DESKTOP, language: 'de-DE', settings: { speed: 0 } });
    await page.goto(`/learn/${game}/${chapter}`);
    const told = await listen(page);
    await playLesson(page, {
      by: 'keys',
      onStep: async (number) => {
        if (number > 1) await expect.poll(() => isFocusLost(page), { message: `step ${number}` }).toBe(false);
      },
    });
    expect(await page.locator('.coach').textContent()).toContain('geschafft');
    const spoken = await told();
    expect(spoken.length).toBeGreaterThan(2);
    expect(spoken).toEqual([...new Set(spoken)]);
  });
});
