import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sample game, which a new one begins as: its id, its title, and how its own files import its rules. */
const SAMPLE = { id: 'skylark', title: 'Skylark', rules: '@aerie/conformance/sample' };

/** Where the sample's files stand, and where those of a game do. */
const placesOf = (name) => [
  ['packages/conformance/src/sample', `packages/games/${name}/src`],
  ['packages/conformance/src/golden', `packages/games/${name}/golden`],
  [`packages/bots/src/sample/${SAMPLE.id}`, `packages/bots/src/games/${name}`],
  [`apps/web/src/sample/${SAMPLE.id}`, `apps/web/src/games/${name}`],
];

/** The three folders that a game is: rules, bots, client. */
export const foldersOf = (name) => [
  `packages/games/${name}`,
  `packages/bots/src/games/${name}`,
  `apps/web/src/games/${name}`,
];

/** Why no game can have this name, in words; undefined if one can. */
export function nameProblem(root, name) {
  if (!name) return 'Which name? npm run new-game NAME';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    return `"${name}" is no name for a folder and a package: small letters and digits, words joined by "-", at most 40.`;
  const taken = foldersOf(name).find((folder) => existsSync(join(root, folder)));
  if (taken) return `There is a game "${name}" already: ${taken}.`;
  if (['packages', 'apps'].some((folder) => existsSync(join(root, folder, name))))
    return `"${name}" is the name of a package that is no game.`;
  // The words of a game begin with its name, those of the site and its pages with other ones.
  const words = readFileSync(join(root, 'apps/web/src/words/en.ts'), 'utf8');
  if (words.includes(`'${name}.`) || existsSync(join(root, 'apps/web/src/pages', name)))
    return `"${name}" stands for something else on the site.`;
  return undefined;
}

/** `moon-moth` → `Moon Moth`. */
const titleOf = (name) =>
  name.replace(/(^|-)(.)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());

/** Lays out the folders of a new game: the sample game under another name. */
export function layOut(root, name) {
  const renamed = (text) =>
    text
      .replaceAll(SAMPLE.rules, `@aerie/${name}`)
      .replaceAll(SAMPLE.title, titleOf(name))
      .replaceAll(SAMPLE.id, name);
  for (const [from, to] of placesOf(name)) {
    for (const file of readdirSync(join(root, from), { recursive: true })) {
      if (!statSync(join(root, from, file)).isFile()) continue;
      const target = join(root, to, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, renamed(readFileSync(join(root, from, file), 'utf8')));
    }
  }
  writeFileSync(
    join(root, `packages/games/${name}/package.json`),
    `${JSON.stringify(packageOf(name), undefined, 2)}\n`,
  );
}

const packageOf = (name) => ({
  name: `@aerie/${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  exports: { '.': './src/index.ts' },
  dependencies: { '@aerie/kernel': '0.1.0' },
  devDependencies: { '@aerie/conformance': '0.1.0' },
});
