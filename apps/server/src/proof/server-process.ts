import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { METRICS_TOKEN } from './server-metrics.js';

/** In bytes: objects, and what lies outside of the heap, such as what waits to be sent. */
export interface MemoryInUse {
  readonly heap: number;
  readonly external: number;
}

/** A real server in a process of its own. */
export interface ServerProcess {
  /** Its address, as `http://127.0.0.1:…`. */
  readonly base: string;
  readonly pid: number;
  /** Sends a signal, SIGKILL unless another is named, and waits for the end of the process. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Sets its wall clock forward, or back. */
  jump(ms: number): void;
  /** What its main thread still uses once garbage is collected, in bytes; undefined if it has ended. */
  memoryInUse(): Promise<MemoryInUse | undefined>;
  /** Writes down all that its main thread has in memory, to be looked at in the developer tools of a browser. */
  writeHeapSnapshot(file: string): Promise<void>;
  /** Begins to note what its main thread spends its time on; then writes that down, for the same tools. */
  startProfile(): Promise<void>;
  writeProfile(file: string): Promise<void>;
  /** Resolved with its exit code when it has ended; null if a signal ended it. */
  readonly exited: Promise<number | null>;
  /** The last of what it said on standard error. */
  stderr(): string;
  /** The last of what it logged: with the default level, only what went wrong. */
  log(): string;
  /** Calls the listener with every line that it logs from now on. */
  onLogLine(listener: (line: string) => void): void;
}

/** How long a server may take to start listening on a machine that is very busy. */
const START_MS = 120_000;
/** How many characters of a server's output are kept. */
const KEPT = 100_000;

/** How often a copy of the program is tried, and after what pause. */
const COPIES = 5;
const COPY_AGAIN_MS = 200;
const COPY = 'server-';
const KEPT_COPIES_MS = 60 * 60_000;

/**
 * Loaded before the server: ends it when the process that started it ends, however it ends; lets that process set its
 * wall clock, as an operator or a time service may at any moment, and ask what it holds in memory.
 */
