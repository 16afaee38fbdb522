import type { DragonFilter, Effect, Place, Source, Target } from '../data/effect.js';
import type { RowName, Size, Timing } from '../data/words.js';
import type { Many, Mood, Wording } from './language.js';
import { amount, capital, onThoseCounted, plainCosts, speaker, words } from './speaker.js';

const { say, count, condition, cost, rider, shares, times, and, or } = speaker(() => en);

/** "cost: effect" as an order, "cost to effect" after "may". */
const withThen = (clause: string, then: readonly Effect[] | undefined, mood: Mood): string =>
  then ? `${clause}${mood === 'do' ? ':' : ' to'} ${say(then, mood)}` : clause;

const many = (n: Many, one: string, several: string): string => {
  if (n === 'each') return `each ${one}`;
  return n === 0 ? `no ${one}` : `${n} ${n === 1 ? one : several}`;
};

const SCOPE = { mat: 'on your mat', cave: 'in this cave', column: 'in this column', adjacent: '' } as const;
const scope = (of: DragonFilter['scope']) =>
  of in SCOPE ? SCOPE[of as 'mat'] : `in your {row:${of as RowName}}`;

const withAbility = (timings: readonly Timing[]) =>
  `${timings[0] === 'activated' ? 'an' : 'a'} ${or(timings.map((one) => `{timing:${one}}`))} ability`;

function dragons(filter: DragonFilter, n: Many): string {
  const { size, trait, notTrait, timing } = filter;
  const before = words(
    filter.other && 'other',
    filter.scope === 'adjacent' && 'adjacent',
    size && size !== 'hatchling' && `{size:${size}}`,
    trait && `{trait:${trait}}`,
  );
  const noun = size === 'hatchling' ? ['{size:hatchling}', '{size:hatchling}'] : ['dragon', 'dragons'];
  const after = words(
    scope(filter.scope),
    timing && `with ${withAbility([timing])}`,
    notTrait && `that ${n === 'each' || n === 1 ? 'is' : 'are'} not {trait:${notTrait}}`,
  );
  return many(n, words(before, noun[0], after), words(before, noun[1], after));
}

const PLACES: Record<Place, string> = {
  mat: '',
  here: 'on this dragon',
  cave: 'in this cave',
  column: 'in this column',
  adjacent: 'on adjacent dragons',
};
const ON: Record<Target, string> = {
  here: 'here',
  anyDragon: 'on any of your dragons',
  column: 'on any dragon in this column',
};
const UNDER: Record<Target, string> = {
  here: 'under this dragon',
  anyDragon: 'under any of your dragons',
  column: 'under any dragon in this column',
};
const put = (how: 'cache' | 'tuck', what: string, to: Target) =>
  words(how, what, how === 'cache' ? ON[to] : UNDER[to]);

const FROM: Record<Source | 'supply' | 'bank', string> = {
  hand: 'from your hand',
  display: 'from the display',
  deck: 'from the deck',
  handOrDisplay: 'from your hand or the display',
  supply: 'from your supply',
  bank: 'from the general supply',
};

const ofSize = (size: Size) => (size === 'hatchling' ? `a {size:${size}}` : `{size:${size}}`);

