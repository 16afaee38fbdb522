import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, logOf, Match, readMatchFile } from '@aerie/kernel';
import { gameOf } from '@aerie/registry';
import { type Question, think } from '../bots/think.js';
import { Client, playOut } from '../testing/client.js';
import { HttpClient } from '../testing/http-client.js';
import { bot, GAME, me, open, UNLISTED } from '../testing/tables.js';

/** One attempt to gain by what nobody may; gives what went wrong, undefined if it was in vain as it should be. */
interface Abuse {
  readonly name: string;
  attempt(base: string): Promise<string | undefined>;
}

const PASSWORD = 'over the clouds at night';
/** How many decisions of a bot are foretold. */
const FORETOLD = 30;
/** How many wrong passwords are guessed. */
const GUESSES = 25;
/** How long somebody who is gone goes on writing. */
const AFTERLIFE_MS = 400;

let people = 0;

/** A browser of somebody new, in a network of its own. */
function browser(base: string): HttpClient {
  people++;
  return new HttpClient(base, '', { 'x-forwarded-for': `10.9.${people >> 8}.${people & 255}` });
}

async function guest(base: string, name = `Guest ${people}`): Promise<HttpClient> {
  const one = browser(base);
  await one.must('POST', '/api/session', { name });
  return one;
}

async function member(base: string): Promise<HttpClient & { readonly called: string }> {
  const one = await guest(base);
  const called = `Member ${people}`;
  await one.must('POST', '/api/account', { name: called, password: PASSWORD });
  return Object.assign(one, { called });
}

const socketOf = ({ base, cookie }: HttpClient): Promise<Client> => Client.connect(base, cookie);

/** Two people whose match at a rated table has begun; the first is the one who is asked first. */
async function playing(base: string) {
  const [anna, ben] = [await member(base), await member(base)];
  const [first, second] = [await socketOf(anna), await socketOf(ben)];
  const table = await first.must('create', { ...UNLISTED, friendly: false, seats: [me, open] });
  await second.must('sit', { table, seat: 1 });
  await Promise.all([first, second].map((one) => one.must('watch', { table })));
  await first.must('start', { table });
  await Promise.all([first, second].map((one) => one.until('the match', () => one.matches.has(table))));
  return { table, anna: { web: anna, line: first, seat: 0 }, ben: { web: ben, line: second, seat: 1 } };
}

/** Gives the first answer of whoever is asked, which is a throw of dice; gives what undoing it would be. */
async function throwDice(line: Client, table: string, seat: number) {
  await line.until('the turn', () => line.matches.get(table)?.awaited.includes(seat) ?? false);
  const { number } = line.matches.get(table) as { number: number };
  const answer = line.side(table, seat)?.answers[0] as string;
  await line.must('answer', { table, seat, number, answer });
  await line.until('the step', () => (line.matches.get(table)?.number ?? 0) > number);
  return { table, seat, number: number + 1 };
}

const first = (answers: readonly string[]): string => answers[0] as string;

/** What was done although it must be refused, in words. */
const unless = (isRefused: boolean, done: string): string | undefined => (isRefused ? undefined : done);

async function undoOfTheDay(base: string): Promise<string | undefined> {
  const hal = await guest(base);
  const { table } = (await hal.must('POST', '/api/daily/rauf-und-runter')) as { table: string };
  const line = await socketOf(hal);
  await line.must('watch', { table });
  const undone = await line.reason('undo', await throwDice(line, table, 0));
  await line.close();
  return unless(undone === 'luckCounts', `undo: ${undone}`);
}

async function undoForTheCovered(base: string): Promise<string | undefined> {
  const { table, anna, ben } = await playing(base);
  const asked = anna.line.matches.get(table)?.awaited[0] as number;
  const [one, other] = asked === 0 ? [anna, ben] : [ben, anna];
  const covered = await other.line.reason('cover', { table, seat: other.seat, level: 'random' });
  const undone = await one.line.reason('undo', await throwDice(one.line, table, one.seat));
  return unless(covered === 'noHelp' && undone === 'luckCounts', `cover: ${covered}, undo: ${undone}`);
}

