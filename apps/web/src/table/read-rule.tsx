import type { Reason } from '@aerie/kernel';
import { ruleFor } from '../rules/address.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { TableRoom } from './use-table.js';

/** The way from a refusal to the paragraph of the rules that says so, where one does. */
export function ReadRule({ room, reason }: { room: TableRoom; reason: Reason }) {
  const side = room.side.value;
  const rule = side && ruleFor(room.ui, reason, side.view);
  if (!rule) return null;
  return (
    <Button
      icon="rules"
      look="quiet"
      onClick={() => {
        room.rule.value = rule;
      }}
    >
      {t('rules.read')}
    </Button>
  );
}
