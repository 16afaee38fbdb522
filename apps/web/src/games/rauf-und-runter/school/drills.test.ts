import { type Chance, QuickChance } from '@aerie/kernel';
import game, { type Answer, type State, type View } from '@aerie/rauf-und-runter';
import { expect, test } from 'vitest';
import { dealt } from '../../../school/deal.js';
import { DRILLS } from './drills.js';

const positionOf = (id: (typeof DRILLS)[number]['id']): State => {
  const drill = DRILLS.find((one) => one.id === id);
  if (!drill) throw new Error(`there is no drill ${id}`);
  return dealt(game as never, drill.deal).state as State;
};
/** The state after an answer, with some luck. */
function after(s: State, answer: Answer, luck: string): State {
  const next = game.clone(s);
  const chance: Chance = new QuickChance(luck);
  game.apply(next, 0, answer, chance, undefined);
  return next;
}
const read = (text: string): Answer => game.read(text) as Answer;
const viewOf = (s: State): View => game.view(s, 0) as View;
const total = ({ track }: View): number => track.reduce((all, die) => all + die, 0);

test('with the 2 no last die leads above the flutter number, with the 4 some do', () => {
  const s = positionOf('under');
  const limit = s.flutter[s.round] as number;
  const track = total(viewOf(s));
  expect(track + 2 + 5).toBeLessThanOrEqual(limit);
  expect(track + 4 + 4).toBeGreaterThan(limit);
  for (const [first, isSafe] of [
    ['2', true],
    ['4', false],
  ] as const) {
    const falls = Array.from({ length: 60 }, (_, i) => {
      const next = after(s, read(first), `luck ${i}`);
      const before = next.space[0] as number;
      return (after(next, read(viewOf(next).roll), 'x').space[0] as number) < before;
    });
    expect(falls.includes(true)).toBe(!isSafe);
  }
});

test('two feathers make up for everything, fewer do not', () => {
  const s = positionOf('feathers');
  const from = s.space[0] as number;
  expect(after(s, read('shed 2'), 'x').momentum[0]).toBe(total(viewOf(s)));
  for (const text of ['shed 0', 'shed 1']) expect(after(s, read(text), 'x').space[0]).toBeLessThan(from);
});

test('the last die would lead to a fall that two feathers cannot save; most other rolls would not', () => {
  const s = positionOf('reroll');
  const taken = after(s, read('5'), 'x');
  expect(total(viewOf(taken)) - (s.flutter[s.round] as number)).toBeGreaterThan(2);
  const rolls = Array.from({ length: 300 }, (_, i) => viewOf(after(s, read('reroll'), `luck ${i}`)).roll);
  const safe = rolls.filter((roll) => roll === 'F' || Number(roll) < 4).length;
  expect(safe / rolls.length).toBeGreaterThan(0.5);
});
