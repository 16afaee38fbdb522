import type { DigestWish } from '@aerie/protocol';
import { useId } from 'preact/hooks';
import { Switch } from '../../ui/ui.js';
import { language } from '../../words/words.js';
import { tr } from './tr.js';

/** The hour that is proposed first. */
const MORNING = 8;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Whether one mail a day is to come instead of one each time, and when, by the clocks of this device. */
export function Digest({
  digest,
  save,
}: {
  digest: DigestWish | null;
  save(digest: DigestWish | null): void;
}) {
  const id = useId();
  const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions();
  const clock = new Intl.DateTimeFormat(language.value, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <>
      <Switch
        label={tr('notices.digest')}
        on={digest !== null}
        onChange={(on) => save(on ? { hour: MORNING, zone: here } : null)}
      />
      {digest && (
        <div class="field">
          <label class="label" for={id}>
            {tr('notices.digestHour')}
          </label>
          <select
            id={id}
            class="input"
            value={String(digest.hour)}
            aria-describedby={`${id}-about`}
            onChange={({ currentTarget: { value } }) => save({ hour: Number(value), zone: here })}
          >
            {HOURS.map((hour) => (
              <option key={hour} value={String(hour)}>
                {clock.format(hour * 3_600_000)}
              </option>
            ))}
          </select>
          <p class="small soft" id={`${id}-about`}>
            {tr('notices.digestAbout', { zone: digest.zone.replaceAll('_', ' ') })}
          </p>
        </div>
      )}
    </>
  );
}
