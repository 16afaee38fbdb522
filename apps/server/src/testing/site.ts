import { afterAll, beforeAll } from 'vitest';
import { type Settings, scratchFolder, startServer, type TestServer } from './running.js';

interface Site extends TestServer {
  /** Stops the server and opens another one over the same storage; it takes its place. */
  restart(): Promise<void>;
}

/** A server that is open while the tests of a file run, over a folder of its own. It is nothing before they do. */
export function siteOfTests(settings: Settings = {}): Site {
  const folder = scratchFolder();
  const start = async (): Promise<void> => {
    Object.assign(site, await startServer(folder.path, settings));
  };
  const restart = async (): Promise<void> => {
    await site.stop();
    await start();
  };
  const site = { restart } as Site;
  beforeAll(start);
  afterAll(async () => {
    await site.stop();
    folder.remove();
  });
  return site;
}
