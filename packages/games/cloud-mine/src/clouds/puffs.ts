import { blend, shapeOf } from './blend.js';
import { speck } from './noise.js';
import { RECIPES, type Recipe } from './recipes.js';
import { clamp, length, type Shape } from './shape.js';

/** A ball of vapour on a card whose middle is 0, 0 and whose radius is 100. `tone` is its light, 0 (shade) to `TONES` - 1. */
export interface Puff {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tone: number;
}

/** A cloud as it is drawn, from the back to the front. */
export interface Cloud {
  readonly number: number;
  /** Thin mist around it. */
  readonly mist: readonly Puff[];
  /** The body: great puffs first, small ones at the edges last. */
  readonly body: readonly Puff[];
}

export const TONES = 8;
/** How far from the middle a cloud may reach. */
const REACH = 80;
const STEP = 0.072;
const GREATEST = 0.22;
const SMALLEST = 0.034;
/** Where the light comes from: above, and from the left. */
const LIGHT = { x: -0.56, y: -0.83 };

interface Frame {
  readonly cx: number;
  readonly cy: number;
  readonly scale: number;
}

/** Puts a shape in the middle of the card, as large as it may be. */
function frameOf(shape: Shape): Frame {
  let left = 9;
  let right = -9;
  let top = 9;
  let bottom = -9;
  const inside: [number, number][] = [];
  for (let x = -1.3; x <= 1.3; x += 0.05) {
    for (let y = -1.3; y <= 1.3; y += 0.05) {
      if (shape(x, y) >= 0) continue;
      inside.push([x, y]);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const cx = (left + right) / 2;
  const cy = (top + bottom) / 2;
  const radius = Math.max(...inside.map(([x, y]) => length(x - cx, y - cy)));
  return { cx, cy, scale: REACH / radius };
}

/** How far a point of the cloud stands out towards whoever looks. */
function heightOf(recipe: Recipe, shape: Shape): Shape {
  const within = recipe.motifs[2] && shapeOf(recipe.motifs[2]);
  return (x, y) => {
    const depth = Math.max(-shape(x, y), -0.03);
    const height = (1.1 * depth) / (depth + 0.2);
    if (!within) return height;
    return height + 2.6 * clamp(-within(x / 0.75, y / 0.75) * 0.75, 0, 0.12);
  };
}

function spots(recipe: Recipe, shape: Shape): { x: number; y: number; r: number }[] {
  const all: { x: number; y: number; r: number }[] = [];
  const rows = Math.round(1.3 / STEP);
  for (let i = -rows; i <= rows; i++) {
    for (let j = -rows; j <= rows; j++) {
      const x = (i + (j % 2) / 2 + (speck(i, j, recipe.seed) - 0.5) * 0.7) * STEP;
      const y = (j + (speck(i, j, recipe.seed + 1) - 0.5) * 0.7) * STEP * 0.9;
      const depth = -shape(x, y);
      if (depth < 0.004) continue;
      const r = clamp(depth * 0.8 + 0.022, SMALLEST, GREATEST) * (0.85 + 0.3 * speck(i, j, recipe.seed + 2));
      all.push({ x, y, r });
    }
  }
  all.sort((a, b) => b.r - a.r);
  const kept: typeof all = [];
  for (const spot of all) {
    if (kept.every((other) => length(other.x - spot.x, other.y - spot.y) > 0.55 * spot.r)) kept.push(spot);
  }
  return kept;
}

const clouds = new Map<number, Cloud>();

/** The cloud on a card, 1 to 80: always the same. */
export function cloudOf(number: number): Cloud {
  const known = clouds.get(number);
  if (known) return known;
  const recipe = RECIPES[number - 1];
  if (!recipe) throw new Error(`there is no cloud ${number}`);
  const cloud = draw(number, recipe);
  clouds.set(number, cloud);
  return cloud;
}

function draw(number: number, recipe: Recipe): Cloud {
  const shape = blend(recipe);
  const height = heightOf(recipe, shape);
  const { cx, cy, scale } = frameOf(shape);
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  const onCard = (x: number, y: number, r: number, light: number): Puff => ({
    x: tenth((x - cx) * scale),
    y: tenth((y - cy) * scale),
    r: tenth(r * scale),
    tone: clamp(Math.floor(light * TONES), 0, TONES - 1),
  });
  const e = 0.08;
  const lit = (x: number, y: number): number => {
    const slopeX = (height(x + e, y) - height(x - e, y)) / (2 * e);
    const slopeY = (height(x, y + e) - height(x, y - e)) / (2 * e);
    return 0.59 - 0.14 * (slopeX * LIGHT.x + slopeY * LIGHT.y) - 0.16 * (y - cy);
  };
  const places = spots(recipe, shape);
  return {
    number,
    mist: places.filter((_, i) => i % 5 === 0).map(({ x, y, r }) => onCard(x, y, r + 0.09, 0.9)),
    body: places.map(({ x, y, r }, i) =>
      onCard(x, y, r * 1.25, lit(x, y) + (speck(i, number, 3) - 0.5) * 0.1),
    ),
  };
}
