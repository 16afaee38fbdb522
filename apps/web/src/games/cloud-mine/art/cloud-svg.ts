/** A cloud as SVG, put together by a worker; by the page itself only where that cannot be had. */
export function svgOf(card: number): Promise<string> {
  const known = asked.get(card);
  if (known) return known;
  const svg = new Promise<string>((resolve) => waiting.set(card, resolve)).finally(() => asked.delete(card));
  asked.set(card, svg);
  if (worker) worker.postMessage(card);
  else void onThePage();
  return svg;
}

const asked = new Map<number, Promise<string>>();
const waiting = new Map<number, (svg: string) => void>();
let worker = typeof Worker === 'function' ? begin() : undefined;

function begin(): Worker {
  const one = new Worker(new URL('./cloud.worker.ts', import.meta.url), { type: 'module' });
  one.onmessage = ({ data: [card, svg] }: MessageEvent<readonly [number, string]>) => answer(card, svg);
  one.onerror = () => {
    worker = undefined;
    void onThePage();
  };
  return one;
}

function answer(card: number, svg: string): void {
  waiting.get(card)?.(svg);
  waiting.delete(card);
}

/** Everything that was asked for and not answered. */
async function onThePage(): Promise<void> {
  const { cloudSvg } = await import('./put-together.js');
  for (const card of waiting.keys()) answer(card, cloudSvg(card));
}
