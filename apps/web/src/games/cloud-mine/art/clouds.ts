import { cloudSvg, NO_CARD, type View } from '@aerie/cloud-mine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** The side of a kept bitmap in px: sharp on a phone; larger screens scale it up, which does not show on clouds. */
const SIDE = 560;

const kept = new Map<number, Signal<string | undefined>>();
let wanted: readonly number[] = [];
let fresh: number[] = [];
let drawing = false;

/**
 * The address of a cloud's picture; undefined until it has been drawn. Clouds are made of hundreds of puffs and a
 * filter, so each is drawn once and kept as a bitmap, one after the other, with pauses that keep the page responsive.
 * What is asked for now comes before what was asked for earlier.
 */
export function pictureOf(card: number): ReadonlySignal<string | undefined> {
  const known = kept.get(card);
  if (known?.peek() !== undefined) return known;
  const picture = known ?? signal<string | undefined>(undefined);
  kept.set(card, picture);
  want(card);
  return picture;
}

/** Clouds that are asked for at the same time stay in their order. */
function want(card: number): void {
  if (fresh.length === 0)
    queueMicrotask(() => {
      wanted = [...new Set([...fresh, ...wanted])];
      fresh = [];
      if (!drawing) void drawAll();
    });
  fresh.push(card);
}

/** The same, for whoever wants to wait for it. */
export function drawn(card: number): Promise<string> {
  const picture = pictureOf(card);
  return new Promise((resolve) => {
    const stop = picture.subscribe((url) => {
      if (url === undefined) return;
      resolve(url);
      queueMicrotask(() => stop());
    });
  });
}

/** Until all clouds of a view are drawn; undefined where there are none. */
export function ready({ cards, picked }: View): Promise<unknown> | undefined {
  const seen = [...cards, ...(picked === NO_CARD ? [] : [picked])];
  return seen.length > 0 ? Promise.all(seen.map(drawn)) : undefined;
}

async function drawAll(): Promise<void> {
  drawing = true;
  for (let [card] = wanted; card !== undefined; [card] = wanted) {
    wanted = wanted.slice(1);
    const picture = kept.get(card);
    if (picture && picture.peek() === undefined) picture.value = await draw(card);
    await new Promise((resolve) => setTimeout(resolve));
  }
  drawing = false;
}

async function draw(card: number): Promise<string> {
  const svg = cloudSvg(card).replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `);
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  try {
    const image = await load(address);
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
    return await addressOf(canvas);
  } catch {
    // A browser that does not let a canvas be read can still show the SVG itself.
    return address;
  }
}

/** Encoded off the main thread; as a `data:` address, since the page's policy allows no other for pictures. */
function addressOf(canvas: HTMLCanvasElement): Promise<string> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (!blob) return reject(new Error('no picture'));
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.onerror = () => reject(reader.error);
        reader.readAsDataURL(blob);
      },
      'image/webp',
      0.9,
    );
  });
}

export async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
