import './art.css';
import { caveCard, type Effect } from '@aerie/schwingenschlag';
import { memo } from '../../../ui/memo.js';
import { isSign, SignArt, type SignName } from './icons.js';
import { oneOf, type Point, polygon, smooth, uneven } from './paper.js';

/** Stone of a cave card, by number: hue of the rock, and what grows in it. */
const GROWTHS = ['crystals', 'mushrooms', 'roots', 'drops', 'bones'] as const;

/** The things that a cave is about, in the order of its effect; at most three. */
export function signsOf(effects: readonly Effect[]): SignName[] {
  const found: SignName[] = [];
  const note = (name: string) => {
    if (isSign(name)) found.push(name);
  };
  const look = (effect: Effect): void => {
    switch (effect.op) {
      case 'gain':
        for (let i = 0; i < (typeof effect.n === 'number' ? effect.n : 1); i++) note(effect.thing);
        break;
      case 'draw':
        note('dragon');
        break;
      case 'lay':
        for (let i = 0; i < (typeof effect.n === 'number' ? effect.n : 1); i++) note('egg');
        break;
      case 'layEach':
        note('egg');
        break;
      case 'cache':
        note(effect.thing);
        break;
      case 'tuck':
      case 'tuckEach':
      case 'reveal':
        note('tucked');
        break;
      case 'play':
        note('dragon');
        break;
      case 'excavate':
        note('pick');
        break;
      case 'activate':
        note(effect.timings[0] as string);
        break;
      case 'activateIcon':
        note('explorer');
        break;
      case 'swap':
        note('round');
        break;
      case 'choose':
        for (const thing of effect.of) note(thing);
        break;
      case 'feed':
        note(effect.food);
        break;
      case 'pay':
        for (const inner of effect.then) look(inner);
        break;
      case 'repeat':
      case 'if':
      case 'name':
        for (const inner of effect.effect) look(inner);
        break;
      default:
        break;
    }
  };
  for (const effect of effects) look(effect);
  return found.slice(0, 4);
}

function growth(n: number): { d: string; of: string }[] {
  const spot = (salt: number): number => 14 + uneven(n, salt) * 92;
  const places = [1, 2, 3, 4].map((i) => spot(i));
  switch (oneOf(GROWTHS, n, 20)) {
    case 'crystals':
      return places.map((x, i) => ({
        d: polygon([
          [x - 5, 92],
          [x - 3, 74 - i * 3],
          [x, 68 - i * 3],
          [x + 4, 76],
          [x + 6, 92],
        ]),
        of: i % 2 ? 'ss-i-violet' : 'ss-i-blue',
      }));
    case 'mushrooms':
      return places.flatMap((x) => [
        {
          d: polygon([
            [x - 2, 92],
            [x - 1.5, 80],
            [x + 1.5, 80],
            [x + 2, 92],
          ]),
          of: 'ss-i-bone',
        },
        { d: `M${x - 8} 81C${x - 7} 72 ${x + 7} 72 ${x + 8} 81Z`, of: 'ss-i-red' },
      ]);
    case 'roots':
      return places.map((x, i) => ({
        d: smooth([
          [x - 2, 6],
          [x + 4, 20],
          [x - 3, 34 + i * 4],
          [x + 1, 40 + i * 4],
          [x + 3, 20],
          [x + 3, 6],
        ]),
        of: 'ss-i-brown',
      }));
    case 'drops':
      return places.map((x, i) => ({ d: `M${x} ${40 + i * 7}q4 6 0 9q-4 -3 0 -9Z`, of: 'ss-i-blue' }));
    case 'bones':
      return places.map((x, i) => ({
        d: `M${x - 8} ${86 + (i % 2) * 4}q-3 -4 1 -5q1 -3 4 0l8 0q2 -3 4 0q4 1 1 5q-2 2 -5 0l-8 0q-3 2 -5 0Z`,
        of: 'ss-i-bone',
      }));
  }
}

/** The stone of a cave, as variables of style. */
export function stoneOf(number: number): Record<string, string> {
  const hue = 250 + uneven(number + 400, 9) * 130;
  return {
    '--ss-stone': `oklch(0.42 0.05 ${hue.toFixed(0)})`,
    '--ss-stone-2': `oklch(0.53 0.06 ${(hue + 20).toFixed(0)})`,
  };
}

/** One cave card of 75: a hollow in the rock, lit by what it gives. In a stage of 120 × 96. */
function CaveArt({ number }: { number: number }) {
  const n = number + 400;
  const teeth = Array.from(
    { length: 5 },
    (_, i): Point => [18 + i * 21 + uneven(n, 30 + i) * 8, 22 + uneven(n, 40 + i) * 20],
  );
  const mouth = smooth([
    [8, 98],
    [10, 52 + uneven(n, 11) * 10],
    [26, 26],
    [58, 15 + uneven(n, 12) * 8],
    [94, 24],
    [111, 50 + uneven(n, 13) * 12],
    [113, 98],
  ]);
  const signs = signsOf(caveCard(number).effects);
  const side = signs.length > 2 ? 26 : 33;
  return (
    <g class="ss-cave" style={stoneOf(number)}>
      <rect x="-10" y="-10" width="140" height="116" class="ss-stone" />
      <path
        d={smooth([
          [-10, 30],
          [30, 12 + uneven(n, 15) * 12],
          [80, 22],
          [130, 8],
          [130, -12],
          [-10, -12],
        ])}
        class="ss-stone-2"
      />
      <path d={mouth} class="ss-hollow" />
      {teeth.map(([x, y], i) => (
        <path key={i} d={`M${x - 6} 8L${x} ${y}L${x + 6} 8Z`} class="ss-stone" />
      ))}
      {growth(n).map(({ d, of }, i) => (
        <path key={i} d={d} class={of} />
      ))}
      <ellipse cx="60" cy="62" rx={20 + signs.length * 7} ry="24" class="ss-light" />
      {signs.map((name, i) => (
        <g
          key={i}
          class="ss-sign ss-cave-sign"
          transform={`translate(${60 + (i - (signs.length - 1) / 2) * (side - 5) - side / 2} ${62 - side / 2 + (i % 2) * 4}) scale(${side / 24})`}
        >
          <SignArt name={name} />
        </g>
      ))}
    </g>
  );
}

export const Cave = memo(({ number }: { number: number }) => (
  <svg class="ss-art" viewBox="0 0 120 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <CaveArt number={number} />
  </svg>
));
