import { Button, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** A request to take back a move that needs the agreement of the others. */
export function UndoRequest({ model }: { model: TableModel }) {
  const table = model.table.value;
  const request = table?.undoWish;
  if (!request || table?.status !== 'running') return null;
  const mine = model.mine.value;
  const toAsk = mine.find(
    (seat) =>
      seat !== request.seat && !request.agreed.includes(seat) && table.seats[seat]?.resigned === false,
  );
  return (
    <>
      {toAsk !== undefined && (
        <Notice>
          <span>{t('undo.wish', { name: model.names.value[request.seat] ?? '' })}</span>
          <Button onClick={() => void model.send(() => model.play.agreeUndo(toAsk, true))}>
            {t('undo.agree')}
          </Button>
          <Button look="quiet" onClick={() => void model.send(() => model.play.agreeUndo(toAsk, false))}>
            {t('undo.refuse')}
          </Button>
        </Notice>
      )}
      {mine.includes(request.seat) && <Notice>{t('undo.asked')}</Notice>}
    </>
  );
}
