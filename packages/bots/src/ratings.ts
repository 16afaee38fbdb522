/// <reference types="vite/types/importMeta.d.ts" />

/** How strong a bot was measured to be against the others of its game, and between which figures that lies with 95 %. */
export interface Strength {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** `ratings.json` in the folder of a game's bots. On the scale of `lab ladder`, moved so that `anchor` has 1000. */
export interface Ratings {
  /** The command that measured it. */
  readonly command: string;
  readonly anchor: string;
  /** By the name of the bot. */
  readonly bots: Readonly<Record<string, Strength>>;
}

const found = import.meta.glob<Ratings>('./games/*/ratings.json', { eager: true, import: 'default' });

/** The ratings of a game's bots, if they have been measured. */
export const ratingsOf = (game: string): Ratings | undefined => found[`./games/${game}/ratings.json`];
