import { type Features, featuresOf } from '@aerie/cloud-mine';
import { LEXICON } from './lexicon/lexicon.js';
import { association, type Meaning, meanings } from './lexicon/meaning.js';

/** Words that speak of the shape itself, by what they mean: how well a shape answers to them, from 0 to 1. */
const SHAPES: Readonly<Record<string, (f: Features) => number>> = {
  ears: ({ tips }) => (tips === 2 ? 1 : 0),
  horns: ({ tips }) => (tips === 2 ? 1 : 0),
  pair: ({ tips, feet }) => (tips === 2 ? 0.6 : 0) + (feet === 2 ? 0.4 : 0),
  legs: ({ feet }) => (feet >= 2 ? 1 : 0),
  walk: ({ feet }) => (feet >= 2 ? 0.6 : 0),
  arms: ({ wide, feet }) => (feet >= 3 || wide > 1.2 ? 0.7 : 0),
  wings: ({ wide }) => (wide > 1.05 ? 0.6 : 0),
  eyes: ({ holes }) => (holes >= 2 ? 1 : 0),
  high: ({ wide }) => (wide < 0.75 ? 1 : 0),
  fat: ({ full, wide }) => (full > 0.45 && wide > 0.75 ? 0.8 : 0),
  round: ({ full, wide }) => (full > 0.42 && Math.abs(wide - 1) < 0.15 ? 0.8 : 0),
  big: ({ full }) => (full > 0.5 ? 0.7 : 0),
  small: ({ full }) => (full < 0.3 ? 0.7 : 0),
  sharp: ({ full, tips }) => (full < 0.33 || tips >= 3 ? 0.5 : 0),
};
const SHAPE_COUNTS = 0.3;

/** How clearly concepts are seen in a cloud, from 0 to 1. */
export type Readings = ReadonlyMap<string, number>;

/** How often a likeness goes on: a mitten looks like a hand, and a hand like a coral. */
const LIKENESSES = 2;
/** Likenesses that are fainter than this are not seen. */
const FAINTEST = 0.04;

/** By what is measured on clouds or looks like something that is: which concepts look like it, and how much. */
const lookalikes = new Map<string, { readonly id: string; readonly closeness: number }[]>();
for (const { id, relations } of LEXICON.values()) {
  for (const { kind, to, closeness } of relations) {
    if (kind !== 'looksLike') continue;
    const known = lookalikes.get(to);
    if (known) known.push({ id, closeness });
    else lookalikes.set(to, [{ id, closeness }]);
  }
}

const read = new Map<number, Readings>();

/** Everything that can be seen in a cloud: what was measured on its outline, and all that looks like it. The clearest comes first. */
export function readingsOf(card: number): Readings {
  const known = read.get(card);
  if (known) return known;
  const features = featuresOf(card);
  const seen = new Map<string, number>();
  const see = (id: string, weight: number): boolean => {
    if (weight <= Math.max(FAINTEST, seen.get(id) ?? 0)) return false;
    seen.set(id, weight);
    return true;
  };
  for (const { motif, weight } of features.sights) see(motif, weight);
  for (const { form, weight } of features.forms) see(form, weight);
  for (const [id, shape] of Object.entries(SHAPES)) see(id, SHAPE_COUNTS * shape(features));
  let edge = [...seen.keys()];
  for (let step = 0; step < LIKENESSES; step++) {
    edge = edge.flatMap((from) =>
      (lookalikes.get(from) ?? [])
        .filter(({ id, closeness }) => see(id, (seen.get(from) as number) * closeness))
        .map(({ id }) => id),
    );
  }
  const readings = new Map([...seen].sort(([, a], [, b]) => b - a));
  read.set(card, readings);
  return readings;
}

const answered = new Map<string, Map<number, number>>();

/** How well a cloud answers to a concept, by all that it brings to mind. */
function broadly(concept: string, card: number): number {
  const known = answered.get(concept) ?? new Map<number, number>();
  answered.set(concept, known);
  let best = known.get(card);
  if (best === undefined) {
    const readings = readingsOf(card);
    best = 0;
    for (const [id, near] of association(concept)) best = Math.max(best, near * (readings.get(id) ?? 0));
    known.set(card, best);
  }
  return best;
}

/** How well a cloud answers to one word. `wide` thoughts follow associations, narrow ones do not. */
function answers(card: number, meaning: Meaning, wide: boolean): number {
  let best = 0;
  for (const [concept, strength] of meaning) {
    const seen = wide ? broadly(concept, card) : (readingsOf(card).get(concept) ?? 0);
    if (Math.abs(strength * seen) > Math.abs(best)) best = strength * seen;
  }
  return best;
}

/** What was said that a cloud answers to best, and what is seen in it for that; undefined where nothing is. */
export function seenFor(meant: readonly Meaning[], card: number): { said: string; seen: string } | undefined {
  const readings = readingsOf(card);
  let best = 0;
  let found: { said: string; seen: string } | undefined;
  for (const [said, strength] of meant.flatMap((meaning) => [...meaning])) {
    for (const [seen, near] of association(said)) {
      const clear = strength * near * (readings.get(seen) ?? 0);
      if (clear <= best) continue;
      best = clear;
      found = { said, seen };
    }
  }
  return found;
}

/** How well a description fits a cloud: 0 if not at all; about 1 for each word that names what is clearly seen. */
export function fit(text: string, card: number, wide = true): number {
  return fitOf(meanings(text), card, wide);
}

export function fitOf(meant: readonly Meaning[], card: number, wide = true): number {
  return meant.reduce((sum, meaning) => sum + answers(card, meaning, wide), 0);
}

/** How likely somebody is to take each card, given how well it fits; the less `doubt`, the more the best one stands out. */
export function leanings(fits: readonly number[], doubt: number): number[] {
  const most = Math.max(...fits);
  const pulls = fits.map((one) => Math.exp((one - most) / doubt));
  const all = pulls.reduce((a, b) => a + b, 0);
  return pulls.map((pull) => pull / all);
}

/**
 * If everybody guesses by these fits, with so many guesses: how likely each number of wrong ones before the right one
 * is; the last entry is the chance that nobody finds it.
 */
export function hunt(fits: readonly number[], right: number, guesses: number, doubt: number): number[] {
  const chances: number[] = [];
  const pulls = leanings(fits, doubt);
  let open = 1;
  let unfound = 1;
  const others = pulls.flatMap((pull, card) => (card === right ? [] : [pull])).sort((a, b) => b - a);
  for (let wrong = 0; wrong < guesses; wrong++) {
    const found = (pulls[right] as number) / open;
    chances.push(unfound * found);
    unfound *= 1 - found;
    // What was turned over is most often the card that drew most.
    open = Math.max(open - (others[wrong] ?? 0), pulls[right] as number);
  }
  chances.push(unfound);
  return chances;
}
