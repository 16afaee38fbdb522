import { KEPT_FROM, REPORT_REASONS } from '@aerie/protocol';
import type { Imposed, MeasureRecord } from '../people/measures.js';
import type { AdminContext } from './admin-context.js';
import { type Command, count, flag, keeper, none, type Options, one, orNone, text } from './command.js';
import { CommandError } from './command-error.js';
import { basisFrom } from './fair-play-commands.js';
import { findPerson, minute } from './find-person.js';

const HOUR_MS = 60 * 60_000;
/** Where nobody says how long a time-out lasts. */
const USUAL_HOURS = 24;
const LOG_LINES = 100;
const REASON = ' --reason TEXT [--about insult|spam|name|leaving|unfair|other] [--signal SIGNAL] [--by NAME]';

/** What goes with every measure: its words, what it is about, and who imposes it. */
export const given = (options: Options, words: string) => ({
  words,
  reason: oneOf(REPORT_REASONS, options.about ?? (options.signal ? 'unfair' : 'other'), 'about'),
  by: keeper(options),
});

/** Commands about how people behave: reports, warnings, time-outs, appeals and the log of all of it. */
export const CONDUCT_COMMANDS: Readonly<Record<string, Command>> = {
  reports: {
    usage: '[--resolved]',
    about: 'what people complain of, with what was said before',
    options: { resolved: flag },
    words: none,
    run: async ({ peopleService: { reports } }, _, { resolved }) => {
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
    usage: 'REPORT [--note TEXT] [--by NAME]',
    about: 'puts a report away; whoever reported is told that, and no more',
    options: { note: text, by: text },
    words: one,
    run: async ({ peopleService: { reports } }, [id = ''], options) => {
      if (!(await reports.resolve(id, String(options.note ?? ''), keeper(options))))
        throw new CommandError(`There is no report ${id}.`);
      return ['The report is resolved.'];
    },
  },

  warn: {
    usage: `PERSON${REASON}`,
    about: 'warns somebody, who has to say that they have read it before they play on',
    options: { reason: text, about: text, signal: text, by: text },
    words: one,
    run: async (context, [who = ''], options) => {
      mustBeOn(context);
      const words = needed(options);
      const { id, name } = await findPerson(context, who);
      const warning = await impose(context, id, options, {
        ...{ what: 'warning', ...given(options, words), until: null, from: null },
      });
      return [`${name} (${id}) is warned: ${warning}`];
    },
  },
  'time-out': {
    usage: `PERSON --from chat|rated|play [--hours N]${REASON}`,
    about:
      'keeps somebody from writing, from rated matches or from sitting down, a day if nothing else is said',
    options: { from: text, hours: text, reason: text, about: text, signal: text, by: text },
    words: one,
    run: async (context, [who = ''], options) => {
      mustBeOn(context);
      const words = needed(options);
      const from = oneOf(KEPT_FROM, options.from, 'from');
      const { id, name } = await findPerson(context, who);
      const until = Date.now() + (count(options, 'hours') ?? USUAL_HOURS) * HOUR_MS;
      const timeOut = await impose(context, id, options, {
        ...{ what: 'timeout', ...given(options, words), until, from },
      });
      return [`${name} (${id}) is kept from ${from} until ${minute(until)}: ${timeOut}`];
    },
  },
  lift: {
    usage: 'MEASURE [--reason TEXT] [--by NAME]',
    about: 'lifts a warning, a time-out or a ban',
    options: { reason: text, by: text },
    words: one,
    run: async ({ peopleService }, [id = ''], options) => {
      const lifted = await peopleService.measures.lift(id, String(options.reason ?? ''), keeper(options));
      if (!lifted) throw new CommandError(`There is no measure ${id} that is not lifted.`);
      return tellChange(peopleService, lifted, 'It is lifted.');
    },
  },
  appeals: {
    usage: '',
    about: 'appeals that wait for an answer, the oldest first',
    words: none,
    run: async ({ peopleService: { measures } }) =>
      orNone(
        (await measures.appeals()).flatMap(({ id, owner, rank, body }) => [
          `${id}  ${body.what}${body.from ? ` (${body.from})` : ''} of ${minute(rank)} against ${owner}: ${body.words}`,
          `  "${body.appeal?.text ?? ''}"`,
        ]),
        'No appeal waits.',
      ),
  },
  answer: {
    usage: 'MEASURE --lift|--uphold --reason TEXT [--by NAME]',
    about: 'answers an appeal; the person is told',
    options: { lift: flag, uphold: flag, reason: text, by: text },
    words: one,
    run: async ({ peopleService }, [id = ''], options) => {
      const words = needed(options);
      if (!options.lift === !options.uphold) throw new CommandError('Say either --lift or --uphold.', 2);
      const answered = await peopleService.measures.answer(id, !!options.lift, words, keeper(options));
      if (!answered) throw new CommandError(`No appeal against ${id} waits.`);
      return tellChange(peopleService, answered, options.lift ? 'It is lifted.' : 'It is upheld.');
    },
  },
  conduct: {
    usage: '[PERSON] [--limit N]',
    about: 'the log of reports, measures and appeals, about one person or all; the latest first',
    options: { limit: text },
    words: { least: 0, most: 1 },
    run: async (context, [who], options) => {
      const about = who === undefined ? undefined : (await findPerson(context, who)).id;
      const found = await context.peopleService.conductLog.list(count(options, 'limit') ?? LOG_LINES, about);
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

/** Imposes a measure, because of a signal of fair play where one is named, which is dealt with then. */
async function impose(
  context: AdminContext,
  person: string,
  options: Options,
  imposed: Imposed,
): Promise<string> {
  const { measures, signals, changed } = context.peopleService;
  const because = await basisFrom(context, options, person);
  const id = await measures.impose(person, { ...imposed, ...(because ? { basis: because.basis } : {}) });
  if (because) await signals.actedUpon(because.id, id, imposed.by);
  changed(person);
  return id;
}

function mustBeOn({ peopleService: { measures } }: AdminContext): void {
  if (!measures.isOn) throw new CommandError('The site does without that: FEATURES_OFF names "conduct".');
}

function needed({ reason }: Options): string {
  const words = String(reason ?? '').trim();
  if (words === '') throw new CommandError('Give a reason with --reason "…": the person is told it.', 2);
  return words;
}

function oneOf<T extends string>(list: readonly T[], wanted: unknown, name: string): T {
  const found = list.find((one) => one === wanted);
  if (!found) throw new CommandError(`--${name} must be one of ${list.join(', ')}.`, 2);
  return found;
}

function tellChange(
  { changed }: AdminContext['peopleService'],
  { owner }: MeasureRecord,
  said: string,
): string[] {
  if (owner !== null) changed(owner);
  return [said];
}
