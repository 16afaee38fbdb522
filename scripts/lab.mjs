import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, ready } from './ready.mjs';

/** Runs the lab, bundling it first where a source is newer than the bundle. */

const FOLDER = join(ROOT, 'dist', 'lab');
const BUNDLE = join(FOLDER, 'main.mjs');
const CONFIG = join(ROOT, 'vite.lab.config.ts');
const SOURCES = [join(ROOT, 'packages'), CONFIG, join(ROOT, 'package-lock.json')];

ready();
if (!existsSync(BUNDLE) || newest(SOURCES) > statSync(BUNDLE).mtimeMs) await bundle();
await import(pathToFileURL(BUNDLE).href);

/** When something was last changed here. Folders count too: theirs changes when a file goes. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const { mtimeMs, isDirectory } = about(path);
      if (!isDirectory) return mtimeMs;
      const inside = readdirSync(path).filter(
        (name) => name !== 'node_modules' && !name.endsWith('.test.ts'),
      );
      return Math.max(mtimeMs, ...inside.map((name) => newest([join(path, name)])));
    }),
  );
}

function about(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return { mtimeMs: stat?.mtimeMs ?? 0, isDirectory: stat?.isDirectory() ?? false };
}

/** Builds beside and moves into place, so that others who run or build at the same time are not disturbed. */
async function bundle() {
  const began = new Date();
  const beside = join(ROOT, 'dist', `lab-${process.pid}`);
  try {
    const { build } = await import('vite');
    await build({ root: ROOT, configFile: CONFIG, build: { outDir: beside } });
    // As old as what it was made from: what changes while it is built counts as newer.
    utimesSync(join(beside, 'main.mjs'), began, began);
    mkdirSync(FOLDER, { recursive: true });
    renameSync(join(beside, 'main.mjs'), BUNDLE);
  } catch (error) {
    console.error(`The lab could not be built: ${error.message}`);
    process.exit(1);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
