import { type Occupant, stakesOf, type TableState } from '@aerie/host';
import { type AnyGame, counting, type Json, type MatchLog, type Outcome, type Seat } from '@aerie/kernel';
import * as v from 'valibot';
import type { LiveMatch } from '../matches/match-store.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { Table } from '../tables/table-store.js';
import { type Move, moved, moveSchema, moves, type Player, type Ratings, shown } from './ratings.js';

/** How a match changes the ratings. It is decided once, so that the work can be finished after a crash. */
const verdictSchema = storedObject({ moves: v.nullable(v.array(moveSchema)), at: v.number() });

const playedSchema = storedObject({
  table: v.nullable(v.string()),
  seat: v.number(),
  seats: v.number(),
  game: v.string(),
  mode: v.string(),
  source: v.picklist(['table', 'daily', 'local']),
  friendly: v.exactOptional(v.literal(true)),
  place: v.number(),
  points: v.number(),
  rating: v.nullable(storedObject({ before: v.number(), after: v.number() })),
  memorable: v.record(v.string(), v.number()),
});
/** A match in somebody's history. Names are not stored here but with the table. */
export type PlayedBody = v.InferOutput<typeof playedSchema>;

const bestSchema = storedObject({ game: v.string(), mode: v.string(), points: v.number() });
const modesSchema = storedObject({ modes: v.array(v.string()) });

/** Matches of the same mode have points that can be compared. */
export function modeOf(seats: number, options: Json): string {
  const chosen = Object.entries((options ?? {}) as Record<string, Json>)
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort();
  return [`${seats}`, ...chosen].join(' ');
}

/** How often a seat made each of the moves that the game calls memorable; without those that were taken back. */
export function memorable(game: AnyGame, log: MatchLog, seat: Seat): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const number of counting(log.entries)) {
    const entry = log.entries[number];
    if (!entry || !('answer' in entry) || entry.seat !== seat) continue;
    const answer = game.read(entry.answer);
    const name = answer === undefined ? undefined : game.memorable?.(answer);
    if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Whether best scores are kept: in cooperative games, and where one plays alone. */
const keepsBest = (game: AnyGame, seats: number): boolean => game.together === true || seats === 1;

/** Whether something was taken back that chance, a reveal or another seat had followed: then a score is no best one. */
const hasLuckTakenBack = ({ entries }: MatchLog): boolean =>
  entries.some((entry) => 'back' in entry && entry.agreed === true);

/** Who resigned or was replaced by a bot at the end counts as last for the rating. */
const isGone = (sitting: Occupant | undefined): boolean =>
  sitting?.kind === 'person' && sitting.person !== '' && (sitting.resigned || sitting.cover !== null);

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

  /** Records how a match ended. May be called again after a crash: everything counts once. */
  async ended({ id: table, body }: Table, { head, match }: LiveMatch): Promise<void> {
    const { outcome, game, log } = match;
    if (!outcome) return;
    const players = body.seats.map(playerOn);
    const stakes = stakesOf(body, game);
    const isRated = stakes === 'rated' && !outcome.rivals && body.seats.some(isPerson);
    const fresh = isRated ? await this.judged(game.id, body, players, outcome) : null;
    await this.verdicts.add({ id: head.id, rank: this.now(), body: { moves: fresh, at: this.now() } });
    const verdict = (await this.verdicts.find(head.id))?.body ?? { moves: fresh, at: this.now() };
    const mode = modeOf(body.seats.length, head.options);
    for (const [seat, player] of players.entries()) {
      if (!player) continue;
      const by = verdict.moves?.[seat];
      const before = by ? await this.ratings.skill(game.id, player) : undefined;
      if (by) await this.ratings.move(game.id, player, head.id, by);
      if (!('person' in player)) continue;
      const points = outcome.points[seat] ?? 0;
      await this.remember(player.person, `${head.id}/${seat}`, verdict.at, {
        table,
        seat,
        seats: body.seats.length,
        game: game.id,
        mode,
        source: body.daily === undefined ? 'table' : 'daily',
        ...(stakes === 'friendly' ? { friendly: true } : {}),
        place: outcome.places[seat] ?? 0,
        points,
        rating: by && before ? { before: shown(before), after: shown(moved(before, by)) } : null,
        memorable: memorable(game, log, seat),
      });
      if (keepsBest(game, body.seats.length) && !isGone(body.seats[seat]) && !hasLuckTakenBack(log))
        await this.atBest(player.person, game.id, mode, points);
    }
  }

  /** Adds a match to somebody's history; false if it is there already. */
  remember(person: string, id: string, at: number, played: PlayedBody): Promise<boolean> {
    return this.played.add({ id, owner: person, rank: at, body: played });
  }

  /** The modes of a game that have best scores. */
  async modesOf(game: string): Promise<readonly string[]> {
    return (await this.modes.find(game))?.body.modes ?? [];
  }

  private async judged(
    game: string,
    body: TableState,
    players: readonly (Player | undefined)[],
    { places }: Outcome,
  ): Promise<Move[]> {
    const skills = await Promise.all(players.map((player) => this.ratings.skill(game, player as Player)));
    return moves(
      skills,
      places.map((place, seat) => (isGone(body.seats[seat]) ? places.length : place)),
    );
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

/** Whether the seat is held by a person who has not been deleted. */
const isPerson = (one: Occupant): boolean => one.kind === 'person' && one.person !== '';

function playerOn(sitting: Occupant): Player | undefined {
  if (sitting.kind === 'open') return undefined;
  if (sitting.kind === 'bot') return { level: sitting.level };
  // Nothing is kept of a person who was deleted: a bot played the seat.
  return sitting.person === '' ? { level: sitting.cover ?? 'random' } : { person: sitting.person };
}
