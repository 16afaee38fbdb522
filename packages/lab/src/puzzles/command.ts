import { MINED, type Miner } from '@aerie/analysis/puzzles/search';
import type { AnyGame } from '@aerie/kernel';
import type { Given } from '../arguments.js';
import { gameNamed, PART, partOf, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { checkWritable } from '../files.js';
import { type Io, OK, say, sayJson, UserError } from '../io.js';
import { counted } from '../text/format.js';
import { decisionMiner } from './between-bots.js';
import { cloudMiner } from './clouds.js';
import { bookAt, bookConfirmer } from './from-book.js';
import { matchesMiner } from './from-matches.js';
import { islandMiner } from './islands.js';
import { type Head, type Record, recordFile } from './record-file.js';

/** Games whose puzzles are not found by comparing answers. */
const OWN: Readonly<{ [game: string]: () => Promise<Miner> }> = {
  zefiria: islandMiner,
  'cloud-mine': cloudMiner,
};

export const puzzles: Command = {
  name: 'puzzles',
  says: 'find puzzles in games between bots, or in matches of people: positions with one clear answer, found by two searches',
  words: ['<game>'],
  flags: {
    games: { value: 'N', says: 'how many games are looked through (100)' },
    from: {
      value: 'MATCH',
      many: true,
      says: 'look through this match file instead, at what people decided; names are left out; may be given again',
    },
    confirm: {
      value: 'BOOK',
      says: 'look at the puzzles of this book instead once more, in other worlds: those that still hold are found',
    },
    ...PART,
    out: {
      value: 'FILE',
      says: 'where what is found is added, game by game; the same command goes on there',
    },
    ...SEED,
  },
  examples: [
    'rauf-und-runter --games 400 --seed p1 --out found.jsonl',
    'zefiria --part 3/16 --out found-3.jsonl',
    'schwingenschlag --confirm packages/analysis/src/puzzles/books/schwingenschlag.json --seed again --out held.jsonl',
    'ueber-den-wolken --from match-1.json --from match-2.json --out found-people.jsonl',
  ],
  async run(given, io) {
    const game = gameNamed(given.words[0] as string);
    const out = given.text('out');
    if (out === undefined) throw new UserError('--out FILE is missing: where what is found is kept');
    checkWritable(out);
    const { seed, games, miner } = await sourceOf(game, given);
    const head: Head = {
      format: 'aerie-puzzles-found/1',
      game: game.id,
      rulesVersion: game.rulesVersion,
      seed,
    };
    const file = recordFile(out, head);
    const known = new Set(file.records.map(({ number }) => number));
    const records = [...file.records];
    const isMine = partOf(given);
    const numbers = Array.from({ length: games }, (_, number) => number).filter(
      (number) => isMine(number) && !known.has(number),
    );
    for (const [i, number] of numbers.entries()) {
      const record: Record = { number, ...miner(`${seed}.${number}`, number) };
      file.add(record);
      records.push(record);
      if (io.stderr.isTTY)
        io.stderr.write(`\r${i + 1} of ${numbers.length} games, ${foundIn(records)} puzzles `);
    }
    tell(game, records, given, io);
    return OK;
  },
};

/** Where puzzles are looked for. */
interface Source {
  /** Whatever must be the same for the search to go on. */
  readonly seed: string;
  readonly games: number;
  readonly miner: Miner;
}

async function sourceOf(game: AnyGame, given: Given): Promise<Source> {
  const from = given.texts('from');
  const book = given.text('confirm');
  if (from.length === 0 && book === undefined) {
    const miner = await (OWN[game.id]?.() ?? decisionMiner(game));
    return { seed: seedOf(given), games: given.whole('games', 1, 1_000_000) ?? 100, miner };
  }
  if (from.length > 0 && book !== undefined) throw new UserError('either --from or --confirm, not both');
  if (!MINED.includes(game.id))
    throw new UserError(
      book === undefined
        ? `puzzles of ${game.id} are not found in matches of people`
        : `puzzles of ${game.id} are not found by comparing answers`,
    );
  if (book !== undefined) {
    const known = bookAt(game, book);
    const miner = await bookConfirmer(game, known, seedOf(given));
    return { seed: `${seedOf(given)} ${book}`, games: known.matches.length, miner };
  }
  const miner = await matchesMiner(game, from);
  return { seed: from.join(' '), games: from.length, miner: (_, nth) => miner(nth) };
}

const foundIn = (records: readonly Record[]): number =>
  records.reduce((sum, { matches }) => sum + matches.reduce((some, one) => some + one.puzzles.length, 0), 0);

function tell(game: AnyGame, records: readonly Record[], given: Given, io: Io): void {
  const counts = new Map<string, number>();
  for (const { thrown } of records)
    for (const [why, count] of Object.entries(thrown)) counts.set(why, (counts.get(why) ?? 0) + count);
  const found = foundIn(records);
  const thrown = Object.fromEntries(counts);
  if (given.has('json')) sayJson(io.stdout, { game: game.id, games: records.length, found, thrown });
  else
    say(io.stdout, [
      `${game.id}: ${counted(found, 'puzzle')} in ${counted(records.length, 'game')}`,
      ...[...counts].sort(([, a], [, b]) => b - a).map(([why, count]) => `  ${why}: ${count}`),
    ]);
}
