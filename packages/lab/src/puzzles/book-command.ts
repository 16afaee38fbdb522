import type { Command } from '../command.js';
import { checkWritable, writeText } from '../files.js';
import { OK, say, sayJson, UserError } from '../io.js';
import { counted } from '../text/format.js';
import { bookOf } from './book.js';
import { recordsIn } from './record-file.js';

export const puzzleBook: Command = {
  name: 'puzzle-book',
  says: 'put what lab puzzles has found together, varied and without near doubles, as aerie-puzzles/1',
  words: [],
  flags: {
    from: { value: 'FILE', many: true, says: 'what lab puzzles has written; may be given again for others' },
    out: { value: 'FILE', says: 'the book that the program ships' },
    most: { value: 'N', says: 'so many puzzles at most, in each language (150)' },
  },
  examples: [
    '--from found-1.jsonl --from found-2.jsonl --out packages/analysis/src/puzzles/books/zefiria.json',
  ],
  run(given, io) {
    const paths = given.texts('from');
    const out = given.text('out');
    if (paths.length === 0 || out === undefined) throw new UserError('--from FILE and --out FILE are needed');
    checkWritable(out);
    const files = paths.map((path) => recordsIn(path));
    const [{ head }] = files as [(typeof files)[number]];
    const other = files.findIndex(
      (one) => one.head.game !== head.game || one.head.rulesVersion !== head.rulesVersion,
    );
    if (other >= 0)
      throw new UserError(`${paths[other]} is of another game than ${paths[0]}, or of other rules`);
    const most = given.whole('most', 1, 10_000) ?? 150;
    const book = bookOf(
      head,
      files.flatMap(({ records }) => records),
      most,
    );
    const lines = book.matches.map((match) => JSON.stringify(match));
    const { matches: _, ...rest } = book;
    const text = `${JSON.stringify(rest).slice(0, -1)},"matches":[\n${lines.join(',\n')}\n]}\n`;
    writeText(out, text);
    const themes = new Map<string, number>();
    for (const { theme } of book.matches.flatMap(({ puzzles }) => puzzles))
      themes.set(theme, (themes.get(theme) ?? 0) + 1);
    const count = [...themes.values()].reduce((sum, n) => sum + n, 0);
    if (given.has('json'))
      sayJson(io.stdout, {
        game: head.game,
        puzzles: count,
        themes: Object.fromEntries(themes),
        bytes: text.length,
      });
    else
      say(io.stdout, [
        `${head.game}: ${counted(count, 'puzzle')}, ${Math.ceil(text.length / 1000)} kB`,
        ...[...themes].map(([theme, n]) => `  ${theme}: ${n}`),
      ]);
    return OK;
  },
};
