import type { RowName, Size, Timing, Trait } from '../data/words.js';
import type { Labels, ThingToken } from './language.js';

/**
 * Texts name things by tokens that a client shows as icons: `{meat}`, `{points:3}`, `{row:C}`. Here they become
 * words, for alternative texts and wherever there are no icons.
 */

const TOKEN = /(?:(\d+) )?\{([a-z]+)(?::(\w+))?\}/g;

/** The words for one token without its braces; throws on one that does not exist. */
export function tokenWords(token: string, labels: Labels, several = false): string {
  const [kind, value = ''] = token.split(':') as [string, string?];
  const found = {
    size: () => labels.sizes[value as Size],
    trait: () => labels.traits[value as Trait],
    timing: () => labels.abilities[value as Timing],
    row: () => labels.rows[value as RowName],
    points: () => (/^\d+$/.test(value) ? `${value} ${labels.points[value === '1' ? 0 : 1]}` : undefined),
  };
  const text =
    kind in found
      ? found[kind as keyof typeof found]()
      : value === ''
        ? labels.things[kind as ThingToken]?.[several ? 1 : 0]
        : undefined;
  if (text === undefined) throw new Error(`no such token: {${token}}`);
  return text;
}

/** A text with words in the place of tokens; the number before a token decides between one and several. */
export const withWords = (text: string, labels: Labels): string =>
  text.replace(TOKEN, (_, n: string | undefined, kind: string, value: string | undefined) => {
    const token = tokenWords(
      value === undefined ? kind : `${kind}:${value}`,
      labels,
      n !== undefined && n !== '1',
    );
    return n === undefined ? token : `${n} ${token}`;
  });
