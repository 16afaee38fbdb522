import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolved } from './package.mjs';

/** The bundles of a product, and which part of it they are. */
const BUNDLES = { server: 'server', web: 'client' };

/**
 * Writes `sbom.cdx.json` into a built product: every package that it is made of, as CycloneDX has it. These are the packages of its lock
 * file, which are installed, and those that stand in the bundles, as `licences.json` beside each says. The same
 * product has the same SBOM: there is no date in it.
 * @param {string} product
 */
export function writeSbom(product) {
  const lists = Object.keys(BUNDLES).map((folder) => join(product, folder, 'licences.json'));
  if (!lists.every((path) => existsSync(path))) return;
  const read = (name) => JSON.parse(readFileSync(join(product, name), 'utf8'));
  const { name, version, description, license } = read('package.json');
  const { packages } = read('package-lock.json');
  const components = new Map();
  const add = (one, part) => {
    const ref = `${one.name}@${one.version}`;
    const known = components.get(ref);
    const parts = [...new Set([...(known?.parts ?? []), part])];
    components.set(ref, { ...one, ...known, parts });
  };
  for (const [path, { version, license, integrity }] of Object.entries(packages))
    if (path !== '') add({ name: nameOf(path), version, license, integrity }, 'installed');
  for (const [folder, part] of Object.entries(BUNDLES))
    for (const { name, version, licence } of read(join(folder, 'licences.json')).libraries)
      add({ name, version, license: licence }, part);
  const root = `${name}@${version}`;
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name,
        version,
        description,
        licenses: licensesOf(license),
      },
    },
    components: [...components]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([ref, one]) => componentOf(ref, one)),
    dependencies: dependenciesOf(packages, root, components),
  };
  writeFileSync(join(product, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
}

/** The name of the package that is installed in a folder. */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function componentOf(ref, { name, version, license, integrity, parts }) {
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': ref,
    ...(group ? { group } : {}),
    name: bare,
    version,
    ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
    ...(license ? { licenses: licensesOf(license) } : {}),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: parts.map((part) => ({ name: 'aerie:part', value: part })),
  };
}

const ALGORITHMS = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' };

function hashOf(integrity) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return { alg: ALGORITHMS[algorithm], content: Buffer.from(digest, 'base64').toString('hex') };
}

/** A licence by its SPDX name, or several of them. */
const licensesOf = (license) =>
  / (OR|AND|WITH) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }];

/** What needs what: of installed packages as the lock file says; what is bundled is part of the product itself. */
function dependenciesOf(packages, root, components) {
  const refAt = (path) => `${nameOf(path)}@${packages[path].version}`;
  const needs = new Map([...components.keys()].map((ref) => [ref, new Set()]));
  const own = new Set(
    [...components].filter(([, { parts }]) => parts.some((part) => part !== 'installed')).map(([ref]) => ref),
  );
  for (const [path, { dependencies, optionalDependencies, peerDependencies }] of Object.entries(packages)) {
    const needed = path === '' ? own : needs.get(refAt(path));
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolved(packages, path, name);
      if (found) needed.add(refAt(found));
    }
  }
  return [[root, own], ...needs].map(([ref, needed]) => ({ ref, dependsOn: [...needed].sort() }));
}
