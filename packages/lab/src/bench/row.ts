import type { AnyGame } from '@aerie/kernel';
import { gameNamed } from '../choices.js';
import type { Command } from '../command.js';
import { OK, sayJson } from '../io.js';
import { inOwnProcess } from '../own-process.js';
import { measure, type Row } from './measure.js';

export const MEASURE_ROW = 'measure-row';

/** What a process does that is started to measure one row: it prints the row as JSON. */
export const measureRow: Command = {
  name: MEASURE_ROW,
  says: 'measure one row of the bench',
  words: ['<game>', 'PLAYERS', 'SECONDS'],
  flags: {},
  examples: [],
  run(given, io) {
    const [id, players, seconds] = given.words as [string, string, string];
    sayJson(io.stdout, measure(gameNamed(id), Number(players), Number(seconds)));
    return OK;
  },
};

/**
 * Measures in a process of its own, since what the compiler learnt from one game would slow down
 * another: rows must not depend on which were measured before them.
 */
export const measureApart = (
  program: string,
  game: AnyGame,
  players: number,
  seconds: number,
): Promise<Row> => inOwnProcess(program, [MEASURE_ROW, game.id, `${players}`, `${seconds}`]);
