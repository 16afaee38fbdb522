import type { Reason } from '@aerie/kernel';
import { LONGEST, MOST_WORDS } from './data/figures.js';

/** Fillers, selectors and joiners: letters some of them, but nobody sees them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** A letter, a digit or an emoji: what makes a word of a string of signs. Keycaps are emoji by their last sign. */
const SOUNDING = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Emoji_Presentation}]|\u20E3/u;

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Signs that nobody can read, or that turn the writing of others round. White space is none of them. */
const STRANGE = /[\p{Cs}\u202A-\u202E\u2066-\u2069]|(?!\s)\p{Cc}/u;

/** The same for everybody, whatever language their machine speaks. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Ruling: what stands between white space and holds a letter, digit or emoji is one word, so `arc-en-ciel`, `l'oiseau`
 * and `🐳` are one each and `—` is none, nor is what cannot be seen. In scripts without spaces words are found by `Intl.Segmenter`.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const piece of text.split(/\s+/u)) {
    if (!sounds(piece)) continue;
    words += UNSPACED.test(piece) ? countUnspaced(piece) : 1;
  }
  return words;
}

const sounds = (signs: string): boolean => SOUNDING.test(signs.replace(UNSEEN, ''));

function countUnspaced(piece: string): number {
  let words = 0;
  for (const { segment } of segmenter.segment(piece)) if (sounds(segment)) words++;
  return words;
}

/** A description as it is told to all: trimmed, with single spaces. */
export const tidy = (text: string): string => text.trim().replace(/\s+/gu, ' ');

export type Refusal = 'strangeSigns' | 'tooLong' | 'noWords' | 'tooManyWords';

type RefusedText = Reason & { readonly code: Refusal };

/** What is wrong with a text on every machine alike, whatever it takes for a word. */
function misshapen(text: string): RefusedText | undefined {
  if (STRANGE.test(text)) return { code: 'strangeSigns' };
  const length = [...text.trim()].length;
  return length > LONGEST ? { code: 'tooLong', args: { length, most: LONGEST } } : undefined;
}

/** Whether a text that was once a description is one for ever: its words are not counted again. */
export const remainsDescription = (text: string): boolean => text.trim() !== '' && !misshapen(text);

/** Why a text is no description, or undefined if it is one. */
export function refusal(text: string): RefusedText | undefined {
  const wrong = misshapen(text);
  if (wrong) return wrong;
  const words = countWords(text);
  if (words === 0) return { code: 'noWords' };
  return words > MOST_WORDS ? { code: 'tooManyWords', args: { words, most: MOST_WORDS } } : undefined;
}
