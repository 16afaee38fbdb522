import {
  type AnyGame,
  type Entry,
  type Json,
  Match,
  type MatchLog,
  type Reason,
  type Seat,
  type Step,
} from '@aerie/kernel';
import { gameOf as gameOfRegistry } from '@aerie/registry';
import { newId, newSeed } from '../common/ids.js';
import { Lru } from '../common/lru.js';
import { Refusal, refuse } from '../common/refusal.js';
import type { MatchHead, Storage } from '../storage/storage.js';
import { bits } from '../tables/clock.js';

export type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
export type AnyStep = Step<unknown, unknown>;

/** A match that is at work: rebuilt from its log when it is needed. */
export interface Live {
  readonly head: MatchHead;
  readonly match: AnyMatch;
  /** After so many entries: the seats that were asked, as bits. */
  readonly awaited: number[];
  /**
   * The entries as they are stored, where they are of older rules: such a match can be read; before it is played on, it
   * must be carried over.
   */
  readonly older?: readonly Entry[];
}

/** The game of an id. */
export type GameOf = (id: string) => AnyGame | undefined;

/** How often a match was carried over to newer rules. With every time its entries may have other numbers. */
export const revisionOf = ({ head }: Live): number => head.revision ?? 0;

/** What was asked for has been done before. */
export const WRITTEN = 'written';

export type ToldStep = Pick<AnyStep, 'number' | 'events'>;

/** What there is to tell of a match: what happened before the first decision, and steps. */
export interface Told {
  readonly opening?: readonly unknown[];
  readonly steps: readonly ToldStep[];
}

/** What is to be written: a step, or nothing because it is refused or written already. */
export type Proposed = AnyStep | { readonly refused: Reason } | typeof WRITTEN;

/** What became of it: the steps that are new in this process, and why the proposed one is not among them. */
interface Written {
  readonly steps: readonly AnyStep[];
  readonly refused?: Reason;
}

/**
 * The matches of this process. Each is rebuilt from its log on demand and kept while it is used; how many are
 * kept is bounded. The log in the storage is the truth: an entry is adopted only when it is durable, and
 * whoever finds its number taken reads on and tries again.
 */
export class Matches {
  private readonly cache: Lru<string, Live>;
  /** Those that are just being rebuilt, so that there is never more than one of a match. */
  private readonly loading = new Map<string, Promise<Live>>();

  constructor(
    private readonly storage: Storage,
    capacity: number,
    private readonly now: () => number = Date.now,
    private readonly gameOf: GameOf = gameOfRegistry,
  ) {
    this.cache = new Lru(capacity);
  }

  get cached(): number {
    return this.cache.size;
  }

  /** A new match, durable when this is resolved. */
  async begin(table: string, gameId: string, options: Json, seats: number, seed = newSeed()): Promise<Live> {
    const game = this.gameNamed(gameId);
    const match = Match.begin(game, { options, seats, seed });
    const { setup, rulesVersion } = match.log;
    const head: MatchHead = {
      id: newId(),
      table,
      game: gameId,
      rulesVersion,
      options,
      seats,
      seed,
      setup,
      createdAt: this.now(),
    };
    if (!(await this.storage.createMatch(head))) throw new Error('two matches have the same id');
    const live = { head, match, awaited: [askedNow(match)] };
    this.cache.set(head.id, live);
    return live;
  }

