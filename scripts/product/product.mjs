// The built product as a host gets it: `dist` copied to an empty folder, its production dependencies installed, started.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const SHIPPED = ['server', 'web', 'package.json', 'package-lock.json', 'sbom.cdx.json'];
const PRODUCTION_ONLY = ['install', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'];

/** Copies `dist` to a folder of its own and installs what it needs there. `remove` deletes it. */
export function installProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'aerie-product-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  for (const name of SHIPPED) cpSync(join(ROOT, 'dist', name), join(folder, name), { recursive: true });
  const { status, stderr, error } = spawnSync('npm', PRODUCTION_ONLY, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return { folder, remove };
  remove();
  throw new Error(`The production dependencies could not be installed: ${error?.message ?? stderr}`);
}

/**
 * Starts an installed product on a free port, with data of its own, by `node` (the path of a Node program).
 * @param {string} folder
 * @param {string} [node]
 */
export async function startProduct(folder, node = process.execPath) {
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
  const { PATH, HOME } = process.env;
  const child = spawn(node, ['--enable-source-maps', 'server/main.mjs'], {
    cwd: folder,
    env: { PATH, HOME, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { text: '' };
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const base = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said.text += text;
        const address = /Aerie is at (http:\/\/localhost:\d+)/.exec(said.text);
        if (address) resolve(address[1]);
      });
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${said.text}`)));
  });
  return {
    base,
    output: () => said.text,
    /** Stops it as a host does, and gives its exit code. */
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Plays a match against a bot of the site to its end, as a visitor's program; gives what the program says at the end. */
export async function playMatch(base, node = process.execPath) {
  const post = (path, body, headers = {}) =>
    fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const session = await post('/api/session', { name: 'Anna' });
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { token } = await (await post('/api/tokens', { name: 'my bot' }, { cookie })).json();
  return new Promise((resolve, reject) => {
    const bot = spawn(node, ['examples/bot.mjs', base], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, AERIE_TOKEN: token },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    bot.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    bot.once('error', reject);
    bot.once('exit', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`the match was not played to its end: ${said}`));
    });
  });
}
