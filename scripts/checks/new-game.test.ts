import { GAMES } from '@aerie/registry';
import { expect, test } from 'vitest';
import { nameProblem } from '../new-game/layout.mjs';

const problem = (name: string | undefined) => nameProblem('.', name);

test.each([
  [undefined, 'Which name?'],
  ['', 'Which name?'],
  ['Moth', 'no name for a folder'],
  ['moth/', 'no name for a folder'],
  ['../moth', 'no name for a folder'],
  ['moth--moon', 'no name for a folder'],
  ['m'.repeat(41), 'no name for a folder'],
  ['kernel', 'a package that is no game'],
  ['server', 'a package that is no game'],
  ['home', 'something else on the site'],
  ['daily', 'something else on the site'],
])('no game can be called %s: %s', (name, reason) => {
  expect(problem(name)).toContain(reason);
});

test('a game that is there is not laid out again', () => {
  for (const { id } of GAMES) expect(problem(id)).toContain('already');
});

test.each(['nosuchgame', 'no-such-game', 'nosuchgame2'])('a game can be called %s', (name) => {
  expect(problem(name)).toBeUndefined();
});
