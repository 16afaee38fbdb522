import { Match, QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { expect, test } from 'vitest';
import type { AnyMatch } from './match-session.js';
import { roundOf } from './rounds.js';

/** What games say when a round begins. */
const BEGAN: readonly string[] = ['roundBegan', 'stageBegan'];
const roundIn = (match: AnyMatch) => roundOf(match.view(0))?.number;

test('most games count rounds', () => {
  const counted = GAMES.filter(
    (game) => roundIn(Match.begin(game, { seats: game.seats.min, seed: 's' })) !== undefined,
  );
  expect(counted.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['rauf-und-runter', 'schwingenschlag', 'ueber-den-wolken', 'zefiria']),
  );
});

test.each(GAMES.map((game) => [game.id, game] as const))('%s tells which round it is, if any', (id, game) => {
  const match = Match.begin(game, { seats: game.seats.min, seed: id });
  const luck = new QuickChance(id);
  const before = roundIn(match);
  if (before === undefined) return;
  let [rounds, began] = [0, 0];
  for (let count = 0; count < 600; count++) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) break;
    const listed = game.answers(match.state, seat);
    const all = listed.length > 0 ? listed : (game.open?.(match.state, seat)?.examples ?? []);
    const was = roundIn(match);
    const step = match.play(seat, all[luck.below(all.length)]);
    const isOver = game.awaited(match.state).length === 0;
    if ('refused' in step) throw new Error('refused');
    const begins = step.events.some((event) => BEGAN.includes((event as { type: string }).type));
    const isNext = roundIn(match) !== was;
    // The first one may be counted from the setup on, and at its end a match may count one more.
    const mayStay = was === undefined || (begins && began === 0);
    if (!mayStay && !isOver) expect(isNext).toBe(begins);
    if (begins) began++;
    if (isNext) rounds++;
  }
  expect(began).toBeGreaterThan(0);
  expect(rounds).toBeGreaterThan(0);
});
