import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = 20;

/** Makes sure that scripts can run: a Node that is new enough, and the packages that building and running need. */
export function installPackages() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    fail(
      `Aerie needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}. See https://nodejs.org`,
    );
  }
  if (isInstalled()) return;
  console.error('Installing packages …');
  // Takes what package-lock.json says and leaves it as it is. Unlike `npm ci`, it does not mind a registry
  // that has no packages for other systems than this one.
  const { status, error } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    // Standard output belongs to the program that is about to run.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  fail(
    `The packages could not be installed${error ? ` (${error.message})` : ''}. ` +
      'Check that npm and the network are there, then run "npm install" in the project folder.',
  );
}

/** Whether what stands in node_modules is what package-lock.json asks for, and every package of our own is linked there. */
function isInstalled() {
  if (!ownPackages().every((name) => existsSync(join(ROOT, 'node_modules', name)))) return false;
  const wanted = packagesIn(join(ROOT, 'package-lock.json'));
  const there = packagesIn(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!wanted || !there) return false;
  return Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    // Of workspace packages only the links are installed; optional ones may be for other systems.
    if (!path.startsWith('node_modules/') || (optional && !there[path])) return true;
    return link
      ? there[path]?.link
      : there[path]?.version === version && there[path]?.integrity === integrity;
  });
}

/** The names of our own packages. A game whose folder has just been laid out is not in package-lock.json yet. */
function ownPackages() {
  return ['packages', 'packages/games', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).flatMap((name) => {
      const file = join(ROOT, folder, name, 'package.json');
      return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')).name] : [];
    }),
  );
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
