import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Goes on with the Tab key until the wanted element has the focus, which must be visible. */
export async function focusOn(page: Page, wanted: (element: Element) => boolean): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const found = await page.evaluate(`(${String(wanted)})(document.activeElement)`);
    if (found) {
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement as Element).outlineStyle,
      );
      expect(outline).not.toBe('none');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not get there');
}
