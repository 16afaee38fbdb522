import type { REASONS } from '@aerie/conformance/sample';
import type { RuleLinks } from '../../../contract/rules.js';
import type { PLAN } from './passages.js';

/** Where the rules say why something is refused. */
export const ruleLinks: RuleLinks<typeof PLAN, typeof REASONS> = {
  over: 'end',
  notSinging: 'naming-name',
  badName: 'naming-length',
  noCaw: 'caw-once',
  notYours: 'verse-lay',
};
