import { readdirSync, readFileSync } from 'node:fs';
import { type Game, readMatchFile, verifyMatchFile } from '@aerie/kernel';
import { expect, test } from 'vitest';

/**
 * Declares tests over the match files in a folder: matches that were once played must replay for ever, to the same
 * events and the same outcome, and there is one for every number of players.
 */
export function goldenMatches<S, V, A, E, O>(game: Game<S, V, A, E, O>, folder: URL): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (name: string) => readMatchFile(readFileSync(new URL(name, folder), 'utf8'));

  test('there is a golden match for every number of players', () => {
    const { min, max } = game.seats;
    const seats = new Set(files.map((name) => read(name).seats.length));
    expect([...seats].sort()).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
  });

  test.each(files)('%s replays as it was played', (name) => {
    expect(verifyMatchFile(game, read(name))).toEqual({ ok: true, at: null, reason: null });
  });
}
