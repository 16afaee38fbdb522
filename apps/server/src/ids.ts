import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz';

/** An id that nobody can guess: 20 letters, over 110 bits. */
export function newId(): string {
  let id = '';
  while (id.length < 20) {
    for (const byte of randomBytes(32)) {
      // Bytes beyond the last full round of letters would favour some of them.
      if (byte < LETTERS.length * Math.floor(256 / LETTERS.length)) id += LETTERS[byte % LETTERS.length];
      if (id.length === 20) break;
    }
  }
  return id;
}

/** A seed for a match. */
export const newSeed = (): string => randomBytes(32).toString('hex');
