import type { FromClient, FromServer, RequestType } from '@aerie/protocol';

/** How many requests of one person are remembered, so that repeating one is harmless. */
const REMEMBERED = 200;

/** Requests that change nothing may be repeated. */
const REPEATABLE: readonly RequestType[] = ['watch', 'lobby', 'ping'];

/** The latest requests of people, with their answers: a request that is repeated gets the answer of the first one. */
export class AnsweredRequests {
  /** Null where the answer only says that it is done: of those there are thousands, and each would be kept for long. */
  private readonly answered = new Map<string, Map<string, Promise<FromServer> | null>>();

  /** The answer to a request; it is carried out unless that was done before. */
  answer(person: string, { id, type }: FromClient, carryOut: () => Promise<FromServer>): Promise<FromServer> {
    if (REPEATABLE.includes(type)) return carryOut();
    const known = this.answered.get(person) ?? new Map<string, Promise<FromServer> | null>();
    this.answered.set(person, known);
    const before = known.get(id);
    if (before !== undefined) return before ?? Promise.resolve({ type: 'done', id });
    const answer = carryOut();
    known.set(id, answer);
    void answer.then((message) => {
      if (message.type === 'done' && !message.made && known.has(id)) known.set(id, null);
    });
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
