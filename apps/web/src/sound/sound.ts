import type { SoundName } from './names.js';
import { mayBeHeard } from './wishes.js';

/** Plays a sound, if sounds are on; how it is made is fetched with the first one. */
export function play(name: SoundName): void {
  if (mayBeHeard('sound')) void import('./effects.js').then(({ playEffect }) => playEffect(name));
}
