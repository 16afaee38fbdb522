import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickChance } from '@aerie/kernel';
import type { ServerProcess } from './server-process.js';
import type { SoakSite } from './soak-site.js';

/** What happens to a site: how often, and what it is put through. */
export interface Disturbance {
  readonly name: string;
  /** One in so many of all disturbances, relative to the others. */
  readonly weight: number;
  happen(): Promise<void>;
}

/** The servers of a site while they are killed and started again. */
export interface Servers {
  readonly all: ServerProcess[];
  /** Ends one that may be ended, in this way, and starts another in its place. */
  replace(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const LONGEST_PAUSE_MS = 2000;
const LONGEST_JUMP_MS = 6 * 60 * 60_000;

/** Everything that can happen to a site; luck says for how long and how far. */
export function disturbancesOf(site: SoakSite, servers: Servers, luck: QuickChance): Disturbance[] {
  const pause = () => sleep(50 + luck.below(LONGEST_PAUSE_MS));
  const any = () => servers.all[luck.below(servers.all.length)] as ServerProcess;
  const list: Disturbance[] = [
    { name: 'kill', weight: 12, happen: () => servers.replace('SIGKILL') },
    { name: 'restart', weight: 1, happen: () => servers.replace('SIGTERM') },
    {
      // What a process sees of a disk or a machine that does not answer for a while.
      name: 'stopped machine',
      weight: 2,
      async happen() {
        const { pid } = any();
        signal(pid, 'SIGSTOP');
        await pause();
        signal(pid, 'SIGCONT');
      },
    },
    {
      name: 'clock jump',
      weight: 2,
      happen: async () => any().jump(luck.below(2 * LONGEST_JUMP_MS) - LONGEST_JUMP_MS),
    },
  ];
  for (const { name, proxy } of site.links)
    list.push(
      {
        name: `lost ${name}`,
        weight: 2,
        happen: () =>
          during(
            () => proxy.cut(),
            pause,
            () => proxy.restore(),
          ),
      },
      {
        name: `slow ${name}`,
        weight: 2,
        happen: () =>
          during(
            () => proxy.stall(),
            pause,
            () => proxy.restore(),
          ),
      },
    );
  const { disk } = site;
  if (disk)
    list.push({
      name: 'full disk',
      weight: 2,
      happen: () => during(disk.fill, pause, disk.empty),
    });
  return list;
}

async function during(begin: () => void, pause: () => Promise<void>, end: () => void): Promise<void> {
  begin();
  try {
    await pause();
  } finally {
    end();
  }
}

/** It may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
