import { QuickChance } from '@aerie/kernel';
import game, { type Answer, RESOURCES } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import { waysOf } from './choices.js';
import { layoutOf } from './grouping.js';
import {
  cardIn,
  cardThing,
  exchangedIn,
  exchangeThing,
  rowIn,
  rowThing,
  spotIn,
  spotThing,
} from './things.js';

/** The questions of random play, each with its answers. */
function* questions(seed: string): Generator<readonly Answer[]> {
  const luck = new QuickChance(seed);
  const s = game.setup({ openHands: false, laterPrinting: false, solo: '1' }, 3, luck, undefined);
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const answers = game.answers(s, seat);
    yield answers;
    game.apply(s, seat, answers[luck.below(answers.length)] as Answer, luck, undefined);
  }
}

describe('the answers to a question', () => {
  const isDone = ({ a }: Answer): boolean => a === 'done';

  test('all stand on its sheet once, at once or behind a thing that is opened', () => {
    let opened = 0;
    for (const answers of questions('layout')) {
      const ways = waysOf(answers);
      const question = { ways, hasDone: answers.some(isDone), obvious: undefined };
      const { best, singles, offers, openers, below } = layoutOf({ ...question, opened: undefined });
      expect(best).toBeUndefined();
      const shown = [...singles, ...offers.flat(), ...below].map(({ answer }) => answer);
      const behind = openers.flatMap((thing) => {
        const inside = layoutOf({ ...question, opened: thing });
        return [...inside.singles, ...inside.offers.flat()].map(({ answer }) => answer);
      });
      opened += openers.length;
      expect(new Set([...shown, ...behind])).toEqual(new Set(answers.filter((one) => !isDone(one))));
      expect(shown).toHaveLength(new Set(shown).size);
      expect(below.length + singles.length + offers.length + openers.length).toBeGreaterThan(0);
    }
    expect(opened).toBeGreaterThan(0);
  });

  test('begin with the one that nobody would think about', () => {
    const answers: readonly Answer[] = [
      { a: 'pay', resource: 'meat' },
      { a: 'pay', resource: 'gold' },
    ];
    const [first, second] = answers;
    const { best, singles } = layoutOf({
      ways: waysOf(answers),
      hasDone: false,
      opened: undefined,
      obvious: second,
    });
    expect([best?.answer, ...singles.map(({ answer }) => answer)]).toEqual([second, first]);
  });
});

test('the names of things are read as they are made, and never taken for each other', () => {
  expect(cardIn(cardThing('dragon', 12))).toEqual({ kind: 'dragon', card: 12 });
  expect(cardIn(cardThing('cave', 5))).toEqual({ kind: 'cave', card: 5 });
  expect(([0, 1, 2] as const).map((row) => rowIn(rowThing(row)))).toEqual([0, 1, 2]);
  expect([0, 7, 12].map((spot) => spotIn(spotThing(spot)))).toEqual([0, 7, 12]);
  expect(RESOURCES.map((one) => exchangedIn(exchangeThing(one)))).toEqual(RESOURCES);
  for (const thing of ['done', 'egg', 'meat', 'crystal', 'deck:dragon', rowThing(0), spotThing(3)])
    expect(cardIn(thing)).toBeUndefined();
});
