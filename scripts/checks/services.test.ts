import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aerie-services-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a line that uses `scripts/services/service.mjs`, where the system's package manager only notes that it was called. */
function run(line: string, env: Readonly<Record<string, string>>) {
  const called = join(folder, 'called');
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\n[ "$1" = --version ] || touch ${called}\n`);
  chmodSync(join(folder, 'apt-get'), 0o755);
  const program = `import * as service from '${process.cwd()}/scripts/services/service.mjs'; ${line}`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: `${folder}:${process.env.PATH}`, ...env },
    encoding: 'utf8',
  });
  return { status, stderr, installed: existsSync(called) };
}

const isRoot = process.getuid?.() === 0;

test.each([
  ['on a person’s machine nothing is', {}, false],
  ['where --install was said it is, if nobody has to be asked', { AERIE_INSTALL: '1' }, isRoot],
  ['with CI=true it is, if nobody has to be asked', { CI: 'true' }, isRoot],
])('installing what is missing: %s', (_, env, installed) => {
  expect(run("service.install('NATS', 'nats-server')", env)).toMatchObject({ status: 0, installed });
});

test('what is missing is skipped loudly, with the command that adds it; with CI=true it is an error', () => {
  const line = "service.without('NATS is not installed', service.howToInstall('nats-server'))";
  const { status, stderr } = run(line, {});
  expect(status).toBe(0);
  expect(stderr).toContain('SKIPPED');
  expect(stderr).toContain('apt-get install nats-server');
  expect(run(line, { CI: 'true' }).status).toBe(1);
});
