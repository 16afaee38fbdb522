import { cardsFor, type View } from '@aerie/cloud-mine';
import type { QuickChance } from '@aerie/kernel';

import { LEXICON } from './lexicon/lexicon.js';
import type { Listener } from './listening.js';
import { imagineTables, type Prospect, prospectOf } from './prospects.js';
import { readingsOf } from './seeing.js';
import { fresh, type Idea, ideas, say, worthSaying } from './thoughts.js';

/** How somebody chooses what to say. */
export interface Describer {
  /** Who is reckoned with, all equally likely. */
  readonly listeners: readonly Listener[];
  /** In how many imagined tables each description is tried. */
  readonly tables: number;
  /** By how many cards a description may look worse than the best and be said as well as it. */
  readonly whim: number;
}

/** Something that could be said, and what it is worth, in cards. */
export interface Considered extends Prospect {
  readonly worth: number;
}

/** What can be said, the best first, and the most far-fetched of it. */
export interface Sayings {
  readonly all: readonly [Considered, ...Considered[]];
  readonly farthest: Prospect;
}

/** So often a cloud shall be found at most: far-fetched words now and then, or at large tables the Scout would never win. */
const FOUND = 0.87;
/**
 * The Daydreamer aims at this part of a Watcher's cards: what is far-fetched, and the doubts of others, add to it, the more the
 * more guesses there are.
 */
const shareAt = (seats: number): number => 1.14 - 0.035 * seats;
/** Whoever finds the cloud at once less often than this part of blind luck was misled, which costs so many cards. */
const LED = 0.6;
const MISLEADING = 3;

/**
 * What a description is worth: as much as whoever comes off worse may expect, the Daydreamer or a Watcher. Found late and found at
 * all then weigh against each other. The Daydreamer's cards alone would not do: at six seats and more a riddle that nobody can
 * read wins it most.
 */
function considered(v: View, one: Prospect): Considered {
  const misled = Math.max(0, LED / cardsFor(v.seats) - one.atOnce);
  return { ...one, worth: Math.min(one.mine, shareAt(v.seats) * one.theirs) - MISLEADING * misled };
}

/** Among what is seen less clearly than this many things, so many come to mind. */
const FAINT = { after: 60, taken: 24 };

/** What is seen in a cloud, but only just: it keeps a secret best. */
function faint(v: View, luck: QuickChance): Idea[] {
  const dim = [...readingsOf(v.picked).keys()]
    .slice(FAINT.after)
    .filter((concept) => LEXICON.get(concept)?.nouns.de !== undefined && worthSaying(concept));
  return luck
    .deal(dim, Math.min(FAINT.taken, dim.length))
    .map((a) => ({ concepts: [a], words: [LEXICON.get(a)?.names[v.language][0] ?? a], kind: 'naming' }));
}

export function sayings(v: View, describer: Describer, luck: QuickChance): Sayings {
  const tables = imagineTables(v, describer.listeners, describer.tables, luck);
  const texts = new Set(fresh([...ideas(v, luck), ...faint(v, luck)], v).map((idea) => say(v, idea, luck)));
  const prospects = [...texts].map((text) => prospectOf(v, text, tables));
  const farthest = prospects.reduce((a, b) => (b.found < a.found ? b : a));
  const [best, ...more] = prospects.map((one) => considered(v, one)).sort((a, b) => b.worth - a.worth);
  return { all: [best as Considered, ...more], farthest };
}

/** What is said, and what everybody would find. */
export interface Chosen {
  readonly said: Prospect;
  readonly isDaring: boolean;
  readonly plainest: Prospect;
}

/** A description that shall be found late, but found; now and then something far-fetched. */
export function chooseWords(v: View, describer: Describer, luck: QuickChance): Chosen {
  const { all, farthest } = sayings(v, describer, luck);
  const good = all.filter(({ worth }) => worth >= all[0].worth - describer.whim);
  const fair = good[luck.below(good.length)] ?? all[0];
  const { found } = fair;
  const isDaring = found > FOUND && luck.fraction() < (found - FOUND) / (found - farthest.found);
  const plainest = all.reduce((a, b) => (b.atOnce > a.atOnce ? b : a));
  return { said: isDaring ? farthest : fair, isDaring, plainest };
}
