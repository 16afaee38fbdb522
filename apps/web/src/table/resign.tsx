import './resign.css';
import type { TableMessage } from '@aerie/protocol';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, Dialog } from '../ui/ui.js';
import { t } from '../words/words.js';
import { levelWords } from './people.js';
import type { TableModel } from './table-model.js';

/** How far the buttons stay away from where the dialog was opened: it moves a little while it unfolds. */
const APART = 24;

/** Asks whether somebody means to give up, and says what follows from it. */
export function Resign({ model }: { model: TableModel }) {
  const opener = model.resigning.value;
  const buttons = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  // A second click, where the first one opened the dialog, must not meet a button.
  useLayoutEffect(() => {
    const here = buttons.current?.getBoundingClientRect();
    setAbove(opener !== undefined && here !== undefined && areClose(here, opener));
  }, [opener]);
  const table = model.table.value;
  const seat = model.side.value?.seat;
  if (!opener || !table || seat == null) return null;
  const drop = () => {
    model.resigning.value = undefined;
  };
  const resign = () => {
    void model.send(() => model.play.resign(seat));
    drop();
  };
  return (
    <Dialog title={t('resign.title')} onClose={drop}>
      <div class={`resign ${isAbove ? 'above' : ''}`}>
        {consequences(model, table, seat).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div class="row" ref={buttons}>
          <Button look="primary" onClick={drop}>
            {t('resign.no')}
          </Button>
          <Button icon="remove" onClick={resign}>
            {t('resign.yes')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const areClose = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right + APART &&
  b.left < a.right + APART &&
  a.top < b.bottom + APART &&
  b.top < a.bottom + APART;

/** What giving up means: the place, the rating, who plays on. */
function consequences(
  model: TableModel,
  { seats, stakes, coverLevel }: TableMessage,
  seat: number,
): string[] {
  const staying = seats.flatMap((one, i) => (i === seat || one.resigned ? [] : [i]));
  const hasPeople = staying.some((one) => seats[one]?.kind === 'person');
  const isAgainstOthers = !model.game.together && seats.length > 1;
  const [other] = staying;
  const ends = isAgainstOthers && staying.length === 1 && other !== undefined;
  return [
    ...(isAgainstOthers ? [t('resign.last')] : []),
    ...(stakes === 'rated' ? [t('resign.rated')] : []),
    ends
      ? t('resign.wins', { name: model.names.value[other] ?? '' })
      : hasPeople
        ? t('resign.bot', { level: levelWords(model.game.id, coverLevel ?? model.adviser) })
        : t('resign.ends'),
    t('resign.final'),
  ];
}
