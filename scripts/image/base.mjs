import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { folderOf, install } from '../services/service.mjs';

const OWN = 'localhost/aerie-base';
const DEBIAN = 'bookworm';
const NODE_MAJOR = 24;

/**
 * The base image: the one that was asked for, or the one that `Containerfile` names. Where that cannot be fetched, one like it
 * is made of Debian packages, and of Node and npm as the npm registry has them. Undefined where neither is possible.
 * @param {ReturnType<import('./container-tools.mjs').findTools> & {}} tools
 * @param {string} [wanted]
 */
export function baseImage(tools, wanted) {
  if (wanted) return wanted;
  const [, usual = ''] = /^ARG BASE=(\S+)$/m.exec(readFileSync(join(ROOT, 'Containerfile'), 'utf8')) ?? [];
  try {
    tools.buildah('pull', '--quiet', usual);
    return usual;
  } catch (error) {
    console.error(`\n!!! ${usual} cannot be fetched: ${error.message.trim().split('\n').at(-1)}`);
    console.error(
      `!!! A base image is made of Debian ${DEBIAN}'s packages and of Node ${NODE_MAJOR} instead.\n`,
    );
  }
  try {
    return made(tools);
  } catch (error) {
    console.error(`!!! It cannot be made: ${error.message}`);
    return undefined;
  }
}

function made({ folder, buildah }) {
  const root = debian(join(folder, 'debian'));
  const node = unpacked(folder, `node-${process.platform}-${process.arch}@${NODE_MAJOR}`);
  const npm = unpacked(folder, 'npm@11');
  const container = buildah('from', 'scratch');
  buildah('copy', '--quiet', container, root, '/');
  buildah('copy', '--quiet', container, join(node, 'bin/node'), '/usr/local/bin/node');
  buildah('copy', '--quiet', container, npm, '/usr/local/lib/npm');
  const link =
    'chmod +x /usr/local/lib/npm/bin/npm-cli.js && ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm';
  buildah('run', '--isolation', 'chroot', container, '--', 'sh', '-c', link);
  buildah('commit', '--quiet', '--rm', container, OWN);
  return OWN;
}

/** A root folder with the smallest Debian that Node runs on. */
function debian(root) {
  if (!folderOf(['debootstrap'], ['/usr/sbin'])) install('debootstrap', 'debootstrap');
  const needed = '--include=ca-certificates,libstdc++6';
  run('debootstrap', ['--variant=minbase', needed, DEBIAN, root]);
  return root;
}

/** A package of the npm registry, in a folder. */
function unpacked(folder, name) {
  const to = join(folder, name);
  mkdirSync(to);
  const archive = run('npm', ['pack', '--silent', '--pack-destination', to, name]).trim();
  run('tar', ['-xzf', join(to, archive), '-C', to]);
  return join(to, 'package');
}

function run(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status === 0) return stdout;
  throw new Error(`${program}: ${error?.message ?? `${stdout}${stderr}`.slice(-2000)}`);
}
