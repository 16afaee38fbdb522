import { type Kept, turnsOf } from '@aerie/host';
import * as v from 'valibot';
import type { LiveMatch } from '../matches/match-store.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { Table } from '../tables/table-store.js';
import { matchKey } from './results.js';

const schema = storedObject({
  /** The last ones, in the order in which they ended. */
  matches: v.array(storedObject({ key: v.string(), turns: v.number(), late: v.number() })),
});

/** How many matches are kept of each person. */
const KEPT = 50;
/** What is told is of so many turns, and nothing where there are fewer than some. */
const LAST_TURNS = 100;
export const LEAST_TURNS = 10;

/** How reliable people are at tables with days for a move: in what part of their last turns they had not run out of time. */
export class Punctuality {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly isOn: boolean,
  ) {
    this.kept = new TypedRecords(storage, 'punctuality', schema);
  }

  /** Records how people have kept their time in a match. May be called again after a crash: it counts once. */
  async ended({ body }: Table, { head, match }: LiveMatch): Promise<undefined> {
    if (body.clock?.kind !== 'days') return;
    for (const [seat, sitting] of body.seats.entries()) {
      if (sitting.kind !== 'person' || sitting.person === '') continue;
      const one = { key: matchKey(head.id, seat), ...turnsOf(body, match.log.entries, seat) };
      await this.kept.put(sitting.person, (was) => {
        const before = was?.body.matches ?? [];
        if (before.some(({ key }) => key === one.key)) return undefined;
        return { owner: sitting.person, body: { matches: [...before, one].slice(-KEPT) } };
      });
    }
  }

  /** The percentage of somebody's last turns that were in time; undefined where there are too few to mean something. */
  async of(person: string): Promise<number | undefined> {
    if (!this.isOn) return undefined;
    const sum = { turns: 0, late: 0 };
    for (const { turns, late } of ((await this.kept.find(person))?.body.matches ?? []).toReversed()) {
      if (sum.turns + sum.late >= LAST_TURNS) break;
      sum.turns += turns;
      sum.late += late;
    }
    return share(sum);
  }
}

/** Rounded down: only who was never late has a hundred. */
const share = ({ turns, late }: Kept): number | undefined =>
  turns + late < LEAST_TURNS ? undefined : Math.floor((100 * turns) / (turns + late));
