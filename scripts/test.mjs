/**
 * `npm test`: every check there is. Goes on after a failure, so that one run tells all, and ends with a count. What is
 * missing on this machine is skipped loudly; `npm test -- --install` installs it with the system's package manager, as
 * CI=true does, where moreover a skipped test is a failed one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { relative } from 'node:path';
import { installPackages } from './install.mjs';
import { findChromium, noChromium } from './services/chromium.mjs';

const tool = (name, ...args) => [`node_modules/.bin/${name}`, ...args];
/** TypeScript 7, the native compiler: `typescript` is version 6, for its programming interface. */
const compiler = (config) => ['node', 'node_modules/typescript-7/bin/tsc', '-p', config];

/** Checks that pass or fail as a whole, with what to do when they fail. */
const checks = [
  ['types', compiler('tsconfig.json'), 'mend the types that the compiler names'],
  [
    'types of the browser client',
    compiler('apps/web/tsconfig.json'),
    'mend the types that the compiler names',
  ],
  [
    'types of the service worker',
    compiler('apps/web/service-worker/tsconfig.json'),
    'mend the types that the compiler names',
  ],
  [
    'types of the pure packages',
    compiler('tsconfig.pure.json'),
    'kernel and games may use the language only: no Node, no DOM',
  ],
  ['lint and format', tool('biome', 'check', '.'), 'run "npm run format", then mend what is left'],
  [
    'boundaries',
    ['node', 'scripts/checks/boundaries.mjs'],
    'move the code, or the import, to where docs/architecture.md puts it',
  ],
  [
    'unused code',
    tool('knip', '--config', 'scripts/checks/knip.json', '--no-progress'),
    'remove what nobody uses',
  ],
];

/** What is tried beside tests that often wait, of the server and in the browser: with whatever they leave of the machine. */
const otherNodes = [
  'the other supported versions of Node',
  ['node', 'scripts/node-versions.mjs', '--others'],
  'keep to what all supported versions of Node can do',
];

let passed = 0;
let failed = 0;
/** The tests that failed, told again at the end, where they are found; and those that passed only at the second try. */
const broken = [];
const unsteady = [];

const outcome = (good, began) =>
  `  ${good ? 'passed' : 'FAILED'} after ${((Date.now() - began) / 1000).toFixed(1)} s`;

function step(name, [command, ...args]) {
  const began = Date.now();
  console.log(`\n▸ ${name}`);
  return new Promise((resolve) => {
    const running = spawn(command, args, { stdio: 'inherit' });
    running.on('error', ({ message }) => console.error(message));
    running.on('close', (status) => {
      console.log(outcome(status === 0, began));
      resolve(status === 0);
    });
  });
}

/** Runs a check beside others: what it says is shown when it is through. */
function check([name, [command, ...args], remedy], priority = constants.priority.PRIORITY_NORMAL) {
  const began = Date.now();
  return new Promise((resolve) => {
    let said = '';
    const running = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    if (running.pid !== undefined) setPriority(running.pid, priority);
    for (const stream of [running.stdout, running.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    running.on('error', ({ message }) => {
      said += `${message}\n`;
    });
    running.on('close', (status) => {
      console.log(`\n▸ ${name}\n${said}${outcome(status === 0, began)}`);
      if (status === 0) passed++;
      else {
        failed++;
        console.error(`  To do: ${remedy}.`);
      }
      resolve();
    });
  });
}

if (process.argv.includes('--install')) process.env.AERIE_INSTALL = '1';
installPackages();
const waiting = [...checks];
console.log(`\nChecking ${waiting.map(([name]) => name).join(', ')} …`);
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
};
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, lane));

mkdirSync('out/test', { recursive: true });
await tests('unit, rulebook, conformance', ['rules', 'web', 'web-isolated']);
const others = check(otherNodes, constants.priority.PRIORITY_LOW);
await tests('storage, server', ['server']);
await tests('the built product', ['product']);
if (await findChromium()) await tests('browser', ['browser']);
else skipBrowser();
await others;

function skipBrowser() {
  try {
    noChromium();
  } catch (error) {
    failed++;
    console.error(error.message);
  }
}

/** Runs the tests of some projects and counts them. */
async function tests(name, projects) {
  const report = `out/test/${projects.at(-1)}.json`;
  rmSync(report, { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const ran = await step(
    name,
    tool('vitest', 'run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`),
  );
  if (!existsSync(report)) {
    failed++;
    console.error('The tests did not run to their end: see above.');
    return;
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  for (const { name: file, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults) {
      const told = `${relative('.', file)}: ${fullName}\n    ${failureMessages[0]?.split('\n')[0] ?? ''}`;
      if (status === 'failed') broken.push(told);
      else if (failureMessages.length > 0) unsteady.push(told);
    }
  passed += numPassedTests;
  failed += numFailedTests;
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) {
    console.error(`${skipped} tests were skipped.`);
    if (process.env.CI === 'true') failed += skipped;
  }
  // A test file that could not even be loaded has no tests to count.
  if (!ran && numFailedTests === 0) failed++;
}

for (const [what, tests] of [
  ['Passed only at the second try', unsteady],
  ['Failed', broken],
])
  if (tests.length > 0) console.error(`\n${what}:\n${tests.map((line) => `  ${line}\n`).join('')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
