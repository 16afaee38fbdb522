import { QuickChance } from '@aerie/kernel';
import schwingenschlag, {
  type Answer,
  type Mat,
  newDragon,
  newMat,
  OBJECTIVE_POINTS,
  type ObjectiveId,
  type Row,
  resourceIndex,
  type State,
} from '@aerie/schwingenschlag';
import { describe, expect, test } from 'vitest';
import { questionTo } from '../../bot.js';
import { Futures } from './judgement/futures.js';
import { LearnedJudge } from './judgement/judge.js';
import { learnedNet } from './judgement/learned-net.js';
import { master } from './levels.js';

const OPTIONS = { openHands: false, laterPrinting: false, solo: '3' } as const;
const LAST_ROUND = 3;
const C: Row = 0;
const G: Row = 1;

/** The last round begins, as if nothing had happened since the first cards were chosen. */
function lastRound(seats: number, objective: ObjectiveId): State {
  const luck = new QuickChance('last round');
  const s = schwingenschlag.setup(OPTIONS, seats, luck, undefined);
  while (s.drafts.length > 0) {
    const seat = schwingenschlag.awaited(s)[0] ?? 0;
    schwingenschlag.apply(s, seat, schwingenschlag.answers(s, seat)[0] as Answer, luck, undefined);
  }
  const others = s.objectives.filter((one) => one !== objective).slice(0, LAST_ROUND);
  const points = s.rival ? [0, 0] : s.mats.map(() => 0);
  return {
    ...s,
    objectives: [...others, objective],
    scored: others.map(() => ({ amounts: points, places: points, points })),
    round: LAST_ROUND,
    active: 0,
    agenda: [{ task: 'turn', seat: 0 }],
  };
}

/** The last coin of the last round is to be spent, from an empty hand; everybody else has passed. */
function lastTurn(seats: number, objective: ObjectiveId): State {
  const s = lastRound(seats, objective);
  for (const mat of s.mats) Object.assign(mat, { ...newMat(), coins: 0, eggs: 0, passed: true });
  if (s.rival) s.rival.passed = true;
  Object.assign(s.mats[0] as Mat, { coins: 1, passed: false });
  return s;
}

/** Takes cards out of wherever they lie and puts them down on a mat. */
function settle(s: State, seat: number, row: Row, dragons: readonly number[]): void {
  for (const card of dragons) takeFromDeck(s, card);
  const place = s.mats[seat]?.rows[row];
  place?.dragons.push(...dragons.map((card) => ({ ...newDragon(card), fresh: false })));
  if (place) place.caves = s.caveDeck.splice(0, dragons.length - 1);
}

function takeFromDeck(s: State, card: number): void {
  const shown = s.displayDragons.indexOf(card);
  if (shown >= 0) s.displayDragons[shown] = 0;
  const at = s.dragonDeck.indexOf(card);
  if (at >= 0) s.dragonDeck.splice(at, 1);
}

async function advised(s: State) {
  const bot = await master();
  const asked = questionTo(schwingenschlag, s, 0);
  const advice = bot.advise?.(asked, new QuickChance('hint'));
  if (!advice) throw new Error('the master gives no advice');
  expect(bot.choose(asked, new QuickChance('hint'))).toEqual(advice.answer);
  return { ...advice, reasons: [advice.reason, ...(advice.because ?? [])] };
}

describe('the master’s advice', () => {
  test.each([1, 2])(
    'is what it would do with the same luck, and says what to expect, with %d seats',
    async (seats) => {
      const { answer, odds = [], reasons } = await advised(lastRound(seats, '8b'));
      expect(odds[0]?.answer).toEqual(answer);
      expect(odds.length).toBeGreaterThan(1);
      for (const { facts } of odds) {
        expect(facts.worth).toBeGreaterThan(0);
        expect(facts.win).toBeGreaterThan(0);
        expect(facts.win).toBeLessThan(1);
      }
      expect(odds[0]?.facts.worth).toBeGreaterThanOrEqual(odds[1]?.facts.worth as number);
      expect(odds[0]?.facts.win).toBeGreaterThanOrEqual(odds[1]?.facts.win as number);
      expect(reasons.length).toBeLessThanOrEqual(3);
    },
  );

  test('an exploration that feeds two hatchlings is advised for what lies on the mat then, and for whom it feeds', async () => {
    const s = lastTurn(1, '8b');
    settle(s, 0, G, [7, 12]);
    const mat = s.mats[0] as Mat;
    mat.resources[resourceIndex('milk')] = 2;
    const { answer, nudge, reasons } = await advised(s);
    expect(answer).toEqual({ a: 'explore', row: G });
    expect(nudge).toEqual({ code: 'lookAtWalks' });
    expect(reasons).toEqual([
      { code: 'fromCached', args: { points: 2, now: 2 } },
      { code: 'fromEggs', args: { points: 1, now: 1 } },
      { code: 'feeds', args: { n: 2 } },
    ]);
  });

  test('a dragon that decides the objective of the last round is advised for that', async () => {
    const s = lastTurn(2, '7a');
    settle(s, 1, C, [6]);
    // It is worth no points by itself.
    takeFromDeck(s, 5);
    const mat = s.mats[0] as Mat;
    mat.dragons.push(5);
    mat.resources[resourceIndex('milk')] = 3;
    mat.eggs = 1;
    const { answer, nudge, reasons } = await advised(s);
    expect(answer).toEqual({ a: 'entice', card: 5, row: G });
    expect(nudge).toEqual({ code: 'lookAtObjective', args: { round: LAST_ROUND + 1, objective: '7a' } });
    expect(reasons).toEqual([
      {
        code: 'fromObjective',
        args: { points: OBJECTIVE_POINTS[LAST_ROUND]?.[0], round: LAST_ROUND + 1, objective: '7a' },
      },
      { code: 'roomNow' },
    ]);
  });

  test('nothing is compared where there is only one thing to do', async () => {
    const s = lastTurn(1, '8b');
    (s.mats[0] as Mat).coins = 0;
    const { answer, nudge, reasons, odds } = await advised(s);
    expect([answer, reasons, nudge, odds]).toEqual([
      { a: 'pass' },
      [{ code: 'onlyAnswer' }],
      undefined,
      undefined,
    ]);
  });
});

test('futures begin in the same worlds, and none is begun once enough has been decided', async () => {
  const s = lastTurn(1, '8b');
  settle(s, 0, G, [7, 12]);
  const view = schwingenschlag.view(s, 0);
  const luck = new QuickChance('futures');
  let worlds = 0;
  const imagine = () => {
    worlds++;
    return schwingenschlag.imagine(view, luck);
  };
  const futures = new Futures(new LearnedJudge(await learnedNet()));
  const pass: Answer = { a: 'pass' };
  const [one, other] = futures.of([pass, pass], 0, { decisions: 5, worlds: 24 }, imagine, luck);
  expect(one).toEqual(other);
  // Two decisions in each world: both answers pass, and the game is over.
  expect([worlds, one?.length]).toEqual([3, 3]);
});
