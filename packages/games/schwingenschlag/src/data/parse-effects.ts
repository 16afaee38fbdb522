import type {
  Amount,
  Condition,
  Cost,
  Count,
  DragonFilter,
  Effect,
  EndEffect,
  Place,
  Rider,
  Share,
  Source,
  Target,
  Thing,
} from './effect.js';
import {
  RESOURCES,
  type Resource,
  ROWS,
  type RowName,
  SIZES,
  type Size,
  TIMINGS,
  type Timing,
  TRAITS,
  type Trait,
} from './words.js';

/**
 * Reads the short notation in which the tables of cards and boards are written, such as
 * `pay any => draw 3 dragon: keep 1, discard 1, tuck 1 ->here`. `;` separates independent items; `=>` and the
 * colon of `others`, `if` and `pick` bind one item, or a bracket. Throws on anything else.
 */
export function parseEffects(text: string): readonly Effect[] {
  if (text.startsWith('feed ')) return [parseFeed(text)];
  if (text.startsWith('pick r: ')) return parsePick(text.slice(8));
  const effects: Effect[] = [];
  for (const item of splitTop(text, '; ')) {
    const last = effects.at(-1);
    if (item === 'others 1x' && last?.op === 'repeat')
      effects[effects.length - 1] = { ...last, othersOnce: true };
    else effects.push(...parseItem(item));
  }
  return effects;
}

const bad = (what: string, text: string): never => {
  throw new Error(`cannot read ${what}: ${text}`);
};

/** Splits where no bracket is open. */
function splitTop(text: string, by: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')') depth--;
    if (depth === 0 && text.startsWith(by, i)) {
      parts.push(text.slice(from, i));
      from = i + by.length;
    }
  }
  return [...parts, text.slice(from)];
}

const oneOf = <T extends string>(list: readonly T[], word: string, what: string): T =>
  list.includes(word as T) ? (word as T) : bad(what, word);

function parseFeed(text: string): Effect {
  const [, food, each, third] =
    /^feed (milk|meat|dragon): (.+); third: (.+)$/.exec(text) ?? bad('feeding', text);
  return {
    op: 'feed',
    food: food as 'milk' | 'meat' | 'dragon',
    each: each === 'none' ? [] : parseEffects(each as string),
    third: parseEffects(third as string),
  };
}

/** `pick r` reaches to the end of the row, over the others' part too. */
const parsePick = (text: string): Effect[] => [{ op: 'name', effect: parseEffects(text) }];

function parseItem(text: string): Effect[] {
  if (text.startsWith('others: ')) return [{ op: 'others', effect: parseItem(text.slice(8)) }];
  if (text.startsWith('if ')) {
    const colon = text.indexOf(': ');
    return [
      { op: 'if', condition: parseCondition(text.slice(3, colon)), effect: parseItem(text.slice(colon + 2)) },
    ];
  }
  const repeat = /^upTo (\d)x \((.+)\)$/.exec(text);
  if (repeat) return [{ op: 'repeat', n: Number(repeat[1]), effect: parseEffects(repeat[2] as string) }];
  if (text.startsWith('reveal dragon: ')) return [parseReveal(text)];
  const arrow = text.indexOf(' => ');
  if (arrow >= 0) return [parseCosting(text.slice(0, arrow), parseItem(text.slice(arrow + 4)))];
  return parseAction(text);
}

function parseReveal(text: string): Effect {
  const [, sizes, otherwise] =
    /^reveal dragon: if size=(\S+) then tuck ->here else (keep|discard, gain \w+)$/.exec(text) ??
    bad('reveal', text);
  return {
    op: 'reveal',
    sizes: (sizes as string).split('|').map((size) => oneOf(SIZES, size, 'size')),
    otherwise: otherwise === 'keep' ? 'keep' : oneOf(RESOURCES, (otherwise as string).slice(14), 'resource'),
  };
}

/** `pay …`, `tuck …` or `cache …` before an arrow. */
function parseCosting(text: string, then: readonly Effect[]): Effect {
  if (text.startsWith('pay ')) return { op: 'pay', cost: parseCost(text.slice(4)), then };
  const [action] = parseAction(text);
  return action?.op === 'tuck' || action?.op === 'cache' ? { ...action, then } : bad('cost', text);
}

export function parseCost(text: string): Cost {
  if (text === '(dragon | cave)') return { card: 1 };
  if (text === '3 mixed(any | dragon | cave)') return { mixed: 3 };
  const [amounts, place] = text.split(' @');
  const cost: Record<string, number> = {};
  const resources: Partial<Record<Resource, number>> = {};
  for (const { n, word } of (amounts as string).split(' + ').map(parseAmount)) {
    if (RESOURCES.includes(word as Resource)) resources[word as Resource] = n;
    else if (['any', 'coin', 'egg', 'dragon', 'cave'].includes(word)) cost[word] = n;
    else bad('cost', text);
  }
  return {
    ...cost,
    ...(Object.keys(resources).length > 0 ? { resources } : {}),
    ...(place ? { eggsFrom: oneOf(['cave', 'adjacent'] as const, place, 'place') } : {}),
  };
}

