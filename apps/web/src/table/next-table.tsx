import './next-table.css';
import { computed } from '@preact/signals';
import { keyName } from '../kit/key-name.js';
import { lobby } from '../net/lobby.js';
import { go, path } from '../ui/router.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { TABLE_KEYS } from './keys.js';
import type { TableModel } from './table-model.js';

/** The other tables that wait for this person, those first where their time ends first. */
const elsewhere = computed(() =>
  lobby.value.mine
    .filter(({ table, myTurn }) => myTurn && table.status === 'running')
    .map(({ table, left }) => ({ address: `/table/${table.id}`, left: left ?? Number.POSITIVE_INFINITY }))
    .filter(({ address }) => address !== path.value)
    .sort((a, b) => (a.left === b.left ? 0 : a.left - b.left)),
);

/** Leads on to the next table where this person is awaited, once nothing is asked of them here; nothing where there is none. */
export function NextTable({ model }: { model: TableModel }) {
  const count = elsewhere.value.length;
  if (model.play.kind !== 'online' || count === 0 || model.myTurn.value) return null;
  return (
    <span class="next-table">
      <Button icon="after" shortcut={keyName(TABLE_KEYS.next[0])} onClick={toNext}>
        {t('table.next', { count })}
      </Button>
    </span>
  );
}

/** Goes there from a table of the server, also while something is asked of them at this one. */
export function toNext(): void {
  const [next] = elsewhere.peek();
  if (next) go(next.address);
}
