import { optionWords } from '../../setup/option-words.js';
import { tr } from './tr.js';

/** A mode in words: `2 storm=true` is players and options, as the server writes them. */
export function modeWords(game: string, mode: string): string {
  const [seats, ...options] = mode.split(' ');
  const chosen = Object.fromEntries(
    options.map((option): [string, string] => {
      const [key = '', value = ''] = option.split('=');
      return [key, value];
    }),
  );
  return [tr('history.players', { count: Number(seats) }), ...optionWords(game, chosen)].join(' · ');
}
