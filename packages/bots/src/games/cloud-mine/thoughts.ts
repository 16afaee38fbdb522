import type { Language, View } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';
import { DEEDS, LEXICON, type RelationKind, TIES } from './lexicon/lexicon.js';
import { meanings } from './lexicon/meaning.js';
import type { Manners } from './manners.js';
import { phrases } from './phrases.js';
import { readingsOf } from './seeing.js';

/** Something that could be said, what it speaks of, and how it is put. */
export interface Idea {
  readonly concepts: readonly [string, string?];
  readonly words: readonly [string, string?];
  readonly kind: keyof Manners;
}

/** How many things one names, and of how many one follows what they bring to mind. */
const CLEAR = 10;
const FOLLOWED = 4;
/** With how many others each of those is put together. */
const PAIRED = 4;
/** How many of the dimmer likenesses, and of the thoughts of each kind, come to mind. */
const DIM = { from: 60, taken: 14 };
const TAKEN = 12;

const nameOf = (language: Language, concept: string): string =>
  LEXICON.get(concept)?.names[language][0] ?? concept;

const isNoun = (concept: string): boolean => LEXICON.get(concept)?.nouns.de !== undefined;
const isSingle = (concept: string): boolean => LEXICON.get(concept)?.nouns.de?.number === 'one';

/** What a concept has to do with others, in one way; `onto` those that have it to do with the concept. */
const related = (concept: string, ...kinds: RelationKind[]): string[] =>
  (LEXICON.get(concept)?.relations ?? []).filter(({ kind }) => kinds.includes(kind)).map(({ to }) => to);
const partsOf = (concept: string): string[] =>
  (TIES.get(concept) ?? [])
    .filter(({ kind, to }) => kind === 'partOf' && related(to, 'partOf').includes(concept))
    .map(({ to }) => to);

/** What a concept looks like, closely: itself as well. */
const LOOKS = 0.6;
const looks = (concept: string): string[] => [
  concept,
  ...(LEXICON.get(concept)?.relations ?? [])
    .filter(({ kind, closeness }) => kind === 'looksLike' && closeness >= LOOKS)
    .map(({ to }) => to),
];

/** Whether two concepts are worth naming together: a house and a cottage are not. */
const differ = (a: string, b: string): boolean => {
  const known = looks(a);
  return !looks(b).some((one) => known.includes(one)) && !(TIES.get(a) ?? []).some(({ to }) => to === b);
};

/** What too many things are to be worth a clue. */
const GENERAL: ReadonlySet<string> = new Set(
  'animal person thing place clothes vessel vehicle building food machine tool furniture job form group plant weather'.split(
    ' ',
  ),
);

/** Figures and brands of others: understood, never said. */
const UNSAID: ReadonlySet<string> = new Set(
  'batman mickey snoopy garfield dumbo smurf smurfhouse beetlecar kingkong godzilla'.split(' '),
);

/** Whether a clue may speak of it: no general kind, no figure of others. */
export const worthSaying = (concept: string): boolean => !GENERAL.has(concept) && !UNSAID.has(concept);

/** What anybody alive may do. */
const ANYBODY = [
  'slumber',
  'dreaming',
  'wait',
  'stretch',
  'yawn',
  'waving',
  'dancing',
  'think',
  'look',
  'sneeze',
];
const ALIVE = ['animal', 'bird', 'insect', 'person', 'pet', 'monster', 'job'];

const deedsOf = (concept: string, luck: QuickChance): string[] => {
  const own = related(concept, 'does');
  const alive = related(concept, 'is', 'bringsToMind').some((kind) => ALIVE.includes(kind));
  return alive ? [...own, luck.pick(ANYBODY)] : own;
};

/** Everything that comes to mind: what is seen, what it looks like or brings to mind, its parts, what it does. */
export function ideas(v: View, luck: QuickChance): Idea[] {
  const seen = [...readingsOf(v.picked).keys()].filter((concept) => isNoun(concept) && worthSaying(concept));
  const clear = seen.slice(0, CLEAR);
  const one =
    (kind: keyof Manners) =>
    (a: string): Idea => ({ concepts: [a], words: [nameOf(v.language, a)], kind });
  const two = (a: string, b: string, kind: keyof Manners = 'two'): Idea => ({
    concepts: [a, b],
    words: [nameOf(v.language, a), nameOf(v.language, b)],
    kind,
  });
  const some = (from: readonly string[], most: number): string[] => {
    const others = [...new Set(from)].filter((concept) => !clear.includes(concept));
    return luck.deal(others, Math.min(most, others.length));
  };
  const followed = clear.slice(0, FOLLOWED);
  const dim = some(seen.slice(CLEAR, DIM.from), DIM.taken);
  const far = some(
    followed
      .flatMap((a) => related(a, 'bringsToMind', 'is', 'feelsLike'))
      .filter((to) => !DEEDS.has(to) && worthSaying(to)),
    TAKEN,
  );
  const thoughts = far.filter(isNoun);
  return [
    ...clear.map(one('naming')),
    ...followed.flatMap((a, i) =>
      seen
        .slice(i + 1, DIM.from)
        .filter((b) => differ(a, b))
        .slice(0, PAIRED)
        .map((b) => two(a, b)),
    ),
    ...dim.map(one('naming')),
    ...some(clear.flatMap(partsOf), TAKEN).map(one('part')),
    ...thoughts.map(one('hinting')),
    ...clear.slice(0, 3).flatMap((a) => thoughts.slice(0, 4).map((b) => two(a, b, 'beside'))),
    ...seen
      .slice(0, DIM.from)
      .filter(isSingle)
      .flatMap((a) => deedsOf(a, luck).map((deed) => two(a, deed, 'story')))
      .slice(0, TAKEN),
    ...clear.flatMap((a) =>
      related(a, 'feelsLike', 'bringsToMind')
        .filter((to) => !isNoun(to) && !DEEDS.has(to))
        .map((quality) => two(a, quality, 'simile')),
    ),
  ];
}

/** What has been spoken of in this match, by whomever. */
function spokenOf(v: View): Set<string> {
  return new Set(v.past.flatMap(({ words }) => meanings(words).flatMap((meaning) => [...meaning.keys()])));
}

/** What is left to say without repeating anybody; if all has been said, everything again. */
export function fresh(all: readonly Idea[], v: View): readonly Idea[] {
  const spoken = spokenOf(v);
  const left = all.filter(({ concepts: [a, b] }) => !spoken.has(a) && !(b !== undefined && spoken.has(b)));
  return left.length > 0 ? left : all;
}

/** Words for an idea that nobody has used in this match; where all of them are used up, those of something else that is seen. */
export function say(v: View, { concepts, words, kind }: Idea, luck: QuickChance): string {
  const used = new Set(v.past.map((round) => round.words.toLowerCase()));
  const unused = (text: string): boolean => !used.has(text.toLowerCase());
  const mine = phrases(v.language, words, luck, kind, concepts).find(unused);
  if (mine !== undefined) return mine;
  for (const concept of readingsOf(v.picked).keys()) {
    const other = phrases(v.language, [nameOf(v.language, concept)], luck, 'naming', [concept]).find(unused);
    if (other !== undefined) return other;
  }
  return words[0];
}
