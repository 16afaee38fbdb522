import { QuickChance, type Viewer } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_SETS } from './data/cards.js';
import type { Kind } from './data/kinds.js';
import game, { type Answer, type Event, scoreNow } from './index.js';
import { Transcript } from './transcript.js';

const FLOCK = 'kf | gf n | kf gm n | gf n | km';
const reason = (t: Transcript, text: string) => game.why(t.state, t.asked, game.read(text) as Answer);

describe('Notation', () => {
  test.each(['play 57', 'score 1', 'front g', 'back g', 'a1-g3', 'bird n'])(
    '%s is read and written',
    (text) => {
      expect(game.write(game.read(text) as Answer)).toBe(text);
    },
  );

  test.each([
    '',
    'E',
    'play',
    'play ',
    'play 0',
    'play 01',
    'play 58',
    'play 1 2',
    'take 1.5',
    'constructor 1',
    'front',
    'front h',
    'front ab',
    'bird x',
    'a1-a1',
    'a1-h1',
    'a4-b1',
  ])('"%s" is no answer', (text) => {
    expect(game.read(text)).toBeUndefined();
  });
});

describe('Refusals', () => {
  test('an answer of another kind is refused as not due, whatever is due', () => {
    const steps: (readonly [string, Kind?])[] = [
      ['swap'],
      ['standard', 'standard'],
      ['search', 'favourite'],
      ['copy', 'display'],
    ];
    for (const [step, kind] of steps) {
      const t = new Transcript({ flock: FLOCK, hands: [kind ? [kind] : []], display: ['dodge'] });
      t.play(kind ? `play ${t.hand(0)}` : 'A');
      expect(reason(t, 'pass')).toEqual({ code: 'notNow', args: { step } });
    }
    for (const [step, action] of [
      ['bird', 'C'],
      ['take', 'D'],
    ]) {
      const t = new Transcript({ flock: FLOCK, display: ['dodge'] }).play(action as string);
      expect(reason(t, 'pass')).toEqual({ code: 'notNow', args: { step } });
    }
  });

  test('the space without a bird is named, whichever of the two it is', () => {
    const t = new Transcript({ flock: FLOCK }).play('B');
    expect(reason(t, 'a1-a2')).toEqual({ code: 'noBirdThere', args: { space: 'a2' } });
    expect(reason(t, 'a2-b2')).toEqual({ code: 'noBirdThere', args: { space: 'a2' } });
  });

  test('an own bird does not stand for a neutral one', () => {
    const t = new Transcript({ flock: 'kf | gf | n | n | n', hands: [['neutral']] });
    expect(reason(t.play(`play ${t.hand(0)}`), 'a1-b1')).toEqual({ code: 'noNeutralBird' });
  });

  test('the first column that a board does not have is no column', () => {
    const t = new Transcript({ flock: FLOCK }).play('C, deck');
    expect(reason(t, 'front f')).toMatchObject({ code: 'noSuchColumn' });
    expect(reason(t, 'front c')).toMatchObject({ code: 'columnFull' });
  });

  test('only a price is told with figures', () => {
    const t = new Transcript({ flock: 'gf | gf | n | n | n' });
    expect(reason(t, 'A')).toEqual({ code: 'noSwap' });
  });
});

describe('Scoring cards', () => {
  test.each([
    'kf kf kf | kf kf kf | kf km kf | kf kf km | kf kf',
    'kf gm kf | km gf n | gf kf km | gm kf | ',
    'gf kf | gf gm km | | gm kf gf | kf km',
  ])('what a seat would score now is what the last stage brings: %s', (flock) => {
    const cards = CARD_SETS[2] as readonly number[];
    const hands = [cards.slice(0, 8), cards.slice(8)];
    const t = new Transcript({ flock, hands, cubes: [1, 0], stage: 3 });
    const now = [0, 1].map((seat) => scoreNow(t.state, seat).total);
    t.state.unseen[0] = 1;
    const hidden = scoreNow(game.view(t.state, 1), 0);
    expect(hidden.cards.map(({ card }) => card)).toEqual(hands[0]?.slice(1));
    expect(game.outcome(t.state)).toBeUndefined();
    t.play('pass');
    expect([t.points(0), t.points(1)]).toEqual(now);
    expect(game.outcome(t.state)?.points).toEqual(now);
  });
});

type Dealt = Extract<Event, { type: 'dealt' }>;

test('the first cards are told to their owner alone', () => {
  const told: Event[] = [];
  const s = game.setup({}, 3, new QuickChance('dealt'), (event) => told.push(event));
  const [, own] = told.filter(({ type }) => type === 'dealt') as [Dealt, Dealt];
  const cards = (who: Viewer) => (game.redact(own, who) as typeof own).cards;
  expect(cards(1)).toEqual(s.hands[1]);
  for (const who of [0, 2, 'watcher'] as const) expect(cards(who)).toEqual([0, 0]);
});
