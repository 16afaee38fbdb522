import type { BanMessage } from '@aerie/protocol';
import { api, useApi } from '../../net/api.js';
import { Button, Link, Notice } from '../../ui/ui.js';
import { Answered, useAct } from './parts.js';
import { day, tr, untilWords } from './tr.js';

/** `/admin/bans`: banned people, and networks that nobody new comes from. */
export function Bans() {
  const asked = useApi('GET /api/admin/bans');
  return (
    <>
      <h2>{tr('admin.part.bans')}</h2>
      <Answered asked={asked}>
        {({ bans }) =>
          bans.length === 0 ? (
            <p>{tr('admin.noBans')}</p>
          ) : (
            <ul class="sheet plain list">
              {bans.map((ban) => (
                <Ban key={ban.id} ban={ban} onDone={asked.again} />
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  );
}

function Ban({ ban, onDone }: { readonly ban: BanMessage; onDone(): void }) {
  const { act, wrong, whyWait } = useAct(onDone);
  const { id, person, note, reason, at, until } = ban;
  return (
    <li>
      <span>
        {person ? <Link to={`/admin/people/${id}`}>{note}</Link> : tr('admin.network', { note })}
        {': '}
        {reason}{' '}
        <span class="small soft">
          {day(at)} · {untilWords(until)}
        </span>
      </span>
      <Button
        whyNot={whyWait}
        onClick={() => void act(() => api('DELETE /api/admin/bans/:id', { params: { id } }))}
      >
        {tr('admin.unban')} <span class="hidden-visually">{note}</span>
      </Button>
      {wrong && <Notice bad>{wrong}</Notice>}
    </li>
  );
}
