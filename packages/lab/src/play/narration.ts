import { listed } from '../text/format.js';
import type { Cast, Clause } from './teller.js';

/** Makes sentences of what happened; what one player did in a row becomes one sentence. */
export function sentences(clauses: readonly Clause[], cast: Cast): string[] {
  const told: { readonly seat: number | undefined; readonly words: string[] }[] = [];
  for (const { seat, words } of clauses) {
    const last = told.at(-1);
    if (last && seat !== undefined && last.seat === seat) last.words.push(words);
    else told.push({ seat, words: [words] });
  }
  return told.map(({ seat, words }) =>
    seat === undefined ? listed(words) : `${cast[seat]?.name} ${listed(words)}.`,
  );
}
