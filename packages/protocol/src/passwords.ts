/** How many characters a password has. */
export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;

/** Something short again and again: `aaaaaaaa`, `abc1abc1`. */
const REPEATED = /^(.{1,4})\1+$/su;

export type PasswordFault = 'tooShort' | 'tooLong' | 'isName' | 'isCommon';

/**
 * Why a new password will not do, as far as can be told without a list: the server has one of those that are guessed first,
 * and asks it besides.
 */
export function passwordFault(password: string, name: string): PasswordFault | undefined {
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD) return 'tooShort';
  if (length > LONGEST_PASSWORD) return 'tooLong';
  if (password.toLowerCase().includes(name.toLowerCase()) && length < name.length + 4) return 'isName';
  return REPEATED.test(password.trim().toLowerCase()) ? 'isCommon' : undefined;
}
