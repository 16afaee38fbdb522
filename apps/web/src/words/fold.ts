/** A word without case and accents, with ligatures undone. */
export const folded = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

/** Folded words and numbers only, with single spaces: what a search compares. */
export const fold = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same with German umlauts written out, as on keyboards that have none. */
export const foldSpelled = (text: string): string =>
  fold(text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue'));
