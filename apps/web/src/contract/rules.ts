/**
 * How the rules of a game are laid out, the same in every language. A passage has a name and so has each of its
 * paragraphs: these make the addresses of the rules, so a name that has been published stays. `figure:<key>` is a
 * picture of the game's own figures (`figures.tsx`).
 */
export type Plan = Readonly<Record<string, readonly string[]>>;

type FigureName = `figure:${string}`;

/** The words of a figure: what stands below it, and what there is to see for those who do not see it. */
export interface Caption {
  readonly caption: string;
  readonly alt: string;
}

type Words<Names extends readonly string[]> = {
  readonly [I in keyof Names]: Names[I] extends FigureName ? Caption : string;
};

/**
 * The rules in one language: a title for every passage and the text of every paragraph. Those that begin with `* ` are
 * points of a list, those with `! ` are rulings of our own.
 */
export type RulesOf<P extends Plan> = {
  readonly [Id in keyof P]: { readonly title: string; readonly body: Words<P[Id]> };
};

/** The address of a passage, `flight`, or of one of its paragraphs, `flight-price`. */
export type AddressOf<P extends Plan> = {
  [Id in keyof P & string]: Id | `${Id}-${Exclude<P[Id][number], FigureName>}`;
}[keyof P & string];

export type FigureOf<P extends Plan> = {
  [Id in keyof P]: P[Id][number] extends infer Name
    ? Name extends `figure:${infer Key}`
      ? Key
      : never
    : never;
}[keyof P];

export type Paragraph =
  | { readonly address: string; readonly kind: 'plain' | 'point' | 'ruling'; readonly text: string }
  | ({ readonly address: string; readonly kind: 'figure'; readonly figure: string } & Caption);

/** A passage of the rules in our own words. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Paragraph[];
}

const KINDS = { '* ': 'point', '! ': 'ruling' } as const;

function paragraphOf(passage: string, name: string, words: string | Caption): Paragraph {
  if (typeof words !== 'string') {
    const figure = name.slice('figure:'.length);
    return { address: `${passage}-figure-${figure}`, kind: 'figure', figure, ...words };
  }
  const address = `${passage}-${name}`;
  const kind = KINDS[words.slice(0, 2) as keyof typeof KINDS];
  return kind ? { address, kind, text: words.slice(2) } : { address, kind: 'plain', text: words };
}

/** The rules as one reads them, in the order of the plan. */
export const laidOut = <P extends Plan>(plan: P, rules: RulesOf<P>): readonly Passage[] =>
  Object.entries(plan).map(([id, names]) => {
    const { title, body } = rules[id as keyof P];
    const words: readonly (string | Caption)[] = body;
    return { id, title, body: names.map((name, i) => paragraphOf(id, name, words[i] ?? '')) };
  });

/**
 * Where the rules say why something is refused: for every reason of a game, for a game that is over, and where a game
 * has people be silent, for that; the address of the passage or paragraph.
 */
export type RuleLinks<P extends Plan, Codes extends readonly string[]> = Readonly<
  Record<Codes[number] | 'over', AddressOf<P>>
> & { readonly silentNow?: AddressOf<P> };
