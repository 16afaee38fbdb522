import type { Intro } from '../contract/intro.js';
import { loadUi } from '../games/registry.js';
import { join } from '../words/words.js';

const intros = import.meta.glob<Intro>('../games/*/intro.tsx', { import: 'default' });

/** The explanation of a game, ready to be shown: with the words that its board speaks. */
export async function loadIntro(game: string): Promise<Intro> {
  const [intro, ui] = await Promise.all([intros[`../games/${game}/intro.tsx`]?.(), loadUi(game)]);
  if (ui) await join(ui.words);
  return intro ?? [];
}
