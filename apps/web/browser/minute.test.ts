import { ABOUT } from '@aerie/registry/about';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { useSite } from './fixture.js';

const at = useSite();

/** A phone, a small one, and one on its side. */
const PHONES = [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }] as const;
/** Letters in pictures are no smaller, in px. */
const LEGIBLE = 11;

/** In the page: which parts of the show are out of sight, and which letters of its picture are too small. */
function faults(legible: number): string[] {
  const parts = ['.minute-picture', '.minute-words', '.step-tools', '.minute .dialog > .head'];
  const outside = parts.filter((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box || box.width < 40 || box.height < 20) return true;
    return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
  });
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const { a, b } = element.getScreenCTM() ?? { a: 1, b: 0 };
      return Math.hypot(a, b);
    }
    // Of small boxes the layout knows the width too roughly.
    const wide = element.closest<HTMLElement>('div, ol, section');
    return wide && wide.offsetWidth > 100 ? wide.getBoundingClientRect().width / wide.offsetWidth : 1;
  };
  const small: string[] = [];
  const picture = document.querySelector('.minute-picture') as Element;
  const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const said = text.textContent?.trim();
    if (!element || !said || !element.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < legible - 0.05) small.push(`${said}: ${size.toFixed(1)} px`);
  }
  return [...outside, ...small];
}

describe('how to play in one minute', () => {
  it.each([...ABOUT.keys()])(
    '%s: on a phone picture, text and buttons are in sight together',
    async (game) => {
      const { page } = await at.regular();
      await page.goto(`/games/${game}`);
      await page.getByRole('button', { name: 'Show me' }).click();
      const steps = page.locator('.step-tools progress');
      const count = Number(await steps.getAttribute('max'));
      for (let step = 1; step <= count; step++) {
        await expect.poll(() => steps.getAttribute('value')).toBe(`${step}`);
        for (const size of PHONES) {
          await page.setViewportSize(size);
          await expect.poll(() => page.evaluate(faults, LEGIBLE)).toEqual([]);
        }
        await page.keyboard.press('ArrowRight');
      }
      await page.getByRole('button', { name: 'From the beginning' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.minute dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show me');
    },
  );
});
