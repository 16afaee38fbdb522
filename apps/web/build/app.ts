import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { renderFront } from './front.js';

const SHELL = '/index.html';
/** Stands in the page until the version is known. */
const UNBUILT = 'content="unbuilt"';

const digest = (what: string | Buffer, form: 'base64' | 'hex'): string =>
  createHash('sha256').update(what).digest(form);

/**
 * Makes an installable app of the client that was built: front pages, manifests, a version that is a hash over all files,
 * the service worker that keeps them, and a compressed form beside every text file.
 */
export function app(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'app',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }) {
      const folder = dir as string;
      const shell = join(folder, SHELL);
      const isApp = existsSync(shell) && readFileSync(shell, 'utf8').includes(UNBUILT);
      if (isApp) await makeApp(folder, config);
      await compress(folder, join(config.root, '../../node_modules/.cache/aerie-compressed'));
    },
  };
}

async function makeApp(folder: string, { root, build: { sourcemap } }: ResolvedConfig): Promise<void> {
  await renderFront(root, folder);
  const version = digest(JSON.stringify(filesOf(folder)), 'hex').slice(0, 12);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.html'))) {
    const page = join(folder, name);
    writeFileSync(page, readFileSync(page, 'utf8').replace(UNBUILT, `content="${version}"`));
  }
  await build({
    configFile: false,
    root,
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
      sourcemap,
      lib: { entry: 'service-worker/main.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}

/**
 * Every file of the client by its address, with the hash that browsers check it by. Pictures for the shops of devices are none
 * that the client shows.
 */
function filesOf(folder: string): [path: string, integrity: string][] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name !== 'sw.js' && !name.endsWith('.map') && !name.startsWith('screenshots'))
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => [
      `/${name.split(sep).join('/')}`,
      `sha256-${digest(readFileSync(join(folder, name)), 'base64')}`,
    ]);
}

/** The server need not compress a file for each visitor. Compressing is done in threads, several files at a time. */
async function compress(folder: string, cache: string): Promise<void> {
  const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) =>
    /\.(js|css|html|svg|json|webmanifest)$/.test(name),
  );
  mkdirSync(cache, { recursive: true });
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, await brotli(text, cache));
      writeFileSync(`${path}.gz`, await promisify(gzip)(text));
    }),
  );
}

/** This takes most of the time of a build, and most files stay as they are from one to the next: so it is kept, by their hashes. */
async function brotli(text: Buffer, cache: string): Promise<Buffer> {
  const kept = join(cache, digest(text, 'hex'));
  if (existsSync(kept)) return readFileSync(kept);
  const made = await promisify(brotliCompress)(text);
  // Moved into place, so that others who build at the same time find it whole.
  writeFileSync(`${kept}-${process.pid}`, made);
  renameSync(`${kept}-${process.pid}`, kept);
  return made;
}
