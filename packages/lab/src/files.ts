import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from './io.js';

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

function wording(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return WORDS[code ?? ''] ?? message;
}

/** Does something with a file; throws `UserError` where that cannot be done. */
export function orComplain<T>(what: string, path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UserError(`cannot ${what} ${path}: ${wording(error)}`);
  }
}

export const readText = (path: string): string => orComplain('read', path, () => readFileSync(path, 'utf8'));

export const writeText = (path: string, text: string): void =>
  orComplain('write', path, () => writeFileSync(path, text));

/** Throws early, before hours of work, for a file that could not be written after them. */
export function checkWritable(path: string): void {
  orComplain('write', path, () => {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    accessSync(there ? path : dirname(path), constants.W_OK);
  });
}
