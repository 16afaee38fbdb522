// For `globalSetup` of vitest: starts what tests need once for all of them, and stops it afterwards. A test gets the
// addresses by `inject('postgres')` and `inject('nats')`; they are undefined where there is none. The server's program
// is built here as well, so that no two tests build it at the same time.
import { builtProgram } from '../build/build.mjs';
import { startNats } from './nats.mjs';
import { startPostgres } from './postgres.mjs';

/** @param {import('vitest/node').TestProject} project */
export default async function setup(project) {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats(), builtProgram('server')]);
  if (postgres) project.provide('postgres', postgres.url);
  if (nats) project.provide('nats', nats.url);
  return () => Promise.all([postgres?.stop(), nats?.stop()]);
}
