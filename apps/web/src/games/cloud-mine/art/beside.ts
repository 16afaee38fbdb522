/** What the worker is asked: for a cloud, by its card, as SVG; for the address of a bitmap. */
export type Asked = number | ImageBitmap;

/** Nothing where it has to be done on the page. */
type Answer = (said: string | undefined) => void;

const svgs = new Map<number, Promise<string>>();
const waiting = new Map<number, Answer>();
let questions = 0;
let worker = typeof Worker === 'function' ? begin() : undefined;

function begin(): Worker {
  const one = new Worker(new URL('./cloud.worker.ts', import.meta.url), { type: 'module' });
  one.onmessage = ({ data: [number, said] }: MessageEvent<readonly [number, string | undefined]>) => {
    waiting.get(number)?.(said);
    waiting.delete(number);
  };
  one.onerror = () => {
    worker = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };
  return one;
}

/** What the worker says; nothing where it cannot be had. */
function ask(asked: Asked, handedOver: Transferable[] = []): Promise<string | undefined> {
  if (!worker) return Promise.resolve(undefined);
  const number = questions++;
  const said = new Promise<string | undefined>((resolve) => waiting.set(number, resolve));
  worker.postMessage([number, asked], handedOver);
  return said;
}

/** A cloud as SVG, put together by the worker; by the page itself only where that cannot be had. */
export function svgOf(card: number): Promise<string> {
  const known = svgs.get(card);
  if (known) return known;
  const svg = ask(card)
    .then(async (said) => said ?? (await import('./put-together.js')).cloudSvg(card))
    .finally(() => svgs.delete(card));
  svgs.set(card, svg);
  return svg;
}

/**
 * The address of a picture's bitmap. Browsers paint an SVG for it beside the page, and the worker encodes it, so that nothing on the
 * page waits for either; nothing where that cannot be had.
 */
export async function encodedBeside(image: HTMLImageElement): Promise<string | undefined> {
  if (!worker || typeof createImageBitmap !== 'function') return undefined;
  const bitmap = await createImageBitmap(image).catch(() => undefined);
  return bitmap && ask(bitmap, [bitmap]);
}
