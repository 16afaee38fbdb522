import type { AnyGame } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { gameNamed } from '../choices.js';
import type { Command } from '../command.js';
import { OK, say, sayJson } from '../io.js';
import { clearProgress, showProgress } from '../progress.js';
import { whole } from '../text/format.js';
import { table } from '../text/table.js';
import { measure, type Row } from './measure.js';
import { measureApart } from './row.js';

export const bench: Command = {
  name: 'bench',
  says: 'measure random playouts, decisions and clones a second of processor time',
  words: [],
  flags: {
    seconds: { value: 'S', says: 'how long to measure each row, after warming up (2)' },
    game: { value: 'G', says: 'only this game' },
  },
  examples: ['--seconds 5 --game rauf-und-runter'],
  async run(given, io) {
    const seconds = given.seconds('seconds', 600) ?? 2;
    const only = given.text('game');
    const games = only === undefined ? GAMES : [gameNamed(only)];
    const tables = games.flatMap((game) => tableSizes(game).map((players) => ({ game, players })));
    const rows: Row[] = [];
    const began = performance.now();
    for (const { game, players } of tables) {
      showProgress(io, rows.length / tables.length, (performance.now() - began) / 1000);
      const { program } = io;
      rows.push(
        program === undefined
          ? measure(game, players, seconds)
          : await measureApart(program, game, players, seconds),
      );
    }
    clearProgress(io);
    if (given.has('json')) sayJson(io.stdout, { rows });
    else say(io.stdout, inTable(rows));
    return OK;
  },
};

/** The fewest players, two, four, and the most, as far as the game can be played so. */
function tableSizes({ seats: { min, max } }: AnyGame): number[] {
  return [...new Set([min, 2, 4, max])].filter((players) => players >= min && players <= max);
}

function inTable(rows: readonly Row[]): string[] {
  return table(
    ['game', 'players', 'playouts/s', 'decisions/s', 'clones/s'],
    rows.map((row) => [
      row.game,
      `${row.players}`,
      whole(row.playoutsPerSecond),
      whole(row.decisionsPerSecond),
      whole(row.clonesPerSecond),
    ]),
  );
}
