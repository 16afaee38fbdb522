import { Button, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableRoom } from './use-table.js';

/** Somebody is gone and a bot may stand in for them, or does so for oneself. */
export function Absence({ room }: { room: TableRoom }) {
  const table = room.table.value;
  const moment = room.stage.moment.value;
  if (!table || !moment || table.status !== 'running') return null;
  const names = room.names.value;
  const mine = room.mine.value;
  const gone = moment.awaited.filter((seat) => {
    const seated = table.seats[seat];
    return seated?.kind === 'person' && !seated.here && seated.cover === null && !seated.mine;
  });
  const covered = mine.filter((seat) => table.seats[seat]?.cover !== null);
  return (
    <>
      {mine.length > 0 &&
        gone.map((seat) => (
          <Notice key={seat}>
            <span>{t('cover.gone', { name: names[seat] ?? '' })}</span>
            <Button onClick={() => void room.send(() => room.play.voteCover(seat))}>{t('cover.vote')}</Button>
          </Notice>
        ))}
      {covered.map((seat) => (
        <Notice key={seat}>
          <span>
            {t(table.seats[seat]?.late ? 'cover.late' : 'cover.mine', {
              name: names[seat] ?? '',
              several: mine.length > 1 ? 'yes' : 'no',
            })}
          </span>
          <Button look="primary" onClick={() => void room.send(() => room.play.cover(seat, null))}>
            {t('cover.back')}
          </Button>
        </Notice>
      ))}
    </>
  );
}
