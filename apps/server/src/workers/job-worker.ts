import type { NatsConnection } from '@nats-io/transport-node';
import { type Here, JOB_KINDS, type JobKind, PROGRAM } from './job-messages.js';
import { WorkerPost } from './worker-post.js';
import { type CarryOut, WorkerSlot } from './worker-slot.js';

/** How often a worker says that it is here. */
const HERE_MS = 1000;

/** Takes jobs of servers of its own version over NATS: of each kind as many at a time as there is somebody to carry them out. */
export class JobWorker {
  private readonly slots: readonly WorkerSlot[];
  private readonly post: WorkerPost;
  private readonly telling: NodeJS.Timeout;
  private state: Here['state'] = 'works';
  private isToTell = false;

  constructor(
    connection: NatsConnection,
    work: Readonly<Record<JobKind, readonly CarryOut[]>>,
    reportError: (error: unknown) => void,
    program = PROGRAM,
  ) {
    this.post = new WorkerPost(connection, reportError, program);
    const tell = () => this.tellSoon();
    this.slots = JOB_KINDS.flatMap((kind) =>
      work[kind].map((carryOut, i) => new WorkerSlot(kind, `${kind}${i}`, carryOut, this.post, tell)),
    );
    this.post.onStop((reply) => {
      for (const slot of this.slots) slot.stop(reply);
    });
    this.post.onWho(tell);
    for (const slot of this.slots) slot.begin();
    this.telling = setInterval(() => this.tell(), HERE_MS);
  }

  /** Takes nothing more, and finishes what it works on, for so long at most; what is left then others are asked. */
  async stop(longestMs: number): Promise<void> {
    this.state = 'leaves';
    this.tell();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, longestMs);
    });
    await Promise.race([Promise.all(this.slots.map((slot) => slot.finish())), late]);
    clearTimeout(timer);
    clearInterval(this.telling);
    this.state = 'gone';
    this.tell();
    await this.post.close();
  }

  /** Once for all that changes in one turn of the event loop. */
  private tellSoon(): void {
    if (this.isToTell) return;
    this.isToTell = true;
    setImmediate(() => {
      this.isToTell = false;
      this.tell();
    });
  }

  private tell(): void {
    const of = (kind: JobKind) => {
      const all = this.slots.filter((slot) => slot.kind === kind);
      return { all: all.length, free: all.filter(({ isFree }) => isFree).length };
    };
    const slots = { bot: of('bot'), patientBot: of('patientBot'), analysis: of('analysis') };
    this.post.sayHere({ state: this.state, slots });
  }
}
