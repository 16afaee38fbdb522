import de from './words/de.js';
import en from './words/en.js';
import fr from './words/fr.js';
import it from './words/it.js';

const WORDS = { de, en, fr, it } as const;

/** What a game is called in a language; one that is gone goes by its id. */
export const titleOf = (game: string, language: keyof typeof WORDS): string =>
  WORDS[language][`game.${game}`] ?? game;
