import type { Reason, Seat } from '@aerie/kernel';

/** A decision that is put to a bot: what a person in the seat sees, and no more. */
export interface Position {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly answers: readonly string[];
}

export interface Question extends Position {
  readonly id: number;
  readonly luck: string;
  readonly advise: boolean;
}

/** What a bot thinks of it. */
export interface Advice {
  readonly answer: string;
  readonly reason: Reason;
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

export type Thought = { readonly id: number } & (Advice | { readonly failed: string });

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, { done(advice: Advice): void; failed(why: string): void }>();

function thinker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asker?.failed(data.failed);
    else asker?.done(data);
  };
  worker.onerror = (event) => {
    for (const { failed } of waiting.values()) failed(event.message || 'the bot could not be loaded');
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  };
  return worker;
}

function put(position: Position, advise: boolean): Promise<Advice> {
  return new Promise((done, failed) => {
    const id = next++;
    const luck = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const question: Question = { ...position, id, luck, advise };
    waiting.set(id, { done, failed: (why) => failed(new ThinkingFailed(why, question)) });
    thinker().postMessage(question);
  });
}

/** What a bot would answer. */
export const think = async (position: Position): Promise<string> => (await put(position, false)).answer;

/** What a bot would answer, and why. */
export const advise = (position: Position): Promise<Advice> => put(position, true);
