import type { adminSiteEndpoints, InviteMessage } from '@aerie/protocol';
import type { Config } from '../common/config.js';
import { HttpError } from '../common/http-error.js';
import { VERSION } from '../common/version.js';
import type { Keeping } from '../keeping/keeping.js';
import type { ProcessFigures } from '../keeping/process-figures.js';
import { whatsNew } from '../keeping/whats-new.js';
import type { Invite } from '../people/invitations.js';
import type { Handlers } from './handlers.js';
import { iso, isoOrNull } from './measure-message.js';

const DAY_MS = 24 * 60 * 60_000;

interface Parts {
  readonly keeping: Keeping;
  readonly config: Pick<Config, 'databaseUrl' | 'backups'>;
  readonly now: () => number;
  here(): Promise<ProcessFigures>;
}

/** How the site is, who comes in, and what those who look after it have to know. */
export function adminSiteHandlers({
  keeping,
  config,
  now,
  here,
}: Parts): Handlers<keyof typeof adminSiteEndpoints> {
  const { site, conduct, peopleService } = keeping;
  const { reports, measures, invitations } = peopleService;
  const kind = config.databaseUrl === undefined ? 'embedded' : 'postgres';

  return {
    'GET /api/admin': async ({ keeper }) => {
      const [open, appeals, signals] = await Promise.all([
        reports.countOpen(),
        measures.appeals(),
        conduct.signals(),
      ]);
      return { role: keeper.role, reports: open, appeals: appeals.length, signals: signals.length };
    },
    'GET /api/admin/site': async () => {
      const { people, accounts, running, bytes, backup } = await site.figures();
      const { since, trouble, free, load } = await here();
      return {
        ...{ version: VERSION, node: process.version, people, accounts, running, trouble, load },
        since: iso(since),
        isBackedUp: config.backups !== undefined,
        backup: backup ? { at: iso(backup.at), name: backup.name, bytes: backup.bytes, ms: backup.ms } : null,
        storage: { kind, bytes, free },
      };
    },
    'GET /api/admin/news': async () => ({
      version: VERSION,
      changes: whatsNew().map(({ kind: what, items }) => ({ kind: what, items: [...items] })),
    }),
    'GET /api/admin/notices': async () => ({
      failures: (await site.failedNotices()).map(({ at, ...one }) => ({ ...one, at: iso(at) })),
    }),

    'GET /api/admin/client-errors': async () => ({
      errors: (await site.clientErrors()).map((one) => ({
        ...one,
        ...{ first: iso(one.first), last: iso(one.last), places: [...one.places] },
      })),
    }),
    'DELETE /api/admin/client-errors/:id': async ({ keeper, params }) => {
      if (!(await site.dropClientError(keeper, params.id))) throw new HttpError(404, 'notFound');
    },

    'GET /api/admin/invitations': async () => ({
      inviteOnly: await invitations.isInviteOnly(),
      invitations: (await invitations.all()).map(inviteMessage),
    }),
    'PUT /api/admin/invite-only': async ({ keeper, body }) => {
      await site.setInviteOnly(keeper, body.on);
    },
    'POST /api/admin/invitations': async ({ keeper, body: { uses, days, note } }) =>
      inviteMessage(
        await site.invite(keeper, { uses, note, until: days === null ? null : now() + days * DAY_MS }),
      ),
    'DELETE /api/admin/invitations/:code': async ({ keeper, params }) => {
      if (!(await site.revokeInvite(keeper, params.code))) throw new HttpError(404, 'notFound');
    },
  };
}

const inviteMessage = ({ code, madeAt, used, left, until, note }: Invite): InviteMessage => ({
  ...{ code, made: iso(madeAt), used, left, until: isoOrNull(until), note },
});
