import { allGuesses, CARDS, cardsFor, type View } from '@aerie/cloud-mine';
import { QuickChance } from '@aerie/kernel';
import { type Meaning, meanings } from './lexicon/meaning.js';
import { fitOf, hunt } from './seeing.js';
import { fresh, type Idea, ideas, say } from './thoughts.js';

/** What somebody likes to speak of: by concept, how much more than of other things. Worked out once for a table. */
export class Taste {
  private readonly seed: number;

  constructor(luck: QuickChance) {
    this.seed = luck.below(1_000_000);
  }

  of(concept: string): number {
    return new QuickChance(`${this.seed}/${concept}`).fraction();
  }
}

/** The plain one: names one of the things that it sees most clearly, or two of them. */
export function describePlainly(v: View, luck: QuickChance): string {
  const all = ideas(v, luck);
  const clear = fresh([...all.slice(0, 4), ...all.filter(({ kind }) => kind === 'two').slice(0, 3)], v);
  return say(v, clear[luck.below(clear.length)] as Idea, luck);
}

/** In how many tables of other cards an idea is tried. */
const TABLES = 20;
/** The kinds of watchers that are reckoned with, all equally likely: sure, in doubt, and taking words at face value. */
const WATCHERS = [
  { literal: 0, doubt: 0.05 },
  { literal: 0, doubt: 0.35 },
  { literal: 0.5, doubt: 0.15 },
];
/** How much a liking counts, in cards. */
const LIKING = 0.3;
/** What it costs that nobody finds the cloud, as a share of the cards that go to the Scout. */
const SCOUT_GAINS = 0.3;
/** The first watcher should find it so many times more often than by blind luck, but hardly ever for sure. */
const FAR_FETCHED = 2.1;
const TOO_PLAIN = 0.8;

/** What would come of an idea: how often the first watcher finds the cloud, and how many cards it brings. */
interface Prospect {
  readonly idea: Idea;
  readonly first: number;
  readonly worth: number;
}

/** The other cards on the table are some of those that could still come. */
function imaginedTables(v: View, luck: QuickChance): number[][] {
  const seen = new Set([...v.past.flatMap(({ cards }) => cards), v.picked]);
  const others = CARDS.filter((card) => !seen.has(card));
  const count = Math.min(cardsFor(v.seats) - 1, others.length);
  return Array.from({ length: TABLES }, () => [v.picked, ...luck.deal(others, count)]);
}

function prospect(idea: Idea, tables: readonly (readonly number[])[], guesses: number): Prospect {
  const meant = idea.words.flatMap((word): Meaning[] => (word === undefined ? [] : meanings(word)));
  const wide = new Map([...new Set(tables.flat())].map((card) => [card, fitOf(meant, card)]));
  const literally = new Map([...wide.keys()].map((card) => [card, fitOf(meant, card, false)]));
  let first = 0;
  let worth = 0;
  for (const table of tables) {
    for (const { literal, doubt } of WATCHERS) {
      const fits = table.map(
        (card) => (1 - literal) * (wide.get(card) as number) + literal * (literally.get(card) as number),
      );
      const chances = hunt(fits, 0, guesses, doubt);
      const nobody = chances.pop() as number;
      first += chances[0] as number;
      worth += chances.reduce((sum, chance, wrong) => sum + chance * wrong, 0);
      worth -= nobody * SCOUT_GAINS * table.length;
    }
  }
  const trials = tables.length * WATCHERS.length;
  return { idea, first: first / trials, worth: worth / trials };
}

/** The one that reckons: some should find it, but not all, and nothing that it says is far-fetched. */
export function describeWell(v: View, taste: Taste, luck: QuickChance): string {
  const tables = imaginedTables(v, luck);
  const liking = ({ concepts }: Idea): number =>
    concepts.reduce((sum, one) => sum + (one === undefined ? 0 : taste.of(one)), 0) / concepts.length;
  const all = fresh(ideas(v, luck), v).map((idea) => prospect(idea, tables, allGuesses(v.seats)));
  const least = FAR_FETCHED / cardsFor(v.seats);
  const fair = all.filter(({ first }) => first >= least && first <= TOO_PLAIN);
  const judged = (fair.length > 0 ? fair : all)
    .map(({ idea, worth }) => ({ idea, worth: worth + LIKING * liking(idea) }))
    .sort((a, b) => b.worth - a.worth);
  const best = judged.slice(0, 3);
  return say(v, (best[luck.below(best.length)] as { idea: Idea }).idea, luck);
}
