import { LANGUAGES } from '@aerie/cloud-mine';
import { GLUE } from './glue.js';
import { LEXICON, TIES } from './lexicon.js';
import { alike, plain, stem, wordsOf } from './spelling.js';

/** How strongly something is meant, by concept, from 0 to 1; below 0 if it is said not to be there. */
export type Meaning = ReadonlyMap<string, number>;

const NOTHING: Meaning = new Map();

/** Every spelling we know, as it stands and without its ending. */
const byWord = new Map<string, Set<string>>();
const byStem = new Map<string, Set<string>>();

function note(index: Map<string, Set<string>>, key: string, id: string): void {
  const known = index.get(key);
  if (known) known.add(id);
  else index.set(key, new Set([id]));
}

for (const { id, names } of LEXICON.values()) {
  for (const name of LANGUAGES.flatMap((language) => names[language])) {
    const key = plain(name);
    note(byWord, key, id);
    note(byStem, stem(key), id);
  }
}

const evenly = (ids: ReadonlySet<string>, weight: number): Meaning =>
  new Map([...ids].map((id) => [id, weight / Math.sqrt(ids.size)]));

const STEMMED = 0.9;
const COMPOUND = 0.75;
const SLIP = 0.75;
const LEAST_ALIKE = 0.64;
/** Shorter words are too easily like another. */
const SHORTEST = 5;

const looked = new Map<string, Meaning>();
const MOST_REMEMBERED = 2000;

/** What one word means; nothing where we have no idea. */
function meaningOf(word: string): Meaning {
  const known = looked.get(word);
  if (known) return known;
  const found = lookUp(word);
  if (looked.size >= MOST_REMEMBERED) looked.clear();
  looked.set(word, found);
  return found;
}

function lookUp(word: string): Meaning {
  if (GLUE.has(word)) return NOTHING;
  const exact = byWord.get(word);
  if (exact) return evenly(exact, 1);
  const kin = byStem.get(stem(word));
  if (kin) return evenly(kin, STEMMED);
  if (word.length < SHORTEST) return NOTHING;
  return compound(word) ?? slip(word);
}

/** `Schmetterlingsflügel`: what it begins with and what it ends with, the longest words that we know. */
function compound(word: string): Meaning | undefined {
  const parts = new Map<string, number>();
  const take = (ids: ReadonlySet<string> | undefined): boolean => {
    for (const id of ids ?? []) parts.set(id, COMPOUND);
    return ids !== undefined;
  };
  for (let length = word.length - 1; length >= 4; length--)
    if (take(byWord.get(word.slice(0, length)))) break;
  for (let length = word.length - 1; length >= 4; length--) if (take(byWord.get(word.slice(-length)))) break;
  return parts.size > 0 ? parts : undefined;
}

/** The word that looks most like it, if any does. */
function slip(word: string): Meaning {
  let best = LEAST_ALIKE;
  let ids: ReadonlySet<string> | undefined;
  for (const [other, meant] of byWord) {
    if (Math.abs(other.length - word.length) > 4) continue;
    const likeness = alike(word, other);
    if (likeness <= best) continue;
    best = likeness;
    ids = meant;
  }
  return ids ? evenly(ids, SLIP * best) : NOTHING;
}

/** What is named after one of these is not there. */
const WITHOUT = new Set(
  'ohne kein keine keinen nicht no not without sans pas aucun aucune senza non nessun nessuna'.split(' '),
);

const denied = (meaning: Meaning): Meaning => new Map([...meaning].map(([id, strength]) => [id, -strength]));

/**
 * What the words of a description mean, each on its own; names of several words are found too. What is said not to be there counts
 * below 0.
 */
export function meanings(text: string): Meaning[] {
  const words = wordsOf(text);
  const found: Meaning[] = [];
  let isDenied = false;
  for (let i = 0; i < words.length; ) {
    const length =
      [3, 2].find((n) => i + n <= words.length && byWord.has(words.slice(i, i + n).join(''))) ?? 1;
    const meaning = meaningOf(words.slice(i, i + length).join(''));
    if (meaning.size > 0) found.push(isDenied ? denied(meaning) : meaning);
    isDenied = WITHOUT.has(words[i] as string) || (isDenied && meaning.size === 0);
    i += length;
  }
  return found;
}

/** How often a thought goes on to what it brings to mind, and below which strength it is lost. */
const STEPS = 3;
const FAINTEST = 0.03;
/** Who has more ties than this shares out: everything is an animal, but not every animal is meant. */
const FEW = 4;

const flows = new Map<string, Meaning>();

/** Everything that a concept brings to mind, and how strongly. */
export function association(id: string): Meaning {
  const known = flows.get(id);
  if (known) return known;
  const reached = new Map([[id, 1]]);
  let edge = [id];
  for (let step = 0; step < STEPS; step++) {
    const next: string[] = [];
    for (const from of edge) {
      const ties = TIES.get(from) ?? [];
      const share = (reached.get(from) as number) * Math.sqrt(FEW / Math.max(FEW, ties.length));
      for (const { to, closeness } of ties) {
        const flow = share * closeness;
        if (flow <= (reached.get(to) ?? FAINTEST)) continue;
        reached.set(to, flow);
        next.push(to);
      }
    }
    edge = next;
  }
  flows.set(id, reached);
  return reached;
}
