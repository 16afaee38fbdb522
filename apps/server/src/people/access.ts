import type { Storage } from '../storage/storage.js';

/** Kinds of records by which somebody gets in without a password, or reads when it is their turn. */
const ACCESS: readonly string[] = ['session', 'token', 'known-device', 'reset', 'calendar'];

/**
 * Kinds of records that a guest's device cannot hand over to an account: whoever had the device before could have prepared
 * them, and would see and do with them what the account's owner may.
 */
export const GUEST_ONLY: readonly string[] = [...ACCESS, 'passkey', 'identity', 'notices', 'digest', 'push'];

/** Ends every session, token and reset code of somebody, and forgets their devices. */
export const endAccess = (storage: Storage, person: string): Promise<void> =>
  dropKinds(storage, person, ACCESS);

/** Ends as well how a guest is notified: they become an account. */
export const endGuestAccess = (storage: Storage, person: string): Promise<void> =>
  dropKinds(storage, person, GUEST_ONLY);

async function dropKinds(storage: Storage, person: string, kinds: readonly string[]): Promise<void> {
  for (const { kind, id } of await storage.allRecordsOf(person))
    if (kinds.includes(kind)) await storage.dropRecord(kind, id);
}
