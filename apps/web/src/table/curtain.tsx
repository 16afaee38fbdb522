import './curtain.css';
import { Mark } from '../ui/mark.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** Falls before the board when the device goes to another person who knows what the last one must not see. */
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
