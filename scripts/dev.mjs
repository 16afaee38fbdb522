/**
 * `npm run dev`: serves the client from its sources and a server behind it, on http://localhost:3000 (or PORT). A change in the
 * client reloads the page; a change in the server, its rules or its bots builds it anew and restarts it. Matches and people
 * are kept in `out/dev/data`. What stands after `--` goes to the server's Node: `npm run dev -- --inspect`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, ROOT } from './install.mjs';
import { freePort } from './services/service.mjs';

const OUT = join(ROOT, 'out/dev');
const CONFIG = join(ROOT, 'scripts/build/vite.config.ts');
const PORT = Number(process.env.PORT ?? 3000);
/** Stops the server when this process has ended, however it ended. */
const LEASH = 'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGTERM"))';

installPackages();
const { build, createServer } = await import('vite');
const backend = await freePort();

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let restarting = Promise.resolve();

function startServer() {
  mkdirSync(join(OUT, 'data'), { recursive: true });
  server = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', LEASH, ...process.argv.slice(2), join(OUT, 'server/main.mjs')],
    {
      env: { DATA_DIR: join(OUT, 'data'), ...process.env, PORT: `${backend}`, HOST: '127.0.0.1' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl-C in a terminal is for this process; the server stops after it.
      detached: true,
    },
  );
  server.once('exit', (code) => {
    if (code) console.error(`The server ended with ${code}; a change starts it again.`);
  });
}

/** Ends the server as a host would, and waits until it is gone. */
async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server?.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

/** One restart after the other: changes may come faster than a server starts. */
function restartServer() {
  restarting = restarting.then(stopServer).then(startServer);
}

const watcher = await build({
  configFile: CONFIG,
  mode: 'server',
  build: { outDir: join(OUT, 'server'), watch: {} },
});
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') restartServer();
  if (event.code === 'ERROR') console.error(event.error.message);
  if ('result' in event) void event.result?.close();
});

const proxied = { target: `http://127.0.0.1:${backend}` };
const client = await createServer({
  configFile: CONFIG,
  mode: 'web',
  logLevel: 'info',
  cacheDir: join(OUT, 'vite'),
  server: {
    port: PORT,
    strictPort: true,
    proxy: { '/api': proxied, '/ws': { ...proxied, ws: true } },
  },
});
await client.listen();
client.printUrls();
