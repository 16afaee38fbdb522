import type { AuditLineMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { Button, Notice } from '../../ui/ui.js';
import { say } from '../../words/words.js';
import { Answered, useAct, Who } from './parts.js';
import { minute, tr } from './tr.js';

/** `/admin/audit`: what those who look after the site have done, the latest first. */
export function Audit() {
  const asked = useApi('GET /api/admin/audit/:upTo', { params: { upTo: 'now' } });
  return (
    <>
      <h2>{tr('admin.part.audit')}</h2>
      <p class="soft">{tr('admin.auditAbout')}</p>
      <Answered asked={asked}>
        {({ lines, more }) =>
          lines.length === 0 ? <p>{tr('admin.noAudit')}</p> : <Lines first={lines} more={more} />
        }
      </Answered>
    </>
  );
}

function Lines({ first, more }: { readonly first: readonly AuditLineMessage[]; readonly more: boolean }) {
  const [shown, setShown] = useState({ lines: first, more });
  const { act, wrong, whyWait } = useAct(() => {});
  const last = shown.lines.at(-1);
  const goOn = () =>
    act(async () => {
      const upTo = `${Date.parse(last?.at ?? '')}`;
      const answer = await api('GET /api/admin/audit/:upTo', { params: { upTo } });
      if (answer.kind === 'ok') {
        const known = new Set(shown.lines.map(({ id }) => id));
        const fresh = answer.value.lines.filter(({ id }) => !known.has(id));
        setShown({ lines: [...shown.lines, ...fresh], more: answer.value.more && fresh.length > 0 });
      }
      return answer;
    });
  return (
    <>
      <ul class="sheet plain list">
        {shown.lines.map(({ id, at, what, by, to, terms }) => (
          <li key={id}>
            <span>
              <Who who={by} />: {tr(`admin.audited.${what}`)}
              {to && (
                <>
                  {' · '}
                  <Who who={to} />
                </>
              )}
            </span>
            <span class="small soft">
              {[minute(at), ...Object.entries(terms).map(([name, value]) => termWords(name, value))].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </ul>
      {wrong && <Notice bad>{wrong}</Notice>}
      {shown.more && (
        <div class="row">
          <Button whyNot={whyWait} onClick={() => void goOn()}>
            {tr('admin.earlier')}
          </Button>
        </div>
      )}
    </>
  );
}

type Term = AuditLineMessage['terms'][string];

/** What else there is to say of what was done; a newer server may say more than there are words for. */
function termWords(name: string, value: Term): string {
  switch (name) {
    case 'role':
      return value === 'owner' || value === 'moderator' ? tr(`admin.role.${value}`) : String(value);
    case 'from':
      return value === 'chat' || value === 'rated' || value === 'play'
        ? tr(`admin.kept.${value}`)
        : String(value);
    case 'until':
      return value === null ? tr('admin.forGood') : tr('admin.until', { date: minute(Number(value)) });
    case 'uses':
      return value === null ? tr('admin.anyNumber') : tr('admin.left', { left: Number(value) });
    case 'game':
      return say({ key: `game.${value}` });
    case 'networks':
      return tr(value ? 'admin.withNetworks' : 'admin.withoutNetworks');
    case 'lifted':
      return tr(value ? 'admin.appealLifted' : 'admin.appealUpheld');
    case 'on':
      return tr(value ? 'admin.on' : 'admin.off');
    default:
      return `${name}: ${value}`;
  }
}
