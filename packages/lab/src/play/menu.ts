/** What a person can answer now: the legal answers in the game's notation, and what each would do. */
export interface Item {
  readonly notation: string;
  readonly explained: string;
}

/** Numbers stand in front only where they cannot be mistaken for part of an answer, such as a die. */
const isNumbered = (items: readonly Item[]): boolean => !items.some(({ notation }) => /\d/.test(notation));

export function menuLines(items: readonly Item[]): string[] {
  const numbered = isNumbered(items);
  const width = Math.max(0, ...items.map(({ notation }) => notation.length));
  return items.map(({ notation, explained }, i) => {
    const number = numbered ? `${`${i + 1}`.padStart(3)}  ` : '';
    return `  ${number}${notation.padEnd(width)}${explained && ` → ${explained}`}`;
  });
}

/**
 * Which item was meant: by its notation, its number, or as much of the notation as only it has, such
 * as `r` for `reroll` or `2` for `shed 2`. Undefined if none was, or several may have been.
 */
export function meant(typed: string, items: readonly Item[]): number | undefined {
  const text = typed.toLowerCase();
  const only = (fits: (notation: string) => boolean): number | undefined => {
    const which = items.flatMap(({ notation }, i) => (fits(notation) ? [i] : []));
    return which.length === 1 ? which[0] : undefined;
  };
  const exact = only((notation) => notation === typed) ?? only((notation) => notation.toLowerCase() === text);
  if (exact !== undefined) return exact;
  if (isNumbered(items) && /^\d+$/.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= items.length ? number - 1 : undefined;
  }
  return (
    only((notation) => notation.toLowerCase().split(' ').includes(text)) ??
    only((notation) => text.length > 0 && notation.toLowerCase().startsWith(text))
  );
}
