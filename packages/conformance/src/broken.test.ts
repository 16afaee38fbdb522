import { type Game, QuickChance } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { examine } from './examine.js';
import skylark, { type Answer, type Event, type Options, type State, type View } from './sample/index.js';
import { spec } from './sample/spec.js';
import { CHECKS, type Check } from './spec.js';

type Skylark = Game<State, View, Answer, Event, Options>;

/** Each promise, broken in one way or more: what the suite must notice. */
const BROKEN: readonly (readonly [Check, string, (game: Skylark) => Partial<Skylark>])[] = [
  [
    'terminates',
    'a song that never ends',
    (g) => ({
      apply(s, seat, a, chance, emit) {
        g.apply(s, seat, a, chance, emit);
        if (a.kind !== 'name') return;
        s.verse = 0;
        for (const hand of s.hands) hand.push(s.sung.pop() as number);
      },
    }),
  ],
  ['awaited', 'a seat is awaited twice', (g) => ({ awaited: (s) => [...g.awaited(s), ...g.awaited(s)] })],
  [
    'awaited',
    'somebody is awaited who has nothing to say',
    (g) => ({
      awaited: (s) => (s.singer >= 0 ? [0, 1] : g.awaited(s)),
      answers: (s, seat) => (s.singer >= 0 ? [] : g.answers(s, seat)),
    }),
  ],
  [
    'asking',
    'looking raises the stake',
    (g) => ({
      view(s, who) {
        s.stake++;
        return g.view(s, who);
      },
    }),
  ],
  [
    'applies',
    'a listed answer cannot be carried out',
    (g) => ({
      apply(s, seat, a, chance, emit) {
        if (a.kind === 'caw') throw new Error('no voice');
        g.apply(s, seat, a, chance, emit);
      },
    }),
  ],
  ['refuses', 'everything is allowed', () => ({ why: () => undefined })],
  [
    'refuses',
    'a listed answer is refused',
    (g) => ({
      why: (s, seat, a) => (a.kind === 'caw' ? { code: 'noCaw' } : g.why(s, seat, a)),
    }),
  ],
  ['refuses', 'a reason that nobody declared', () => ({ reasons: ['noCaw'] })],
  [
    'notation',
    'two cards are written alike',
    (g) => ({
      write: (a) => (a.kind === 'lay' ? 'lay 1' : g.write(a)),
    }),
  ],
  [
    'notation',
    'garbage makes it stumble',
    (g) => ({
      read(text) {
        if (text === '') throw new Error('empty');
        return g.read(text);
      },
    }),
  ],
  [
    'json',
    'the state holds undefined',
    (g) => ({
      setup: (...args) => Object.assign(g.setup(...args), { extra: undefined }),
      clone: (s) => Object.assign(g.clone(s), { extra: undefined }),
    }),
  ],
  [
    'json',
    'a view holds a Map',
    (g) => ({ view: (s, who) => ({ ...g.view(s, who), sung: new Map() as never }) }),
  ],
  ['clone', 'hands are shared', (g) => ({ clone: (s) => ({ ...g.clone(s), hands: s.hands }) })],
  [
    'clone',
    'points are forgotten',
    (g) => ({
      clone: (s) => ({ ...g.clone(s), points: s.points.map(() => 0) }),
    }),
  ],
  [
    'save',
    'what matters is kept outside the JSON',
    (g) => {
      const secret = Symbol('caws');
      type Marked = State & { [secret]?: number };
      return {
        setup: (...args) => Object.assign(g.setup(...args), { [secret]: 1 }),
        clone: (s) => Object.assign(g.clone(s), { [secret]: (s as Marked)[secret] }),
        apply(s, seat, a, chance, emit) {
          g.apply(s, seat, a, chance, emit);
          if ((s as Marked)[secret] === 1) s.stake++;
        },
      };
    },
  ],
  [
    'deterministic',
    'the game remembers between calls',
    (g) => {
      let calls = 0;
      return {
        apply(s, seat, a, chance, emit) {
          g.apply(s, seat, a, chance, emit);
          s.stake += ++calls % 2;
        },
      };
    },
  ],
  [
    'replay',
    'luck of its own',
    (g) => {
      let calls = 0;
      return {
        apply(s, seat, a, chance, emit) {
          g.apply(s, seat, a, chance, emit);
          s.stake = 1 + (calls++ % 7);
        },
      };
    },
  ],
  [
    'pieces',
    'a card is lost',
    (g) => ({
      apply(s, seat, a, chance, emit) {
        g.apply(s, seat, a, chance, emit);
        if (a.kind === 'name') s.sung.pop();
      },
    }),
  ],
  [
    'imagine',
    'the own hand is forgotten',
    (g) => ({
      imagine(v, chance) {
        const s = g.imagine(v, chance);
        return { ...s, hands: s.hands.map((_, seat) => s.hands[(seat + 1) % s.hands.length] as number[]) };
      },
    }),
  ],
  [
    'hidden',
    'the view shows a hand',
    (g) => ({
      view: (s, who) => ({ ...g.view(s, who), sung: s.hands.flat() }),
    }),
  ],
  ['hidden', 'an event shows the card', () => ({ redact: (e) => e })],
  ['reveals', 'the verse is turned up unmarked', () => ({ reveals: () => false })],
  [
    'outcome',
    'nobody is first',
    (g) => ({
      outcome(s) {
        const outcome = g.outcome(s);
        return outcome && { ...outcome, places: outcome.places.map((place) => place + 1) };
      },
    }),
  ],
  ['outcome', 'points differ at the end', () => ({ points: (s) => s.points.map((one) => one + 1) })],
  [
    'outcome',
    'an outcome before the end',
    () => ({ outcome: (s) => ({ places: s.points, points: s.points }) }),
  ],
];

test.each(BROKEN)('%s is noticed: %s', (check, _, breakIt) => {
  const broken: Skylark = { ...skylark, ...breakIt(skylark) };
  const noticed = new Set<Check>();
  for (let match = 0; match < 6 && !noticed.has(check); match++) {
    const table = { seats: 3, options: { caws: true }, seed: `broken ${match}` };
    for (const found of examine(broken, { ...spec, longest: 200 }, table).checks) noticed.add(found);
  }
  expect([...noticed]).toContain(check);
});

test('every check has a game that breaks it', () => {
  expect([...new Set(BROKEN.map(([check]) => check))].sort()).toEqual(Object.keys(CHECKS).sort());
});

test('the sample hides something, and its scramble changes it', () => {
  const s = skylark.setup({ caws: true }, 2, new QuickChance('sample'), undefined);
  expect(s.hands[1]).toHaveLength(4);
  const scrambled = spec.scramble?.(s, 0, new QuickChance('other'));
  expect(scrambled?.hands[0]).toEqual(s.hands[0]);
  expect(scrambled?.hands[1]).not.toEqual(s.hands[1]);
});
