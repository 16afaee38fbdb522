import type { settingsEndpoints } from '@aerie/protocol';
import type { PreferenceStore } from '../people/preferences.js';
import type { Handlers } from './handlers.js';

/** The settings that go with an account, to every device. */
export const settingsHandlers = (preferences: PreferenceStore): Handlers<keyof typeof settingsEndpoints> => ({
  'GET /api/settings': async ({ person }) => ({ settings: (await preferences.of(person.id)) ?? null }),
  'PUT /api/settings': async ({ person, body: { settings } }) => {
    await preferences.save(person.id, settings);
    return { settings };
  },
});
