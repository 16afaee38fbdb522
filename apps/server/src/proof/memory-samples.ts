import { metricsOf } from './server-metrics.js';
import type { MemoryInUse, ServerProcess } from './server-process.js';

/** What may take memory: so many of each, as the server counts them itself. */
const COUNTS = {
  matches: 'aerie_cached_matches',
  sockets: 'aerie_connections',
  requests: 'aerie_requests_under_way',
  questions: 'aerie_bot_questions',
} as const;

/** What a server holds in memory at a moment, in bytes, and what of. */
export type MemorySample = MemoryInUse & Readonly<Record<keyof typeof COUNTS, number>>;

/** By how much the memory of a server may be larger in the last third of the time than in the middle one. */
const MOST_GROWTH = 1.15;
const MEGABYTE = 2 ** 20;

/** What a server holds now; undefined if it has ended. */
export async function sampleOf(server: ServerProcess): Promise<MemorySample | undefined> {
  const inUse = await server.memoryInUse();
  if (!inUse) return undefined;
  const told = await metricsOf(server.base, Object.values(COUNTS));
  const { matches, sockets, requests, questions } = COUNTS;
  return {
    ...inUse,
    ...{ matches: told[matches], sockets: told[sockets] },
    ...{ requests: told[requests], questions: told[questions] },
  };
}

/** For each third of the time what was held, memory in megabytes: where that has grown, with what? */
export function memoryFigures(samples: readonly MemorySample[]) {
  const of = (count: keyof MemorySample) => thirds(samples.map((sample) => sample[count]));
  const megabytes = (part: keyof MemoryInUse) => thirds(samples.map((sample) => sample[part] / MEGABYTE));
  return {
    ...{ all: inUse(samples), heap: megabytes('heap'), external: megabytes('external') },
    ...{ matches: of('matches'), sockets: of('sockets') },
    ...{ requests: of('requests'), questions: of('questions') },
  };
}

/** What is wrong with memory, if anything. */
export function growth(samples: readonly MemorySample[]): string[] {
  const [, middle = 0, last = 0] = inUse(samples);
  return last > middle * MOST_GROWTH ? [`memory grew from ${middle} to ${last} MB`] : [];
}

const inUse = (samples: readonly MemorySample[]): number[] =>
  thirds(samples.map(({ heap, external }) => (heap + external) / MEGABYTE));

/** The median of each third, rounded. */
function thirds(samples: readonly number[]): number[] {
  const third = Math.floor(samples.length / 3);
  if (third === 0) return [];
  return [0, 1, 2].map((i) => {
    const sorted = samples.slice(i * third, (i + 1) * third).sort((a, b) => a - b);
    return Math.round(sorted[Math.floor(third / 2)] as number);
  });
}
