import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

/** A span as it was received. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

interface NumberPoint {
  readonly attributes: readonly Attribute[];
  readonly asDouble: number;
}

interface HistogramPoint {
  readonly attributes: readonly Attribute[];
  readonly count: number;
  readonly sum: number;
  readonly bucketCounts: readonly number[];
  readonly explicitBounds: readonly number[];
}

/** A metric as it was received. */
export interface ReceivedMetric {
  readonly name: string;
  readonly unit: string;
  readonly sum?: { readonly isMonotonic: boolean; readonly dataPoints: readonly NumberPoint[] };
  readonly gauge?: { readonly dataPoints: readonly NumberPoint[] };
  readonly histogram?: { readonly dataPoints: readonly HistogramPoint[] };
}

interface Resource {
  readonly attributes: readonly Attribute[];
}

interface Export {
  readonly resourceSpans?: readonly {
    readonly resource: Resource;
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly resource: Resource;
    readonly scopeMetrics: readonly { readonly metrics: readonly ReceivedMetric[] }[];
  }[];
}

/** Attributes by their names. */
export const namesOf = (attributes: readonly Attribute[]): Record<string, string | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));

/** Collects by OTLP over HTTP, in JSON, what is sent to it. */
export async function startOtlpReceiver() {
  const exports: Export[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isKnown = request.method === 'POST' && /^\/v1\/(metrics|traces)$/.test(request.url ?? '');
    if (isKnown && request.headers['content-type'] === 'application/json') {
      const body = Buffer.concat(chunks);
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      exports.push(JSON.parse(text.toString()) as Export);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    } else response.writeHead(400).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    resources: () =>
      exports.flatMap(({ resourceSpans = [], resourceMetrics = [] }) =>
        [...resourceSpans, ...resourceMetrics].map(({ resource }) => namesOf(resource.attributes)),
      ),
    spans: () =>
      exports.flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    /** Of each export of metrics, in order. */
    metrics: () =>
      exports.flatMap(({ resourceMetrics }) =>
        resourceMetrics
          ? [resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))]
          : [],
      ),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
