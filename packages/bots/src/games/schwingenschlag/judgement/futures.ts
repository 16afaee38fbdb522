import { QuickChance, type Seat } from '@aerie/kernel';
import schwingenschlag, {
  type Answer,
  accountOf,
  applyWithinTurn,
  type Event,
  endTurn,
  type State,
} from '@aerie/schwingenschlag';
import type { LearnedJudge } from './judge.js';

type Account = ReturnType<typeof accountOf>;

/** Where points come from, objectives aside: the columns of the account. */
export const SOURCES = ['printed', 'ends', 'eggs', 'cached', 'tucked', 'guild', 'rest'] as const;
export type Source = (typeof SOURCES)[number];

/** What a seat does in the turn that an answer belongs to. */
export interface ThisTurn {
  /** Dragons whose abilities worked. */
  activated: number;
  /** Hatchlings that were fed. */
  fed: number;
  laid: number;
  cached: number;
  tucked: number;
}

/** One imagined game, played to its end. */
export interface Future {
  /** The points of the rival, where there is one. */
  readonly rival: number | undefined;
  readonly sources: Readonly<Record<Source, number>>;
  /** Points for objectives by round. */
  readonly objectives: readonly number[];
  readonly thisTurn: Readonly<ThisTurn>;
}

/** How much is imagined: no world is begun once so many decisions have been made, and no more worlds than these. */
export interface Reach {
  readonly decisions: number;
  readonly worlds: number;
}

const PASS: Answer = { a: 'pass' };

/**
 * Plays answers on to the end of the game, each decision by what looks best at once. The others play on to the end of the round,
 * so that its objective is fought for; from then on they pass.
 */
export class Futures {
  constructor(private readonly judge: LearnedJudge) {}

  /** The futures of each answer, world by world: all answers begin in the same worlds with the same luck. */
  of(
    answers: readonly Answer[],
    seat: Seat,
    reach: Reach,
    imagine: () => State,
    luck: QuickChance,
  ): Future[][] {
    const futures: Future[][] = answers.map(() => []);
    let decisions = 0;
    for (let world = 0; world < reach.worlds && decisions < reach.decisions; world++) {
      const s = imagine();
      const seed = `${luck.below(1e9)}`;
      answers.forEach((answer, i) => {
        const played = this.playOut(schwingenschlag.clone(s), seat, answer, new QuickChance(seed));
        futures[i]?.push(played.future);
        decisions += played.decisions;
      });
    }
    return futures;
  }

  private playOut(
    s: State,
    seat: Seat,
    answer: Answer,
    chance: QuickChance,
  ): { future: Future; decisions: number } {
    const { round } = s;
    const turn = new TurnCount(seat);
    let decisions = 0;
    let who: Seat | undefined = seat;
    for (let next: Answer | undefined = answer; who !== undefined; next = undefined) {
      const passes = s.round > round && who !== seat && s.agenda.at(-1)?.task === 'turn';
      next ??= passes ? PASS : this.judge.best(s, who, chance);
      applyWithinTurn(s, who, next, chance, turn.emit);
      endTurn(s, chance);
      if (!passes) decisions++;
      if (s.round > round || s.agenda.at(-1)?.task === 'turn') turn.emit = undefined;
      [who] = schwingenschlag.awaited(s);
    }
    const [rival] = schwingenschlag.outcome(s)?.rivals ?? [];
    const account = accountOf(s, seat);
    const future: Future = {
      rival: rival?.points,
      sources: sourcesOf(account),
      objectives: account.objectives,
      thisTurn: turn.count,
    };
    return { future, decisions };
  }
}

/** Counts what a seat does, as long as it is listened to. */
class TurnCount {
  readonly count: ThisTurn = { activated: 0, fed: 0, laid: 0, cached: 0, tucked: 0 };
  private readonly fed = new Set<number>();

  constructor(private readonly seat: Seat) {}

  emit: ((event: Event) => void) | undefined = (event) => {
    switch (event.type) {
      case 'activated':
      case 'laid':
      case 'cached':
      case 'tucked':
        if (event.seat === this.seat) this.count[event.type]++;
        break;
      case 'fed':
        if (event.seat === this.seat) this.count.fed = this.fed.add(event.card).size;
    }
  };
}

function sourcesOf({ dragons, guild, matEggs, coins, leftOvers }: Account): Record<Source, number> {
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return {
    printed: sum(dragons.map(({ printed }) => printed)),
    ends: sum(dragons.map(({ end }) => end)),
    eggs: matEggs + sum(dragons.map(({ eggs }) => eggs)),
    cached: sum(dragons.map(({ cached }) => cached)),
    tucked: sum(dragons.map(({ tucked }) => tucked)),
    guild: sum(guild.map(({ points }) => points)),
    rest: coins + leftOvers,
  };
}
