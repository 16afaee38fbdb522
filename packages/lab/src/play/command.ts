import { randomUUID } from 'node:crypto';
import { type AnyBot, hintLevel, levels } from '@aerie/bots';
import { botNames, botsNamed, gameNamed, PLAYERS, playersOf, roundTheTable } from '../choices.js';
import type { Command } from '../command.js';
import { say, UserError } from '../io.js';
import type { Style } from '../text/text-style.js';
import { Lines } from './lines.js';
import { Session } from './session.js';
import type { Cast } from './teller.js';

const NAMES = ['Ada', 'Berta', 'Clara', 'Dora', 'Emmi', 'Frieda', 'Greta', 'Hanna', 'Ida'];
const STYLES: readonly Style[] = ['red', 'cyan', 'yellow', 'magenta', 'green', 'blue'];

export const play: Command = {
  name: 'play',
  says: 'play a game here in the terminal against bots',
  words: ['<game>'],
  flags: {
    ...PLAYERS,
    bots: { value: 'a,b,…', says: 'who plays against you, repeated if too few (the strongest)' },
    seed: { value: 'S', says: 'the same seed gives the same luck (a new one)' },
    seat: { value: 'K', says: 'where you sit, counted from 1 (1)' },
    json: { says: 'print the match file at the end; all talk goes to standard error' },
  },
  examples: ['rauf-und-runter', 'rauf-und-runter --players 3 --bots random --seat 2'],
  async run(given, io) {
    const game = gameNamed(given.words[0] as string);
    const listed = botNames(given, game);
    const players = playersOf(given, game, (listed?.length ?? 0) + 1);
    const me = (given.whole('seat', 1, players) ?? 1) - 1;
    const strongest = hintLevel(levels(game));
    if (listed && listed.length >= players) {
      throw new UserError(`one seat of ${players} is yours: list at most ${players - 1} bots`);
    }
    const opponents = players > 1 ? roundTheTable(listed ?? [strongest], players - 1) : [];
    const made = await botsNamed(game, opponents);
    const seated = opponents.map((name, i) => ({ name, bot: made[i] as AnyBot }));
    const bots = [...seated.slice(0, me), undefined, ...seated.slice(me)];
    const table = { game, cast: castOf(bots), bots, seed: given.text('seed') ?? randomUUID() };

    const talk = given.has('json') ? io.stderr : io.stdout;
    if (!io.stdin.isTTY) say(talk, ['Answers are read from standard input, which is not a terminal.']);
    const lines = new Lines(io.stdin, talk);
    try {
      const session = new Session(table, lines, talk, io.env);
      const code = await session.play();
      if (given.has('json')) io.stdout.write(session.fileText());
      return code;
    } finally {
      lines.close();
    }
  },
};

/** Names and marks for the seats; those of bots come from the list, in order. */
function castOf(bots: readonly unknown[]): Cast {
  const names = NAMES.values();
  return bots.map((bot, seat) => {
    const you = bot === undefined;
    const name = you ? 'You' : (names.next().value ?? `Bot ${seat + 1}`);
    return { name, mark: name.slice(0, 1), style: STYLES[seat % STYLES.length] as Style, you };
  });
}
