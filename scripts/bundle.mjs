import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './ready.mjs';

/**
 * Bundles one program into `dist/<name>`, where a source is newer than the bundle, and gives the address of its
 * `main.mjs`. Its vite configuration is `vite.<name>.config.ts`.
 */
export const bundled = (name) => built(name, 'main.mjs');

/** The same for the client in the browser: the address of its page. */
export const page = () => built('web', 'index.html');

async function built(name, file) {
  const folder = join(ROOT, 'dist', name);
  const main = join(folder, file);
  const config = join(ROOT, `vite.${name}.config.ts`);
  const sources = [join(ROOT, 'packages'), join(ROOT, 'apps'), config, join(ROOT, 'package-lock.json')];
  if (!existsSync(main) || newest(sources) > statSync(main).mtimeMs) await bundle(name, file, folder, config);
  return pathToFileURL(main).href;
}

/** When something was last changed here. Folders count too: theirs changes when a file goes. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const { mtimeMs, isDirectory } = about(path);
      if (!isDirectory) return mtimeMs;
      const inside = readdirSync(path).filter((one) => one !== 'node_modules' && !one.endsWith('.test.ts'));
      return Math.max(mtimeMs, ...inside.map((one) => newest([join(path, one)])));
    }),
  );
}

function about(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return { mtimeMs: stat?.mtimeMs ?? 0, isDirectory: stat?.isDirectory() ?? false };
}

/** Builds beside and moves into place, so that others who run or build at the same time are not disturbed. */
async function bundle(name, file, folder, config) {
  const began = new Date();
  const beside = join(ROOT, 'dist', `${name}-${process.pid}`);
  const before = join(ROOT, 'dist', `${name}-${process.pid}-before`);
  try {
    await build(name, config, beside);
    // As old as what it was made from: what changes while it is built counts as newer.
    utimesSync(join(beside, file), began, began);
    moveIn(beside, folder, before);
  } catch (error) {
    console.error(`${name} could not be built: ${error.message}`);
    process.exit(1);
  } finally {
    rmSync(beside, { recursive: true, force: true });
    rmSync(before, { recursive: true, force: true });
  }
}

/** Builds what users get, whoever asks for it: tests run in an environment of their own. */
async function build(name, configFile, outDir) {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const vite = await import('vite');
    await vite.build({
      root: name === 'web' ? join(ROOT, 'apps/web') : ROOT,
      configFile,
      build: { outDir },
    });
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

/** Where somebody else was quicker, theirs is as good. */
function moveIn(beside, folder, before) {
  try {
    if (existsSync(folder)) renameSync(folder, before);
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
