import type { Played } from '@aerie/protocol';

/** What somebody's matches of one game come to. */
export interface Figures {
  readonly count: number;
  readonly won: number;
  readonly mean: number;
  readonly best: number;
  /** Cards or moves, the most frequent first. */
  readonly favourites: readonly { readonly name: string; readonly count: number }[];
}

const FAVOURITES = 8;

export function figuresOf(played: readonly Played[]): Figures {
  const points = played.map((one) => one.points);
  const counts = new Map<string, number>();
  for (const { memorable } of played)
    for (const [name, count] of Object.entries(memorable)) counts.set(name, (counts.get(name) ?? 0) + count);
  return {
    count: played.length,
    won: played.filter(({ place }) => place === 1).length,
    mean: points.length === 0 ? 0 : points.reduce((sum, one) => sum + one, 0) / points.length,
    best: Math.max(...points),
    favourites: [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, FAVOURITES),
  };
}

/** The matches of each mode that can be compared with each other, the mode that was played most first. */
export function byMode(
  played: readonly Played[],
): readonly (readonly [mode: string, played: readonly Played[]])[] {
  const modes = new Map<string, Played[]>();
  for (const one of played) modes.set(one.mode, [...(modes.get(one.mode) ?? []), one]);
  return [...modes].sort(([, a], [, b]) => b.length - a.length);
}
