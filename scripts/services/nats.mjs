// A NATS for tests, on a free local port. It ends with the process that started it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, freePort, howToInstall, install, keep, persistently, without } from './service.mjs';

/**
 * Starts a NATS and waits until it can be used; `port` is one that it had before. `stop` ends it. Where there is none
 * and none may be installed, says so and gives undefined; with CI=true that is an error.
 * @param {number} [port]
 * @returns {Promise<{ url: string, port: number, stop(): Promise<void> } | undefined>}
 */
export async function startNats(port) {
  const find = () => folderOf(['nats-server'], ['/usr/sbin', '/usr/local/bin']);
  const programs = find() ?? (install('NATS', 'nats-server') ? find() : undefined);
  if (!programs) return without('NATS is not installed', howToInstall('nats-server'));
  return persistently(async () => {
    const free = port ?? (await freePort());
    const folder = mkdtempSync(join(tmpdir(), 'aerie-nats-'));
    const program = [join(programs, 'nats-server'), '-a', '127.0.0.1', '-p', `${free}`];
    const stop = await keep(folder, program, 'Server is ready', {});
    return { url: `nats://127.0.0.1:${free}`, port: free, stop };
  });
}
