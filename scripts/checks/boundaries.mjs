// Checks which part of the project imports which, and that the tool saw the project at all: with a compiler
// that it does not understand, dependency-cruiser sees no modules and finds nothing wrong.
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const LEAST_MODULES = 30;
const root = process.argv[2] ?? '.';
const least = root === '.' ? LEAST_MODULES : 1;

process.chdir(root);
const config = await extractConfig(new URL('../../.dependency-cruiser.cjs', import.meta.url).pathname);
const { output } = await cruise(
  ['packages', 'apps'].filter((folder) => existsSync(folder)),
  { ruleSet: config, ...config.options, validate: true, outputType: 'json' },
  undefined,
  { tsConfig: extractTsConfig(new URL('../../tsconfig.json', import.meta.url).pathname) },
);
const { summary } = JSON.parse(output);
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports seen`);
if (summary.totalCruised < least) console.error(`That is too few: at least ${least} modules were expected.`);
process.exit(summary.violations.length > 0 || summary.totalCruised < least ? 1 : 0);
