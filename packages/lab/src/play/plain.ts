import type { AnyTeller } from './teller.js';

/** Shows any game as the data that it is: enough to try out a game that nobody has drawn yet. */
export const plain: AnyTeller = {
  rules: ['This game has no rules in brief for the terminal yet.'],
  table: (view) => JSON.stringify(view, undefined, 2).split('\n'),
  turn: () => [],
  tell: (event) => ({ words: JSON.stringify(event) }),
  explain: () => '',
  because: ({ code }) => `Refused: ${code.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)}.`,
};
