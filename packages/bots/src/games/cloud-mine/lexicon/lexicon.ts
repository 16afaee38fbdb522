import { LANGUAGES, type Language } from '@aerie/cloud-mine';
import { IDEAS } from './ideas.js';
import { SIGHTS } from './sights.js';

/** Something that words can mean. */
export interface Concept {
  readonly id: string;
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** What it is, and what it brings to mind. */
  readonly links: readonly string[];
}

function readRow(row: string): Concept {
  const [id = '', rest = ''] = row.split(/:(.*)/s);
  const columns = rest.split('|').map((column) => column.trim());
  const names = LANGUAGES.map((language, i) => [language, (columns[i] ?? '').split(', ')] as const);
  return {
    id,
    names: Object.fromEntries(names) as unknown as Concept['names'],
    links: (columns[LANGUAGES.length] ?? '').split(' ').filter(Boolean),
  };
}

const rows = (table: string): Concept[] => table.trim().split('\n').map(readRow);

/** Everything we have words for, by its name. Sights are called like the motifs in the clouds. */
export const LEXICON: ReadonlyMap<string, Concept> = new Map(
  [...rows(SIGHTS), ...rows(IDEAS)].map((concept) => [concept.id, concept]),
);

/** Links count both ways: a whale brings the sea to mind, and the sea a whale. */
export const NEIGHBOURS: ReadonlyMap<string, readonly string[]> = neighbours();

function neighbours(): Map<string, string[]> {
  const found = new Map([...LEXICON.keys()].map((id) => [id, [] as string[]]));
  const link = (from: string, to: string): void => {
    const list = found.get(from);
    if (list && found.has(to) && !list.includes(to)) list.push(to);
  };
  for (const { id, links } of LEXICON.values()) {
    for (const to of links) {
      link(id, to);
      link(to, id);
    }
  }
  return found;
}
