/** What servers that are started for a proof want to hear before they tell their metrics. */
export const METRICS_TOKEN = 'metrics-of-a-proof';

/** Metrics of a server, read from its `/metrics` at one moment; NaN where there is no such. */
export async function metricsOf<Name extends string>(
  base: string,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${base}/metrics`, { headers })).text();
  const read = (name: Name) =>
    Number(new RegExp(`^${literal(name)} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}

/** Names may have labels, whose braces mean something in patterns. */
const literal = (name: string): string => name.replace(/[{}]/g, '\\$&');

export const metricOf = async (base: string, name: string): Promise<number> =>
  (await metricsOf(base, [name]))[name] ?? Number.NaN;

/** The processor time that the server's process has used, in seconds. */
export const cpuOf = (base: string): Promise<number> => metricOf(base, 'process_cpu_seconds_total');
