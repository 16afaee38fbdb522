import { type Signal, signal } from '@preact/signals';
import { mayMove, settings } from '../settings/settings.js';

/** Sounds of what happens, with the tune of a victory; and what is there all the time. */
export type Kind = 'sound' | 'soundscape';

const WHEN_STILL = { sound: 'soundWhenStill', soundscape: 'soundscapeWhenStill' } as const;

/** Whether a kind of sound is wished. Where nothing may move that is a wish of its own: what was turned on elsewhere stays silent. */
export function wish(kind: Kind): Signal<boolean> {
  // Whoever asks while rendering is told when this changes.
  void settings.speed.value;
  return settings[mayMove() ? kind : WHEN_STILL[kind]];
}

/** Whether somebody has pressed anything on this page: none makes a sound by itself. */
export const isPressed = signal(false);

/** Notices the first press. */
export function noticePress(): void {
  const noticed = new AbortController();
  const press = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    isPressed.value = true;
    noticed.abort();
  };
  for (const name of ['pointerup', 'keydown'])
    addEventListener(name, press, { capture: true, signal: noticed.signal });
}

export const mayBeHeard = (kind: Kind): boolean => isPressed.peek() && !document.hidden && wish(kind).peek();
