import type { Registry } from 'prom-client';

/** Notes what is done for whom, and how long each part of it takes. Names are from the code, and few. */
export interface Tracer {
  /** Does something as one trace; what is noted until it is done belongs to it. */
  trace<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Something has been done just now and took so many milliseconds. */
  note(name: string, ms: number, attributes?: Readonly<Record<string, string>>): void;
}

/** What is measured goes to somebody who collects it. */
interface Telemetry {
  readonly tracer: Tracer;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/** Begins to send these metrics, and traces. */
export type OpenTelemetry = (metrics: Registry) => Telemetry;

/** Nobody collects anything. */
export const noTelemetry: Telemetry = {
  tracer: { trace: (_, work) => work(), note: () => undefined },
  stop: async () => undefined,
};
