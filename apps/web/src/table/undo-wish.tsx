import { Button, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableRoom } from './use-table.js';

/** Somebody would like to take back more than they may alone: the others are asked. */
export function UndoWish({ room }: { room: TableRoom }) {
  const table = room.table.value;
  const wish = table?.undoWish;
  if (!wish || table?.status !== 'running') return null;
  const mine = room.mine.value;
  const toAsk = mine.find((seat) => seat !== wish.seat && !wish.agreed.includes(seat));
  return (
    <>
      {toAsk !== undefined && (
        <Notice>
          <span>{t('undo.wish', { name: room.names.value[wish.seat] ?? '' })}</span>
          <Button onClick={() => void room.send(() => room.play.agreeUndo(toAsk, true))}>
            {t('undo.agree')}
          </Button>
          <Button look="quiet" onClick={() => void room.send(() => room.play.agreeUndo(toAsk, false))}>
            {t('undo.refuse')}
          </Button>
        </Notice>
      )}
      {mine.includes(wish.seat) && <Notice>{t('undo.asked')}</Notice>}
    </>
  );
}
