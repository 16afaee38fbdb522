/** Steps from one word to another: a letter more, less, other, or two neighbours swapped. */
export function distance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => d[i]?.[j] as number;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + other);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, at(i - 2, j - 2) + 1);
      }
      (d[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}

/** What somebody who typed this may have meant: a word that begins so, or one not far from it. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const text = typed.toLowerCase();
  const begun = words.find((word) => text.length > 0 && word.startsWith(text));
  if (begun !== undefined) return begun;
  const far = (word: string): number => distance(text, word);
  const best = words.toSorted((a, b) => far(a) - far(b))[0];
  return best !== undefined && far(best) <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined;
}

/** `there is no game "rauff"; did you mean rauf-und-runter?`, or which ones there are. */
export function noSuch(kind: string, typed: string, words: readonly string[]): string {
  const meant = nearest(typed, words);
  const help = meant === undefined ? `there are ${words.join(', ')}` : `did you mean ${meant}?`;
  return `there is no ${kind} "${typed}"; ${help}`;
}
