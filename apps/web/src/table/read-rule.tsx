import type { Reason } from '@aerie/kernel';
import { ruleFor } from '../rules/address.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** Opens the paragraph of the rules that a refusal comes from, if there is one. */
export function ReadRule({ model, reason }: { model: TableModel; reason: Reason }) {
  const side = model.side.value;
  const rule = side && ruleFor(model.ui, reason, side.view);
  if (!rule) return null;
  return (
    <Button
      icon="rules"
      look="quiet"
      onClick={() => {
        model.rule.value = rule;
      }}
    >
      {t('rules.read')}
    </Button>
  );
}
