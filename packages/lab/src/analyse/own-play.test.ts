import { analyse, EFFORTS, Weighing } from '@aerie/analysis';
import { type AnyBot, type AnyJudge, ask, botOf, judgeOf, possible, random } from '@aerie/bots';
import { type AnyGame, Match, type MatchLog, QuickChance, type Seat } from '@aerie/kernel';
import { expect, it } from 'vitest';
import { gameNamed } from '../choices.js';

/** A match between bots of one kind. */
function played(game: AnyGame, seats: number, bot: AnyBot): MatchLog {
  const match = Match.begin(game, { options: {}, seats, seed: 'own' });
  const luck = new QuickChance('own');
  for (;;) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) return match.log;
    match.play(seat, ask(game, match.state, seat, bot, luck));
  }
}

/** What is lost at a decision, in the mean of one of so many shares of the match, and at how many. */
function lostIn(game: AnyGame, judge: AnyJudge, log: MatchLog, of: number) {
  const pieces = analyse(game, judge, log, { part: { nth: 0, of } });
  for (;;) {
    const { value, done } = pieces.next();
    if (!done) continue;
    const lost = value.moments.flatMap(({ decision }) => (decision ? [decision.loss] : []));
    return { mean: lost.reduce((sum, one) => sum + one, 0) / lost.length, decisions: lost.length };
  }
}

/** The masters of these games think as their judges do; those of the others look further ahead or less far. */
it.each([
  ['zefiria', 2, 16],
  ['cloud-mine', 3, 6],
])(
  '%s: an analysis finds next to no loss in what the master plays, and much where anything is played',
  async (id, seats, of) => {
    const game = gameNamed(id);
    const judge = await judgeOf(game);
    const [master, anything] = [(await botOf(game, 'master')) as AnyBot, random].map((bot) =>
      lostIn(game, judge, played(game, seats, bot), of),
    ) as [ReturnType<typeof lostIn>, ReturnType<typeof lostIn>];
    expect(master.decisions).toBeGreaterThan(2);
    expect(master.mean).toBeLessThan(0.003);
    expect(anything.mean).toBeGreaterThan(0.01);
  },
);

/** Plays what the analysis finds best, in a match that bots have begun with so many answers, and looks at it again with other luck. */
async function lostByTheAnalysisItself(game: AnyGame, before: number, most: number) {
  const judge = await judgeOf(game);
  const weighing = new Weighing(game, judge, EFFORTS.usual);
  const bot = (await botOf(game, 'gentle')) as AnyBot;
  const match = Match.begin(game, { options: {}, seats: 2, seed: 'itself' });
  const luck = new QuickChance('itself');
  const lost: number[] = [];
  const lostAtRandom: number[] = [];
  for (let answered = 0; lost.length < most; answered++) {
    const { state } = match;
    const seat = game.awaited(state)[0] as Seat;
    const answers = possible(game, state, seat);
    const weighed = (answer: unknown, name: string) =>
      answered >= before && answers.length > 1
        ? weighing.weigh(state, seat, answer, new QuickChance(`${name} ${answered}`))
        : undefined;
    const best = weighed(answers[0], 'play')?.answers[0]?.answer;
    const answer = best === undefined ? ask(game, state, seat, bot, luck) : game.read(best);
    if (best !== undefined) {
      lost.push(weighed(answer, 'look')?.loss as number);
      lostAtRandom.push(weighed(answers[luck.below(answers.length)], 'look')?.loss as number);
    }
    match.play(seat, answer);
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  return { lost, mean: mean(lost), atRandom: mean(lostAtRandom) };
}

/** What the masters of these games play is no measure: they do not think as the judges do. */
it.each([
  ['ueber-den-wolken', 4, 10],
  ['schwingenschlag', 30, 4],
])(
  '%s: an analysis finds next to no loss in what it would play itself',
  { timeout: 240_000 },
  async (id, before, most) => {
    const { lost, mean, atRandom } = await lostByTheAnalysisItself(gameNamed(id), before, most);
    expect(lost).toHaveLength(most);
    expect(mean).toBeLessThan(0.01);
    expect(atRandom).toBeGreaterThan(4 * mean);
    expect(atRandom).toBeGreaterThan(0.02);
  },
);
