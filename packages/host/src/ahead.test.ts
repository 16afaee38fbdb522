import skylark from '@aerie/conformance/sample';
import { type AnyGame, Match } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { type AheadPlan, aheadNow, mayAnswerAhead, newAheadPlan } from './ahead.js';
import { MatchSession } from './match-session.js';
import type { TableState } from './state.js';

const game = skylark as unknown as AnyGame;
const caw = { kind: 'caw' };

const begun = (revision = 0): MatchSession =>
  new MatchSession(Match.begin(game, { seats: 2, seed: 's' }), [], { seed: 's', revision });

/** A card that a seat may lay, in notation. */
const cardOf = ({ match }: MatchSession, seat: number): string =>
  match.game
    .answers(match.state, seat)
    .map((answer) => game.write(answer))
    .find((text) => text.startsWith('lay ')) ?? '';

const planned = (session: MatchSession, answers: readonly string[][], times = 1): AheadPlan =>
  newAheadPlan({ seat: 0, lines: answers.map((line) => ({ answers: line, times })) }, session);

/** Gives what a plan aims at. */
function given(plan: AheadPlan | undefined, { match }: MatchSession): AheadPlan {
  if (!plan?.aim) throw new Error('nothing is to be given');
  match.play(0, game.read(plan.aim.answer));
  return plan;
}

describe('answers ahead', () => {
  test('aim at the first line that is legal, at whichever entry it is by then', () => {
    const session = begun();
    const card = cardOf(session, 0);
    const others = cardOf(session, 1);
    const plan = aheadNow(planned(session, [[others], [card]]), session) as AheadPlan;
    expect(plan.aim).toEqual({ line: 1, number: 0, answer: card });
    session.match.play(1, game.read(others));
    const later = aheadNow(plan, session);
    expect(later?.aim).toEqual({ line: 1, number: 1, answer: card });
    expect(aheadNow(given(later, session), session)).toBeUndefined();
  });

  test('go on in their line, and through it again, as long as that is legal', () => {
    const session = begun();
    const plan = aheadNow(planned(session, [['caw']], 2), session);
    const after = aheadNow(given(plan, session), session);
    expect(after).toMatchObject({ going: { line: 0, given: 1 }, aim: null, void: 'noLonger' });
    // That it is void is known until the seat has answered.
    expect(aheadNow(after as AheadPlan, session)).toBe(after);
    session.match.play(0, game.read(cardOf(session, 0)));
    expect(aheadNow(after as AheadPlan, session)).toBeUndefined();
  });

  test('go on in a later line that begins with the same answers, where the next one is not legal', () => {
    const session = begun();
    const card = cardOf(session, 0);
    const others = cardOf(session, 1);
    const lines = [
      ['caw', 'caw'],
      [card, card],
      ['caw', others],
      ['caw', card],
    ];
    const plan = aheadNow(planned(session, lines), session);
    const after = aheadNow(given(plan, session), session);
    expect(after).toMatchObject({ aim: { line: 3, answer: card }, void: null });
    expect(aheadNow(given(after, session), session)).toBeUndefined();
  });

  describe('for a round', () => {
    let round = 1;
    const counting = { ...game, view: (s, who) => ({ ...(game.view(s, who) as object), round }) } as AnyGame;
    const left = (session: MatchSession, more: readonly string[][] = []) =>
      newAheadPlan(
        {
          seat: 0,
          lines: [
            { answers: ['caw'], times: 30, until: 'roundEnd' },
            ...more.map((answers) => ({ answers: [...answers], times: 1 })),
          ],
        },
        session,
      );
    const counted = (): MatchSession => {
      round = 1;
      return new MatchSession(Match.begin(counting, { seats: 2, seed: 's' }), [], { seed: 's', revision: 0 });
    };

    test('end with it, without a notice, whether they have begun or not', () => {
      const [session, other] = [counted(), counted()];
      const [plan, waiting] = [aheadNow(left(session), session), left(other)];
      const after = given(plan, session);
      round = 2;
      expect([aheadNow(after, session), aheadNow(waiting, other)]).toEqual([undefined, undefined]);
      // One that is left now is for this round.
      expect(aheadNow(left(other), other)).toMatchObject({ round: 2, aim: { answer: 'caw' } });
    });

    test('leave later turns to other lines', () => {
      const session = counted();
      const card = cardOf(session, 0);
      const plan = left(session, [[card]]);
      round = 2;
      expect(aheadNow(plan, session)).toMatchObject({ aim: { line: 1, answer: card } });
      expect(aheadNow(left(session, [[cardOf(session, 1)]]), session)).toMatchObject({ aim: { line: 0 } });
    });
  });

  test.each<[string, AheadPlan['void'], (session: MatchSession, plan: AheadPlan) => MatchSession]>([
    [
      'where the seat has answered otherwise',
      'answered',
      (session) => {
        session.match.play(0, caw);
        return session;
      },
    ],
    [
      'where its answer was taken back',
      'takenBack',
      (session, plan) => {
        given(plan, session);
        session.match.takeBack(0);
        return session;
      },
    ],
    ['in a match under newer rules', 'newRules', () => begun(1)],
  ])('are void %s', (_, why, happens) => {
    const session = begun();
    const card = cardOf(session, 0);
    const plan = aheadNow(planned(session, [[card, 'caw']]), session) as AheadPlan;
    expect(aheadNow(plan, happens(session, plan))).toMatchObject({ aim: null, void: why });
  });

  test('stand where another seat takes back what came after them', () => {
    const session = begun();
    const plan = aheadNow(planned(session, [[cardOf(session, 0)]]), session) as AheadPlan;
    session.match.play(1, caw);
    session.match.takeBack(1);
    expect(aheadNow(plan, session)).toMatchObject({ aim: { number: 2 }, void: null });
  });

  test('are for tables over days whose deal nobody else plays', () => {
    const table = { status: 'running', clock: { kind: 'days', days: 1 } } as TableState;
    expect(mayAnswerAhead(table)).toBe(true);
    expect(mayAnswerAhead({ ...table, daily: '2030-01-01' })).toBe(false);
    expect(mayAnswerAhead({ ...table, clock: { kind: 'move', seconds: 60 } })).toBe(false);
    expect(mayAnswerAhead({ ...table, status: 'over' })).toBe(false);
  });
});
