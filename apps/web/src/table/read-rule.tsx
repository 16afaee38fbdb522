import type { Reason } from '@aerie/kernel';
import { ruleFor } from '../rules/address.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** The way from a refusal to the paragraph of the rules that says so, where one does. */
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
