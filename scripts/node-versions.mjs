/**
 * `npm run test:node [-- 20 22 24]`: the built server, the rules tests and the storage suite under every supported Node, or
 * those that are named, or with `--others` all but the one that runs this. The programs come from the registry's packages
 * `node-<platform>-<arch>`.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtClient, builtProgram } from './build/build.mjs';
import { installPackages, ROOT } from './install.mjs';
import { installProduct, playMatch, startProduct } from './product/product.mjs';
import { without } from './services/service.mjs';

/** The supported versions of Node: the last release of each when this was written. */
const NODE_VERSIONS = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' };

const OWN = process.versions.node.split('.')[0];

/** Whatever else the machine does, it is not the fault of this Node. A further worker would load everything once more. */
const PATIENTLY = ['--testTimeout=600000', '--hookTimeout=600000', '--maxWorkers=1'];
const RULES = ['--project=rules', 'packages/kernel', 'rulebook', 'golden.test'];
const STORAGE = ['--project=server', 'storage/storage.test.ts', 'storage/embedded.test.ts'];

/** The path of a Node of this major version: this process's own, or one that is fetched. Undefined where there is none. */
function nodeOf(major) {
  if (major === OWN) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(ROOT, 'out/node', major);
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const is = () => existsSync(node) && run(node, ['--version']).stdout.trim() === `v${NODE_VERSIONS[major]}`;
  if (is()) return node;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--prefix', folder];
  run('npm', ['install', ...options, `${name}@${NODE_VERSIONS[major]}`]);
  if (is()) return node;
  return without(
    `Node ${NODE_VERSIONS[major]} cannot be fetched (npm has no ${name})`,
    'run this script with such a Node yourself',
  );
}

const run = (command, args) => spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });

/** Runs tests with another Node than this one. */
async function tests(node, what) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...what, ...PATIENTLY, '--reporter=dot'];
  try {
    // PostgreSQL and NATS are the same for every Node; the embedded storage runs in it.
    const env = { ...process.env, TEST_SERVICES: 'none' };
    await promisify(execFile)(node, args, { cwd: ROOT, env, maxBuffer: 1e8 });
  } catch ({ message, stdout, stderr }) {
    throw new Error(`${message}\n${stdout}${stderr}`);
  }
}

/** The installed product starts, serves, plays a match with bots and stops. */
async function plays(node, folder) {
  const site = await startProduct(folder, node);
  try {
    const page = await (await fetch(site.base)).text();
    if (!page.includes('<title>')) throw new Error('there is no front page');
    await playMatch(site.base, node);
  } finally {
    const code = await site.stop();
    if (code !== 0) console.error(`the server ended with ${code}: ${site.output()}`);
  }
}

async function tryNode(major, folder) {
  const node = nodeOf(major);
  if (!node) return true;
  const parts = {
    'the built server': () => plays(node, folder),
    'the rules and the storage': () => tests(node, [...RULES, ...STORAGE]),
  };
  // Both at a time: a match waits.
  const outcomes = await Promise.all(
    Object.entries(parts).map(async ([what, attempt]) => {
      try {
        await attempt();
        console.log(`Node ${NODE_VERSIONS[major]}: ${what} passed`);
        return true;
      } catch (error) {
        console.error(`Node ${NODE_VERSIONS[major]}: ${what} FAILED\n${error.message}`);
        return false;
      }
    }),
  );
  return !outcomes.includes(false);
}

async function main(chosen) {
  const all = Object.keys(NODE_VERSIONS);
  const others = all.filter((major) => major !== OWN);
  const majors = chosen[0] === '--others' ? others : chosen.length > 0 ? chosen : all;
  const unknown = majors.find((major) => !(major in NODE_VERSIONS));
  if (unknown) throw new Error(`Node ${unknown} is none of ${all.join(', ')}.`);
  installPackages();
  await builtClient();
  await builtProgram('server');
  const product = installProduct();
  try {
    let good = true;
    for (const major of majors) good = (await tryNode(major, product.folder)) && good;
    return good;
  } finally {
    product.remove();
  }
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1);
