import { type AnyBot, LEVELS } from '@aerie/bots';
import type { AnyGame, QuickChance } from '@aerie/kernel';
import { botsNamed } from '../choices.js';

/** A way to decide: like a level each time, or like one in so many of a hundred decisions and like another in the others. */
export interface Player {
  readonly name: string;
  readonly like: string;
  readonly mostly?: { readonly percent: number; readonly else: string };
  /** Whether they decide for themselves: those who do not ask the master, all the time or now and then. */
  readonly isHonest: boolean;
}

const mixed = (like: string, percent: number, other: string, isHonest = true): Player => ({
  name: `${like} ${percent}%, else ${other}`,
  ...{ like, mostly: { percent, else: other }, isHonest },
});

/** Whom everybody is compared with is among them: the levels themselves. */
export const PLAYERS_OF_ALL_KINDS: readonly Player[] = [
  ...LEVELS.map((level) => ({ name: level, like: level, isHonest: level !== 'master' })),
  mixed('strong', 80, 'gentle'),
  mixed('strong', 50, 'gentle'),
  mixed('strong', 50, 'club'),
  mixed('master', 80, 'gentle'),
  mixed('master', 50, 'club', false),
];

export const isLevel = ({ mostly }: Player): boolean => mostly === undefined;

/** Whether the master, who takes his time, thinks for them. */
export const asksMaster = ({ like }: Player): boolean => like === 'master';

export async function botFor(game: AnyGame, { like, mostly }: Player): Promise<AnyBot> {
  const [bot, other] = (await botsNamed(game, [like, ...(mostly ? [mostly.else] : [])])) as [AnyBot, AnyBot?];
  if (!mostly || !other) return bot;
  return {
    choose: (asked, luck: QuickChance) =>
      (luck.below(100) < mostly.percent ? bot : other).choose(asked, luck),
  };
}
