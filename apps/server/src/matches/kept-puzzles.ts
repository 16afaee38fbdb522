import type { FoundMatch } from '@aerie/protocol';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const KIND = 'match-puzzles';
/** Where matches stand that are still to be looked through; what was found stands under the id of its game. */
const WAITING = 'waiting';
/** Of so many matches of a game puzzles are kept; with the next one the oldest go. */
const MOST = 50;
/** A match that was taken is looked through by nobody any more after so long: its process has ended. */
const TAKEN_MS = 60 * 60_000;

/** How hard a puzzle has proved to be: the kind of record, and its id. */
export const RATING_KIND = 'puzzle';
export const ratingId = (game: string, puzzle: string): string => `${game}/${puzzle}`;

const schema = storedObject({
  table: v.string(),
  game: v.string(),
  rulesVersion: v.number(),
  /** The match as far as its puzzles need it; missing while it is to be looked through. */
  found: v.exactOptional(v.custom<FoundMatch>((found) => typeof found === 'object' && found !== null)),
});
export type KeptPuzzles = v.InferOutput<typeof schema>;

/**
 * Matches in which puzzles were found, or are to be looked for, by the id of a match: by that, and by nothing else, they are found again
 * when somebody who was in it wants them gone. The id is told to nobody, and nothing in them says who played.
 */
export class MatchPuzzles {
  private readonly records: TypedRecords<typeof schema>;

  constructor(
    private readonly storage: Storage,
    private readonly now: () => number = Date.now,
  ) {
    this.records = new TypedRecords(storage, KIND, schema);
  }

  /** A match that has ended is to be looked through; false if that was known. */
  wait(match: string, body: KeptPuzzles): Promise<boolean> {
    return this.records.add({ id: match, shelf: WAITING, rank: this.now(), body });
  }

  /** How many wait to be looked through, or are being. */
  async waiting(): Promise<number> {
    return (await this.records.count(WAITING)).all;
  }

  /** Takes the match that has waited longest; whoever does not say what became of it within an hour has lost it. */
  async take(): Promise<TypedRecord<KeptPuzzles> | undefined> {
    const to = this.now();
    const [next] = await this.records.on(WAITING, { to, order: 'rising', limit: 1 });
    return (
      next &&
      this.records.change(next.id, ({ version }) =>
        version === next.version ? { rank: to + TAKEN_MS } : undefined,
      )
    );
  }

  /** Keeps what was found, unless the match is not wanted any more. */
  async keep(match: string, found: FoundMatch): Promise<void> {
    const kept = await this.records.change(match, ({ body }) => ({
      ...{ shelf: body.game, rank: this.now() },
      body: { ...body, found },
    }));
    if (!kept) return;
    const { game } = kept.body;
    const { all } = await this.records.count(game);
    if (all <= MOST) return;
    for (const { id } of await this.records.on(game, { order: 'rising', limit: all - MOST }))
      await this.drop(id);
  }

  /** What was found in matches of a game under these rules, the latest first. */
  async of(game: string, rulesVersion: number): Promise<FoundMatch[]> {
    const kept = await this.records.on(game, { order: 'falling', limit: MOST });
    return kept.flatMap(({ body }) => (body.found && body.rulesVersion === rulesVersion ? [body.found] : []));
  }

  /** Takes a match away, with its puzzles and how hard these have proved to be. */
  async drop(match: string): Promise<void> {
    const kept = await this.records.find(match);
    await this.records.drop(match);
    for (const { id } of kept?.body.found?.puzzles ?? [])
      await this.storage.dropRecord(RATING_KIND, ratingId(kept?.body.game as string, id));
  }
}
