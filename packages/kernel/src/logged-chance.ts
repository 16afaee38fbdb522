import type { Chance, Name, Outcomes } from './chance.js';
import type { Json } from './json.js';

/** Passes on what another chance says and writes it down, in the game's own words. */
export class RecordingChance implements Chance {
  readonly outcomes: Json[] = [];

  constructor(private readonly source: Chance) {}

  pick<T extends Name>(from: readonly T[]): T {
    const picked = this.source.pick(from);
    this.outcomes.push(picked);
    return picked;
  }

  deal<T extends Name>(from: readonly T[], count: number): T[] {
    const dealt = this.source.deal(from, count);
    this.outcomes.push(dealt.slice());
    return dealt;
  }

  draw(from: Outcomes): number {
    const drawn = this.source.draw(from);
    this.outcomes.push(from.name(drawn));
    return drawn;
  }
}

/** The log holds an outcome that could not have come up, one too few, or one too many. */
export class ChanceMismatch extends Error {}

/** Gives again what was once written down; refuses what could not have come up. */
export class LoggedChance implements Chance {
  private next = 0;

  constructor(private readonly outcomes: readonly Json[]) {}

  pick<T extends Name>(from: readonly T[]): T {
    const outcome = this.take();
    const index = from.indexOf(outcome as T);
    if (index < 0) throw new ChanceMismatch(`${JSON.stringify(outcome)} cannot come up here`);
    return from[index] as T;
  }

  deal<T extends Name>(from: readonly T[], count: number): T[] {
    const outcome = this.take();
    const rest: Name[] = from.slice();
    const fits =
      Array.isArray(outcome) &&
      outcome.length === count &&
      outcome.every((name) => {
        const index = rest.indexOf(name);
        if (index >= 0) rest.splice(index, 1);
        return index >= 0;
      });
    if (!fits) throw new ChanceMismatch(`${JSON.stringify(outcome)} cannot be dealt here`);
    return (outcome as T[]).slice();
  }

  draw(from: Outcomes): number {
    const outcome = this.take();
    const index = from.indexOf(outcome);
    if (index < 0) throw new ChanceMismatch(`${JSON.stringify(outcome)} cannot come up here`);
    return index;
  }

  /** To be called when the entry has been applied: nothing may be left over. */
  finish(): void {
    if (this.next < this.outcomes.length) {
      throw new ChanceMismatch(`${JSON.stringify(this.outcomes[this.next])} was never asked for`);
    }
  }

  private take(): Json {
    const outcome = this.outcomes[this.next++];
    if (outcome === undefined) throw new ChanceMismatch('a chance outcome is missing');
    return outcome;
  }
}
