import type { RecordRow } from './storage.js';

type RecordKey = Pick<RecordRow, 'kind' | 'id'>;

const nameOf = ({ kind, id }: RecordKey): string => `${kind}\0${id}`;

/** Reads single records; what is asked for in the same turn of the event loop is read with one statement. */
export class RecordReader {
  private waiting = new Map<
    string,
    { readonly key: RecordKey; readonly row: Promise<RecordRow | undefined> }
  >();
  private reading: Promise<ReadonlyMap<string, RecordRow>> | undefined;

  constructor(
    private readonly readOne: (key: RecordKey) => Promise<RecordRow | undefined>,
    private readonly readMany: (keys: readonly RecordKey[]) => Promise<RecordRow[]>,
  ) {}

  read(key: RecordKey): Promise<RecordRow | undefined> {
    const name = nameOf(key);
    const known = this.waiting.get(name);
    if (known) return known.row;
    this.reading ??= Promise.resolve().then(() => this.readAll());
    const row = this.reading.then((found) => found.get(name));
    this.waiting.set(name, { key, row });
    return row;
  }

  private async readAll(): Promise<ReadonlyMap<string, RecordRow>> {
    const keys = [...this.waiting.values()].map(({ key }) => key);
    this.waiting = new Map();
    this.reading = undefined;
    const [first] = keys;
    const rows = first && keys.length === 1 ? [await this.readOne(first)] : await this.readMany(keys);
    return new Map(rows.flatMap((row) => (row ? [[nameOf(row), row] as const] : [])));
  }
}
