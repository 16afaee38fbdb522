import unhomoglyph from 'unhomoglyph';
import { folded } from './folded-name.js';

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Marks on letters; those that are vowels of a script belong to the name. */
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/**
 * The forms by which names are found to look alike: two names do if they have one in common. They are made of skeletons as
 * Unicode describes them (UTS #39, confusables).
 *
 * - The skeleton of the name as it is written: `lan` and `Ian`, `rn` and `m`, a Cyrillic `а` and a Latin one.
 * - The name without case and accents, and the same with signs of other scripts taken for the Latin ones that they look
 *   like. Letters of ASCII stand for themselves there: `Lan` does not look like `Ian`, though `lan` does.
 */
export function looksOf(name: string): ReadonlySet<string> {
  const bare = name.normalize('NFD').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  const written = unhomoglyph(bare).normalize('NFD').replace(ACCENTS, '');
  const latin = bare.replace(/[^\0-\x7F]/gu, (sign) => unhomoglyph(sign));
  return new Set([`written ${written}`, `folded ${folded(bare)}`, `folded ${folded(latin)}`]);
}
