import '../../words/testing-globals.js';
import { QuickChance } from '@aerie/kernel';
import game, { type Answer, type Event } from '@aerie/schwingenschlag';
import { expect, test } from 'vitest';
import type { StagedMoment } from '../../contract/moment.js';
import { speaking, TONGUES } from '../../words/testing.js';
import type { Saying } from '../../words/words.js';
import { animation } from './animation.js';
import { moment } from './moment.js';

const { worded } = speaking('schwingenschlag');

/** The turning points of a match at random, as the first seat sees them. */
function momentsOf(seats: number): StagedMoment[] {
  const luck = new QuickChance(`moments ${seats}`);
  const s = game.setup({ openHands: false, laterPrinting: false, solo: '1' }, seats, luck, undefined);
  const staged: StagedMoment[] = [];
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    let picture = animation.picture(game.view(s, 0));
    const answers = game.answers(s, seat);
    game.apply(s, seat, answers[luck.below(answers.length)] as Answer, luck, (event: Event) => {
      picture = animation.after(picture, event);
      const one = moment(event, picture);
      if (one) staged.push(one);
    });
  }
  return staged;
}

test.each([
  [1, 2],
  [3, 3],
])('with %i people every round ends with everybody’s result, in four languages', (seats, sides) => {
  const staged = momentsOf(seats);
  expect(staged.map(({ title }) => worded('en', title))).toEqual(
    [1, 2, 3, 4].map((round) => `Round ${round} is over`),
  );
  for (const { title, columns = [], rows = [], lines = [] } of staged) {
    expect(rows).toHaveLength(sides);
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    const cells = rows.flatMap((row) => row.cells.filter((cell): cell is Saying => typeof cell !== 'number'));
    for (const tongue of TONGUES)
      for (const one of [title, ...columns, ...cells, ...lines])
        expect(worded(tongue, one, { name: 'Ada', who: 'me' })).toMatch(/\S/);
  }
  const last = staged
    .map(({ lines = [] }) => lines.at(-1))
    .map((line) => line && worded('en', line, { name: 'Ada', who: 'other' }));
  expect(last[0]).toBe('Round 2: Ada begins. Everybody gets 6 coins and an egg.');
  expect(last[3]).toBe('That was the last round. Now everything is counted.');
});
