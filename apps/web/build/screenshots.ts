export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Screenshot {
  readonly what: string;
  /** The game whose board is shown; without one, the front page. */
  readonly game?: string;
  /** In px of the file. */
  readonly size: Size;
  /** As phones show it. */
  readonly narrow: boolean;
}

const PHONE = { width: 585, height: 1266 };
const WIDE = { width: 1280, height: 800 };

/** The pictures that are shown to whoever is about to install the app: `<what>.<language>.webp` in `public/screenshots`. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { what: 'front', size: PHONE, narrow: true },
  { what: 'board', game: 'rauf-und-runter', size: PHONE, narrow: true },
  { what: 'wide', game: 'zefiria', size: WIDE, narrow: false },
];
