import { planRound, type Waiter } from '@aerie/host';
import { QuickChance } from '@aerie/kernel';
import { secondsSince } from '../bench/measure.js';
import { SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { OK, say, sayJson } from '../io.js';
import { counted, decimal, whole } from '../text/format.js';
import { Crowds, type StoredWaiter } from './crowd.js';

/** How much time passes between two rounds. */
const ROUND_MS = 1500;
/** One in so many pairs of people does not want to meet. */
const BLOCKED = 200;
const WARM_UP_ROUNDS = 5;
/** For how many rounds somebody is there. */
const STAYS = 20;

export const pairing: Command = {
  name: 'pairing',
  says: 'how much processor time one round of pairing takes where many people wait',
  words: [],
  flags: {
    people: { value: 'N', says: 'how many wait (10000)' },
    rounds: { value: 'R', says: 'how many rounds are measured (200)' },
    fresh: { says: 'nobody was there in the round before, as after a start of the server' },
    ...SEED,
  },
  examples: ['--people 10000 --json'],
  run(given, io) {
    const people = given.whole('people', 1, 1_000_000) ?? 10_000;
    const rounds = given.whole('rounds', 1, 10_000) ?? 200;
    const queues = new Queues(people, new QuickChance(`pairing ${seedOf(given)}`), given.has('fresh'));
    for (let i = 0; i < WARM_UP_ROUNDS; i++) queues.round();
    const done = Array.from({ length: rounds }, () => queues.round());
    const took = done.map(({ ms }) => ms).sort((a, b) => a - b);
    const mean = (one: 'seated' | 'read') => done.reduce((sum, round) => sum + round[one], 0) / rounds;
    const result = {
      people,
      rounds,
      paired: mean('seated'),
      read: mean('read'),
      medianMs: quantile(took, 0.5),
      p95Ms: quantile(took, 0.95),
      p99Ms: quantile(took, 0.99),
      longestMs: took.at(-1) as number,
    };
    if (given.has('json')) sayJson(io.stdout, result);
    else
      say(io.stdout, [
        `${counted(people, 'person', 'people')} in the queues, ${counted(rounds, 'round')}`,
        `a round reads ${whole(result.read)}, seats ${whole(result.paired)} and takes ${decimal(result.medianMs)} ms of ` +
          `processor time at the median, ${decimal(result.p95Ms)} ms in 95 of 100, ${decimal(result.p99Ms)} ms in 99 of 100, ` +
          `at most ${decimal(result.longestMs)} ms`,
      ]);
    return OK;
  },
};

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.ceil(part * sorted.length) - 1] as number;

/** Always so many people who wait: those who have waited longest go, whoever is seated, so that every round has all to seat. */
class Queues {
  private readonly crowds: Crowds;
  private now = 0;
  private stored: StoredWaiter[] = [];
  /** Read in an earlier round. */
  private known = new Map<string, Waiter>();

  constructor(
    private readonly people: number,
    chance: QuickChance,
    private readonly isFresh: boolean,
  ) {
    this.crowds = new Crowds(chance);
    this.stored = this.crowds.come(people, this.now);
  }

  /** What a server does: it reads who is new, finds the tables, and says who is claimed for which; that is written while it goes on. */
  round(): { readonly ms: number; readonly seated: number; readonly read: number } {
    const { now, stored } = this;
    const before = process.cpuUsage();
    const known = new Map<string, Waiter>();
    let read = 0;
    for (const { id, text } of stored) {
      const was = this.known.get(id);
      if (!was) read++;
      known.set(id, was ?? (JSON.parse(text) as Waiter));
    }
    const { parties } = planRound([...known.values()], { now, unseenFor: () => 0, mayMeet });
    const claims = parties.flatMap(({ people }, i) =>
      [...people]
        .sort((a, b) => (a.waiter.id < b.waiter.id ? -1 : 1))
        .map(({ waiter, wish: { game, pace } }): Waiter => {
          return { ...waiter, claim: { table: `${i}`, at: now, game, pace } };
        }),
    );
    const ms = 1000 * secondsSince(before);
    this.goOn(known);
    return { ms, seated: claims.length, read };
  }

  /** Some go, and as many come. */
  private goOn(known: Map<string, Waiter>): void {
    this.now += ROUND_MS;
    const gone = this.isFresh ? this.people : Math.ceil(this.people / STAYS);
    for (const { id } of this.stored.slice(0, gone)) known.delete(id);
    this.known = known;
    this.stored = [...this.stored.slice(gone), ...this.crowds.come(gone, this.now)];
  }
}

const mayMeet = (one: string, other: string): boolean => (Number(one) * Number(other)) % BLOCKED !== 1;
