import type { ComponentType } from 'preact';
import { type AnyGameUi, HOURS, type Hour } from './game-ui.js';

/** What a game shows of itself before any of its code is needed. */
export interface Cover {
  readonly hour: Hour;
  /** Players, and minutes that a match takes. */
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** The bots that one meets first, weakest first; they are named in the words of the house. */
  readonly levels: readonly string[];
  /** The one to begin with. */
  readonly level: string;
  /** The address of the room where all its cards can be looked up, if it has one. */
  readonly cards?: string;
  readonly Picture: ComponentType;
}

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
