import { type AnyBot, baselines, botOf, levels } from '@aerie/bots';
import { type AnyGame, BadOptions, readOptions } from '@aerie/kernel';
import { GAMES, gameOf } from '@aerie/registry';
import type { Flags, Given } from './arguments.js';
import { UserError } from './io.js';
import { counted } from './text/format.js';
import { noSuch } from './text/nearest.js';

/** The game, options, players, bots and seed that the command line asks for; throws `UserError` where one does not exist. */

export const PLAYERS: Flags = {
  players: { value: 'N', says: 'how many play (4, or as near to it as the game allows)' },
};
export const BOTS: Flags = {
  bots: { value: 'a,b,…', says: 'who plays, seat by seat; a shorter list is repeated (random)' },
};
export const OPTION: Flags = {
  option: {
    value: 'name=value',
    many: true,
    says: 'an option of the game, on or off for a switch; may be given again for others',
  },
};
export const SEED: Flags = { seed: { value: 'S', says: 'the same seed gives the same luck (1)' } };

/** Work that several processes share. */
export const PART: Flags = {
  part: { value: 'i/n', says: 'only every nth game from the ith on, so that n processes share the work' },
};

/** Which game, and who plays it where: what most commands need. */
export const TABLE: Flags = { ...PLAYERS, ...BOTS, ...OPTION, ...SEED };

/** What was asked for by the game and the flags of `TABLE`. */
export interface SeatedTable {
  readonly game: AnyGame;
  /** Who sits where, by name. */
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly seed: string;
}

export function seatedTable(given: Given): SeatedTable {
  const game = gameNamed(given.words[0] as string);
  return { game, bots: seatedBots(given, game), options: optionsOf(given, game), seed: seedOf(given) };
}

export function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (game) return game;
  const ids = GAMES.map((one) => one.id);
  throw new UserError(noSuch('game', id, ids));
}

/** Whether a game is one of those that this process plays, by its number from 0 on. */
export function partOf(given: Given): (number: number) => boolean {
  const text = given.text('part') ?? '1/1';
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const [i, n] = [Number(part), Number(of)];
  if (!(i >= 1 && i <= n)) throw new UserError(`--part must be i/n, such as 3/16, not "${text}"`);
  return (number) => number % n === i - 1;
}

/** The options of the game, its defaults where nothing is said. */
export function optionsOf(given: Given, game: AnyGame): unknown {
  const typed: Record<string, unknown> = {};
  for (const text of given.texts('option')) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      throw new UserError(`--option must be name=value, not "${text}"`);
    }
    if (Object.hasOwn(typed, name)) throw new UserError(`--option ${name} is given twice`);
    typed[name] = meant(game, name, value);
  }
  try {
    return readOptions(game.options, typed);
  } catch (error) {
    throw error instanceof BadOptions ? new UserError(`${game.id}: ${error.message}`) : error;
  }
}

const SWITCH: Readonly<Record<string, boolean>> = { on: true, off: false, true: true, false: false };

/** What is meant by a typed value, or the text itself where nothing is: then `readOptions` says what is wrong. */
function meant(game: AnyGame, name: string, text: string): unknown {
  const fields = game.options as Readonly<Record<string, { readonly values?: readonly unknown[] }>>;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field && !field.values) return Object.hasOwn(SWITCH, text) ? SWITCH[text] : text;
  return field?.values?.find((value) => String(value) === text) ?? text;
}

export const seedOf = (given: Given): string => given.text('seed') ?? '1';

/** How many play; at least as many as bots are listed, where nothing else is said. */
export function playersOf(given: Given, game: AnyGame, listed = 0): number {
  const { min, max } = game.seats;
  const usual = Math.max(Math.min(4, max), Math.min(listed, max), min);
  return given.whole('players', min, max, ` for ${game.id}`) ?? usual;
}

/** Every bot that can be had for a game, by name, weakest first: baselines, and the levels that people choose from. */
export const everyBot = (game: AnyGame): readonly string[] => [...baselines(game), ...levels(game)];

/** Who takes part where nobody is named: the levels that people choose from, with the baselines where `--baselines` says so. */
export const competitors = (given: Given, game: AnyGame): readonly string[] =>
  given.has('baselines') ? everyBot(game) : levels(game);

/** The names after `--bots`, checked; undefined where the flag is not given. */
export function botNames(given: Given, game: AnyGame): string[] | undefined {
  const names = given
    .text('bots')
    ?.split(',')
    .map((name) => name.trim());
  const unknown = names?.find((name) => !everyBot(game).includes(name));
  if (unknown !== undefined) throw new UserError(noSuch(`bot for ${game.id}`, unknown, everyBot(game)));
  return names;
}

/** A name for each of `seats` seats, the list repeated round the table. */
export function roundTheTable(names: readonly string[], seats: number): string[] {
  if (names.length > seats) {
    throw new UserError(
      `${counted(names.length, 'bot')} for ${counted(seats, 'seat')}: list at most ${seats}`,
    );
  }
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}

/** Who sits in each seat, by the name of a bot; everybody is random where nothing is said. */
function seatedBots(given: Given, game: AnyGame): string[] {
  const listed = botNames(given, game) ?? ['random'];
  return roundTheTable(listed, playersOf(given, game, listed.length));
}

export async function botNamed(game: AnyGame, name: string): Promise<AnyBot> {
  const bot = await botOf(game, name);
  if (!bot) throw new UserError(noSuch(`bot for ${game.id}`, name, everyBot(game)));
  return bot;
}

/** A bot for each of these names; bots of the same name are not the same bot. */
export const botsNamed = (game: AnyGame, names: readonly string[]): Promise<AnyBot[]> =>
  Promise.all(names.map((name) => botNamed(game, name)));
