import type { PreviewOrder } from '@aerie/protocol';

export interface PreviewWords {
  readonly title: string;
  readonly description: string;
  /** Changes with whatever the picture shows, and with nothing else. */
  readonly tag: string;
}

export interface PreviewPicture {
  readonly png: Uint8Array;
  /** How many milliseconds of work it took. */
  readonly took: number;
}

/** Where links are described and their pictures drawn: never in the main thread, since a picture takes a tenth of a second. */
export interface Previewer {
  /** Undefined where there is nothing to say of a page. */
  words(order: PreviewOrder): Promise<PreviewWords | undefined>;
  picture(order: PreviewOrder): Promise<PreviewPicture | undefined>;
  close(): Promise<void>;
}

/** Nobody describes anything. */
export const noPreviewer: Previewer = {
  words: async () => undefined,
  picture: async () => undefined,
  close: async () => undefined,
};
