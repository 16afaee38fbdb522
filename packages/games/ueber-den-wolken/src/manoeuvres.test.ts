import { describe, expect, test } from 'vitest';
import { female, NEUTRAL } from './data/birds.js';
import { CARD_SETS, manoeuvre } from './data/cards.js';
import { KINDS, type Kind } from './data/kinds.js';
import { SPACE_NAMES, stageAccount } from './index.js';
import { Transcript } from './transcript.js';

/** A full board of two with own birds at a1, b2 and c3 only. */
const SPREAD = 'kf n n | n kf n | n gf km | gm n n | gf n n';
const cards = (kind: Kind): number[] =>
  (CARD_SETS[2] as readonly number[]).filter((card) => manoeuvre(card).kind === kind);
const first = (kind: Kind): number => cards(kind)[0] as number;
/** A card of the set for two that marks this space and is not of this kind. */
const marking = (space: string, not: Kind): number =>
  (CARD_SETS[2] as readonly number[]).find(
    (card) => manoeuvre(card).kind !== not && manoeuvre(card).spaces.includes(SPACE_NAMES.indexOf(space)),
  ) as number;

describe('Playing a manoeuvre card', () => {
  test('cubes go to the nest, the prices of standard actions stay, the card is discarded', () => {
    const card = first('dodge');
    const t = new Transcript({ flock: SPREAD, hands: [['dodge']], uses: [1, 2, 0, 0] }).play(`play ${card}`);
    expect(t.state).toMatchObject({ playing: card, uses: [1, 2, 0, 0] });
    expect(t.state.cubes[0]).toBe(8);
    expect(t.state.spent[0]).toBe(2);
    expect(t.told('played')).toEqual([{ type: 'played', seat: 0, card, price: 2, left: 8 }]);
    t.play('a1-c1');
    expect(t.state).toMatchObject({ playing: 0, discard: [card] });
    expect(t.asked).toBe(1);
  });

  test.each(Object.entries(KINDS).filter(([kind]) => kind !== 'display') as [Kind, number][])(
    '%s costs %i; with fewer cubes it is refused',
    (kind, cost) => {
      const layout = {
        flock: 'kf n n | kf kf n | n kf kf | gm n | gf n n',
        hands: [[first(kind), marking('b2', kind)]],
        display: ['neutral', 'dodge'] as Kind[],
        deck: 'kf gf',
        faceUp: 'n n',
      };
      if (kind === 'neutral' || kind === 'dodge') layout.display = [];
      const poor = new Transcript({ ...layout, cubes: [cost - 1, 5] });
      expect(poor.why(`play ${first(kind)}`)).toBe('tooFewCubes');
      const rich = new Transcript({ ...layout, cubes: [cost, 5] }).play(`play ${first(kind)}`);
      expect(rich.state.cubes[0]).toBe(0);
    },
  );

  test('only from the hand', () => {
    const t = new Transcript({ flock: SPREAD, display: ['dodge'] });
    expect(t.why(`play ${t.shown()}`)).toBe('notInHand');
  });

  test.each(['dodge', 'sharpDodge', 'leadChange', 'neutral', 'diagonal', 'freeFlight'] as const)(
    'ruling: %s cannot be played without a legal target',
    (kind) => {
      const t = new Transcript({ flock: 'kf |  |  |  | ', seats: 2, hands: [[kind]] });
      expect(t.why(`play ${t.hand(0)}`)).toBe('noSwap');
      expect(t.choices).not.toContain('play');
    },
  );

  test('every kind is tested here', () => {
    expect(Object.keys(KINDS).sort()).toEqual(
      [...SWAPS.map(([kind]) => kind), 'freeFlight', 'standard', 'score', 'favourite', 'display'].sort(),
    );
  });
});

/** Kind, the swaps it allows on `SPREAD`, one of them, the flock after it, and a swap that is too near or too far. */
const SWAPS = [
  ['dodge', 'a1-c1, b2-d2, a3-c3, c3-e3', 'a1-c1', 'n n n | n kf n | kf gf km | gm n n | gf n n', 'a1-b1'],
  ['sharpDodge', 'a1-d1, b2-e2', 'a1-d1', 'gm n n | n kf n | n gf km | kf n n | gf n n', 'a1-c1'],
  ['leadChange', 'a1-a3, c1-c3', 'c1-c3', 'kf n n | n kf n | km gf n | gm n n | gf n n', 'b1-b2'],
  [
    'neutral',
    'a2-b2, b1-c1, c1-d1, c2-d2, a3-b3, b3-c3, c3-d3, d2-e2, d3-e3, a1-a2, a2-a3, b1-b2, b2-b3, c1-c2, d1-d2, d2-d3, e1-e2, e2-e3, a1-b1',
    'c1-d1',
    'kf n n | n kf n | gm gf km | n n n | gf n n',
    'a1-c1',
  ],
  [
    'diagonal',
    'a1-b2, b2-c3, b2-c1, a3-b2, c3-d2',
    'c3-d2',
    'kf n n | n kf n | n gf n | gm km n | gf n n',
    'a1-b1',
  ],
] as const;

