import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { untilStill } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { faultsOf, SIZES } from './layout.js';
import { matchesByPhase, PHASED } from './phases.js';
import { answer, playNow, untilAsked } from './play.js';
import { open } from './prepared-match.js';

const GAMES = ['rauf-und-runter', 'ueber-den-wolken', 'cloud-mine', 'zefiria', 'schwingenschlag'] as const;

/** Every table, each in a language, so that all come up; the full run, by night too, is `npm run shots -- boards`. */
const TABLES = Object.entries(PHASED).map(([table, phased], i) => ({
  table,
  phased,
  language: ['fr', 'de', 'it', 'en'][i % 4] ?? '',
}));

/** Answers that are given in each game before what moved is told. */
const TURNS = 3;

/** Pieces move in the course of a game; the parts of the frame and the panels of a board do not. */
const FIXED =
  '.bar, .people, .seat, .prompt, .tools, .tools .button, .below, .beside, .board, .board > *, [data-apart]';

/** Has the page keep which parts moved by themselves, not in answer to a tap, key or change of size: by how much, from where to where. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript((fixed) => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const said = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources)
          if (node instanceof Element && node.matches(fixed))
            moved.push(
              `${value.toFixed(4)} .${node.getAttribute('class')}: ${said(previousRect)} → ${said(currentRect)}`,
            );
    }).observe({ type: 'layout-shift', buffered: true });
  }, FIXED);
const movedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved.splice(0));

describe('the layout of every table', () => {
  const at = useSite();

  it.each(TABLES)(
    '$table in $language: nothing is cut off, scrolled or lies over something else',
    async ({ phased, language }) => {
      const { page } = await at.person({ language, settings: { speed: 0, name: 'Anna' } });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const [number, [phase, match]] of [...matchesByPhase(phased)].entries()) {
        await open(page, match);
        // Each phase at every other size.
        for (const size of Object.values(SIZES).filter((_, i) => i % 2 === number % 2)) {
          await page.setViewportSize(size);
          await untilStill(page);
          for (const fault of await faultsOf(page)) found.push(`${phase} ${size.width}: ${fault}`);
        }
      }
      expect(found).toEqual([]);
    },
  );

  it.each(GAMES)('%s: nothing moves by itself while others play', async (game) => {
    const found: string[] = [];
    for (const size of [PHONE, DESKTOP]) {
      const { page } = await at.person({ size, settings: { speed: 0, name: 'Anna' } });
      await watchShifts(page);
      await page.goto('/');
      await playNow(page, game);
      await untilAsked(page);
      // Until a table is there, it comes piece by piece.
      await movedBy(page);
      for (let turn = 0; turn < TURNS && (await untilAsked(page)) === 'asked'; turn++) await answer(page);
      await untilAsked(page);
      for (const one of await movedBy(page)) found.push(`${size.width}: ${one}`);
    }
    expect(found).toEqual([]);
  });
});
