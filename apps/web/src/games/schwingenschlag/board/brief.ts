/** In so many letters a card says in short what it does. */
const MOST = { dragon: 48, cave: 34 } as const;

/** A sign is as wide as so many letters. */
const lengthOf = (text: string): number => text.replaceAll(/\{[^{}]*\}/g, '***').length;

/**
 * The beginning of what a card says, as far as a narrow card has room for: up to the end of a clause where one ends late enough, else of
 * a word; nothing where all of it is short. Signs stay whole.
 */
export function briefly(text: string, kind: 'dragon' | 'cave'): string | undefined {
  const most = MOST[kind];
  if (lengthOf(text) <= most) return undefined;
  const words = text.split(' ');
  let [last, clause] = [1, 0];
  for (let count = 1; count < words.length; count++) {
    if (lengthOf(words.slice(0, count).join(' ')) > most) break;
    last = count;
    if (/[.,:;]$/.test(words[count - 1] ?? '')) clause = count;
  }
  const taken = words.slice(0, 2 * clause > last ? clause : last).join(' ');
  return `${taken.replace(/[.,:;]$/, '')} …`;
}
