import { parentPort } from 'node:worker_threads';
import type { PagePreviews, PreviewOrder } from '@aerie/protocol';
import { makeRoomForOthers } from '../common/thread-priority.js';
import { pictureOf, wordsOf } from './draw.js';
import type { PreviewPicture, PreviewWords } from './previewer.js';

export interface PreviewTask {
  readonly id: number;
  readonly order: PreviewOrder;
  readonly wanted: 'words' | 'picture';
}

/** What the thread says: what it found for a task, or that it failed. */
export interface PreviewReport {
  readonly id: number;
  readonly found?: PreviewWords | PreviewPicture | undefined;
  readonly failed?: string;
}

/** Whoever plays goes first. */
const NICENESS = 10;
makeRoomForOthers(NICENESS);

const pages: Promise<PagePreviews> = import(new URL('./page-previews.mjs', import.meta.url).href);

/** A thread where links are described and drawn. */
parentPort?.on('message', async ({ id, order, wanted }: PreviewTask) => {
  const tell = (report: PreviewReport): void => parentPort?.postMessage(report);
  try {
    const make = wanted === 'words' ? wordsOf : pictureOf;
    tell({ id, found: await make(await pages, order) });
  } catch (error) {
    tell({ id, failed: String(error) });
  }
});
