import { HttpError } from '../common/http-error.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { Payer, WorkBudget } from '../common/work-budget.js';
import type { ImportChecker } from './import-checker.js';
import { importKey, type Results } from './results.js';

const A_DAY_IN_SECONDS = 24 * 60 * 60;

/** Matches that people bring into their history from elsewhere: one at a time, and so many a day. */
export class Imports {
  private readonly underWay = new Set<string>();
  private readonly perDay: KeyedRateLimiter;

  constructor(
    private readonly checker: ImportChecker,
    private readonly results: Pick<Results, 'remember'>,
    private readonly budget: Pick<WorkBudget, 'charge'>,
    private readonly now: () => number,
    /** How many somebody may bring a day. */
    private readonly limit: number,
  ) {
    this.perDay = new KeyedRateLimiter(limit / A_DAY_IN_SECONDS, limit);
  }

  /** Checks what somebody sends and remembers it; gives whether it is new. The time that checking takes is theirs. */
  async bring(payer: Payer & { readonly person: string }, body: string): Promise<boolean> {
    const { person } = payer;
    if (this.underWay.has(person)) throw new HttpError(429, 'tooFast', { seconds: 1 });
    if (!this.perDay.take(person)) {
      const seconds = Math.ceil(this.perDay.wait(person));
      throw new HttpError(429, 'tooManyImports', { limit: this.limit, seconds });
    }
    this.underWay.add(person);
    try {
      const { verdict, took } = await this.checker.check(body);
      this.budget.charge(payer, took);
      if ('refused' in verdict) {
        const { status, code, fields } = verdict.refused;
        throw new HttpError(status, code, fields);
      }
      const { key, played } = verdict.checked;
      return await this.results.remember(person, importKey(person, key), this.now(), played);
    } finally {
      this.underWay.delete(person);
    }
  }
}
