import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { TypedRecords } from '../storage/typed-records.js';

const plain = v.union([
  v.null(),
  v.boolean(),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.maxLength(200)),
]);

/** What people have set for themselves: plain values, what they mean is the client's business. */
export const preferencesSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'is not a name of a setting')), plain),
  v.check((settings) => Object.keys(settings).length <= 64, 'are more than 64 settings'),
);
type Preferences = v.InferOutput<typeof preferencesSchema>;

/** The settings that go with an account. */
export class PreferenceStore {
  private readonly kept: TypedRecords<typeof preferencesSchema>;

  constructor(storage: Storage) {
    this.kept = new TypedRecords(storage, 'settings', preferencesSchema);
  }

  async of(person: string): Promise<Preferences | undefined> {
    return (await this.kept.find(person))?.body;
  }

  async save(person: string, body: Preferences): Promise<void> {
    if (!(await this.kept.add({ id: person, owner: person, body })))
      await this.kept.change(person, () => ({ body }));
  }
}
