import MiniSearch from 'minisearch';
import type { Passage } from '../../contract/rules.js';
import { folded } from '../../words/fold.js';

/** A paragraph of a game's rules that was found. */
export interface Entry {
  readonly id: string;
  readonly game: string;
  readonly address: string;
  /** The title of its passage. */
  readonly title: string;
  readonly text: string;
  readonly kind: 'plain' | 'point' | 'ruling' | 'figure';
}

export interface Found extends Entry {
  /** Its words that match, folded. */
  readonly terms: ReadonlySet<string>;
}

const entriesOf = (game: string, passages: readonly Passage[]): Entry[] =>
  passages.flatMap(({ title, body }) =>
    body.map((one) => ({
      id: `${game} ${one.address}`,
      game,
      address: one.address,
      title,
      text: one.kind === 'figure' ? one.caption : one.text,
      kind: one.kind,
    })),
  );

/** Finds paragraphs in the rules of all games: beginnings of words and small slips count too. */
export class RulesIndex {
  private readonly entries = new Map<string, Entry>();
  private readonly index = new MiniSearch<Entry & { name: string }>({
    fields: ['title', 'text', 'name'],
    processTerm: (word) => folded(word) || null,
    searchOptions: {
      boost: { title: 2.5, name: 1.5 },
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      // Captions repeat what paragraphs say.
      boostDocument: (id: string) => (this.entries.get(id)?.kind === 'figure' ? 0.4 : 1),
    },
  });

  /** `name` is how the game is called. */
  add(game: string, name: string, passages: readonly Passage[]): void {
    const entries = entriesOf(game, passages);
    for (const entry of entries) this.entries.set(entry.id, entry);
    this.index.addAll(entries.map((entry) => ({ ...entry, name })));
  }

  /** The best paragraphs first: those with all words; if there are none, those with some. */
  find(asked: string, most = 40): Found[] {
    if (asked.trim() === '') return [];
    const all = this.index.search(asked, { combineWith: 'AND' });
    const found = all.length > 0 ? all : this.index.search(asked);
    return found.slice(0, most).flatMap(({ id, terms }) => {
      const entry = this.entries.get(id as string);
      return entry ? [{ ...entry, terms: new Set(terms) }] : [];
    });
  }
}
