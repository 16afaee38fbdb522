import type { ComponentType } from 'preact';
import { loadUi } from '../games/registry.js';
import type { FigureOf, Passage, Plan } from '../games/rules.js';
import { join, type Language } from '../words/words.js';

/** A picture in the rules, made of the real parts of a board in a real position; it cannot be pressed. */
export interface Figure {
  /** Width over height. */
  readonly shape: number;
  /** How high it is at least, in px, where there is little room to the side. */
  readonly least?: number;
  readonly Show: ComponentType;
}

/** All pictures of a game; its `figures.tsx` exports them as the default. */
export type Figures<P extends Plan> = Readonly<Record<FigureOf<P> & string, Figure>>;

const texts = import.meta.glob<readonly Passage[]>('../games/*/rules/{de,en,fr,it}.ts', {
  import: 'default',
});
const figures = import.meta.glob<Readonly<Record<string, Figure>>>('../games/*/figures.tsx', {
  import: 'default',
});

/** The rules of a game in a language. */
export async function loadRules(game: string, tongue: Language): Promise<readonly Passage[]> {
  const load = texts[`../games/${game}/rules/${tongue}.ts`];
  if (!load) throw new Error(`There are no rules for ${game} in ${tongue}.`);
  return load();
}

/** The figures of a game, ready to be shown: with the words that its board speaks. */
export async function loadFigures(game: string): Promise<Readonly<Record<string, Figure>>> {
  const [found, ui] = await Promise.all([figures[`../games/${game}/figures.tsx`]?.(), loadUi(game)]);
  if (ui) await join(ui.words);
  return found ?? {};
}
