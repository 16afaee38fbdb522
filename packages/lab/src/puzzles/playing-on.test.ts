import { confirmed, playingOn } from '@aerie/analysis/puzzles/search';
import { type AnyJudge, judgeOf, questionTo } from '@aerie/bots';
import { Match, QuickChance, type Seat } from '@aerie/kernel';
import { player, ROUNDS, type State } from '@aerie/rauf-und-runter';
import { STAGES, type State as WolkenState } from '@aerie/ueber-den-wolken';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../choices.js';

const game = gameNamed('rauf-und-runter');
const SEATS = 2;

/** A position of a match that is played at random: whose turn it is to decide, with at least two answers. */
function position(seed: string, isThere: (s: State) => boolean): State {
  const match = Match.begin(game, { options: {}, seats: SEATS, seed });
  const luck = new QuickChance(seed);
  for (;;) {
    const s = match.state as State;
    const answers = game.answers(s, player(s));
    if (answers.length > 1 && isThere(s)) return s;
    match.play(player(s), answers[luck.below(answers.length)]);
  }
}

/** The last turn of a match, with few dice left. */
const isLast = ({ round, turn, dice }: State): boolean =>
  round === ROUNDS - 1 && turn === SEATS - 1 && dice <= 3;

describe('where a judge says the same in every world, the second look', () => {
  let judge: AnyJudge;
  let closer: AnyJudge;
  beforeAll(async () => {
    judge = await judgeOf(game);
    closer = playingOn(game, judge, 'next turn');
  });
  const worth = (of: AnyJudge, s: State, seed: string): number =>
    of.expect(s, new QuickChance(seed)).worth[player(s)] as number;

  it('comes in the mean to what the judge says of the last turn, of which nothing is taken for granted', () => {
    const isOpen = (s: State): boolean => Math.abs(worth(judge, s, 'any') - 0.5) < 0.4;
    const s = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
      .map((seed) => position(seed, isLast))
      .find(isOpen) as State;
    const before = JSON.stringify(s);
    const seat: Seat = player(s);
    for (const answer of game.answers(s, seat)) {
      const after = (of: AnyJudge, seed: string): number =>
        of.expect(s, new QuickChance(seed), { seat, answers: [answer] }).worth[seat] as number;
      const exact = after(judge, 'any');
      const games = 200;
      let won = 0;
      for (let i = 0; i < games; i++) won += after(closer, `${i}`);
      expect(after(judge, 'another')).toBe(exact);
      expect(after(closer, '7')).toBe(after(closer, '7'));
      const error = Math.sqrt((exact * (1 - exact)) / games);
      expect(Math.abs(won / games - exact)).toBeLessThanOrEqual(4 * error + 1e-6);
      // It was played out: somebody has won.
      expect(Number.isInteger(2 * won)).toBe(true);
    }
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('where a judge samples, the second look plays matches to their ends as well', () => {
  const wolken = gameNamed('ueber-den-wolken');
  const SEED = 'to the end';

  it('and somebody has won in each of them', async () => {
    const judge = await judgeOf(wolken);
    const ended = playingOn(wolken, judge, 'end');
    const { state } = Match.begin(wolken, { options: {}, seats: 3, seed: SEED });
    const before = JSON.stringify(state);
    const [seat] = wolken.awaited(state) as [Seat];
    const answers = wolken.answers(state, seat).slice(0, 1);
    const wins = Array.from({ length: 12 }, (_, i) => {
      const { worth } = ended.expect(state, new QuickChance(`${i}`), { seat, answers });
      const parts = worth.filter((one) => one > 0);
      // Equal parts of one win.
      for (const part of parts) expect(part).toBeCloseTo(1 / parts.length);
      return worth.join();
    });
    expect(new Set(wins).size).toBeGreaterThan(1);
    expect(ended.expect(state, new QuickChance('7'), { seat, answers }).worth.join()).toBe(wins[7]);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('which refuses what only the judge believes', async () => {
    const known = await judgeOf(wolken);
    const match = Match.begin(wolken, { options: {}, seats: 2, seed: SEED });
    const isLate = ({ stage, cubes, step }: WolkenState): boolean =>
      stage === STAGES - 1 && step.at === 'turn' && Math.max(...cubes) < 3;
    const luck = new QuickChance(SEED);
    const awaited = (): Seat => wolken.awaited(match.state)[0] as Seat;
    while (!isLate(match.state as WolkenState)) {
      const [line = []] = known.promising(questionTo(wolken, match.state, awaited()), luck);
      for (const answer of line) match.play(awaited(), answer);
    }
    const seat = awaited();
    const asked = questionTo(wolken, match.state, seat);
    const first = wolken.write(asked.answers[0]);
    // Sure of its answer, as long as it is not asked about the end.
    const believing: AnyJudge = {
      ...known,
      expect(s, luck, considered) {
        if (wolken.outcome(s)) return known.expect(s, luck, considered);
        const isIt = considered && wolken.write(considered.answers[0]) === first;
        const mine = isIt ? 0.9 : 0.4;
        return { worth: seat === 0 ? [mine, 1 - mine] : [1 - mine, mine], points: [0, 0] };
      },
    };
    expect(confirmed(wolken, believing, asked, first, new QuickChance('1'))).toMatch(
      /at the second look, played to the end$/,
    );
  });
});
