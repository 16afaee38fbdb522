import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Game, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { firstUnpinned, pinsOf, readPins, writePins } from './pins.js';

const PINS = '.pins.json';

/**
 * Declares tests over the match files in a folder: matches that were once played must replay for ever, to the same
 * events and the same outcome, and there is one for every number of players. Beside each match lie its pins
 * (`<name>.pins.json`): what everybody could answer and saw at every entry. `npm run goldens` writes the pins anew
 * after a change that is meant; nothing ever rewrites the matches.
 */
export function goldenMatches<S, V, A, E, O>(game: Game<S, V, A, E, O>, folder: URL): void {
  const all = readdirSync(folder);
  const files = all.filter((name) => name.endsWith('.json') && !name.endsWith(PINS));
  const read = (name: string) => readMatchFile(readFileSync(new URL(name, folder), 'utf8'));
  const pinsName = (name: string) => name.replace(/\.json$/, PINS);

  test('there is a golden match for every number of players', () => {
    const { min, max } = game.seats;
    const seats = new Set(files.map((name) => read(name).seats.length));
    expect([...seats].sort()).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
  });

  test.each(files)('%s replays as it was played', (name) => {
    expect(verifyMatchFile(game, read(name))).toEqual({ ok: true, at: null, reason: null });
  });

  test.each(files)('%s gives everybody the answers and views that are pinned', (name) => {
    const place = new URL(pinsName(name), folder);
    if (process.env.AERIE_WRITE_PINS === '1') writeFileSync(place, writePins(pinsOf(game, read(name))));
    expect(existsSync(place), `${pinsName(name)} is missing: npm run goldens`).toBe(true);
    const difference = firstUnpinned(game, read(name), readPins(readFileSync(place, 'utf8')));
    expect(difference, `${name}, ${difference}\nIf this is meant: npm run goldens`).toBeUndefined();
  });

  test('there are no pins without a match', () => {
    const orphans = all.filter(
      (name) => name.endsWith(PINS) && !files.some((file) => pinsName(file) === name),
    );
    expect(orphans).toEqual([]);
  });
}
