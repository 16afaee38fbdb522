import type { Settings } from '@aerie/protocol';
import { api } from './api.js';

/** The settings that the server keeps for an account; null where none are kept yet, undefined where it cannot be asked. */
export async function loadSettings(): Promise<Settings | null | undefined> {
  const answer = await api('GET /api/settings');
  return answer.kind === 'ok' ? answer.value.settings : undefined;
}

/** Gives whether the server has kept them. */
export async function saveSettings(settings: Settings): Promise<boolean> {
  return (await api('PUT /api/settings', { body: { settings } })).kind === 'ok';
}
