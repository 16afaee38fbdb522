import type { IncomingMessage, ServerResponse } from 'node:http';
import { PREVIEW_SIZE } from '@aerie/protocol';
import type { Config } from '../common/config.js';
import type { Previews } from '../previews/previews.js';
import { languageOf } from './language.js';
import { addressOf, isSecure } from './proxies.js';

/** `/previews/<language><path of the page>.png`, of the front page `/previews/<language>/.png`. */
const PICTURE = /^\/previews\/([a-z]{2})(\/[\w/%~-]*)\.png$/;

/** What stands in the head of a page for messengers. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Elements beside these two. */
  readonly more: string;
}

/** Answers those who show links: with what a page says of itself in its head, and with the picture that it names. */
export class LinkPreviews {
  constructor(
    private readonly config: Config,
    private readonly previews: Previews,
  ) {}

  /** Sends the picture of a page; false for any other path. */
  async show(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [, language = '', address = ''] = PICTURE.exec(path) ?? [];
    if (address === '') return false;
    const found = await this.previews.picture({ address, language, from: addressOf(this.config, request) });
    if (found === undefined) return false;
    if (typeof found === 'number') {
      response.writeHead(429, { 'Retry-After': found, 'Cache-Control': 'no-store' }).end();
      return true;
    }
    const tag = `"${found.tag}"`;
    response.setHeader('ETag', tag);
    response.setHeader('Cache-Control', 'public, max-age=3600');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return true;
    }
    response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': found.png.length });
    response.end(request.method === 'HEAD' ? undefined : found.png);
    return true;
  }

  /** What a page says of itself; undefined where it says nothing, and for browsers whose people look at the page itself. */
  async headOf(path: string, request: IncomingMessage): Promise<PageHead | undefined> {
    if (request.headers['sec-fetch-dest'] !== undefined) return undefined;
    const site = this.siteOf(request);
    if (site === undefined) return undefined;
    const language = languageOf(request);
    const from = addressOf(this.config, request);
    const found = await this.previews.page({ address: path, language, from });
    if (!found) return undefined;
    const { title, description, tag } = found;
    const { width, height } = PREVIEW_SIZE;
    const more = [
      ...[named('og:site_name', 'Aerie'), named('og:type', 'website'), named('og:locale', language)],
      ...[named('og:title', title), named('og:description', description), named('og:url', site + path)],
      named('og:image', `${site}/previews/${language}${path}.png?${tag}`),
      ...[named('og:image:type', 'image/png'), named('og:image:width', String(width))],
      ...[named('og:image:height', String(height)), named('og:image:alt', title)],
      '<meta name="twitter:card" content="summary_large_image">',
    ];
    return { title: escaped(title), description: escaped(description), more: more.join('\n    ') };
  }

  /** Addresses of pictures are whole ones. */
  private siteOf(request: IncomingMessage): string | undefined {
    const { host = '' } = request.headers;
    if (this.config.origin !== undefined) return this.config.origin;
    return /^[\w.:[\]-]+$/.test(host)
      ? `${isSecure(this.config, request) ? 'https' : 'http'}://${host}`
      : undefined;
  }
}

const named = (property: string, content: string): string =>
  `<meta property="${property}" content="${escaped(content)}">`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string);
