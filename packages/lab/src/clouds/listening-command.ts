import { LANGUAGES } from '@aerie/cloud-mine';
import { SEED, seedOf } from '../choices.js';
import type { Command } from '../command.js';
import { OK, say, sayJson, UserError } from '../io.js';
import { percent, percents } from '../text/format.js';
import { noSuch } from '../text/nearest.js';
import { table } from '../text/table.js';
import { oneLevel } from './command.js';
import { DESCRIPTIONS, type Description } from './descriptions.js';
import { type Heard, listen, meanOf } from './listening.js';
import { LISTENING_SET } from './listening-set/listening-set.js';

const ofHalf = (half: string): readonly Description[] => LISTENING_SET.filter((one) => one.half === half);

/** What was said, by the name of the set. Nothing may be tuned to any but the first. */
const SETS: Readonly<Record<string, readonly Description[]>> = {
  tuning: ofHalf('tuning'),
  kept: ofHalf('kept'),
  sixty: DESCRIPTIONS,
};

/** How well bots understand people. */
export const listening: Command = {
  name: 'listening',
  says: 'how often the first guess of a bot finds a cloud of Cloud Mine from the words of people',
  words: [],
  flags: {
    bots: { value: 'a', says: 'who guesses (the strongest bot)' },
    set: { value: 'NAME', says: `which descriptions: ${Object.keys(SETS).join(', ')} (tuning)` },
    cards: { value: 'N', says: 'among how many clouds (6)' },
    draws: { value: 'N', says: 'how many draws of other clouds for each description (100)' },
    each: { says: 'tell of every description, the worst first' },
    ...SEED,
  },
  examples: ['', '--set kept --bots club --draws 400'],
  async run(given, io) {
    const level = oneLevel(given);
    const set = given.text('set') ?? 'tuning';
    const said = SETS[set];
    if (!said) throw new UserError(noSuch('set of descriptions', set, Object.keys(SETS)));
    const cards = given.whole('cards', 5, 8) ?? 6;
    const draws = given.whole('draws', 1, 100_000) ?? 100;
    const seed = seedOf(given);
    const heard = await listen(said, level, cards, draws, seed);
    if (given.has('json')) sayJson(io.stdout, { bots: level, set, cards, draws, seed, heard });
    else {
      const title = `The first guess of ${level} among ${cards} clouds (luck: ${percent(1 / cards)}), ${set}, seed ${seed}`;
      say(io.stdout, [title, '', ...byLanguage(heard), ...(given.has('each') ? ['', ...each(heard)] : [])]);
    }
    return OK;
  },
};

function byLanguage(heard: readonly Heard[]): string[] {
  const row = (name: string, some: readonly Heard[]): string[] => {
    const mean = meanOf(some);
    return [name, `${some.length}`, percent(mean.mean), percents(mean.interval)];
  };
  return table(
    ['language', 'descriptions', 'found', '95%'],
    [
      row('all', heard),
      ...LANGUAGES.map((language) =>
        row(
          language,
          heard.filter(({ said }) => said.language === language),
        ),
      ),
    ],
  );
}

const each = (heard: readonly Heard[]): string[] =>
  table(
    ['found', 'cloud', 'words'],
    heard
      .toSorted((a, b) => a.found - b.found)
      .map(({ said, found }) => [percent(found), `${said.cloud}`, said.text]),
  );
