import { existsSync } from 'node:fs';
import { writeBackup } from '../backups/backup-file.js';
import { type LastBackup, lastBackup } from '../backups/backup-log.js';
import { type Command, count, link, none, one, orNone, table, text, until } from './command.js';
import { CommandError } from './command-error.js';
import { allPeople, day } from './find-person.js';

const told = ({ at, name, bytes }: LastBackup): string =>
  at === 0 ? 'none' : `${new Date(at).toISOString()}, ${name} (${bytes} bytes)`;

/** Commands about the site and its invitations. */
export const SITE_COMMANDS: Readonly<Record<string, Command>> = {
  site: {
    usage: '[invite-only on|off]',
    about: 'how the site stands; whether newcomers need an invitation',
    words: { least: 0, most: 2 },
    run: async ({ peopleService: { invitations, storage, reports, bans } }, [what, state]) => {
      if (what !== undefined) {
        if (what !== 'invite-only' || (state !== 'on' && state !== 'off'))
          throw new CommandError('Say "site", "site invite-only on" or "site invite-only off".', 2);
        await invitations.setInviteOnly(state === 'on');
      }
      let people = 0;
      for await (const _ of allPeople(storage)) people++;
      const { all } = await storage.countOn('account', 'accounts', 0);
      return [
        `newcomers need an invitation: ${(await invitations.isInviteOnly()) ? 'yes' : 'no'}`,
        `people: ${people}, of whom ${all} have an account`,
        `running matches: ${(await storage.tableIds('running')).length}`,
        `open reports: ${(await reports.list('open')).length}, bans: ${(await bans.all()).length}`,
        `last scheduled backup: ${told(await lastBackup(storage))}`,
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
      const { code } = await context.peopleService.invitations.invite(wish);
      return [code, link(context, `/?invite=${code}`)];
    },
  },
  invites: {
    usage: '',
    about: 'all invitations',
    words: none,
    run: async ({ peopleService: { invitations } }) =>
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
    run: async ({ peopleService: { invitations } }, [code = '']) => {
      if (!(await invitations.revoke(code))) throw new CommandError(`There is no invitation ${code}.`);
      return ['The invitation is void.'];
    },
  },
  backup: {
    usage: 'FILE',
    about: 'writes everything into a file that must not exist yet',
    words: one,
    run: async ({ peopleService: { storage } }, [file = '']) => {
      if (existsSync(file)) throw new CommandError(`${file} is there already; choose another name`, 2);
      return [`${file}: ${await writeBackup(storage, file)} lines written`];
    },
  },
};
