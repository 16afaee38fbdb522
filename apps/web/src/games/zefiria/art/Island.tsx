import { memo } from '../../../ui/memo.js';
import './art.css';
// Only these: the front page shows islands, and needs no rules.
import { type Colour, colourOf, symbolOf } from '@aerie/zefiria/islands';
import { line, type Point, polygon, smooth, tenth, uneven } from './paper.js';
import { SymbolArt } from './symbols.js';

/** The plateau of an island: where its middle is and how far it reaches, in a square of 100. */
const TOP = { x: 50, y: 37, rx: 46, ry: 26 } as const;

/** The rim of the plateau, cut a little differently for every island. */
function rimOf(island: number, grown = 1): Point[] {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI;
    const reach = grown * (0.93 + uneven(island, i) * 0.1);
    return [TOP.x + Math.cos(angle) * TOP.rx * reach, TOP.y + Math.sin(angle) * TOP.ry * reach];
  });
}

/** The rock below, hanging into the air in a few points. */
function rockOf(island: number, deep: number, narrow: number): string {
  const tip = (salt: number, x: number, y: number): Point => [
    x + (uneven(island, salt) - 0.5) * 6,
    y + uneven(island, salt + 1) * 4,
  ];
  return polygon([
    [4 + narrow, 40],
    tip(20, 12 + narrow, 58 + deep * 0.4),
    tip(22, 24 + narrow * 0.6, 66 + deep * 0.8),
    tip(24, 33, 74 + deep * 0.7),
    tip(26, 44, 84 + deep),
    tip(28, 58, 82 + deep),
    tip(30, 67, 72 + deep * 0.8),
    tip(32, 78 - narrow * 0.6, 66 + deep * 0.7),
    tip(34, 88 - narrow, 57 + deep * 0.4),
    [96 - narrow, 40],
  ]);
}

/** How far the plateau reaches to either side at a height. */
const halfAt = (y: number): number => {
  const v = (y - TOP.y) / (TOP.ry * 0.86);
  return v * v >= 1 ? 0 : TOP.rx * 0.86 * Math.sqrt(1 - v * v);
};

/** Every colour has a pattern of its own, so that rows can be told without seeing colours. */
const PATTERNS: Readonly<Record<Colour, () => string>> = {
  /** Dots. */
  amber: () => {
    let path = '';
    for (let row = 0; row < 5; row++) {
      const y = TOP.y - 17 + row * 8.5;
      for (let x = TOP.x - 44 + (row % 2) * 5; x < TOP.x + 44; x += 10)
        if (Math.abs(x - TOP.x) < halfAt(y) - 2) path += `M${tenth(x)} ${y}h.01`;
    }
    return path;
  },
  /** Slanting furrows. */
  green: () => {
    let path = '';
    for (let x = TOP.x - 52; x < TOP.x + 56; x += 10) {
      const inside: Point[] = [];
      for (let y = TOP.y - 22; y <= TOP.y + 22; y += 2) {
        const sx = x - (y - TOP.y) * 0.6;
        if (Math.abs(sx - TOP.x) < halfAt(y)) inside.push([sx, y]);
      }
      const [first, last] = [inside[0], inside.at(-1)];
      if (first && last && first !== last) path += line([first, last]);
    }
    return path;
  },
  /** Waves. */
  blue: () => {
    let path = '';
    for (const y of [TOP.y - 15, TOP.y - 5, TOP.y + 5, TOP.y + 15]) {
      const half = halfAt(y) - 3;
      const bends = Math.floor(half / 5);
      path += `M${tenth(TOP.x - bends * 5)} ${y}`;
      for (let i = 0; i < bends; i++) path += 'q2.5 -4 5 0t5 0';
    }
    return path;
  },
  /** Small crosses. */
  violet: () => {
    let path = '';
    for (let row = 0; row < 4; row++) {
      const y = TOP.y - 14 + row * 9.5;
      for (let x = TOP.x - 44 + (row % 2) * 6.5; x < TOP.x + 44; x += 13)
        if (Math.abs(x - TOP.x) < halfAt(y) - 4)
          path += `M${tenth(x - 2.4)} ${tenth(y)}h4.800M${tenth(x)} ${tenth(y - 2.4)}v4.800`;
    }
    return path;
  },
  /** Level terraces. */
  pink: () => {
    let path = '';
    for (const y of [TOP.y - 16, TOP.y - 8, TOP.y, TOP.y + 8, TOP.y + 16]) {
      const half = halfAt(y) - 2;
      path += `M${tenth(TOP.x - half)} ${y}H${tenth(TOP.x + half)}`;
    }
    return path;
  },
};

/** The pattern of a colour, to be drawn in a square of 100 around an island. */
const patternOf = (colour: Colour): string => PATTERNS[colour]();

/** A floating island: rock, plateau with its pattern, what stands on it, its number on the cliff. */
export const IslandArt = memo(({ island }: { island: number }) => {
  const colour = colourOf(island);
  return (
    <g class={`zf-island-art zf-${colour}`}>
      <path d={rockOf(island, 8, 0)} class="zf-rock-deep" />
      <path d={rockOf(island, 0, 3)} class="zf-rock" />
      <path d={smooth(rimOf(island, 1.03).map(([x, y]) => [x, y + 3.5]))} class="zf-rim" />
      <path d={smooth(rimOf(island))} class="zf-top" />
      <path d={patternOf(colour)} class={`zf-pattern zf-pattern-${colour}`} />
      <ellipse cx={TOP.x} cy={TOP.y} rx={TOP.rx + 1} ry={TOP.ry + 1} class="zf-halo" />
      <g transform="translate(31 27) scale(1.2)">
        <SymbolArt symbol={symbolOf(island)} />
      </g>
      <path d="M29 60.500L71 59L72 86L30 87Z" class="zf-plaque-shade" />
      <path d="M28 59L70 57.500L71 84.500L29 85.500Z" class="zf-plaque" />
      <text x="49.500" y="81.500" class="zf-number">
        {island}
      </text>
    </g>
  );
});