function parseAmount(text: string): { n: number; word: string } {
  const [, n, word] = /^(?:(\d+) )?(\w+)$/.exec(text) ?? bad('amount', text);
  return { n: Number(n ?? 1), word: word as string };
}

const THINGS: readonly Thing[] = [...RESOURCES, 'any', 'r', 'coin', 'dragon', 'cave', 'guild'];
const thing = (word: string): Thing => oneOf(THINGS, word, 'thing');

function parseAction(text: string): Effect[] {
  const [verb, ...rest] = text.split(' ');
  const tail = rest.join(' ');
  switch (verb) {
    case 'gain':
      return parseGain(tail);
    case 'draw': {
      const [, n, rider] = /^(\S+|#dragons\(.*?\)) dragon(?:: (.+))?$/.exec(tail) ?? bad('draw', text);
      return [{ op: 'draw', n: parseN(n as string), ...(rider ? { rider: parseRider(rider) } : {}) }];
    }
    case 'lay':
      return [parseLay(tail)];
    case 'cache':
      return [parseCache(tail)];
    case 'tuck':
      return [parseTuck(tail)];
    case 'play':
      return [parsePlay(tail)];
    case 'excavate':
      return [{ op: 'excavate', from: parseSource(/^(\S+) free$/.exec(tail)?.[1] ?? bad('excavate', text)) }];
    case 'activate':
      return [parseActivate(tail)];
    case 'swap':
      return tail === '2 dragons' ? [{ op: 'swap' }] : bad('effect', text);
    case 'choose': {
      const [, n, list] = /^(\d) of \((.+)\)$/.exec(tail) ?? bad('choice', text);
      return [{ op: 'choose', n: Number(n), of: (list as string).split(' | ').map(thing) }];
    }
    default:
      return bad('effect', text);
  }
}

function parseGain(text: string): Effect[] {
  if (text === '1 costOf(tucked)') return [{ op: 'gainCostOf' }];
  const [amounts, rider] = splitTop(text, ': ');
  const gains = splitTop(amounts as string, ' + ').map((amount): Effect => {
    const [, n, word] = /^(?:(\d+|#.+) )?(\w+)$/.exec(amount) ?? bad('gain', text);
    return { op: 'gain', thing: thing(word as string), n: parseN(n ?? '1') };
  });
  const [only] = gains;
  if (!rider) return gains;
  return gains.length === 1 && only?.op === 'gain'
    ? [{ ...only, rider: parseRider(rider) }]
    : bad('rider', text);
}

const parseN = (text: string): Amount => (text.startsWith('#') ? parseCount(text.slice(1)) : Number(text));

function parseRider(text: string): Rider {
  const may = /^may (cache|tuck) upTo (\d) ->(\w+)$/.exec(text);
  if (may)
    return {
      kind: 'may',
      how: may[1] as 'cache' | 'tuck',
      n: Number(may[2]),
      to: parseTarget(may[3] as string),
    };
  return { kind: 'split', shares: text.split(', ').map(parseShare) };
}

function parseShare(text: string): Share {
  const [, how, n, to] = /^(keep|discard|cache|tuck) (\d)(?: ->(\w+))?$/.exec(text) ?? bad('share', text);
  if (how === 'keep' || how === 'discard') return { how, n: Number(n) };
  return { how: how as 'cache' | 'tuck', n: Number(n), to: parseTarget(to as string) };
}

const parseTarget = (word: string): Target => oneOf(['here', 'anyDragon', 'column'] as const, word, 'target');

function parseLay(text: string): Effect {
  const each = /^1 @each (dragons\(.+\))$/.exec(text);
  if (each) return { op: 'layEach', filter: parseFilter(each[1] as string) };
  const [, upTo, n, at] = /^(upTo )?(\d+)(?: @(\w+))?$/.exec(text) ?? bad('lay', text);
  const place = oneOf(['mat', 'here', 'cave', 'column', 'adjacent'] as const, at ?? 'mat', 'place') as Place;
  return { op: 'lay', n: Number(n), at: place, ...(upTo ? { upTo: true as const } : {}) };
}

function parseCache(text: string): Effect {
  const [, amount, from, to] = /^(.+) (supply|bank)->(\w+)$/.exec(text) ?? bad('cache', text);
  const { n, word } = parseAmount(amount as string);
  return {
    op: 'cache',
    thing: oneOf([...RESOURCES, 'any'] as const, word, 'resource'),
    n,
    from: from as 'supply' | 'bank',
    to: parseTarget(to as string),
  };
}

function parseTuck(text: string): Effect {
  const each = /^deck->each (dragons\(.+\))$/.exec(text);
  if (each) return { op: 'tuckEach', filter: parseFilter(each[1] as string) };
  const [, n, from, to] = /^(?:(\d+|#\w+) )?(hand|deck)->(\w+)$/.exec(text) ?? bad('tuck', text);
  return { op: 'tuck', n: parseN(n ?? '1'), from: from as 'hand' | 'deck', to: parseTarget(to as string) };
}

const TERMS = {
  free: 'free',
  'free over anyDragon': 'freeOver',
  'ignore resources': 'ignoreResources',
  'discount 1(egg | any)': 'discount',
} as const;

function parsePlay(text: string): Effect {
  const [, source, terms] = /^dragon (\S+) (.+)$/.exec(text) ?? bad('play', text);
  const from = parseSource(source as string);
  if (from === 'deck' || !((terms as string) in TERMS)) return bad('play', text);
  return { op: 'play', from, terms: TERMS[terms as keyof typeof TERMS] };
}

const parseSource = (word: string): Source =>
  word === 'hand|display' ? 'handOrDisplay' : oneOf(['hand', 'display', 'deck'] as const, word, 'source');

function parseActivate(text: string): Effect {
  if (text === 'matIcon') return { op: 'activateIcon' };
  const [, timings] = /^(\S+) of anyDragon$/.exec(text) ?? bad('activate', text);
  return {
    op: 'activate',
    timings: (timings as string).split('|').map((word) => oneOf(TIMINGS, word, 'timing')),
  };
}

const SIMPLE_COUNTS = {
  markers: 'markers',
  'objectives(lowest)': 'lowestObjectives',
  'sets(trait)': 'traitSets',
  'sets(size)': 'sizeSets',
  'pairs(eggs)': 'eggPairs',
  'tucked(here)': 'tucked',
  'columns(full)': 'fullColumns',
  'caveCards(mat)': 'caveCards',
  'costIcons(oneCave)': 'costIcons',
} as const;

function parseCount(text: string): Count {
  if (text.startsWith('dragons(')) return { of: 'dragons', filter: parseFilter(text) };
  const cached = /^cached\(here, (\w+)\)$/.exec(text);
  if (cached) return { of: 'cached', resource: oneOf(RESOURCES, cached[1] as string, 'resource') };
  return text in SIMPLE_COUNTS
    ? { of: SIMPLE_COUNTS[text as keyof typeof SIMPLE_COUNTS] }
    : bad('count', text);
}

const SCOPES = ['mat', 'cave', 'column', 'adjacent', ...ROWS] as const;

function parseFilter(text: string): DragonFilter {
  const [scope, ...filters] = (/^dragons\((.+)\)$/.exec(text)?.[1] ?? bad('dragons', text)).split(', ');
  const filter: { -readonly [K in keyof DragonFilter]: DragonFilter[K] } = {
    scope: oneOf(SCOPES, scope as string, 'scope'),
  };
  for (const one of filters) {
    const [key, value] = one.split(/!?=/) as [string, string];
    if (one === 'other') filter.other = true;
    else if (key === 'size') filter.size = oneOf(SIZES, value, 'size') as Size;
    else if (key === 'timing') filter.timing = oneOf(TIMINGS, value, 'timing') as Timing;
    else if (one.startsWith('trait!=')) filter.notTrait = oneOf(TRAITS, value, 'trait') as Trait;
    else filter.trait = oneOf(TRAITS, value, 'trait') as Trait;
  }
  return filter;
}

const PLAIN_CONDITIONS = {
  between: 'between',
  rightmost: 'rightmost',
  'full(cave)': 'fullCave',
  'full(column)': 'fullColumn',
  'excavated(cave)': 'excavatedCave',
} as const;

function parseCondition(text: string): Condition {
  if (text in PLAIN_CONDITIONS) return { is: PLAIN_CONDITIONS[text as keyof typeof PLAIN_CONDITIONS] };
  const sizes = /^sizes\(cave\) has (\S+)$/.exec(text);
  if (sizes) {
    return {
      is: 'sizesInCave',
      sizes: (sizes[1] as string).split('+').map((size) => oneOf(SIZES, size, 'size')),
    };
  }
  const neighbour = /^dragons\(([CGA])\) >= leftNeighbour$/.exec(text);
  if (neighbour) return { is: 'atLeastNeighbour', row: neighbour[1] as RowName };
  const [, count, sign, n] = /^(.+) (>=|=) (\d+)$/.exec(text) ?? bad('condition', text);
  return { is: sign === '=' ? 'exactly' : 'atLeast', count: parseCount(count as string), n: Number(n) };
}

/** Reads what follows `end: `. */
export function parseEnd(text: string): EndEffect {
  if (text.startsWith('pay ')) {
    const options = text.split(' | ').map((option) => {
      const [, cost, points] = /^pay (.+) => (\d+)vp$/.exec(option) ?? bad('end', text);
      return { cost: parseCost(cost as string), points: Number(points) };
    });
    return { score: 'pay', options };
  }
  const [, points, how, what, max] =
    /^(-?\d+)vp (if|per) (.+?)(?: max (\d+))?$/.exec(text) ?? bad('end', text);
  if (how === 'if') return { score: 'if', points: Number(points), condition: parseCondition(what as string) };
  return {
    score: 'per',
    points: Number(points),
    count: parseCount(what as string),
    ...(max ? { max: Number(max) } : {}),
  };
}
