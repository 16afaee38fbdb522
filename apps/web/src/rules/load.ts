import type { Figure } from '../contract/figures.js';
import type { Passage } from '../contract/rules.js';
import { loadUi } from '../games/registry.js';
import { join, type Language } from '../words/words.js';

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
