import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseBody, readBody } from '../common/read-body.js';
import type { AdminContext } from './admin-context.js';
import { CommandError } from './command-error.js';
import { execute } from './commands.js';

/** Where a running server takes commands, and the password; the file is readable only for the owner of the data. */
const placeSchema = v.strictObject({ port: v.number(), word: v.string() });
const askedSchema = v.strictObject({ argv: v.array(v.string()) });
const answerSchema = v.strictObject({ code: v.picklist([0, 1, 2]), lines: v.array(v.string()) });
type Answer = v.InferOutput<typeof answerSchema>;

const fileIn = (dataDir: string): string => join(dataDir, 'keeper.json');
const LONGEST = 64 * 1024;

/**
 * The embedded storage belongs to one process. So that the server need not be stopped for admin commands, it takes them on
 * the loopback address, from whoever can read a file in the data folder.
 */
export async function listenForCommands(
  dataDir: string,
  context: AdminContext,
): Promise<{ close(): Promise<void> }> {
  const word = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    receive(request, response, word, context).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  rmSync(fileIn(dataDir), { force: true });
  writeFileSync(fileIn(dataDir), JSON.stringify({ port, word }), { mode: 0o600 });
  chmodSync(fileIn(dataDir), 0o600);
  return {
    close: async () => {
      rmSync(fileIn(dataDir), { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  word: string,
  context: AdminContext,
): Promise<void> {
  const given = Buffer.from(request.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${word}`);
  if (request.method !== 'POST' || given.length !== right.length || !timingSafeEqual(given, right)) {
    response.writeHead(403).end();
    return;
  }
  const { argv } = parseBody(await readBody(request, LONGEST), askedSchema);
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(await resultOf(argv, context)));
}

/** Runs a command; gives its exit code and output. */
export async function resultOf(argv: readonly string[], context: AdminContext): Promise<Answer> {
  try {
    return { code: 0, lines: [...(await execute(argv, context))] };
  } catch (error) {
    if (error instanceof CommandError) return { code: error.code, lines: [error.message] };
    throw error;
  }
}

/** Sends a command to the server that has the data folder open. */
export async function sendToRunning(dataDir: string, argv: readonly string[]): Promise<Answer> {
  const file = fileIn(dataDir);
  if (!existsSync(file))
    throw new CommandError(
      'The server that uses this data folder cannot be reached: it is just starting, or too old.',
    );
  const { port, word } = v.parse(placeSchema, JSON.parse(readFileSync(file, 'utf8')));
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${word}` },
    body: JSON.stringify({ argv }),
  });
  if (!response.ok)
    throw new CommandError(`The server did not do it (${response.status}); its log says more.`);
  return v.parse(answerSchema, await response.json());
}
