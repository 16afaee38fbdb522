import { setTimeout as sleep } from 'node:timers/promises';
import { levels } from '@aerie/bots';
import { type AnyGame, Match, QuickChance, readOptions, writeMatchFile } from '@aerie/kernel';
import type { RequestType } from '@aerie/protocol';
import { gameOf } from '@aerie/registry';
import { WebSocket } from 'ws';
import { Client, newPerson, playOut } from '../testing/client.js';
import type { Fields } from './socket-connection.js';

/** How often each of the things that a guest asks for was done, and how often it was refused. */
export type Demands = Record<string, { done: number; refused: number }>;

/** Where the guest says that they come from. */
const FROM = { 'x-forwarded-for': '203.0.113.66' };
/** A little less than the messages a second that one socket may send. */
const EVERY_MS = 55;
const SOCKETS = 96;
const BOT_TABLES = 60;
const PINGS_A_TURN = 20;
/** How many take-backs the file has that is sent again and again. */
const TAKE_BACKS = 400;
/** Whoever is thrown out comes back after so long. */
const BACK_MS = 1000;
/** A game whose first decisions can be taken back for ever, since chance says nothing in between. */
const PATIENT = 'schwingenschlag';
/** A game whose bots think longest. */
const THOUGHTFUL = 'zefiria';

const me = { kind: 'me' } as const;

/**
 * One guest who asks for everything that anybody may ask for, over all the connections that they get, as fast as they may:
 * take-backs, whole matches from the beginning, bots at many tables, imports, lists, talk, pings and match files. What is
 * refused is asked for again.
 */
class DemandingGuest {
  readonly demands: Demands = {};
  private isOver = false;
  /** Tables whose matches are worth asking for. */
  private readonly matches: string[] = [];

  constructor(
    private readonly base: string,
    private readonly cookie: string,
  ) {}

  async demand(seconds: number): Promise<void> {
    const all = [
      this.again(() => this.takeBack()),
      this.again(() => this.finish()),
      this.again(() => this.seatBots()),
      this.again(() => this.chat()),
      this.again(() => this.download()),
      ...[0, 1].map((lane) => this.again(() => this.bringFiles(lane))),
      ...Array.from({ length: SOCKETS }, (_, i) => this.again(() => this.flood(i))),
    ];
    await sleep(seconds * 1000);
    this.isOver = true;
    await Promise.race([Promise.all(all), sleep(BACK_MS)]);
  }

