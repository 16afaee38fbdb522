import { type Made, type Tally, tallyOf } from '@aerie/analysis/likeness';
import { type AnyBot, type AnyJudge, ask, judgeOf, possible } from '@aerie/bots';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { botNamed, gameNamed } from '../choices.js';
import { asksMaster, botFor, PLAYERS_OF_ALL_KINDS, type Player } from './players.js';

/** What is counted: so many people of each kind, each in so many matches against others of all kinds. */
export interface Count {
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly seed: string;
  readonly people: number;
  /** The same for kinds that the master thinks for. */
  readonly copiers: number;
  readonly matches: number;
}

/** Those of whom what is usual is taken, and those on whom errors are measured. */
export const PARTS = ['tuning', 'held'] as const;
export type PartName = (typeof PARTS)[number];

/** How somebody decided in a match. */
export interface Counted {
  readonly part: PartName;
  /** The name of the kind of player, and which of them. */
  readonly kind: string;
  readonly person: number;
  readonly match: number;
  readonly tally: Tally;
  /** The part of the others who came behind. */
  readonly beat: number;
}

interface Somebody {
  readonly player: Player;
  readonly person: number;
}

/** Who fills a table that too few are left for. */
const FILLER = 'club';

/**
 * Counts the tables that are `isMine`, match after match of everybody: what was counted so far is all that there is of fewer matches.
 * `known` tells what was found at a table before, `found` is told of each that is played.
 */
export async function count(
  wanted: Count,
  isMine: (table: number) => boolean,
  known: (table: number) => readonly Counted[] | undefined,
  found: (table: number, counted: readonly Counted[]) => void,
): Promise<Counted[]> {
  const game = gameNamed(wanted.game);
  const judge = await judgeOf(game);
  const everybody = PLAYERS_OF_ALL_KINDS.flatMap((player) =>
    Array.from({ length: asksMaster(player) ? wanted.copiers : wanted.people }, (_, person) => ({
      ...{ player, person },
    })),
  );
  const all: Counted[] = [];
  let table = 0;
  for (let match = 0; match < wanted.matches; match++)
    for (const part of PARTS) {
      const left = mixedUp(everybody, new QuickChance(`${wanted.seed}/${part}/${match}`));
      for (; left.length > 0; table++) {
        const here = left.splice(0, wanted.players);
        if (!isMine(table)) continue;
        const before = known(table);
        const counted =
          before ??
          (await playedBy(game, judge, here, { ...wanted, seed: `${wanted.seed}/${table}` })).map((one) => ({
            part,
            match,
            ...one,
          }));
        if (!before) found(table, counted);
        all.push(...counted);
      }
    }
  return all;
}

async function playedBy(
  game: AnyGame,
  judge: AnyJudge,
  here: readonly Somebody[],
  { options, players, seed }: Count,
): Promise<Pick<Counted, 'kind' | 'person' | 'tally' | 'beat'>[]> {
  const bots = await Promise.all(
    Array.from({ length: players }, (_, seat): Promise<AnyBot> => {
      const somebody = here[seat];
      return somebody ? botFor(game, somebody.player) : botNamed(game, FILLER);
    }),
  );
  const match = Match.begin(game, { options, seats: players, seed });
  const luck = new QuickChance(seed);
  const made: Made<unknown, unknown>[][] = bots.map(() => []);
  for (;;) {
    const { state } = match;
    const [seat] = game.awaited(state);
    if (seat === undefined) break;
    const answer = ask(game, state, seat, bots[seat] as AnyBot, luck);
    if (possible(game, state, seat).length > 1) made[seat]?.push({ state, seat, answer });
    match.play(seat, answer);
  }
  const places = match.outcome?.places ?? [];
  return here.map(({ player, person }, seat) => ({
    ...{ kind: player.name, person },
    tally: tallyOf(game, judge, made[seat] ?? [], `${seed}/${seat}`),
    beat: beaten(places, seat),
  }));
}

function beaten(places: readonly number[], seat: number): number {
  const own = places[seat] ?? 0;
  const others = places.filter((_, i) => i !== seat);
  const worth = (place: number) => (place > own ? 1 : place === own ? 0.5 : 0);
  return others.reduce((sum, place) => sum + worth(place), 0) / Math.max(1, others.length);
}

function mixedUp<T>(all: readonly T[], luck: QuickChance): T[] {
  const left = [...all];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(luck.below(left.length), 1));
  return mixed;
}
