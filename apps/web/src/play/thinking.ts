import type { WrittenDecision, WrittenQuestion } from '@aerie/bots/lazy';
import type { Reason } from '@aerie/kernel';

/** A decision that is put to a bot: what a person in the seat sees, and no more. */
export interface Position extends WrittenQuestion {
  readonly game: string;
  readonly level: string;
}

export interface Question extends Position {
  readonly id: number;
  readonly luck: string;
  readonly advise: boolean;
}

/** What a bot thinks of it. */
export interface Advice extends WrittenDecision {
  readonly nudge?: Reason;
  readonly reason: Reason;
  readonly because: readonly Reason[];
  readonly odds: readonly { readonly answer: string; readonly facts: Readonly<Record<string, number>> }[];
  readonly plan: readonly string[];
  readonly ahead: readonly string[];
}

/** A bot could not answer: why, and the question, so that it can be asked again elsewhere (`lab ask`). */
export class ThinkingFailed extends Error {
  constructor(
    message: string,
    readonly question: Question,
  ) {
    super(message);
  }

  /** The question as a file. It holds what the seat sees, and no more. */
  get file(): { readonly name: string; readonly text: string } {
    const { id: _, ...question } = this.question;
    const text = JSON.stringify({ format: 'aerie-question/1', ...question, failed: this.message }, null, 1);
    return { name: `${question.game}-question.json`, text };
  }
}

/** The bot or what it plays with could not be fetched: there is no connection, and it is not kept on this device. */
export class BotNotLoaded extends Error {
  constructor(readonly level: string) {
    super(`the bot ${level} could not be loaded`);
  }
}

/** Which bot can play in another one's place. */
export interface StandInQuestion {
  readonly id: number;
  readonly game: string;
  readonly standInFor: string;
}

/** What the worker says. `loading`: whether the bot is still being fetched; an answer follows. */
export type Thought = { readonly id: number } & (
  | Advice
  | { readonly standIn: string }
  | { readonly loading: boolean }
  | { readonly failed: string }
  | { readonly notLoaded: true }
);

interface Asker {
  readonly question: Question | StandInQuestion;
  heard(thought: Exclude<Thought, { loading: boolean }>): void;
  loading(isLoading: boolean): void;
}

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, Asker>();

function thinker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    const asker = waiting.get(data.id);
    if ('loading' in data) {
      asker?.loading(data.loading);
      return;
    }
    waiting.delete(data.id);
    // What a worker could not import once, it may never import: another one begins afresh.
    if ('notLoaded' in data) replaceWorker();
    asker?.heard(data);
  };
  worker.onerror = ({ message }) => {
    const askers = [...waiting];
    waiting.clear();
    replaceWorker();
    // Without a message the worker itself could not be fetched.
    for (const [id, { heard }] of askers) heard(message ? { id, failed: message } : { id, notLoaded: true });
  };
  return worker;
}

/** Ends the worker; whoever still waits is asked about anew in the next one. */
function replaceWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const { question } of waiting.values()) thinker().postMessage(question);
}

function put(position: Position, advise: boolean, loading: Asker['loading'] = () => {}): Promise<Advice> {
  return new Promise((done, failed) => {
    const id = next++;
    const luck = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const question: Question = { ...position, id, luck, advise };
    waiting.set(id, {
      question,
      loading,
      heard(thought) {
        if ('answer' in thought) done(thought);
        else if ('failed' in thought) failed(new ThinkingFailed(thought.failed, question));
        else failed(new BotNotLoaded(position.level));
      },
    });
    thinker().postMessage(question);
  });
}

/** What a bot would answer, or propose first. */
export const think = async (position: Position): Promise<WrittenDecision> => put(position, false);

/** What a bot would answer, and why; `loading` is told where the bot has to be fetched first, and when it is there. */
export const advise = (position: Position, loading?: Asker['loading']): Promise<Advice> =>
  put(position, true, loading);

/** The strongest bot below this one that can be had now; `random`, which needs nothing, where there is no other. */
export function standInFor(game: string, level: string): Promise<string> {
  return new Promise((done) => {
    const question = { id: next++, game, standInFor: level };
    waiting.set(question.id, {
      question,
      loading: () => {},
      heard: (thought) => done('standIn' in thought ? thought.standIn : 'random'),
    });
    thinker().postMessage(question);
  });
}
