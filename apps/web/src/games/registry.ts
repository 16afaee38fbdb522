import { ABOUT } from '@aerie/registry/about';
import { type Cover, type GameCover, HOURS } from '../contract/cover.js';
import type { AnyGameUi } from '../contract/game-ui.js';
import type { Soundscape } from '../sound/soundscape.js';

const uis = import.meta.glob<AnyGameUi>('./*/index.ts', { import: 'default' });
const soundscapes = import.meta.glob<Soundscape>('./*/soundscape.ts', { import: 'default' });
const covers = import.meta.glob<Cover>('./*/cover.tsx', { eager: true, import: 'default' });
const idOf = (file: string): string => file.split('/')[1] as string;

/** The games that can be played in the browser, by id, from dawn to dusk. */
export const COVERS: ReadonlyMap<string, GameCover> = new Map(
  Object.entries(covers)
    .flatMap(([file, cover]) => {
      const about = ABOUT.get(idOf(file));
      return about ? [[idOf(file), { ...cover, ...about }] as const] : [];
    })
    .sort(([, a], [, b]) => HOURS.indexOf(a.hour) - HOURS.indexOf(b.hour)),
);

/** How a game looks and sounds; fetched when its table opens. */
export async function loadUi(id: string): Promise<AnyGameUi | undefined> {
  return uis[`./${id}/index.ts`]?.();
}

/** What a game sounds like; fetched only when somebody wishes to hear it. */
export async function loadSoundscape(id: string): Promise<Soundscape | undefined> {
  return soundscapes[`./${id}/soundscape.ts`]?.();
}
