import type { Pace } from '@aerie/protocol';
import { type Party, pairingSteps, STEP, toItsEnd, type Waiting } from './pairing.js';

/*
 * What is to be done in one round with all who wait for others. It knows no storage; whoever keeps those who wait carries it
 * out, and finds out where another one was faster.
 */

/** What somebody would like to play. */
export interface PairingWish {
  readonly game: string;
  readonly pace: Pace;
  readonly sizes: readonly number[];
  readonly friendly: boolean;
  /** Where the game is about words. */
  readonly language: string | null;
  /** After how many minutes bots may play too; null: never. */
  readonly bots: number | null;
  readonly rating: number;
  readonly uncertainty: number;
  readonly since: number;
}

/** Somebody who waits, for as many games and paces as they like; they are put at one table at a time. */
export interface Waiter {
  readonly id: string;
  readonly wishes: readonly PairingWish[];
  /** When they last said that they are there. */
  readonly seenAt: number;
  /** The table that they were put together at with others, and for which wish. */
  readonly claim: {
    readonly table: string;
    readonly at: number;
    readonly game: string;
    readonly pace: Pace;
  } | null;
}

/** Somebody with one of their wishes. */
export interface WaiterFor<W extends Waiter = Waiter> {
  readonly waiter: W;
  readonly wish: PairingWish;
}

/** Who waits at a game and pace. */
export interface QueueStanding {
  readonly waiting: number;
  /** Between which ratings most of them are, as people see ratings. */
  readonly from: number;
  readonly to: number;
}

export interface PairingRound<W extends Waiter> {
  /** Those who were put together already, by table. */
  readonly claimed: ReadonlyMap<string, readonly W[]>;
  /** Whose wish has lapsed, since they have not been seen for too long. */
  readonly lost: readonly WaiterFor<W>[];
  /** The tables that can be made. */
  readonly parties: readonly Party<Waiting & WaiterFor<W>>[];
  /** By `queueName`. */
  readonly queues: ReadonlyMap<string, QueueStanding>;
}

interface RoundRules<W extends Waiter> {
  readonly now: number;
  /** For how long somebody has not been seen. */
  readonly unseenFor: (waiter: W) => number;
  readonly mayMeet: (one: string, other: string) => boolean;
  /** For how long somebody who is not seen still waits. */
  readonly lostMs?: number | undefined;
}

/** For how long somebody who is not seen is still paired, and still waits; and at the pace of days. */
export const PAIRED_UNSEEN_MS = 25_000;
const LOST_MS = 60_000;
const LOST_DAYS_MS = 7 * 24 * 60 * 60_000;
/** How long it takes until a window is four times as wide. */
const PATIENCE_MS: Readonly<Record<Pace, number>> = { live: 20_000, relaxed: 30_000, days: 30 * 60_000 };
const MINUTE = 60_000;
/** A rating is shown so many times its uncertainty below the estimate. */
const SHOWN_BELOW = 3;
/** How much of a queue is left out at either end where its strength is told, and how finely it is told. */
const LEFT_OUT = 0.1;
const ROUNDED_TO = 50;

/** The name of the queue of a game and pace. */
export const queueName = ({ game, pace }: Pick<PairingWish, 'game' | 'pace'>): string => `${game} ${pace}`;

export const planRound = <W extends Waiter>(...given: Parameters<typeof planningSteps<W>>): PairingRound<W> =>
  toItsEnd(planningSteps(...given));

/** The same, with pauses wherever somebody else may have something to do. */
export function* planningSteps<W extends Waiter>(
  waiters: readonly W[],
  { now, unseenFor, mayMeet, lostMs = LOST_MS }: RoundRules<W>,
): Generator<void, PairingRound<W>> {
  const claimed = new Map<string, W[]>();
  const lost: WaiterFor<W>[] = [];
  const there: (Waiting & WaiterFor<W>)[] = [];
  const ratings = new Map<string, number[]>();
  for (const [i, waiter] of waiters.entries()) {
    if (i % STEP === 0) yield;
    const { claim, wishes } = waiter;
    if (claim) {
      push(claimed, claim.table, waiter);
      continue;
    }
    const unseen = unseenFor(waiter);
    for (const wish of wishes) {
      const isOverDays = wish.pace === 'days';
      if (unseen > (isOverDays ? LOST_DAYS_MS : lostMs)) {
        lost.push({ waiter, wish });
        continue;
      }
      const { name, waiting } = placedFor(waiter, wish);
      push(ratings, name, wish.rating - SHOWN_BELOW * wish.uncertainty);
      if (isOverDays || unseen <= PAIRED_UNSEEN_MS) there.push(waiting);
    }
  }
  const queues = new Map<string, QueueStanding>();
  for (const [queue, all] of ratings) {
    yield;
    queues.set(queue, standingOf(all));
  }
  return { claimed, lost, parties: yield* pairingSteps(there, now, mayMeet), queues };
}

/** A wish as it is paired, with the name of its queue. */
interface Placed<W extends Waiter> {
  readonly name: string;
  readonly waiting: Waiting & WaiterFor<W>;
}

/** Most people wait for many rounds: what is made of a wish is kept as long as the wish is. */
const placed = new WeakMap<PairingWish, Placed<Waiter>>();

function placedFor<W extends Waiter>(waiter: W, wish: PairingWish): Placed<W> {
  const known = placed.get(wish);
  if (known?.waiting.waiter === waiter) return known as Placed<W>;
  const name = queueName(wish);
  const waiting = {
    waiter,
    wish,
    person: waiter.id,
    queue: `${name} ${wish.friendly} ${wish.language}`,
    sizes: wish.sizes,
    rating: wish.rating,
    uncertainty: wish.uncertainty,
    since: wish.since,
    patience: PATIENCE_MS[wish.pace],
    botsFrom: wish.bots === null ? Number.POSITIVE_INFINITY : wish.since + wish.bots * MINUTE,
  };
  const made: Placed<W> = { name, waiting };
  placed.set(wish, made);
  return made;
}

function standingOf(all: readonly number[]): QueueStanding {
  const ratings = Float64Array.from(all).sort();
  const last = ratings.length - 1;
  const skipped = Math.floor(LEFT_OUT * ratings.length);
  const at = (place: number) => ratings[place] as number;
  const from = ROUNDED_TO * Math.floor(at(skipped) / ROUNDED_TO);
  const to = ROUNDED_TO * Math.ceil(at(last - skipped) / ROUNDED_TO);
  return { waiting: ratings.length, from, to: Math.max(to, from + ROUNDED_TO) };
}

function push<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}
