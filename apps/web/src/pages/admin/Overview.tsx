import { useApi } from '../../net/api.js';
import { Button, Notice } from '../../ui/ui.js';
import type { PartProps } from './part.js';
import { Answered, Facts } from './parts.js';
import { minute, number, size, tr } from './tr.js';

/** How the site is; moderators see what waits, which the list of parts says. */
export function Overview({ role }: PartProps) {
  return role === 'owner' ? (
    <Site />
  ) : (
    <section class="sheet stack">
      <p>{tr('admin.moderatorAbout')}</p>
    </section>
  );
}

function Site() {
  const asked = useApi('GET /api/admin/site');
  return (
    <Answered asked={asked}>
      {({ version, node, since, trouble, storage, isBackedUp, backup, people, accounts, running, load }) => (
        <>
          {trouble ? (
            <Notice bad>{tr('admin.trouble', { trouble })}</Notice>
          ) : (
            <Notice good>{tr('admin.healthy')}</Notice>
          )}
          <div class="tiles">
            <section class="sheet stack" aria-label={tr('admin.site')}>
              <h2>{tr('admin.site')}</h2>
              <Facts
                all={[
                  [tr('admin.people'), tr('admin.peopleOf', { people, accounts })],
                  [tr('admin.running'), number(running)],
                  [
                    tr('admin.storage'),
                    tr(storage.kind === 'postgres' ? 'admin.storage.postgres' : 'admin.storage.embedded'),
                  ],
                  [tr('admin.bytes'), size(storage.bytes)],
                  ...(storage.free === null ? [] : [[tr('admin.free'), size(storage.free)] as const]),
                  [
                    tr('admin.backup'),
                    backup
                      ? tr('admin.backupAt', { date: minute(backup.at), size: size(backup.bytes) })
                      : tr(isBackedUp ? 'admin.backupNone' : 'admin.backupOff'),
                  ],
                  [tr('admin.version'), `Aerie ${version}, Node ${node}`],
                ]}
              />
            </section>
            <section class="sheet stack" aria-label={tr('admin.load')}>
              <h2>{tr('admin.load')}</h2>
              <p class="small soft">{tr('admin.loadAbout')}</p>
              <Facts
                all={[
                  [tr('admin.since'), minute(since)],
                  [tr('admin.processor'), `${number(Math.round(100 * load.processor))} %`],
                  [tr('admin.memory'), size(load.memory)],
                  [tr('admin.sockets'), number(load.sockets)],
                  [tr('admin.underWay'), number(load.underWay)],
                  [tr('admin.lag'), tr('admin.ms', { ms: number(load.lag) })],
                  [tr('admin.errors'), number(load.errors)],
                ]}
              />
            </section>
          </div>
          <div class="row">
            <Button icon="again" onClick={asked.again}>
              {tr('admin.again')}
            </Button>
          </div>
        </>
      )}
    </Answered>
  );
}
