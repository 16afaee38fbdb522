import { uneven } from '../paper.js';
import type { Kind } from './kind.js';

/** The colours of one dragon's paper, as CSS colours. */
export interface Colours {
  readonly body: string;
  readonly shade: string;
  readonly belly: string;
  readonly skin: string;
  readonly bone: string;
  readonly crest: string;
}

/** Hue of the stone of each cave: crimson, gold, amethyst. Who lives in all three is of the green of deep water. */
const HUES = [22, 84, 308] as const;
const LIGHTS = [0.56, 0.75, 0.58] as const;
const CHROMAS = [0.17, 0.135, 0.15] as const;
const EVERYWHERE = { hue: 182, light: 0.62, chroma: 0.085 };

const colour = (light: number, chroma: number, hue: number): string =>
  `oklch(${light.toFixed(3)} ${chroma.toFixed(3)} ${((hue + 360) % 360).toFixed(0)})`;

/** Body in the colour of the first cave it likes, wings in that of the last: one sees where a dragon lives. */
export function coloursOf({ number, habitats, size }: Kind): Colours {
  const drift = (salt: number, range: number) => (uneven(number, salt) - 0.5) * range;
  const [first] = habitats;
  const last = habitats[habitats.length - 1];
  const all = habitats.length === 3;
  const young = size === 'hatchling' ? 0.06 : 0;
  const hue = (all ? EVERYWHERE.hue : (HUES[first as 0] ?? 22)) + drift(1, 26);
  const light = (all ? EVERYWHERE.light : (LIGHTS[first as 0] ?? 0.6)) + drift(2, 0.11) + young;
  const chroma =
    (all ? EVERYWHERE.chroma : (CHROMAS[first as 0] ?? 0.15)) * (0.82 + uneven(number, 3) * 0.36);
  const wingHue = all ? (HUES[number % 3] as number) : (HUES[last as 0] ?? hue);
  const same = habitats.length === 1;
  const skinHue = wingHue + (same ? (uneven(number, 4) < 0.5 ? -34 : 34) : 0) + drift(5, 16);
  const skinLight = (same ? light - 0.1 : (LIGHTS[last as 0] ?? light) - 0.02) + drift(6, 0.08);
  return {
    body: colour(light, chroma, hue),
    shade: colour(light - 0.15, chroma * 0.95, hue - 6),
    belly: colour(Math.min(0.93, light + 0.23), chroma * 0.55, hue + 18),
    skin: colour(skinLight, chroma * 0.85, skinHue),
    bone: colour(skinLight - 0.15, chroma * 0.8, skinHue),
    crest: colour(0.82 - uneven(number, 7) * 0.3, 0.13, hue + 60 + drift(8, 160)),
  };
}
