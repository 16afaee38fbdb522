import type { Person } from '@aerie/host';
import { NOTE_LENGTH } from '@aerie/protocol';
import * as v from 'valibot';
import { idFor } from '../common/ids.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

/** About somebody, with their name, or about a table, with what is played there. */
const schema = storedObject({
  person: v.exactOptional(v.string()),
  name: v.exactOptional(v.string()),
  table: v.exactOptional(v.string()),
  game: v.exactOptional(v.string()),
  text: v.string(),
  at: v.number(),
});
export type Note = v.InferOutput<typeof schema>;

/** What a note is about. */
export type Subject =
  | { readonly person: string; readonly name: string }
  | { readonly table: string; readonly game: string };

/** How many notes somebody may keep. */
export const MOST_NOTES = 1000;

/**
 * What people note for themselves about others and about tables: one note of each. It belongs to whoever wrote it, is on the
 * shelf of what it is about, and its id follows from both but says nothing of what it is about.
 */
export class PrivateNotes {
  private readonly kept: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.kept = new TypedRecords(storage, 'note', schema);
  }

  /** The last written first. */
  of(writer: string): Promise<TypedRecord<Note>[]> {
    return this.kept.of(writer, MOST_NOTES);
  }

  aboutPerson = (writer: string, person: string): Promise<string> => this.textOf(writer, shelfOf({ person }));
  aboutTable = (writer: string, table: string): Promise<string> => this.textOf(writer, shelfOf({ table }));

  /** In place of what was there; without a text nothing is kept. False if there are too many already. */
  async write(writer: string, about: Subject, text: string): Promise<boolean> {
    const shelf = shelfOf(about);
    const id = idOf(writer, shelf);
    if (text === '') {
      await this.kept.drop(id);
      return true;
    }
    if (!(await this.kept.find(id)) && (await this.of(writer)).length >= MOST_NOTES) return false;
    const at = this.now();
    await this.kept.put(id, () => ({ owner: writer, shelf, rank: at, body: { ...about, text, at } }));
    return true;
  }

  /** Notes about one person are about another one from now on; null: they are gone with whom they were about. */
  async moved(from: string, to: Person | null): Promise<void> {
    for (;;) {
      const some = await this.kept.on(shelfOf({ person: from }), { order: 'rising', limit: MOST_NOTES });
      if (some.length === 0) return;
      for (const { id, owner, body } of some) {
        if (owner !== null && to !== null && owner !== to.id)
          await this.join(owner, { person: to.id, name: to.name }, body);
        await this.kept.drop(id);
      }
    }
  }

  /** A guest's notes become those of an account; where both have noted something, one text follows the other. */
  async handOver(guest: string, account: string): Promise<void> {
    for (;;) {
      const some = await this.of(guest);
      if (some.length === 0) return;
      for (const { id, body } of some) {
        const about = subjectOf(body);
        if (about && !('person' in about && about.person === account)) await this.join(account, about, body);
        await this.kept.drop(id);
      }
    }
  }

  /** Adds to a note what it does not say already, so that it may be done again; what is too long then is cut. */
  private join(writer: string, about: Subject, { text, at }: Note): Promise<void> {
    const shelf = shelfOf(about);
    return this.kept.put(idOf(writer, shelf), (now) => {
      if (now?.body.text.includes(text)) return undefined;
      const joined = now ? `${now.body.text}\n${text}`.slice(0, NOTE_LENGTH) : text;
      const last = Math.max(at, now?.body.at ?? 0);
      return { owner: writer, shelf, rank: last, body: { ...about, text: joined, at: last } };
    });
  }

  private async textOf(writer: string, shelf: string): Promise<string> {
    return (await this.kept.find(idOf(writer, shelf)))?.body.text ?? '';
  }
}

const shelfOf = (about: { readonly person: string } | { readonly table: string }): string =>
  'person' in about ? `person ${about.person}` : `table ${about.table}`;

const idOf = (writer: string, shelf: string): string => `${writer}.${idFor(shelf)}`;

function subjectOf({ person, name = '', table, game = '' }: Note): Subject | undefined {
  if (person !== undefined) return { person, name };
  return table === undefined ? undefined : { table, game };
}
