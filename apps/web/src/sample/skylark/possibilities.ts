import type { Answer, View } from '@aerie/conformance/sample';
import type { Possibilities } from '../../contract/possibilities.js';

/** What a player may try in vain: a second caw, or another card once one lies there. */
const possibilities: Possibilities<View, Answer> = {
  attempts: ({ hand }) => [...hand.map((card): Answer => ({ kind: 'lay', card })), { kind: 'caw' }],
};

export default possibilities;
