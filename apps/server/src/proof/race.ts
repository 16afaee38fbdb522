import { levels } from '@aerie/bots';
import { QuickChance } from '@aerie/kernel';
import { newPerson } from '../testing/client.js';
import { audit } from './audit.js';
import { ContestedMatch, type DualPlayer, type RaceProgress } from './contested-match.js';
import { type ProofDatabase, postgresDatabase } from './databases.js';
import { gameForTable } from './game-choice.js';
import { type ServerProcess, startProcess } from './server-process.js';
import { SocketConnection } from './socket-connection.js';

export interface RaceSettings {
  /** How many answers are to be given by at least two at a time. */
  readonly answers: number;
  readonly tables: number;
  readonly seed: string;
}

const SERVERS = 2;
/** The players, of whom two sit at each table; one more person only watches. */
const PEOPLE = 4;
const TOLD_FAULTS = 20;
/** One table in so many plays another game. */
const OTHER_GAME_EVERY = 4;
/** One table in so many is played without waiting until everybody has been told of the last step. */
const HASTY_EVERY = 2;

/**
 * `npm run proof -- race [--answers N] [--tables N] [--seed TEXT]`: two servers on one PostgreSQL, and people who are
 * connected to both and send them different answers. There must be one log with every acknowledged answer once, and
 * everybody must end up seeing the same.
 */
export async function race(
  flags: Record<string, string>,
  say: (connection: string) => void,
): Promise<boolean> {
  const database = await postgresDatabase();
  if (!database) {
    say('PostgreSQL: not there, not tried');
    return false;
  }
  try {
    const settings = {
      answers: Number(flags.answers ?? 5000),
      tables: Number(flags.tables ?? 12),
      seed: flags.seed ?? `${Date.now()}`,
    };
    return await raceOn(database, settings, say);
  } finally {
    await database.remove();
  }
}

export async function raceOn(
  database: ProofDatabase,
  settings: RaceSettings,
  say: (connection: string) => void,
): Promise<boolean> {
  say(`${settings.tables} tables, ${settings.answers} contradictions, seed ${settings.seed}`);
  const trial = new Trial(settings);
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startProcess(database.env)));
  try {
    await trial.run(servers);
  } finally {
    await Promise.all(servers.map((server) => end(server, trial.faults)));
  }
  const storage = await database.open();
  const found = await audit(storage);
  await storage.close();
  const faults = [...trial.faults, ...found.faults, ...trial.contests.flatMap((one) => one.compare(found))];
  for (const fault of faults.slice(0, TOLD_FAULTS)) say(fault);
  const given = trial.contests.flatMap((contest) => contest.given);
  say(
    JSON.stringify({
      tables: found.tables.size,
      matchesOver: found.over,
      entries: found.entries,
      answers: given.length,
      acknowledged: given.filter(({ done }) => done).length,
      refused: given.filter(({ done }) => !done).length,
      contradictions: trial.contradictions,
      faults: faults.length,
    }),
  );
  return faults.length === 0;
}

async function end(server: ServerProcess, faults: string[]): Promise<void> {
  await server.kill('SIGTERM');
  const code = await server.exited;
  const said = `${server.stderr().replace(/^Aerie is at .*\n/, '')}${server.log()}`;
  if (code !== 0) faults.push(`a server ended with ${code}`);
  if (said) faults.push(`a server complained: ${said.slice(0, 2000)}`);
}

/** One run with two servers. */
class Trial implements RaceProgress {
  readonly faults: string[] = [];
  readonly contests: ContestedMatch[] = [];
  readonly luck: QuickChance;
  contradictions = 0;
  private readonly byTable = new Map<string, ContestedMatch>();

  constructor(private readonly settings: RaceSettings) {
    this.luck = new QuickChance(settings.seed);
  }

  get isEnough(): boolean {
    return this.contradictions >= this.settings.answers || this.faults.length >= TOLD_FAULTS;
  }

  async run(servers: readonly ServerProcess[]): Promise<void> {
    const people: DualPlayer[] = [];
    for (let i = 0; i <= PEOPLE; i++) people.push(await this.twin(servers, i));
    const runs = Array.from({ length: this.settings.tables }, (_, i) => this.playTable(people, i));
    await Promise.all(runs);
    for (const { connections } of people) for (const connection of connections) connection.close();
  }

  /** One match after the other between the same two people, until there are enough answers. */
  private async playTable(people: readonly DualPlayer[], number: number): Promise<void> {
    const at = (i: number) => people[(number + i) % PEOPLE] as DualPlayer;
    const [host, guest, rival, watcher] = [at(0), at(1), at(2), people[PEOPLE] as DualPlayer];
    const game = gameForTable(number, OTHER_GAME_EVERY);
    try {
      let table = await host.connections[0].must('create', {
        game: game.id,
        options: {},
        listed: true,
        seats: [
          { kind: 'me' },
          { kind: 'open' },
          { kind: 'bot', level: levels(game).at(1) ?? (levels(game)[0] as string) },
        ],
      });
      const sat = await this.oneOf(`sit ${table}`, [
        guest.connections[0].ask('sit', { table, seat: 1 }),
        rival.connections[1].ask('sit', { table, seat: 1 }),
      ]);
      const second = sat[0] ? guest : rival;
      while (!this.isEnough) {
        const contest = new ContestedMatch(this, table, [host, second], watcher, number % HASTY_EVERY === 1);
        this.contests.push(contest);
        this.byTable.set(table, contest);
        await contest.watch();
        await this.oneOf(`start ${table}`, contest.start());
        await contest.play();
        if (this.isEnough) return;
        table = await contest.rematch();
      }
    } catch (error) {
      this.faults.push(`table ${number}: ${(error as Error).stack}`);
    }
  }

  /** Of those who ask for the same at the same moment exactly one must get it; gives who. */
  private async oneOf(
    what: string,
    asked: readonly ReturnType<SocketConnection['ask']>[],
  ): Promise<boolean[]> {
    const answers = await Promise.all(asked);
    const done = answers.map((answer) => answer?.type === 'done');
    if (done.filter((one) => one).length !== 1) this.faults.push(`${what}: ${JSON.stringify(answers)}`);
    return done;
  }

  private async twin(servers: readonly ServerProcess[], number: number): Promise<DualPlayer> {
    const cookie = await newPerson((servers[0] as ServerProcess).base, `Person ${number}`);
    const connections = await Promise.all(
      servers.map(async ({ base }): Promise<SocketConnection> => {
        const connection: SocketConnection | undefined = await SocketConnection.open(base, cookie, (match) =>
          this.byTable.get(match.table)?.hear(connection as SocketConnection, match),
        );
        if (!connection) throw new Error('no connection');
        return connection;
      }),
    );
    return { connections: connections as [SocketConnection, SocketConnection] };
  }
}
