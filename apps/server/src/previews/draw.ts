import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PagePreviews, PreviewOrder } from '@aerie/protocol';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PreviewPicture, PreviewWords } from './previewer.js';

let loading: Promise<void> | undefined;

/** The program that draws; loaded when the first picture is asked for, once for each thread. */
const load = (): Promise<void> => {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  loading ??= readFile(file).then((bytes) => initWasm(bytes));
  return loading;
};

const tagOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 20);

export async function wordsOf(pages: PagePreviews, order: PreviewOrder): Promise<PreviewWords | undefined> {
  const found = await pages.preview(order);
  return found && { title: found.title, description: found.description, tag: tagOf(found.content) };
}

export async function pictureOf(
  { fonts, preview }: PagePreviews,
  order: PreviewOrder,
): Promise<PreviewPicture | undefined> {
  await load();
  const found = await preview(order);
  if (!found) return undefined;
  const began = performance.now();
  const drawing = new Resvg(found.picture(), {
    font: { fontBuffers: [...fonts], loadSystemFonts: false },
    fitTo: { mode: 'original' },
  });
  try {
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    return { png, took: performance.now() - began };
  } finally {
    drawing.free();
  }
}
