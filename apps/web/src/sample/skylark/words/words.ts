import type en from './en.js';

/** Everything that can be said of this game. The English catalogue is the list. */
export type Key = keyof typeof en;

/** The words of one language: every key, and no other. */
export type Words = Readonly<Record<Key, string>>;
