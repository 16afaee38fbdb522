import { levels } from '@aerie/bots';
import { type Entry, Match, QuickChance } from '@aerie/kernel';
import type { MatchMessage } from '@aerie/protocol';
import { GAMES } from '@aerie/shelf';
import { newPerson } from '../testing/client.js';
import { type Audit, audit, type KeptTable } from './audit.js';
import { holds, Line, Told } from './line.js';
import { type ProofPlace, postgresPlace } from './places.js';
import { type ServerProcess, startProcess } from './process.js';

export interface RaceSettings {
  /** How many answers are to be given by at least two at a time. */
  readonly answers: number;
  readonly tables: number;
  readonly seed: string;
}

/** What one connection answered, and what became of it. */
interface Given {
  readonly seat: number;
  readonly number: number;
  readonly answer: string;
  readonly done: boolean;
  readonly reason: string;
}

/** Somebody with a connection to each of the two servers. */
interface Twin {
  readonly lines: readonly [Line, Line];
}

const SERVERS = 2;
/** Whoever plays, of whom two sit at each table; one more only watches. */
const PEOPLE = 4;
const PATIENCE_SECONDS = 60;
const TOLD_FAULTS = 20;
/** Every so manieth table plays the next game. */
const OTHER_GAME_EVERY = 4;
/** Every so manieth table is played without waiting until all have heard of the last step. */
const HASTY_EVERY = 2;

/**
 * `npm run proof -- race [--answers N] [--tables N] [--seed TEXT]`: two servers on one PostgreSQL, and people who are
 * connected to both and contradict themselves. There must be one log, in which every acknowledged answer stands once;
 * everybody must come to see the same.
 */
export async function race(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const place = await postgresPlace();
  if (!place) {
    say('PostgreSQL: not there, not tried');
    return false;
  }
  try {
    const settings = {
      answers: Number(flags.answers ?? 5000),
      tables: Number(flags.tables ?? 12),
      seed: flags.seed ?? `${Date.now()}`,
    };
    return await raceOn(place, settings, say);
  } finally {
    await place.remove();
  }
}

export async function raceOn(
  place: ProofPlace,
  settings: RaceSettings,
  say: (line: string) => void,
): Promise<boolean> {
  say(`${settings.tables} tables, ${settings.answers} contradictions, seed ${settings.seed}`);
  const trial = new Trial(settings);
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startProcess(place.env)));
  try {
    await trial.run(servers);
  } finally {
    await Promise.all(servers.map((server) => end(server, trial.faults)));
  }
  const storage = await place.open();
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

/** All that goes on between two servers. */
class Trial {
  readonly faults: string[] = [];
  readonly contests: Contest[] = [];
  readonly luck: QuickChance;
  contradictions = 0;
  private readonly byTable = new Map<string, Contest>();

  constructor(private readonly settings: RaceSettings) {
    this.luck = new QuickChance(settings.seed);
  }

  get isEnough(): boolean {
    return this.contradictions >= this.settings.answers || this.faults.length >= TOLD_FAULTS;
  }

  async run(servers: readonly ServerProcess[]): Promise<void> {
    const people: Twin[] = [];
    for (let i = 0; i <= PEOPLE; i++) people.push(await this.twin(servers, i));
    const lanes = Array.from({ length: this.settings.tables }, (_, i) => this.lane(people, i));
    await Promise.all(lanes);
    for (const { lines } of people) for (const line of lines) line.close();
  }

