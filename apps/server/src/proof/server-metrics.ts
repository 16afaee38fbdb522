/** What servers that are started for a proof want to hear before they tell their metrics. */
export const METRICS_TOKEN = 'metrics-of-a-proof';

/** A metric of a server, read from its `/metrics`. */
export async function metricOf(base: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${base}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** What the server's process holds in memory, in bytes. */
export const memoryOf = (base: string): Promise<number> => metricOf(base, 'process_resident_memory_bytes');
