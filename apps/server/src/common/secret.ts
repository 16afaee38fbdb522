import { BadConfig } from './bad-config.js';

const SHORTEST = 24;
/** Random digits of any base from 16 on have more different ones, in so many places. */
const FEWEST_CHARACTERS = 8;
/** Words of examples and manuals, which whoever attacks a site tries first. */
const WELL_KNOWN =
  /secret|password|passwort|change.?me|change.?this|example|correct.?horse|default|qwert[yz]/i;

/** The secret that a host has chosen; refuses one that can be guessed. */
export function checkedSecret(text: string): string {
  const why = weaknessOf(text);
  if (why === undefined) return text;
  throw new BadConfig(
    `SECRET ${why}: whoever guesses it knows the daily challenges before they come. ` +
      'Make one with "openssl rand -hex 32", or leave SECRET away and the site makes its own.',
  );
}

function weaknessOf(text: string): string | undefined {
  if (text.length < SHORTEST) return `has fewer than ${SHORTEST} characters`;
  if (new Set(text).size < FEWEST_CHARACTERS) return 'has too few different characters';
  if (WELL_KNOWN.test(text)) return 'has a word that stands in every list of guesses';
  if (isRepeated(text)) return 'repeats itself';
  if (stepsIn(text) > text.length / 2) return 'is a row of characters in their order';
  return undefined;
}

/** Whether a text is a shorter one, again and again. */
const isRepeated = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** How often a character is the same as the one before it, or its neighbour in the alphabet. */
const stepsIn = (text: string): number =>
  [...text].filter((_, i) => i > 0 && Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1).length;
