import { dictionary } from '@zxcvbn-ts/language-common';

/** How many digits and signs at the end make no difference: `sunshine2026` is guessed right after `sunshine`. */
const ENDING = /[\d\p{P}\p{S}]{1,4}$/u;

let common: ReadonlySet<string> | undefined;

/** Whether a password is among those that are guessed first: some 49,000 from lists that were published, or nearly one. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const bare = password.trim().toLowerCase();
  return common.has(bare) || common.has(bare.replace(ENDING, ''));
}
