import { ask, decisionKindOf, judgeOf, random } from '@aerie/bots';
import { Match, QuickChance } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { expect, it } from 'vitest';
import { analyse, kindsIn, seatDecisions, summaryOf } from './index.js';
import { finished } from './testing/finished.js';

it('tells of every seat that was looked at what it gave away, by kind of decision', async () => {
  const game = gameOf('rauf-und-runter');
  if (!game) throw new Error('no game');
  const match = Match.begin(game, { seats: 2, seed: 'kinds' });
  const luck = new QuickChance('kinds');
  for (let seat = game.awaited(match.state)[0]; seat !== undefined; seat = game.awaited(match.state)[0])
    match.play(seat, ask(game, match.state, seat, random, luck));
  const analysis = finished(analyse(game, await judgeOf(game), match.log, { seats: [1] }));
  const [one, ...more] = seatDecisions(analysis, kindsIn(game, decisionKindOf(game), match.log));
  expect(more).toEqual([]);
  const { decisions, loss, accuracy } = summaryOf(analysis, 1);
  expect(one).toMatchObject({ seat: 1, decisions });
  expect(one?.loss).toBeCloseTo(loss);
  expect(one?.accuracy).toBeCloseTo(accuracy);
  const kinds = Object.entries(one?.kinds ?? {});
  expect(kinds.reduce((sum, [, given]) => sum + given, 0)).toBeCloseTo(loss);
  // Whoever answers at random rolls again whether or not there are feathers for it.
  expect(kinds.map(([kind]) => kind)).toContain('rerollPoor');
});
