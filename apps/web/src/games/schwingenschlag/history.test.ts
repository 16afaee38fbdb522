import { QuickChance } from '@aerie/kernel';
import game, { type Event, type State } from '@aerie/schwingenschlag';
import { describe, expect, it } from 'vitest';
import { accountRow, rivalPoints } from './account.js';
import { historyOf } from './history.js';

/** Random play: everything that the first seat was told, and how all stood when a round was over. */
function playRandomly(seats: number, solo: '1' | 'R2', seed: string) {
  const chance = new QuickChance(seed);
  const told: Event[] = [];
  const closing: { rows: unknown[]; rival: number | undefined }[] = [];
  const options = { openHands: false, laterPrinting: false, solo };
  const emit = (e: Event) => {
    told.push(game.redact(e, 0) as Event);
    if (e.type === 'objectiveScored') {
      const seen = game.view(s as State, 0);
      const view = { ...seen, mats: seen.mats.map((mat) => ({ ...mat, dragons: [], caves: [] })) };
      closing.push({ rows: view.mats.map((_, seat) => accountRow(view, seat)), rival: rivalPoints(view) });
    }
  };
  let s: State | undefined;
  s = game.setup(options, seats, chance, emit);
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const answers = game.answers(s, seat);
    // Passing early makes for short games.
    const more = answers.filter(({ a }) => a !== 'pass');
    const from = more.length > 0 && chance.below(8) > 0 ? more : answers;
    game.apply(s, seat, from[chance.below(from.length)] as (typeof answers)[number], chance, emit);
  }
  return { told, closing, view: game.view(s, 0) };
}

describe('how points grew', () => {
  for (const [seats, solo] of [
    [1, '1'],
    [1, 'R2'],
    [2, '1'],
    [5, '1'],
  ] as const)
    it(`follows from what was told, ${seats} at the table (${solo})`, () => {
      for (let i = 0; i < 4; i++) {
        const { told, closing, view } = playRandomly(seats, solo, `history ${seats} ${solo} ${i}`);
        const history = historyOf(view, told);
        expect(history.filter((one) => one.closing).map(({ rows, rival }) => ({ rows, rival }))).toEqual(
          closing,
        );
        expect(history.length).toBeGreaterThan(8);
        expect(history.map(({ round }) => round)).toEqual(
          history.map(({ round }) => round).sort((a, b) => a - b),
        );
      }
    });
});
