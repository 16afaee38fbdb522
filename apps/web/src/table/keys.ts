/** The keys of every table, beside those of its board: `?` lists what is possible, H tells what just happened. */
export const TABLE_KEYS = { possible: ['?'], recap: ['h'] } as const;
