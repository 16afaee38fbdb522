import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';
import { VERSION } from '../common/version.js';

type PrometheusMetric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Sample = PrometheusMetric['values'][number] & { readonly metricName?: string };

/** Since when something was counted, and as of when. */
type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;

/** What is counted for Prometheus, as OpenTelemetry has it, so that nothing is counted twice. */
export function metricsOfPrometheus(registry: Registry): MetricProducer {
  const startTime = now();
  return {
    collect: async () => {
      const times = { startTime, endTime: now() };
      const metrics = (await registry.getMetricsAsJSON()).flatMap((metric) => metricData(metric, times));
      const scopeMetrics = [{ scope: { name: 'aerie', version: VERSION }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

/** Nothing of what has no samples yet. */
function metricData(metric: PrometheusMetric, times: Times): MetricData[] {
  const { name, help, values } = metric;
  if (values.length === 0) return [];
  // The package's types have numbers here, and at run time there are names.
  const kind = metric.type as unknown as 'counter' | 'gauge' | 'histogram' | 'summary';
  const common = {
    descriptor: {
      name,
      description: help,
      unit: /_seconds(_total)?$/.test(name) ? 's' : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (kind === 'histogram')
    return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, times) }];
  const dataPoints = values.map(({ labels, value }) => ({
    ...times,
    attributes: attributesOf(labels),
    value,
  }));
  if (kind === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
  if (kind === 'counter')
    return [{ ...common, dataPointType: DataPointType.SUM, dataPoints, isMonotonic: true }];
  return [];
}

/** Prometheus has a sample for each bucket, with all that is below it; here a bucket has what is in it alone. */
function histograms(samples: readonly Sample[], times: Times): DataPoint<Histogram>[] {
  const points = new Map<string, Sample[]>();
  for (const sample of samples) {
    const key = JSON.stringify(attributesOf(sample.labels));
    points.set(key, [...(points.get(key) ?? []), sample]);
  }
  return [...points.values()].map((own) => {
    const ending = (end: string) => own.filter(({ metricName = '' }) => metricName.endsWith(end));
    const buckets = ending('_bucket');
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    const counts = buckets.map(({ value }, i) => value - (buckets[i - 1]?.value ?? 0));
    const [sum, count] = [ending('_sum')[0]?.value ?? 0, ending('_count')[0]?.value ?? 0];
    const attributes = attributesOf(own[0]?.labels ?? {});
    return { ...times, attributes, value: { buckets: { boundaries, counts }, sum, count } };
  });
}

const attributesOf = ({ le: _, ...labels }: Sample['labels']): Attributes => labels;

function now(): HrTime {
  const ms = Date.now();
  return [Math.floor(ms / 1000), (ms % 1000) * 1e6];
}
