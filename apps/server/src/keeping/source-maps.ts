import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the source maps of the client lie beside the built server. */
const BESIDE = fileURLToPath(new URL('../maps', import.meta.url));

/**
 * Where a place in a file of the client is in its sources, as `apps/web/src/app.tsx:12:3`; null where there is no map of that file
 * here: it is of another version, or the maps were left out. `file` must be a path below the folder.
 */
export async function sourceOf(
  { file, line, column }: { readonly file: string; readonly line: number; readonly column: number },
  folder = BESIDE,
): Promise<string | null> {
  const text = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => undefined);
  if (text === undefined) return null;
  // Stacks count from 1, maps from 0.
  const found = new SourceMap(JSON.parse(text)).findEntry(Math.max(0, line - 1), Math.max(0, column - 1));
  if (!('originalSource' in found)) return null;
  const source = found.originalSource.replace(/^(?:\.\.\/)+/, '');
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
