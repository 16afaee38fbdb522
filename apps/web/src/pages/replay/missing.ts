import { BadLog, BadOptions, BadSeats, UnknownRules } from '@aerie/kernel';
import type en from './words/en.js';

/** Something that the room can say. */
export type Said = keyof typeof en;

/** Why a match cannot be shown: words for it, and where to go instead. */
export class Missing extends Error {
  constructor(
    readonly why: Said,
    readonly args: Readonly<Record<string, string | number>> = {},
    readonly instead?: string,
  ) {
    super(why);
  }
}

/** Does something with a match that the rules may not allow; says so in words. */
export function judged<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    return missing(error);
  }
}

/** Throws what a match cannot be shown for, in words. */
export function missing(error: unknown): never {
  if (error instanceof BadLog)
    throw new Missing('replay.missing.badLog', { number: error.place === 'setup' ? 0 : error.place + 1 });
  if (error instanceof UnknownRules) throw new Missing('replay.missing.oldRules');
  if (error instanceof BadOptions || error instanceof BadSeats) throw new Missing('replay.missing.badTable');
  throw error;
}
