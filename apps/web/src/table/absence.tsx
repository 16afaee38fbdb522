import { Button, Notice } from '../ui/ui.js';
import { about } from '../words/about.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** Says that somebody who is awaited is away, so that a bot may play for them, or that a bot plays for the viewer. */
export function Absence({ model }: { model: TableModel }) {
  const table = model.table.value;
  const moment = model.player.moment.value;
  if (!table || !moment || table.status !== 'running') return null;
  const names = model.names.value;
  const mine = model.mine.value;
  const gone = moment.awaited.filter((seat) => {
    const seated = table.seats[seat];
    return seated?.kind === 'person' && !seated.here && seated.cover === null && !seated.mine;
  });
  const covered = mine.filter((seat) => table.seats[seat]?.cover !== null);
  // On one device nobody is counted as gone.
  const countsPlaces = model.play.kind === 'online' && !model.game.together && table.seats.length > 1;
  return (
    <>
      {mine.length > 0 &&
        gone.map((seat) => (
          <Notice key={seat}>
            <span>{t('cover.gone', { name: names[seat] ?? '' })}</span>
            <Button onClick={() => void model.send(() => model.play.voteCover(seat))}>
              {t('cover.vote')}
            </Button>
          </Notice>
        ))}
      {covered.map((seat) => (
        <Notice key={seat}>
          <span>
            {t(table.seats[seat]?.late ? 'cover.late' : 'cover.mine', about(seat, model.people.value))}
            {countsPlaces && ` ${t('cover.last', about(seat, model.people.value))}`}
          </span>
          <Button look="primary" onClick={() => void model.send(() => model.play.cover(seat, null))}>
            {t('cover.back')}
          </Button>
        </Notice>
      ))}
    </>
  );
}
