import type { REASONS } from '@aerie/rauf-und-runter';
import type { RuleLinks } from '../../../contract/rules.js';
import type { PLAN } from './passages.js';

/** Where the rules say why something is refused. */
export const ruleLinks: RuleLinks<typeof PLAN, typeof REASONS> = {
  over: 'end',
  notYourTurn: 'order-pecking',
  faceNotRolled: 'picking-free',
  tooFewFeathersToReroll: 'reroll-price',
  pickFirst: 'rolling-five',
  shedNow: 'momentum-higher',
  shedAtMost: 'feathers-each',
};
