import { QuickChance } from '@aerie/kernel';
import game, { type Answer, type State } from '@aerie/schwingenschlag';
import { expect, test } from 'vitest';
import { waysOf } from './choices.js';
import { answersOf, planFor, sensible } from './plan.js';

const OPTIONS = { openHands: false, laterPrinting: false, solo: '1' } as const;

/** Random play; calls back before every answer. */
function playRandomly(
  seed: string,
  before: (s: State, seat: number, answers: readonly Answer[]) => void,
): void {
  const luck = new QuickChance(seed);
  const s = game.setup(OPTIONS, 3, luck, undefined);
  for (let seat = game.awaited(s)[0]; seat !== undefined; seat = game.awaited(s)[0]) {
    const answers = game.answers(s, seat);
    before(s, seat, answers);
    game.apply(s, seat, answers[luck.below(answers.length)] as Answer, luck, undefined);
  }
}

test('a plan pays for its action on the real table too', () => {
  let planned = 0;
  let choices = 0;
  playRandomly('plans', (s, seat, answers) => {
    if (s.agenda[s.agenda.length - 1]?.task !== 'turn') return;
    const action = answers.find(({ a }) => a === 'entice') ?? answers[0];
    if (action === undefined || action.a === 'pass') return;
    const plan = planFor(game.view(s, seat), seat, action);
    expect(plan?.action).toBe(action);
    if (!plan) return;
    const copy = game.clone(s);
    for (const answer of answersOf(plan)) {
      expect(game.why(copy, seat, answer)).toBeUndefined();
      game.apply(copy, seat, answer, new QuickChance('real'), undefined);
    }
    const left = copy.agenda[copy.agenda.length - 1];
    expect(left?.task === 'pay' && left.seat === seat).toBe(false);
    planned++;
    choices += plan.steps.length;
  });
  expect(planned).toBeGreaterThan(20);
  expect(choices).toBeGreaterThan(0);
});

test('a wish is kept where it is possible', () => {
  let kept = 0;
  playRandomly('wishes', (s, seat, answers) => {
    const action = answers.find(({ a }) => a === 'dig' || a === 'explore');
    if (s.agenda[s.agenda.length - 1]?.task !== 'turn' || !action) return;
    const view = game.view(s, seat);
    const [first] = planFor(view, seat, action)?.steps ?? [];
    for (const wish of first?.ways ?? []) {
      expect(planFor(view, seat, action, [wish])?.steps[0]?.chosen).toEqual(wish);
      kept++;
    }
  });
  expect(kept).toBeGreaterThan(0);
});

test('what is suggested is legal, and every answer can be touched', () => {
  playRandomly('suggestions', (s, seat, answers) => {
    const best = sensible(game.view(s, seat), seat, answers);
    if (best !== undefined) expect(answers).toContain(best);
    expect(new Set(waysOf(answers).map(({ answer }) => answer))).toEqual(new Set(answers));
  });
});
