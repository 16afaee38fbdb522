import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { Events } from '../common/events.js';
import { newId } from '../common/ids.js';
import {
  type Here,
  type JobKind,
  PROGRAM,
  packed,
  readHere,
  readTold,
  subjectsOf,
  type Told,
} from './job-messages.js';

/** A worker says every second that it is here; after such a silence it counts as gone. */
const SILENT_MS = 3000;
const LOOK_MS = 500;
/** How long it may take until a worker says that it takes a job: it does so at once, before it works on it. */
const TAKEN_MS = 2000;
/** What NATS says where nobody listens. */
const NO_RESPONDERS = 503;

/** One thread of one worker. */
export interface Slot {
  readonly worker: string;
  readonly name: string;
}

export interface Job {
  readonly kind: JobKind;
  readonly order: unknown;
  /** How long it may take once it is taken, in milliseconds. */
  readonly longestMs: number;
  readonly progress?: (now: unknown) => void;
  /** The slot that it is meant for; without one it is for whichever is free. */
  readonly at?: Slot;
}

/** How a job ended. What was lost nobody has done: its worker is gone or says nothing. */
export type JobEnd =
  | { readonly how: 'found'; readonly found: unknown }
  | { readonly how: 'failed'; readonly why: string }
  | { readonly how: 'lost' };

/** A job that a worker has taken. */
export interface TakenJob {
  readonly slot: Slot;
  readonly ended: Promise<JobEnd>;
  /** Nobody wants it any more. */
  stop(): void;
}

interface JobBoardEvents {
  /** Workers have come or gone, or have something free. */
  readonly changed: [];
  readonly ended: [kind: JobKind, how: JobEnd['how']];
}

interface Worker {
  readonly here: Here;
  readonly heard: number;
}

interface Pending {
  readonly job: Job;
  readonly settle: (taken: TakenJob | 'busy' | 'silent') => void;
  timer: NodeJS.Timeout;
  /** From when it is taken. */
  taken?: { readonly worker: string; readonly end: (end: JobEnd) => void };
}

/**
 * The workers that a server may ask, and its jobs that are with them. A worker listens in a queue group of NATS for as many
 * jobs as it has threads free, so that NATS keeps none: where nobody is free the server is told at once, and the job waits
 * with the server, which decides whose is next. Everything that workers say is read by schemas; what comes late is void.
 */
export class JobBoard {
  readonly events = new Events<JobBoardEvents>();
  private readonly self = newId();
  private readonly subjects;
  private readonly workers = new Map<string, Worker>();
  private readonly pending = new Map<string, Pending>();
  private readonly looking: NodeJS.Timeout;
  private connection: NatsConnection | undefined;
  private isClosed = false;

  constructor(
    connecting: Promise<NatsConnection>,
    private readonly reportError: (error: unknown) => void,
    program = PROGRAM,
  ) {
    this.subjects = subjectsOf(program);
    this.looking = setInterval(() => this.look(), LOOK_MS);
    this.looking.unref();
    connecting.then((connection) => this.listen(connection)).catch((error: unknown) => this.failed(error));
  }

  /** How many workers are here. */
  get workerCount(): number {
    return this.workers.size;
  }

  /** How many jobs of a kind workers can do at a time, and how many more they take now. */
  slots(kind: JobKind): { readonly all: number; readonly free: number } {
    let [all, free] = [0, 0];
    for (const { here } of this.workers.values()) {
      if (here.state !== 'works') continue;
      all += here.slots[kind].all;
      free += here.slots[kind].free;
    }
    return { all, free };
  }

  /** Whether the worker that has this slot takes jobs. */
  isHere({ worker }: Slot): boolean {
    return this.workers.get(worker)?.here.state === 'works';
  }

