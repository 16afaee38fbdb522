import skylark from '@aerie/conformance/sample';
import { type AnyGame, Match } from '@aerie/kernel';
import { describe, expect, test } from 'vitest';
import { inTime, personTakesBack, settle } from './decisions.js';
import { type AnyMatch, type Decision, MatchSession } from './match-session.js';
import type { Occupant, TableState } from './state.js';
import { tableMessage } from './table-message.js';
import { ownScreen } from './telling.js';
import {
  answerUndoRequest,
  isAgreed,
  MOST_TAKE_BACKS,
  takeBackAgreed,
  undoReason,
  withUndoRequest,
} from './undo.js';

const game = skylark as unknown as AnyGame;
const together: AnyGame = { ...game, together: true };
const person = (id: string, over: object = {}): Occupant => ({
  ...{ kind: 'person', person: id, name: id, cover: null, resigned: false },
  ...over,
});
const anna = person('anna');
const ben = person('ben');
const bot: Occupant = { kind: 'bot', level: 'greedy' };

const tableOf = (second: Occupant, over: Partial<TableState> = {}): TableState => ({
  ...{ game: 'skylark', options: {}, host: 'anna', listed: false, status: 'running', match: 'm' },
  ...{ rematch: null, undoWish: null, seats: [anna, second] },
  ...over,
});
const friendly = { friendly: true } as const;

/** A match where both have decided, seat 0 before seat 1. */
function begun(rules = game): MatchSession {
  const match: AnyMatch = Match.begin(rules, { seats: 2, seed: 's' });
  for (const seat of [0, 1]) match.play(seat, { kind: 'caw' });
  return new MatchSession(match, [], { seed: 's', revision: 0 });
}

function decided(session: MatchSession, table: TableState, decision: Decision): string {
  const step = session.propose(inTime(table, session, decision, 0), 0);
  if (typeof step === 'string') return step;
  if ('refused' in step) return step.refused.code;
  session.adopt(step);
  return 'done';
}

/** What becomes of it when seat 0 takes back, and whether it can be asked of the others. */
function takenBack(session: MatchSession, table: TableState, number = session.number) {
  let barredAt: number | undefined;
  const decision = personTakesBack(table, session, { seat: 0, seen: { number } }, 'anna', (at) => {
    barredAt = at;
  });
  return { result: decided(session, table, decision), asks: barredAt !== undefined };
}

const DONE = { result: 'done', asks: false };
const ASKED = { result: 'decidedSince', asks: true };
const STANDS = { result: 'luckCounts', asks: false };

describe('what another seat has followed', () => {
  test.each<[string, TableState, typeof DONE, AnyGame?]>([
    ['stands in a rated match between people', tableOf(ben), STANDS],
    ['stands in a rated match against bots', tableOf(bot), STANDS],
    [
      'stands in a rated match whose other seat is covered',
      tableOf(person('ben', { cover: 'greedy' })),
      STANDS,
    ],
    ['stands in the daily challenge', tableOf(bot, { daily: '2030-01-01' }), STANDS],
    [
      'stands in the daily challenge of a cooperative game',
      tableOf(bot, { daily: '2030-01-01' }),
      STANDS,
      together,
    ],
    ['is asked of the others in a friendly match', tableOf(ben, friendly), ASKED],
    ['is asked of the others in a cooperative game', tableOf(ben), ASKED, together],
    [
      'is asked of somebody whose seat is covered',
      tableOf(person('ben', { cover: 'greedy' }), friendly),
      ASKED,
    ],
    [
      'is asked of somebody who was late',
      tableOf(person('ben', { cover: 'greedy', late: true }), friendly),
      ASKED,
    ],
    [
      'is not asked of somebody who has resigned',
      tableOf(person('ben', { cover: 'greedy', resigned: true })),
      DONE,
      together,
    ],
    ['is not asked of bots in a friendly match', tableOf(bot, friendly), DONE],
    ['is not asked of bots in a cooperative game', tableOf(bot), DONE, together],
    ['is not asked of oneself at a shared screen', tableOf(person('anna')), DONE],
  ])('%s', (_, table, expected, rules) => {
    const session = begun(rules);
    const { match } = session;
    const told = ownScreen(match, [0], table).sides[0]?.undo;
    expect(told ?? null).toEqual(expected === DONE ? null : { code: expected.result });
    expect(takenBack(session, table)).toEqual(expected);
  });

  test('where luck counts nobody can agree to it, and a request from before is void', () => {
    const session = begun();
    const asked = { ...tableOf(ben), undoWish: { seat: 0, number: 2, agreed: [1] } };
    expect(isAgreed(asked, game, asked.undoWish)).toBe(false);
    expect(tableMessage('t', asked, 'anna', { isHere: () => true }, game, session).undoWish).toBeNull();
    const open = { ...asked, ...friendly };
    expect(isAgreed(open, game, asked.undoWish)).toBe(true);
    expect(tableMessage('t', open, 'anna', { isHere: () => true }, game, session).undoWish).toMatchObject({
      seat: 0,
    });
  });

  test('is taken back once all people have agreed, each for themselves and also from a covered seat', () => {
    const session = begun();
    const table = tableOf(person('ben', { cover: 'greedy' }), friendly);
    const asked = withUndoRequest({ seat: 0, number: 2, agreed: [] })(table);
    expect(isAgreed(asked, game, { seat: 0, agreed: [] })).toBe(false);
    const agreed = answerUndoRequest(asked, 1, true);
    const request = agreed.undoWish;
    if (!request) throw new Error('the request is gone');
    expect(isAgreed(agreed, game, request)).toBe(true);
    expect(decided(session, agreed, (match) => takeBackAgreed(match, request))).toBe('done');
    expect(decided(session, agreed, (match) => takeBackAgreed(match, request))).toBe('written');
    expect(settle(agreed, session).undoWish).toBeNull();
    expect(answerUndoRequest(asked, 1, false).undoWish).toBeNull();
  });
});

test('an answer that nothing has followed is taken back in any match, and repeating that asks for nothing', () => {
  const session = begun();
  session.follow({ seat: 0, answer: `lay ${firstCard(session)}`, chance: [] });
  expect(takenBack(session, tableOf(ben))).toEqual(DONE);
  expect(takenBack(session, tableOf(ben), 3)).toEqual({ result: 'written', asks: false });
  expect(takenBack(session, tableOf(ben, friendly), 3)).toEqual({ result: 'written', asks: false });
});

test('a seat takes back so often in a match, and the others still can', () => {
  const session = begun();
  const table = tableOf(ben, friendly);
  const lay = () => session.follow({ seat: 0, answer: `lay ${firstCard(session)}`, chance: [] });
  for (let i = 0; i < MOST_TAKE_BACKS; i++) {
    lay();
    expect(takenBack(session, table)).toEqual(DONE);
  }
  const agreed = { seat: 0, number: session.number, agreed: [1] };
  expect(decided(session, table, (match) => takeBackAgreed(match, agreed))).toBe('tooManyTakeBacks');
  expect(undoReason(table, session.match, 1)).toBeUndefined();
  lay();
  expect(takenBack(session, table)).toEqual({ result: 'tooManyTakeBacks', asks: false });
  expect(undoReason(table, session.match, 0)).toEqual({
    code: 'tooManyTakeBacks',
    args: { most: MOST_TAKE_BACKS },
  });
});

const firstCard = ({ match }: MatchSession): number =>
  (match.state as { hands: number[][] }).hands[0]?.[0] ?? 0;
