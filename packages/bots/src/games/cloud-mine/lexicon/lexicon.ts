import { LANGUAGES, type Language } from '@aerie/cloud-mine';
import { ANIMALS } from './animals.js';
import { CLOTHES } from './clothes.js';
import { DOINGS } from './doings.js';
import { FOOD } from './food.js';
import { IDEAS } from './ideas.js';
import { type Noun, readName } from './nouns.js';
import { PEOPLE } from './people.js';
import { PLACES } from './places.js';
import { SIGHTS } from './sights.js';
import { TALES } from './tales.js';
import { THINGS } from './things.js';

const TABLES = [SIGHTS, IDEAS, ANIMALS, FOOD, PEOPLE, CLOTHES, THINGS, PLACES, TALES, DOINGS];

/** How one concept stands to another. */
export type RelationKind = 'is' | 'partOf' | 'looksLike' | 'feelsLike' | 'does' | 'opposes' | 'bringsToMind';

export interface Relation {
  readonly kind: RelationKind;
  readonly to: string;
  /** How close they are, from 0 to 1. */
  readonly closeness: number;
}

/** What stands before the name of the other concept in a table, and how close the two are if nothing else is said. */
const MARKS: Readonly<Record<string, { readonly kind: RelationKind; readonly closeness: number }>> = {
  '<': { kind: 'is', closeness: 0.6 },
  '@': { kind: 'partOf', closeness: 0.6 },
  '~': { kind: 'looksLike', closeness: 0.8 },
  '*': { kind: 'feelsLike', closeness: 0.45 },
  '>': { kind: 'does', closeness: 0.5 },
  '!': { kind: 'opposes', closeness: 0.1 },
};
const THOUGHT = { kind: 'bringsToMind', closeness: 0.62 } as const;

/** Something that words can mean. */
export interface Concept {
  readonly id: string;
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** How the first name is said, where it is a noun. */
  readonly nouns: Readonly<Record<Language, Noun | undefined>>;
  readonly relations: readonly Relation[];
  /** Every concept that it has a relation with. */
  readonly links: readonly string[];
}

function readRelation(written: string): Relation {
  const [, mark = '', to = '', closeness] = /^([<@~*>!]?)([a-z]+)(\.\d+)?$/i.exec(written) ?? [];
  const { kind, closeness: usual } = MARKS[mark] ?? THOUGHT;
  return { kind, to, closeness: closeness === undefined ? usual : Number(closeness) };
}

function perLanguage<T>(make: (language: Language, column: number) => T): Readonly<Record<Language, T>> {
  const [de, en, fr, it] = LANGUAGES.map(make) as [T, T, T, T];
  return { de, en, fr, it };
}

function readRow(row: string): Concept {
  const [id = '', rest = ''] = row.split(/:(.*)/s);
  const columns = rest.split('|').map((column) => column.trim());
  const read = perLanguage((language, i) =>
    (columns[i] ?? '').split(', ').map((one) => readName(language, one)),
  );
  const relations = (columns[LANGUAGES.length] ?? '').split(' ').filter(Boolean).map(readRelation);
  return {
    id,
    names: perLanguage((language) => read[language].map(({ name }) => name)),
    nouns: perLanguage((language) => {
      const first = read[language][0];
      // What German calls by a noun is one everywhere: without an article it is a name.
      const named =
        first && read.de[0]?.noun ? ({ word: first.name, gender: 'n', number: 'name' } as const) : undefined;
      return first?.noun ?? named;
    }),
    relations,
    links: relations.map(({ to }) => to),
  };
}

const rows = (table: string): Concept[] => table.trim().split('\n').map(readRow);

/** What things do: the first word of each language is what one says of somebody who does it. */
export const DEEDS: ReadonlySet<string> = new Set(rows(DOINGS).map(({ id }) => id));

/** Everything we have words for, by its name. Sights are called like the motifs in the clouds, forms like the plain forms. */
export const LEXICON: ReadonlyMap<string, Concept> = new Map(
  TABLES.flatMap(rows).map((concept) => [concept.id, concept]),
);

/** Relations count both ways: a whale brings the sea to mind, and the sea a whale. */
export const TIES: ReadonlyMap<string, readonly Relation[]> = ties();

function ties(): Map<string, Relation[]> {
  const found = new Map([...LEXICON.keys()].map((id) => [id, [] as Relation[]]));
  const tie = (from: string, relation: Relation): void => {
    const list = found.get(from);
    if (list && found.has(relation.to) && !list.some(({ to }) => to === relation.to)) list.push(relation);
  };
  for (const { id, relations } of LEXICON.values()) {
    for (const relation of relations) {
      tie(id, relation);
      tie(relation.to, { ...relation, to: id });
    }
  }
  return found;
}
