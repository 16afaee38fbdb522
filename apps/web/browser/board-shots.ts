import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { untilStill } from './axe.js';
import { Person } from './browser.js';
import { faultsOf, SIZES } from './layout.js';
import { holdMoments, PHASED, phasesOf, showPhase } from './phases.js';

const FOLDER = 'out/pictures/boards';
const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;

/** In more pictures than this nothing may be cut off. */
const MOST_FAULTY = 2;

/**
 * Pictures of every board in every phase, at every size, by day and by night, in every language; those whose names contain all the
 * words that are given. Says what is cut off or lies over something else, and in how many pictures; too many are a failure.
 */
export async function takeBoards(browser: Browser, base: string, wanted: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  let pictures = 0;
  let faulty = 0;
  for (const language of LANGUAGES) {
    const person = await Person.open(browser, base, {
      language,
      settings: { speed: 0, confirm: false, name: 'Anna' },
    });
    await holdMoments(person.page);
    for (const [game, phased] of Object.entries(PHASED)) {
      for (const [phase, moment] of phasesOf(phased)) {
        const names = namesOf(game, phase, language).filter(([name]) =>
          wanted.every((word) => name.split('-').includes(word)),
        );
        if (names.length === 0) continue;
        await showPhase(person.page, phase, moment);
        for (const [name, size, light] of names) {
          const faults = await take(person.page, name, size, light);
          pictures++;
          if (faults.length > 0) faulty++;
          for (const fault of faults) console.log(`${name}: ${fault}`);
        }
      }
    }
    await person.close();
  }
  console.error(
    `${pictures} pictures in ${FOLDER}; in ${faulty} of them something is cut off, scrolled, or lies over something else.`,
  );
  if (faulty > MOST_FAULTY) process.exitCode = 1;
}

/** The pictures of a phase in a language: name, size, light. */
const namesOf = (game: string, phase: string, language: string) =>
  Object.values(SIZES).flatMap((size) =>
    (['day', 'night'] as const).map(
      (light) => [[game, phase, size.width, light, language].join('-'), size, light] as const,
    ),
  );

async function take(
  page: Page,
  name: string,
  size: { readonly width: number; readonly height: number },
  light: 'day' | 'night',
): Promise<string[]> {
  // Nothing is waited for that moves.
  await page.emulateMedia({ colorScheme: light === 'night' ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await untilStill(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  return faultsOf(page);
}
