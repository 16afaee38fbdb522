/** What strangers may know of a table, for the preview of a link to it. */
export interface PreviewedTable {
  readonly game: string;
  readonly status: 'open' | 'running' | 'over';
  /** Names of people at it, where strangers may know them; `guest`: a name that is, or looks like, that of somebody else's account. */
  readonly people: readonly { readonly name: string; readonly guest: boolean }[];
  readonly free: number;
  /** The day on which the match began, such as `2026-11-18`. */
  readonly day: string | null;
}

/** A page that messengers ask about. */
export interface PreviewOrder {
  /** The path of its address. */
  readonly address: string;
  readonly language: string;
  /** Of tables and replays. */
  readonly table: PreviewedTable | null;
  /** Of a puzzle: what it is about. */
  readonly puzzle: { readonly theme: string } | null;
}

/** What a messenger shows of a link. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** Everything that the picture shows, as text: pages that say the same have the same picture. */
  readonly content: string;
  /** Its picture as SVG, by itself: colours resolved, nothing fetched. */
  readonly picture: () => string;
}

/** The size of the picture, in pixels, as messengers want it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What the client knows to say of its pages. The server has it as a program of its own, which the build makes of the client's code. */
export interface PagePreviews {
  /** The fonts that pictures are set in. */
  readonly fonts: readonly Uint8Array[];
  /** Undefined where there is no such page. */
  readonly preview: (order: PreviewOrder) => Promise<PagePreview | undefined>;
}
