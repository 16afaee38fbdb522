import type { Figure } from '../contract/figures.js';
import type { Glossary } from '../contract/glossary.js';
import type { Passage } from '../contract/rules.js';
import { loadUi } from '../games/registry.js';
import { addWords, type Language } from '../words/words.js';

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

/** What the rules show of a game's board: figures and the terms that it explains. */
export interface BoardParts {
  readonly figures: Readonly<Record<string, Figure>>;
  readonly glossary: Glossary;
}

/** The parts of a game's board, with its words loaded. */
export async function loadBoardParts(game: string): Promise<BoardParts> {
  const [found, ui] = await Promise.all([figures[`../games/${game}/figures.tsx`]?.(), loadUi(game)]);
  if (ui) await addWords(ui.words);
  return { figures: found ?? {}, glossary: ui?.glossary ?? {} };
}