const PRELOADED = `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs';
  import { Session } from 'node:inspector';
  import { writeHeapSnapshot } from 'node:v8';
  process.on('disconnect', () => process.exit(1));
  const Wall = Date;
  let ahead = 0;
  const now = () => Wall.now() + ahead;
  globalThis.Date = new Proxy(Wall, {
    construct: (_, args) => (args.length > 0 ? new Wall(...args) : new Wall(now())),
    get: (_, name) => (name === 'now' ? now : Wall[name]),
  });
  const inUse = () => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    return { heap: heapUsed, external };
  };
  let profiler;
  const profile = (file) => {
    if (file === null) {
      profiler = new Session();
      profiler.connect();
      profiler.post('Profiler.enable');
      profiler.post('Profiler.start');
    } else profiler.post('Profiler.stop', (_, told) => writeFileSync(file, JSON.stringify(told.profile)));
  };
  process.on('message', ({ jump = 0, question, snapshot, profiled }) => {
    ahead += jump;
    if (snapshot !== undefined) writeHeapSnapshot(snapshot);
    if (profiled !== undefined) profile(profiled);
    if (question !== undefined) process.send({ question, inUse: inUse() }, () => undefined);
  });
  process.channel?.unref();
`)}`;

/**
 * Starts the server as `npm start` does, on a free port of this machine, and waits until it listens. `env` says what
 * differs from the usual: at least DATA_DIR, or DATABASE_URL. Clients are not rate-limited unless `env` says so. `program` is
 * the `main.mjs` of another build than this project's own.
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  program?: string,
): Promise<ServerProcess> {
  const main = program ?? (await built());
  const child = spawn(process.execPath, ['--expose-gc', YOUNG_SPACE, '--import', PRELOADED, main], {
    cwd: dirname(main),
    env: { ...inherited(), ...LOCAL, ...UNHURRIED, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = tail(child.stdout as Readable);
  const stderr = tail(child.stderr as Readable);
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  const port = await Promise.race([
    announced(stderr.said),
    exited.then((code) => Promise.reject(new Error(`the server ended with ${code}: ${stderr.text()}`))),
    late(START_MS),
  ]).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    kill,
    jump: (ms) => void (child.connected && child.send({ jump: ms })),
    memoryInUse: () => asked(child, exited, {}),
    writeHeapSnapshot: async (file) => void (await asked(child, exited, { snapshot: file })),
    startProfile: async () => void (await asked(child, exited, { profiled: null })),
    writeProfile: async (file) => void (await asked(child, exited, { profiled: file })),
    exited,
    stderr: stderr.text,
    log: log.text,
    onLogLine: (listener) => void createInterface(child.stdout as Readable).on('line', listener),
  };
}

/** A process that thinks for servers over the NATS of `env`; resolved when it listens. */
export async function startThinking(
  env: Readonly<Record<string, string>>,
): Promise<Pick<ServerProcess, 'pid' | 'kill'>> {
  const child = spawn(process.execPath, ['--import', PRELOADED, await built(), 'think'], {
    env: { ...inherited(), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { said } = tail(child.stderr as Readable);
  await new Promise<void>((resolve, reject) => {
    said((text) => {
      if (text.includes('thinks for others')) resolve();
    });
    exited.then(() => reject(new Error('the worker ended')));
  });
  return {
    pid: child.pid as number,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
  };
}

let questions = 0;

/** Has the process do something, if there is something; gives its memory afterwards. */
async function asked(
  child: ChildProcess,
  exited: Promise<unknown>,
  what: { readonly snapshot?: string; readonly profiled?: string | null },
): Promise<MemoryInUse | undefined> {
  if (!child.connected) return undefined;
  const question = questions++;
  const answered = new Promise<MemoryInUse>((resolve) => {
    const hear = (said: unknown) => {
      const { question: which, inUse } = said as { question: number; inUse: MemoryInUse };
      if (which !== question) return;
      child.off('message', hear);
      resolve(inUse);
    };
    child.on('message', hear);
  });
  child.send({ question, ...what });
  return Promise.race([answered, exited.then(() => undefined)]);
}

/** As `npm start` and the image have it. */
const YOUNG_SPACE = '--max-semi-space-size=32';

const LOCAL = { METRICS_TOKEN, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };

/** Limits that no proof reaches. */
const UNHURRIED = {
  CONNECTIONS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_PERSON: '100000',
  WORK_PER_PERSON: '1000000',
  WORK_PER_ADDRESS: '1000000',
  NEW_PEOPLE_PER_MINUTE: '1000000',
  NEW_PEOPLE_BURST: '1000000',
  OPEN_TABLES_PER_PERSON: '1000000',
  RUNNING_TABLES_PER_PERSON: '1000000',
  MESSAGES_PER_SECOND: '100000',
  MESSAGE_BURST: '100000',
};

/** The limits that a site has unless it is told otherwise. */
export const ORDINARY_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(UNHURRIED).map((name) => [name, '']),
);

/** The environment of this process without the variables that configure the server. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

let building: Promise<string> | undefined;

/** The server's program, built again where sources have changed; once, so that all processes run the same. */
function built(): Promise<string> {
  building ??= build();
  return building;
}

async function build(): Promise<string> {
  const root = projectFolder();
  const line = `import('./scripts/build/build.mjs').then((m) => m.builtProgram('server'))`;
  await promisify(execFile)(process.execPath, ['-e', line], { cwd: root });
  const own = join(root, 'out', 'test');
  mkdirSync(own, { recursive: true });
  tidy(own);
  const folder = mkdtempSync(join(own, COPY));
  await copied(join(root, 'dist', 'server'), folder);
  return join(folder, 'main.mjs');
}

/** A copy of the server's program that says another version; gives its `main.mjs`. */
export async function builtAs(version: string): Promise<string> {
  const folder = dirname(await built());
  const copy = mkdtempSync(join(dirname(folder), COPY));
  cpSync(folder, copy, { recursive: true });
  let changed = 0;
  for (const name of readdirSync(copy)) {
    if (!name.endsWith('.mjs')) continue;
    const path = join(copy, name);
    const code = readFileSync(path, 'utf8');
    const other = code.replace(/^((?:const|var|let) VERSION = )["'][^"']+["']/m, `$1'${version}'`);
    if (other === code) continue;
    writeFileSync(path, other);
    changed++;
  }
  if (changed === 0) throw new Error('the version is nowhere in the program');
  return join(copy, 'main.mjs');
}

/** Removes old copies: a process that needs one may be killed before it removes it. */
function tidy(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (name.startsWith(COPY) && Date.now() - made > KEPT_COPIES_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Copies the program: another build may replace the folder meanwhile, and for a moment there is none. */
async function copied(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return cpSync(from, to, { recursive: true });
    } catch (error) {
      if (attempt === COPIES) throw error;
      await sleep(COPY_AGAIN_MS);
    }
  }
}

/** The folder of the project, found from the sources as well as from a bundle. */
export function projectFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'package-lock.json'))) return from;
  if (dirname(from) === from) throw new Error('this is not inside the project');
  return projectFolder(dirname(from));
}

/** Keeps the end of a stream's text; `said` calls its listener with all that is kept whenever something is added. */
function tail(stream: Readable): {
  text(): string;
  said(listener: (text: string) => void): void;
} {
  let kept = '';
  const listeners: ((text: string) => void)[] = [];
  stream.setEncoding('utf8');
  stream.on('data', (more: string) => {
    kept = (kept + more).slice(-KEPT);
    for (const listener of listeners) listener(kept);
  });
  return { text: () => kept, said: (listener) => void listeners.push(listener) };
}

function announced(said: (listener: (text: string) => void) => void): Promise<number> {
  return new Promise((resolve) => {
    said((text) => {
      const port = /Aerie is at http:\/\/localhost:(\d+)\n/.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

function late(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`the server did not open within ${ms} ms`)), ms).unref();
  });
}
