import { QuickChance } from '@aerie/kernel';
import game, { type Answer, caveCard, dragonCard, type State, standing } from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import { dealt } from '../../../school/deal.js';
import { DRILLS } from './drills.js';

type Id = (typeof DRILLS)[number]['id'];

const drillOf = (id: Id) => {
  const drill = DRILLS.find((one) => one.id === id);
  if (!drill) throw new Error(`there is no drill ${id}`);
  return drill;
};
const positionOf = (id: Id): State => dealt(game as never, drillOf(id).deal).state as State;

/** The state after an answer; whatever is asked of the learner then is taken, never declined. */
function after(s: State, answer: Answer): State {
  const next = game.clone(s);
  const luck = new QuickChance('drill');
  game.apply(next, 0, answer, luck, undefined);
  while (game.awaited(next).includes(0) && next.active === 0 && next.agenda.at(-1)?.task !== 'turn') {
    const [first] = game.answers(next, 0);
    if (first === undefined) break;
    game.apply(next, 0, first, luck, undefined);
  }
  return next;
}

/** The answers of a kind that fulfil something, in notation. */
const those = (s: State, kind: Answer['a'], fulfil: (answer: Answer) => boolean): string[] =>
  game
    .answers(s, 0)
    .filter((answer) => answer.a === kind && fulfil(answer))
    .map((answer) => game.write(answer));

const eggs = ({ mats }: State): number =>
  (mats[0]?.rows ?? [])
    .flatMap(({ dragons }) => dragons)
    .reduce((all, dragon) => all + dragon.eggs, mats[0]?.eggs ?? 0);

describe('what the drills of Schwingenschlag call right', () => {
  test('afford: of the dragons that can be paid for, one is worth most; the dearest cannot be', () => {
    const s = positionOf('afford');
    const pointsOf = (answer: Answer) => ('card' in answer ? dragonCard(answer.card).points : 0);
    const paid = game.answers(s, 0).filter(({ a }) => a === 'entice');
    const most = Math.max(...paid.map(pointsOf));
    expect(those(s, 'entice', (answer) => pointsOf(answer) === most)).toEqual(drillOf('afford').right);
    expect(Math.max(...(s.mats[0]?.dragons ?? []).map((card) => dragonCard(card).points))).toBeGreaterThan(
      most,
    );
  });

  test('nests: every egg of the card finds a nest', () => {
    const s = positionOf('nests');
    const promised = (card: number): number =>
      caveCard(card).effects.reduce(
        (all, effect) => all + (effect.op === 'lay' && typeof effect.n === 'number' ? effect.n : 0),
        0,
      );
    const losesNone = (answer: Answer) =>
      answer.a === 'dig' && eggs(after(s, answer)) - eggs(s) === promised(answer.card);
    expect(those(s, 'dig', losesNone).sort()).toEqual([...drillOf('nests').right].sort());
  });

  test('step: only a walk past a dragon leads to the guild', () => {
    const s = positionOf('step');
    const steps = (answer: Answer) => (after(s, answer).mats[0]?.steps ?? 0) > (s.mats[0]?.steps ?? 0);
    expect(those(s, 'explore', steps)).toEqual(drillOf('step').right);
  });

  test('lead: one dragon counts for the objective of the round', () => {
    const s = positionOf('lead');
    const leads = (answer: Answer) => {
      const { points } = standing(after(s, answer), 0);
      return (points[0] ?? 0) > (points[1] ?? 0);
    };
    expect(those(s, 'entice', leads)).toEqual(drillOf('lead').right);
  });
});
