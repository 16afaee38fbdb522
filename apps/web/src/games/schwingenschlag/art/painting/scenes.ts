import { type Point, polygon, smooth, uneven } from '../paper.js';

/** A stage of 150 × 120; the floor is at 104. */
export const STAGE = { width: 150, height: 120, floor: 104 } as const;

/** A cut piece of a scene, and its class. */
export interface Cut {
  readonly d: string;
  readonly of: string;
}

type Draw = (n: number) => Cut[];

const cut = (of: string, ...d: string[]): Cut => ({ of: `ss-p-${of}`, d: d.join('') });
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const many = (count: number, make: (i: number) => string): string => times(count, make).join('');

/** A line of hills or rocks from left to right, filled to the floor. */
const ridge = (n: number, salt: number, y: number, high: number, steps: number, soft: boolean): string => {
  const line = times(
    steps + 1,
    (i): Point => [-5 + (160 * i) / steps, y - uneven(n, salt + i) * high - (i % 2) * high * 0.4],
  );
  return (soft ? smooth : polygon)([[-5, 125], ...line, [155, 125]]);
};

const crystal = (x: number, y: number, tall: number): string =>
  polygon([
    [x - tall * 0.2, y],
    [x - tall * 0.24, y - tall * 0.7],
    [x, y - tall],
    [x + tall * 0.2, y - tall * 0.6],
    [x + tall * 0.18, y],
  ]);

