import {
  type AnyMatch,
  type AnyStep,
  type Decision,
  MatchSession,
  type Proposed,
  refuse,
  replayed,
  type Story,
  type Told,
  WRITTEN,
} from '@aerie/host';
import { type Entry, type Json, Match, type MatchLog, type Reason } from '@aerie/kernel';
import type { Games } from '../common/games.js';
import { newId } from '../common/ids.js';
import { Lru } from '../common/lru.js';
import type { MatchHead, Storage, TableRow } from '../storage/storage.js';

/** What is at hand of a match besides its log. */
interface AtHand {
  readonly older?: readonly Entry[];
  readonly story?: Story;
}

/** A match of the storage that is at work here: rebuilt from its log when it is needed. */
export class LiveMatch extends MatchSession {
  constructor(
    readonly head: MatchHead,
    match: AnyMatch,
    before: readonly number[],
    private readonly storyUsed: (live: LiveMatch) => void,
    atHand: AtHand = {},
  ) {
    super(match, before, { seed: head.seed, revision: head.revision ?? 0, ...atHand });
    if (atHand.story) storyUsed(this);
  }

  override told(since: number): Told {
    this.storyUsed(this);
    return super.told(since);
  }
}

/** What became of a decision: the steps that are new in this process, and why the proposed one is not among them. */
interface Written {
  readonly steps: readonly AnyStep[];
  readonly refused?: Reason;
}

/**
 * Of how many matches it is kept what happened in them, for those who come to watch: of others the match is played through
 * again. A long match of Schwingenschlag takes 230 kB, others 30 to 70.
 */
const KEPT_STORIES = 200;

/**
 * The matches of this process. Each is rebuilt from its log on demand and kept while it is used; how many are
 * kept is bounded. The log in the storage is the truth: an entry is adopted only when it is durable, and
 * whoever finds its number taken reads on and tries again.
 */
export class MatchStore {
  private readonly cache: Lru<string, LiveMatch>;
  /** Those of which it is kept what happened in them. */
  private readonly stories: Lru<string, LiveMatch>;
  /** Matches that are being rebuilt, so that two requests never rebuild the same one. */
  private readonly loading = new Map<string, Promise<LiveMatch>>();

  constructor(
    private readonly storage: Storage,
    private readonly games: Games,
    capacity: number,
    private readonly now: () => number = Date.now,
  ) {
    this.stories = new Lru(Math.min(capacity, KEPT_STORIES), (live) => live.forgetStory());
    // Whoever asks for it next gets another one, so its story would be kept for nobody.
    this.cache = new Lru(capacity, (live) => {
      live.forgetStory();
      this.stories.delete(live.head.id);
    });
  }

  get cached(): number {
    return this.cache.size;
  }

  /** Whether a match need not be rebuilt. */
  isReady = (id: string): boolean => this.cache.has(id);

  /** A new match, durable when this is resolved. */
  async begin(...settings: Parameters<MatchStore['make']>): Promise<LiveMatch> {
    const live = this.make(...settings);
    if (!(await this.storage.createMatch(live.head))) throw new Error('two matches have the same id');
    this.cache.set(live.head.id, live);
    return live;
  }

  /** A new match that is not written yet. */
  make(table: string, gameId: string, options: Json, seats: number, seed: string): LiveMatch {
    const match = Match.begin(this.games.get(gameId).game, { options, seats, seed });
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
    return this.madeLive(head, match, []);
  }

  /** Writes a new match together with the table that names it; false if another version of that has been written. */
  async writeWith(live: LiveMatch, table: TableRow): Promise<boolean> {
    const isWritten = await this.storage.beginMatch(live.head, table);
    if (isWritten) this.cache.set(live.head.id, live);
    return isWritten;
  }

  /** The match, as far as this process has heard of it; `refresh` reads what others have written since. */
  async get(id: string): Promise<LiveMatch> {
    const known = this.cache.get(id);
    if (known) return known;
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  private async load(id: string): Promise<LiveMatch> {
    const head = await this.storage.matchHead(id);
    if (!head) throw new Error(`there is no match ${id}`);
    const { game } = this.games.get(head.game);
    // Another process runs a newer program, and has carried it over.
    if (head.rulesVersion > game.rulesVersion) return refuse('newerRules');
    const entries = await this.storage.entries(id, 0);
    const { match, before, story } = replayed(game, storedLog(head, entries), head.seed);
    const isOlder = head.rulesVersion !== game.rulesVersion;
    const live = this.madeLive(head, match, before, { story, ...(isOlder ? { older: entries } : {}) });
    this.cache.set(id, live);
    return live;
  }

  /** Drops a match from the cache; it is read again when it is needed next. */
  forget(id: string): void {
    this.cache.delete(id);
    this.stories.delete(id);
  }

  /** A match of older rules under the current ones, with a new log of its own, ready to be stored. */
  carriedOver({ head, match, awaited, revision }: LiveMatch): LiveMatch {
    const { rulesVersion, options, seats, setup } = match.log;
    const next = { ...head, id: newId(), rulesVersion, options, seats, setup, revision: revision + 1 };
    return this.madeLive({ ...next, ...historyOf(match.log) }, match, awaited.slice(0, -1));
  }

  private madeLive(head: MatchHead, match: AnyMatch, before: readonly number[], atHand?: AtHand): LiveMatch {
    return new LiveMatch(head, match, before, (live) => this.stories.set(live.head.id, live), atHand);
  }

  /** Takes in a match that was stored in the place of another one. */
  replace({ head }: LiveMatch, next: LiveMatch): void {
    this.forget(head.id);
    this.cache.set(next.head.id, next);
  }

  /** Reads what another process has written; gives the steps. */
  async refresh(live: LiveMatch): Promise<AnyStep[]> {
    // A match of older rules is over: one under way would have been carried over. Nothing can follow.
    if (live.older) return [];
    const entries = await this.storage.entries(live.head.id, live.number);
    return entries.map((entry) => live.follow(entry));
  }

  /**
   * Carries out a decision about the match as it is, if it is not written already. Gives the steps that were new here:
   * first those that others wrote meanwhile, then one's own, unless it is `refused`. Only what is refused by the latest
   * there is counts: what is known here may be outdated. `at`: when it was asked for. `under`: the version of the table that it is
   * decided by; where there is another by now, it is refused.
   */
  async write(
    live: LiveMatch,
    at: number,
    decide: Decision,
    under?: Pick<TableRow, 'id' | 'version'>,
  ): Promise<Written> {
    if (live.older) throw new Error(`match ${live.head.id} must be carried over before it is played on`);
    const steps: AnyStep[] = [];
    for (;;) {
      const step: Proposed = live.propose(decide, at);
      if (step === WRITTEN) return { steps };
      const { id } = live.head;
      if (!('refused' in step) && (await this.storage.append(id, step.number, step.entry, under))) {
        live.adopt(step);
        return { steps: [...steps, step] };
      }
      const missed = await this.refresh(live);
      if (missed.length === 0)
        return { steps, refused: 'refused' in step ? step.refused : { code: 'stale' } };
      steps.push(...missed);
    }
  }
}

/** The log of a match from how it is stored. */
export function storedLog(head: MatchHead, entries: readonly Entry[]): MatchLog {
  const { game, rulesVersion, options, seats, setup } = head;
  return { game, rulesVersion, options, seats, setup, entries, ...historyOf(head) };
}

/** What a log or its head says of older rules that the match began under. */
const historyOf = ({ carried, edition }: Pick<MatchLog, 'carried' | 'edition'>) => ({
  ...(carried === undefined ? {} : { carried }),
  ...(edition === undefined ? {} : { edition }),
});
