import type { AnyMatch, TableState } from '@aerie/host';
import {
  type AnyGame,
  everyOptions,
  Match,
  QuickChance,
  RecordingChance,
  type Seat,
  same,
  seatsOf,
  type Viewer,
} from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import { newId, newSeed } from '../common/ids.js';
import type { LiveMatch } from '../matches/match-store.js';
import { Client, newPerson, personOf } from '../testing/client.js';
import { startServer, type TestServer, temporaryFolder } from '../testing/test-server.js';

interface Twins {
  readonly tables: readonly [string, string];
  readonly cookies: readonly string[];
  readonly lives: readonly [LiveMatch, LiveMatch];
}

/**
 * Puts two matches on a real server that differ only in what a seat may not know. That seat connects to both, and every
 * byte that it receives must be the same: when it begins to watch, and when somebody else plays on. Done for each game,
 * several positions, every seat, and a spectator. The chat of the other side differs as well: spectators must not receive
 * the chat of the seats, nor the seats that of the spectators.
 */
export async function leak(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  const positions = Number(flags.positions ?? 12);
  const folder = temporaryFolder();
  const server = await startServer(folder.path);
  let held = true;
  try {
    for (const game of GAMES) {
      const found = await leaksOf(server, game, positions, `${flags.seed ?? 'leak'}`);
      for (const complaint of found.complaints) say(`${game.id}: ${complaint}`);
      say(
        `${game.id}: ${found.compared} pairs of texts compared, ${found.differing} pairs of states differed in something hidden`,
      );
      held &&= found.complaints.length === 0;
    }
  } finally {
    await server.stop();
    folder.remove();
  }
  return held;
}

async function leaksOf(server: TestServer, game: AnyGame, positions: number, seed: string) {
  const luck = new QuickChance(`${seed}/${game.id}`);
  const found = { compared: 0, differing: 0, complaints: [] as string[] };
  for (let position = 0; position < positions; position++) {
    const seats =
      Math.max(2, game.seats.min) + (position % (game.seats.max - Math.max(2, game.seats.min) + 1));
    const options = everyOptions(game.options);
    const match = playedInto(game, seats, options[luck.below(options.length)], luck);
    for (const who of [...seatsOf(seats), 'watcher'] as const) {
      // A spectator knows no more than a seat does, so the same two matches must look the same to them.
      const twins = await createTwins(server, match, luck, who === 'watcher' ? position % seats : who);
      if (!same(twins.lives[0].match.state, twins.lives[1].match.state)) found.differing++;
      const complaint = await compare(server, twins, who, luck);
      found.compared += 2;
      if (complaint) found.complaints.push(`${seats} players, ${who}: ${complaint}`);
    }
  }
  return found;
}

/** A match that was played to a random point. */
function playedInto(game: AnyGame, seats: number, options: unknown, luck: QuickChance): AnyMatch {
  const match = Match.begin(game, { options, seats, seed: newSeed() });
  for (let left = luck.below(80); left > 0; left--) {
    const [seat] = game.awaited(match.state);
    if (seat === undefined) break;
    const answers = [...game.answers(match.state, seat), ...(game.open?.(match.state, seat)?.examples ?? [])];
    match.play(seat, answers[luck.below(answers.length)]);
  }
  return match;
}

/** The match at two tables with the same people; at the second everything that the seat cannot know is dealt again. */
async function createTwins(
  server: TestServer,
  match: AnyMatch,
  luck: QuickChance,
  seat: Seat,
): Promise<Twins> {
  const { game } = match;
  const cookies = await Promise.all(
    Array.from({ length: match.seats }, (_, i) => newPerson(server.base, `Person ${i}`)),
  );
  const people = await Promise.all(cookies.map((cookie) => personOf(server.base, cookie)));
  const lay = async (): Promise<[string, LiveMatch]> => {
    const [table, id] = [newId(), newId()];
    const { rulesVersion, options, seats, setup, entries } = match.log;
    const head = {
      id,
      table,
      game: game.id,
      rulesVersion,
      options,
      seats,
      seed: newSeed(),
      setup,
      createdAt: 0,
    };
    await server.storage.createMatch(head);
    for (const [number, entry] of entries.entries()) await server.storage.append(id, number, entry);
    const body: TableState = {
      game: game.id,
      options: options as TableState['options'],
      host: people[0] as string,
      listed: false,
      status: match.outcome ? 'over' : 'running',
      seats: people.map((person, i) => ({
        kind: 'person',
        person,
        name: `Person ${i}`,
        cover: null,
        resigned: false,
      })),
      match: id,
      rematch: null,
      undoWish: null,
    };
    await server.storage.saveTable({
      id: table,
      version: 1,
      status: 'running',
      listed: false,
      updatedAt: 0,
      people,
      body: body as never,
    });
    const live = await server.tables.live(await server.tables.table(table));
    return [table, live as LiveMatch];
  };
  const [[one, first], [two, second]] = await Promise.all([lay(), lay()]);
  replaceState(second.match, game.imagine(game.view(first.match.state, seat), luck));
  return { tables: [one, two], cookies, lives: [first, second] };
}

