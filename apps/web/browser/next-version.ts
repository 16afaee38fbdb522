import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What may name a script, or the version. */
const TEXT = /\.(js|css|html|webmanifest)$/;
/** Looked for where a name begins only: the weights of a bot are one word of millions of letters. */
const SCRIPT = /(?<![\w.-])[\w.-]+\.js/g;
const WORKER = 'sw.js';
const integrityOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Writes a next version of a client that was built into an empty folder. Every script has a new name, as if all had changed, and so the
 * pages and the list of the service worker have new contents.
 */
export function makeNextVersion(built: string, next: string): void {
  cpSync(built, next, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const scripts = readdirSync(join(next, 'assets')).filter((name) => name.endsWith('.js'));
  const newNames = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '.next.js')]));
  for (const [name, newName] of newNames)
    renameSync(join(next, 'assets', name), join(next, 'assets', newName));
  const version = /name="aerie-version" content="(\w+)"/.exec(
    readFileSync(join(next, 'index.html'), 'utf8'),
  )?.[1];
  if (!version) throw new Error('the client has no version');
  const renewed = (text: string): string =>
    text.replace(SCRIPT, (name) => newNames.get(name) ?? name).replaceAll(version, `${version}next`);

  let worker = renewed(readFileSync(join(next, WORKER), 'utf8'));
  for (const name of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name) || name === WORKER) continue;
    const before = readFileSync(join(next, name), 'utf8');
    const after = renewed(before);
    writeFileSync(join(next, name), after);
    worker = worker.replace(integrityOf(before), integrityOf(after));
  }
  writeFileSync(join(next, WORKER), worker);
}

/** Adds a file to a version, as if it had been built with it. */
export function addFile(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  const worker = join(folder, WORKER);
  const entry = `[\`${path}\`,\`sha256-${integrityOf(text)}\`]`;
  writeFileSync(worker, readFileSync(worker, 'utf8').replace('=[[`/', `=[${entry},[\`/`));
}
