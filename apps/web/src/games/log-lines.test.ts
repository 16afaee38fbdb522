import '../words/testing-globals.js';
import { Match, QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { expect, test } from 'vitest';
import { loadUi } from './registry.js';

/** So many entries of a match are looked at. */
const ENTRIES = 150;

/** The recap of the table (`play/recap.ts`) counts on it. */
test.each(GAMES)(
  '$id: the first line of an entry about a seat, or before it a heading, tells who decided',
  async (game) => {
    const ui = await loadUi(game.id);
    const luck = new QuickChance('lines');
    const match = Match.begin(game, { options: {}, seats: Math.min(3, game.seats.max), seed: 'lines' });
    const wrong: string[] = [];
    for (let i = 0; i < ENTRIES; i++) {
      const [seat] = game.awaited(match.state);
      if (seat === undefined) break;
      const listed = game.answers(match.state, seat);
      const answers = listed.length > 0 ? listed : (game.open?.(match.state, seat)?.examples ?? []);
      const answer = answers[luck.below(answers.length)];
      const view = game.view(match.state, 'watcher');
      const step = match.play(seat, answer);
      if (!('events' in step)) throw new Error(`${game.write(answer)} is refused`);
      const lines = step.events.flatMap((event) => ui?.logLine(event, view) ?? []);
      const first = lines.find((line) => line.seat !== undefined || line.heading);
      if (first && !first.heading && first.seat !== seat) wrong.push(`${game.write(answer)}: ${first.key}`);
    }
    expect(wrong).toEqual([]);
  },
);
