import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { languageOf } from './language.js';
import type { PageHead } from './link-previews.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Compressed forms of a file that the build puts beside it, the smallest first. */
const PRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Page {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly pressed: ReadonlyMap<string, Buffer>;
}

/**
 * The files of the built client, kept in memory. Any path without a file is a page of the client, which does its own
 * routing.
 */
export class StaticFiles {
  private readonly pages = new Map<string, Page>();

  /** Reads a folder; without one there are no files. */
  constructor(folder: string | undefined) {
    if (folder === undefined || !existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      const path = join(folder, name);
      const type = TYPES[extname(name)];
      if (type === undefined || !statSync(path).isFile()) continue;
      const plain = readFileSync(path);
      this.pages.set(`/${name.split(sep).join('/')}`, {
        type,
        plain,
        tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
        pressed: new Map(
          PRESSED.flatMap(([name, ending]) =>
            existsSync(path + ending) ? [[name, readFileSync(path + ending)] as const] : [],
          ),
        ),
      });
    }
  }

  /** Whether a path is that of a page of the client, not of a file. */
  isPage(path: string): boolean {
    return extname(path) === '' && !this.pages.has(path);
  }

  /** Answers with a file or page; false if there is none for this path. `head`: what a page is to say of itself. */
  show(path: string, request: IncomingMessage, response: ServerResponse, head?: PageHead): boolean {
    const page =
      this.pages.get(path === '/' ? `/front.${languageOf(request)}.html` : path) ??
      (extname(path) === '' ? this.pages.get('/index.html') : undefined);
    if (!page) return false;
    if (head) {
      const body = withHead(page.plain.toString(), head);
      const headers = {
        'Content-Type': page.type,
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Language, Sec-Fetch-Dest',
      };
      response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
      return true;
    }
    response.setHeader('Content-Type', page.type);
    response.setHeader('ETag', page.tag);
    response.setHeader('Vary', varyOf(path));
    // What is named after a hash of its content never changes; the rest is revalidated each time.
    const lasting = path.startsWith('/assets/');
    response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (request.headers['if-none-match'] === page.tag) {
      response.writeHead(304).end();
      return true;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const form = [...page.pressed].find(([name]) => accepted.includes(name));
    if (form) response.setHeader('Content-Encoding', form[0]);
    const body = form?.[1] ?? page.plain;
    response.setHeader('Content-Length', body.length);
    response.writeHead(200);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }
}

/** What an answer hangs on besides the path: pages say something else of themselves to those who show links. */
function varyOf(path: string): string {
  if (extname(path) !== '') return 'Accept-Encoding';
  return `Accept-Encoding, Sec-Fetch-Dest${path === '/' ? ', Accept-Language' : ''}`;
}

const withHead = (html: string, { title, description, more }: PageHead): string =>
  html
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + description)
    .replace(/<title>[^<]*/, () => `${more}\n    <title>${title}`);
