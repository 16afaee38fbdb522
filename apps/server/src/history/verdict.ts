import type { Occupant, Result, TableState } from '@aerie/host';
import * as v from 'valibot';
import { storedObject } from '../storage/stored-object.js';
import { type Known, type Move, moved, moveSchema, moves, type Player, shown, told } from './ratings.js';

export const changeSchema = storedObject({
  before: v.number(),
  after: v.number(),
  provisional: v.exactOptional(v.literal(true)),
  uncertainty: v.exactOptional(v.number()),
});

/**
 * How a match changes the ratings. It is decided once, so that the work can be finished after a crash. By seat: `moves`, and
 * `ratings` as people are told of them; null where nobody is rated, whose move then changes nothing. `departed`: of those who
 * gave up seats that others have taken over.
 */
export const verdictSchema = storedObject({
  moves: v.nullable(v.array(moveSchema)),
  ratings: v.exactOptional(v.array(v.nullable(changeSchema))),
  departed: v.exactOptional(v.array(v.nullable(storedObject({ move: moveSchema, rating: changeSchema })))),
  at: v.number(),
});
export type Verdict = v.InferOutput<typeof verdictSchema>;

/** What changes nothing. */
const UNMOVED: Move = { mu: 0, sigma: 1 };

/** Somebody who is rated, on a seat or departed from one, by number there. */
interface Contestant {
  readonly player: Player;
  readonly place: number;
  readonly from: 'seats' | 'departed';
  readonly index: number;
}

/** Who is rated on a seat: nobody who took it over, and nobody who is gone for good, for whom a bot has played on. */
export function ratedOn(sitting: Occupant): Player | undefined {
  if (sitting.kind === 'bot') return { level: sitting.level };
  if (sitting.kind === 'open' || sitting.person === '' || sitting.tookOver) return undefined;
  return { person: sitting.person };
}

/**
 * Who is compared: everybody who sits there from the beginning, and behind them those who gave up a seat that another has
 * taken over since; of these, whoever left later is before whoever left earlier.
 */
function contestantsOf({ seats, departed = [] }: TableState, { places }: Result): Contestant[] {
  const seated = seats.flatMap((sitting, index): Contestant[] => {
    const player = ratedOn(sitting);
    return player ? [{ player, place: places[index] ?? 0, from: 'seats', index }] : [];
  });
  const gone = departed.flatMap(({ person, leftAt }, index): Contestant[] => {
    const later = departed.filter((other) => other.leftAt > leftAt).length;
    const place = seats.length + 1 + later;
    return person === '' ? [] : [{ player: { person }, place, from: 'departed', index }];
  });
  return [...seated, ...gone];
}

/** The verdict on a rated match; undefined where nobody is compared with anybody. */
export async function judge(
  table: TableState,
  result: Result,
  skillOf: (player: Player) => Promise<Known>,
): Promise<Omit<Verdict, 'at'> | undefined> {
  const all = contestantsOf(table, result);
  if (all.length < 2 || !all.some(({ player }) => 'person' in player)) return undefined;
  const skills = await Promise.all(all.map(({ player }) => skillOf(player)));
  const places = all.map(({ place }) => place);
  const changes = moves(skills, places).map((move, i) => {
    const before = skills[i] as Known;
    const { rating, provisional, uncertainty } = told({ ...moved(before, move), games: before.games + 1 });
    return {
      move,
      rating: {
        ...{ before: shown(before), after: rating },
        ...(provisional ? { provisional } : {}),
        ...(uncertainty === undefined ? {} : { uncertainty }),
      },
    };
  });
  const changeOf = (from: Contestant['from'], index: number) =>
    changes[all.findIndex((one) => one.from === from && one.index === index)];
  return {
    moves: table.seats.map((_, seat) => changeOf('seats', seat)?.move ?? UNMOVED),
    ratings: table.seats.map((_, seat) => changeOf('seats', seat)?.rating ?? null),
    ...(table.departed ? { departed: table.departed.map((_, i) => changeOf('departed', i) ?? null) } : {}),
  };
}