describe.each(SWAPS)('%s', (kind, allowed, swap, after, wrong) => {
  const sorted = (text: string): string[] => text.split(', ').sort();

  test('allows these swaps and does them', () => {
    const t = new Transcript({ flock: SPREAD, hands: [[kind]] });
    t.play(`play ${t.hand(0)}`);
    expect(sorted(t.choices)).toEqual(sorted(allowed));
    expect(t.why(wrong)).toBe('wrongDistance');
    expect(t.play(swap).flock).toBe(after);
    expect(t.told('swapped')[0]).toMatchObject({ seat: 0, manner: kind });
  });

  test('needs birds on both spaces', () => {
    const t = new Transcript({ flock: `${SPREAD.slice(0, -4)}`, hands: [[kind]] });
    t.play(`play ${t.hand(0)}`);
    expect(t.why('e2-e3')).toBe('noBirdThere');
  });
});

describe('whose birds are swapped', () => {
  test('all swaps need an own bird', () => {
    const t = new Transcript({ flock: SPREAD, hands: [['dodge']] });
    t.play(`play ${t.hand(0)}`);
    expect(t.why('b1-d1')).toBe('noOwnBird');
  });

  test('except Neutral, which needs a neutral one', () => {
    const t = new Transcript({ flock: SPREAD, hands: [['neutral']] });
    t.play(`play ${t.hand(0)}`);
    expect(t.why('d1-e1')).toBe('noNeutralBird');
  });
});

describe('freeFlight', () => {
  test('an own bird with any other', () => {
    const t = new Transcript({ flock: 'kf | gf n | n | n | gm', hands: [['freeFlight']] });
    t.play(`play ${t.hand(0)}`);
    expect(t.choices.split(', ').sort()).toEqual(['a1-b1', 'a1-b2', 'a1-c1', 'a1-d1', 'a1-e1']);
    expect([t.why('b1-e1'), t.why('a1-a2')]).toEqual(['noOwnBird', 'noBirdThere']);
    expect(t.play('a1-e1').flock).toBe('gm | gf n | n | n | kf');
  });
});

describe('standard', () => {
  const layout = {
    flock: SPREAD,
    hands: [['standard']] as Kind[][],
    uses: [4, 4, 4, 4],
    display: ['score'] as Kind[],
  };

  test('any standard action for 2 cubes, its price unchanged', () => {
    const t = new Transcript(layout);
    t.play(`play ${t.hand(0)}`);
    // The board is full, so that no bird can be added.
    expect(t.choices).toBe('A, B, D');
    expect(t.why('C')).toBe('noFreeColumn');
    t.play('A, a1-b1');
    expect(t.told('choseStandard')).toEqual([{ type: 'choseStandard', seat: 0, action: 'A' }]);
    expect(t.state.uses).toEqual([4, 4, 4, 4]);
    expect(t.state.cubes[0]).toBe(8);
  });

  test('not when there is none', () => {
    const t = new Transcript({ ...layout, flock: 'gf n n | n n n | n gf n | gm n n | gf n n', display: [] });
    expect(t.why(`play ${t.hand(0)}`)).toBe('noStandardAction');
  });
});

describe('score', () => {
  const worth = marking('a1', 'score');
  const nothing = (CARD_SETS[2] as readonly number[]).find(
    (card) => manoeuvre(card).kind !== 'score' && !manoeuvre(card).spaces.includes(SPACE_NAMES.indexOf('a1')),
  ) as number;

  test('scores another hand card at once and discards both', () => {
    const t = new Transcript({ flock: 'kf n | n | n | n | n', hands: [[first('score'), worth, nothing]] });
    t.play(`play ${first('score')}`);
    expect(t.choices).toBe(`score ${worth}`);
    expect([t.why(`score ${nothing}`), t.why(`score ${first('score')}`)]).toEqual([
      'worthNothing',
      'notInHand',
    ]);
    t.play(`score ${worth}`);
    expect(t.told('scored')[0]).toMatchObject({ when: 'manoeuvre', card: worth, total: 3 });
    expect(t.points(0)).toBe(3);
    expect(stageAccount(t.state, 0, 0)).toEqual({ nest: 0, cards: 0, score: 3, total: 3 });
    expect(t.state.discard.slice().sort()).toEqual([first('score'), worth].sort());
    expect(t.asked).toBe(1);
  });

  test('ruling: needs another hand card that is worth points now', () => {
    const t = new Transcript({ flock: 'kf n | n | n | n | n', hands: [[first('score'), nothing]] });
    expect(t.why(`play ${first('score')}`)).toBe('nothingToScore');
    const alone = new Transcript({ flock: SPREAD, hands: [[first('score')]] });
    expect(alone.why(`play ${first('score')}`)).toBe('nothingToScore');
  });
});

