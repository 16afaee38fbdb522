import {
  type Baseline,
  baselineOf,
  bothTallies,
  bothTimes,
  EMPTY,
  isSignal,
  type Likeness,
  type Look,
  likenessOf,
  NO_TIMES,
  type Times,
} from '@aerie/analysis/likeness';
import { type Ratings, ratingsOf } from '@aerie/bots/ratings';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import type { ConductLog } from './conduct-log.js';
import type { Basis } from './measures.js';

/** What was measured of a game, if anything was. */
export type BaselineOf = (game: string) => Baseline | undefined;

const sumsSchema = storedObject({ count: v.number(), sum: v.number(), squares: v.number() });

const schema = storedObject({
  game: v.string(),
  /** The version of the analysis that looked at their decisions. */
  engine: v.number(),
  /** How strong they were after the last match, on the lab's scale. */
  rating: v.number(),
  uncertainty: v.number(),
  /** The last matches that were looked at, the latest first. */
  matches: v.array(
    storedObject({
      match: v.string(),
      table: v.string(),
      at: v.number(),
      /** By kind of decision. */
      tally: v.array(storedObject({ clear: v.number(), agreed: v.number() })),
      times: sumsSchema,
    }),
  ),
  /** Matches up to then no longer count: whoever keeps the site has dealt with them. */
  settledAt: v.number(),
  /** What whoever keeps the site noted. */
  note: v.string(),
});
type Body = v.InferOutput<typeof schema>;
export type SignalRecord = TypedRecord<Body>;

/** What somebody's matches come to now. */
export interface Strength {
  readonly likeness: Likeness;
  readonly times: Times;
  readonly baseline: Baseline;
}

/** What was found in a match of somebody's. */
export interface Found extends Look {
  readonly game: string;
  readonly match: string;
  readonly table: string;
  /** When the match was looked at. */
  readonly at: number;
  readonly rating: number;
  readonly uncertainty: number;
}

/** By shelf: those that are strong enough to be looked at, and all others. */
const [STANDING, QUIET] = ['standing', 'quiet'];
/** So many of somebody's last matches count: what was long ago does not hide what is now. */
const MOST_MATCHES = 20;
/** How many are listed. */
const MOST = 500;
/** How the log calls the program. */
const SITE = 'the site';

const idOf = (game: string, person: string): string => `${game}/${person}`;

/**
 * How like the master's people's answers are in rated play, by game and person: sums over their last matches. Each belongs to
 * its person. It never does anything by itself: it is listed for whoever keeps the site, who looks at the matches.
 */
