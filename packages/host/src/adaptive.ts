import { ADAPTIVE } from '@aerie/protocol';
import { refuse } from './refusal.js';
import type { Occupant, PlayableGame, TableState } from './state.js';

/*
 * A bot that adapts: before each match it gets the level at which its person should win about half. How strong they are is reckoned
 * like an Elo rating, with the levels of the game as the scale: 0 is the weakest, a whole number is each level after it.
 */

/** A match against bots, as somebody's history tells of it. */
export interface AgainstBots {
  readonly place: number;
  /** Everybody else there; the level of a person is null. */
  readonly others: readonly { readonly level?: string | null }[];
}

/** So many of the last matches against bots count. */
const COUNTED = 30;
/** Of two who are a level apart, the stronger wins this much oftener than not: 150 points on the scale of the lab. */
const ODDS_OF_A_LEVEL = 10 ** (150 / 400);
/** How much of a level a match moves the estimate at most. */
const STEP = 0.6;
/** By how many levels one can prove to be better or worse than a level. */
const PROVED = 1;

/** The level at which somebody with these results, the last first, should win about half; the weakest for who has none. */
export function adaptiveLevel(levels: readonly string[], results: readonly AgainstBots[]): string {
  const counting = results.flatMap(({ place, others }) => {
    const met = meanLevel(levels, others);
    return met === undefined ? [] : [{ won: place === 1, met }];
  });
  const strength = counting
    .slice(0, COUNTED)
    .reverse()
    .reduce((now, { won, met }) => {
      const expected = 1 / (1 + ODDS_OF_A_LEVEL ** (met - now));
      // Whoever beats a level has proved to be at most so much better, however often.
      return won
        ? Math.max(now, Math.min(now + STEP * (1 - expected), met + PROVED))
        : Math.min(now, Math.max(now - STEP * expected, met - PROVED));
    }, 0);
  return levels[Math.min(levels.length - 1, Math.max(0, Math.round(strength)))] ?? 'random';
}

/** The mean level of all others, where they are bots that the game offers; undefined elsewhere. */
function meanLevel(levels: readonly string[], others: AgainstBots['others']): number | undefined {
  const met = others.map(({ level }) => (level ? levels.indexOf(level) : -1));
  if (met.length === 0 || met.includes(-1)) return undefined;
  return met.reduce((sum, level) => sum + level, 0) / met.length;
}

/** Whether bots of a game can adapt: where one plays against them, and there are several levels. */
export const canAdapt = ({
  game,
  levels,
}: Pick<PlayableGame, 'levels'> & { game: { together?: true } }): boolean =>
  !game.together && levels.length > 1;

/** A bot that adapts, at the weakest level until it is known how somebody has done. */
export const adaptiveBot = (playable: PlayableGame): Occupant =>
  canAdapt(playable)
    ? { kind: 'bot', level: playable.levels[0] ?? 'random', adaptive: true }
    : refuse('unknownBot', { level: ADAPTIVE });

export const hasAdaptive = ({ seats }: Pick<TableState, 'seats'>): boolean =>
  seats.some((one) => one.kind === 'bot' && one.adaptive);

/** The same seats with all bots that adapt at this level. */
export const atLevel = <T extends { readonly kind: string; readonly adaptive?: true }>(
  seats: readonly T[],
  level: string,
): T[] => seats.map((one) => (one.adaptive ? { ...one, level } : one));

/** Who plays for a rating chooses their opponents: no level may depend on who they are. */
export function mustNotAdaptWhereRated(table: TableState): TableState {
  return hasAdaptive(table) && !table.friendly ? refuse('adaptiveRated') : table;
}
