import type { Seat } from '@aerie/kernel';
import type { Picture } from '../animation.js';
import { CHICKEN_SIZE, LADDER_WIDE, rungOf, SPACE_HIGH } from '../art/farm/measures.js';
import type { Layout } from './layout.js';

/** How the ladder is seen: its left pole at `x`, the ground at `y`, drawn `zoom` times its own size. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** The lowest and the highest space on which a chicken is in sight. */
  readonly from: number;
  readonly to: number;
  /** How far up one looks, from 0 on the ground toward 1. */
  readonly climbed: number;
}

const LEAVES = 40;
const LABELS = 42;
/** What stands on the ladder can be read at this size. */
const SMALLEST = 0.7;
const LARGEST = 1.5;
/** On a large board the ladder is drawn so large that about so much of it, in its own units, is in sight at least. */
const IN_SIGHT = 500;
const LARGEST_OF_ALL = 3;
const STEP_BACK = 0.76;
/** Clouds hide the foot of the window when one looks up. */
const BANK = 26;
/** Free rungs above and below the chickens one looks at. */
const MARGIN = 1.4;

/** Whom to look at: whoever is on the way, or plays. */
function watched(p: Picture): Seat | undefined {
  const event = p.now?.event;
  if (event?.type === 'climbed' || event?.type === 'fell') return event.seat;
  return p.order[p.turn];
}

/** Spaces that should be in sight: as many chickens as fit, the watched one and those near it first. */
function wanted(p: Picture, fits: number): readonly [number, number] {
  const event = p.now?.event;
  if (event?.type === 'ladderGrew') return [p.ladder.length * 4 - 5, p.ladder.length * 4 - 1];
  const seat = watched(p) ?? (p.pecking[0] as Seat);
  const middle = p.space[seat] as number;
  const way = event?.type === 'climbed' || event?.type === 'fell' ? [event.from, event.to] : [];
  let low = middle;
  let high = middle;
  const near = [...way, ...p.space].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  for (const space of near) {
    const [l, h] = [Math.min(low, space), Math.max(high, space)];
    if (h - l <= fits) [low, high] = [l, h];
  }
  return [low, high];
}

/** The view of the ladder; `looked` is a space that somebody chose to look at instead. */
export function cameraOf(
  p: Picture,
  { wide, beside, scene, overview, line, unit, large }: Layout,
  looked?: number,
): Camera {
  const room = wide - beside - overview - 14;
  const largest = Math.min(large ? LARGEST_OF_ALL : LARGEST, room / (LEAVES + LADDER_WIDE + LABELS));
  const smallest = large ? Math.min(largest, Math.max(SMALLEST, scene / IN_SIGHT)) : SMALLEST;
  const free = scene - line + 10 - BANK * unit;
  const spaces = (zoom: number) => free / (SPACE_HIGH * zoom) - MARGIN - CHICKEN_SIZE / SPACE_HIGH;
  const [low, high] = looked === undefined ? wanted(p, spaces(smallest)) : [looked, looked];
  const fitting = Math.max(
    smallest,
    Math.min(largest, free / (SPACE_HIGH * (high - low + MARGIN) + CHICKEN_SIZE)),
  );
  const ground = scene - 10 * unit;
  // If a small step back is enough to stand on the ground, take it, as long as everything can be read from there.
  const standing = (ground - line) / (rungOf(high) + CHICKEN_SIZE);
  const onTheGround = standing >= Math.max(fitting * STEP_BACK, Math.min(fitting, SMALLEST));
  const zoom = onTheGround ? Math.min(fitting, standing) : fitting;
  // Otherwise the middle of what is wanted comes to the middle of the window, but one never looks below the ground.
  const middle = ((rungOf(low) + rungOf(high) + CHICKEN_SIZE * 0.7) / 2) * zoom;
  const y = onTheGround ? ground : Math.max(ground, line + free * 0.5 + middle - 8);
  const x = overview + 10 + (room - (LEAVES + LADDER_WIDE + LABELS) * zoom) / 2 + LEAVES * zoom;
  return {
    x,
    y,
    zoom,
    from: (y - scene) / zoom / SPACE_HIGH - 0.5,
    // A hen that sits higher would be hidden behind the cards on the line.
    to: ((y - line) / zoom - CHICKEN_SIZE) / SPACE_HIGH - 0.5,
    climbed: 1 - Math.exp(-(y - ground) / (scene * 1.6)),
  };
}
