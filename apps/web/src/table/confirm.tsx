import { Button, Dialog } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** Asks for confirmation before an answer that is probably a slip. */
export function Confirm({ model, answer }: { model: TableModel; answer: unknown }) {
  const side = model.side.value;
  const question = side && model.questionBefore(answer, side);
  const drop = () => {
    model.unconfirmed.value = undefined;
  };
  if (!question || !side) return null;
  return (
    <Dialog title={t('confirm.title')} onClose={drop}>
      <p>{say(question)}</p>
      <div class="row confirm">
        <Button look="primary" onClick={drop}>
          {t('confirm.no')}
        </Button>
        <Button look="quiet" onClick={() => model.choose(answer, true)}>
          {say(model.ui.answer(answer, side.view))}
        </Button>
      </div>
    </Dialog>
  );
}
