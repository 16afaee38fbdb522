import { setTimeout as sleep } from 'node:timers/promises';
import { QuickChance } from '@aerie/kernel';
import { fromServerSchema } from '@aerie/protocol';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { newPerson } from '../testing/client.js';
import { audit } from './audit.js';
import { embeddedDatabase, type ProofDatabase } from './databases.js';
import { sendMalformedTraffic } from './malformed-traffic.js';
import { type KnownIds, MessageFuzzer } from './message-fuzzer.js';
import { type ExpectedState, RegularPlayers } from './regular-players.js';
import { metricOf } from './server-metrics.js';
import { type MemoryInUse, type ServerProcess, startProcess } from './server-process.js';

/** How many attack at a time; each has a few connections. */
const ATTACKERS = 4;
const CONNECTIONS = 3;
/** How many messages are sent before waiting until the server has dealt with them. */
const MOST_AT_ONCE = 20;
const PATIENCE_MS = 20_000;
/** How much memory a server may gain: its caches are bounded, and an attack must not find anything that is not. */
const MOST_GROWTH = 400 * 2 ** 20;
/** How many more files and sockets it may have open when all attackers have left. */
const MOST_FILES = 20;
/** How many of the tables that attackers made they remember. */
const OWN_TABLES = 30;

/** What all attackers share. */
interface Attack {
  readonly server: ServerProcess;
  readonly mutants: MessageFuzzer;
  readonly regulars: RegularPlayers;
  readonly faults: Set<string>;
  readonly own: string[];
  readonly messages: number;
  sent: number;
  rough: number;
  connections: number;
  refused: number;
  unreadable: number;
  done: number;
}

/**
 * `npm run proof -- fuzz [--messages N] [--seed TEXT]`: random and mutated messages against a live server while regular
 * people play. Nothing of theirs may change but by themselves, the server must keep running without logging an error, and
 * every match in its storage must be legal.
 */
export async function fuzz(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const messages = Number(flags.messages ?? 100_000);
  const seed = flags.seed ?? `${Date.now()}`;
  const database = embeddedDatabase();
  try {
    const faults = await fuzzOn(database, messages, new QuickChance(seed), say);
    for (const fault of faults.slice(0, 20)) say(fault);
    if (faults.length > 0) say(`${faults.length} faults with --seed ${seed}`);
    return faults.length === 0;
  } finally {
    await database.remove();
  }
}

async function fuzzOn(
  database: ProofDatabase,
  messages: number,
  luck: QuickChance,
  say: (line: string) => void,
): Promise<string[]> {
  const server = await startProcess(database.env);
  const faults = new Set<string>();
  try {
    const regulars = await RegularPlayers.gather(server.base, luck, (fault) => faults.add(fault));
    const own: string[] = [];
    const known = (): KnownIds => ({ ...regulars.known(), tables: [...regulars.tables, ...own] });
    const mutants = new MessageFuzzer(luck, known);
    const attack: Attack = {
      ...{ server, mutants, regulars, faults, own, messages },
      ...{ sent: 0, rough: 0, connections: 0, refused: 0, unreadable: 0, done: 0 },
    };
    const before = inUse(await server.memoryInUse());
    const filesBefore = await metricOf(server.base, 'process_open_fds');
    const began = Date.now();
    await Promise.all(
      Array.from({ length: ATTACKERS * CONNECTIONS }, (_, i) =>
        attacker(attack, i).catch(
          (error: Error) => void faults.add(`an attacker could not go on: ${error.message}`),
        ),
      ),
    );
    const seconds = (Date.now() - began) / 1000;
    const ended = server.exited.then((code) => `the server ended with ${code}: ${server.stderr()}`);
    const death = await Promise.race([ended, sleep(500, undefined)]);
    if (death !== undefined) return [...faults, death];
    await judge(attack);
    const kept = await regulars.leave();
    const after = inUse(await server.memoryInUse());
    const read = await metricOf(server.base, 'aerie_messages_total');
    const files = await metricOf(server.base, 'process_open_fds');
    if (files > filesBefore + MOST_FILES) faults.add(`of ${files} files some were not closed`);
    const stopped = server.kill('SIGTERM').then(() => server.exited);
    const code = await Promise.race([stopped, sleep(PATIENCE_MS, 'nothing', { ref: false })]);
    if (code !== 0) faults.add(`asked to stop, the server ended with ${code}`);
    if (code === 'nothing') return [...faults];
    await compare(database, kept, faults);
    const { sent, rough, connections, done, refused, unreadable } = attack;
    say(
      JSON.stringify({
        ...{ messages: sent, read, rough, connections, done, refused, unreadable, honestMoves: kept.moves },
        ...{ memoryBefore: before, memoryAfter: after, seconds: Math.round(seconds * 10) / 10 },
      }),
    );
    if (after - before > MOST_GROWTH) faults.add(`the server grew by ${after - before} bytes`);
    for (const said of [server.stderr(), server.log()])
      if (/unhandled|uncaught|"level":[56]0|^\s+at .+:\d+/im.test(said)) faults.add(said.slice(0, 3000));
    return [...faults];
  } finally {
    await server.kill();
  }
}