  /** One match after the other at the same two people's table, until it is enough. */
  private async lane(people: readonly Twin[], number: number): Promise<void> {
    const at = (i: number) => people[(number + i) % PEOPLE] as Twin;
    const [host, guest, rival, watcher] = [at(0), at(1), at(2), people[PEOPLE] as Twin];
    const game = GAMES[number % OTHER_GAME_EVERY === 1 ? 1 % GAMES.length : 0] as (typeof GAMES)[number];
    try {
      let table = await host.lines[0].must('create', {
        game: game.id,
        options: {},
        listed: true,
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: levels(game)[1] as string }],
      });
      const sat = await this.oneOf(`sit ${table}`, [
        guest.lines[0].ask('sit', { table, seat: 1 }),
        rival.lines[1].ask('sit', { table, seat: 1 }),
      ]);
      const second = sat[0] ? guest : rival;
      while (!this.isEnough) {
        const contest = new Contest(this, table, [host, second], watcher, number % HASTY_EVERY === 1);
        this.contests.push(contest);
        this.byTable.set(table, contest);
        await contest.watch();
        await this.oneOf(`start ${table}`, contest.start());
        await contest.play();
        if (this.isEnough) return;
        table = await contest.rematch();
      }
    } catch (error) {
      this.faults.push(`lane ${number}: ${(error as Error).stack}`);
    }
  }

  /** Of those who ask for the same at the same moment one must get it, and only one; gives who. */
  private async oneOf(what: string, asked: readonly ReturnType<Line['ask']>[]): Promise<boolean[]> {
    const answers = await Promise.all(asked);
    const done = answers.map((answer) => answer?.type === 'done');
    if (done.filter((one) => one).length !== 1) this.faults.push(`${what}: ${JSON.stringify(answers)}`);
    return done;
  }

  private async twin(servers: readonly ServerProcess[], number: number): Promise<Twin> {
    const cookie = await newPerson((servers[0] as ServerProcess).base, `Person ${number}`);
    const lines = await Promise.all(
      servers.map(async ({ base }): Promise<Line> => {
        const line: Line | undefined = await Line.open(base, cookie, (match) =>
          this.byTable.get(match.table)?.hear(line as Line, match),
        );
        if (!line) throw new Error('no connection');
        return line;
      }),
    );
    return { lines: lines as [Line, Line] };
  }
}

/** One match of two people and a bot, each person at both servers. */
class Contest {
  readonly given: Given[] = [];
  private readonly told = new Map<Line, Told>();
  private readonly seatOf = new Map<Line, number>();
  /** Seats and numbers for which somebody has answered. */
  private readonly asked = new Set<string>();
  private readonly asking = new Set<Promise<void>>();

  constructor(
    private readonly trial: Trial,
    readonly table: string,
    private readonly players: readonly Twin[],
    private readonly watcher: Twin,
    private readonly hasty: boolean,
  ) {
    for (const { lines } of [...players, watcher]) for (const line of lines) this.told.set(line, new Told());
  }

  async watch(): Promise<void> {
    await Promise.all([...this.told.keys()].map((line) => line.must('watch', { table: this.table })));
  }

  /** All ask for the start; only the host may, but at both servers. */
  start(): ReturnType<Line['ask']>[] {
    const lines = this.players.flatMap((player) => player.lines);
    return lines.map((line) => line.ask('start', { table: this.table }));
  }

  hear(line: Line, message: MatchMessage): void {
    const told = this.told.get(line);
    if (!told) return;
    const before = told.number;
    const wrong = told.take(message);
    if (wrong) this.fault(wrong);
    const seat = message.sides[0]?.seat ?? null;
    if (seat !== null) this.seatOf.set(line, seat);
    if (this.hasty && before !== message.number) this.answer(line);
  }

  /** Plays until the match is over or it is enough, and until all have seen the same. */
  async play(): Promise<void> {
    for (;;) {
      await this.settled();
      const match = this.told.values().next().value?.match;
      if (!match || match.outcome || this.trial.isEnough) return;
      const lines = [...this.told.keys()].filter((line) =>
        match.awaited.includes(this.seatOf.get(line) ?? -1),
      );
      // Now this server is asked first, now the other.
      if (this.trial.luck.below(2) === 0) lines.reverse();
      if (lines.length > 0) for (const line of lines) this.answer(line);
      else if (!(await holds(() => this.numbers().some((one) => one !== match.number), PATIENCE_SECONDS)))
        throw new Error(`table ${this.table} is stuck at ${match.number}`);
    }
  }