  /**
   * Offers a job: `busy` where nobody takes it now, `silent` where whoever should says nothing, `impossible` where nobody ever
   * could.
   */
  async offer(job: Job): Promise<TakenJob | 'busy' | 'silent' | 'impossible'> {
    const bytes = await packed(job.order);
    const { connection } = this;
    if (!connection || this.isClosed) return 'busy';
    if (bytes.length > (connection.info?.max_payload ?? Number.POSITIVE_INFINITY)) return 'impossible';
    const id = newId();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.untaken(id, 'silent'), TAKEN_MS);
      timer.unref();
      this.pending.set(id, { job, settle: resolve, timer });
      const { ask, at, told } = this.subjects;
      const subject = job.at ? at(job.at.worker, job.at.name) : ask(job.kind);
      connection.publish(subject, bytes, { reply: told(this.self, id) });
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.looking);
    for (const id of [...this.pending.keys()]) this.stop(id);
    await this.connection?.close();
  }

  private async listen(connection: NatsConnection): Promise<void> {
    if (this.isClosed) return connection.close();
    this.connection = connection;
    const { here, told, who } = this.subjects;
    connection.subscribe(told(this.self, '*'), {
      callback: (error, message) => (error ? this.failed(error) : void this.told(message)),
    });
    connection.subscribe(here, {
      callback: (error, message) =>
        error ? this.failed(error) : void readHere(message.data).then((said) => said && this.heard(said)),
    });
    connection.publish(who);
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') connection.publish(who);
      if (status.type === 'disconnect') {
        for (const worker of [...this.workers.keys()]) this.gone(worker);
        this.events.emit('changed');
      }
    }
  }

  private failed(error: unknown): void {
    if (!this.isClosed) this.reportError(error);
  }

  private heard(here: Here): void {
    const { worker, state } = here;
    if (state === 'gone') this.gone(worker);
    else this.workers.set(worker, { here, heard: performance.now() });
    this.events.emit('changed');
  }

  /** Those who have been silent for too long are gone. */
  private look(): void {
    const before = performance.now() - SILENT_MS;
    const silent = [...this.workers].filter(([, { heard }]) => heard < before);
    for (const [worker] of silent) this.gone(worker);
    if (silent.length > 0) this.events.emit('changed');
  }

  private gone(worker: string): void {
    this.workers.delete(worker);
    for (const [id, { taken }] of this.pending) if (taken?.worker === worker) this.end(id, { how: 'lost' });
  }

  private async told({ data, headers, subject }: Msg): Promise<void> {
    const id = subject.slice(subject.lastIndexOf('.') + 1);
    if (headers?.code === NO_RESPONDERS) return this.untaken(id);
    const said = await readTold(data);
    const pending = this.pending.get(id);
    if (!said) return;
    if (said.type === 'taken') return this.taken(id, said, pending);
    if (said.type === 'refused') return this.untaken(id);
    if (!pending?.taken) return;
    if (said.type === 'progress') pending.job.progress?.(said.progress);
    else if (said.type === 'found') this.end(id, { how: 'found', found: said.found });
    else this.end(id, { how: 'failed', why: said.why });
  }

  private taken(
    id: string,
    { worker, slot: name }: Extract<Told, { type: 'taken' }>,
    pending?: Pending,
  ): void {
    // It says so too late: somebody else has been asked.
    if (!pending) this.tellToStop(worker, id);
    if (!pending || pending.taken) return;
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => this.stop(id), pending.job.longestMs);
    pending.timer.unref();
    const ended = new Promise<JobEnd>((end) => {
      pending.taken = { worker, end };
    });
    pending.settle({ slot: { worker, name }, ended, stop: () => this.stop(id) });
  }

  private untaken(id: string, why: 'busy' | 'silent' = 'busy'): void {
    const pending = this.pending.get(id);
    if (!pending || pending.taken) return;
    clearTimeout(pending.timer);
    this.pending.delete(id);
    pending.settle(why);
  }

  private stop(id: string): void {
    const worker = this.pending.get(id)?.taken?.worker;
    if (worker === undefined) this.untaken(id);
    else {
      this.tellToStop(worker, id);
      this.end(id, { how: 'lost' });
    }
  }

  private tellToStop(worker: string, id: string): void {
    const { stop, told } = this.subjects;
    if (this.connection?.isClosed() === false) this.connection.publish(stop(worker), told(this.self, id));
  }

  private end(id: string, end: JobEnd): void {
    const pending = this.pending.get(id);
    if (!pending?.taken) return;
    clearTimeout(pending.timer);
    this.pending.delete(id);
    this.events.emit('ended', pending.job.kind, end.how);
    pending.taken.end(end);
  }
}
