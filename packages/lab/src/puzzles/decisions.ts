import type { Puzzle } from '@aerie/analysis/puzzles';
import { type AnyBot, type AnyJudge, ask, botOf, judgeOf, questionTo } from '@aerie/bots';
import { type AnyGame, Match, QuickChance, type Seat } from '@aerie/kernel';
import { QUICK, STRONG, standout } from './contest.js';
import { difficultyOf, type Trier, triersOf, triesAt } from './difficulty.js';
import { Counter, idOf, type Mined, type Miner, MOST_A_MATCH, matchOf } from './miner.js';
import { themeOf } from './themes.js';

/** Who plays the matches: whoever errs now and then, so that positions vary. */
const PLAYERS = ['gentle', 'club', 'strong'] as const;
const MOST_SEATS = 4;
/** So many decisions of a match are looked at, in any order. */
const LOOKS = 40;
/** How a margin changes the rating. */
const PER_MARGIN = 400;
const USUAL_MARGIN = 0.2;
/** Puzzles of a match are so many answers apart. */
const APART = 12;

/** A decision between several answers, and what was answered before it. */
interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
  readonly after: number;
}

/** Finds decisions in games between bots whose best answer beats all others by far. */
export async function decisionMiner(game: AnyGame): Promise<Miner> {
  const judge = await judgeOf(game);
  const triers = await triersOf(game);
  const players = await Promise.all(PLAYERS.map((name) => botOf(game, name)));
  const bots = players.filter((bot) => bot !== undefined);
  return (seed, number): Mined => {
    const counter = new Counter();
    const few = Math.max(2, game.seats.min);
    const seats = few + (number % (Math.min(game.seats.max, MOST_SEATS) - few + 1));
    const seated = Array.from({ length: seats }, (_, seat) => bots[(seat + number) % bots.length] as AnyBot);
    const { played, decisions } = playedBy(game, seated, seed);
    const looked = new QuickChance(`${seed}/looks`)
      .deal([...decisions.keys()], Math.min(LOOKS, decisions.length))
      .map((i) => decisions[i] as Decision);
    const puzzles: Puzzle[] = [];
    for (const decision of looked) {
      if (puzzles.length === MOST_A_MATCH) break;
      const { state, seat, after } = decision;
      const answers = game.answers(state, seat).map((answer) => game.write(answer));
      const theme = themeOf(game.id, game.view(state, seat), answers);
      const isAlike = puzzles.some((one) => one.theme === theme || Math.abs(one.after - after) < APART);
      const found = isAlike ? 'alike' : taskAt(game, judge, triers, decision, `${seed}/${after}`);
      if (typeof found === 'string') counter.add(found);
      else {
        puzzles.push({ id: idOf(seed, after), after, seat, theme, ...found });
        counter.add('kept');
      }
    }
    const match = matchOf(seed, seats, played, puzzles);
    return { matches: match ? [match] : [], thrown: counter.all };
  };
}

/** What is asked in a position and how hard it is, or why nothing is: the stronger search must find what the quick one did. */
function taskAt(
  game: AnyGame,
  judge: AnyJudge,
  triers: readonly Trier[],
  { state, seat }: Decision,
  seed: string,
): Pick<Puzzle, 'task' | 'rating'> | string {
  const asked = questionTo(game, state, seat);
  const luck = (what: string) => new QuickChance(`${seed}/${what}`);
  const tries = (right: readonly string[]) =>
    triesAt(triers, (bot, nth) => right.includes(game.write(bot.choose(asked, luck(`${nth}`)))));
  const quick = standout(game, judge, asked, QUICK, luck('quick'));
  if (typeof quick === 'string') return quick;
  if (tries(quick.right).every(({ found }) => found)) return 'found by all';
  const task = standout(game, judge.closer ?? judge, asked, STRONG, luck('strong'));
  if (typeof task === 'string') return `${task} at the second look`;
  if (!task.right.includes(quick.right[0] as string)) return 'another at the second look';
  // What loses much is easier to see.
  const easier = Math.round(PER_MARGIN * (task.margin - USUAL_MARGIN));
  return { task, rating: difficultyOf(tries(task.right)) - easier };
}

/** A game between these bots: what was answered, and every decision between several answers. */
function playedBy(game: AnyGame, bots: readonly AnyBot[], seed: string) {
  const match = Match.begin(game, { options: {}, seats: bots.length, seed });
  const luck = new QuickChance(`${seed}/bots`);
  const played: `${Seat} ${string}`[] = [];
  const decisions: Decision[] = [];
  for (;;) {
    const { state } = match;
    const [seat] = game.awaited(state);
    if (seat === undefined) return { played, decisions };
    const answer = ask(game, state, seat, bots[seat] as AnyBot, luck);
    if (game.answers(state, seat).length > 1) decisions.push({ state, seat, after: played.length });
    match.play(seat, answer);
    played.push(`${seat} ${game.write(answer)}`);
  }
}
