import type { Answer, View } from '@aerie/cloud-mine';
import type { Possibilities } from '../../contract/possibilities.js';

const possibilities: Possibilities<View, Answer> = {
  attempts: ({ guesses }) => guesses.map(({ card }) => ({ kind: 'guess', card })),
};

export default possibilities;