/** In a game where everything is open: how many decisions of a bot the public program gives, seeded by what it sees. */
async function foretelling(base: string): Promise<string | undefined> {
  const anna = await guest(base);
  const line = await socketOf(anna);
  const game = gameOf(GAME.game) as AnyGame;
  let [told, asked] = [0, 0];
  while (asked < FORETOLD) {
    const table = await line.must('create', { ...UNLISTED, friendly: true, seats: [me, bot] });
    await line.must('watch', { table });
    await line.must('start', { table });
    await playOut(line, table, first);
    await line.until('the end', () => line.tables.get(table)?.status === 'over');
    const { log } = matchOf(game, await anna.must('GET', `/api/matches/${table}`));
    const foretold: { question: Question; answer: string }[] = [];
    Match.resume(game, log, undefined, (place, _, before) => {
      const entry = place === 'setup' ? undefined : log.entries[place];
      if (entry?.seat !== 1 || !('answer' in entry)) return;
      const answers = game.answers(before, 1).map((answer) => game.write(answer));
      if (answers.length < 2) return;
      const view = game.view(before, 1);
      const question = {
        game: game.id,
        level: bot.level,
        seat: 1,
        view,
        answers,
        luck: JSON.stringify(view),
      };
      foretold.push({ question, answer: entry.answer });
    });
    for (const { question, answer } of foretold) {
      asked++;
      if ((await think(question)).answer === answer) told++;
    }
  }
  await line.close();
  return unless(told < asked * 0.9, `${told} of ${asked} decisions of a bot were foretold`);
}

const matchOf = (game: AnyGame, file: unknown) =>
  Match.resume(game, logOf(readMatchFile(JSON.stringify(file))));

async function ratingTheAbsent(base: string): Promise<string | undefined> {
  const { table, anna, ben } = await playing(base);
  await Promise.all([anna, ben].map(({ line }) => playOut(line, table, first)));
  await anna.line.until('the end', () => anna.line.tables.get(table)?.status === 'over');
  await ben.line.close();
  const next = await anna.line.must('rematch', { table });
  const started = await anna.line.reason('start', { table: next });
  await anna.line.close();
  return unless(started === 'stillWaiting', `start: ${started}`);
}

/** Somebody ends, and their socket goes on writing without ever closing. */
function afterlife(end: (web: HttpClient) => Promise<unknown>) {
  return async (base: string): Promise<string | undefined> => {
    const web = await member(base);
    const other = await socketOf(await guest(base));
    const line = await socketOf(web);
    const table = await line.must('create', { ...GAME, seats: [me, open] });
    await other.must('watch', { table });
    // Does not answer the closing handshake, as a hostile client may not.
    line.socket.removeAllListeners('close');
    await end(web);
    const heard: string[] = [];
    line.socket.on('message', (data) => {
      const message = JSON.parse(data.toString());
      if (message.type === 'done') heard.push(message.id);
    });
    const until = performance.now() + AFTERLIFE_MS;
    for (let i = 0; performance.now() < until; i++) {
      if (line.socket.readyState === line.socket.OPEN) {
        line.send({ type: 'chat', id: `ghost-${i}`, table, text: 'still here' });
        line.send({ type: 'create', id: `ghost-table-${i}`, ...GAME, seats: [me, open] });
      }
      await sleep(10);
    }
    await sleep(AFTERLIFE_MS);
    const said = (other.chats.get(table) ?? []).length;
    await other.close();
    line.socket.terminate();
    return unless(
      heard.length === 0 && said === 0,
      `${heard.length} requests were carried out, ${said} lines said`,
    );
  };
}

async function playingAfterResigning(base: string): Promise<string | undefined> {
  const { table, anna } = await playing(base);
  await anna.line.must('resign', { table, seat: anna.seat });
  const side = anna.line.side(table, anna.seat);
  const { number } = anna.line.matches.get(table) as { number: number };
  const answer = side?.answers[0] ?? '1';
  const answered = await anna.line.reason('answer', { table, seat: anna.seat, number, answer });
  const back = await anna.line.reason('cover', { table, seat: anna.seat, level: null });
  return unless(answered !== 'done' && back !== 'done', `answer: ${answered}, taking the seat back: ${back}`);
}

/** Whoever prepared a shared device keeps nothing of whoever signs in there. */
async function tokenLeftBehind(base: string): Promise<string | undefined> {
  const victim = await member(base);
  const device = await guest(base);
  const { body } = await device.ask('POST', '/api/tokens', { name: 'a trap' });
  const signIn = { name: victim.called, password: PASSWORD, bring: true };
  await device.must('POST', '/api/account/sign-in', signIn);
  const trap = new HttpClient(base, '', { authorization: `Bearer ${body.token}` });
  const { status } = await trap.ask('GET', '/api/session');
  const { tokens } = (await device.must('GET', '/api/tokens')) as { tokens: unknown[] };
  return unless(status === 401 && tokens.length === 0, `the token gets ${status}, ${tokens.length} tokens`);
}

