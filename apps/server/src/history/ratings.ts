import { ratingsOf } from '@aerie/bots/ratings';
import { type Rating, SETTLED_AFTER } from '@aerie/protocol';
import { ordinal, rate, rating } from 'openskill';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';
import { measuredSkill, type Skill, UNKNOWN } from './measured-skill.js';

/** Who is rated: a person, or a level of bots. */
export type Player = { readonly person: string } | { readonly level: string };

const skillSchema = storedObject({ mu: v.number(), sigma: v.number() });

/** What is known of a player at a game: how strong they are, from so many rated matches. */
export type Known = Skill & { readonly games: number };

/** How a match changes somebody's skill: an addition to the mean, and a factor of the uncertainty. */
export const moveSchema = storedObject({ mu: v.number(), sigma: v.number() });
export type Move = v.InferOutput<typeof moveSchema>;

const ratingSchema = storedObject({
  ...skillSchema.entries,
  level: v.nullable(v.string()),
  games: v.number(),
  /** The last matches that were counted, so that none is counted twice. */
  matches: v.array(v.string()),
});
type Rated = v.InferOutput<typeof ratingSchema>;

/** How many matches a rating remembers: far more than can end at the same time. */
const REMEMBERED = 50;

/** Where a rating starts. */
const startOf = (game: string, player: Player): Skill =>
  'level' in player ? measuredSkill(player.level, ratingsOf(game)) : UNKNOWN;

/** The number that people see: 1000 for somebody new; it counts only what is nearly certain. */
export const shown = ({ mu, sigma }: Skill): number => Math.round(1000 + 20 * ordinal({ mu, sigma }));

/** A mean and a standard deviation in the points that people see, for comparing people. */
export const strength = ({ mu, sigma }: Skill): { rating: number; uncertainty: number } => ({
  rating: 1000 + 20 * mu,
  uncertainty: 20 * sigma,
});

/** What is told of a rating: the number, how sure it is, and whether it is provisional. */
export const told = ({ mu, sigma, games }: Known): Rating => ({
  rating: shown({ mu, sigma }),
  games,
  uncertainty: Math.round(1000 + 20 * mu) - shown({ mu, sigma }),
  ...(games < SETTLED_AFTER ? { provisional: true } : {}),
});

const keyOf = (game: string, player: Player): string =>
  'person' in player ? `${game}/person/${player.person}` : `${game}/bot/${player.level}`;

export const moved = ({ mu, sigma }: Skill, by: Move): Skill => ({ mu: mu + by.mu, sigma: sigma * by.sigma });

/** How a match with these places changes the skills of its players. */
export function moves(skills: readonly Skill[], places: readonly number[]): Move[] {
  const after = rate(
    skills.map(({ mu, sigma }) => [rating({ mu, sigma })]),
    { rank: [...places] },
  );
  return skills.map((before, i) => {
    const [now = before] = after[i] ?? [];
    return { mu: now.mu - before.mu, sigma: now.sigma / before.sigma };
  });
}

/** How strong people and bots are at each game. */
export class Ratings {
  private readonly kept: TypedRecords<typeof ratingSchema>;

  constructor(storage: Storage) {
    this.kept = new TypedRecords(storage, 'rating', ratingSchema);
  }

  async skill(game: string, player: Player): Promise<Known> {
    const found = await this.kept.find(keyOf(game, player));
    if (!found) return { ...startOf(game, player), games: 0 };
    const { mu, sigma, games } = found.body;
    return { mu, sigma, games };
  }

  /** Somebody's rating at a game, if they have any. */
  async of(game: string, person: string): Promise<Rating | undefined> {
    const found = await this.kept.find(keyOf(game, { person }));
    return found && told(found.body);
  }

  /** Changes somebody's rating, once for each match; the order of matches does not matter. */
  async move(game: string, player: Player, match: string, by: Move): Promise<void> {
    await this.kept.put(keyOf(game, player), (now) => {
      if (now?.body.matches.includes(match)) return undefined;
      const { mu, sigma } = moved(now?.body ?? startOf(game, player), by);
      return {
        owner: 'person' in player ? player.person : null,
        shelf: game,
        rank: ordinal({ mu, sigma }),
        body: {
          mu,
          sigma,
          level: 'level' in player ? player.level : null,
          games: (now?.body.games ?? 0) + 1,
          matches: [match, ...(now?.body.matches ?? [])].slice(0, REMEMBERED),
        },
      };
    });
  }

  /** The strongest at a game first. */
  top(game: string, limit: number): Promise<TypedRecord<Rated>[]> {
    return this.kept.on(game, { order: 'falling', limit });
  }
}
