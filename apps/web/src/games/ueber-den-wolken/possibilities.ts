import { ACTIONS, type Answer, type Card, NO_CARD, type View } from '@aerie/ueber-den-wolken';
import type { Possibilities } from '../../contract/possibilities.js';
import { saying, spaceName } from './names.js';

/** An answer of this kind for each of the cards that lie there. */
const each = (kind: 'play' | 'take' | 'copy' | 'score', cards: readonly Card[] = []): Answer[] =>
  cards.filter((card) => card !== NO_CARD).map((card) => ({ kind, card }));

const actions: readonly Answer[] = ACTIONS.map((action) => ({ kind: 'action', action }));

const possibilities: Possibilities<View, Answer> = {
  attempts({ step, hands, display }, seat) {
    switch (step.at) {
      case 'turn':
        return [...actions, ...each('play', hands[seat])];
      case 'standard':
        return actions;
      case 'bird':
        return [{ kind: 'deck' }];
      case 'take':
        return each('take', display);
      case 'copy':
        return each('copy', display);
      case 'score':
      case 'scoring':
        return each('score', hands[seat]);
      default:
        return [];
    }
  },
  group(answer) {
    if (answer.kind === 'play') return saying('ueber-den-wolken.term.hand');
    return answer.kind === 'swap'
      ? saying('ueber-den-wolken.answer.from', { space: spaceName(answer.one) })
      : undefined;
  },
};

export default possibilities;
