/** The client's part in previews of links, as a program of its own for a thread of the server (`PagePreviews` of the protocol). */
import './front/browser-globals.js';
import type { PreviewOrder } from '@aerie/protocol';
import text from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?inline';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?inline';

export const fonts = [text, display].map((data) => Buffer.from(data.split(',')[1] as string, 'base64'));

/** The globals are there before modules of the client look at them. */
export const preview = async (order: PreviewOrder) =>
  (await import('../src/previews/previews.js')).preview(order);
