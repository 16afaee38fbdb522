import type { REASONS } from '@aerie/schwingenschlag';
import type { RuleLinks } from '../../../contract/rules.js';
import type { PLAN } from './passages.js';

/** Where the rules say why something is refused. */
export const ruleLinks: RuleLinks<typeof PLAN, typeof REASONS> = {
  over: 'end-sum',
  notYourDecision: 'round-turns',
  notPossibleNow: 'turn-actions',
  actionNotAllowed: 'turn-actions',
  cannotAfford: 'paying-from',
  noRoom: 'entice-price',
  wrongHabitat: 'entice-price',
  notInHand: 'paying-from',
  exploredThrice: 'explore-price',
};
