import './painting.css';
import { caveCard } from '@aerie/schwingenschlag';
import type { ComponentChildren } from 'preact';
import { memo } from '../../../../ui/memo.js';
import { signsOf, stoneOf } from '../Cavern.js';
import { type Figure, frameOf, turned, viewBoxOf } from '../dragon/figure.js';
import type { Head } from '../dragon/head.js';
import { kindOf } from '../dragon/looks.js';
import { Puppet, puppetOf } from '../dragon/Puppet.js';
import { SignArt } from '../icons.js';
import { type Point, toward, uneven } from '../paper.js';
import { caveDetailsOf } from './caves.js';
import { detailsOf } from './details.js';
import { type Cut, mouthOf, STAGE, sceneOf } from './scenes.js';
import { type Place, type Thing, thingOf } from './things.js';

const STONES = ['crimson', 'gold', 'amethyst'] as const;

const Cuts = ({ of }: { of: readonly Cut[] }) => (
  <>
    {of.map(({ d, of: paper }, i) => (
      <path key={i} d={d} class={paper} />
    ))}
  </>
);

/** A thing with one point of its square of 24 at a point of the drawing. */
function At({
  thing,
  at,
  by,
  scale,
  turn = 0,
}: {
  thing: Thing;
  at: Point;
  by: Point;
  scale: number;
  turn?: number;
}) {
  return (
    <g
      class="ss-thing"
      transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${turn}) scale(${scale}) translate(${-by[0]} ${-by[1]})`}
    >
      {thing.pieces.map(({ of, d }, i) => (
        <path key={i} class={of} d={d} />
      ))}
    </g>
  );
}

/** Where a thing on a head is, in the head's own measure, and which of its points is there. */
const ON_HEAD: Readonly<
  Partial<Record<Place, (head: Head) => { at: Point; by: Point; scale: number; turn?: number }>>
> = {
  hat: () => ({ at: [-0.5, -5], by: [12, 24], scale: 0.7, turn: -7 }),
  eyes: ({ eye }) => ({ at: [-2.5, -2.2], by: [8, 12], scale: 0.46 + eye * 0.12 }),
  chin: ({ beak }) => ({ at: [beak ? -6 : -5, 5.5], by: [8, 0], scale: 0.72 }),
  mouth: ({ snout }) => ({ at: [-6 - 11 * snout, 5], by: [25, 12], scale: 0.85 }),
};

/** The same for what is held, carried or worn on the body, in the stage of the puppet. */
const ON_BODY: Readonly<Partial<Record<Place, (figure: Figure) => { at: Point; by: Point; scale: number }>>> =
  {
    hand: ({ hand }) => ({ at: hand, by: [12, 12], scale: 0.78 }),
    back: ({ back }) => ({ at: [back[0], back[1] + 3], by: [12, 22], scale: 0.85 }),
    neck: ({ neck }) => ({ at: neck, by: [12, 9], scale: 0.6 }),
    air: ({ heads: [{ at, back, scale }] }) => ({
      at: [at[0] + (back ? 8 : -8) * scale, at[1] - 25 * scale],
      by: [12, 12],
      scale: 0.72,
    }),
  };

const thingsOf = (names: readonly string[]): Thing[] => names.flatMap((name) => thingOf(name) ?? []);

/** How far what a dragon has about it reaches, so that all of it is in the picture. */
function reachOf(figure: Figure, things: readonly Thing[]): Point[] {
  const { at, scale } = figure.heads[0];
  return things.flatMap(({ place }): Point[] => {
    if (place === 'hat') return [[at[0], at[1] - 24 * scale]];
    const put = ON_BODY[place]?.(figure);
    return put ? [0, 90, 180, 270].map((degrees) => toward(put.at, degrees, 11 * put.scale)) : [];
  });
}

/** The scene, its mouth of stone, and what is in it. */
function Stage({
  scene,
  number,
  stones,
  things,
  faces,
  style,
  children,
}: {
  scene: string;
  number: number;
  /** The papers of the cave's mouth, from left to right. */
  stones: readonly string[];
  /** What stands on the floor, the first one on the side that `faces` says. */
  things: readonly Thing[];
  faces: 'left' | 'right';
  style?: Record<string, string>;
  children: ComponentChildren;
}) {
  const { sky, behind, before } = sceneOf(scene, number);
  const side = STAGE.width / stones.length;
  return (
    <svg
      class="ss-art ss-painting"
      viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
      preserveAspectRatio="xMidYMid slice"
      style={style}
      aria-hidden="true"
    >
      <g style={{ filter: `hue-rotate(${((uneven(number, 11) - 0.5) * 56).toFixed(0)}deg)` }}>
        <rect width={STAGE.width} height={STAGE.height} class={sky} />
        <g class="ss-p-behind">
          <Cuts of={behind} />
        </g>
      </g>
      <ellipse cx="75" cy="64" rx="62" ry="52" class="ss-p-light-behind" />
      <ellipse cx="75" cy="64" rx="42" ry="35" class="ss-p-light-behind" />
      <path d={`M-5 ${STAGE.floor}q40 ${-3 - uneven(number, 10) * 4} 80 0t80 0V125H-5Z`} class="ss-p-floor" />
      {children}
      {things.map((thing, i) => (
        <At
          key={i}
          thing={thing}
          at={[(faces === 'left') === (i % 2 === 0) ? 31 : 119, 112]}
          by={[12, 24]}
          scale={0.86}
        />
      ))}
      <Cuts of={before} />
      <g class="ss-p-mouth">
        {stones.map((stone, i) => (
          <svg
            key={stone}
            x={i * side}
            width={side}
            height={STAGE.height}
            viewBox={`${i * side} 0 ${side} ${STAGE.height}`}
            class={`ss-land-${stone}`}
            aria-hidden="true"
          >
            <path d={mouthOf(number, 4, 20)} class="ss-p-inner" fill-rule="evenodd" />
            <path d={mouthOf(number, 0.5, 50)} class="ss-p-outer" fill-rule="evenodd" />
          </svg>
        ))}
      </g>
    </svg>
  );
}

/** A dragon with all that belongs to it, at home. */
export const DragonPainting = memo(({ number }: { number: number }) => {
  const kind = kindOf(number);
  const { scene, things: names } = detailsOf(number);
  const { figure } = puppetOf(kind);
  const things = thingsOf(names);
  const on = (places: typeof ON_HEAD | typeof ON_BODY) => things.filter(({ place }) => place in places);
  const [head] = figure.heads;
  const looksRight =
    turned(figure, [head.at[0] + (head.back ? 9 : -9), head.at[1]])[0] > turned(figure, head.at)[0];
  const frame = frameOf(figure, kind.size, { more: reachOf(figure, things), stands: true });
  return (
    <Stage
      scene={scene}
      number={number}
      stones={kind.habitats.map((row) => STONES[row])}
      things={things.filter(({ place }) => place === 'floor')}
      faces={looksRight ? 'right' : 'left'}
    >
      <ellipse cx="75" cy="108" rx="42" ry="4" class="ss-p-shadow" />
      <svg
        x="15"
        y="13"
        width="120"
        height="96"
        viewBox={viewBoxOf(frame)}
        preserveAspectRatio="xMidYMax meet"
        overflow="visible"
        class="ss-p-puppet"
        aria-hidden="true"
      >
        <Puppet
          kind={kind}
          worn={on(ON_HEAD).map((thing, i) => {
            const put = ON_HEAD[thing.place]?.(head);
            return put && <At key={i} thing={thing} {...put} />;
          })}
          held={on(ON_BODY).map((thing, i) => {
            const put = ON_BODY[thing.place]?.(figure);
            return put && <At key={i} thing={thing} {...put} />;
          })}
        />
      </svg>
    </Stage>
  );
});

/** A cave as one finds it: its place, what stands about, and what it gives. */
export const CavePainting = memo(({ number }: { number: number }) => {
  const { scene, things } = caveDetailsOf(number);
  const signs = signsOf(caveCard(number).effects);
  const side = signs.length > 2 ? 29 : 36;
  return (
    <Stage
      scene={scene}
      number={number + 400}
      stones={['own']}
      style={stoneOf(number)}
      things={thingsOf(things)}
      faces={uneven(number, 5) < 0.5 ? 'left' : 'right'}
    >
      <ellipse cx="75" cy="66" rx={24 + signs.length * 11} ry="31" class="ss-p-halo" />
      {signs.map((name, i) => (
        <g
          key={i}
          class="ss-sign ss-cave-sign"
          transform={`translate(${75 + (i - (signs.length - 1) / 2) * (side - 3) - side / 2} ${66 - side / 2 + (i % 2) * 5}) scale(${side / 24})`}
        >
          <SignArt name={name} />
        </g>
      ))}
    </Stage>
  );
});
