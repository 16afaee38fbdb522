import { Button, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** Somebody would like to take back more than they may alone: the others are asked. */
export function UndoRequest({ model }: { model: TableModel }) {
  const table = model.table.value;
  const wish = table?.undoWish;
  if (!wish || table?.status !== 'running') return null;
  const mine = model.mine.value;
  const toAsk = mine.find((seat) => seat !== wish.seat && !wish.agreed.includes(seat));
  return (
    <>
      {toAsk !== undefined && (
        <Notice>
          <span>{t('undo.wish', { name: model.names.value[wish.seat] ?? '' })}</span>
          <Button onClick={() => void model.send(() => model.play.agreeUndo(toAsk, true))}>
            {t('undo.agree')}
          </Button>
          <Button look="quiet" onClick={() => void model.send(() => model.play.agreeUndo(toAsk, false))}>
            {t('undo.refuse')}
          </Button>
        </Notice>
      )}
      {mine.includes(wish.seat) && <Notice>{t('undo.asked')}</Notice>}
    </>
  );
}
