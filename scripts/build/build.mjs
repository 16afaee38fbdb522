import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install.mjs';
import { externalsOf, productionPackage } from './package.mjs';
import { writeSbom } from './sbom.mjs';

/** What users run lies in `dist`; the programs for those who work on it, and what tests write, in `out`. */
const PRODUCT = ['server', 'web'];
const folderOf = (root, name) => join(root, PRODUCT.includes(name) ? 'dist' : 'out', name);

/**
 * Builds a program of `vite.config.ts` where a source is newer than what was built, and gives the address of its `main.mjs`.
 * `root` is the project folder: this one, or a copy of it.
 */
export const builtProgram = (name, root = ROOT) => upToDate(root, name, 'main.mjs');

/** The same for the client in the browser: the address of its page. */
export const builtClient = (root = ROOT) => upToDate(root, 'web', 'index.html');

/** Builds everything that users run, whatever was built before, into `dist`. */
export async function buildProduct(root = ROOT) {
  await build(root, 'server', 'main.mjs');
  await build(root, 'web', 'index.html');
}

async function upToDate(root, name, file) {
  const main = join(folderOf(root, name), file);
  const sources = ['packages', 'apps', 'scripts/build', 'package-lock.json'].map((one) => join(root, one));
  if (!existsSync(main) || newest(sources) > statSync(main).mtimeMs) await build(root, name, file);
  return pathToFileURL(main).href;
}

/** When something was last changed here. Folders count too: theirs changes when a file goes. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
      const inside = readdirSync(path).filter((one) => one !== 'node_modules' && !one.endsWith('.test.ts'));
      return Math.max(stat.mtimeMs, ...inside.map((one) => newest([join(path, one)])));
    }),
  );
}

/** Builds beside and moves into place, so that others who run or build at the same time are not disturbed. */
async function build(root, name, file) {
  const began = new Date();
  const folder = folderOf(root, name);
  const beside = `${folder}-${process.pid}`;
  const maps = `${beside}-maps`;
  try {
    const output = await bundle(root, name, beside);
    if (name === 'web') {
      takeMaps(beside, maps);
      replace(maps, join(dirname(folder), 'maps'));
    }
    if (name === 'server') describe(root, dirname(folder), externalsOf(output));
    // As old as what it was made from: what changes while it is built counts as newer.
    utimesSync(join(beside, file), began, began);
    replace(beside, folder);
    if (PRODUCT.includes(name)) writeSbom(dirname(folder));
  } catch (error) {
    throw new Error(`${name} could not be built: ${error.message}`, { cause: error });
  } finally {
    rmSync(beside, { recursive: true, force: true });
    rmSync(maps, { recursive: true, force: true });
  }
}

/** Builds what users get, whoever asks for it: tests run in an environment of their own. */
async function bundle(root, name, outDir) {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const vite = await import('vite');
    const { output } = await vite.build({
      configFile: join(root, 'scripts/build/vite.config.ts'),
      mode: name,
      build: { outDir, ...(name === 'web' ? { sourcemap: 'hidden' } : {}) },
    });
    return output;
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

/** Moves the source maps of the client out of the folder that visitors are served from. */
function takeMaps(from, to) {
  for (const name of readdirSync(from, { recursive: true })) {
    if (!name.endsWith('.map')) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    renameSync(join(from, name), join(to, name));
  }
}

/** Where somebody else was quicker, theirs is as good. */
function replace(made, folder) {
  const before = `${folder}-${process.pid}-before`;
  try {
    if (existsSync(folder)) renameSync(folder, before);
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
}

/** Says beside the built server what has to be installed for it. */
function describe(root, folder, externals) {
  for (const [name, content] of Object.entries(productionPackage(root, externals)))
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
