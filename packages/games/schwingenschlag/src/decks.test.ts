import { describe, expect, test } from 'vitest';
import { clearDisplay } from './decks.js';
import type { State } from './state.js';
import { type Layout, Transcript } from './transcript.js';

/** A table with nothing on display, and no card to be had but these. */
function last(
  layout: Layout,
  cards: Partial<Pick<State, 'dragonDeck' | 'caveDeck' | 'dragonDiscard' | 'caveDiscard'>>,
) {
  const t = new Transcript(layout);
  t.state.displayDragons.fill(0);
  t.state.displayCaves.fill(0);
  for (const pile of ['dragonDeck', 'caveDeck', 'dragonDiscard', 'caveDiscard'] as const)
    t.state[pile].splice(0, t.state[pile].length, ...(cards[pile] ?? []));
  return t;
}

describe('The display', () => {
  test('all its empty places are filled when a turn ends, and that is told', () => {
    const t = new Transcript({ draws: [11, 21, 12, 22, 13, 23] });
    t.state.displayDragons.fill(0);
    t.state.displayCaves.fill(0);
    t.play('pass');
    const displayed = { type: 'displayed', dragons: [11, 12, 13], caves: [21, 22, 23] };
    expect(t.state).toMatchObject({ displayDragons: [11, 12, 13], displayCaves: [21, 22, 23] });
    t.state.displayDragons.fill(0);
    t.state.displayCaves.fill(0);
    expect(t.events.filter(({ type }) => type === 'displayed')).toEqual([displayed]);
  });

  test('one place alone is filled and told too; where none is empty nothing is', () => {
    const told = (layout: Layout, at?: 'displayDragons' | 'displayCaves') => {
      const t = new Transcript(layout);
      if (at) t.state[at][2] = 0;
      return t.play('pass').events.flatMap((event) => (event.type === 'displayed' ? [event] : []));
    };
    const display = 'd1 d2 d3 c1 c2 c3';
    expect(told({ display })).toEqual([]);
    expect(told({ display, draws: [30] }, 'displayDragons')).toMatchObject([{ dragons: [1, 2, 30] }]);
    expect(told({ display, draws: [30] }, 'displayCaves')).toMatchObject([{ caves: [1, 2, 30] }]);
  });

  test('the last card of a deck is shown like any other', () => {
    const t = last({}, { dragonDeck: [11], caveDeck: [21] }).play('pass');
    expect(t.state).toMatchObject({ displayDragons: [11, 0, 0], displayCaves: [21, 0, 0] });
  });

  test('what is thrown away leaves its place; an empty place throws nothing away', () => {
    const { state } = last({}, {});
    state.displayDragons.splice(0, 3, 0, 2, 0);
    state.displayCaves.splice(0, 3, 4, 0, 0);
    clearDisplay(state, true);
    expect(state).toMatchObject({ dragonDiscard: [2], caveDiscard: [4] });
    expect(state).toMatchObject({ displayDragons: [0, 0, 0], displayCaves: [0, 0, 0] });
  });
});

describe('The decks', () => {
  test('the pile of caves becomes the deck as a whole, and what is drawn leaves it', () => {
    const t = last({ mats: [{ hand: '' }], draws: [33] }, { caveDiscard: [33, 34] });
    t.cave(7).play('take cave, take meat');
    expect(t.state).toMatchObject({ caveDeck: [34], caveDiscard: [] });
  });

  test('a card that is to be tucked from an empty deck makes a deck of the pile too', () => {
    const t = last({ mats: [{ C: 'd130' }] }, { dragonDiscard: [21, 22] })
      .ability(130)
      .play('use 0');
    expect(t.state).toMatchObject({ dragonDeck: [21, 22], dragonDiscard: [], unseen: 1 });
    expect(t.changes).toBe('tucked C1 +1');
  });

  test('the last dragon can still be taken, tucked and turned up; when there is none, nothing is asked', () => {
    const left = (card: number, dragonDeck: number[]) =>
      last({ mats: [{ C: `d${card}` }] }, { dragonDeck }).ability(card);
    expect(left(180, [11]).choices).toBe('take dragon, done');
    for (const card of [130, 58]) expect(left(card, [11]).choices).toBe('use 0, done');
    for (const card of [180, 130, 58]) expect(left(card, []).task).toBe('turn');
  });

  test('when no cave is left none is offered', () => {
    expect(last({}, {}).cave(7).choices).toBe('take meat, take gold, take crystal, take milk, done');
  });
});
