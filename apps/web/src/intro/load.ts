import type { Intro } from '../contract/intro.js';
import { loadUi } from '../games/registry.js';
import { addWords } from '../words/words.js';

const intros = import.meta.glob<Intro>('../games/*/intro.tsx', { import: 'default' });

/** The intro of a game, with the words of its board loaded; empty where it has none. */
export async function loadIntro(game: string): Promise<Intro> {
  const [intro, ui] = await Promise.all([intros[`../games/${game}/intro.tsx`]?.(), loadUi(game)]);
  if (ui) await addWords(ui.words);
  return intro ?? [];
}