/** What scenes are made of. Each looks a little different for every number. */
const PARTS: Readonly<Record<string, Draw>> = {
  stars: (n) => [
    cut(
      'light',
      many(16, (i) =>
        disc(uneven(n, 200 + i) * 150, uneven(n, 220 + i) * 62, 0.4 + uneven(n, 240 + i) * 0.7),
      ),
    ),
  ],
  moon: (n) => {
    const [x, y] = [34 + uneven(n, 250) * 82, 24 + uneven(n, 251) * 10];
    return [
      cut('halo', disc(x, y, 19)),
      cut('moon', disc(x, y, 12)),
      cut('shade', disc(x + 3, y - 3, 2.4), disc(x - 4, y + 4, 1.6)),
    ];
  },
  sun: (n) => {
    const x = 34 + uneven(n, 250) * 82;
    return [cut('halo', disc(x, 60, 34)), cut('torch', disc(x, 60, 19))];
  },
  clouds: (n) => [
    cut(
      'mist',
      many(
        4,
        (i) =>
          `M${-10 + i * 44 + uneven(n, 260 + i) * 12} ${38 + uneven(n, 264 + i) * 48}q9 -13 18 -4q12 -9 17 3q9 0 8 6h-44q-4 -4 1 -5Z`,
      ),
    ),
  ],
  hills: (n) => [cut('far', ridge(n, 270, 84, 26, 5, true)), cut('mid', ridge(n, 280, 98, 18, 4, true))],
  peaks: (n) => [cut('far', ridge(n, 270, 82, 38, 6, false)), cut('mid', ridge(n, 280, 99, 22, 8, false))],
  grass: (n) => [
    cut(
      'green',
      many(22, (i) => {
        const x = i * 7 + uneven(n, 290 + i) * 5;
        return `M${x} 121l${-3 + uneven(n, 320 + i) * 6} ${-13 - uneven(n, 340 + i) * 9}l4 22Z`;
      }),
    ),
  ],
  flowers: (n) => [
    cut(
      'line',
      many(7, (i) => `M${8 + i * 21 + uneven(n, 300 + i) * 8} 121v-13`),
    ),
    ...times(3, (k) =>
      cut(
        ['red', 'gold', 'blue'][k] as string,
        many(3, (i) => disc(8 + (i * 3 + k) * 21 + uneven(n, 300 + i * 3 + k) * 8, 106, 3.4)),
      ),
    ),
  ],
  trees: (n) => [
    cut(
      'mid',
      many(5, (i) => {
        const x = 10 + i * 32 + uneven(n, 310 + i) * 12;
        return `${box(x - 2, 60, 4, 44)}M${x - 13} 76q-5 -28 13 -34q18 6 13 34Z`;
      }),
    ),
  ],
  fungi: (n) => [
    cut(
      'light',
      many(4, (i) => box(12 + i * 38 + uneven(n, 315 + i) * 9, 84, 3, 24)),
    ),
    cut(
      'red',
      many(4, (i) => {
        const x = 13.5 + i * 38 + uneven(n, 315 + i) * 9;
        return `M${x - 10} 87q1 -15 10 -15t10 15Z`;
      }),
    ),
  ],
  embers: (n) => [
    cut('glow', ridge(n, 330, 112, 12, 7, false)),
    cut(
      'torch',
      many(14, (i) =>
        disc(uneven(n, 350 + i) * 150, 22 + uneven(n, 370 + i) * 80, 0.7 + uneven(n, 390 + i) * 1.1),
      ),
    ),
    cut(
      'crack',
      many(
        5,
        (i) =>
          `M${12 + i * 30 + uneven(n, 400 + i) * 14} 120l${6 - uneven(n, 405 + i) * 12} -12l${5 - uneven(n, 410 + i) * 10} -9`,
      ),
    ),
  ],
  volcano: (n) => {
    const x = 46 + uneven(n, 415) * 58;
    return [
      cut('far', `M${x - 50} 108L${x - 11} 44L${x - 4} 48L${x + 4} 45L${x + 11} 46L${x + 52} 108Z`),
      cut('glow', `M${x - 9} 46L${x - 4} 48L${x + 4} 45L${x + 9} 46L${x + 5} 72L${x} 58L${x - 4} 80Z`),
    ];
  },
  crystals: (n) => [
    cut(
      'gem',
      many(6, (i) => crystal(6 + i * 28 + uneven(n, 420 + i) * 10, 110, 26 + uneven(n, 430 + i) * 42)),
    ),
    cut(
      'gem-light',
      many(6, (i) => crystal(18 + i * 26 + uneven(n, 440 + i) * 10, 112, 12 + uneven(n, 450 + i) * 24)),
    ),
  ],
  geode: (n) => [
    cut(
      'gem',
      many(9, (i) => crystal(4 + i * 18 + uneven(n, 460 + i) * 6, -4, -(16 + uneven(n, 470 + i) * 26))),
    ),
  ],
  columns: (n) => [
    cut(
      'mid',
      many(4, (i) => {
        const x = 14 + i * 36 + uneven(n, 480) * 12;
        return box(x, 22, 11, 84) + box(x - 3, 18, 17, 6) + box(x - 3, 98, 17, 7);
      }),
    ),
    cut(
      'line',
      many(4, (i) => {
        const x = 14 + i * 36 + uneven(n, 480) * 12;
        return `M${x + 4} 26v70M${x + 8} 26v70`;
      }),
    ),
  ],
  arches: (n) => [
    cut('far', box(-5, 0, 160, 125)),
    cut(
      'sky',
      many(3, (i) => {
        const x = 12 + i * 46 + uneven(n, 490) * 8;
        return `M${x} 108V60q0 -24 17 -24t17 24V108Z`;
      }),
    ),
  ],
  banners: (n) => [
    cut('line', 'M-5 14Q75 34 155 14'),
    ...['red', 'gold', 'blue'].map((of, k) =>
      cut(
        of,
        many(3, (i) => {
          const x = 12 + (i * 3 + k) * 15 + uneven(n, 500) * 8;
          const y = 16 + 10 * Math.sin(((x + 5) / 160) * Math.PI);
          return `M${x} ${y}h11l-1 ${15 + uneven(n, 505 + i) * 7}l-4.500 -5l-4.500 5Z`;
        }),
      ),
    ),
  ],
  lanterns: (n) => [
    cut('line', 'M-5 12Q40 34 75 16T155 12'),
    cut(
      'halo',
      many(4, (i) => disc(16 + i * 38, 33 + uneven(n, 510 + i) * 6, 10)),
    ),
    cut(
      'torch',
      many(4, (i) => {
        const [x, y] = [16 + i * 38, 33 + uneven(n, 510 + i) * 6];
        return `M${x - 4} ${y - 6}h8q5 6 0 12h-8q-5 -6 0 -12Z`;
      }),
    ),
  ],
  beams: (n) => [
    cut(
      'wood',
      box(18, 20, 8, 90),
      box(122, 20, 8, 90),
      box(8, 14, 134, 9),
      `M26 38l14 -15h8l-22 24ZM122 38l-14 -15h-8l22 24Z`,
    ),
    cut(
      'line',
      `M30 118L62 84M120 118L88 84M${36} 110H114M50 98H102M58 90H94`,
      many(3, (i) => `M20 ${34 + i * 22 + uneven(n, 515) * 9}h4`),
    ),
  ],
  heap: (n) => [
    cut('gold', ridge(n, 520, 101, 15, 6, true)),
    cut(
      'torch',
      many(16, (i) => disc(uneven(n, 530 + i) * 150, 97 + uneven(n, 550 + i) * 16, 2.4)),
    ),
    cut(
      'red',
      many(3, (i) => {
        const [x, y] = [18 + i * 50 + uneven(n, 570 + i) * 14, 97];
        return `M${x} ${y}l4 -4l4 4l-4 6Z`;
      }),
    ),
  ],
  hearth: (n) => {
    const x = uneven(n, 580) < 0.5 ? 18 : 92;
    return [
      cut('mid', box(x - 4, 34, 48, 76), box(x - 9, 28, 58, 8)),
      cut('shade', `M${x + 3} 108V66q17 -20 34 0V108Z`),
      cut('glow', `M${x + 7} 108q-2 -15 6 -22q0 8 5 10q0 -16 8 -24q0 14 6 19q2 -5 1 -9q8 12 4 26Z`),
      cut('torch', `M${x + 12} 108q0 -9 5 -12q1 5 4 6q1 -8 5 -11q0 8 4 17Z`),
    ];
  },
  pans: (n) => [
    cut(
      'line',
      'M-5 16H155',
      many(5, (i) => `M${14 + i * 29 + uneven(n, 590 + i) * 8} 16v12`),
    ),
    cut(
      'rock',
      many(3, (i) => {
        const x = 14 + i * 58 + uneven(n, 590 + i * 2) * 8;
        return disc(x, 36, 8);
      }),
    ),
    cut(
      'red',
      many(2, (i) => {
        const x = 43 + i * 58 + uneven(n, 591 + i * 2) * 8;
        return `M${x - 4} 28q10 6 8 19q-9 2 -12 -6q-1 -8 4 -13Z`;
      }),
    ),
  ],
  awning: (n) => [
    cut('wood', box(10, 24, 4, 84), box(136, 24, 4, 84), box(4, 92, 142, 5)),
    cut(
      'light',
      many(5, (i) => `M${i * 30} 10h15l${2} 18q-8.500 9 -17 0Z`),
    ),
    cut(
      uneven(n, 600) < 0.5 ? 'red' : 'blue',
      many(5, (i) => `M${15 + i * 30} 10h15v18q-7.500 9 -15 0Z`),
    ),
  ],
  wares: (n) => [
    ...['red', 'gold', 'green'].map((of, k) =>
      cut(
        of,
        many(4, (i) => disc(18 + (i * 3 + k) * 10, 89 - uneven(n, 610 + i * 3 + k) * 3, 4.4)),
      ),
    ),
  ],
  curtain: (n) => [
    cut(
      'red',
      `M-5 -5H155V14Q132 28 112 14Q93 28 75 14Q57 28 38 14Q18 28 -5 14ZM-5 8Q${26 + uneven(n, 620) * 8} 30 10 70Q24 92 12 125H-5ZM155 8Q${124 - uneven(n, 621) * 8} 30 140 70Q126 92 138 125H155Z`,
    ),
    cut(
      'gold',
      'M-5 66L14 68L13 73L-5 72ZM155 66L136 68L137 73L155 72Z',
      many(5, (i) => disc(19 + i * 28, 25, 1.8)),
    ),
  ],
  boards: () => [
    cut('wood', 'M-5 98H155V125H-5Z'),
    cut(
      'line',
      many(6, (i) => `M${75 + (i - 2.5) * 18} 98L${75 + (i - 2.5) * 34} 125`),
    ),
  ],
  beam: (n) => {
    const x = 60 + uneven(n, 630) * 30;
    return [cut('halo', `M${x} -5L${x - 34} 112H${x + 34}Z`)];
  },
  shelves: (n) => [
    cut(
      'wood',
      many(4, (i) => box(-5, 26 + i * 24, 160, 4)),
    ),
    ...['red', 'gold', 'blue', 'green'].map((of, k) =>
      cut(
        of,
        many(15, (i) => {
          const at = i * 4 + k;
          const x = (at % 20) * 7.6;
          const y = 26 + Math.floor(at / 20) * 24;
          const tall = 10 + uneven(n, 640 + at) * 8;
          return box(Number(x.toFixed(1)), Number((y - tall).toFixed(1)), 5.4, Number(tall.toFixed(1)));
        }),
      ),
    ),
  ],
  water: (n) => [
    cut('water', 'M-5 88H155V125H-5Z'),
    cut(
      'wave',
      many(8, (i) => `M${uneven(n, 660 + i) * 140} ${92 + i * 3.6}q5 -3 10 0t10 0`),
    ),
  ],
  fence: (n) => [
    cut(
      'wood',
      box(-5, 84, 160, 4),
      box(-5, 98, 160, 4),
      many(9, (i) => {
        const x = 1 + i * 17 + uneven(n, 670 + i) * 3;
        return `M${x} 112V78l5 -7l5 7V112Z`;
      }),
    ),
  ],
  house: (n) => {
    const x = 26 + uneven(n, 680) * 66;
    return [
      cut('mid', box(x, 58, 34, 50), `M${x - 6} 60l23 -22l23 22Z`),
      cut('torch', box(x + 6, 68, 8, 9), box(x + 20, 68, 8, 9)),
    ];
  },
  snow: (n) => [
    cut(
      'light',
      ridge(n, 690, 106, 9, 5, true),
      many(20, (i) => disc(uneven(n, 700 + i) * 150, uneven(n, 720 + i) * 100, 0.6 + uneven(n, 740 + i))),
    ),
  ],
  ribs: (n) => [
    cut(
      'bone',
      many(5, (i) => {
        const x = 22 + i * 24 + uneven(n, 760 + i) * 5;
        return `M${x} 108Q${x - 22} 66 ${x + 12} 28Q${x - 12} 68 ${x + 6} 108Z`;
      }),
    ),
  ],
  mobile: (n) => [
    cut(
      'line',
      `M75 -5V12M45 14Q75 6 105 14M45 14v${12 + uneven(n, 770) * 8}M75 12v20M105 14v${9 + uneven(n, 771) * 10}`,
    ),
    cut('gold', 'M75 30l2 6l6 0l-5 4l2 6l-5 -4l-5 4l2 -6l-5 -4l6 0Z'),
    cut('moon', `M43 ${27 + uneven(n, 770) * 8}a6 6 0 1 0 7 8a5 5 0 0 1 -7 -8Z`),
    cut('blue', disc(105, 27 + uneven(n, 771) * 10, 4.6)),
  ],
  blocks: (n) => [
    cut('red', box(6 + uneven(n, 775) * 8, 92, 13, 13)),
    cut('blue', box(20 + uneven(n, 775) * 8, 94, 11, 11)),
    cut('gold', box(12 + uneven(n, 775) * 8, 80, 12, 12)),
  ],
  barrels: (n) => [
    cut(
      'wood',
      many(4, (i) => {
        const x = 8 + i * 36 + uneven(n, 780) * 9;
        return `M${x} 74h22q6 16 0 32h-22q-6 -16 0 -32Z`;
      }),
    ),
    cut(
      'line',
      many(4, (i) => {
        const x = 8 + i * 36 + uneven(n, 780) * 9;
        return `M${x - 2} 82h26M${x - 2} 98h26`;
      }),
    ),
  ],
  churns: (n) => [
    cut('wood', box(-5, 62, 160, 4)),
    cut(
      'light',
      many(5, (i) => {
        const x = 10 + i * 29 + uneven(n, 790 + i) * 8;
        return `M${x + 3} 38h8v5l4 4v15h-16v-15l4 -4Z`;
      }),
    ),
  ],
  wheels: (n) => [
    cut(
      'gold',
      many(3, (i) => {
        const x = 22 + i * 44 + uneven(n, 795 + i) * 8;
        return `M${x - 9} 28a9 5 0 1 1 18 0v6a9 5 0 1 1 -18 0Z`;
      }),
    ),
    cut('wood', box(-5, 38, 160, 4)),
  ],
  steps: (n) => {
    const left = uneven(n, 800) < 0.5;
    return [
      cut(
        'mid',
        many(6, (i) => box(left ? -5 : 60 + i * 16, 94 - i * 13, left ? 96 - i * 16 : 100 - i * 16, 14)),
      ),
    ];
  },
  door: (n) => {
    const x = 48 + uneven(n, 810) * 24;
    return [
      cut('wood', `M${x - 6} 110V50q0 -32 33 -32t33 32V110Z`),
      cut('shade', `M${x} 110V52q0 -27 27 -27t27 27V110Z`),
      cut('torch', `M${x + 30} 110V27q24 3 24 27V110Z`),
      cut('gold', disc(x + 35, 72, 2.6)),
    ];
  },
  bricks: (n) => [
    cut('mid', box(-5, -5, 160, 130)),
    cut(
      'line',
      many(9, (i) => `M-5 ${4 + i * 13}H155`),
      many(36, (i) => {
        const row = Math.floor(i / 4);
        return `M${(i % 4) * 40 + (row % 2) * 20 + uneven(n, 820 + row) * 6} ${4 + row * 13}v13`;
      }),
    ),
  ],
  rings: (n) =>
    [0, 1, 2].map((i) =>
      cut(
        ['far', 'mid', 'shade'][i] as string,
        smooth(
          times(10, (k): Point => {
            const a = (k / 10) * Math.PI * 2;
            const r = 60 - i * 15 + uneven(n, 830 + i * 10 + k) * 8;
            return [75 + Math.cos(a) * r * 1.16, 62 + Math.sin(a) * r];
          }),
        ),
      ),
    ),
  roots: (n) => [
    cut(
      'wood',
      many(5, (i) => {
        const x = 14 + i * 30 + uneven(n, 840 + i) * 10;
        return `M${x - 3} -5Q${x + 8} 14 ${x - 2} ${30 + uneven(n, 850 + i) * 18}Q${x + 14} 14 ${x + 5} -5Z`;
      }),
    ),
  ],
  mist: (n) => [
    cut(
      'mist',
      many(
        4,
        (i) => `M-5 ${40 + i * 18}q${30 + uneven(n, 860 + i) * 20} -12 70 -2t90 0v7q-40 8 -84 1t-76 2Z`,
      ),
    ),
  ],
  eyes: (n) => [
    cut(
      'torch',
      many(5, (i) => {
        const [x, y] = [16 + i * 28 + uneven(n, 870 + i) * 8, 22 + uneven(n, 880 + i) * 34];
        return `${disc(x, y, 1.6)}${disc(x + 6, y, 1.6)}`;
      }),
    ),
  ],
  straw: (n) => [
    cut('straw', 'M14 104Q75 84 136 104Q130 121 75 121Q20 121 14 104Z'),
    cut(
      'line',
      many(
        14,
        (i) =>
          `M${18 + uneven(n, 890 + i) * 100} ${102 + uneven(n, 900 + i) * 12}l${10 + uneven(n, 910 + i) * 10} ${-4 + uneven(n, 920 + i) * 8}`,
      ),
    ),
  ],
  drops: (n) => [
    cut(
      'near',
      many(7, (i) => {
        const x = 4 + i * 23 + uneven(n, 930 + i) * 8;
        return `M${x - 7} -5L${x} ${16 + uneven(n, 940 + i) * 24}L${x + 7} -5Z`;
      }),
    ),
  ],
  rocks: (n) => [cut('mid', ridge(n, 950, 96, 20, 9, false))],
};

