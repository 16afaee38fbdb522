import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const isBuiltin = (name) => name.startsWith('node:') || builtinModules.includes(name);

/** The name of the package that a module specifier belongs to. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that built code imports from where they are installed; files that are handed through as they are count too. */
export function externalsOf(output) {
  const files = new Set(output.map(({ fileName }) => fileName));
  const imported = output.flatMap((file) =>
    file.type === 'chunk'
      ? [...file.imports, ...file.dynamicImports].filter((name) => !files.has(name))
      : [...String(file.source).matchAll(/^import .* from '([^'.][^']*)';$/gm)].map(([, name]) => name),
  );
  return [...new Set(imported.filter((name) => !isBuiltin(name)).map(packageOf))].sort();
}

/**
 * `package.json` and `package-lock.json` of the built server: what it needs at runtime and nothing else, in the versions of
 * this project's own lock file.
 */
export function productionPackage(root, externals) {
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const { name, version, description, license, engines } = read('package.json');
  const declared = read('apps', 'server', 'package.json').dependencies;
  const dependencies = Object.fromEntries(
    externals.map((external) => {
      if (!declared[external]) throw new Error(`apps/server/package.json does not list ${external}`);
      return [external, declared[external]];
    }),
  );
  const facts = { name, version, license, dependencies, engines };
  return {
    'package.json': {
      name,
      version,
      description,
      license,
      private: true,
      type: 'module',
      scripts: {
        // What a move leaves behind dies young where there is room for it: the pauses of full collections come seldom then.
        start: 'node --enable-source-maps --max-semi-space-size=32 server/main.mjs',
        aerie: 'node --enable-source-maps server/admin.mjs',
      },
      dependencies,
      engines,
    },
    'package-lock.json': {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': facts, ...closureOf(read('package-lock.json').packages, dependencies) },
    },
  };
}

/** The entries of a lock file that some packages need, and what these need in turn. */
function closureOf(locked, dependencies) {
  const found = new Map();
  const visit = (from, names) => {
    for (const name of Object.keys(names ?? {})) {
      const path = resolved(locked, from, name);
      if (!path || found.has(path)) continue;
      found.set(path, locked[path]);
      const { dependencies, optionalDependencies, peerDependencies } = locked[path];
      visit(path, { ...dependencies, ...optionalDependencies, ...peerDependencies });
    }
  };
  visit('', dependencies);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where Node finds a package that is imported from within another: as near as possible. */
export function resolved(locked, from, name) {
  const path = join(from, 'node_modules', name).replaceAll('\\', '/');
  if (locked[path]) return path;
  if (from === '') return undefined;
  const outer = from.lastIndexOf('/node_modules/');
  return resolved(locked, outer === -1 ? '' : from.slice(0, outer), name);
}
