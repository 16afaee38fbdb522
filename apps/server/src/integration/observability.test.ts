import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLIENT_PAGES, fromClientSchema } from '@aerie/protocol';
import { parser } from '@prometheus-io/lezer-promql';
import type { Registry } from 'prom-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { endpointNames } from '../api/router.js';
import { noTelemetry } from '../common/tracer.js';
import { startServer, temporaryFolder } from '../testing/test-server.js';
import { JobBoard } from '../workers/job-board.js';

/* What is handed out to look at a site with: the dashboard, the alert rules and the table of metrics are true of this server. */

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${name}`, import.meta.url)), 'utf8');

/** What Prometheus itself adds. */
const ADDED = ['job', 'instance'];
/** Whether a target answers is Prometheus's own. */
const OF_PROMETHEUS = ['up'];

/** What labels can say, by label. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  type: fromClientSchema.options.map(({ entries }) => entries.type.literal),
  status: ['1xx', '2xx', '3xx', '4xx', '5xx'],
  endpoint: [...endpointNames(), 'pages', 'failed'],
  how: ['found', 'failed', 'lost'],
  page: CLIENT_PAGES,
};

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

interface Metric {
  readonly type: string;
  readonly labels: readonly string[];
}
/** By name. */
const METRICS = new Map<string, Metric>();
/** By the names of series, as a histogram has several. */
const SERIES = new Map<string, readonly string[]>();

beforeAll(async () => {
  const folder = temporaryFolder();
  let registry: Registry | undefined;
  const server = await startServer(folder.path, {
    // What a server tells only where it has workers or backups is told too.
    jobBoard: new JobBoard(new Promise(() => undefined), () => undefined),
    backups: { folder: `${folder.path}/backups`, everyMs: 3_600_000, keep: 1 },
    backupLookMs: 3_600_000,
    openTelemetry: (of) => {
      registry = of;
      return noTelemetry;
    },
  });
  await server.stop();
  folder.remove();
  for (const metric of registry?.getMetricsAsArray() ?? []) {
    // The library does not type what it has.
    const { name, labelNames: labels } = metric as unknown as { name: string; labelNames: string[] };
    const type = String(metric.constructor.name);
    METRICS.set(name, { type, labels });
    if (type === 'Histogram') {
      SERIES.set(`${name}_bucket`, [...labels, 'le']);
      for (const part of ['sum', 'count']) SERIES.set(`${name}_${part}`, labels);
    } else SERIES.set(name, labels);
  }
});

const all = (node: SyntaxNode, name: string): SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((at) => {
    if (at.name === name && at.from >= node.from && at.to <= node.to) found.push(at.node);
  });
  return found;
};

/** What is wrong with an expression; `le`, `job` and `instance` are labels of what has them. */
function wrongIn(expression: string): string[] {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const { topNode } = parser.parse(text);
  const of = (node: SyntaxNode) => text.slice(node.from, node.to);
  if (all(topNode, '⚠').length > 0) return [`${expression}: cannot be read`];
  const labelsOf = (selector: SyntaxNode): readonly string[] | undefined => {
    const name = selector.getChild('Identifier');
    const series = name ? of(name) : '';
    return OF_PROMETHEUS.includes(series) ? [] : SERIES.get(series);
  };
  const wrong: string[] = [];
  const selectors = all(topNode, 'VectorSelector');
  if (selectors.length === 0) wrong.push(`${expression}: asks for nothing`);
  for (const selector of selectors) {
    const labels = labelsOf(selector);
    if (!labels) wrong.push(`${of(selector)}: there is no such metric`);
    for (const matcher of all(selector, 'UnquotedLabelMatcher')) {
      const [label = '', value = ''] = [matcher.getChild('LabelName'), matcher.getChild('StringLiteral')].map(
        (part) => (part ? of(part) : ''),
      );
      if (ADDED.includes(label)) continue;
      if (!labels?.includes(label)) wrong.push(`${of(matcher)}: there is no such label at ${of(selector)}`);
      const known = VALUES[label] ?? [];
      for (const one of value.slice(1, -1).split('|'))
        if (!known.includes(one)) wrong.push(`${of(matcher)}: ${label} is never ${one}`);
    }
  }
  for (const aggregate of all(topNode, 'AggregateExpr')) {
    const by = aggregate.getChild('AggregateModifier');
    const grouped = by ? all(by, 'LabelName').map(of) : [];
    for (const selector of all(aggregate, 'VectorSelector'))
      for (const label of grouped)
        if (![...ADDED, ...(labelsOf(selector) ?? [])].includes(label))
          wrong.push(`${of(aggregate)}: there is no ${label} to group by`);
  }
  return wrong;
}

/** The labels that the outcome of an expression has. */
function labelsLeft(expression: string): string[] {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const { topNode } = parser.parse(text);
  const modifiers = all(topNode, 'AggregateModifier').flatMap((by) => all(by, 'LabelName'));
  if (modifiers.length > 0) return modifiers.map((node) => text.slice(node.from, node.to));
  return all(topNode, 'AggregateExpr').length > 0 ? [] : ADDED;
}

describe('the test', () => {
  test.each([
    'rate(aerie_nothing[5m])',
    'sum by (game) (rate(aerie_entries_total[5m]))',
    'aerie_connections{colour="red"}',
    'rate(aerie_request_seconds_bucket{type="fly"}[5m])',
    'aerie_request_seconds',
    'sum(rate(aerie_entries_total[5m])',
    '1 + 1',
  ])('finds what is wrong in %s', (expression) => expect(wrongIn(expression)).not.toEqual([]));

  test('knows the metrics of a server with workers and backups', () => {
    for (const name of ['aerie_workers', 'aerie_backup_bytes', 'aerie_connections', 'process_open_fds'])
      expect(SERIES.get(name), name).toBeDefined();
  });
});

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly datasource?: { readonly uid: string };
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
  readonly targets?: readonly {
    readonly refId: string;
    readonly expr: string;
    readonly legendFormat: string;
    readonly datasource: { readonly uid: string };
  }[];
}
interface Variable {
  readonly name: string;
  readonly type: string;
  readonly query: string | { readonly query: string };
}

describe('the dashboard for Grafana', () => {
  const dashboard: { panels: Panel[]; templating: { list: Variable[] } } = JSON.parse(
    read('deploy/grafana/aerie.json'),
  );
  const { panels } = dashboard;
  const drawn = panels.filter(({ type }) => type !== 'row');
  const variables = dashboard.templating.list;

  test.each(drawn.map((panel) => [panel.title, panel] as const))('%s asks for what there is', (_, panel) => {
    const targets = panel.targets ?? [];
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.flatMap(({ expr }) => wrongIn(expr))).toEqual([]);
    for (const { expr, legendFormat } of targets)
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect(labelsLeft(expr), legendFormat).toContain(label);
  });

  test('every panel has its own number and title, a unit, and the data source that is chosen', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    for (const { title, fieldConfig, datasource, targets = [] } of drawn) {
      expect(fieldConfig?.defaults.unit, title).toMatch(/^\w+$/);
      for (const source of [datasource, ...targets.map((target) => target.datasource)])
        expect(source?.uid, title).toBe(`\${datasource}`);
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    }
  });

  test('no panel lies over another, and none beyond the edge', () => {
    for (const [i, { title, gridPos: a }] of panels.entries()) {
      expect(a.x + a.w, title).toBeLessThanOrEqual(24);
      for (const { gridPos: b } of panels.slice(i + 1))
        expect(
          a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h,
          `${title} ${b.x} ${b.y}`,
        ).toBe(false);
    }
  });

  test('what can be chosen is there, and nothing else is asked for', () => {
    expect(variables.map(({ name }) => name)).toEqual(['datasource', 'job', 'instance']);
    for (const { type, query } of variables) {
      if (type !== 'query' || typeof query === 'string') continue;
      const [, selector = '', label] = /^label_values\((.+), (\w+)\)$/.exec(query.query) ?? [];
      expect(wrongIn(selector)).toEqual([]);
      expect(ADDED).toContain(label);
    }
    const asked = new Set([...JSON.stringify(panels).matchAll(/\$\{?(\w+)/g)].map(([, name]) => name));
    expect(asked).toEqual(new Set(['datasource', 'job', 'instance', '__rate_interval']));
  });

  test('every metric of ours is on it, or on the list of those that are not worth a panel', () => {
    const text = JSON.stringify(panels);
    const missing = [...METRICS.keys()].filter((name) => name.startsWith('aerie_') && !text.includes(name));
    expect(missing).toEqual([]);
  });
});

describe('the alert rules for Prometheus', () => {
  const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as {
    groups: { rules: Record<string, unknown>[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);

  test.each(rules.map((rule) => [String(rule.alert), rule] as const))('%s', (name, rule) => {
    expect(name).toMatch(/^Aerie[A-Z]\w+$/);
    expect(wrongIn(String(rule.expr))).toEqual([]);
    expect(rule).toMatchObject({
      labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
      annotations: { summary: expect.any(String), description: expect.any(String) },
    });
    const texts = Object.values(rule.annotations as Record<string, string>).join();
    for (const [, label] of texts.matchAll(/\$labels\.(\w+)/g))
      expect(labelsLeft(String(rule.expr)), texts).toContain(label);
  });

  test('each has its own name', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

test('the table of metrics in docs/observability.md has all of them with their labels, and no others', () => {
  const [, table = ''] = /## Metrics\n([\s\S]*?)\n## /.exec(read('docs/observability.md')) ?? [];
  const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(aerie_\w+)(?:\{([\w,]+)\})?`/g)].map(
      ([, name, labels = '']) => `${name} ${labels.split(',').sort()}`,
    ),
  );
  const there = [...METRICS].flatMap(([name, { labels }]) =>
    name.startsWith('aerie_') ? [`${name} ${[...labels].sort()}`] : [],
  );
  expect(named.sort()).toEqual(there.sort());
});
