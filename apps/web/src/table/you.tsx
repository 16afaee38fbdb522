import './you.css';
import type { Seat } from '@aerie/kernel';
import { say, t } from '../words/words.js';
import type { TableModel } from './table-model.js';

/** The name of a seat, with a mark where it is that of whoever looks at the screen. */
export function Called({ model, seat }: { model: TableModel; seat: Seat }) {
  return (
    <>
      <span class="called">{model.names.value[seat]}</span>
      <YouMark model={model} seat={seat} />
    </>
  );
}

/** Says "You" at the seat that is addressed so. */
export function YouMark({ model, seat }: { model: TableModel; seat: Seat }) {
  return model.you.value === seat ? <span class="you-mark">{t('seat.me')}</span> : null;
}

/** The role of a seat at this moment, in words; undefined where there is none. */
export function roleWords(model: TableModel, seat: Seat): string | undefined {
  const view = model.side.value?.view;
  const role = view === undefined ? undefined : model.ui.role?.(view, seat);
  return role && say(role);
}
