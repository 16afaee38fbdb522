import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

/** The front page in one language, and what names it to a device. */
export interface FrontPage {
  readonly title: string;
  readonly about: string;
  readonly body: string;
  /** The text of the web app manifest. */
  readonly manifest: string;
}

/** The font files that the first words are set in. */
const FONTS = [/^fraunces-latin-opsz-normal-.*\.woff2$/, /^atkinson-.*-latin-wght-normal-.*\.woff2$/];
const configFor = (root: string): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});

/**
 * Renders the front page in every language (`front.<language>.html`, beside the page for all addresses), so that it is
 * seen before any of its code is loaded, and the manifest of the app beside it; and puts the script that sets theme and language into all of them.
 */
export async function renderFront(root: string, folder: string): Promise<void> {
  const shell = join(folder, 'index.html');
  const assets = readdirSync(join(folder, 'assets'));
  const first = await firstScript(root, folder);
  const fonts = FONTS.flatMap((font) => assets.filter((name) => font.test(name)));
  const head = [
    `<script src="/assets/${first}"></script>`,
    ...fonts.map(
      (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join('\n    ');
  const html = readFileSync(shell, 'utf8').replace('<title>', `${head}\n    <title>`);
  writeFileSync(shell, html);
  for (const [language, { title, about, body, manifest }] of Object.entries(await rendered(root))) {
    const page = html
      .replace('lang="en"', `lang="${language}"`)
      .replace(/(<meta name="description" content=")[^"]*/, `$1${about}`)
      .replace(/<title>[^<]*/, `<title>${title}`)
      .replace('manifest.en.', `manifest.${language}.`)
      .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
    writeFileSync(join(folder, `front.${language}.html`), page);
    writeFileSync(join(folder, `manifest.${language}.webmanifest`), manifest);
  }
}

async function firstScript(root: string, folder: string): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'aerie-first-'));
  try {
    await build({
      ...configFor(root),
      build: {
        target: 'es2022',
        outDir: out,
        lib: { entry: 'build/front/first.ts', formats: ['iife'], name: 'first', fileName: () => 'first.js' },
      },
    });
    const text = readFileSync(join(out, 'first.js'));
    const name = `first-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
    writeFileSync(join(folder, 'assets', name), text);
    return name;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The front page in each language. A program of its own renders it, because it sets globals that must not stay. */
async function rendered(root: string): Promise<Record<string, FrontPage>> {
  const out = mkdtempSync(join(tmpdir(), 'aerie-front-'));
  try {
    await build({
      ...configFor(root),
      ssr: { noExternal: true, target: 'node' },
      build: {
        // Pictures are named as those of the client are.
        assetsInlineLimit: 0,
        ssr: 'build/front/main.ts',
        target: 'node20',
        outDir: out,
        minify: false,
        rollupOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    const pages = join(out, 'pages.json');
    execFileSync(process.execPath, [join(out, 'main.mjs'), pages], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return JSON.parse(readFileSync(pages, 'utf8'));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
