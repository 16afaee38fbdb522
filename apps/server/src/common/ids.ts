import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz';

/** How long an id is: 20 letters, over 110 bits. */
const LENGTH = 20;
/** Bytes from here on are skipped: they would make some letters more likely. */
const ROUND = LETTERS.length * Math.floor(256 / LETTERS.length);

/** An id made of the bytes that `more` gives; it is called until there are enough. */
function idOf(more: (time: number) => Uint8Array): string {
  let id = '';
  for (let time = 0; id.length < LENGTH; time++)
    for (const byte of more(time)) if (byte < ROUND) id += LETTERS[byte % LETTERS.length];
  return id.slice(0, LENGTH);
}

/** An id that nobody can guess. */
export const newId = (): string => idOf(() => randomBytes(32));

/** The id that belongs to a text, always the same; it cannot be guessed without knowing the whole text. */
export const idFor = (text: string): string =>
  idOf((time) => createHash('sha256').update(`${time} ${text}`).digest());

/** A seed for a match. */
export const newSeed = (): string => randomBytes(32).toString('hex');
