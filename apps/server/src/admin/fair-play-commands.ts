import { alarmsAt, isSignal, usualTime } from '@aerie/analysis/likeness';
import type { StrongSignal } from '../keeping/kept-conduct.js';
import type { Strength } from '../people/signals.js';
import type { AdminContext } from './admin-context.js';
import { type Command, flag, link, none, type Options, one, orNone, text } from './command.js';
import { CommandError } from './command-error.js';
import { neededReason } from './conduct-commands.js';
import { minute } from './find-person.js';

/** Commands about signals of fair play: what they rest on, and what whoever keeps the site makes of them. */
export const FAIR_PLAY_COMMANDS: Readonly<Record<string, Command>> = {
  signals: {
    usage: '[--all] [--from STRENGTH]',
    about: 'whose answers in rated play are like the master’s, beyond what is usual at their rating',
    options: { all: flag, from: text },
    words: none,
    run: async (context, _, options) => {
      const from = leastOf(options);
      const all = await context.keeping.conduct.signals(options.all === true || from !== undefined);
      const found = all.filter(({ strength }) => from === undefined || isSignal(strength.likeness, from));
      const lines = await Promise.all(found.map((one) => linesOf(context, one)));
      return orNone(lines.flat(), 'There are no signals.');
    },
  },
  'looked-at': {
    usage: 'SIGNAL [--note TEXT]',
    about: 'notes that a signal was looked at; it stands on',
    options: { note: text },
    words: one,
    run: async ({ keeping, by }, [id = ''], options) => {
      const note = String(options.note ?? '').trim() || 'looked at';
      if (!(await keeping.conduct.lookedAt(by, id, note))) throw noSuch(id);
      return ['It is noted.'];
    },
  },
  dismiss: {
    usage: 'SIGNAL --reason TEXT',
    about: 'puts a signal away: the matches that it rests on count no longer',
    options: { reason: text },
    words: one,
    run: async ({ keeping, by }, [id = ''], options) => {
      const words = neededReason(options, 'the log keeps it');
      if (!(await keeping.conduct.dismiss(by, id, words))) throw noSuch(id);
      return ['The signal is dismissed.'];
    },
  },
};

async function linesOf(context: AdminContext, { signal, strength }: StrongSignal): Promise<string[]> {
  const { id, owner, body } = signal;
  const { likeness, baseline } = strength;
  const person = owner === null ? undefined : await context.keeping.peopleService.storage.person(owner);
  const isEnough = isSignal(likeness, baseline.threshold);
  return [
    `${id}  ${person?.name ?? 'somebody'} at ${body.game}: strength ${likeness.strength.toFixed(1)}${isEnough ? '' : `, no signal (from ${baseline.threshold} on, with 30 hard decisions)`}`,
    `  ${likeness.agreed} of ${likeness.hard} hard decisions like the best, ${Math.round(likeness.expected)} would be usual at a rating of ${Math.round(body.rating + body.uncertainty)} on the lab’s scale`,
    `  ${alarmsIn(strength)}`,
    `  ${timesIn(strength)}`,
    ...(body.note ? [`  noted: ${body.note}`] : []),
    ...body.matches.map(({ table, at, tally }) => {
      const clear = tally.reduce((sum, kind) => sum + kind.clear, 0);
      const agreed = tally.reduce((sum, kind) => sum + kind.agreed, 0);
      return `  ${minute(at)}  ${agreed} of ${clear}  ${link(context, `/replay/${table}`)}`;
    }),
  ];
}

/** How often somebody who decides for themselves comes as far. */
function alarmsIn({ likeness, baseline }: Strength): string {
  const found = alarmsAt(baseline, likeness.strength);
  if (!found) return 'how many honest players come as far was not measured';
  const of = (share: number) => Math.round(1000 * share);
  return `of 1,000 honest players about ${of(found.found / found.of)} come as far as ${found.from} (measured with bots: ${found.found} of ${found.of}; 95%: up to ${of(found.high)} of 1,000)`;
}

function timesIn({ times }: Strength): string {
  const usual = usualTime(times);
  if (!usual) return 'times of answers are not known';
  const [from, to] = [usual.seconds / usual.factor, usual.seconds * usual.factor];
  return `answers come after ${usual.seconds.toFixed(1)} s, most within ${from.toFixed(1)} to ${to.toFixed(1)} s (this counts for nothing)`;
}

function leastOf({ from }: Options): number | undefined {
  if (from === undefined) return undefined;
  const least = /^\d+(\.\d+)?$/.test(String(from)) ? Number(from) : Number.NaN;
  if (Number.isNaN(least)) throw new CommandError('--from must be a strength, such as 3.5.', 2);
  return least;
}

const noSuch = (id: string): CommandError => new CommandError(`There is no signal ${id}.`);
