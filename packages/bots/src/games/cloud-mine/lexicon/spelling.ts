/** Words as they are compared: without case, accents, or signs around and within them. */
export function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
}

/** Articles that lean on the next word: `l'oiseau`, `dell’angelo`. */
const ELISION = /^(?:[ldjmnstc]|qu|un|dell|nell|all|sull|dall|quell|quest|bell|sant)['’]/i;

/** The words of a description, plain; what is left of elisions is dropped. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,;:!?.…/«»"“”„()]+/u)
    .map((word) => plain(word.replace(ELISION, '')))
    .filter(Boolean);

const ENDINGS = ['ern', 'en', 'er', 'es', 'em', 'e', 's', 'x', 'i', 'o', 'a'];
const SHORTEST = 3;

/** A word without the ending that number, case and gender give it: rough, and the same for all four languages. */
export function stem(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending ? word.slice(0, -ending.length) : word;
}

function neighbourings(word: string): Set<string> {
  const padded = `^${word}$`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2)));
}

/** How alike two words look, from 0 to 1, by the letters that stand side by side: for slips of the pen, and for words that we do not know but their kin. */
export function alike(a: string, b: string): number {
  const of = neighbourings(a);
  const other = neighbourings(b);
  let shared = 0;
  for (const one of of) if (other.has(one)) shared++;
  return (2 * shared) / (of.size + other.size);
}