  /** Does something until the end, and again when it fails. */
  private async again(work: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await work().catch(() => undefined);
      await sleep(BACK_MS);
    }
  }

  private count(what: string, isDone: boolean): void {
    const { done, refused } = this.demands[what] ?? { done: 0, refused: 0 };
    this.demands[what] = isDone ? { done: done + 1, refused } : { done, refused: refused + 1 };
  }

  private enter = (): Promise<Client> => Client.connect(this.base, this.cookie, false, FROM);

  private async asked<T extends RequestType>(client: Client, type: T, fields: Fields<T>): Promise<boolean> {
    const answer = await client.ask(type, fields);
    this.count(type, answer.type === 'done');
    return answer.type === 'done';
  }

  /** Answers and takes back, again and again. */
  private async takeBack(): Promise<void> {
    const client = await this.enter();
    const seats = [me, { ...me, name: 'Other' }];
    const table = await client.must('create', {
      game: PATIENT,
      options: {},
      seats,
      listed: false,
      friendly: true,
    });
    await client.must('watch', { table });
    await client.must('start', { table });
    await client.until('the match', () => client.matches.has(table));
    this.matches.push(table);
    while (!this.isOver) {
      const match = client.matches.get(table);
      const side = match?.sides.find(({ seat, answers }) => seat !== null && answers.length > 0);
      if (!match || !side || side.seat === null) return;
      const { seat, answers } = side;
      const isAnswered = await this.asked(client, 'answer', {
        ...{ table, seat, number: match.number },
        answer: answers[0] as string,
      });
      const isBack = await this.asked(client, 'undo', { table, seat, number: match.number + 1 });
      if (!isAnswered || !isBack) await sleep(BACK_MS);
      await client.until('the steps', () => client.matches.get(table) !== match);
    }
  }

  /** Plays matches to the end, so that there are files to ask for. */
  private async finish(): Promise<void> {
    const client = await this.enter();
    const bot = { kind: 'bot', level: 'random' } as const;
    const seats = [me, bot, bot, bot];
    const table = await client.must('create', { game: PATIENT, options: {}, seats, listed: false });
    await client.must('watch', { table });
    await client.must('start', { table });
    await client.until('the match', () => client.matches.has(table));
    await client.ask('cover', { table, seat: 0, level: 'random' });
    await playOut(client, table, (answers) => answers[0] as string);
    this.matches.unshift(table);
    while (!this.isOver) await sleep(BACK_MS);
  }

  /** Sits down at many tables with the slowest bots, and lets a bot play for oneself too. */
  private async seatBots(): Promise<void> {
    const client = await this.enter();
    const game = gameOf(THOUGHTFUL) as AnyGame;
    const level = levels(game).at(-1) as string;
    const bots = Array.from({ length: game.seats.max - 1 }, () => ({ kind: 'bot', level }) as const);
    for (let tables = 0; tables < BOT_TABLES && !this.isOver; ) {
      const wanted = { game: game.id, options: {}, listed: false };
      const alone = await client.ask('create', { ...wanted, seats: [{ kind: 'bot', level }, ...bots] });
      this.count('create', alone.type === 'done');
      const made =
        alone.type === 'done' ? alone : await client.ask('create', { ...wanted, seats: [me, ...bots] });
      const table = made.type === 'done' ? made.made?.table : undefined;
      if (table === undefined || !(await this.asked(client, 'start', { table }))) await sleep(BACK_MS);
      else tables++;
      if (table !== undefined && made !== alone) await this.asked(client, 'cover', { table, seat: 0, level });
    }
    while (!this.isOver) await sleep(BACK_MS);
  }

  private async chat(): Promise<void> {
    const client = await this.enter();
    const table = this.matches[0];
    if (table === undefined) return client.close();
    await client.must('watch', { table });
    while (!this.isOver) {
      void this.asked(client, 'chat', { table, text: 'x'.repeat(200) });
      await sleep(EVERY_MS);
    }
  }

  private async download(): Promise<void> {
    const headers = { cookie: this.cookie, ...FROM };
    while (!this.isOver) {
      const table = this.matches[0];
      if (table !== undefined)
        void fetch(`${this.base}/api/matches/${table}`, { headers }).then(
          async (response) => {
            await response.arrayBuffer();
            this.count('match file', response.ok);
          },
          () => this.count('match file', false),
        );
      await sleep(EVERY_MS);
    }
  }

  private async bringFiles(lane: number): Promise<void> {
    const headers = { cookie: this.cookie, ...FROM };
    const file = fileOfTakeBacks();
    for (let i = 0; !this.isOver; i++) {
      const body = JSON.stringify({ file, key: `lane-${lane}-${i}` });
      const response = await fetch(`${this.base}/api/history/import`, { method: 'POST', headers, body });
      await response.arrayBuffer();
      this.count('import', response.ok);
      if (!response.ok) await sleep(BACK_MS);
    }
  }

  /** A socket that asks for a whole match, for the lists, and pings, without reading what it gets. */
  private async flood(number: number): Promise<void> {
    const headers = { cookie: this.cookie, ...FROM };
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/ws`, {
      headers,
      perMessageDeflate: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    }).finally(() => this.count('socket', socket.readyState === WebSocket.OPEN));
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const head = data.toString('latin1', 0, 16);
      if (head.startsWith('{"type":"done"')) this.count('flood', true);
      else if (head.startsWith('{"type":"refused')) this.count('flood', false);
    });
    for (let i = 0; !this.isOver && socket.readyState === WebSocket.OPEN; i++) {
      const table = this.matches[(number + i) % Math.max(1, this.matches.length)];
      const id = `${number}-${i}`;
      if (number % 8 === 7) socket.send(JSON.stringify({ type: 'lobby', id, on: i % 2 === 0 }));
      else if (table !== undefined) socket.send(JSON.stringify({ type: 'watch', id, table, since: 0 }));
      if (number % 8 === 6) for (let ping = 0; ping < PINGS_A_TURN; ping++) socket.ping();
      await sleep(EVERY_MS);
    }
    socket.terminate();
  }
}

/** A file of a match in which the first decision is made and taken back again and again before it is played. */
function fileOfTakeBacks(): unknown {
  const game = gameOf(PATIENT) as AnyGame;
  const match = Match.begin(game, { options: readOptions(game.options, {}), seats: 2, seed: 'a seed' });
  for (let i = 0; i < TAKE_BACKS; i++) {
    const seat = game.awaited(match.state)[0] as number;
    match.play(seat, game.answers(match.state, seat)[0]);
    match.takeBack(seat);
  }
  const luck = new QuickChance('a file');
  for (;;) {
    const seat = game.awaited(match.state)[0];
    if (seat === undefined) break;
    const answers = game.answers(match.state, seat);
    match.play(seat, answers[luck.below(answers.length)]);
  }
  return writeMatchFile(match, [{ name: 'One' }, { name: 'Other' }], 'a seed');
}

/** The program: `node demanding-guest.mjs BASE SECONDS` prints what was done and what refused, as JSON. */
const [base = '', seconds = '30'] = process.argv.slice(2);
const guest = new DemandingGuest(base, await newPerson(base, 'Guest', FROM));
await guest.demand(Number(seconds));
console.log(JSON.stringify(guest.demands));
process.exit(0);
