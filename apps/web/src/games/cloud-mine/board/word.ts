import type { Seat } from '@aerie/kernel';
import { type Args, say } from '../../../words/words.js';

/** Words of the board. */
export const word = (name: string, args?: Args): string =>
  say({ key: `cloud-mine.board.${name}`, ...(args ? { args } : {}) });

/** Everybody at the table, and who of them is addressed as `you`; nobody where several share the screen. */
export interface People {
  readonly names: readonly string[];
  readonly me: Seat | null;
}

/** The arguments of words about somebody. */
export const about = (
  seat: Seat,
  { names, me }: People,
): { readonly name: string; readonly who: string } => ({
  name: names[seat] ?? '',
  who: seat === me ? 'me' : 'other',
});
