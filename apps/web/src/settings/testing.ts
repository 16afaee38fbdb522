import { vi } from 'vitest';

/** A device with this in its storage: its settings, loaded anew. Where `isFull`, the device stores nothing. */
export async function device(stored: Readonly<Record<string, string>> = {}, isFull = false) {
  const items = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  });
  vi.resetModules();
  const { settings, allSettings, adopt, SETTINGS, mayMove } = await import('./settings.js');
  const { syncSettings } = await import('./sync.js');
  return { items, settings, allSettings, adopt, SETTINGS, mayMove, syncSettings };
}
