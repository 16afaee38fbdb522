import { availableParallelism } from 'node:os';
import pino from 'pino';
import type { Analyser } from '../analyses/analyser.js';
import { orderOf } from '../analyses/analysis-order.js';
import { ThinkingThread } from '../bots/thinking-thread.js';
import { questionOf } from '../bots/thought-messages.js';
import { BackgroundThread } from '../common/background-thread.js';
import { readThinkConfig } from '../common/config.js';
import { natsForJobs } from '../pubsub/open.js';
import { JobWorker } from '../workers/job-worker.js';
import type { CarryOut } from '../workers/worker-slot.js';

/** How long what is under way may take when the program is told to stop: hosts end it some 10 seconds after that. */
const LONGEST_STOP_MS = 9000;

const BOT_WORKER = new URL('./bot-worker.mjs', import.meta.url);
const ANALYSIS_WORKER = new URL('./analysis-worker.mjs', import.meta.url);

/**
 * The program for machines that only think: takes bots' questions and analyses from servers of the same version over NATS
 * until it is told to stop. It needs no storage, and sees what somebody in the seat of a bot sees, and logs of matches that are over.
 */
export async function thinkForOthers(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readThinkConfig(env, availableParallelism());
  const log = pino({ level: config.logLevel });
  const waiting = { forMs: 1000 * config.startWaitSeconds, tell: (message: string) => log.warn(message) };
  const connection = await natsForJobs(config.natsUrl, waiting);
  const { threads, analyses } = config;
  const work = {
    bot: Array.from({ length: threads }, () => bot(false)),
    patientBot: Array.from({ length: Math.max(1, threads - 1) }, () => bot(true)),
    analysis: Array.from({ length: analyses }, () =>
      analysis((error) => log.error({ err: error }, 'a match could not be analysed')),
    ),
  };
  const worker = new JobWorker(connection, work, (error) => log.warn({ err: error }, 'NATS'));
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'finishing what is under way');
    worker.stop(LONGEST_STOP_MS).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  console.error(`Aerie thinks for others: ${threads} bots and ${analyses} analyses at a time`);
  // A connection that is closed for good ends the program: whoever watches over it starts it anew.
  const error = await connection.closed();
  if (isStopping) return;
  log.error({ err: error }, 'the connection to NATS ended');
  process.exit(1);
}

function bot(isBackground: boolean): CarryOut {
  const thread = new ThinkingThread(BOT_WORKER, isBackground);
  // A thread that works on what nobody wants any more ends, and another one begins.
  return (order, _, signal) => {
    const question = questionOf(order);
    signal.addEventListener('abort', () => void thread.terminate(), { once: true });
    return thread.think(question);
  };
}

function analysis(reportError: (error: unknown) => void): CarryOut {
  const thread: Analyser = new BackgroundThread(ANALYSIS_WORKER, reportError);
  return async (order, progress, signal) => {
    const found = await thread.ask(orderOf(order), throttled(progress), signal);
    if (!found) throw new Error('the match could not be analysed');
    return found;
  };
}

/** How often a server is told how far an analysis is. */
const PROGRESS_MS = 500;

function throttled(progress: (now: unknown) => void): (now: unknown) => void {
  let told = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    progress(now);
  };
}
