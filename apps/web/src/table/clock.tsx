import './clock.css';
import type { Seat } from '@aerie/kernel';
import type { ClockRule, SeatClock } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { play as sound } from '../sound/sound.js';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';
import { clockFace, fullTime, lowTime, spanWords } from './clock-words.js';
import type { TableModel } from './table-model.js';

/** How often clocks are drawn anew; the server keeps the time. */
const TICK_MS = 250;

interface Shown {
  readonly rule: ClockRule;
  readonly left: number;
  readonly runs: boolean;
  readonly isLow: boolean;
}

/** The clock of a seat as it stands now; undefined where there is none to show. */
function useClock(model: TableModel, seat: Seat | undefined): Shown | undefined {
  const rule = model.table.value?.clock;
  const told = model.play.clocks.value;
  const clock: SeatClock | undefined = seat === undefined ? undefined : told?.seats[seat];
  const [, look] = useState(0);
  useEffect(() => {
    if (!clock?.runs) return;
    const timer = setInterval(() => look((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  if (!rule || !told || !clock) return undefined;
  const left = Math.max(0, clock.left - (clock.runs ? Date.now() - told.at : 0));
  return { rule, left, runs: clock.runs, isLow: clock.runs && left <= lowTime(rule) };
}

/** The time left at a seat: of a bank always, of a move only while it runs. */
export function SeatTime({ model, seat }: { model: TableModel; seat: Seat }) {
  const clock = useClock(model, seat);
  if (!clock || (!clock.runs && clock.rule.kind !== 'bank')) return null;
  return (
    <span class={`time ${clock.runs ? 'runs' : ''} ${clock.isLow ? 'low' : ''}`} role="timer">
      {clock.isLow && <Icon name="hourglass" />}
      <span aria-hidden="true">{clockFace(clock.left, clock.rule)}</span>
      <span class="hidden-visually">{t('clock.left', { time: spanWords(clock.left) })}</span>
    </span>
  );
}

/** The time left for the current decision: a bar that runs out, and a warning when little is left. */
export function TimeLeft({ model }: { model: TableModel }) {
  const seat = model.side.value?.seat ?? undefined;
  const clock = useClock(model, seat);
  const isOut = clock?.left === 0;
  useEffect(() => {
    if (isOut) sound('plink');
  }, [isOut]);
  if (!clock?.runs || clock.rule.kind === 'days') return null;
  const full = Math.max(clock.left, fullTime(clock.rule));
  return (
    <div class={`sand ${clock.isLow ? 'low' : ''}`}>
      <span class="grains" style={{ width: `${(clock.left / full) * 100}%` }} />
      <span class="small" aria-hidden="true">
        {isOut ? t('clock.out') : clockFace(clock.left, clock.rule)}
      </span>
      <span class="hidden-visually" role="status">
        {isOut
          ? t('clock.out')
          : clock.isLow
            ? t('clock.left', { time: spanWords(lowTime(clock.rule)) })
            : ''}
      </span>
    </div>
  );
}
