import type { Clock } from '@aerie/protocol';
import { ruleWords, spanWords } from '../table/clock-words.js';
import { Choice } from '../ui/ui.js';
import { t } from '../words/words.js';

const SECONDS = [30, 60, 120, 300] as const;
const BANKS = [
  [300, 5],
  [600, 10],
  [1200, 15],
  [2400, 20],
] as const;
const DAYS = [1, 2, 3, 7] as const;

type Kind = 'none' | NonNullable<Clock>['kind'];

/** The default of each kind. */
const USUAL: Readonly<Record<Kind, Clock>> = {
  none: null,
  move: { kind: 'move', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 10 },
  days: { kind: 'days', days: 3 },
};

interface Props {
  readonly clock: Clock;
  /** Whether the table is on a server: only there can a game last for days, or time be kept for everybody. */
  readonly online: boolean;
  onChange(clock: Clock): void;
}

/** How time is kept at a new table. */
export function ClockChoice({ clock, online, onChange }: Props) {
  const kinds = {
    none: t('clock.none'),
    move: t('clock.move'),
    bank: t('clock.bank'),
    days: t('clock.days'),
  };
  const offered: readonly Kind[] = online ? ['none', 'move', 'bank', 'days'] : ['none', 'move'];
  return (
    <>
      <Choice<Kind>
        label={t('clock.label')}
        value={clock?.kind ?? 'none'}
        onChange={(kind) => onChange(USUAL[kind])}
        options={offered.map((value) => ({ value, label: kinds[value] }))}
      />
      {clock?.kind === 'move' && (
        <Choice<number>
          label={t('clock.each')}
          value={clock.seconds}
          onChange={(seconds) => onChange({ kind: 'move', seconds })}
          options={SECONDS.map((value) => ({ value, label: spanWords(value * 1000, 'short') }))}
        />
      )}
      {clock?.kind === 'bank' && (
        <Choice<number>
          label={t('clock.whole')}
          value={clock.seconds}
          onChange={(chosen) => {
            const [seconds, increment] = BANKS.find(([bank]) => bank === chosen) ?? BANKS[0];
            onChange({ kind: 'bank', seconds, increment });
          }}
          options={BANKS.map(([value, more]) => ({
            value,
            label: `${spanWords(value * 1000, 'short')} + ${spanWords(more * 1000, 'short')}`,
          }))}
        />
      )}
      {clock?.kind === 'days' && (
        <Choice<number>
          label={t('clock.each')}
          value={clock.days}
          onChange={(days) => onChange({ kind: 'days', days })}
          options={DAYS.map((value) => ({ value, label: spanWords(value * 86_400_000) }))}
        />
      )}
      {clock && (
        <p class="small soft">
          {ruleWords(clock)}. {online ? t('clock.about') : t('clock.aboutDevice')}
        </p>
      )}
    </>
  );
}
