import type { REASONS } from '@aerie/cloud-mine';
import type { RuleLinks } from '../../../contract/rules.js';
import type { PLAN } from './passages.js';

/** Where the rules say why something is refused. */
export const ruleLinks: RuleLinks<typeof PLAN, typeof REASONS> = {
  over: 'end-tooFew',
  silentNow: 'bots-chat',
  waitForScout: 'picking-secret',
  waitForDaydreamer: 'describing-words',
  waitForGuess: 'guessing-order',
  describeNow: 'describing-words',
  pickNow: 'picking-secret',
  guessNow: 'guessing-order',
  notAmongCards: 'picking-cards',
  turnedOver: 'guessing-wrong',
  strangeSigns: 'describing-refused',
  tooLong: 'describing-counting',
  noWords: 'describing-words',
  tooManyWords: 'describing-counting',
};
