import type { Seat } from '@aerie/kernel';

/** Everybody at a table, and who of them is addressed as `you`. */
export interface People {
  readonly names: readonly string[];
  readonly me: Seat | null;
}

/** People as this screen speaks to them: where several share it, everybody is called by name. */
export const peopleAt = (names: readonly string[], mine: readonly Seat[]): People => ({
  names,
  me: mine.length === 1 ? (mine[0] as Seat) : null,
});

/**
 * The arguments of a message about somebody. A sentence tells `me` from `other`, and names nobody in the branch of `me`;
 * `name` is always a name.
 */
export const about = (
  seat: Seat,
  { names, me }: People,
): { readonly name: string; readonly who: 'me' | 'other' } => ({
  name: names[seat] ?? '',
  who: seat === me ? 'me' : 'other',
});
