import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/services/service.mjs';
import { openStorage } from '../../server/src/storage/open.js';
import type { Storage } from '../../server/src/storage/storage.js';
import { TEST_SECRET } from '../../server/src/testing/test-secret.js';

/** What else a server is told, at its address. */
export type SiteSettings = (base: string) => Promise<Readonly<Record<string, string>>>;

/**
 * A server as `npm start` runs it, on a free port with a storage of its own; it can be stopped and started again, and its clock
 * can be moved.
 */
export class SiteProcess {
  private child: ChildProcess | undefined;
  private port = 0;
  /** How far its clock is ahead of this machine's; a clock that was moved stays so when the server is started again. */
  private ahead = 0;
  private readonly data = mkdtempSync(join(tmpdir(), 'aerie-browser-'));

  private settings: Readonly<Record<string, string>> = {};

  /** `root`: the project folder whose server it is. */
  private constructor(private readonly root: string) {}

  /** `opensAt`: the moment at which it is opened, if not now. */
  static async open(root = '.', opensAt = Date.now(), settings?: SiteSettings): Promise<SiteProcess> {
    const site = new SiteProcess(root);
    site.ahead = opensAt - Date.now();
    if (settings) {
      site.port = await freePort();
      site.settings = await settings(site.base);
    }
    await site.start();
    return site;
  }

  get base(): string {
    return `http://localhost:${this.port}`;
  }

  /** `web`: another client than the one that was built. */
  async start(web?: string): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.data,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      SECRET: TEST_SECRET,
      CLOCK_AHEAD_MS: String(this.ahead),
      NEW_PEOPLE_BURST: '1000',
      // Those who play without a page answer at once.
      MESSAGE_BURST: '10000',
      // On a busy machine everything takes longer, and all pages come from one address.
      WORK_PER_PERSON: '1000',
      WORK_PER_ADDRESS: '10000',
      ...(web ? { WEB_DIR: web } : {}),
      ...this.settings,
    };
    const child = spawn(
      process.execPath,
      ['--import', './apps/web/browser/moved-clock.mjs', 'dist/server/main.mjs'],
      { cwd: this.root, env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] },
    );
    this.child = child;
    this.port = await new Promise<number>((resolve, reject) => {
      let said = '';
      child.stderr?.on('data', (data) => {
        said += String(data);
        const found = /localhost:(\d+)/.exec(said);
        if (found) resolve(Number(found[1]));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** What a command of whoever keeps the site says. */
  async admin(...command: string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: this.data, DATABASE_URL: '', ...this.settings };
    const run = promisify(execFile);
    return (await run(process.execPath, ['dist/server/admin.mjs', ...command], { cwd: this.root, env }))
      .stdout;
  }

  /** Does something with what it keeps while it is stopped. */
  async whileStopped(work: (storage: Storage) => Promise<unknown>): Promise<void> {
    const storage = await openStorage({ dataDir: this.data });
    await work(storage).finally(() => storage.close());
  }

  /** What time it is at the server. */
  get now(): number {
    return Date.now() + this.ahead;
  }

  /** Moves the server's clock forward. */
  async advanceClock(ms: number): Promise<void> {
    const { child } = this;
    this.ahead += ms;
    const passed = new Promise((resolve) => child?.once('message', resolve));
    child?.send({ pass: ms });
    await passed;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.child = undefined;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
