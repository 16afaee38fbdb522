import { BadLog, BadOptions, BadSeats, UnknownRules } from '@aerie/kernel';
import type en from '../words/en.js';

/** A key of this page's words. */
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

/** Runs something that throws where the rules do not allow the match, and throws `Missing` instead. */
export function judged<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    return missing(error);
  }
}

/** Rethrows an error of the rules as `Missing`, with its words. */
export function missing(error: unknown): never {
  if (error instanceof BadLog)
    throw new Missing('replay.missing.badLog', { number: error.place === 'setup' ? 0 : error.place + 1 });
  if (error instanceof UnknownRules) throw new Missing('replay.missing.oldRules');
  if (error instanceof BadOptions || error instanceof BadSeats) throw new Missing('replay.missing.badTable');
  throw error;
}
