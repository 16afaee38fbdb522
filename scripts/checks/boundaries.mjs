// Checks which part of the project imports which (dependency-cruiser.cjs), that no two folders know each other both ways, and
// that the tool saw the project at all: with a compiler that it does not understand, dependency-cruiser sees no modules and
// finds nothing wrong.
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCycles } from './folder-cycles.mjs';

const LEAST_MODULES = 30;
/** The project's folder, and which of its folders are judged, with all that they import. */
const [root = '.', ...judgedFolders] = process.argv.slice(2);
const least = root === '.' ? LEAST_MODULES : 1;

process.chdir(root);
const { options, forbidden } = await extractConfig(
  new URL('./dependency-cruiser.cjs', import.meta.url).pathname,
);
const tsConfig = extractTsConfig(new URL('../../tsconfig.json', import.meta.url).pathname);

const { output } = await cruise(
  judgedFolders.length > 0 ? judgedFolders : ['packages', 'apps'].filter((folder) => existsSync(folder)),
  { ...options, ruleSet: { forbidden }, validate: true, outputType: 'json' },
  undefined,
  { tsConfig },
);
const { modules, summary } = JSON.parse(output);
// Tests may import anything.
const cycles = folderCycles(modules.filter(({ source }) => !/\.test\.tsx?$/.test(source)));

for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
for (const [from, to] of cycles) console.error(`no-folder-cycles: ${from} → ${to}`);
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports seen`);
if (summary.totalCruised < least) console.error(`That is too few: at least ${least} modules were expected.`);
process.exit(summary.violations.length + cycles.length > 0 || summary.totalCruised < least ? 1 : 0);
