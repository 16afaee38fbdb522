import { seatedTable, TABLE } from '../choices.js';
import type { Command } from '../command.js';
import { checkWritable, writeText } from '../files.js';
import { say, sayJson, UserError, widthOf } from '../io.js';
import { htmlReport } from '../report/html.js';
import { svgReport } from '../report/svg-report.js';
import { type Simulation, Tally } from '../report/tally.js';
import { mannerOf, playSeries, SERIES } from '../series/series.js';
import { inTerminal } from './in-terminal.js';

export const simulate: Command = {
  name: 'simulate',
  says: 'play many games between bots: outcomes, scores, lengths, seats',
  words: ['<game>'],
  flags: {
    games: { value: 'G', says: 'how many games (1000)' },
    ...TABLE,
    ...SERIES,
    report: { value: 'FILE', says: 'also write a report with plots, as .html or .svg' },
  },
  examples: [
    'rauf-und-runter --players 5 --games 100000 --report report.html',
    'schwingenschlag --players 1 --bots greedy --option solo=2 --games 500',
  ],
  async run(given, io) {
    const { game, bots: names, options, seed } = seatedTable(given);
    const games = given.whole('games', 1, 1e12) ?? 1000;
    const report = reportTo(given.text('report'));

    const tally = new Tally(names);
    const began = performance.now();
    const series = {
      ...{
        command: 'simulate',
        game,
        players: names.length,
        options,
        bots: names,
        seed,
        games,
        timed: false,
      },
      table: (number: number) => ({ bots: names, seed: `${seed}/${number}` }),
    };
    const code = await playSeries(series, mannerOf(given), io, (played) => tally.add(played));
    const seconds = (performance.now() - began) / 1000;

    if (tally.games === 0) return code;
    const simulation = { game: game.id, seed, seconds, tally };
    report?.(simulation);
    if (given.has('json')) sayJson(io.stdout, summary(simulation));
    else say(io.stdout, inTerminal(simulation, widthOf(io.stdout)));
    return code;
  },
};

const REPORTS: Readonly<Record<string, (simulation: Simulation) => string>> = {
  html: htmlReport,
  svg: svgReport,
};

/** How to write the report; throws at once if it could not be written later. */
function reportTo(path: string | undefined): ((simulation: Simulation) => void) | undefined {
  if (path === undefined) return undefined;
  const write = REPORTS[/\.(\w+)$/.exec(path.toLowerCase())?.[1] ?? ''];
  if (!write) throw new UserError(`--report must end in .html or .svg, not "${path}"`);
  checkWritable(path);
  return (simulation) => writeText(path, write(simulation));
}

function summary({ game, seconds, tally }: Simulation): unknown {
  return {
    game,
    players: tally.seats.length,
    games: tally.games,
    seconds,
    decisionsPerGame: tally.length.sum.mean,
    seats: tally.seats.map(({ bot, wins, score }) => ({
      bot,
      winRate: wins / tally.games,
      meanScore: score.sum.mean,
      sdScore: score.sum.sd,
    })),
  };
}
