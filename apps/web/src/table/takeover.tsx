import { useState } from 'preact/hooks';
import { NameForm } from '../net/name-form.js';
import { isOffered, person } from '../net/session.js';
import { Button, Dialog, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import { shownName } from './people.js';
import type { TableModel } from './table-model.js';

/** Seats that were given up: offered to whoever looks on, and a question to those who play once somebody asks. */
export function Takeover({ model }: { model: TableModel }) {
  const table = model.table.value;
  const { takeovers } = model.play;
  if (table?.status !== 'running' || !takeovers || !isOffered('takeover')) return null;
  const request = table.takeover;
  const asked = table.seats.findIndex(
    ({ mine, cover }, seat) => mine && cover === null && !request?.agreed.includes(seat),
  );
  if (request && asked >= 0) {
    const answer = (agree: boolean) => void model.send(() => takeovers.agree(asked, agree));
    const seat = model.names.value[request.seat] ?? '';
    return (
      <Notice>
        <span>{t('takeover.wish', { name: shownName(request), seat })}</span>
        <Button onClick={() => answer(true)}>{t('undo.agree')}</Button>
        <Button look="quiet" onClick={() => answer(false)}>
          {t('undo.refuse')}
        </Button>
      </Notice>
    );
  }
  if (request?.mine)
    return (
      <Notice>
        <span>{t(table.clock?.kind === 'days' ? 'takeover.askedOverDays' : 'takeover.asked')}</span>
        <Button look="quiet" onClick={() => void model.send(() => takeovers.ask(request.seat, false))}>
          {t('takeover.withdraw')}
        </Button>
      </Notice>
    );
  const free = table.seats.findIndex(({ kind, resigned }) => kind === 'person' && resigned);
  if (request || free < 0 || table.seats.some(({ mine }) => mine)) return null;
  return (
    <Offer
      about={[
        t('takeover.offer', { name: model.names.value[free] ?? '' }),
        ...(table.stakes === 'rated' ? [t('takeover.unrated')] : []),
      ].join(' ')}
      take={() => void model.send(() => takeovers.ask(free, true))}
    />
  );
}

/** A seat for whoever wants it; who has no name says one first. */
function Offer({ about, take }: { about: string; take(): void }) {
  const [asksName, setAsksName] = useState(false);
  return (
    <Notice>
      <span>{about}</span>
      <Button onClick={() => (person.value === null ? setAsksName(true) : take())}>
        {t('takeover.ask')}
      </Button>
      {asksName && (
        <Dialog title={t('takeover.ask')} onClose={() => setAsksName(false)}>
          <NameForm
            onEnter={() => {
              setAsksName(false);
              take();
            }}
          />
        </Dialog>
      )}
    </Notice>
  );
}
