import { type AnyJudge, type Asked, judgeOf, questionTo } from '@aerie/bots';
import { type AnyGame, QuickChance } from '@aerie/kernel';
import type { BestAnswer, Puzzle } from '../puzzle.js';
import { type Effort, ENDED, PLAYED, QUICK, STRONG, standout } from './contest.js';
import { difficultyOf, type Trier, triersOf, triesAt } from './difficulty.js';
import { Counter, idOf, type Mined, MOST_A_MATCH, matchOf } from './miner.js';
import type { Decision, PlayedMatch } from './played-match.js';
import { playingOn } from './playing-on.js';
import { themeOf } from './themes.js';

/** So many decisions of a match are looked at, in any order. */
const LOOKS = 40;
/** How a margin changes the rating. */
const PER_MARGIN = 400;
const USUAL_MARGIN = 0.2;
/** Puzzles of a match are so many answers apart. */
const APART = 12;

/** Finds decisions in a match, whoever played it, whose best answer beats all others by far; the name begins the ids of its puzzles. */
export async function decisionFinder(game: AnyGame): Promise<(match: PlayedMatch, name: string) => Mined> {
  const judge = await judgeOf(game);
  const triers = await triersOf(game);
  return ({ seed, seats, options, played, decisions }, name) => {
    const counter = new Counter();
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
        puzzles.push({ id: idOf(name, after), after, seat, theme, ...found });
        counter.add('kept');
      }
    }
    const match = matchOf(seed, seats, played, puzzles, options);
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
  const task = confirmed(game, judge, asked, quick.right[0] as string, luck('strong'));
  if (typeof task === 'string') return task;
  // What loses much is easier to see.
  const easier = Math.round(PER_MARGIN * (task.margin - USUAL_MARGIN));
  return { task, rating: difficultyOf(tries(task.right)) - easier };
}

/**
 * What the second look finds where the first found this answer, or why that is no puzzle. It is the stronger one by all that a game has:
 * more worlds, every legal answer, and a judge that looks more closely. Where there is none, turns are played that the judge takes for
 * granted: until the next own turn where more worlds would say the same, else once more to the end of the match.
 */
export function confirmed(
  game: AnyGame,
  judge: AnyJudge,
  asked: Asked<unknown, unknown>,
  first: string,
  luck: QuickChance,
): BestAnswer | string {
  const look = (by: AnyJudge, effort: Effort): BestAnswer | string => {
    const found = standout(game, by, asked, effort, luck);
    if (typeof found === 'string') return `${found} at the second look`;
    return found.right.includes(first) ? found : 'another at the second look';
  };
  if (judge.closer) return look(judge.closer, STRONG);
  if (judge.steady) return look(playingOn(game, judge, 'next turn'), PLAYED);
  const strong = look(judge, STRONG);
  if (typeof strong === 'string') return strong;
  const ended = look(playingOn(game, judge, 'end'), ENDED);
  if (typeof ended === 'string') return `${ended}, played to the end`;
  return strong;
}
