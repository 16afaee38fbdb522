import { cloudSvg } from '@aerie/cloud-mine';
import type { Asked } from './beside.js';
import { addressOf, ENCODED } from './encoded.js';

/** Beside the page, clouds are put together, hundreds of puffs, each measured against its outline, and their bitmaps encoded. */
self.onmessage = async ({ data: [number, asked] }: MessageEvent<readonly [number, Asked]>) =>
  self.postMessage([number, typeof asked === 'number' ? cloudSvg(asked) : await encoded(asked)]);

/** The address of a bitmap; undefined where this browser can encode it on a page only. */
async function encoded(bitmap: ImageBitmap): Promise<string | undefined> {
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const [type, quality] = ENCODED;
    return await addressOf(await canvas.convertToBlob({ type, quality }));
  } catch {
    return undefined;
  } finally {
    bitmap.close();
  }
}