/** Sky, then what stands before it from back to front; what comes after the bar is in front of the dragon. */
const SCENES: Readonly<Record<string, string>> = {
  sky: 'night stars moon clouds peaks',
  meadow: 'dusk sun hills | grass',
  ember: 'ember volcano embers',
  hall: 'hall arches banners',
  mine: 'earth rocks beams',
  crystal: 'gem geode crystals',
  hoard: 'gold drops columns heap',
  kitchen: 'hall bricks hearth pans',
  market: 'dusk awning wares',
  stage: 'hall beam boards curtain',
  library: 'hall shelves',
  night: 'night stars moon hills',
  lake: 'night stars drops water',
  fence: 'dusk moon house fence | grass',
  steppe: 'gold sun hills | grass',
  snow: 'ice peaks snow',
  bones: 'earth drops ribs',
  nursery: 'dusk mobile stars blocks',
  fair: 'night stars house lanterns',
  tavern: 'hall beams lanterns barrels',
  dairy: 'ice wheels churns',
  den: 'earth rings eyes',
  stairs: 'dusk stars steps',
  columns: 'dusk columns',
  door: 'hall bricks door',
  tunnel: 'earth rings roots',
  mist: 'ice moon trees mist',
  garden: 'night trees fungi | flowers',
  wall: 'hall bricks roots',
  nest: 'dusk drops straw',
};

export interface Scene {
  readonly sky: string;
  readonly behind: readonly Cut[];
  readonly before: readonly Cut[];
}

/** A scene by its name, as it looks for a card's number. */
export function sceneOf(name: string, n: number): Scene {
  const [behind = '', before = ''] = (SCENES[name] as string).split(' | ');
  const [sky = '', ...parts] = behind.split(' ');
  const drawn = (names: readonly string[]) => names.flatMap((part) => (PARTS[part] as Draw)(n));
  return { sky: `ss-p-${sky}`, behind: drawn(parts), before: drawn(before ? before.split(' ') : []) };
}

/** The mouth of the cave that one looks through: its edge, cut by hand, around a hole. */
export function mouthOf(n: number, inset: number, salt: number): string {
  const hole = times(22, (i): Point => {
    const a = (i / 22) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const flat = (v: number) => Math.sign(v) * Math.abs(v) ** 0.37;
    const jut = uneven(n, salt + i) * 5;
    return [75 + flat(c) * (75 - inset - jut), 60 + flat(s) * (60 - inset * 0.9 - jut)];
  });
  return `M-5 -5H155V125H-5Z${smooth(hole)}`;
}
