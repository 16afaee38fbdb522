import { dirname } from 'node:path';

/**
 * Which folders know each other both ways, directly or through others: `[from, to]` for every step of such a circle. A folder
 * knows what all files below it import from outside of it. `modules` is what dependency-cruiser has seen.
 */
export function folderCycles(modules) {
  const known = new Map();
  for (const { source, dependencies } of modules)
    for (const folder of foldersAbove(source)) {
      const outside = dependencies.filter(({ resolved }) => !resolved.startsWith(`${folder}/`));
      const others = known.get(folder) ?? new Set();
      for (const { resolved } of outside) others.add(dirname(resolved));
      known.set(folder, others);
    }
  return [...known].flatMap(([from, others]) =>
    [...others].filter((to) => isReached(known, to, from)).map((to) => [from, to]),
  );
}

/** The folder of a file, and those that it lies in. */
function foldersAbove(file) {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

function isReached(known, from, goal) {
  const seen = new Set([from]);
  for (const folder of seen) {
    if (folder === goal) return true;
    for (const next of known.get(folder) ?? []) seen.add(next);
  }
  return false;
}