describe('favourite', () => {
  const layout = {
    flock: 'kf | n | n | n | n',
    hands: [['favourite']] as Kind[][],
    faceUp: 'gm n',
    deck: 'n n | kf',
  };

  test('any bird of the deck, which is then shuffled: nobody knows any more what lies above what', () => {
    const t = new Transcript(layout);
    t.play(`play ${t.hand(0)}`);
    expect(t.choices).toBe('bird kf, bird n');
    expect(t.why('bird gm')).toBe('birdNotInDeck');
    t.play('bird n');
    expect(t.state.deck).toEqual([[NEUTRAL, female(0)]]);
    expect(t.events.map(({ type }) => type).slice(-2)).toEqual(['tookBird', 'deckShuffled']);
    expect(t.play('front a').flock).toBe('kf n | n | n | n | n');
    expect(t.state.faceUp).toEqual([4, 9]);
  });

  test('the last but one bird leaves one, the last an empty deck', () => {
    const t = new Transcript({ ...layout, deck: 'n | kf' });
    t.play(`play ${t.hand(0)}, bird kf`);
    expect(t.state.deck).toEqual([[NEUTRAL]]);
    const last = new Transcript({ ...layout, deck: 'kf' });
    last.play(`play ${last.hand(0)}, bird kf, back a`);
    expect(last.state.deck).toEqual([]);
    expect(last.flock).toBe('kf kf | n | n | n | n');
  });

  test('not from an empty deck, nor without a free column', () => {
    const empty = new Transcript({ ...layout, deck: '' });
    expect(empty.why(`play ${empty.hand(0)}`)).toBe('deckEmpty');
    const full = new Transcript({ ...layout, flock: SPREAD });
    expect(full.why(`play ${full.hand(0)}`)).toBe('noFreeColumn');
  });
});

describe('display', () => {
  test('uses a card of the display for its cost; that card stays', () => {
    const t = new Transcript({ flock: SPREAD, hands: [['display']], display: ['diagonal', 'dodge'] });
    const [own, copied] = [t.hand(0), t.shown()];
    t.play(`play ${own}`);
    expect(t.state.cubes[0]).toBe(10);
    expect(t.choices).toBe(`copy ${copied}, copy ${t.shown(1)}`);
    t.play(`copy ${copied}`);
    expect(t.told('copied')).toEqual([{ type: 'copied', seat: 0, card: copied, price: 3, left: 7 }]);
    t.play('a1-b2');
    expect(t.shown()).toBe(copied);
    expect(t.state).toMatchObject({ discard: [own], playing: 0, copied: 0 });
  });

  test('not one that cannot be paid or has no target', () => {
    const t = new Transcript({
      flock: SPREAD,
      hands: [['display']],
      display: ['freeFlight', 'dodge', 'favourite'],
      cubes: [2, 5],
    });
    t.play(`play ${t.hand(0)}`);
    expect(t.choices).toBe(`copy ${t.shown(1)}`);
    expect(t.why(`copy ${t.shown()}`)).toBe('tooFewCubes');
    expect(t.why(`copy ${first('score')}`)).toBe('notOnDisplay');
  });

  test('ruling: Display cannot copy Display', () => {
    const [one, two] = cards('display') as [number, number];
    const t = new Transcript({ flock: SPREAD, hands: [[one]], display: [two] });
    expect(t.why(`play ${one}`)).toBe('nothingToCopy');
    const more = new Transcript({ flock: SPREAD, hands: [[one]], display: [two, 'dodge'] }).play(
      `play ${one}`,
    );
    expect(more.why(`copy ${two}`)).toBe('cannotCopyDisplay');
  });

  test('not from an empty display', () => {
    const t = new Transcript({ flock: SPREAD, hands: [['display']] });
    expect(t.why(`play ${t.hand(0)}`)).toBe('displayEmpty');
  });

  test('ruling: copying Standard, the copied card itself cannot be taken', () => {
    const t = new Transcript({ flock: SPREAD, hands: [['display']], display: ['standard', 'dodge'] });
    const standard = t.shown();
    t.play(`play ${t.hand(0)}, copy ${standard}, D`);
    expect(t.choices).toBe(`take ${t.shown(1)}`);
    expect(t.why(`take ${standard}`)).toBe('copiedCardStays');
    const alone = new Transcript({ flock: SPREAD, hands: [['display']], display: ['standard'] });
    alone.play(`play ${alone.hand(0)}, copy ${alone.shown()}`);
    expect(alone.why('D')).toBe('displayEmpty');
  });

  test('copying Score needs another hand card that is worth points', () => {
    const worth = marking('a1', 'display');
    const t = new Transcript({
      flock: 'kf n | n | n | n | n',
      hands: [['display', worth]],
      display: ['score'],
    });
    t.play(`play ${t.hand(0)}, copy ${t.shown()}, score ${worth}`);
    expect(t.points(0)).toBe(3);
    const poor = new Transcript({
      flock: 'n | n | n | n | n',
      hands: [['display', worth]],
      display: ['score'],
    });
    expect(poor.why(`play ${poor.hand(0)}`)).toBe('nothingToCopy');
  });
});