/** Puts another state into a match, for which no log is known. */
function replaceState(match: AnyMatch, state: unknown): void {
  (match as unknown as { current: unknown }).current = state;
}

/** Compares what somebody receives at both tables; says how they differ, if they do. */
async function compare(
  server: TestServer,
  twins: Twins,
  who: Viewer,
  luck: QuickChance,
): Promise<string | undefined> {
  const stranger = await newPerson(server.base, 'Stranger');
  const own = who === 'watcher' ? stranger : (twins.cookies[who] as string);
  const looking = await Promise.all(twins.tables.map(() => Client.connect(server.base, own, true)));
  try {
    await talkDifferently(server, twins, who === 'watcher' ? (twins.cookies[0] as string) : stranger);
    await Promise.all(looking.map((client, i) => client.must('watch', { table: twins.tables[i] as string })));
    const seen = heard(looking, twins);
    if (seen[0] !== seen[1]) return `looking tells them apart: ${firstDifference(seen)}`;
    const answer = sharedAnswer(twins, who, luck);
    if (!answer) return undefined;
    const before = twins.lives[0].match.log.entries.length;
    for (const [i, table] of twins.tables.entries()) {
      const other = await Client.connect(server.base, twins.cookies[answer.seat] as string);
      await other.must('answer', { table, seat: answer.seat, number: before, answer: answer.text });
      await looking[i]?.until('the step', () => (looking[i]?.matches.get(table)?.number ?? 0) > before);
      await other.close();
    }
    const after = heard(looking, twins).map(matchTexts) as [string, string];
    return after[0] === after[1]
      ? undefined
      : `"${answer.text}" of seat ${answer.seat} tells them apart: ${firstDifference(after)}`;
  } finally {
    await Promise.all(looking.map((client) => client.close()));
  }
}

/** Has somebody of the other side say something different at each table. */
async function talkDifferently(server: TestServer, { tables, lives }: Twins, cookie: string): Promise<void> {
  // After the end everybody may read both chats.
  if (lives[0].match.outcome) return;
  const talking = await Client.connect(server.base, cookie);
  for (const [i, table] of tables.entries()) {
    await talking.must('watch', { table });
    const answer = await talking.reason('chat', { table, text: `table ${i}` });
    if (answer !== 'done' && answer !== 'silentNow' && answer !== 'tooFast') throw new Error(answer);
  }
  await talking.close();
}

/**
 * Everything that was received, without what may differ: the ids of the tables, their seeds, and the ids that the client
 * itself chose.
 */
function heard(looking: readonly Client[], { tables, lives }: Twins): [string, string] {
  const texts = looking.map((client, i) =>
    client.heard
      .filter((text) => !/^\{"type":"(done|audience)"/.test(text))
      .join('\n')
      .replaceAll(tables[i] as string, 'TABLE')
      .replaceAll(lives[i]?.match.seedHash as string, 'HASH')
      .replaceAll(lives[i]?.head.seed as string, 'SEED'),
  );
  return texts as [string, string];
}

/** Only messages about the match: the order in which others come and go may differ. */
const matchTexts = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{"type":"match"'))
    .join('\n');

function firstDifference([one, two]: readonly [string, string]): string {
  let at = 0;
  while (one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 30)}… / …${two.slice(Math.max(0, at - 60), at + 30)}…`;
}

/** An answer of somebody else that is legal in both matches, needs no chance and reveals nothing hidden. */
function sharedAnswer(
  { lives }: Twins,
  who: Viewer,
  luck: QuickChance,
): { seat: Seat; text: string } | undefined {
  const [one, two] = lives.map(({ match }) => match) as [AnyMatch, AnyMatch];
  const { game } = one;
  const other = game.awaited(one.state).find((awaited) => awaited !== who);
  if (other === undefined) return undefined;
  const answers = game
    .answers(one.state, other)
    .filter((answer) => game.why(two.state, other, answer) === undefined);
  while (answers.length > 0) {
    const [answer] = answers.splice(luck.below(answers.length), 1);
    const worlds = [one, two].map((match) => {
      const chance = new RecordingChance(new QuickChance('leak'));
      const state = game.clone(match.state);
      let shown = false;
      game.apply(state, other, answer, chance, (event) => {
        shown ||= game.reveals(event);
      });
      return { view: game.view(state, who), open: shown || chance.outcomes.length > 0 };
    });
    if (!worlds.some(({ open }) => open) && same(worlds[0]?.view, worlds[1]?.view))
      return { seat: other, text: game.write(answer) };
  }
  return undefined;
}
