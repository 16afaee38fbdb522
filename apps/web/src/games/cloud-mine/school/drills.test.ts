import game, { type Answer, featuresOf, type State } from '@aerie/cloud-mine';
import { QuickChance } from '@aerie/kernel';
import { expect, test } from 'vitest';
import { dealt } from '../../../school/deal.js';
import { DRILLS } from './drills.js';

const positionOf = (id: (typeof DRILLS)[number]['id']): State => {
  const drill = DRILLS.find((one) => one.id === id);
  if (!drill) throw new Error(`there is no drill ${id}`);
  return dealt(game as never, drill.deal).state as State;
};
const rightOf = (id: string): readonly string[] => DRILLS.find((one) => one.id === id)?.right ?? [];

/** How many clouds an answer wins the learner at once. */
function gain(s: State, answer: Answer): number {
  const next = game.clone(s);
  const before = next.won[0]?.length ?? 0;
  game.apply(next, 0, answer, new QuickChance('x'), undefined);
  return (next.won[0]?.length ?? 0) - before;
}

test.each(['meant', 'second'] as const)('in the drill %s only the right guess wins clouds', (id) => {
  const s = positionOf(id);
  const winning = game.answers(s, 0).filter((answer) => gain(s, answer) > 0);
  expect(winning.map(game.write)).toEqual(rightOf(id));
});

/** How much of what is seen in one cloud is seen in the other too. */
function likeness(a: number, b: number): number {
  const [one, other] = [featuresOf(a).sights, featuresOf(b).sights];
  return one.reduce(
    (all, { motif, weight }) =>
      all + Math.min(weight, other.find((sight) => sight.motif === motif)?.weight ?? 0),
    0,
  );
}

test('the clouds that are right to pick are more alike than any other two', () => {
  const { cards } = positionOf('scout');
  const pairs = cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b] as const));
  const [best] = pairs.toSorted(([a, b], [c, d]) => likeness(c, d) - likeness(a, b));
  expect(best?.map((card) => `pick ${card}`)).toEqual(rightOf('scout'));
});
