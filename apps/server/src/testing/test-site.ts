import { afterAll, beforeAll } from 'vitest';
import { type Settings, startServer, type TestServer, temporaryFolder } from './test-server.js';

interface TestSite extends TestServer {
  /** Stops the server and opens another one over the same storage; it takes its place. */
  restart(): Promise<void>;
}

/** A server that is open while the tests of a file run, over a folder of its own. It is nothing before they do. */
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
