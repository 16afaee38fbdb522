import { Button, Dialog } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import type { TableRoom } from './use-table.js';

/** A second thought before an answer that would hurt. */
export function Doubt({ room, answer }: { room: TableRoom; answer: unknown }) {
  const side = room.side.value;
  const question = side && side.seat !== null ? room.ui.confirm(answer, side.view, side.seat) : undefined;
  const drop = () => {
    room.doubted.value = undefined;
  };
  if (!question || !side) return null;
  return (
    <Dialog title={t('doubt.title')} onClose={drop}>
      <p>{say(question)}</p>
      <div class="row doubt">
        <Button look="primary" onClick={() => room.choose(answer, true)}>
          {say(room.ui.answer(answer, side.view))}
        </Button>
        <Button onClick={drop}>{t('doubt.no')}</Button>
      </div>
    </Dialog>
  );
}
