import type { Check } from './spec.js';

/** What an examination found: the first failure of each check, and where it was seen. */
export class Findings {
  private readonly found = new Map<Check, string>();
  /** Where the examination stands, for its messages. */
  place = '';

  fail(check: Check, message: string): void {
    if (!this.found.has(check)) this.found.set(check, `${this.place}: ${message}`);
  }

  expect(check: Check, fine: boolean, message: string): void {
    if (!fine) this.fail(check, message);
  }

  /** Runs `work`; what it throws is a failure of `check`. */
  attempt<T>(check: Check, what: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.fail(check, `${what} threw: ${(error as Error).message}`);
      return undefined;
    }
  }

  of(check: Check): string | undefined {
    return this.found.get(check);
  }

  get checks(): Check[] {
    return [...this.found.keys()];
  }
}
