import { afterAll, beforeAll } from 'vitest';
import { type Settings, startServer, type TestServer, temporaryFolder } from './test-server.js';

interface TestSite extends TestServer {
  /** Stops the server and starts another one over the same storage in its place. */
  restart(): Promise<void>;
}

/** A server that runs while the tests of a file do, over a folder of its own; its fields are set before the first test. */
export function testSite(settings: Settings = {}): TestSite {
  const folder = temporaryFolder();
  const start = async (): Promise<void> => {
    Object.assign(site, await startServer(folder.path, settings));
  };
  const restart = async (): Promise<void> => {
    await site.stop();
    await start();
  };
  const site = { restart } as TestSite;
  beforeAll(start);
  afterAll(async () => {
    await site.stop();
    folder.remove();
  });
  return site;
}
