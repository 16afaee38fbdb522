import { type Oval, onOval, type Point, plume, polygon, smooth, tenth, toward } from '../paper.js';
import type { Bearing, Bird, Eye } from './bird.js';

type Head = Bird['head'];
const spot = (h: Head, degrees: number, grown = 1): Point => toward([h.x, h.y], degrees, h.r * grown);

export function Tail({ tail, body }: Pick<Bird, 'tail' | 'body'>) {
  const { root, plumes, fan, long, wide, bend } = tail;
  const step = (fan[1] - fan[0]) / Math.max(1, plumes - 1);
  const inner: Point = [root[0] + body.rx * 0.25, root[1]];
  return (
    <g>
      {Array.from({ length: plumes }, (_, i) => {
        // The middle plumes are the long ones.
        const length = long * (1 - 0.28 * Math.abs(i / Math.max(1, plumes - 1) - 0.55));
        const degrees = fan[0] + step * i;
        const d = plume(inner, degrees, length + body.rx * 0.25, wide, bend);
        return (
          <g key={degrees}>
            <path d={d} class={i % 2 ? 'rr-body' : 'rr-shade'} />
            <path
              d={plume(toward(inner, degrees, length * 0.35), degrees, length * 0.62, 1.6, bend * 0.8)}
              class="rr-cut"
            />
          </g>
        );
      })}
    </g>
  );
}

/** A wing is a shoulder of paper with three fingers; open wings spread them. */
export function Wing({ root, degrees, long, wide, open }: Bird['wing'] & { open: boolean }) {
  const spread = open ? 21 : 9;
  const fingers = [1, 0, -1].map((i) => ({
    i,
    d: plume(
      root,
      degrees + i * spread,
      long * (open ? 1.5 : 1) * (1 - 0.12 * Math.abs(i - 0.4)),
      wide * 0.72,
      i * -2,
    ),
  }));
  return (
    <g>
      {fingers.map(({ i, d }) => (
        <path key={i} d={d} class="rr-shade rr-feather-edge" />
      ))}
      <path
        d={plume(toward(root, degrees + 180, 4), degrees, long * (open ? 0.95 : 0.72), wide, 0)}
        class="rr-shade"
      />
      {[0.34, 0.5, 0.66].map((along) => (
        <path
          key={along}
          d={scale(toward(root, degrees, long * along), degrees, wide * 0.24)}
          class="rr-cut-line"
        />
      ))}
    </g>
  );
}

/** A small curve across a direction: one cut of the gouge. */
function scale(middle: Point, degrees: number, size: number): string {
  const [a, b] = [toward(middle, degrees - 90, size), toward(middle, degrees + 90, size)];
  const c = toward(middle, degrees, size * 1.1);
  return `M${tenth(a[0])} ${tenth(a[1])}Q${tenth(c[0])} ${tenth(c[1])} ${tenth(b[0])} ${tenth(b[1])}`;
}

/** A short straight cut that ends in a point. */
const gouge = (middle: Point, degrees: number, size: number): string =>
  plume(toward(middle, degrees + 180, size / 2), degrees, size, 1.7);

export function Neck({ bird }: { bird: Bird }) {
  const { body, head, neck } = bird;
  const [nape, throat] = [onOval(body, neck[0], 0.98), onOval(body, neck[1], 0.98)];
  const back = spot(head, 185);
  const front = spot(head, 35, 0.9);
  const middle = (a: Point, b: Point, inward: number): Point => [
    (a[0] + b[0]) / 2 + inward,
    (a[1] + b[1]) / 2 + Math.abs(inward) * 0.4,
  ];
  const inside: Point = [body.x + body.rx * 0.2, body.y];
  const down = (Math.atan2(nape[1] - head.y, nape[0] - head.x) * 180) / Math.PI;
  return (
    <g>
      <path
        d={smooth([
          nape,
          middle(nape, back, 1.5),
          back,
          spot(head, -90, 0.7),
          front,
          middle(front, throat, -0.5),
          throat,
          inside,
        ])}
        class="rr-body"
      />
      {[0, 1, 2, 3].map((i) => (
        <path
          key={i}
          d={gouge(spot(head, down + 12 - i * 26, 1.35 + (i % 2) * 0.2), down - i * 12, 5.5)}
          class="rr-light"
        />
      ))}
    </g>
  );
}

