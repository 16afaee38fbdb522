import cloudMine, { LANGUAGES, type Language } from '@aerie/cloud-mine';
import type { AnyGame } from '@aerie/kernel';
import { everyBot, SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { OK, say, sayJson, UserError } from '../io.js';
import { wilson } from '../statistics/wilson.js';
import { percent, percents } from '../text/format.js';
import { noSuch } from '../text/nearest.js';
import { table } from '../text/table.js';
import { DESCRIPTIONS } from './descriptions.js';
import { type Found, fromBots, fromPeople } from './measure.js';

const SIZES = [5, 6, 7, 8];
const PEOPLE = 'people';

interface Row extends Found {
  readonly describes: string;
  readonly language: string;
}

export const clouds: Command = {
  name: 'clouds',
  says: 'how often bots find a cloud of Cloud Mine from the words of bots and of people',
  words: [],
  flags: {
    describes: { value: 'LEVEL', says: 'who describes (shrewd)' },
    guesses: { value: 'LEVEL', says: 'who guesses (shrewd)' },
    rounds: { value: 'N', says: 'rounds for each number of cards and each language (80)' },
    ...SEED,
  },
  examples: ['--describes greedy --guesses shrewd'],
  async run(given, io) {
    const cast = {
      describes: levelOf(given.text('describes') ?? 'shrewd'),
      guesses: levelOf(given.text('guesses') ?? 'shrewd'),
    };
    const rounds = given.whole('rounds', 1, 100_000) ?? 80;
    const seed = seedOf(given);
    const all: readonly Language[] = LANGUAGES;
    const rows: Row[] = [];
    for (const cards of SIZES)
      for (const language of all) {
        const luck = `${seed}/${language}`;
        const { describes, guesses } = cast;
        rows.push({ describes, language, ...(await fromBots(cast, cards, rounds, [language], luck)) });
        const said = DESCRIPTIONS.filter((one) => one.language === language);
        const times = Math.ceil(rounds / said.length);
        rows.push({ describes: PEOPLE, language, ...(await fromPeople(said, guesses, cards, times, luck)) });
      }
    if (given.has('json')) sayJson(io.stdout, { guesses: cast.guesses, rows });
    else say(io.stdout, [`The first guess of ${cast.guesses}, seed ${seed}`, '', ...inTable(rows)]);
    return OK;
  },
};

function levelOf(level: string): string {
  const known = everyBot(cloudMine as unknown as AnyGame);
  if (!known.includes(level)) throw new UserError(noSuch('bot for cloud-mine', level, known));
  return level;
}

/** By who describes and by number of cards, all languages together and each on its own. */
function inTable(rows: readonly Row[]): string[] {
  const speakers = [...new Set(rows.map((row) => row.describes))];
  const lines = speakers.flatMap((describes) =>
    SIZES.map((cards) => {
      const mine = rows.filter((row) => row.describes === describes && row.cards === cards);
      const of = (count: 'found' | 'tried' | 'samples') => mine.reduce((sum, row) => sum + row[count], 0);
      const share = of('found') / of('tried');
      const interval = wilson(share * of('samples'), of('samples'));
      const each = mine.map((row) => percent(row.found / row.tried));
      return [describes, `${cards}`, percent(1 / cards), percent(share), percents(interval), ...each];
    }),
  );
  return table(['words of', 'cards', 'by luck', 'found', '95%', ...LANGUAGES], lines);
}
