import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { GAMES } from '@aerie/registry';
import * as v from 'valibot';
import { VERSION } from '../common/version.js';

/** What workers do: thoughts of bots, those of whoever asks for many at a time, and analyses of finished matches. */
export const JOB_KINDS = ['bot', 'patientBot', 'analysis'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/**
 * The version of this program and of the rules of all its games. Subjects carry it, so that nobody is asked who would read a
 * view otherwise than it was written.
 */
export const PROGRAM = createHash('sha256')
  .update(JSON.stringify([VERSION, GAMES.map(({ id, rulesVersion }) => [id, rulesVersion])]))
  .digest('hex')
  .slice(0, 16);

/** Those who take jobs of a kind are one queue group: each job reaches one of them. */
export const QUEUE_GROUP = 'aerie-think';

/** The subjects of NATS by which servers and workers of one version speak with each other. */
export const subjectsOf = (program: string) => {
  const root = `aerie.jobs.${program}`;
  return {
    /** A job for whoever has a free slot of its kind. */
    ask: (kind: JobKind) => `${root}.ask.${kind}`,
    /** A job for one slot of one worker. */
    at: (worker: string, slot: string) => `${root}.at.${worker}.${slot}`,
    /** A worker is to stop a job; the message is where it would tell of it. */
    stop: (worker: string) => `${root}.stop.${worker}`,
    /** What a server is told of one of its jobs. */
    told: (server: string, job: string) => `${root}.told.${server}.${job}`,
    /** A worker says what it has free. */
    here: `${root}.here`,
    /** A server asks who is here. */
    who: `${root}.who`,
  };
};

const nameSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** What a worker says of a job. */
const toldSchema = v.variant('type', [
  v.object({ type: v.literal('taken'), worker: nameSchema, slot: nameSchema }),
  v.object({ type: v.literal('refused') }),
  v.object({ type: v.literal('progress'), progress: v.unknown() }),
  v.object({ type: v.literal('found'), found: v.unknown() }),
  v.object({ type: v.literal('failed'), why: v.pipe(v.string(), v.maxLength(1000)) }),
]);
export type Told = v.InferOutput<typeof toldSchema>;

const slotsSchema = v.object({ free: countSchema, all: countSchema });

/** What a worker says of itself. One that leaves takes nothing more; one that is gone has nothing left to answer. */
const hereSchema = v.object({
  worker: nameSchema,
  state: v.picklist(['works', 'leaves', 'gone']),
  slots: v.object({ bot: slotsSchema, patientBot: slotsSchema, analysis: slotsSchema }),
});
export type Here = v.InferOutput<typeof hereSchema>;

/** What is longer travels compressed. */
const LONG = 32 * 1024;
/** What no message may be longer than when it is unpacked. */
const LONGEST = 64 * 1024 * 1024;
const [squeeze, unsqueeze] = [promisify(gzip), promisify(gunzip)];
const GZIP = 0x1f;

export async function packed(message: unknown): Promise<Uint8Array> {
  const bytes = Buffer.from(JSON.stringify(message));
  return bytes.length > LONG ? squeeze(bytes) : bytes;
}

export async function unpacked(bytes: Uint8Array): Promise<unknown> {
  const plain = bytes[0] === GZIP ? await unsqueeze(bytes, { maxOutputLength: LONGEST }) : bytes;
  return JSON.parse(Buffer.from(plain).toString()) as unknown;
}

/** Undefined where it is no such message: anybody on this NATS may send anything. */
export const readTold = (bytes: Uint8Array): Promise<Told | undefined> => read(toldSchema, bytes);
export const readHere = (bytes: Uint8Array): Promise<Here | undefined> => read(hereSchema, bytes);

async function read<S extends v.GenericSchema>(
  schema: S,
  bytes: Uint8Array,
): Promise<v.InferOutput<S> | undefined> {
  try {
    const result = v.safeParse(schema, await unpacked(bytes));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
