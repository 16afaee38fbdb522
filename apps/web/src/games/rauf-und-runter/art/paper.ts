/** What this game cuts out of paper besides what the shears of all boards can: feathers and frayed edges. */

import { at, type Oval, onOval, type Point, oval as smoothOval, toward } from '../../../ui/svg-path.js';

export {
  type Oval,
  onOval,
  type Point,
  polygon,
  smooth,
  tenth,
  toward,
  uneven,
} from '../../../ui/svg-path.js';

const RIGHT_ANGLE = 90;

/** A feather, leaf or tongue of paper: from its root in a direction, bent sideways toward its tip. */
export function plume(root: Point, degrees: number, length: number, width: number, bend = 0): string {
  const tip = toward(toward(root, degrees, length), degrees + RIGHT_ANGLE, bend);
  const side = (sign: number, along: number, wide: number): Point =>
    toward(
      toward(toward(root, degrees, length * along), degrees + RIGHT_ANGLE, bend * along * along),
      degrees + RIGHT_ANGLE * sign,
      width * wide,
    );
  return `M${at(root)}C${at(side(-1, 0.2, 0.55))} ${at(side(-1, 0.75, 0.72))} ${at(tip)}C${at(side(1, 0.75, 0.72))} ${at(side(1, 0.2, 0.55))} ${at(root)}Z`;
}

/** How the edge of a body is cut. */
export type Edge = 'smooth' | 'fluffy' | 'ruffled';

export function oval(o: Oval, edge: Edge = 'smooth'): string {
  if (edge === 'smooth') return smoothOval(o);
  const cuts = edge === 'fluffy' ? 13 : 17;
  const step = 360 / cuts;
  let path = `M${at(onOval(o, 0))}`;
  for (let i = 0; i < cuts; i++) {
    const degrees = (i + 1) * step;
    if (edge === 'fluffy') path += `Q${at(onOval(o, degrees - step / 2, 1.2))} ${at(onOval(o, degrees))}`;
    else {
      const back = degrees > 120 && degrees < 320;
      path += `L${at(onOval(o, degrees - step * 0.2, back ? 1.17 : 1.03))}L${at(onOval(o, degrees, 0.99))}`;
    }
  }
  return `${path}Z`;
}