  /** The match, as far as this process has heard of it; `refresh` reads what others have written since. */
  async get(id: string): Promise<Live> {
    const known = this.cache.get(id);
    if (known) return known;
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  private async load(id: string): Promise<Live> {
    const head = await this.storage.matchHead(id);
    if (!head) throw new Error(`there is no match ${id}`);
    const game = this.gameNamed(head.game);
    // Another process runs a newer program, and has carried it over.
    if (head.rulesVersion > game.rulesVersion) return refuse('newerRules');
    const live = rebuilt(game, head, await this.storage.entries(id, 0));
    this.cache.set(id, live);
    return live;
  }

  /** Reads a match anew when it is needed next. */
  forget(id: string): void {
    this.cache.delete(id);
  }

  /** A match of older rules as it is to be stored, under these, in a log of its own. */
  carriedOver({ head, match, awaited }: Live): Live {
    const { rulesVersion, options, seats, setup, carried } = match.log;
    const revision = (head.revision ?? 0) + 1;
    const next = { ...head, id: newId(), rulesVersion, options, seats, setup, revision };
    return { head: { ...next, ...(carried === undefined ? {} : { carried }) }, match, awaited };
  }

  /** Takes in a match that was stored in the place of another one. */
  replace({ head }: Live, next: Live): void {
    this.cache.delete(head.id);
    this.cache.set(next.head.id, next);
  }

  gameNamed(id: string): AnyGame {
    return this.gameOf(id) ?? refuse('unknownGame', { game: id });
  }

  /** Reads what another process has written; gives the steps. */
  async refresh(live: Live): Promise<AnyStep[]> {
    const { match, head } = live;
    // It is over: what is not, was carried over.
    if (live.older) return [];
    const entries = await this.storage.entries(head.id, match.log.entries.length);
    return entries.map((entry) => {
      const step = match.follow(entry);
      live.awaited.push(askedNow(match));
      return step;
    });
  }

  /**
   * Carries out what `propose` makes of the match as it is, if it is not written already. Gives the steps that were
   * new here: first those that others wrote meanwhile, then one's own, unless it is `refused`. Only what is refused
   * by the latest there is counts: what is known here may be outdated. `at`: when it was asked for; no entry is
   * earlier than the one before it.
   */
  async write(live: Live, at: number, propose: (match: AnyMatch) => Proposed): Promise<Written> {
    if (live.older) throw new Error(`match ${live.head.id} must be carried over before it is played on`);
    const steps: AnyStep[] = [];
    for (;;) {
      const step = dated(judged(propose, live.match), Math.max(at, live.match.log.entries.at(-1)?.at ?? at));
      if (step === WRITTEN) return { steps };
      if (!('refused' in step) && (await this.storage.append(live.head.id, step.number, step.entry))) {
        live.match.adopt(step);
        live.awaited.push(askedNow(live.match));
        return { steps: [...steps, step] };
      }
      const missed = await this.refresh(live);
      if (missed.length === 0)
        return { steps, refused: 'refused' in step ? step.refused : { code: 'stale' } };
      steps.push(...missed);
    }
  }

  /** Facts since a number of entries, for somebody who comes back: what they have not seen. */
  told(live: Live, since: number): Told {
    const steps: ToldStep[] = [];
    let opening: readonly unknown[] | undefined;
    const { log, game } = live.match;
    if (since > 0 && since >= log.entries.length) return { steps };
    Match.resume(game, log, undefined, (place, events) => {
      if (place === 'setup') opening = events;
      else if (place >= since) steps.push({ number: place, events });
    });
    return { steps, ...(since === 0 && opening ? { opening } : {}) };
  }
}

function judged(propose: (match: AnyMatch) => Proposed, match: AnyMatch): Proposed {
  try {
    return propose(match);
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason };
    throw error;
  }
}

const dated = (step: Proposed, at: number): Proposed =>
  step === WRITTEN || 'refused' in step ? step : { ...step, entry: { ...step.entry, at } };

const askedNow = (match: AnyMatch): number => bits(match.game.awaited(match.state));

/** The log of a match from how it is stored. */
export function storedLog(head: MatchHead, entries: readonly Entry[]): MatchLog {
  const { game, rulesVersion, options, seats, setup, carried } = head;
  const log = { game, rulesVersion, options, seats, setup, entries };
  return carried === undefined ? log : { ...log, carried };
}

function rebuilt(game: AnyGame, head: MatchHead, entries: readonly Entry[]): Live {
  const awaited: number[] = [];
  const match = Match.resume(game, storedLog(head, entries), head.seed, (place, _, before) => {
    if (place !== 'setup') awaited.push(bits(game.awaited(before)));
  });
  const live = { head, match, awaited: [...awaited, askedNow(match)] };
  return head.rulesVersion === game.rulesVersion ? live : { ...live, older: entries };
}

/** Why a seat may not take back its last answer, or undefined if it may. */
export function undoBar(match: AnyMatch, seat: Seat): Reason | undefined {
  const bar = match.undoBar(seat);
  return bar === undefined ? undefined : { code: bar };
}
