import type { ApiResult } from '../../net/api.js';
import { t, translator } from '../../words/words.js';
import type en from './words/en.js';

export const tr = translator<typeof en>();

/** Refusals that have words here. */
const CODES = [
  'nameTaken',
  'badName',
  'wrongPair',
  'wrongPassword',
  'haveAccount',
  'badCode',
  'badFactor',
  'haveFactor',
  'noFactor',
  'needsFactor',
  'badPasskey',
  'havePasskey',
  'tooManyPasskeys',
  'beginAgain',
  'notConfirmed',
  'onlyProviders',
  'providerRefused',
  'badProviderAnswer',
  'providerAway',
  'otherIdentity',
  'haveIdentity',
  'identityTaken',
  'lastWayIn',
  'inviteOnly',
  'badInvite',
  'banned',
  'appealed',
] as const;
const WEAK = ['tooShort', 'tooLong', 'isName', 'isCommon'] as const;

/** Whether all was right so far, and the account asks for its second factor as well. */
export const needsFactor = (answer: ApiResult<unknown>): boolean =>
  answer.kind === 'refused' && answer.code === 'needsFactor';

/** Why something was not done, in words, where it is not a matter of waiting (`net/throttle.ts`); undefined if it was. */
export function whyNot(answer: ApiResult<unknown>): string | undefined {
  if (answer.kind === 'ok') return undefined;
  if (answer.kind === 'unreachable') return t('error.noServer.about');
  const { code, args } = answer;
  const weak = WEAK.find((one) => code === 'badPassword' && one === args.why);
  if (weak) return tr(`account.weak.${weak}`);
  if (code === 'badRequest' && args.at === 'address') return tr('account.badAddress');
  const known = CODES.find((one) => one === code);
  return known ? tr(`account.why.${known}`, args) : t('why.unknown', { code });
}
