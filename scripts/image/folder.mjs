// The steps of `Containerfile` without a container: a clean folder that belongs to root, and another user where that is possible.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { installProduct } from '../product/product.mjs';
import { freePort } from '../services/service.mjs';
import { BACKUPS } from './trial.mjs';

const USER = 1000;
const FILES = ['server', 'server/main.mjs', 'web', 'node_modules', 'package.json'];

/** A site like that of the image, in a folder. `remove` deletes it. */
export function folderSite() {
  const { folder, remove } = installProduct();
  const [data, backups, restored] = ['data', 'backups', 'restored'].map((name) => join(folder, name));
  const user = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};
  spawnSync('chmod', ['-R', 'a-w,a+rX', folder]);
  // Whoever is not root owns all of it and could change it back, but does not.
  chmodSync(folder, 0o755);
  for (const own of [data, backups, restored]) {
    mkdirSync(own, { mode: 0o700 });
    if (user.uid !== undefined) chownSync(own, user.uid, user.gid);
  }
  if (user.uid === undefined) chmodSync(folder, 0o555);
  const { PATH } = process.env;
  const env = {
    ...{ PATH, NODE_ENV: 'production', DATA_DIR: data, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    // In a container nothing can be written to the folder for temporary files.
    ...{ BACKUP_DIR: backups, ...BACKUPS, TMPDIR: folder },
  };
  const inside = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      ...user,
    });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  let running;
  return {
    kind: `folder ${folder}`,
    files: ['.', ...FILES, data, backups],
    async start() {
      const port = await freePort();
      env.PORT = `${port}`;
      const child = spawn(process.execPath, ['--enable-source-maps', 'server/main.mjs'], {
        cwd: folder,
        env,
        ...user,
      });
      running = {
        child,
        said: '',
        ended: new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal))),
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (running.said += text));
      return `http://127.0.0.1:${port}`;
    },
    inside: (code) => inside('-e', code),
    check: () => inside(...healthCheck()),
    command: (...args) => inside('server/admin.mjs', ...args),
    /** Reads a backup into an empty folder, which is that of the site from now on. */
    restore(name) {
      env.DATA_DIR = restored;
      inside('server/admin.mjs', 'restore', join(backups, name));
    },
    log: () => running.said,
    stop() {
      running.child.kill('SIGTERM');
      return running.ended;
    },
    remove() {
      spawnSync('chmod', ['-R', 'u+w', folder]);
      remove();
    },
  };
}

/** What the image's health check gives to Node. */
function healthCheck() {
  const [, command = ''] =
    /^HEALTHCHECK [^[]*CMD (\[.*\])$/m.exec(readFileSync(join(ROOT, 'Containerfile'), 'utf8')) ?? [];
  return JSON.parse(command).slice(1);
}
