import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Json } from '@aerie/kernel';
import * as v from 'valibot';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half a minute of thought is not worth a second of packing. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const KIND = 'analysis';
const SHELF = 'ready';
/** So many are kept at a site; a match whose analysis was the oldest is analysed again when somebody asks. */
const MOST = 2000;

const schema = storedObject({
  /** The log that it is about, as it was then. */
  log: v.string(),
  engine: v.number(),
  done: v.number(),
  of: v.number(),
  /** The analysis, compressed; missing while it is worked out. */
  packed: v.exactOptional(v.string()),
});
export type KeptAnalysis = v.InferOutput<typeof schema>;

/**
 * The analyses of matches, by the id of a match: what is ready, and how far the others are. Each belongs to whoever asked for it, and
 * goes with them.
 */
export class KeptAnalyses {
  private readonly records: TypedRecords<typeof schema>;

  constructor(
    storage: Storage,
    private readonly now: () => number,
  ) {
    this.records = new TypedRecords(storage, KIND, schema);
  }

  find = (match: string) => this.records.find(match);
  drop = (match: string) => this.records.drop(match);

  /** Begins one, in place of what was there. */
  begin(match: string, owner: string, of: Pick<KeptAnalysis, 'log' | 'engine'>): Promise<void> {
    return this.records.put(match, () => ({ owner, rank: this.now(), body: { ...of, done: 0, of: 0 } }));
  }

  /** Says that it is being worked on; false if nobody wants it any more. */
  async goesOn(match: string, owner: string, done: number, of: number): Promise<boolean> {
    const changed = await this.records.change(match, (was) =>
      was.owner === owner && was.body.packed === undefined
        ? { rank: this.now(), body: { ...was.body, done, of } }
        : undefined,
    );
    return changed !== undefined;
  }

  async ready(match: string, analysis: Json): Promise<void> {
    const packed = (await compress(JSON.stringify(analysis), QUALITY)).toString('base64');
    await this.records.change(match, (was) => ({
      shelf: SHELF,
      rank: this.now(),
      body: { ...was.body, packed },
    }));
    const { all } = await this.records.count(SHELF);
    if (all <= MOST) return;
    for (const { id } of await this.records.on(SHELF, { order: 'rising', limit: all - MOST }))
      await this.drop(id);
  }
}

export const unpacked = async (packed: string): Promise<Json> =>
  JSON.parse((await decompress(Buffer.from(packed, 'base64'))).toString());

/** Takes the analysis of a match away, since something that was said in the match is to be forgotten. */
export const forgetAnalysis = (storage: Storage, match: string): Promise<void> =>
  storage.dropRecord(KIND, match);
