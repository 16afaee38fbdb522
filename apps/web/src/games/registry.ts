import type { Cover } from '../contract/cover.js';
import { type AnyGameUi, HOURS } from '../contract/game-ui.js';

const uis = import.meta.glob<AnyGameUi>('./*/index.ts', { import: 'default' });
const covers = import.meta.glob<Cover>('./*/cover.tsx', { eager: true, import: 'default' });
const idOf = (file: string): string => file.split('/')[1] as string;

/** The games that can be played in the browser, by id, from dawn to dusk. */
export const COVERS: ReadonlyMap<string, Cover> = new Map(
  Object.entries(covers)
    .map(([file, cover]) => [idOf(file), cover] as const)
    .sort(([, a], [, b]) => HOURS.indexOf(a.hour) - HOURS.indexOf(b.hour)),
);

/** How a game looks and sounds; fetched when its table opens. */
export async function loadUi(id: string): Promise<AnyGameUi | undefined> {
  return uis[`./${id}/index.ts`]?.();
}
