import { QuickChance, type Reason, type Seat } from '@aerie/kernel';
import game, { type Answer, type State, sumOf } from '@aerie/rauf-und-runter';
import { describe, expect, test } from 'vitest';
import { COMMON_ADVICE } from '../../advice.js';
import { advise, questionTo, random } from '../../bot.js';
import { NUDGE_CODES } from './nudges.js';
import { perfect } from './perfect.js';
import { type Judged, REASON_CODES } from './reasons.js';

interface Said {
  readonly s: State;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly nudge: Reason | undefined;
  readonly reason: Reason;
  readonly odds: readonly Judged[];
}

const LUCK = new QuickChance('not used');

function adviceOn(s: State, bot = perfect()): Said {
  const [seat] = game.awaited(s) as [Seat];
  const { answer, nudge, reason, odds } = advise(questionTo(game, s, seat), bot, LUCK);
  return { s: game.clone(s), seat, answer, nudge, reason, odds: odds as readonly Judged[] };
}

/** Advice on every decision of some matches; who plays in them takes it three times out of four. */
function heard(matches: number): readonly Said[] {
  const all: Said[] = [];
  for (let match = 0; match < matches; match++) {
    const luck = new QuickChance(`advice ${match}`);
    const s = game.setup({}, 2 + (match % 4), luck, undefined);
    const bot = perfect();
    while (game.awaited(s).length > 0) {
      const said = adviceOn(s, bot);
      all.push(said);
      const legal = game.answers(s, said.seat);
      const answer = luck.below(4) > 0 ? said.answer : (legal[luck.below(legal.length)] as Answer);
      game.apply(s, said.seat, answer, luck, undefined);
    }
  }
  return all;
}

const HEARD = heard(24);

/** A table for two in the middle of the first seat's turn. */
function table(changes: Partial<State>): State {
  const s = game.setup({}, 2, new QuickChance('table'), undefined);
  const flutter = [10, 8, 7, 11, 12, 13, 9];
  const seats = { turn: 0, order: [0, 1], pecking: [0, 1], space: [12, 10], momentum: [0, 0] };
  return Object.assign(s, { round: 2, flutter, feathers: [0, 0], ...seats, ...changes });
}

/** Nothing to be had from two feathers but a softer landing, or none at the bottom of the ladder. */
const CRASHED = { dice: 0, roll: 0, track: [4, 5, 5], feathers: [2, 0] };
const SITUATIONS: readonly State[] = [table(CRASHED), table({ ...CRASHED, space: [0, 1], pecking: [1, 0] })];

describe('odds', () => {
  test('there are odds on every legal answer, the best first, and chances are chances', () => {
    for (const { s, seat, odds } of HEARD) {
      const answers = odds.map(({ answer }) => answer);
      expect(answers).toHaveLength(game.answers(s, seat).length);
      expect(answers).toEqual(expect.arrayContaining([...game.answers(s, seat)]));
      const worths = odds.map(({ facts }) => facts.worth);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
      for (const { facts } of odds) {
        for (const chance of [facts.fall, facts.worth]) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1 + 1e-12);
        }
      }
    }
  });

  /** Plays the turn to its end as the bot would, after this first answer. */
  function playTurn(
    from: State,
    seat: Seat,
    first: Answer,
    bot: ReturnType<typeof perfect>,
    luck: QuickChance,
  ) {
    const s = game.clone(from);
    const { round, turn } = s;
    let end = { fall: 0, stand: 0, momentum: 0, feathers: 0 };
    let answer = first;
    for (;;) {
      game.apply(s, seat, answer, luck, (event) => {
        if (event.type === 'fell' && event.seat === seat && s.turn === turn) end = { ...end, fall: 1 };
        if (event.type === 'stood' && event.seat === seat)
          end = { ...end, stand: 1, momentum: event.momentum };
      });
      // The first seat of two: its feathers do not change before the other has played.
      if (s.round !== round || s.turn !== turn) return { ...end, feathers: s.feathers[seat] as number };
      answer = bot.choose(questionTo(game, s, seat), luck);
    }
  }

  const TURNS = 2500;
  test.each<[string, Partial<State>]>([
    ['five dice, no feathers', { dice: 5, roll: 3000, track: [] }],
    ['five dice, feathers for re-rolls', { dice: 5, roll: 1234, track: [], feathers: [5, 1] }],
    ['three dice on a low track', { dice: 3, roll: 100, track: [1, 1], feathers: [2, 0] }],
    ['two dice near the edge', { dice: 2, roll: 9, track: [2, 4], heap: [1], feathers: [1, 0] }],
    ['the last round', { round: 6, dice: 3, roll: 77, track: [3], heap: [1], feathers: [4, 2] }],
  ])('are what happens when the turn is played often: %s', (name, changes) => {
    const s = table(changes);
    const bot = perfect();
    const luck = new QuickChance(name);
    for (const { answer, facts } of adviceOn(s, bot).odds) {
      const total = { fall: 0, stand: 0, momentum: 0, feathers: 0, square: 0 };
      for (let i = 0; i < TURNS; i++) {
        const end = playTurn(s, 0, answer, bot, luck);
        total.fall += end.fall / TURNS;
        total.stand += end.stand / TURNS;
        total.momentum += end.momentum / TURNS;
        total.square += end.momentum ** 2 / TURNS;
        total.feathers += end.feathers / TURNS;
      }
      const within = 4.5 / Math.sqrt(TURNS);
      const mean = total.stand > 0 ? total.momentum / total.stand : 0;
      const variance = total.stand > 0 ? Math.max(0, total.square / total.stand - mean ** 2) : 0;
      expect(Math.abs(total.fall - facts.fall)).toBeLessThan(
        within * Math.sqrt(facts.fall * (1 - facts.fall)) + 2 / TURNS,
      );
      expect(Math.abs(mean - facts.momentum)).toBeLessThan(
        within * Math.sqrt(variance / Math.max(total.stand, 0.01)) + 1e-9,
      );
      // Feathers at the end of a turn scatter by less than two.
      expect(Math.abs(total.feathers - facts.feathers)).toBeLessThan(within * 2);
    }
  });
});