export class Signals {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly log: ConductLog,
    private readonly now: () => number,
    private readonly baselines: BaselineOf = baselineOf,
  ) {
    this.kept = new TypedRecords(storage, 'fair-play', schema);
  }

  find = (id: string): Promise<SignalRecord | undefined> => this.kept.find(id);

  /** Those that stand, or all that there are, the strongest first. */
  async list(isEvery = false): Promise<SignalRecord[]> {
    const shelves = isEvery ? [STANDING, QUIET] : [STANDING];
    const found = await Promise.all(
      shelves.map((shelf) => this.kept.on(shelf as string, { order: 'falling', limit: MOST })),
    );
    const strength = (one: SignalRecord) => this.strengthOf(one)?.likeness.strength ?? 0;
    return found.flat().sort((a, b) => strength(b) - strength(a));
  }

  /** Undefined where nothing is measured that it could be compared with now. */
  strengthOf = ({ body }: Pick<SignalRecord, 'body'>): Strength | undefined => {
    const [baseline, ratings] = [this.baselines(body.game), ratingsOf(body.game)];
    return baseline && ratings && baseline.engine === body.engine
      ? strengthIn(body, baseline, ratings)
      : undefined;
  };

  /** Adds a match of somebody's, once. What becomes a signal with it is logged. */
  async add(person: string, { game, rating, uncertainty, ...found }: Found): Promise<void> {
    const baseline = this.baselines(game);
    if (!baseline) return;
    const { engine } = baseline;
    let arose: Strength | undefined;
    const entry = { ...found, tally: [...found.tally] };
    const id = idOf(game, person);
    await this.kept.put(id, (now) => {
      arose = undefined;
      const before = now?.body.engine === engine ? now.body.matches : [];
      const settledAt = now?.body.settledAt ?? 0;
      if (found.at <= settledAt || before.some(({ match }) => match === found.match)) return undefined;
      const body: Body = {
        ...{ game, engine, rating, uncertainty, settledAt, note: now?.body.note ?? '' },
        matches: [entry, ...before].sort((a, b) => b.at - a.at).slice(0, MOST_MATCHES),
      };
      const strength = this.strengthOf({ body });
      const stands = strength !== undefined && isSignal(strength.likeness, strength.baseline.threshold);
      if (stands && now?.shelf !== STANDING) arose = strength;
      return { owner: person, shelf: stands ? STANDING : QUIET, rank: found.at, body };
    });
    if (arose) await this.log.add(person, { ...stepOf(id), what: 'signal', by: SITE, words: told(arose) });
  }

  /** Whoever keeps the site has looked at it; it stands on. False if there is none. */
  async lookedAt(id: string, note: string, by: string): Promise<boolean> {
    const done = await this.kept.change(id, ({ body }) => ({ body: { ...body, note } }));
    if (!done) return false;
    await this.log.add(done.owner ?? '', { ...stepOf(id), what: 'lookedAt', by, words: note });
    return true;
  }

  /** Nothing is the matter: what it rests on no longer counts. False if there is none. */
  async dismiss(id: string, words: string, by: string): Promise<boolean> {
    const done = await this.settle(id, words);
    if (!done) return false;
    await this.log.add(done.owner ?? '', { ...stepOf(id), what: 'dismissed', by, words });
    return true;
  }

  /** A measure was imposed because of it. */
  async actedUpon(id: string, measure: string, by: string): Promise<void> {
    const done = await this.settle(id, `led to ${measure}`);
    if (done) await this.log.add(done.owner ?? '', { ...stepOf(id), what: 'actedUpon', by, words: measure });
  }

  /** What a measure rests on that is imposed because of it. */
  basisOf(one: SignalRecord): Basis | undefined {
    const found = this.strengthOf(one)?.likeness;
    return (
      found && {
        ...{ game: one.body.game, hard: found.hard, agreed: found.agreed },
        expected: Math.round(found.expected),
        tables: one.body.matches.map(({ table }) => table),
      }
    );
  }

  /** What it rests on was acted upon, or dismissed: only matches after it count from now on. */
  private settle(id: string, note: string): Promise<SignalRecord | undefined> {
    const settledAt = this.now();
    return this.kept.change(id, ({ body }) => ({
      shelf: QUIET,
      body: { ...body, matches: [], settledAt, note },
    }));
  }

  /** Drops so many to which nothing was added for long, the oldest first; gives how many. */
  async dropBefore(moment: number, limit: number): Promise<number> {
    let dropped = 0;
    for (const shelf of [STANDING, QUIET]) {
      const oldest = await this.kept.on(shelf as string, { order: 'rising', limit });
      for (const { id, rank } of oldest)
        if (rank < moment) {
          await this.kept.drop(id);
          dropped++;
        }
    }
    return dropped;
  }
}

/** Compared with what is usual at the upper end of what their rating may be: whoever is new, or rises, is not suspected for it. */
function strengthIn({ matches, rating, uncertainty }: Body, baseline: Baseline, ratings: Ratings): Strength {
  const tally = matches.map((one) => one.tally).reduce(bothTallies, EMPTY);
  return {
    likeness: likenessOf(tally, baseline, ratings, rating + uncertainty),
    times: matches.map((one) => one.times).reduce(bothTimes, NO_TIMES),
    baseline,
  };
}

const told = ({ likeness: { hard, agreed, expected, strength } }: Strength): string =>
  `strength ${strength.toFixed(1)}: ${agreed} of ${hard} hard decisions like the best, ${Math.round(expected)} would be usual`;

const stepOf = (ref: string) => ({ ref, reason: 'unfair' as const });
