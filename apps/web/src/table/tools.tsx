import './tools.css';
import { keyName } from '../kit/key-name.js';
import { Button, IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';
import { TABLE_KEYS } from './keys.js';
import type { Panel } from './panel.js';
import { reasonWords } from './people.js';
import { ReactionButton } from './reactions.js';
import type { TableModel } from './table-model.js';

/** Why something cannot be taken back alone that the others can allow. */
const ASKABLE: readonly string[] = ['decidedSince', 'drawnSince', 'revealedSince'];

/**
 * What is possible, what just happened, skip, undo, hint and odds; those two not in rated play. While something is shown, skip stands in
 * the place of those after it, so that nothing moves; once it is over, the way back to the result has their place.
 */
export function Tools({ model, open }: { model: TableModel; open(panel: Panel): void }) {
  const side = model.side.value;
  const moment = model.player.moment.value;
  const hasGivenUp = side?.seat != null && model.table.value?.seats[side.seat]?.resigned;
  if (moment?.outcome)
    return (
      <div key="over" class="tools">
        <Button icon="check" look="quiet" onClick={() => open('account')}>
          {t('ending.title')}
        </Button>
      </div>
    );
  if (!side || !moment || side.seat === null || hasGivenUp) return <div class="tools" />;
  const mayHelp = !model.isUnaided.value;
  const isBusy = model.player.busy.value;
  const notNow = model.myTurn.value ? undefined : t('tools.notYourTurn');
  const others = model.table.value?.seats.some((seated) => seated.kind === 'person' && !seated.mine);
  // What cannot be undone alone may be possible if the others agree; where luck counts, it never is.
  const bar =
    side.undo && !(others && ASKABLE.includes(side.undo.code))
      ? reasonWords(model.game.id, side.undo)
      : undefined;
  return (
    <div class="tools" role="toolbar" aria-label={t('tools.title')}>
      {others && <ReactionButton model={model} />}
      <IconButton
        icon="past"
        label={t('tools.recap')}
        shortcut={keyName(TABLE_KEYS.recap[0])}
        onClick={() => open('recap')}
      />
      <IconButton
        icon="help"
        label={t('tools.possible')}
        shortcut={keyName(TABLE_KEYS.possible[0])}
        onClick={() => open('possible')}
      />
      <div class={`turn-tools ${isBusy ? 'busy' : ''}`}>
        <span class="skip">
          <Button icon="skip" look="quiet" onClick={() => model.player.skip()}>
            {t('tools.skip')}
          </Button>
        </span>
        <span class="undo">
          <Button icon="undo" look="quiet" whyNot={bar} onClick={() => model.undo()}>
            {side.undo && !bar ? t('tools.askUndo') : t('tools.undo')}
          </Button>
        </span>
        {mayHelp && model.ui.odds && (
          <Button icon="odds" look="quiet" pressed={model.showsOdds.value} onClick={() => model.toggleOdds()}>
            {t('tools.odds')}
          </Button>
        )}
        {mayHelp && (
          <Button
            icon="hint"
            look="quiet"
            whyNot={notNow}
            pressed={model.hint.value !== undefined}
            onClick={() => model.nextHint()}
          >
            {t('tools.hint')}
          </Button>
        )}
      </div>
    </div>
  );
}
