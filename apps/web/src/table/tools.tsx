import './tools.css';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { reasonWords } from './people.js';
import type { TableRoom } from './use-table.js';

/** What helps to decide, or to decide again. */
export function Tools({ room }: { room: TableRoom }) {
  const side = room.side.value;
  const moment = room.stage.moment.value;
  if (!side || !moment || side.seat === null || moment.outcome) {
    return moment?.outcome ? null : <div class="tools" />;
  }
  const notNow = room.myTurn.value ? undefined : t('tools.notYourTurn');
  const others = room.table.value?.seats.some((seated) => seated.kind === 'person' && !seated.mine);
  // Where the others can allow it, one may ask.
  const bar =
    side.undo && (side.undo.code === 'nothingToUndo' || !others)
      ? reasonWords(room.game.id, side.undo)
      : undefined;
  return (
    <div class="tools" role="toolbar" aria-label={t('tools.title')}>
      {room.stage.busy.value && (
        <Button icon="skip" look="quiet" onClick={() => room.stage.skip()}>
          {t('tools.skip')}
        </Button>
      )}
      {!room.stage.busy.value && (
        <>
          <Button icon="undo" look="quiet" whyNot={bar} onClick={() => room.undo()}>
            {side.undo && !bar ? t('tools.askUndo') : t('tools.undo')}
          </Button>
          {room.ui.odds && (
            <Button icon="odds" look="quiet" pressed={room.showsOdds.value} onClick={() => room.toggleOdds()}>
              {t('tools.odds')}
            </Button>
          )}
          <Button
            icon="hint"
            look="quiet"
            whyNot={notNow}
            pressed={room.hint.value !== undefined}
            onClick={() => room.toggleHint()}
          >
            {t('tools.hint')}
          </Button>
        </>
      )}
    </div>
  );
}
