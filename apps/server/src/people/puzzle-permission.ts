import type { TableState } from '@aerie/host';
import * as v from 'valibot';
import type { MatchPuzzles } from '../matches/kept-puzzles.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import { tablesOf } from './tables-of.js';

const schema = storedObject({ since: v.number() });

/** Who lets puzzles be made of their matches: nobody, unless they have said so. */
export class PuzzlePermission {
  private readonly given: TypedRecords<typeof schema>;

  constructor(
    private readonly storage: Storage,
    private readonly puzzles: MatchPuzzles,
    private readonly now: () => number = Date.now,
  ) {
    this.given = new TypedRecords(storage, 'puzzle-permission', schema);
  }

  async isGiven(person: string): Promise<boolean> {
    return (await this.given.find(person)) !== undefined;
  }

  /** Whether all who play at a table, or did, let it; bots do. Whoever has left for good does not. */
  async isGivenByAll(table: TableState): Promise<boolean> {
    for (const person of playersOf(table)) if (!(await this.isGiven(person))) return false;
    return true;
  }

  async give(person: string): Promise<void> {
    await this.given.add({ id: person, owner: person, body: { since: this.now() } });
  }

  /** Takes it back, with the puzzles of all matches that they were in. Whoever looks one through meanwhile asks again at the end. */
  async withdraw(person: string): Promise<void> {
    await this.given.drop(person);
    for (const { body } of await tablesOf(this.storage, person)) {
      const { match } = body as unknown as TableState;
      if (match !== null) await this.puzzles.drop(match);
    }
  }
}

/** Everybody who plays at a table, or did; of whoever has left for good only that there was somebody. */
export function playersOf({ seats, departed = [] }: TableState): string[] {
  const seated = seats.flatMap((one) => (one.kind === 'person' ? [one.person] : []));
  return [...new Set([...seated, ...departed.map(({ person }) => person)])];
}
