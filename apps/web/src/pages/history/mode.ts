import { canSay, say } from '../../words/words.js';
import { tr } from './tr.js';

/** A mode in words: `2 storm=true` is players and options, as the server writes them. */
export function modeWords(game: string, mode: string): string {
  const [seats, ...options] = mode.split(' ');
  const chosen = options.flatMap((option) => {
    const [key = '', value = ''] = option.split('=');
    const name = `${game}.option.${key}`;
    if (!canSay(name) || value === 'false') return [];
    const worded = `${name}.${value}`;
    return [
      canSay(worded)
        ? say({ key: worded })
        : value === 'true'
          ? say({ key: name })
          : `${say({ key: name })} ${value}`,
    ];
  });
  return [tr('history.players', { count: Number(seats) }), ...chosen].join(' · ');
}
