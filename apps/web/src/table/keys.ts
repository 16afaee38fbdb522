/** The keys of every table, beside those of its board: `?` lists what is possible, H tells what just happened, N leads on to the next table. */
export const TABLE_KEYS = { possible: ['?'], recap: ['h'], next: ['n'] } as const;

/** Wherever a board is shown: E explains its signs, one after the other. */
export const SIGN_KEYS = { explain: ['e'] } as const;