/** Cuts in the breast and on the back, where light and shade meet. */
export function Cuts({ body }: { body: Oval }) {
  const belly = [62, 84, 106, 128].map((degrees) => ({
    degrees,
    d: scale(onOval(body, degrees, 0.8), degrees, 2.6),
  }));
  return (
    <g>
      {[172, 190, 208, 226, 244].map((degrees, i) => (
        <path
          key={degrees}
          d={gouge(onOval(body, degrees, 0.9), degrees + 84, 5 - i * 0.5)}
          class="rr-light"
        />
      ))}
      {belly.map(({ degrees, d }) => (
        <path key={degrees} d={d} class="rr-cut-line" />
      ))}
    </g>
  );
}

export function CombOf({ bird: { comb, combSize: size, head } }: { bird: Bird }) {
  switch (comb) {
    case 'crown': {
      const points: Point[] = [spot(head, 200, 0.9)];
      for (let i = 0; i < 4; i++) {
        const tall = 1 + (size / head.r) * (0.6 + 0.32 * Math.sin((i + 0.8) * 0.9));
        points.push(
          spot(head, 206 + i * 31, tall),
          spot(head, 214 + i * 31, tall * 1.02),
          spot(head, 226 + i * 31, 1.2),
        );
      }
      points.push(spot(head, 330, 0.7));
      return <path d={smooth(points)} class="rr-comb" />;
    }
    case 'spiky': {
      const points: Point[] = [spot(head, 190, 0.8)];
      for (let i = 0; i < 5; i++) {
        points.push(spot(head, 200 + i * 27, 1 + (size / head.r) * (i % 2 ? 0.72 : 0.95)));
        points.push(spot(head, 214 + i * 27, 1.08));
      }
      points.push(spot(head, 335, 0.7));
      return <path d={polygon(points)} class="rr-comb" />;
    }
    case 'swept':
      return (
        <g class="rr-comb">
          <path d={plume(spot(head, 300, 0.7), 205, size * 1.35, size * 0.62, 3)} />
          <path d={plume(spot(head, 285, 0.7), 225, size * 1.05, size * 0.5, 3)} />
        </g>
      );
    case 'flopped':
      return (
        <g class="rr-comb">
          <path d={plume(spot(head, 230, 0.75), -52, size * 1.05, size * 0.85, 12)} />
          <path d={plume(spot(head, 215, 0.8), -78, size * 0.85, size * 0.7, 8)} />
        </g>
      );
    case 'pompom':
      return (
        <g>
          <path d={plume(spot(head, 322, 0.75), -66, size * 0.7, size * 0.5, 2)} class="rr-comb" />
          {[196, 226, 256, 286].map((degrees, i) => (
            <circle
              key={degrees}
              cx={tenth(spot(head, degrees, 1.12)[0])}
              cy={tenth(spot(head, degrees, 1.12)[1])}
              r={size * (0.5 - 0.04 * i)}
              class="rr-light"
            />
          ))}
          <circle cx={head.x - 2} cy={head.y - head.r - 1} r={size * 0.45} class="rr-light" />
        </g>
      );
  }
}

export function Beak({ bird, open }: { bird: Bird; open: number }) {
  const { head, beak, wattle } = bird;
  const root = spot(head, beak.degrees, 0.8);
  const half = beak.long * 0.46;
  const upper = beak.degrees - open * 0.5;
  const lower = beak.degrees + open;
  const hinge = toward(root, beak.degrees, -1);
  return (
    <g>
      <path
        d={plume(toward(root, beak.degrees + 100, head.r * 0.34), 96, wattle, wattle * 0.8, -1)}
        class="rr-comb"
      />
      <path
        d={polygon([
          toward(hinge, beak.degrees + 90, half * 0.8),
          toward(hinge, lower, beak.long * 0.82),
          hinge,
        ])}
        class="rr-beak-low"
      />
      <path
        d={polygon([
          toward(hinge, beak.degrees - 90, half),
          toward(hinge, upper, beak.long),
          toward(hinge, beak.degrees + 90, half * 0.35),
        ])}
        class="rr-beak"
      />
    </g>
  );
}

