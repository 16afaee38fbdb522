import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@aerie/host';
import { type Context, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Otlp } from '../common/config.js';
import { newId } from '../common/ids.js';
import type { OpenTelemetry, Tracer } from '../common/tracer.js';
import { VERSION } from '../common/version.js';
import { metricsOfPrometheus } from './prometheus-metrics.js';

/** How long the last of it may take to be sent when the server stops. */
const LONGEST_STOP_MS = 2000;
/** A collector that cannot be reached is worth a word now and then. */
const WARN_MS = 60_000;

/**
 * Sends metrics and traces by OTLP over HTTP. Metrics are counted once, for Prometheus, and read from there; traces are of what
 * people ask for, and of bots. What else its specification lets one set in the environment (`OTEL_EXPORTER_OTLP_HEADERS`,
 * `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_SERVICE_NAME`) the packages read themselves.
 */
export const openTelemetry =
  ({ endpoint, every, traced }: Otlp, warn: (message: string) => void): OpenTelemetry =>
  (metrics) => {
    warnOf(warn);
    const own = { 'service.name': 'aerie', 'service.version': VERSION, 'service.instance.id': newId() };
    const resource = resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] }));
    const meters = new MeterProvider({
      resource,
      readers: [
        new PeriodicExportingMetricReader({
          exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
          exportIntervalMillis: every,
          exportTimeoutMillis: Math.min(every, 30_000),
          metricProducers: [metricsOfPrometheus(metrics)],
        }),
      ],
    });
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
    const traces = new TracerProvider({
      resource,
      sampler: new TraceIdRatioBasedSampler(traced),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    const stop = async () => {
      const stopped = Promise.allSettled([meters.shutdown(), traces.shutdown()]);
      await Promise.race([stopped, sleep(LONGEST_STOP_MS, undefined, { ref: false })]);
    };
    return { tracer: tracerOn(traces), stop };
  };

/** What goes on as part of a trace, as long as that is not done. */
interface Going {
  context: Context | undefined;
}

function tracerOn(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('aerie', VERSION);
  const going = new AsyncLocalStorage<Going>();
  return {
    trace: (name, work) => {
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      const now: Going = { context: trace.setSpan(ROOT_CONTEXT, span) };
      return going.run(now, async () => {
        try {
          return await work();
        } catch (error) {
          // A refusal is an answer like any other.
          if (!(error instanceof Refusal)) span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
          // What this has begun and nobody waits for, as a match between bots, may go on for hours.
          now.context = undefined;
        }
      });
    },
    note: (name, ms, attributes = {}) => {
      const end = performance.now();
      const context = going.getStore()?.context ?? ROOT_CONTEXT;
      tracer.startSpan(name, { startTime: end - ms, attributes }, context).end(end);
    },
  };
}

/** What the packages complain about goes to the log, once a minute. */
function warnOf(warn: (message: string) => void): void {
  let last = Number.NEGATIVE_INFINITY;
  const say = (message: string): void => {
    if (performance.now() - last < WARN_MS) return;
    last = performance.now();
    warn(`OpenTelemetry: ${message}`);
  };
  const silent = (): void => undefined;
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { suppressOverrideMessage: true },
  );
}
