import { statfs } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import type { adminSiteEndpoints, InviteMessage } from '@aerie/protocol';
import type { Config } from '../common/config.js';
import { HttpError } from '../common/http-error.js';
import type { Metrics } from '../common/metrics.js';
import { VERSION } from '../common/version.js';
import type { Keeping } from '../keeping/keeping.js';
import { whatsNew } from '../keeping/whats-new.js';
import type { Invite } from '../people/invitations.js';
import type { Handlers } from './handlers.js';
import { iso, isoOrNull } from './measure-message.js';

const DAY_MS = 24 * 60 * 60_000;

interface Parts {
  readonly keeping: Keeping;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>;
  readonly metrics: Pick<Metrics, 'value'>;
  readonly now: () => number;
  /** Why the site cannot serve; undefined if it can. */
  trouble(): Promise<string | undefined>;
}

/** How the site is, who comes in, and what those who look after it have to know. */
export function adminSiteHandlers({
  keeping,
  config,
  metrics,
  now,
  trouble,
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
      const [oneMinute = 0] = loadavg();
      return {
        ...{ version: VERSION, node: process.version, people, accounts, running },
        since: iso(now() - Math.round(1000 * process.uptime())),
        trouble: (await trouble()) ?? null,
        isBackedUp: config.backups !== undefined,
        backup: backup ? { at: iso(backup.at), name: backup.name, bytes: backup.bytes, ms: backup.ms } : null,
        storage: { kind, bytes, free: kind === 'embedded' ? await freeAt(config.dataDir) : null },
        load: {
          processor: Math.round((100 * oneMinute) / availableParallelism()) / 100,
          memory: process.memoryUsage.rss(),
          sockets: await metrics.value('aerie_connections'),
          underWay: await metrics.value('aerie_requests_under_way'),
          lag: Math.round(1000 * (await metrics.value('nodejs_eventloop_lag_p99_seconds'))),
          errors: await metrics.value('aerie_errors_total'),
        },
      };
    },
    'GET /api/admin/news': async () => ({
      version: VERSION,
      changes: whatsNew().map(({ kind: what, items }) => ({ kind: what, items: [...items] })),
    }),
    'GET /api/admin/notices': async () => ({
      failures: (await site.failedNotices()).map(({ at, ...one }) => ({ ...one, at: iso(at) })),
    }),

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

/** How many bytes are free where the data folder is; null where that cannot be told. */
async function freeAt(dataDir: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return null;
  }
}