/** Connects again and again and sends messages, until enough were sent. */
async function attacker(attack: Attack, number: number): Promise<void> {
  const { server, mutants, regulars, faults } = attack;
  const cookie = await newPerson(server.base, `Mallory ${number % ATTACKERS}`);
  const port = Number(new URL(server.base).port);
  while (attack.sent < attack.messages && faults.size === 0) {
    attack.sent++;
    attack.rough++;
    inspect(attack, await sendMalformedTraffic({ port, cookie, victim: regulars.person }, mutants));
    await attackOnce(attack, cookie);
  }
}

/** One connection, until the server closes it. */
async function attackOnce(attack: Attack, cookie: string): Promise<void> {
  const { server, mutants, faults } = attack;
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/ws`, { headers: { cookie } });
  socket.on('error', () => undefined);
  const closed = new Promise<false>((resolve) => socket.once('close', () => resolve(false)));
  const opened = new Promise<true>((resolve) => socket.once('open', () => resolve(true)));
  if (!(await Promise.race([opened, closed]))) {
    faults.add('an attacker with a good cookie was not let in');
    return;
  }
  attack.connections++;
  let pinged: (() => void) | undefined;
  socket.on('message', (data) => {
    const text = data.toString();
    if (text === '{"type":"done","id":"still-there"}') pinged?.();
    else hear(attack, text);
  });
  while (attack.sent < attack.messages && socket.readyState === WebSocket.OPEN) {
    for (let i = 1 + mutants.below(MOST_AT_ONCE); i > 0; i--) {
      const frame = mutants.next();
      attack.sent++;
      if (typeof frame === 'string') socket.send(frame);
      else socket.send(frame.bytes, { binary: frame.binary });
    }
    const answered = new Promise<true>((resolve) => {
      pinged = () => resolve(true);
    });
    socket.send('{"type":"ping","id":"still-there"}');
    const late = sleep(PATIENCE_MS, 'late' as const, { ref: false });
    if ((await Promise.race([answered, closed, late])) === 'late') faults.add('the server did not answer');
    if (mutants.below(10) === 0) socket.terminate();
  }
  socket.terminate();
}

/** What an attacker receives must be a message of the protocol, report no failure of the server and contain nobody's id. */
function hear(attack: Attack, text: string): void {
  inspect(attack, text);
  const message = v.safeParse(fromServerSchema, JSON.parse(text));
  if (!message.success) attack.faults.add(`no message: ${text.slice(0, 300)}`);
  if (!message.success) return;
  const { output } = message;
  if (output.type === 'done') attack.done++;
  if (output.type === 'refused') attack.refused++;
  if (output.type === 'unreadable') attack.unreadable++;
  if (output.type === 'done' && output.made?.table) {
    attack.own.push(output.made.table);
    if (attack.own.length > OWN_TABLES) attack.own.shift();
  }
}

function inspect({ faults, regulars }: Attack, text: string): void {
  if (text.includes('serverFailed') || /^HTTP\/1.1 5/.test(text))
    faults.add(`a failure: ${text.slice(0, 300)}`);
  if (regulars.people.some((id) => text.includes(id))) faults.add(`an id was told: ${text.slice(0, 300)}`);
}

/** Checks that the server still works as before. */
async function judge({ server, faults }: Attack): Promise<void> {
  const ready = await fetch(`${server.base}/readyz`).catch((error: Error) => ({ status: error.message }));
  if (ready.status !== 200) faults.add(`after the attack /readyz says ${ready.status}`);
}

/** Checks that the storage has what the regular people did, and no other change to their tables. */
async function compare(database: ProofDatabase, kept: ExpectedState, faults: Set<string>): Promise<void> {
  const storage = await database.open();
  try {
    for (const fault of (await audit(storage)).faults) faults.add(fault);
    for (const [id, name] of kept.names) {
      const known = (await storage.person(id))?.name;
      if (known !== name) faults.add(`${name} is called ${known}`);
    }
    for (const { id, version, people, entries } of kept.tables) {
      const row = await storage.table(id);
      if (row?.version !== version) faults.add(`table ${id} is at version ${row?.version}, not ${version}`);
      if (JSON.stringify(row?.people) !== JSON.stringify(people)) faults.add(`others sit at table ${id}`);
      const { match } = (row?.body ?? { match: null }) as { match: string | null };
      const written = match === null ? [] : await storage.entries(match, 0);
      const answers = written.map((entry) => ('answer' in entry ? `${entry.seat} ${entry.answer}` : 'back'));
      if (JSON.stringify(answers) !== JSON.stringify(entries))
        faults.add(`table ${id} has ${answers.length} entries, ${entries.length} were made`);
    }
  } finally {
    await storage.close();
  }
}

const inUse = (memory: MemoryInUse | undefined): number =>
  memory ? memory.heap + memory.external : Number.NaN;
