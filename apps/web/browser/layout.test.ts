import { describe, expect, it } from 'vitest';
import { untilStill } from './axe.js';
import { useSite } from './fixture.js';
import { faultsOf, SIZES } from './layout.js';
import { holdMoments, PHASED, phasesOf, showPhase } from './phases.js';

/** Every table, each in a language, so that all come up; the full run, by night too, is `npm run shots -- boards`. */
const TABLES = Object.entries(PHASED).map(([table, phased], i) => ({
  table,
  phased,
  language: ['fr', 'de', 'it', 'en'][i % 4] ?? '',
}));

describe('the layout of every table', () => {
  const at = useSite();

  it.each(TABLES)(
    '$table in $language: nothing is cut off, scrolled or lies over something else',
    async ({ phased, language }) => {
      const { page } = await at.person({ language, settings: { speed: 0, confirm: false, name: 'Anna' } });
      await holdMoments(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const [number, [phase, moment]] of [...phasesOf(phased)].entries()) {
        await showPhase(page, phase, moment);
        // Each phase at every third size.
        for (const size of Object.values(SIZES).filter((_, i) => i % 3 === number % 3)) {
          await page.setViewportSize(size);
          await untilStill(page);
          for (const fault of await faultsOf(page)) found.push(`${phase} ${size.width}: ${fault}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
});
