import { GAMES } from '@aerie/registry';
import { describe, expect, it } from 'vitest';
import { untilStill } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { useSite } from './fixture.js';
import { faultsOf, SIZES } from './layout.js';
import { holdMoments, PHASED, phasesOf, showPhase } from './phases.js';
import { PACED, shiftsInPlay } from './shifts.js';

/** Every table, each in a language, so that all come up; the full run, by night too, is `npm run shots -- boards`. */
const TABLES = Object.entries(PHASED).map(([table, phased], i) => ({
  table,
  phased,
  language: ['fr', 'de', 'it', 'en'][i % 4] ?? '',
}));

/**
 * Those in which nothing is laid out anew. The caves of Schwingenschlag make room for what is asked, so that none of them is covered;
 * `npm run measure -- shift schwingenschlag` says how much that is.
 */
const STILL = GAMES.filter(({ id }) => id !== 'schwingenschlag');

/** Answers that are given in each game while one watches. */
const ANSWERS = 3;
/** Turns after which one begins to watch: boards are neither empty nor full. */
const FROM = 9;

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

  it.each(STILL)('$id: nothing is laid out anew while moves are shown and others play', async (game) => {
    const watched = [PHONE, DESKTOP].map(async (size) => {
      const person = await at.person({ size, settings: PACED });
      return (await shiftsInPlay(person, game, FROM, ANSWERS)).map((shift) => ({
        width: size.width,
        ...shift,
      }));
    });
    expect((await Promise.all(watched)).flat()).toEqual([]);
  });
});
