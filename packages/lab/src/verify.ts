import {
  BadMatchFile,
  luckGivenBy,
  type MatchFile,
  readMatchFile,
  type SharedLuck,
  type Verdict,
  verifyMatchFile,
} from '@aerie/kernel';
import { GAMES, gameOf } from '@aerie/registry';
import type { Command } from './command.js';
import { readText } from './files.js';
import { OK, say, sayJson, UserError, WRONG } from './io.js';
import { counted } from './text/format.js';
import { noSuch } from './text/nearest.js';

export const verify: Command = {
  name: 'verify',
  says: 'check a match file: rules, luck, events and outcome',
  words: ['FILE'],
  flags: {},
  examples: ['match.json'],
  run(given, io) {
    const path = given.words[0] as string;
    const json = given.has('json');
    let verdict: Verdict;
    let words: string[];
    try {
      const file = readMatchFile(readText(path));
      verdict = judge(file);
      words = verdict.ok ? approval(file) : disagreement(verdict.at, verdict.reason, file);
    } catch (error) {
      if (error instanceof UserError && !json) throw error;
      verdict = unreadable(error);
      words = disagreement(verdict.at as string, verdict.reason as string);
    }
    if (json) sayJson(io.stdout, { ok: verdict.ok, at: verdict.at, reason: verdict.reason });
    else say(io.stdout, [`${path}: ${words[0]}`, ...words.slice(1)]);
    return verdict.ok ? OK : WRONG;
  },
};

function judge(file: MatchFile): Verdict {
  const game = gameOf(file.game);
  if (game) return verifyMatchFile(game, file);
  const ids = GAMES.map(({ id }) => id);
  return { ok: false, at: 'game', reason: noSuch('game', file.game, ids) };
}

function unreadable(error: unknown): Verdict {
  if (error instanceof BadMatchFile) return { ok: false, at: error.place, reason: error.message };
  if (error instanceof UserError) return { ok: false, at: 'file', reason: error.message };
  throw error;
}

function approval(file: MatchFile): string[] {
  const played = `${file.game}, ${counted(file.seats.length, 'player')}, ${counted(file.entries.length, 'entry', 'entries')}`;
  const luck =
    file.seed === undefined
      ? 'The seed is not disclosed, so the luck is only checked to be possible.'
      : `The luck is that of the committed seed${file.carried === undefined ? '' : carriedOver(file)}.`;
  const parts = file.luck ? [whoseLuck(file, file.luck)] : [];
  return [`fine (${played})`, `Every answer is legal, events and outcome agree. ${luck}`, ...parts];
}

/** Whose parts the seed was made of, and who of the people had none. */
function whoseLuck({ seats }: MatchFile, luck: SharedLuck): string {
  const who = (what: ReturnType<typeof luckGivenBy>): string[] =>
    seats.flatMap(({ name, bot }, seat) =>
      bot === undefined && luckGivenBy(luck, seat) === what ? [name || `seat ${seat}`] : [],
    );
  const [withheld, none] = [who('withheld'), who('none')];
  return [
    `The seed is made of the committed parts of ${['the server', ...who('given')].join(', ')}.`,
    ...(none.length > 0 ? [`Without a part: ${none.join(', ')}.`] : []),
    ...(withheld.length > 0 ? [`Promised a part and did not show it: ${withheld.join(', ')}.`] : []),
  ].join(' ');
}

/** What of the luck nobody can check any more. */
const carriedOver = ({ carried = 0 }: MatchFile): string =>
  `, but for the setup and the first ${counted(carried, 'entry', 'entries')}, decided under older rules`;

function disagreement(at: string, reason: string, file?: MatchFile): string[] {
  return [`wrong at ${at}`, ...(file ? whoseEntry(at, file) : []), `  ${reason}`];
}

/** Which answer a place such as `entries.12.chance` belongs to. */
function whoseEntry(at: string, file: MatchFile): string[] {
  const number = Number(/^entries\.(\d+)/.exec(at)?.[1] ?? Number.NaN);
  const entry = file.entries[number];
  if (!entry) return [];
  const did = 'back' in entry ? 'takes back' : `answers "${entry.answer}"`;
  const name = file.seats[entry.seat]?.name;
  return [`  entry ${number}, where seat ${entry.seat}${name === undefined ? '' : ` (${name})`} ${did}:`];
}
