import type { TableState } from '@aerie/host';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MatchPuzzles } from '../matches/kept-puzzles.js';
import type { LiveMatch } from '../matches/match-store.js';
import { openStorage } from '../storage/open.js';
import type { Storage } from '../storage/storage.js';
import type { Table } from '../tables/table-store.js';
import { temporaryFolder } from '../testing/test-server.js';
import { PuzzleSearch } from './puzzle-search.js';

const game = gameOf('rauf-und-runter') as AnyGame;
const folder = temporaryFolder();
let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ dataDir: folder.path });
});
afterAll(async () => {
  await storage.close();
  folder.remove();
});

/** A match that two have played to its end. */
function finished() {
  const match = Match.begin(game, { options: {}, seats: 2, seed: 'ended' });
  const luck = new QuickChance('ended');
  for (;;) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) return match;
    const answers = game.answers(match.state, seat);
    match.play(seat, answers[luck.below(answers.length)]);
  }
}

/** A search of which nobody asks what it finds; `ended` tells it of a match between these people. */
function searchOf(limit: number) {
  const search = new PuzzleSearch({
    searcher: { ask: async () => undefined, close: async () => undefined },
    kept: new MatchPuzzles(storage),
    permission: { isGivenByAll: async () => true },
    limit,
    standing: () => Promise.reject(new Error('nothing is looked through here')),
    reportError: (error) => {
      throw error;
    },
  });
  const match = finished();
  return (id: string, ...people: readonly string[]) => {
    const seats = people.map((person) => ({ kind: 'person', person }));
    const body = { seats } as unknown as TableState;
    return search.ended({ id, body } as Table, { head: { id }, match } as unknown as LiveMatch);
  };
}
const isWaiting = async (id: string) => (await storage.record('match-puzzles', id)) !== undefined;

test('a match that is told of again costs nobody anything', async () => {
  // Two matches a day of each.
  const ended = searchOf(8);
  for (let i = 0; i < 3; i++) await ended('a-1', 'Anna', 'Ben');
  for (const id of ['a-2', 'a-3']) await ended(id, 'Anna');
  expect(await Promise.all(['a-1', 'a-2', 'a-3'].map(isWaiting))).toEqual([true, true, false]);
});

test('whose share is used up costs the others nothing of theirs', async () => {
  const ended = searchOf(8);
  for (const id of ['b-1', 'b-2']) await ended(id, 'Ben');
  for (const id of ['b-3', 'b-4']) await ended(id, 'Anna', 'Ben');
  for (const id of ['b-5', 'b-6', 'b-7']) await ended(id, 'Anna');
  const ids = ['b-1', 'b-2', 'b-3', 'b-4', 'b-5', 'b-6', 'b-7'];
  expect(await Promise.all(ids.map(isWaiting))).toEqual([true, true, false, false, true, true, false]);
});