export const en: Wording = {
  effects: {
    gain: ({ thing, n, rider: next }) =>
      times(n, (k) => `gain ${thing === 'r' ? `${k} of it` : amount(k, thing)}`) + rider(next, thing, n),
    draw: ({ n, rider: next }) => times(n, (k) => `draw ${amount(k, 'dragon')}`) + rider(next, 'dragon', n),
    gainCostOf: () => 'gain {any} from the cost of the tucked card',
    lay: ({ n, at, upTo }) =>
      times(n, (k) =>
        words(
          'lay',
          upTo && 'up to',
          amount(k, 'egg'),
          at === 'adjacent' && k === 1 ? 'on an adjacent dragon' : PLACES[at],
        ),
      ),
    layEach: ({ filter }) => `lay {egg} on ${dragons(filter, 'each')}`,
    cache: ({ thing, n, from, to, then }, mood) =>
      withThen(put('cache', `${amount(n, thing)} ${FROM[from]}`, to), then, mood),
    tuck: ({ n, from, to, then }, mood) =>
      withThen(
        times(n, (k) => put('tuck', `${amount(k, 'dragon')} ${FROM[from]}`, to)),
        then,
        mood,
      ),
    tuckEach: ({ filter }) => `tuck {dragon} from the deck under ${dragons(filter, 'each')}`,
    pay: ({ cost: price, then }, mood) => withThen(`pay ${cost(price)}`, then, mood),
    repeat: ({ n, effect, othersOnce }) =>
      `up to ${n} times, you may ${say(effect, 'may')}${othersOnce ? '. Each other player may do this once' : ''}`,
    others: ({ effect }) => `each other player may ${say(effect, 'may')}`,
    if: ({ condition: test, effect }) =>
      `if ${condition(test)}, ${onThoseCounted(test, effect) ? 'lay {egg} on each of them' : say(effect, 'do')}`,
    name: ({ effect }) => `name a resource: ${say(effect, 'do')}`,
    reveal: ({ sizes, otherwise }) =>
      `reveal {dragon} from the deck. If it is ${or(sizes.map(ofSize))}, tuck it under this dragon; otherwise ${
        otherwise === 'keep' ? 'keep it' : `discard it and gain {${otherwise}}`
      }`,
    play: ({ from, terms }) => {
      const play = `play {dragon} ${FROM[from]}`;
      return {
        free: `${play} for free`,
        freeOver: `${play} for free, on top of one of your dragons. The covered dragon counts as tucked`,
        ignoreResources: `${play} without paying the resources in its cost`,
        discount: `${play} for {egg} or {any} less`,
      }[terms];
    },
    excavate: ({ from }) => `dig a space for free with {cave} ${FROM[from]}`,
    activate: ({ timings }) => `activate ${withAbility(timings)} of one of your dragons`,
    activateIcon: () => 'use one of the explore abilities printed on your mat',
    swap: () => 'swap the places of two of your dragons, whatever their habitats',
    choose: ({ n, of }) => {
      const things = of.map((thing) => `{${thing}}`);
      return n === 1 ? `gain ${or(things)}` : `gain ${n} different rewards from among ${and(things)}`;
    },
    feed: ({ food, each, third }) => {
      const how =
        food === 'dragon' ? 'tuck {dragon} from your hand under it' : `cache {${food}} from your supply here`;
      const gifts =
        each.length > 0
          ? `For each {${food}} it receives: ${say(each, 'do')}. At the third, also (once only)`
          : `At the third {${food}} (once only)`;
      return `feed this hatchling: ${how}. ${gifts}: ${say(third, 'do')}`;
    },
  },
  gains: (things) => `gain ${things}`,
  counts: {
    dragons: ({ filter }, n) => dragons(filter, n),
    cached: ({ resource }, n) => many(n, `{${resource}} cached here`, `{${resource}} cached here`),
    tucked: (_, n) => many(n, '{dragon} tucked under this dragon', '{dragon} tucked under this dragon'),
    markers: (_, n) =>
      n === 'each'
        ? 'each {marker} you have on the guild tile'
        : many(n, '{marker} on the guild tile', '{marker} on the guild tile'),
    lowestObjectives: (_, n) =>
      many(
        n,
        'objective in which nobody is placed below you',
        'objectives in which nobody is placed below you',
      ),
    traitSets: (_, n) => many(n, 'set', 'sets').concat(' of 4 dragons with 4 different traits on your mat'),
    sizeSets: (_, n) => many(n, 'set', 'sets').concat(' of 4 dragons of 4 different sizes on your mat'),
    eggPairs: (_, n) => (n === 'each' ? 'every 2 {egg} in your nests' : `${2 * n} {egg} in your nests`),
    fullColumns: (_, n) => many(n, 'column of your mat with 3 dragons', 'columns of your mat with 3 dragons'),
    caveCards: (_, n) => many(n, '{cave} on your mat, covered or not', '{cave} on your mat, covered or not'),
    costIcons: (_, n) =>
      many(n, 'resource symbol', 'resource symbols').concat(
        ' in the costs of the dragons in one of your caves',
      ),
  },
  conditions: {
    atLeast: ({ count: of, n }) => `you have at least ${count(of, n)}`,
    exactly: ({ count: of, n }) => `you have ${count(of, n)}`,
    atLeastNeighbour: ({ row }) =>
      `you have at least as many dragons in your {row:${row}} as your neighbour to the left has in theirs`,
    between: () => 'there are dragons both left and right of this one in this cave',
    rightmost: () => 'there is no dragon to the right of this one in this cave',
    fullCave: () => 'this cave holds 4 dragons',
    fullColumn: () => 'this column holds 3 dragons',
    excavatedCave: () => 'this cave is fully dug',
    sizesInCave: ({ sizes }) =>
      `this cave holds dragons of the sizes ${and(sizes.map((size) => `{size:${size}}`))}`,
  },
  costs: {
    ...plainCosts('and'),
    mixed: (n) => `any ${n} of {any}, {dragon} and {cave}`,
    card: (n) => (n === 1 ? '{dragon} or {cave}' : `any ${n} of {dragon} and {cave}`),
    eggsFrom: (place) =>
      ({
        mat: '',
        here: 'from this dragon',
        cave: 'from this cave',
        column: 'from this column',
        adjacent: 'from adjacent dragons',
      })[place],
  },
  riders: {
    may: ({ how, n, to }, taken) => `; you may ${put(how, taken.n === 1 ? 'it' : `up to ${n} of them`, to)}`,
    split: (rider) => `. ${capital(shares(rider.shares))}`,
  },
  shares: {
    keep: ({ n }) => `keep ${n}`,
    discard: ({ n }) => `discard ${n}`,
    cache: ({ n, to }) => put('cache', `${n}`, to),
    tuck: ({ n, to }) => put('tuck', `${n}`, to),
  },
  ends: {
    if: ({ points, condition: test }) => `{points:${points}} if ${condition(test)}`,
    per: ({ points, count: of, max }) =>
      words(
        points < 0 ? `lose {points:${-points}}` : `{points:${points}}`,
        (of.of === 'cached' || of.of === 'tucked') && 'extra',
        `for ${count(of, 'each')}`,
        max !== undefined && `(at most {points:${max}})`,
      ),
    pay: ({ options }) =>
      `pay ${or(options.map(({ cost: price, points }) => `${cost(price)} for {points:${points}}`))}`,
  },
  and: 'and',
  or: 'or',
  forEach: (each, clause) => `for ${each}, ${clause}`,
  fixedPoints: (limited, unlimited) => `${limited} or (without limit) ${unlimited}`,
  placeMarker: 'place an unused {marker} on the guild tile',
  polish: (text) => text,
};