describe('reasons', () => {
  test('the advice is what the bot would do', () => {
    for (const { s, seat, answer } of HEARD.filter((_, i) => i % 7 === 0))
      expect(perfect().choose(questionTo(game, s, seat), LUCK)).toBe(answer);
  });

  test('questions in any order get the same advice as one alone', () => {
    const bot = perfect();
    for (const { s, odds } of HEARD.slice(0, 200).toReversed()) expect(adviceOn(s, bot).odds).toEqual(odds);
  });

  test('every code can be heard, and no other', () => {
    const codes = new Set([...HEARD, ...SITUATIONS.map((s) => adviceOn(s))].map(({ reason }) => reason.code));
    expect([...codes].toSorted()).toEqual([...REASON_CODES, COMMON_ADVICE[0]].toSorted());
  });

  test('wherever there is a choice, a hint begins with where to look', () => {
    const heard = [...HEARD, ...SITUATIONS.map((s) => adviceOn(s))];
    for (const { nudge, reason } of heard) expect(nudge === undefined).toBe(reason.code === 'onlyAnswer');
    const codes = new Set(heard.flatMap(({ nudge }) => nudge?.code ?? []));
    expect([...codes].toSorted()).toEqual([...NUDGE_CODES].toSorted());
  });

  test('at the bottom of the ladder feathers are kept', () => {
    expect(SITUATIONS.map((s) => adviceOn(s).reason)).toEqual([
      { code: 'shedSome', args: { shed: 2, spaces: 5 } },
      { code: 'shedNot', args: { spaces: 0 } },
    ]);
  });

  test('bots without words say what they would do', () => {
    const { s, seat } = HEARD[0] as Said;
    const asked = questionTo<State, unknown, unknown, unknown, unknown>(game as never, s, seat);
    const said = advise(asked, random, new QuickChance(''));
    expect(said).toEqual({
      answer: random.choose(asked, new QuickChance('')),
      reason: { code: 'botWould' },
    });
    const answers = asked.answers.slice(0, 1);
    expect(advise({ ...asked, answers }, random, LUCK).reason).toEqual({ code: 'onlyAnswer' });
  });

  /** What must be true of the facts when a reason is given. */
  const CLAIMS: Readonly<Record<string, (said: Said, chosen: Judged, others: readonly Judged[]) => boolean>> =
    {
      onlyAnswer: (_, __, others) => others.length === 0,
      hardlyMatters: (_, { answer, facts }, others) =>
        others.some((one) => facts.worth - one.facts.worth < 0.0005) &&
        (answer.kind === 'reroll' || others.every((one) => facts.worth - one.facts.worth < 0.0005)),
      sureStand: (_, { facts }, others) => facts.fall === 0 && others.some((one) => one.facts.fall >= 0.05),
      safest: ({ reason }, { facts }, others) =>
        Number(reason.args?.fall) < Number(reason.args?.next) &&
        others
          .filter((one) => one.answer.kind === 'pick')
          .every((one) => facts.fall < one.facts.fall + 1e-12 || facts.worth - one.facts.worth < 0.0005),
      featherPays: (_, { answer, facts }, others) =>
        answer.kind === 'pick' &&
        answer.die === 0 &&
        others.some((one) => facts.feathers >= one.facts.feathers),
      keepsTrackOpen: ({ s, reason }, { answer }, others) =>
        answer.kind === 'pick' &&
        answer.die === reason.args?.face &&
        answer.die >= (s.track.at(-1) ?? 0) &&
        others.some((one) => one.answer.kind === 'pick' && one.answer.die > answer.die),
      bestClimb: (_, { facts }, others) =>
        others.some((one) => one.answer.kind === 'pick' && facts.momentum >= one.facts.momentum),
      balance: (_, { facts }, others) => others.some((one) => facts.momentum < one.facts.momentum),
      rerollPays: ({ reason }, { answer }) => answer.kind === 'reroll' && Number(reason.args?.gain) > 0,
      rerollNot: (_, { answer }, others) =>
        answer.kind === 'pick' && others.some((one) => one.answer.kind === 'reroll'),
      shedToStand: ({ s, reason }, { facts }) => facts.fall === 0 && reason.args?.momentum === sumOf(s.track),
      shedSome: (_, { answer, facts }) => answer.kind === 'shed' && answer.feathers > 0 && facts.fall === 1,
      shedNot: (_, { answer, facts }) => answer.kind === 'shed' && answer.feathers === 0 && facts.fall === 1,
    };

  test('what a reason claims is true of the facts', () => {
    for (const said of HEARD) {
      const chosen = said.odds.find(({ answer }) => answer === said.answer) as Judged;
      const others = said.odds.filter((one) => one !== chosen);
      const { code, args } = said.reason;
      expect(CLAIMS[code]?.(said, chosen, others), `${code}: ${JSON.stringify(said)}`).toBe(true);
      if (args?.fall !== undefined)
        expect(Math.abs(Number(args.fall) - 100 * chosen.facts.fall)).toBeLessThanOrEqual(1);
      if (args?.momentum !== undefined)
        expect(Math.abs(Number(args.momentum) - chosen.facts.momentum)).toBeLessThanOrEqual(0.0501);
      for (const value of Object.values(args ?? {})) expect(value).toBeGreaterThanOrEqual(0);
    }
  });
});
