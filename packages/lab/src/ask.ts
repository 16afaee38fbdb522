import { advise } from '@aerie/bots';
import { QuickChance } from '@aerie/kernel';
import { botNamed, gameNamed } from './choices.js';
import type { Command } from './command.js';
import { readText } from './files.js';
import { OK, say, sayJson, UserError, WRONG } from './io.js';

/** What a bot was asked in a browser where it failed, as the file there holds it. */
interface AskedFile {
  readonly format: 'aerie-question/1';
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  readonly answers: readonly string[];
  readonly luck: string;
}

export const askAgain: Command = {
  name: 'ask',
  says: 'put a question to a bot again that it failed at in a browser',
  words: ['FILE'],
  flags: {},
  examples: ['zefiria-question.json'],
  async run(given, io) {
    const { game: id, level, seat, view, answers, luck } = readQuestion(given.words[0] as string);
    const game = gameNamed(id);
    const known = answers.map((text) => game.read(text)).filter((answer) => answer !== undefined);
    try {
      const bot = await botNamed(game, level);
      const { answer, nudge, reason } = advise(
        { seat, answers: known, view: () => view },
        bot,
        new QuickChance(luck),
      );
      const advice = { answer: game.write(answer), ...(nudge ? { nudge } : {}), reason };
      const codes = [...(nudge ? [nudge.code] : []), reason.code];
      if (given.has('json')) sayJson(io.stdout, advice);
      else say(io.stdout, [`${level} answers ${advice.answer} (${codes.join(', ')})`]);
      return OK;
    } catch (error) {
      if (error instanceof UserError) throw error;
      say(io.stderr, [`lab: ${level} fails: ${error instanceof Error ? error.stack : String(error)}`]);
      return WRONG;
    }
  },
};

function readQuestion(path: string): AskedFile {
  const wrong = (why: string): never => {
    throw new UserError(`${path} is not a question to a bot: ${why}`);
  };
  let data: unknown;
  try {
    data = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof UserError) throw error;
    return wrong('it is not JSON');
  }
  return isQuestion(data) ? data : wrong('game, level, seat, view, answers or luck are missing');
}

const isQuestion = (data: unknown): data is AskedFile => {
  if (typeof data !== 'object' || data === null || !('format' in data)) return false;
  const { format, game, level, seat, view, answers, luck } = data as Record<string, unknown>;
  const texts = [game, level, luck].every((one) => typeof one === 'string');
  const listed = Array.isArray(answers) && answers.every((one) => typeof one === 'string');
  return format === 'aerie-question/1' && texts && listed && Number.isInteger(seat) && view !== undefined;
};
