import { existsSync } from 'node:fs';
import { writeBackup } from '../backups/backup-file.js';
import { VERSION } from '../common/version.js';
import type { SiteFigures } from '../keeping/kept-site.js';
import type { ProcessFigures } from '../keeping/process-figures.js';
import { whatsNew } from '../keeping/whats-new.js';
import { type Command, count, link, none, one, orNone, table, text, until } from './command.js';
import { CommandError } from './command-error.js';
import { day, minute } from './find-person.js';

const told = (backup: SiteFigures['backup']): string =>
  backup ? `${new Date(backup.at).toISOString()}, ${backup.name} (${backup.bytes} bytes)` : 'none';

/** What the page for keepers says of the process that answers. */
const processLines = ({ since, trouble, free, load }: ProcessFigures): string[] => [
  trouble === null ? 'the storage can be read and written' : `the site does not work: ${trouble}`,
  ...(free === null ? [] : [`free on the disk: ${(free / 1e9).toFixed(1)} GB`]),
  `server since ${minute(since)}: ${(load.memory / 1e6).toFixed(0)} MB of memory, ${load.sockets} connections, ${load.underWay} requests under way`,
  `processor ${Math.round(100 * load.processor)} %, timers ${load.lag} ms late, errors in the log: ${load.errors}`,
];

/** Commands about the site, who comes in, and what those who look after it have to know. */
export const SITE_COMMANDS: Readonly<Record<string, Command>> = {
  site: {
    usage: '[invite-only on|off]',
    about: 'how the site stands, and the server on embedded storage; whether newcomers need an invitation',
    words: { least: 0, most: 2 },
    run: async (context, [what, state]) => {
      const { invitations, reports, bans } = context.keeping.peopleService;
      if (what !== undefined) {
        if (what !== 'invite-only' || (state !== 'on' && state !== 'off'))
          throw new CommandError('Say "site", "site invite-only on" or "site invite-only off".', 2);
        await context.keeping.site.setInviteOnly(context.by, state === 'on');
      }
      const { people, accounts, running, bytes, backup } = await context.keeping.site.figures();
      return [
        `newcomers need an invitation: ${(await invitations.isInviteOnly()) ? 'yes' : 'no'}`,
        `people: ${people}, of whom ${accounts} have an account`,
        `running matches: ${running}`,
        `database: ${(bytes / 1e6).toFixed(1)} MB`,
        `open reports: ${await reports.countOpen()}, bans: ${(await bans.all()).length}`,
        `last scheduled backup: ${told(backup)}`,
        `Aerie ${VERSION}, Node ${process.version}`,
        ...(context.here ? processLines(await context.here()) : []),
      ];
    },
  },

  invite: {
    usage: '[--uses N] [--days N] [--note TEXT]',
    about: 'makes an invitation: for one newcomer, or N; for good, or N days',
    options: { uses: text, days: text, note: text },
    words: none,
    run: async (context, _, options) => {
      const wish = {
        uses: count(options, 'uses') ?? 1,
        until: until(options),
        note: String(options.note ?? ''),
      };
      const { code } = await context.keeping.site.invite(context.by, wish);
      return [code, link(context, `/?invite=${code}`)];
    },
  },
  invites: {
    usage: '',
    about: 'all invitations',
    words: none,
    run: async ({
      keeping: {
        peopleService: { invitations },
      },
    }) =>
      orNone(
        table(
          (await invitations.all()).map((invite) => [
            invite.code,
            `made ${day(invite.madeAt)}`,
            `used ${invite.used}`,
            invite.left === null ? 'any number left' : `${invite.left} left`,
            invite.until === null ? 'for good' : `until ${day(invite.until)}`,
            invite.note,
          ]),
        ),
        'There are no invitations.',
      ),
  },
  'revoke-invite': {
    usage: 'CODE',
    about: 'takes an invitation back',
    words: one,
    run: async ({ keeping, by }, [code = '']) => {
      if (!(await keeping.site.revokeInvite(by, code)))
        throw new CommandError(`There is no invitation ${code}.`);
      return ['The invitation is void.'];
    },
  },
  notices: {
    usage: '',
    about: 'whom notices of their turn do not reach, by what and why; the latest first',
    words: none,
    run: async ({ keeping }) =>
      orNone(
        (await keeping.site.failedNotices()).map(
          ({ person, channel, times, at, why }) =>
            `${minute(at)}  ${person.name ?? 'somebody who left'} (${person.id})  ${channel}, ${times} in a row: ${why}`,
        ),
        'Notices reach everybody.',
      ),
  },
  'client-errors': {
    usage: '[ID]',
    about:
      'what went wrong in the clients of people who agreed to tell it, the latest first; ID: where one was',
    words: { least: 0, most: 1 },
    run: async ({ keeping }, [id]) => {
      const all = await keeping.site.clientErrors();
      if (id === undefined)
        return orNone(
          table(
            all.map(({ id, times, first, last, message }) => [
              ...[
                id,
                times === 1 ? 'once' : `${times} times`,
                `first ${day(first)}`,
                `last ${minute(last)}`,
                message,
              ],
            ]),
          ),
          'No client has told of an error.',
        );
      const found = all.find((one) => one.id === id);
      if (!found) throw new CommandError(`There is no error ${id}.`);
      const { kind, message, times, first, last, version, browsers, pages, places } = found;
      return [
        `${kind}: ${message}`,
        `${times === 1 ? 'once' : `${times} times`}, first ${minute(first)}, last ${minute(last)} in version ${version}`,
        `in ${browsers.join(', ')} on ${pages.join(', ')}`,
        ...places.map(
          ({ file, line, column, name, source }) =>
            `  ${name ?? '-'}  ${source ?? `${file}:${line}:${column}`}`,
        ),
      ];
    },
  },
  'drop-client-error': {
    usage: 'ID',
    about: 'puts an error of clients away; where it comes again, it is a new one',
    words: one,
    run: async ({ keeping, by }, [id = '']) => {
      if (!(await keeping.site.dropClientError(by, id))) throw new CommandError(`There is no error ${id}.`);
      return ['The error is put away.'];
    },
  },
  news: {
    usage: '',
    about: 'the version, and what is new in it',
    words: none,
    run: async () => [
      `Aerie ${VERSION}`,
      ...whatsNew().flatMap(({ kind, items }) => ['', kind, ...items.map((item) => `- ${item}`)]),
    ],
  },
  backup: {
    usage: 'FILE',
    about: 'writes everything into a file that must not exist yet',
    words: one,
    run: async ({ keeping, by }, [file = '']) => {
      if (existsSync(file)) throw new CommandError(`${file} is there already; choose another name`, 2);
      const { storage, auditLog } = keeping.peopleService;
      await auditLog.add(by, 'backedUp');
      return [`${file}: ${await writeBackup(storage, file)} lines written`];
    },
  },
};
