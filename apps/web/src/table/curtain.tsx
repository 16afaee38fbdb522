import './curtain.css';
import { Mark } from '../ui/mark.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** Hides the board of a game with secrets until the next person at a shared screen has taken the device. */
export function Curtain({ model }: { model: TableModel }) {
  const seat = model.side.value?.seat ?? 0;
  return (
    <div class="curtain">
      <span class="whose">
        <Mark seat={seat} />
      </span>
      <p>{t('curtain.pass', { name: model.names.value[seat] ?? '' })}</p>
      <Button
        look="primary"
        size="big"
        onClick={() => {
          model.lifted.value = seat;
        }}
      >
        {t('curtain.lift')}
      </Button>
    </div>
  );
}
