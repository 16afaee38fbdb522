import { ENGINE, fingerprint, type Progress } from '@aerie/analysis';
import type { Person } from '@aerie/host';
import type { Json, MatchLog, Seat } from '@aerie/kernel';
import type { AnalysisState } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { ReportError } from '../common/report-error.js';
import { type KeptAnalyses, unpacked } from '../matches/kept-analyses.js';
import type { LiveMatch } from '../matches/match-store.js';
import type { Analysed, Analyser } from './analyser.js';

const A_DAY_IN_SECONDS = 24 * 60 * 60;
/** Of one network so many people's share. */
const PEOPLE_PER_NETWORK = 5;
/** How often it is written down how far an analysis is. */
const EVERY_MS = 2000;
/** What was not heard of for so long is worked on by nobody: its process has ended. */
const SILENT_MS = 30_000;

export interface AnalysesParts {
  readonly analyser: Analyser;
  readonly kept: KeptAnalyses;
  readonly now: () => number;
  /** How many somebody may ask for a day. */
  readonly limit: number;
  /** The log of a match as it is now, for what comes back after a while. */
  readonly logOf: (table: string) => Promise<MatchLog | undefined>;
  /** Told how people have decided in a match, before it is said that its analysis is ready. */
  readonly decided: (match: string, found: Analysed) => Promise<void>;
  readonly reportError: ReportError;
  readonly every?: number;
}

interface Asker {
  readonly person: Person;
  readonly network: string;
}

/** A match that is over, at its table, and the seats of people. */
export interface Finished {
  readonly table: string;
  readonly live: LiveMatch;
  readonly seats: readonly Seat[];
}

/** An analysis that this process works on. */
interface UnderWay {
  readonly match: string;
  readonly stopping: AbortController;
  readonly ended: Promise<void>;
}

/** Analyses of finished matches that people ask the server for: one at a time for each of them, and so many a day. */
export class Analyses {
  /** By person. */
  private readonly underWay = new Map<string, UnderWay>();
  private readonly perDay: KeyedRateLimiter;
  private readonly perNetwork: KeyedRateLimiter;

  constructor(private readonly parts: AnalysesParts) {
    const { limit } = parts;
    this.perDay = new KeyedRateLimiter(limit / A_DAY_IN_SECONDS, limit);
    const ofNetwork = PEOPLE_PER_NETWORK * limit;
    this.perNetwork = new KeyedRateLimiter(ofNetwork / A_DAY_IN_SECONDS, ofNetwork);
  }

  /** How many this process works on or has waiting. */
  get waiting(): number {
    return this.underWay.size;
  }

  async state({ live }: Finished): Promise<AnalysisState> {
    const found = await this.parts.kept.find(live.head.id);
    if (!found || found.body.engine !== ENGINE || found.body.log !== fingerprint(live.match.log))
      return { state: 'none' };
    const { packed, done, of } = found.body;
    if (packed !== undefined) return { state: 'ready', analysis: await unpacked(packed) };
    const isAlive = this.parts.now() - found.rank < SILENT_MS;
    return isAlive ? { state: 'working', done, of } : { state: 'none' };
  }

  /** Begins, unless it is ready or under way. */
  async begin(match: Finished, { person, network }: Asker): Promise<AnalysisState> {
    const now = await this.state(match);
    if (now.state !== 'none') return now;
    if (this.underWay.has(person.id)) throw new HttpError(429, 'tooFast', { seconds: EVERY_MS / 1000 });
    const limiters = [
      [this.perDay, person.id],
      [this.perNetwork, network],
    ] as const;
    for (const [limiter, whose] of limiters) {
      const wait = limiter.wait(whose);
      if (wait > 0)
        throw new HttpError(429, 'tooManyAnalyses', { limit: this.parts.limit, seconds: Math.ceil(wait) });
    }
    for (const [limiter, whose] of limiters) limiter.take(whose);
    const stopping = new AbortController();
    const begun = this.parts.kept.begin(match.live.head.id, person.id, {
      log: fingerprint(match.live.match.log),
      engine: ENGINE,
    });
    const work = () =>
      this.work(match, person.id, stopping).catch((error: unknown) =>
        this.parts.reportError(error, 'analysis'),
      );
    // Whoever asks is told why it could not begin.
    const ended = begun.then(work, () => undefined).finally(() => this.underWay.delete(person.id));
    this.underWay.set(person.id, { match: match.live.head.id, stopping, ended });
    await begun;
    return { state: 'working', done: 0, of: 0 };
  }

  /** Stops what somebody has asked for, wherever it is worked on: whoever does finds that it is gone. Here it has ended then. */
  async stop({ live }: Finished, person: Person): Promise<void> {
    const found = await this.parts.kept.find(live.head.id);
    if (found?.owner !== person.id || found.body.packed !== undefined) return;
    await this.parts.kept.drop(live.head.id);
    const here = this.underWay.get(person.id);
    if (here?.match !== live.head.id) return;
    here.stopping.abort();
    await here.ended;
  }

  private async work(
    { table, live, seats }: Finished,
    owner: string,
    stopping: AbortController,
  ): Promise<void> {
    const { analyser, kept, every = EVERY_MS } = this.parts;
    const { log } = live.match;
    const match = live.head.id;
    let { done, of }: Progress = { done: 0, of: 0 };
    const timer = setInterval(() => {
      kept.goesOn(match, owner, done, of).then(
        (isWanted) => isWanted || stopping.abort(),
        () => undefined,
      );
    }, every);
    timer.unref();
    try {
      const progress = (now: Progress) => ({ done, of } = now);
      const found = await analyser.ask({ log, seats }, progress, stopping.signal);
      clearInterval(timer);
      const isWanted = !stopping.signal.aborted && (await kept.goesOn(match, owner, done, of));
      // Somebody who is gone may have had their words taken out of it meanwhile.
      const now = found && isWanted ? await this.parts.logOf(table) : undefined;
      if (found && now && fingerprint(now) === fingerprint(log)) {
        await this.parts.decided(match, found);
        await kept.ready(match, found.analysis as unknown as Json);
      } else if (isWanted) await kept.drop(match);
    } finally {
      clearInterval(timer);
    }
  }
}
