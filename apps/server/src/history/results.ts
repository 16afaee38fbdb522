import {
  type AgainstBots,
  hasLuckTakenBack,
  isSharedDeal,
  memorableOf,
  modeOf,
  resultOf,
  stakesOf,
  type TableState,
} from '@aerie/host';
import type { AnyGame, Seat } from '@aerie/kernel';
import type { RatingChange } from '@aerie/protocol';
import * as v from 'valibot';
import type { LiveMatch } from '../matches/match-store.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { Table } from '../tables/table-store.js';
import { moved, type Player, type Ratings, shown, strength } from './ratings.js';
import { changeSchema, judge, ratedOn, type Verdict, verdictSchema } from './verdict.js';

/** As `Decided` of the contract. */
const decidedSchema = storedObject({
  engine: v.number(),
  effort: v.picklist(['usual', 'deep']),
  decisions: v.number(),
  accuracy: v.number(),
  loss: v.number(),
  kinds: v.record(v.string(), v.number()),
});

/** Where the match of a table stands in the history of whoever had a seat at its end. */
export const matchKey = (match: string, seat: Seat): string => `${match}/${seat}`;

/** The same for those who left their seat to somebody else, and whether it is such a place. */
const DEPARTED = '/left ';
const departedKey = (match: string, seat: Seat, number: number): string =>
  `${matchKey(match, seat)}${DEPARTED}${number}`;
export const isDeparted = (id: string): boolean => id.includes(DEPARTED);

/** Where a match from elsewhere stands in somebody's history. */
export const importKey = (person: string, key: string): string => `local/${person}/${key}`;

const playedSchema = storedObject({
  table: v.nullable(v.string()),
  seat: v.number(),
  seats: v.number(),
  game: v.string(),
  mode: v.string(),
  source: v.picklist(['table', 'daily', 'local']),
  friendly: v.exactOptional(v.literal(true)),
  /** The week of whose set of deals it was one. */
  duplicate: v.exactOptional(v.string()),
  place: v.number(),
  points: v.number(),
  /** How everybody did, by seat, with the level of bots. Matches of older versions do not say, or not the levels. */
  everybody: v.exactOptional(
    v.array(storedObject({ place: v.number(), points: v.number(), level: v.exactOptional(v.string()) })),
  ),
  rating: v.nullable(changeSchema),
  /** They left the match, or a bot played for them at its end. */
  left: v.exactOptional(v.literal(true)),
  /** It ended because somebody gave up, with the points as they stood. */
  early: v.exactOptional(v.literal(true)),
  memorable: v.record(v.string(), v.number()),
  /** How they have decided, where that was analysed. */
  decided: v.exactOptional(decidedSchema),
});
/** A match in somebody's history. Names are not stored here but with the table. */
export type PlayedBody = v.InferOutput<typeof playedSchema>;

const bestSchema = storedObject({ game: v.string(), mode: v.string(), points: v.number() });
const modesSchema = storedObject({ modes: v.array(v.string()) });

/** So many of somebody's last matches are looked at to see how they do against bots. */
const LOOKED_AT = 200;

/**
 * Whether best scores are kept: in cooperative games, and where one plays alone. Deals that others play too have rankings of
 * their own, and what was made of them is nobody's business before all have played.
 */
const keepsBest = (game: AnyGame, table: TableState): boolean =>
  (game.together === true || table.seats.length === 1) && !isSharedDeal(table);

/** What became of matches: everybody's history, ratings, best scores. */
export class Results {
  private readonly verdicts: TypedRecords<typeof verdictSchema>;
  readonly played: TypedRecords<typeof playedSchema>;
  readonly best: TypedRecords<typeof bestSchema>;
  private readonly modes: TypedRecords<typeof modesSchema>;

  constructor(
    storage: Storage,
    readonly ratings: Ratings,
    private readonly now: () => number,
  ) {
    this.verdicts = new TypedRecords(storage, 'verdict', verdictSchema);
    this.played = new TypedRecords(storage, 'played', playedSchema);
    this.best = new TypedRecords(storage, 'best', bestSchema);
    this.modes = new TypedRecords(storage, 'modes', modesSchema);
  }

  /** How strong somebody is at a game, and how unsure that is, in points of ratings. */
  async strengthOf(game: string, person: string): Promise<{ rating: number; uncertainty: number }> {
    return strength(await this.ratings.skill(game, { person }));
  }