  /** All ask for a rematch; there must be one. */
  async rematch(): Promise<string> {
    const { table } = this;
    const asked = this.players.flatMap(({ lines }) => lines.map((line) => line.must('rematch', { table })));
    const made = await Promise.all(asked);
    if (new Set(made).size !== 1) this.fault(`several rematches: ${made.join()}`);
    await Promise.all([...this.told.keys()].map((line) => line.must('unwatch', { table })));
    return made[0] as string;
  }

  private numbers(): (number | undefined)[] {
    return [...this.told.values()].map(({ number }) => number);
  }

  /** Waits until nobody waits for an answer and all have been told of the same number; they must see the same then. */
  private async settled(): Promise<void> {
    const isSettled = () => {
      const [first, ...others] = this.numbers();
      return first !== undefined && this.asking.size === 0 && others.every((one) => one === first);
    };
    if (!(await holds(isSettled, PATIENCE_SECONDS)))
      throw new Error(`table ${this.table}: they were told of ${this.numbers().join()}`);
    for (const { lines } of [...this.players, this.watcher]) {
      const [one, other] = lines.map((line) => this.told.get(line)?.match);
      const seen = (match?: MatchMessage) => JSON.stringify([match?.sides, match?.awaited, match?.outcome]);
      if (seen(one) !== seen(other)) this.fault(`seen differently at ${one?.number}`);
    }
  }

  /** Gives any legal answer over one connection. */
  private answer(line: Line): void {
    const { trial, table } = this;
    const match = this.told.get(line)?.match;
    const side = match?.sides[0];
    if (!match || !side || side.seat === null || trial.isEnough) return;
    if (!match.awaited.includes(side.seat)) return;
    const answer = side.answers[trial.luck.below(side.answers.length)];
    if (answer === undefined) return;
    const { number } = match;
    const { seat } = side;
    const what = `${seat} at ${number}`;
    if (this.asked.has(what)) trial.contradictions++;
    this.asked.add(what);
    const asking = line.ask('answer', { table, seat, number, answer }).then((got) => {
      this.asking.delete(asking);
      const reason = got?.type === 'refused' ? got.reason.code : JSON.stringify(got);
      this.given.push({ seat, number, answer, done: got?.type === 'done', reason });
    });
    this.asking.add(asking);
  }

  /**
   * Whatever was acknowledged is the next that its seat did after what its sender had seen; whatever was refused is
   * not; and nothing stands there that nobody asked for.
   */
  compare(found: Audit): string[] {
    const kept = found.tables.get(this.table);
    const entries = kept?.match?.log.entries ?? [];
    const explained = new Set<Entry>();
    const wrong = this.given.flatMap((given): string[] => {
      const next = entries.slice(given.number).find((entry) => entry.seat === given.seat);
      const isThere = next !== undefined && 'answer' in next && next.answer === given.answer;
      if (given.done && isThere) explained.add(next);
      if (given.done === isThere) return [];
      return [`table ${this.table}: ${JSON.stringify(given)}, but there is ${JSON.stringify(next)}`];
    });
    const people = new Set(this.seatOf.values());
    entries.forEach((entry, number) => {
      if (people.has(entry.seat) && !explained.has(entry))
        wrong.push(`table ${this.table}: entry ${number} was asked for by nobody`);
    });
    return [...wrong, ...(kept ? this.compareViews(kept) : [`table ${this.table} is not there`])];
  }

  /** What everybody was told last is what the log says at that number. */
  private compareViews({ match }: KeptTable): string[] {
    return [...this.told].flatMap(([line, told]) => {
      const viewer = this.seatOf.get(line) ?? 'watcher';
      const entries = match?.log.entries.slice(0, told.number) ?? [];
      const view = match && Match.resume(match.game, { ...match.log, entries }).view(viewer);
      if (JSON.stringify(told.match?.sides[0]?.view) === JSON.stringify(view)) return [];
      return [`table ${this.table}: ${viewer} sees at ${told.number} what the log does not say`];
    });
  }

  private fault(what: string): void {
    this.trial.faults.push(`table ${this.table}: ${what}`);
  }
}
