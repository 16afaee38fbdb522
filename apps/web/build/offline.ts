import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { drawFront } from './front.js';
import { manifest, TONGUES } from './manifest.js';

const SHELL = '/index.html';
/** Stands in the page until it is known what the version is called. */
const NAMELESS = 'content="unbuilt"';

const digest = (what: string | Buffer, form: 'base64' | 'hex'): string =>
  createHash('sha256').update(what).digest(form);

/**
 * Makes an app of the client that was built into a folder: the front page, the manifests, a name for the version, which comes from the
 * content of all its files, and the service worker that keeps them.
 */
export async function makeApp(folder: string): Promise<void> {
  const shell = join(folder, SHELL);
  if (!existsSync(shell) || !readFileSync(shell, 'utf8').includes(NAMELESS)) return;
  for (const tongue of TONGUES)
    writeFileSync(join(folder, `manifest.${tongue}.webmanifest`), JSON.stringify(manifest(tongue)));
  await drawFront(folder);
  const version = digest(JSON.stringify(filesOf(folder)), 'hex').slice(0, 12);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.html'))) {
    const page = join(folder, name);
    writeFileSync(page, readFileSync(page, 'utf8').replace(NAMELESS, `content="${version}"`));
  }
  await build({
    configFile: false,
    root: 'apps/web',
    logLevel: 'error',
    publicDir: false,
    define: {
      VERSION: JSON.stringify(version),
      FILES: JSON.stringify(filesOf(folder)),
      SHELL: JSON.stringify(SHELL),
    },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: 'service-worker/main.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}

/** Every file of the client by its address, with the hash that browsers check it by. */
function filesOf(folder: string): [path: string, integrity: string][] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name !== 'sw.js' && statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => [
      `/${name.split(sep).join('/')}`,
      `sha256-${digest(readFileSync(join(folder, name)), 'base64')}`,
    ]);
}