  /**
   * Records how a match ended. May be called again after a crash: everything counts once. Gives how it changed the ratings,
   * by seat.
   */
  async ended({ id: table, body }: Table, { head, match }: LiveMatch): Promise<Pick<TableState, 'ratings'>> {
    const { game, log } = match;
    const result = resultOf(body, match);
    if (!result) return {};
    const stakes = stakesOf(body, game);
    const isRated = stakes === 'rated' && !result.rivals;
    const skillOf = (player: Player) => this.ratings.skill(game.id, player);
    const judged = isRated ? await judge(body, result, skillOf) : undefined;
    const fresh: Verdict = { ...(judged ?? { moves: null }), at: this.now() };
    const isFirst = await this.verdicts.add({ id: head.id, rank: this.now(), body: fresh });
    const verdict = (isFirst ? undefined : (await this.verdicts.find(head.id))?.body) ?? fresh;
    const kept: Omit<PlayedBody, 'seat' | 'place' | 'points' | 'rating' | 'memorable'> = {
      ...{ table, seats: body.seats.length, game: game.id, mode: modeOf(body.seats.length, head.options) },
      source: body.daily === undefined ? 'table' : 'daily',
      ...(stakes === 'friendly' ? { friendly: true } : {}),
      ...(body.duplicate ? { duplicate: body.duplicate.week } : {}),
      ...(result.early ? { early: true } : {}),
      everybody: result.places.map((place, seat) => {
        const sitting = body.seats[seat];
        const level = sitting?.kind === 'bot' ? { level: sitting.level } : {};
        return { place, points: result.points[seat] ?? 0, ...level };
      }),
    };
    const at = (seat: Seat) => ({
      ...{ seat, points: result.points[seat] ?? 0, memorable: memorableOf(game, log, seat) },
    });
    const ofSeat = async (sitting: (typeof body.seats)[number], seat: Seat) => {
      const rating = await this.move(game.id, ratedOn(sitting), head.id, verdict, seat);
      if (sitting.kind !== 'person' || sitting.person === '') return;
      const hasLeft = result.left.includes(seat);
      await this.remember(sitting.person, matchKey(head.id, seat), verdict.at, {
        ...kept,
        ...at(seat),
        place: result.places[seat] ?? 0,
        ...(hasLeft ? { left: true } : {}),
        rating,
      });
      const isBest = keepsBest(game, body) && !hasLeft && !result.early && !hasLuckTakenBack(log);
      if (isBest) await this.atBest(sitting.person, game.id, kept.mode, result.points[seat] ?? 0);
    };
    const ofDeparted = async ({ person, seat }: { person: string; seat: Seat }, i: number) => {
      if (person === '') return;
      const by = verdict.departed?.[i];
      if (by) await this.ratings.move(game.id, { person }, head.id, by.move);
      await this.remember(person, departedKey(head.id, seat, i), verdict.at, {
        ...kept,
        ...at(seat),
        ...{ place: body.seats.length, left: true, rating: by?.rating ?? null },
      });
    };
    await Promise.all([...body.seats.map(ofSeat), ...(body.departed ?? []).map(ofDeparted)]);
    return verdict.ratings ? { ratings: verdict.ratings } : {};
  }

  /** Moves the rating of whoever is rated on a seat; gives how it changes, as people are told. */
  private async move(
    game: string,
    player: Player | undefined,
    match: string,
    { moves: by, ratings }: Verdict,
    seat: Seat,
  ): Promise<RatingChange | null> {
    const move = by?.[seat];
    if (!move || !player || ratings?.[seat] === null) return null;
    // Verdicts of older versions do not say what people are told.
    const before = ratings ? undefined : await this.ratings.skill(game, player);
    await this.ratings.move(game, player, match, move);
    return before ? { before: shown(before), after: shown(moved(before, move)) } : (ratings?.[seat] ?? null);
  }

  /** Adds a match to somebody's history; false if it is there already. */
  remember(person: string, id: string, at: number, played: PlayedBody): Promise<boolean> {
    return this.played.add({ id, owner: person, rank: at, body: played });
  }

  /** How somebody has done in a game against others whose levels are known, the last match first. */
  async againstBots(person: string, game: string): Promise<AgainstBots[]> {
    const rows = await this.played.of(person, LOOKED_AT);
    return rows.flatMap(({ body: { game: played, seat, place, everybody } }) => {
      const others = (everybody ?? []).filter((_, i) => i !== seat);
      return played === game && others.every(({ level }) => level) ? [{ place, others }] : [];
    });
  }

  /** The modes of a game that have best scores. */
  async modesOf(game: string): Promise<readonly string[]> {
    return (await this.modes.find(game))?.body.modes ?? [];
  }

  private async atBest(person: string, game: string, mode: string, points: number): Promise<void> {
    await this.best.put(`${game}/${mode}/${person}`, (now) =>
      now && now.body.points >= points
        ? undefined
        : { owner: person, shelf: `${game}/${mode}`, rank: points, body: { game, mode, points } },
    );
    await this.modes.put(game, (now) =>
      now?.body.modes.includes(mode)
        ? undefined
        : { body: { modes: [...(now?.body.modes ?? []), mode].sort() } },
    );
  }
}
