import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BOT_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

/** Metrics for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly messages = new Counter({
    name: 'aerie_messages_total',
    help: 'Messages from clients',
    registers: [this.registry],
  });
  readonly entries = new Counter({
    name: 'aerie_entries_total',
    help: 'Entries of matches made durable',
    registers: [this.registry],
  });
  readonly requests = new Histogram({
    name: 'aerie_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['type'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });

  readonly botWaits = new Histogram({
    name: 'aerie_bot_wait_seconds',
    help: 'Time that a question to a bot waited for a thread',
    labelNames: ['game'],
    buckets: BOT_SECONDS,
    registers: [this.registry],
  });
  readonly botThoughts = new Histogram({
    name: 'aerie_bot_thought_seconds',
    help: 'Time that a bot thought, with what it had to load first',
    labelNames: ['game', 'level'],
    buckets: BOT_SECONDS,
    registers: [this.registry],
  });

  readonly cleaned = new Counter({
    name: 'aerie_cleaned_total',
    help: 'What was removed because nobody had touched it for long',
    labelNames: ['what'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A gauge that is read when metrics are asked for. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
