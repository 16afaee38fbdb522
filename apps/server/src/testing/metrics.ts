/** The token of servers whose metrics a test reads. */
export const METRICS_TOKEN = 'metrics-of-a-test';

/** What a server tells Prometheus. */
export async function scrape(base: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${base}/metrics`, { headers })).text();
}

/** The value of a sample, such as `aerie_connections` or `aerie_request_seconds_count{type="answer"}`; undefined where there is none. */
export function sample(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
