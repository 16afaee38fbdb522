import { setTimeout as sleep } from 'node:timers/promises';
import { playMatch } from '../product/product.mjs';

const START_SECONDS = 60;
/** Hosts kill what has not stopped after some 10 seconds. */
const STOP_MS = 10_000;
/** What sites are told of their backups here: none goes while it is tried. */
export const BACKUPS = { BACKUP_EVERY: '5s', BACKUP_KEEP: 100 };
const BACKUP_SECONDS = 60;

/** Says which user the program is, what of these files it could write, and where its data and backups are. */
const looking = (files) => `
  const { accessSync, constants } = require('node:fs');
  const writable = ${JSON.stringify(files)}.filter((path) => {
    try { accessSync(path, constants.W_OK); return true; } catch { return false; }
  });
  const { DATA_DIR, BACKUP_DIR } = process.env;
  console.log(JSON.stringify({ uid: process.getuid(), writable, own: [DATA_DIR, BACKUP_DIR] }));
`;

/**
 * Starts a site, looks at it as its keeper and its host do, plays a match over the network, starts it again, and restores its last backup
 * into an empty one: throws what is wrong.
 */
export async function tryHosting(site) {
  const base = await started(site);
  const { uid, writable, own } = JSON.parse(site.inside(looking(site.files)));
  tell(`${site.kind}: user ${uid}; of its files only ${writable.join(', ')} can be written to`);
  if (uid === 0) throw new Error('it runs as root');
  if (writable.join() !== own.join()) throw new Error(`it can write to ${writable.join(', ')}`);
  site.check();
  tell('its health check passes');
  const said = await playMatch(base);
  tell(`a match was played over the network: ${said.trim().split('\n').at(-1)}`);
  const backup = await backedUp(site);
  await stopped(site);
  await started(site);
  mustKnowWhoPlayed(site);
  tell('started again it has everything still, and takes the commands of its keeper');
  await stopped(site);
  site.restore(backup);
  await started(site);
  mustKnowWhoPlayed(site);
  tell(`${backup}, which it made by itself, was restored into an empty one, which goes on`);
  await stopped(site);
}

function mustKnowWhoPlayed(site) {
  if (!site.command('people').includes('Anna')) throw new Error('whoever played is not there any more');
}

/** Waits for a backup that was begun from now on, and gives its name. */
async function backedUp(site) {
  const since = Date.now();
  for (let second = 0; second < BACKUP_SECONDS; second++) {
    const [, at, name] = /^last scheduled backup: (\S+), (\S+)/m.exec(site.command('site')) ?? [];
    if (name && Date.parse(at) > since) return name;
    await sleep(1000);
  }
  throw new Error(`it made no backup: ${site.log()}`);
}

async function started(site) {
  const base = await site.start();
  for (let second = 0; second < START_SECONDS; second++) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    if (answer?.ok) return base;
    await sleep(1000);
  }
  throw new Error(`it did not start: ${site.log()}`);
}

async function stopped(site) {
  const began = performance.now();
  const code = await site.stop();
  const took = performance.now() - began;
  if (code !== 0) throw new Error(`it ended with ${code}`);
  if (took > STOP_MS) throw new Error(`it took ${Math.round(took)} ms to stop`);
  tell(`SIGTERM stopped it within ${(took / 1000).toFixed(1)} s`);
}

const tell = (line) => console.error(line);
