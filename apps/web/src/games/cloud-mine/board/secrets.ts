import { NO_CARD } from '@aerie/cloud-mine';
import type { Seat } from '@aerie/kernel';
import type { Picture } from '../animation.js';

/** Whether a picture shows something that not everybody may know. */
export const isSecret = (p: Picture): boolean =>
  p.picked !== NO_CARD || (p.step === 'scout' && p.cards.length > 0);

/** The same table as somebody sees it who only watches. */
const publicly = (p: Picture): Picture => ({
  ...p,
  viewer: 'watcher',
  picked: NO_CARD,
  cards: p.step === 'guess' ? p.cards : [],
});

/** One look at a secret: whoever lifted the curtain has lifted it for this, and for nothing that comes later. */
export const lookOf = (p: Picture, seat: Seat | null): string => `${p.past.length} ${p.step} ${seat}`;

/**
 * What a screen that several people share may show: everything where there is no secret or its owner has said that
 * they hold the device; otherwise what all may see, behind a curtain where the owner must act on the secret. Where the
 * picked cloud lies is shown to nobody then: the Watchers look at the same screen.
 */
export function behindCurtain(
  p: Picture,
  seat: Seat | null,
  { shared, lifted, asked }: { readonly shared: boolean; readonly lifted: string; readonly asked: boolean },
): { readonly shown: Picture; readonly down: boolean } {
  if (!shared || !isSecret(p)) return { shown: p, down: false };
  if (p.step !== 'guess' && lifted === lookOf(p, seat)) return { shown: p, down: false };
  return { shown: publicly(p), down: asked && p.step !== 'guess' };
}
