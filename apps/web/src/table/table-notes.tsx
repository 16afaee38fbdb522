import './note.css';
import type { Seat } from '@aerie/kernel';
import type { TableNotes } from '@aerie/protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.js';
import { peopleNoted } from '../net/notes.js';
import { isOffered, person } from '../net/session.js';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';

/** What the viewer has noted about the table that is shown, and about those who sit there. */
const shown = signal<{ readonly table: string; readonly notes: TableNotes } | undefined>(undefined);

/** Looks up the viewer's notes at a table while it is shown, and again when somebody else sits there; undefined: none are shown. */
export function useTableNotes(table: string | undefined, seats: string): void {
  const whose = person.value?.id;
  const changes = peopleNoted.value;
  const isLooked = table !== undefined && whose !== undefined && isOffered('notes');
  useEffect(() => {
    if (!isLooked) return;
    let isGone = false;
    void api('GET /api/tables/:table/notes', { params: { table } }).then((answer) => {
      if (!isGone && answer.kind === 'ok') shown.value = { table, notes: answer.value };
    });
    return () => {
      isGone = true;
    };
  }, [table, isLooked, whose, seats, changes]);
  useEffect(
    () => () => {
      shown.value = undefined;
    },
    [table, whose],
  );
}

/** The viewer's notes where they are shown. */
export const shownNotes = (table: string | undefined): TableNotes | undefined =>
  table !== undefined && shown.value?.table === table ? shown.value.notes : undefined;

/** Beside a name: the viewer has noted something about them. */
export const NotedMark = () => (
  <span class="noted" title={t('note.mark')}>
    <Icon name="note" />
    <span class="hidden-visually">{t('note.mark')}</span>
  </span>
);

/** The same behind the name of a seat, with a space before it, where there is a note. */
export const SeatNoted = ({ table, seat }: { table: string; seat: Seat }) =>
  shownNotes(table)?.seats.some((one) => one.seat === seat) ? (
    <>
      {' '}
      <NotedMark />
    </>
  ) : null;
