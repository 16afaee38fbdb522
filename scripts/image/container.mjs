// The image, built and run as docs/hosting.md says.
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { freePort } from '../services/service.mjs';
import { BACKUPS } from './trial.mjs';

const IMAGE = 'localhost/aerie';

/** Builds the image of `Containerfile` and gives its name. */
export function buildImage({ buildah }, base) {
  const { NODE_EXTRA_CA_CERTS: ca } = process.env;
  const args = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', `BASE=${base}`];
  const secret = ca ? ['--secret', `id=ca,src=${ca}`] : [];
  const file = ['-f', join(ROOT, 'Containerfile'), '--ignorefile', join(ROOT, '.containerignore')];
  buildah('build', '--quiet', ...args, ...secret, ...file, '-t', IMAGE, ROOT);
  const [size] = buildah('images', '--format', '{{.Size}}', IMAGE).split('\n');
  console.error(`Built ${IMAGE} on ${base}: ${size}`);
  return IMAGE;
}

/** A site in a container with a volume for its data and one for backups: nothing else can be written to, and it has no rights. */
export function imageSite({ podman, logs }, image, { global, run }) {
  const NAME = 'aerie';
  const strict = [
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop',
    'all',
    '--security-opt',
    'no-new-privileges',
  ];
  const inside = (code) => podman(...global, 'exec', NAME, 'node', '-e', code);
  let data = 'aerie-data';
  const how = () => [
    ...['--network', 'host', '--volume', `${data}:/data`, '--volume', 'aerie-backups:/backups'],
    ...[...strict, ...run],
  ];
  return {
    kind: 'container',
    files: [
      ...['/', '/tmp', '/run', '/srv/aerie', 'server', 'server/main.mjs', 'web', 'node_modules'],
      ...['/data', '/backups'],
    ],
    async start() {
      const port = await freePort();
      const env = { PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn', BACKUP_DIR: '/backups', ...BACKUPS };
      const said = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
      podman(...global, 'run', '--detach', '--name', NAME, ...how(), ...said, image);
      return `http://127.0.0.1:${port}`;
    },
    inside,
    /** Runs the image's own check. */
    check: () => podman(...global, 'healthcheck', 'run', NAME),
    /** What a keeper does with `exec`. */
    command: (...args) => podman(...global, 'exec', NAME, 'node', 'server/admin.mjs', ...args),
    /** Reads a backup into an empty volume, which is that of the site from now on. */
    restore(name) {
      data = 'aerie-restored';
      podman(...global, 'run', '--rm', ...how(), image, 'server/admin.mjs', 'restore', `/backups/${name}`);
    },
    log: () => logs(NAME),
    /** Stops it as hosts do; gives its exit code. */
    async stop() {
      podman(...global, 'stop', '--time', '20', NAME);
      const code = Number(podman(...global, 'inspect', '--format', '{{.State.ExitCode}}', NAME));
      podman(...global, 'rm', NAME);
      return code;
    },
  };
}
