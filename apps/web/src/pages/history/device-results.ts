import type { Played } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type OwnResult, ownResults } from '../../play/own-results.js';
import { savedMatches } from '../../play/saved.js';

/** A match in the list: one that the server tells of, or one of this device. */
export interface Entry extends Played, Partial<Pick<OwnResult, 'id' | 'sent' | 'takenBack'>> {
  /** Where a match of this device can be watched, as long as it is kept. */
  readonly replay?: string;
}

/** What was played on this device; undefined until it is read. */
export function useDeviceResults(): readonly Entry[] | undefined {
  const [found, setFound] = useState<readonly Entry[]>();
  useEffect(() => {
    void read().then(setFound);
  }, []);
  return found;
}

async function read(): Promise<readonly Entry[]> {
  const saved = await savedMatches();
  const kept = new Set(saved.map(({ id }) => id));
  return (await ownResults(saved)).map((result) =>
    kept.has(result.id) ? { ...result, replay: `/replay/local/${result.id}` } : result,
  );
}
