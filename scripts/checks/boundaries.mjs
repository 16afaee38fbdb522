// Checks which part of the project imports which (dependency-cruiser.cjs), and that the tool saw the project at all: with
// a compiler that it does not understand, dependency-cruiser sees no modules and finds nothing wrong.
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const LEAST_MODULES = 30;
/** The project's folder, and which of its folders are judged, with all that they import. */
const [root = '.', ...judgedFolders] = process.argv.slice(2);
const least = root === '.' ? LEAST_MODULES : 1;

process.chdir(root);
const { options, forbidden } = await extractConfig(
  new URL('./dependency-cruiser.cjs', import.meta.url).pathname,
);
const tsConfig = extractTsConfig(new URL('../../tsconfig.json', import.meta.url).pathname);

async function judged(rules, more = {}) {
  const { output } = await cruise(
    judgedFolders.length > 0 ? judgedFolders : ['packages', 'apps'].filter((folder) => existsSync(folder)),
    { ...options, ...more, ruleSet: { forbidden: rules }, validate: true, outputType: 'json' },
    undefined,
    { tsConfig },
  );
  const { summary } = JSON.parse(output);
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  return summary;
}

const isOfFolders = ({ scope }) => scope === 'folder';
const seen = await judged(forbidden.filter((rule) => !isOfFolders(rule)));
// Folders are judged without their tests, which may import anything.
const exclude = { path: `${options.exclude.path}|\\.test\\.tsx?$` };
const folders = await judged(forbidden.filter(isOfFolders), { metrics: true, exclude });

console.log(`${seen.totalCruised} modules, ${seen.totalDependenciesCruised} imports seen`);
if (seen.totalCruised < least) console.error(`That is too few: at least ${least} modules were expected.`);
process.exit(seen.violations.length + folders.violations.length > 0 || seen.totalCruised < least ? 1 : 0);
