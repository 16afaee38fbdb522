import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}
const sbom = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8')) as {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};
const purlsOf = (part: (value: string) => boolean): string[] =>
  sbom.components
    .filter(({ properties }) => properties.some(({ value }) => part(value)))
    .map(({ purl }) => purl);

test('has just the packages of the lock file that npm finds itself', () => {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { stdout } = spawnSync('npm', args, { cwd: 'dist', encoding: 'utf8' });
  const theirs = (JSON.parse(stdout) as { components: Component[] }).components.map(({ purl }) => purl);
  expect(theirs.length).toBeGreaterThan(50);
  expect(purlsOf((part) => part === 'installed').sort()).toEqual([...new Set(theirs)].sort());
});

test('has the packages that stand in the bundles, which their source maps name as well', () => {
  const mapped = new Set<string>();
  for (const folder of ['dist/maps', 'dist/server'])
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      if (!name.endsWith('.map')) continue;
      const { sources } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] };
      for (const source of sources) {
        const [, owner] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
        if (owner) mapped.add(owner);
      }
    }
  const bundled = purlsOf((part) => part !== 'installed').map((purl) =>
    purl.replace(/^pkg:npm\/(.*)@[^@]+$/, '$1').replace('%40', '@'),
  );
  expect(bundled).toContain('preact');
  expect(bundled.sort()).toEqual([...mapped].sort());
});

test('is as CycloneDX 1.6 says', () => {
  const library = dirname(fileURLToPath(import.meta.resolve('@cyclonedx/cyclonedx-library/package.json')));
  const schema = (name: string) =>
    JSON.parse(readFileSync(join(library, 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const validate = ajv.compile(schema('bom-1.6'));
  validate(sbom);
  expect(validate.errors).toBeNull();
  expect(validate({ ...sbom, components: [{ name: 'nameless' }] })).toBe(false);
});

test('says what needs what, without naming anything that it has not', () => {
  const refs = new Set(sbom.components.map((one) => one['bom-ref']));
  expect(refs.size).toBe(sbom.components.length);
  const root = sbom.dependencies.find(({ ref }) => ref.startsWith('aerie@'));
  expect(root?.dependsOn.some((ref) => ref.startsWith('ws@'))).toBe(true);
  for (const { ref, dependsOn } of sbom.dependencies)
    for (const one of ref === root?.ref ? dependsOn : [ref, ...dependsOn]) expect(refs).toContain(one);
});
