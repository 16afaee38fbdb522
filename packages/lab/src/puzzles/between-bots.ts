import { type Decision, decisionFinder, type Mined, type Miner } from '@aerie/analysis/puzzles/search';
import { type AnyBot, ask, botOf } from '@aerie/bots';
import { type AnyGame, Match, QuickChance, type Seat } from '@aerie/kernel';

/** Who plays the matches: whoever errs now and then, so that positions vary. */
const PLAYERS = ['gentle', 'club', 'strong'] as const;
const MOST_SEATS = 4;

/** Finds decisions in games between bots whose best answer beats all others by far. */
export async function decisionMiner(game: AnyGame): Promise<Miner> {
  const finder = await decisionFinder(game);
  const players = await Promise.all(PLAYERS.map((name) => botOf(game, name)));
  const bots = players.filter((bot) => bot !== undefined);
  return (seed, number): Mined => {
    const few = Math.max(2, game.seats.min);
    const seats = few + (number % (Math.min(game.seats.max, MOST_SEATS) - few + 1));
    const seated = Array.from({ length: seats }, (_, seat) => bots[(seat + number) % bots.length] as AnyBot);
    return finder({ seed, seats, options: {}, ...playedBy(game, seated, seed) }, seed);
  };
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
