import {
  CAVE_NUMBERS,
  COVER_BONUS,
  caveCard,
  DRAGON_NUMBERS,
  dragonCard,
  type Effect,
  GUILD_CIRCLE,
  GUILD_TILES,
  MAT_ICONS,
} from '@aerie/schwingenschlag';

/** The effects that are made of others, with what is inside them. */
function inside(effect: Effect): readonly Effect[] {
  switch (effect.op) {
    case 'pay':
      return effect.then;
    case 'cache':
    case 'tuck':
      return effect.then ?? [];
    case 'repeat':
    case 'others':
    case 'if':
    case 'name':
      return effect.effect;
    case 'feed':
      return [...effect.each, ...effect.third];
    default:
      return [];
  }
}

/** An effect of which pieces were taken already: the same with a smaller number. */
function* smaller(effect: Effect): Generator<Effect> {
  if (!('n' in effect) || typeof effect.n !== 'number') return;
  for (let n = effect.n - 1; n > 0; n--) yield { ...effect, n } as Effect;
}

const OPS = [
  ...[
    'gain',
    'draw',
    'gainCostOf',
    'lay',
    'layEach',
    'cache',
    'tuck',
    'tuckEach',
    'pay',
    'repeat',
    'others',
    'if',
  ],
  ...['name', 'reveal', 'play', 'excavate', 'activate', 'activateIcon', 'swap', 'choose', 'feed'],
] as const satisfies readonly Effect['op'][];
const MOST_OF_AN_OP = 3;

/** Numbers for all effects of the game, those inside others included. */
const NUMBERS: ReadonlyMap<string, number> = (() => {
  const numbers = new Map<string, number>();
  const note = (effect: Effect): void => {
    for (const one of [effect, ...smaller(effect)]) {
      const key = JSON.stringify(one);
      if (!numbers.has(key)) numbers.set(key, numbers.size);
    }
    for (const one of inside(effect)) note(one);
  };
  for (const number of DRAGON_NUMBERS) for (const effect of dragonCard(number).effects) note(effect);
  for (const number of CAVE_NUMBERS) for (const effect of caveCard(number).effects) note(effect);
  for (const effect of MAT_ICONS.flat(2)) note(effect);
  for (const space of GUILD_CIRCLE) if (space !== 'brown') for (const effect of space) note(effect);
  for (const tile of Object.values(GUILD_TILES))
    for (const row of tile.rows) for (const effect of row.effects) note(effect);
  note(COVER_BONUS);
  return numbers;
})();

/** How many different numbers `numberOf` gives: one for each effect, and some for those that are made during play. */
export const EFFECTS = NUMBERS.size + OPS.length * MOST_OF_AN_OP;

const known = new WeakMap<Effect, number>();

/** The number of an effect. One that stands on no card (counted, or half taken) goes by what it does and how often. */
export function numberOf(effect: Effect): number {
  let number = known.get(effect);
  if (number === undefined) {
    const many = 'n' in effect && typeof effect.n === 'number' ? effect.n : 1;
    const op = OPS.indexOf(effect.op) * MOST_OF_AN_OP + Math.min(many, MOST_OF_AN_OP) - 1;
    number = NUMBERS.get(JSON.stringify(effect)) ?? NUMBERS.size + Math.max(0, op);
    known.set(effect, number);
  }
  return number;
}

/** What effects bring, by kind: what is gained, laid, put on dragons, set off. */
const KINDS = [
  ...[
    'meat',
    'gold',
    'crystal',
    'milk',
    'any',
    'r',
    'coin',
    'dragon',
    'cave',
    'guild',
    'lay',
    'cache',
    'keepCached',
  ],
  ...['tuck', 'tuckHand', 'draw', 'pay', 'excavate', 'play', 'activate', 'feed', 'reveal', 'swap', 'others'],
] as const;
type Kind = (typeof KINDS)[number];
export const YIELD_KINDS = KINDS.length;

function kindsOf(effect: Effect): readonly Kind[] {
  switch (effect.op) {
    case 'gain':
      return [effect.thing];
    case 'lay':
    case 'layEach':
      return ['lay'];
    case 'cache':
      return [effect.from === 'bank' ? 'keepCached' : 'cache'];
    case 'tuck':
      return [effect.from === 'hand' ? 'tuckHand' : 'tuck'];
    case 'tuckEach':
      return ['tuck'];
    case 'gainCostOf':
      return ['any'];
    case 'activateIcon':
      return ['activate'];
    case 'choose':
      return ['any'];
    case 'name':
    case 'if':
    case 'repeat':
      return [];
    default:
      return [effect.op];
  }
}

const amount = (effect: Effect): number => ('n' in effect && typeof effect.n === 'number' ? effect.n : 1);

/** How much of each kind effects bring when they work once. What the third piece of food brings is left out. */
export function yieldsOf(effects: readonly Effect[]): Uint8Array {
  const yields = new Uint8Array(YIELD_KINDS);
  const note = (effect: Effect, times: number): void => {
    const many = times * amount(effect);
    for (const kind of kindsOf(effect)) {
      const at = KINDS.indexOf(kind);
      yields[at] = (yields[at] as number) + many;
    }
    const inner = effect.op === 'feed' ? effect.each : effect.op === 'others' ? [] : inside(effect);
    for (const one of inner) note(one, effect.op === 'repeat' ? many : times);
  };
  for (const effect of effects) note(effect, 1);
  return yields;
}
