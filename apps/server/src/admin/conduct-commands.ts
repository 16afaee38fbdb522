import { KEPT_FROM, REPORT_REASONS } from '@aerie/protocol';
import type { Grounds, NoBasis } from '../keeping/kept-conduct.js';
import type { AdminContext } from './admin-context.js';
import { type Command, count, flag, none, type Options, one, orNone, text } from './command.js';
import { CommandError } from './command-error.js';
import { findPerson, minute } from './find-person.js';

const HOUR_MS = 60 * 60_000;
/** Where nobody says how long a time-out lasts. */
const USUAL_HOURS = 24;
const LOG_LINES = 100;
const REASON = ' --reason TEXT [--about insult|spam|name|leaving|unfair|other] [--signal SIGNAL]';

/** Why something is done to somebody: `--reason` is what they are told. */
export function groundsIn(options: Options): Grounds {
  const { about, signal } = options;
  return {
    words: neededReason(options),
    reason: oneOf(REPORT_REASONS, about ?? (signal ? 'unfair' : 'other'), 'about'),
    signal: signal === undefined ? undefined : String(signal),
  };
}

export function neededReason({ reason }: Options, told = 'the person is told it'): string {
  const words = String(reason ?? '').trim();
  if (words === '') throw new CommandError(`Give a reason with --reason "…": ${told}.`, 2);
  return words;
}

/** Commands about how people behave: reports, warnings, time-outs, appeals and the log of all of it. */
export const CONDUCT_COMMANDS: Readonly<Record<string, Command>> = {
  reports: {
    usage: '[--resolved]',
    about: 'what people complain of, with what was said before',
    options: { resolved: flag },
    words: none,
    run: async (
      {
        keeping: {
          peopleService: { reports },
        },
      },
      _,
      { resolved },
    ) => {
      const found = await reports.list(resolved ? 'resolved' : 'open');
      const lines = found.flatMap(({ id, owner, body }) => [
        `${id}  ${minute(body.at)}  ${body.reason}: about ${owner === null ? 'somebody who left' : `${body.name} (${owner})`}, by ${body.by || 'somebody who left'}`,
        ...(body.moment
          ? [`  match ${body.moment.match}, after ${body.moment.entries} entries, table ${body.table}`]
          : []),
        ...(body.text ? [`  "${body.text}"`] : []),
        ...body.context.map((line) => `  | ${line.name || '–'}: ${line.text}`),
        ...(body.note ? [`  resolved: ${body.note}`] : []),
      ]);
      return orNone(lines, resolved ? 'No report was resolved.' : 'There are no open reports.');
    },
  },
  resolve: {
    usage: 'REPORT [--note TEXT]',
    about: 'puts a report away; whoever reported is told that, and no more',
    options: { note: text },
    words: one,
    run: async ({ keeping, by }, [id = ''], options) => {
      if (!(await keeping.conduct.resolve(by, id, String(options.note ?? ''))))
        throw new CommandError(`There is no report ${id}.`);
      return ['The report is resolved.'];
    },
  },

  warn: {
    usage: `PERSON${REASON}`,
    about: 'warns somebody, who has to say that they have read it before they play on',
    options: { reason: text, about: text, signal: text },
    words: one,
    run: async (context, [who = ''], options) => {
      mustBeOn(context);
      const grounds = groundsIn(options);
      const { id, name } = await findPerson(context, who);
      const warning = await context.keeping.conduct.warn(context.by, id, grounds).then(imposed(grounds));
      return [`${name} (${id}) is warned: ${warning}`];
    },
  },
  'time-out': {
    usage: `PERSON --from chat|rated|play [--hours N]${REASON}`,
    about:
      'keeps somebody from writing, from rated matches or from sitting down, a day if nothing else is said',
    options: { from: text, hours: text, reason: text, about: text, signal: text },
    words: one,
    run: async (context, [who = ''], options) => {
      mustBeOn(context);
      const grounds = groundsIn(options);
      const from = oneOf(KEPT_FROM, options.from, 'from');
      const { id, name } = await findPerson(context, who);
      const until = Date.now() + (count(options, 'hours') ?? USUAL_HOURS) * HOUR_MS;
      const { conduct } = context.keeping;
      const timeOut = await conduct.timeOut(context.by, id, grounds, from, until).then(imposed(grounds));
      return [`${name} (${id}) is kept from ${from} until ${minute(until)}: ${timeOut}`];
    },
  },
  lift: {
    usage: 'MEASURE [--reason TEXT]',
    about: 'lifts a warning, a time-out or a ban',
    options: { reason: text },
    words: one,
    run: async ({ keeping, by }, [id = ''], options) => {
      if (!(await keeping.conduct.lift(by, id, String(options.reason ?? ''))))
        throw new CommandError(`There is no measure ${id} that is not lifted.`);
      return ['It is lifted.'];
    },
  },
  appeals: {
    usage: '',
    about: 'appeals that wait for an answer, the oldest first',
    words: none,
    run: async ({
      keeping: {
        peopleService: { measures },
      },
    }) =>
      orNone(
        (await measures.appeals()).flatMap(({ id, owner, rank, body }) => [
          `${id}  ${body.what}${body.from ? ` (${body.from})` : ''} of ${minute(rank)} against ${owner}: ${body.words}`,
          `  "${body.appeal?.text ?? ''}"`,
        ]),
        'No appeal waits.',
      ),
  },
  answer: {
    usage: 'MEASURE --lift|--uphold --reason TEXT',
    about: 'answers an appeal; the person is told',
    options: { lift: flag, uphold: flag, reason: text },
    words: one,
    run: async ({ keeping, by }, [id = ''], options) => {
      const words = neededReason(options);
      if (!options.lift === !options.uphold) throw new CommandError('Say either --lift or --uphold.', 2);
      if (!(await keeping.conduct.answer(by, id, !!options.lift, words)))
        throw new CommandError(`No appeal against ${id} waits.`);
      return [options.lift ? 'It is lifted.' : 'It is upheld.'];
    },
  },
  conduct: {
    usage: '[PERSON] [--limit N]',
    about: 'the log of reports, measures and appeals, about one person or all; the latest first',
    options: { limit: text },
    words: { least: 0, most: 1 },
    run: async (context, [who], options) => {
      const about = who === undefined ? undefined : (await findPerson(context, who)).id;
      const { conductLog } = context.keeping.peopleService;
      const found = await conductLog.list(count(options, 'limit') ?? LOG_LINES, about);
      return orNone(
        found.map(
          ({ owner, rank, body: { what, by, ref, reason, words } }) =>
            `${minute(rank)}  ${owner}  ${what}${reason ? ` (${reason})` : ''} ${ref} by ${by}${words ? `: ${words}` : ''}`,
        ),
        'Nothing was logged.',
      );
    },
  },
};

/** What an imposed measure is called; complains where the signal that it was to rest on is none. */
const imposed =
  ({ signal }: Grounds) =>
  (id: string | NoBasis): string => {
    if (id === 'noSignal') throw new CommandError(`There is no signal ${signal} of this person.`);
    if (id === 'emptySignal')
      throw new CommandError(`The signal ${signal} rests on nothing any more: no match counts for it.`);
    return id;
  };

function mustBeOn({ keeping }: AdminContext): void {
  if (!keeping.peopleService.measures.isOn)
    throw new CommandError('The site does without that: FEATURES_OFF names "conduct".');
}

function oneOf<T extends string>(list: readonly T[], wanted: unknown, name: string): T {
  const found = list.find((one) => one === wanted);
  if (!found) throw new CommandError(`--${name} must be one of ${list.join(', ')}.`, 2);
  return found;
}
