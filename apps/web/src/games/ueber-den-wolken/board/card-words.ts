import { type Card, manoeuvre } from '@aerie/ueber-den-wolken';
import { say } from '../../../words/words.js';
import { saying, spaceName } from '../names.js';

/** A card in words: what it is, what it costs, where it scores. */
export function cardWords(card: Card): string {
  const { kind, cost, spaces, points } = manoeuvre(card);
  return say(
    saying('ueber-den-wolken.board.card', {
      kind,
      cost,
      one: spaceName(spaces[0]),
      onePoints: points[0],
      two: spaceName(spaces[1]),
      twoPoints: points[1],
    }),
  );
}
