/**
 * What is printed on the box of a game: what a front page, a mail or a manifest needs to know without the rules. A game
 * has it in `src/about`: this in `index.ts`, its credits in `credits.ts`, its words in `{de,en,fr,it}.ts`.
 */
export interface About {
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, about. */
  readonly minutes: number;
  /** Everybody plays together, so that nobody wins against anybody. */
  readonly together?: true;
}

/** Whose game it is, as its rulebook says; what the rulebook at hand does not name is left out. */
export interface Credits {
  readonly designers: readonly string[];
  readonly illustrators: readonly string[];
  readonly publishers: readonly string[];
  readonly year?: number;
  /** The publisher's site, as it is printed. */
  readonly site?: string;
}

/** The words on the box, in one language. */
export interface AboutWords {
  readonly title: string;
  readonly tagline: string;
  /** What it is about, in two or three sentences. */
  readonly description: string;
  /** How bots are called in this game, by level: those that only it has, and any of the four levels that it names by itself. */
  readonly levels?: Readonly<Record<string, string>>;
  /** How they play, in a line, by level, where the site's words for that level do not fit. */
  readonly plays?: Readonly<Record<string, string>>;
}
