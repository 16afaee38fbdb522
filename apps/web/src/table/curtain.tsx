import './curtain.css';
import { Mark } from '../ui/mark.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableRoom } from './use-table.js';

/** Falls before the board when the device goes to another person who knows what the last one must not see. */
export function Curtain({ room }: { room: TableRoom }) {
  const seat = room.side.value?.seat ?? 0;
  return (
    <div class="curtain">
      <span class="whose">
        <Mark seat={seat} />
      </span>
      <p>{t('curtain.pass', { name: room.names.value[seat] ?? '' })}</p>
      <Button
        look="primary"
        size="big"
        onClick={() => {
          room.lifted.value = seat;
        }}
      >
        {t('curtain.lift')}
      </Button>
    </div>
  );
}
