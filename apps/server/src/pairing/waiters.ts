import { isDeepStrictEqual } from 'node:util';
import type { PairingWish, Waiter, WaiterFor } from '@aerie/host';
import { PACES } from '@aerie/protocol';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type KnownRecords, TypedRecords } from '../storage/typed-records.js';

/** As `PairingWish` and `Waiter` of the host. */
const wishSchema = storedObject({
  game: v.string(),
  pace: v.picklist(PACES),
  sizes: v.array(v.number()),
  friendly: v.boolean(),
  language: v.nullable(v.string()),
  bots: v.nullable(v.number()),
  rating: v.number(),
  uncertainty: v.number(),
  since: v.number(),
});
const waiterSchema = storedObject({
  wishes: v.array(wishSchema),
  seenAt: v.number(),
  claim: v.nullable(
    storedObject({ table: v.string(), at: v.number(), game: v.string(), pace: v.picklist(PACES) }),
  ),
});
type Body = v.InferOutput<typeof waiterSchema>;
type Place = Pick<PairingWish, 'game' | 'pace'>;

/** For how many games and paces somebody may wait. */
export const MOST_WAITS = 12;

/**
 * Who waits for others: one record for each person, with all that they wait for. Its version is the lock: who puts somebody
 * at a table changes it first, so that no other process puts them at another one, for whatever they wait besides.
 */
export class Waiters {
  private readonly kept: TypedRecords<typeof waiterSchema>;
  private known: KnownRecords<Body> = new Map();
  /** As they were given the last time. */
  private waiters: ReadonlyMap<string, Waiter> = new Map();

  constructor(storage: Storage) {
    this.kept = new TypedRecords(storage, 'waiter', waiterSchema);
  }

  async of(person: string): Promise<Waiter | undefined> {
    const found = await this.kept.find(person);
    return found && { ...found.body, id: person };
  }

  async all(): Promise<Waiter[]> {
    const before = this.known;
    const known = await this.kept.all(before);
    const waiters = new Map<string, Waiter>();
    for (const [id, { mark, record }] of known) {
      const was = before.get(id)?.mark === mark ? this.waiters.get(id) : undefined;
      waiters.set(id, was ?? { ...record.body, id });
    }
    this.known = known;
    this.waiters = waiters;
    return [...waiters.values()];
  }

  /** Somebody begins to wait, or wishes something else; whoever is claimed already stays so. False if they wait for too much. */
  async join(person: string, wanted: Omit<PairingWish, 'since'>, now: number): Promise<boolean> {
    let isJoined = true;
    await this.kept.put(person, (was) => {
      const { wishes = [], claim = null } = was?.body ?? {};
      const since = wishes.find(isFor(wanted))?.since ?? now;
      const others = wishes.filter((one) => !isFor(wanted)(one));
      isJoined = others.length < MOST_WAITS;
      if (!isJoined) return undefined;
      const wish = { ...wanted, sizes: [...wanted.sizes], since };
      return { owner: person, body: { wishes: [...others, wish], seenAt: now, claim } };
    });
    return isJoined;
  }

  /**
   * Somebody waits for this no longer. Who was put at a table for it does not come, and true is given; over days the table begins at
   * once, so that they play there.
   */
  async withdraw(person: string, place: Place): Promise<boolean> {
    let isMissed = false;
    await this.revise(person, (now) => {
      isMissed = false;
      if (!now.claim || !isFor(place)(now.claim)) return without(now, place);
      if (place.pace === 'days') return undefined;
      isMissed = true;
      return { ...without(now, place), claim: null };
    });
    return isMissed;
  }

  /** A wish has lapsed, unless its person was seen or put at a table since it was read. */
  lapse = ({ waiter, wish }: WaiterFor): Promise<void> =>
    this.revise(waiter.id, (now) =>
      now.claim || now.seenAt > waiter.seenAt ? undefined : without(now, wish),
    );

  seen = (person: string, seenAt: number): Promise<void> =>
    this.revise(person, (now) => ({ ...now, seenAt }));

  /** Nobody else may put these people at a table; false, and nobody is claimed, if one is claimed already or wishes it no longer. */
  async claim(party: readonly WaiterFor[], table: string, at: number): Promise<boolean> {
    // In the same order everywhere, so that of two who want some of the same people one gets all.
    const inOrder = [...party].sort((a, b) => (a.waiter.id < b.waiter.id ? -1 : 1));
    for (const [i, { waiter, wish }] of inOrder.entries()) {
      const { game, pace } = wish;
      const mine = await this.kept.change(waiter.id, ({ body }) =>
        body.claim === null && body.wishes.some((one) => isDeepStrictEqual(one, wish))
          ? { body: { ...body, claim: { table, at, game, pace } } }
          : undefined,
      );
      if (mine) continue;
      for (const claimed of inOrder.slice(0, i)) await this.release(claimed.waiter.id, table);
      return false;
    }
    return true;
  }

  /** Somebody who was claimed for a table waits again, as long as they have already. */
  release = (person: string, table: string): Promise<void> =>
    this.revise(person, (now) => (now.claim?.table === table ? { ...now, claim: null } : undefined));

  /**
   * A table is nothing that somebody who was claimed for it waits for any more; nor, where they are to be there for its match, for
   * others for which they would have to be. False if that was so already.
   */
  async settled(person: string, table: string, isBegun: boolean): Promise<boolean> {
    let isSettled = false;
    await this.revise(person, (now) => {
      const { claim } = now;
      isSettled = claim?.table === table;
      if (claim?.table !== table) return undefined;
      const isBusy = isBegun && claim.pace !== 'days';
      const wishes = without(now, claim).wishes.filter(({ pace }) => !isBusy || pace === 'days');
      return { ...now, wishes, claim: null };
    });
    return isSettled;
  }

  /** Whoever waits for nothing has no record. */
  private async revise(person: string, how: (now: Body) => Body | undefined): Promise<void> {
    await this.kept.change(person, ({ body }) => {
      const next = how(body);
      if (next?.wishes.length === 0 && next.claim === null) return 'drop';
      return next && { body: next };
    });
  }
}

const isFor =
  (one: Place) =>
  ({ game, pace }: Place): boolean =>
    one.game === game && one.pace === pace;

const without = (now: Body, place: Place): Body => ({
  ...now,
  wishes: now.wishes.filter((wish) => !isFor(place)(wish)),
});
