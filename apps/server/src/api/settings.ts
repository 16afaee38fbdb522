import * as v from 'valibot';
import type { PeopleService } from '../people/people-service.js';
import { preferencesSchema } from '../people/preferences.js';
import { type Asked, type Routes, Turned } from './route.js';

const LONGEST = 8 * 1024;

/** The settings that go with an account, to every device. */
export function settingsRoutes({ accounts, preferences }: PeopleService): Routes {
  const holder = async ({ person }: Asked): Promise<string> => {
    if (person && (await accounts.of(person.id))) return person.id;
    throw new Turned(401, 'noAccount');
  };
  return {
    'GET /api/settings': async (asked) => ({
      body: { settings: (await preferences.of(await holder(asked))) ?? null },
    }),
    'PUT /api/settings': async (asked) => {
      const id = await holder(asked);
      const { settings } = await asked.body(v.strictObject({ settings: preferencesSchema }), LONGEST);
      await preferences.save(id, settings);
      return { body: { settings } };
    },
  };
}