/** Looks for a match that nobody was told of, everywhere that a stranger may look, and for what was said at it. */
async function findingTheUnlisted(base: string): Promise<string | undefined> {
  const { table, anna, ben } = await playing(base);
  await anna.line.must('chat', { table, text: 'between you and me' });
  await Promise.all([anna, ben].map(({ line }) => playOut(line, table, first)));
  const stranger = await guest(base);
  const ranking = JSON.stringify(await stranger.must('GET', '/api/ranking/rauf-und-runter'));
  const profiles = [...ranking.matchAll(/"profile":"([^"]+)"/g)].map(([, id]) => `/api/history/${id}`);
  if (profiles.length < 2) return 'the ranking leads to no profile';
  const read = [ranking];
  for (const path of profiles) read.push(JSON.stringify(await stranger.must('GET', path)));
  const line = await Client.connect(base, stranger.cookie, true);
  await line.must('lobby', { on: true });
  await line.ask('watch', { table });
  await sleep(AFTERLIFE_MS);
  const leaked = read.some((text) => text.includes(table));
  const overheard = line.heard.some((text) => text.includes('between you and me'));
  await line.close();
  return unless(!leaked && !overheard, `its id is told: ${leaked}; its chat is told: ${overheard}`);
}

/** Somebody who knows a name guesses passwords until it is locked; its owner comes in all the same. */
async function lockingOut(base: string): Promise<string | undefined> {
  const owner = await member(base);
  for (let i = 0; i < GUESSES; i++)
    await browser(base).ask('POST', '/api/account/sign-in', {
      name: owner.called,
      password: `a wrong guess ${i}`,
      bring: false,
    });
  const again = await owner.ask('POST', '/api/account/sign-in', {
    name: owner.called,
    password: PASSWORD,
    bring: false,
  });
  return unless(again.status === 200, `the owner gets ${again.status}`);
}

async function invisibleNames(base: string): Promise<string | undefined> {
  const taken: string[] = [];
  for (const name of ['\u3164', '\u2800\u2800', '\u115F\u1160', '\u034F', '\u200B\u2060'])
    if ((await browser(base).ask('POST', '/api/session', { name })).status === 200) taken.push(name);
  return unless(taken.length === 0, `${taken.length} invisible names were taken`);
}

async function lookAlikes(base: string): Promise<string | undefined> {
  const owner = await guest(base);
  await owner.must('POST', '/api/account', { name: `Paolo ${people}`, password: PASSWORD });
  const fake = `\u0420\u0430\u043elo ${people}`;
  const twin = await browser(base).ask('POST', '/api/session', { name: fake });
  const body = JSON.stringify(twin.body);
  const other = await guest(base);
  const account = await other.ask('POST', '/api/account', { name: fake, password: PASSWORD });
  return unless(
    account.status !== 200,
    `an account may be called like another's look-alike (a guest: ${twin.status} ${body})`,
  );
}

async function nestedImport(base: string): Promise<string | undefined> {
  const { cookie } = await guest(base);
  const body = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const { status } = await fetch(`${base}/api/history/import`, { method: 'POST', headers: { cookie }, body });
  return unless(status === 400, `it is answered with ${status}`);
}

async function metricsForStrangers(base: string): Promise<string | undefined> {
  const { status } = await fetch(`${base}/metrics`);
  return unless(status === 401 || status === 403 || status === 404, `a stranger gets ${status}`);
}

export const ABUSES: readonly Abuse[] = [
  { name: 'throwing again in the daily challenge', attempt: undoOfTheDay },
  { name: 'a bot in one’s place, or luck taken back, in rated play', attempt: undoForTheCovered },
  { name: 'foretelling what a bot draws', attempt: foretelling },
  { name: 'a rated rematch with somebody who is gone', attempt: ratingTheAbsent },
  { name: 'playing on after resigning', attempt: playingAfterResigning },
  {
    name: 'writing after signing out',
    attempt: afterlife((web) => web.must('POST', '/api/account/sign-out')),
  },
  {
    name: 'writing after deleting the account',
    attempt: afterlife((web) => web.must('DELETE', '/api/account', { password: PASSWORD })),
  },
  { name: 'a token prepared on a shared device', attempt: tokenLeftBehind },
  { name: 'finding an unlisted match and its chat', attempt: findingTheUnlisted },
  { name: 'locking somebody out by guessing', attempt: lockingOut },
  { name: 'invisible names', attempt: invisibleNames },
  { name: "an account under another's look-alike", attempt: lookAlikes },
  { name: 'a deeply nested import', attempt: nestedImport },
  { name: 'metrics for strangers', attempt: metricsForStrangers },
];
