import type { FromClient, FromServer, RequestType } from '@aerie/protocol';

/** How many requests of one person are remembered, so that repeating one is harmless. */
const REMEMBERED = 200;

/** Requests that change nothing may be repeated. */
const REPEATABLE: readonly RequestType[] = ['watch', 'lobby', 'ping'];

/** The latest requests of people, with their answers: a request that is repeated gets the answer of the first one. */
export class AnsweredRequests {
  private readonly answered = new Map<string, Map<string, Promise<FromServer>>>();

  /** The answer to a request; it is carried out unless that was done before. */
  answer(person: string, { id, type }: FromClient, carryOut: () => Promise<FromServer>): Promise<FromServer> {
    if (REPEATABLE.includes(type)) return carryOut();
    const known = this.answered.get(person) ?? new Map<string, Promise<FromServer>>();
    this.answered.set(person, known);
    const before = known.get(id);
    if (before) return before;
    const answer = carryOut();
    known.set(id, answer);
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break;
      known.delete(oldest);
    }
    return answer;
  }

  /** Forgets the requests of people who are not connected. */
  tidy(isHere: (person: string) => boolean): void {
    for (const person of this.answered.keys()) if (!isHere(person)) this.answered.delete(person);
  }
}
