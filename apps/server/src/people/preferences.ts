import { type Settings, settingsSchema } from '@aerie/protocol';
import type { Storage } from '../storage/storage.js';
import { TypedRecords } from '../storage/typed-records.js';

/** The settings that go with an account. */
export class PreferenceStore {
  private readonly kept: TypedRecords<typeof settingsSchema>;

  constructor(storage: Storage) {
    this.kept = new TypedRecords(storage, 'settings', settingsSchema);
  }

  async of(person: string): Promise<Settings | undefined> {
    return (await this.kept.find(person))?.body;
  }

  async save(person: string, body: Settings): Promise<void> {
    if (!(await this.kept.add({ id: person, owner: person, body })))
      await this.kept.change(person, () => ({ body }));
  }
}
