import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A package that the client is made of, under what licence. The page `about` shows these. */
interface Library {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** The folder of the package that a module belongs to; undefined for our own. */
const packageOf = (module: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replace(/^\0/, ''))?.[0];

function libraryIn(folder: string): Library {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return { name, version, licence: license ?? '', text };
}

/** Writes `licences.json`: our own licence, and those of all packages that have a part in what is built. */
export function licences(own: string): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].flatMap((module) => packageOf(module) ?? []));
      const libraries = [...folders].map(libraryIn).sort((a, b) => a.name.localeCompare(b.name, 'en'));
      const source = JSON.stringify({ own: readFileSync(own, 'utf8').trim(), libraries });
      this.emitFile({ type: 'asset', fileName: 'licences.json', source });
    },
  };
}
