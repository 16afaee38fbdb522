import { Button, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import { shownName } from './people.js';
import type { TableModel } from './table-model.js';

/** Seats that were given up: offered to whoever looks on, and a question to those who play once somebody asks. */
export function Takeover({ model }: { model: TableModel }) {
  const table = model.table.value;
  const { takeovers } = model.play;
  if (!table || table.status !== 'running' || !takeovers) return null;
  const names = model.names.value;
  const request = table.takeover;
  const asked = table.seats.findIndex(
    ({ mine, cover }, seat) => mine && cover === null && !request?.agreed.includes(seat),
  );
  if (request && asked >= 0) {
    const say = (agree: boolean) => void model.send(() => takeovers.agree(asked, agree));
    return (
      <Notice>
        <span>{t('takeover.wish', { name: shownName(request), seat: names[request.seat] ?? '' })}</span>
        <Button onClick={() => say(true)}>{t('undo.agree')}</Button>
        <Button look="quiet" onClick={() => say(false)}>
          {t('undo.refuse')}
        </Button>
      </Notice>
    );
  }
  if (request?.mine)
    return (
      <Notice>
        <span>{t('takeover.asked')}</span>
        <Button look="quiet" onClick={() => void model.send(() => takeovers.ask(request.seat, false))}>
          {t('takeover.withdraw')}
        </Button>
      </Notice>
    );
  const free = table.seats.findIndex(({ kind, resigned }) => kind === 'person' && resigned);
  if (request || free < 0 || table.seats.some(({ mine }) => mine)) return null;
  return (
    <Notice>
      <span>
        {t('takeover.offer', { name: names[free] ?? '' })}
        {table.stakes === 'rated' && ` ${t('takeover.unrated')}`}
      </span>
      <Button onClick={() => void model.send(() => takeovers.ask(free, true))}>{t('takeover.ask')}</Button>
    </Notice>
  );
}
