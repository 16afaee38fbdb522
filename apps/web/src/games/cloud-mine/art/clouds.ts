import { CARDS, NO_CARD, type View } from '@aerie/cloud-mine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { encodedBeside, svgOf } from './beside.js';
import { addressOf, ENCODED } from './encoded.js';

/** The sides of bitmaps in px. A quick one is sharp enough for a small card, and there in a fraction of the time. */
const QUICK = 200;
/** The one that is kept: sharp on a phone; larger screens scale it up, which does not show on clouds. */
const FINE = 560;

/** The pause between clouds that may come, and how long each waits for a spare moment at the most, in ms. */
const MOMENT = 250;
/** With so much time until the next picture, in ms, nothing on the page moves. */
const STILL = 40;

/** A cloud that somebody wants to see: its address as it is, and how sharp that is; 0 for not at all. */
interface Painting {
  readonly picture: Signal<string | undefined>;
  side: number;
}

const paintings = new Map<number, Painting>();
/** Clouds that are not there yet, or could be sharper. What was asked for last comes first. */
let wanted: readonly number[] = [];
let fresh: number[] = [];
/** The sides that are being drawn: one picture of each at a time. */
const drawing = new Set<number>();

function paintingOf(card: number): Painting {
  const known = paintings.get(card);
  if (known) return known;
  const painting = { picture: signal<string | undefined>(undefined), side: 0 };
  paintings.set(card, painting);
  return painting;
}

/**
 * The address of a cloud's picture; undefined until it has been drawn. Clouds are made of hundreds of puffs and a
 * filter, so each is drawn only twice and kept as a bitmap: first all that are wanted quickly, then each as sharp as it
 * is kept, with pauses that keep the page responsive. What is asked for now comes before what was asked for earlier.
 */
export function pictureOf(card: number): ReadonlySignal<string | undefined> {
  const { picture, side } = paintingOf(card);
  if (side < FINE) want(card);
  return picture;
}

/** Clouds that are asked for at the same time stay in their order. */
function want(card: number): void {
  if (fresh.length === 0)
    queueMicrotask(() => {
      wanted = [...new Set([...fresh, ...wanted])];
      fresh = [];
      void drawAll();
    });
  fresh.push(card);
}

/** A cloud's picture for whoever wants to wait for it: any, or one that is as sharp as it gets. */
export function drawn(card: number, how: 'quick' | 'fine' = 'fine'): Promise<string> {
  const picture = pictureOf(card);
  return new Promise((resolve) => {
    const stop = picture.subscribe((url) => {
      if (url === undefined || (how === 'fine' && paintingOf(card).side < FINE)) return;
      resolve(url);
      queueMicrotask(() => stop());
    });
  });
}

/** Until all clouds of a view can be seen; undefined where there are none. */
export function ready({ cards, picked }: View): Promise<unknown> | undefined {
  const seen = [...cards, ...(picked === NO_CARD ? [] : [picked])];
  return seen.length > 0 ? Promise.all(seen.map((card) => drawn(card, 'quick'))) : undefined;
}

/** Clouds that may come: painted ahead while nothing else is wanted. */
let likely: readonly number[] = [];
let isAhead = false;
const canWait = (): boolean => typeof requestIdleCallback === 'function';

/**
 * Paints every cloud that may still come, one after the other, whenever the browser has a moment to spare: all that have
 * not been in a round that is over, whichever come next. Until the returned function is called.
 */
export function paintAhead(past: View['past']): () => void {
  const gone = new Set(past.flatMap(({ cards }) => cards));
  likely = CARDS.filter((card) => !gone.has(card));
  void drawLikely();
  return () => {
    likely = [];
  };
}

async function drawLikely(): Promise<void> {
  if (isAhead) return;
  isAhead = true;
  for (let next = nextLikely(); next; next = nextLikely()) {
    await spareMoment(next.side);
    // What is wanted comes first.
    if (wanted.length === 0 && fresh.length === 0) await paint(next.card, next.side);
  }
  isAhead = false;
}

/** First all quickly, then, if the browser says when nothing moves, all as sharp as they get. */
function nextLikely(): { card: number; side: number } | undefined {
  for (const side of canWait() ? [QUICK, FINE] : [QUICK]) {
    const card = likely.find((one) => paintingOf(one).side < side);
    if (card !== undefined) return { card, side };
  }
  return undefined;
}

/**
 * A pause, so that bots and people come first, and then until the browser has nothing else to do. A quick picture may come
 * between two others; a sharp one takes too long for that and waits until nothing moves.
 */
async function spareMoment(side: number): Promise<void> {
  let still: number;
  do {
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    if (!canWait()) return;
    still = await new Promise((resolve) =>
      requestIdleCallback((deadline) => resolve(deadline.timeRemaining()), { timeout: MOMENT }),
    );
  } while (side === FINE && still <= STILL);
}

/** What is not there at all; only where there is none, what could be sharper. */
const missing = (): number | undefined => wanted.find((card) => paintingOf(card).side === 0);
const coarse = (): number | undefined => (missing() === undefined ? wanted[0] : undefined);

/** What is missing does not wait until a sharp one is encoded. */
async function drawAll(): Promise<void> {
  await drawEach(QUICK, missing);
  await drawEach(FINE, coarse);
}

async function drawEach(side: number, next: () => number | undefined): Promise<void> {
  if (drawing.has(side)) return;
  drawing.add(side);
  for (let card = next(); card !== undefined; card = next()) {
    await paint(card, side);
    if (side === FINE) wanted = wanted.filter((one) => one !== card);
    await new Promise((resolve) => setTimeout(resolve));
  }
  drawing.delete(side);
}

async function paint(card: number, side: number): Promise<void> {
  const painting = paintingOf(card);
  if (painting.side >= side) return;
  const address = await draw(card, side);
  // It may have become sharper meanwhile.
  if (painting.side >= side) return;
  painting.side = side;
  painting.picture.value = address;
}

/** The address of a cloud's bitmap: a `data:` address, since the page's policy allows no other for pictures. */
async function draw(card: number, side: number): Promise<string> {
  const svg = (await svgOf(card)).replace('<svg ', `<svg width="${side}" height="${side}" `);
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  try {
    const image = await load(address);
    return (await encodedBeside(image)) ?? (await encodedHere(image, side));
  } catch {
    // A browser that does not let a canvas be read can still show the SVG itself.
    return address;
  }
}

/** By the page itself: a small picture at once, a large one when the browser finds the time. */
async function encodedHere(image: HTMLImageElement, side: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  if (side === QUICK) return canvas.toDataURL(...ENCODED);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, ...ENCODED));
  if (!blob) throw new Error('no picture');
  return addressOf(blob);
}

export async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
