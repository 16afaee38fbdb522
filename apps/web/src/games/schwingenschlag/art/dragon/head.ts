import { type Point, uneven } from '../paper.js';
import { type Distinct, distinctOf } from './distinct.js';
import type { Kind } from './kind.js';

/** What a head is made of, in its own measure; `Face.tsx` draws it. */
export interface Head {
  readonly at: Point;
  readonly nod: number;
  readonly jaw: number;
  readonly scale: number;
  readonly snout: number;
  readonly horns: Distinct['horns'];
  readonly ears: Distinct['ears'] | 'none';
  readonly nose: boolean;
  readonly beard: boolean;
  readonly whiskers: boolean;
  readonly beak: boolean;
  readonly eye: number;
  /** It looks to the right. */
  readonly back: boolean;
  readonly asleep: boolean;
}

/** How a body carries its head. */
export interface Carriage {
  readonly at: Point;
  readonly nod: number;
  readonly back?: boolean | undefined;
  readonly asleep?: boolean | undefined;
}

/** Degrees that the jaw stands open. */
const JAWS: Readonly<Record<Kind['trait'], number>> = { aggressive: 26, helpful: 6, playful: 14, shy: 0 };
const SIZES: Readonly<Record<Kind['size'], number>> = {
  hatchling: 1.5,
  small: 1.06,
  medium: 1.02,
  large: 1.06,
};

export function headOf(
  { number: n, size, trait, look }: Kind,
  { at, nod, back = false, asleep = false }: Carriage,
): Head {
  const { form, special } = look;
  const { horns, ears } = distinctOf(look);
  const young = size === 'hatchling';
  const smooth = form === 'newt' || form === 'snake';
  const beak = form === 'fowl' || form === 'griffin';
  return {
    at,
    nod,
    jaw: asleep ? 0 : JAWS[trait],
    scale: SIZES[size] * (smooth ? 1.16 : 1) * (0.94 + uneven(n, 40) * 0.14),
    snout: young ? 0.62 : beak ? 0.5 : smooth ? 0.55 + uneven(n, 41) * 0.2 : 0.8 + uneven(n, 41) * 0.5,
    horns: special === 'brass' ? 'ram' : young || smooth || beak ? 'none' : horns,
    ears: form === 'newt' ? 'frill' : form === 'snake' ? 'none' : ears,
    nose: !young && !smooth && !beak && uneven(n, 44) < 0.3,
    beard: (size === 'large' || form === 'long') && !beak && uneven(n, 45) < 0.45,
    whiskers: form === 'long',
    beak,
    eye: (young ? 1.5 : smooth ? 1.2 : 1) * (0.92 + uneven(n, 46) * 0.2),
    back,
    asleep,
  };
}
