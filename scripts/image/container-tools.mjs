// buildah and podman, and how they can be used here: some machines have no overlay file systems, or nobody may raise limits.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, install } from '../services/service.mjs';

/** Below those of most machines: without CAP_SYS_RESOURCE nobody can raise any. */
const LOW_LIMITS = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

/** Ways to run containers, the plainest first. */
const WAYS = [
  { global: [], run: [] },
  { global: [], run: LOW_LIMITS },
  { global: ['--runtime', 'runc'], run: LOW_LIMITS },
];

/** The programs that build and run images. All that they keep lies in a folder that `remove` deletes. Undefined where there are none. */
export function findTools() {
  const missing = ['buildah', 'podman', 'runc'].filter((program) => !folderOf([program], ['/usr/sbin']));
  for (const program of missing) install(program, program);
  if (!folderOf(['buildah', 'podman'], [])) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'aerie-image-'));
  const own = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
  const storage = [...own, '--storage-driver', driverFor(folder)];
  return {
    folder,
    buildah: (...args) => told('buildah', [...storage, ...args]),
    podman: (...args) => told('podman', [...storage, ...args]),
    /** All that the program in a container has said. */
    logs: (name) => {
      const { stdout, stderr } = spawnSync('podman', [...storage, 'logs', name], { encoding: 'utf8' });
      return `${stdout}${stderr}`;
    },
    /** How containers of an image can be run here; undefined where they cannot. */
    wayToRun: (image) =>
      WAYS.find(({ global, run }) => {
        const args = ['run', '--rm', '--network', 'host', ...run, image, '--version'];
        const { status, stderr } = spawnSync('podman', [...storage, ...global, ...args], {
          encoding: 'utf8',
        });
        if (status !== 0)
          console.error(
            `podman ${[...global, 'run', ...run].join(' ')}: ${stderr.trim().split('\n').at(-1)}`,
          );
        return status === 0;
      }),
    remove: () => {
      spawnSync('podman', [...storage, 'rm', '--all', '--force']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `overlay` lays file systems over each other; where the machine cannot, `vfs` copies them: slow, and possible everywhere. */
function driverFor(folder) {
  const tried = [
    '--root',
    join(folder, 'tried'),
    '--runroot',
    join(folder, 'tried-run'),
    '--storage-driver',
    'overlay',
  ];
  const container = spawnSync('buildah', [...tried, 'from', 'scratch'], { encoding: 'utf8' });
  const works =
    container.status === 0 && spawnSync('buildah', [...tried, 'mount', container.stdout.trim()]).status === 0;
  spawnSync('buildah', [...tried, 'rm', '--all']);
  return works ? 'overlay' : 'vfs';
}

/** Runs a program and gives what it says on standard output; throws with all that it says if it fails. */
function told(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status === 0) return stdout.trim();
  throw new Error(
    `${program} ${args.slice(6).join(' ')}: ${error?.message ?? `${stdout}${stderr}`.slice(-4000)}`,
  );
}
