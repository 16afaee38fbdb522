// For `globalSetup` of vitest: starts what tests need once for all of them, and stops it afterwards. A test gets the
// address by `inject('postgres')`; it is undefined where there is no PostgreSQL.
import { startPostgres } from './postgres.mjs';

/** @param {import('vitest/node').TestProject} project */
export default async function setup(project) {
  const postgres = await startPostgres();
  if (postgres) project.provide('postgres', postgres.url);
  return () => postgres?.stop();
}