export function EyeOf({ head, eye }: { head: Head; eye: Eye }) {
  const [x, y] = spot(head, -28, 0.34);
  const r = head.r * 0.34;
  const arc = (dy: number, bow: number) =>
    `M${tenth(x - r)} ${tenth(y + dy)}q${tenth(r)} ${bow} ${tenth(r * 2)} 0`;
  if (eye === 'closed') return <path d={arc(0, r * 1.2)} class="rr-ink-line" />;
  if (eye === 'happy') return <path d={arc(r * 0.4, -r * 2)} class="rr-ink-line" />;
  const big = eye === 'startled' || eye === 'dreamy' ? 1.3 : 1.06;
  const [dx, dy] = eye === 'dreamy' ? [0.15, -0.4] : eye === 'startled' ? [0, 0.1] : [0.3, 0.1];
  return (
    <g>
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(r * big)} class="rr-white" />
      <circle
        cx={tenth(x + r * dx)}
        cy={tenth(y + r * dy)}
        r={tenth(r * (eye === 'startled' ? 0.45 : 0.66))}
        class="rr-pupil"
      />
      {eye === 'dreamy' && (
        <circle cx={tenth(x + r * 0.4)} cy={tenth(y - r * 0.75)} r={tenth(r * 0.24)} class="rr-white" />
      )}
      {eye === 'sly' && (
        <path
          d={`M${tenth(x - r * 1.2)} ${tenth(y - r * 1.2)}h${tenth(r * 2.5)}v${tenth(r * 1.25)}l${tenth(-r * 2.5)} ${tenth(-r * 0.3)}Z`}
          class="rr-shade"
        />
      )}
      {eye === 'cross' && (
        <path
          d={`M${tenth(x - r * 1.7)} ${tenth(y - r * 1.75)}l${tenth(r * 3.3)} ${tenth(r * 1.15)}v${tenth(r * 0.62)}l${tenth(-r * 3.3)} ${tenth(-r * 0.8)}Z`}
          class="rr-pupil"
        />
      )}
      {eye === 'bold' && (
        <path
          d={`M${tenth(x - r * 1.3)} ${tenth(y - r * 1.25)}q${tenth(r * 1.3)} ${tenth(-r * 1)} ${tenth(r * 2.6)} 0`}
          class="rr-ink-line"
        />
      )}
    </g>
  );
}

const GROUND = 97;

export function Legs({ hips, legs, fluffy }: { hips: Bird['hips']; legs: Bearing['legs']; fluffy: boolean }) {
  return (
    <g>
      {hips.map((hip, i) => {
        const [x, y] = hip;
        const foot: Point =
          legs === 'tucked'
            ? [x + 7 - i * 2, Math.min(y + 8, GROUND)]
            : legs === 'kicking'
              ? [x + (i ? 11 : -5), y + 13]
              : legs === 'stretched'
                ? [x + (i ? 8 : -7), GROUND]
                : [x + 1, GROUND];
        const kick = legs === 'kicking' ? -50 + i * 20 : legs === 'tucked' ? 20 : 0;
        const toes = [
          toward(foot, 2 + kick, 6.5),
          toward(foot, 32 + kick * 1.4, 4),
          toward(foot, 178 + kick, 4),
        ];
        return (
          <g key={x}>
            <path
              d={`M${x} ${y - 3}L${tenth(foot[0])} ${tenth(foot[1])}${toes.map((t) => `M${tenth(foot[0])} ${tenth(foot[1])}L${tenth(t[0])} ${tenth(t[1])}`).join('')}`}
              class="rr-leg"
            />
            {fluffy && <circle cx={x} cy={y + 2} r="7" class="rr-body" />}
          </g>
        );
      })}
    </g>
  );
}
