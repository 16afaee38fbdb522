/**
 * Every sign, number and place of a game's board that a stranger cannot know: `glossary.ts` of its folder exports it as
 * the default. A term `cubes` has its words in the game's catalogues, `<game>.term.cubes` (a short name) and
 * `<game>.term.cubes.about` (one line: what it is and does), and says where the rules tell more. `Address` is the
 * game's own (`rules/passages.ts`), so that a rule that does not exist does not compile.
 */
export type Glossary<Address extends string = string> = Readonly<Record<string, { readonly rule: Address }>>;
