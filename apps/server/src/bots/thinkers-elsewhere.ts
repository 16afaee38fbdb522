import type { JobBoard, JobEnd, Slot } from '../workers/job-board.js';
import type { Queued } from './fair-queue.js';
import type { Question } from './think.js';
import type { Thinkers, TimedThought } from './thinkers.js';
import { LONGEST_IN_BACKGROUND_MS, LONGEST_THOUGHT_MS } from './thinking-thread.js';
import { asked, readThought } from './thought-messages.js';
import { type Decision, type Lane, ThoughtSchedule } from './thought-schedule.js';

interface Task extends Decision {
  readonly question: Question;
  readonly asked: number;
  readonly resolve: (thought: TimedThought | Promise<TimedThought>) => void;
  /** How often a worker was lost that had it, or said nothing. */
  lost: number;
}

/** The thread of a worker in which a bot thought. */
interface Elsewhere extends Lane {
  readonly slot: Slot;
}

const LANES: readonly Lane[] = [{ isBackground: false }, { isBackground: true }];

/** A worker ends what takes too long by itself, and may have the rest of a turn waiting; whoever is silent for longer is given up. */
const SLACK_MS = 15_000;
/** After so many workers that were lost with it a question is thought about here. */
const MOST_LOST = 2;

/**
 * Bots think at workers (`workers/`), shared fairly among hosts as in threads: a question is given away when a worker is
 * free for it, and until then it waits here. There are as many as there are tables that wait for a bot. Without workers,
 * and where one fails, bots think in threads of this machine. What a worker was lost with is asked again.
 */
export class ThinkersElsewhere implements Thinkers {
  private readonly schedule: ThoughtSchedule<Task, Elsewhere>;
  private readonly handing = new Map<Lane, 'once' | 'again'>();
  private isClosed = false;

  constructor(
    private readonly board: JobBoard,
    private readonly here: Thinkers,
    private readonly reportError: (error: unknown) => void,
  ) {
    this.schedule = new ThoughtSchedule(() => Math.max(1, board.slots('bot').all - 1));
    board.events.on('changed', () => this.hand());
  }

  get waiting(): number {
    return this.schedule.waiting + this.here.waiting;
  }

  ask(question: Question, whose: string, decision: Decision): Promise<TimedThought> {
    if (this.board.slots('bot').all === 0) return this.here.ask(question, whose, decision);
    return new Promise((resolve) => {
      this.schedule.push(whose, { ...decision, question, asked: performance.now(), resolve, lost: 0 });
      this.hand();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.here.close();
  }

  private hand(): void {
    if (this.board.slots('bot').all === 0) {
      for (const { whose, item } of this.schedule.empty()) this.thinkHere(whose, item);
      return;
    }
    for (const lane of LANES) void this.handOut(lane).catch(this.reportError);
  }

  /** Gives away what waits, one after the other, until nobody takes any more. */
  private async handOut(lane: Lane): Promise<void> {
    const isUnderWay = this.handing.has(lane);
    this.handing.set(lane, isUnderWay ? 'again' : 'once');
    if (isUnderWay) return;
    for (;;) {
      const next = this.isClosed ? undefined : this.next(lane);
      if (next && (await this.give(lane, next))) continue;
      if (this.handing.get(lane) !== 'again') break;
      this.handing.set(lane, 'once');
    }
    this.handing.delete(lane);
  }

  /** The rest of a turn costs next to nothing where it was begun, and waits for nobody else. */
  private next(lane: Lane): Queued<Task> | undefined {
    const isThere = ({ slot }: Elsewhere) => this.board.isHere(slot);
    const isAnyFree = () => this.board.slots(lane.isBackground ? 'patientBot' : 'bot').free > 0;
    return this.schedule.takeRest(lane, isThere) ?? (isAnyFree() ? this.schedule.takeAny(lane) : undefined);
  }

  /** Whether somebody has it now. */
  private async give(lane: Lane, next: Queued<Task>): Promise<boolean> {
    const { whose, item: task } = next;
    const kind = lane.isBackground ? 'patientBot' : 'bot';
    const longestMs = SLACK_MS + (lane.isBackground ? LONGEST_IN_BACKGROUND_MS : LONGEST_THOUGHT_MS);
    const job = { kind, order: asked(task.question), longestMs } as const;
    const at = this.schedule.homeIn(lane, task)?.slot;
    const atHome = at && this.board.isHere(at) ? await this.board.offer({ ...job, at }) : 'busy';
    const given = atHome === 'busy' ? await this.board.offer(job) : atHome;
    if (given === 'busy' || (given === 'silent' && ++task.lost < MOST_LOST)) {
      this.schedule.putBack(lane, next);
      return false;
    }
    const began = performance.now();
    const done = (slot: Slot, remembers: boolean): void => {
      const work = performance.now() - began;
      this.schedule.done({ slot, isBackground: lane.isBackground }, whose, task, work, remembers);
    };
    if (given === 'impossible' || given === 'silent') {
      done(NOWHERE, false);
      this.thinkHere(whose, task);
      return true;
    }
    void given.ended.then((end) => {
      const thought = end.how === 'found' ? readThought(end.found) : undefined;
      done(given.slot, thought?.remembers ?? false);
      if (thought) task.resolve({ ...thought, waitedMs: began - task.asked });
      else this.askAgain(whose, task, end);
      this.hand();
    });
    return true;
  }

  private askAgain(whose: string, task: Task, end: JobEnd): void {
    if (this.isClosed) return;
    if (end.how === 'lost' && ++task.lost < MOST_LOST && this.board.slots('bot').all > 0) {
      this.schedule.push(whose, task);
      return;
    }
    const { game, level } = task.question;
    const why = end.how === 'failed' ? `: ${end.why}` : end.how === 'found' ? ' with nonsense' : '';
    if (end.how !== 'lost') this.reportError(new Error(`a worker failed at ${game}, ${level}${why}`));
    this.thinkHere(whose, task);
  }

  private thinkHere(whose: string, { question, asked: since, resolve, ...decision }: Task): void {
    const waited = performance.now() - since;
    const thought = this.here.ask(question, whose, decision);
    resolve(thought.then((one) => ({ ...one, waitedMs: waited + one.waitedMs })));
  }
}

const NOWHERE: Slot = { worker: '', name: '' };
