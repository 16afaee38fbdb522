import { createHash } from 'node:crypto';
import { QuickChance } from '@aerie/kernel';
import { GAMES } from '@aerie/registry';
import type pg from 'pg';
import { pack } from '../../storage/log-archive.js';
import { Client, newPerson, playOut } from '../../testing/client.js';
import { HttpClient } from '../../testing/http-client.js';
import { type ServerProcess, startProcess } from '../server-process.js';

/** How many people can be at the table of a template. */
export const MOST_SEATS = 3;
/** Whose places are taken by people of the filled site, in this order. */
const CAST = ['Template Ada', 'Template Bea', 'Template Cyd'];
const PASSWORD = 'far above the clouds';
/** What became of a match that stays with it. */
const KINDS = ['verdict', 'played'];

/**
 * Plays matches at a real server on an empty database, and keeps in the schema `proof` what they have left there, as formats in which
 * table, match, time and people are filled in: so the rows are those of the program, whatever it writes today.
 * @param client a connection to that database
 */
export async function playTemplates(
  client: pg.Client,
  env: Readonly<Record<string, string>>,
  seed: string,
): Promise<void> {
  await client.query(`
    create schema proof;
    create table proof.template (
      number integer primary key, status text, game text, seats integer, version integer, listed integer,
      row text, head text, packed bytea, entries integer);
    create table proof.template_entry (template integer, number integer, body text);
    create table proof.template_record (template integer, kind text, id text, owner integer, shelf text, body text);
    create table proof.template_account (body text)`);
  const server = await startProcess(env);
  const played: Played[] = [];
  try {
    played.push(...(await playAt(server, seed)));
  } finally {
    await server.kill('SIGTERM');
  }
  for (const [number, one] of played.entries()) await keep(client, number, one);
  const [account] = (await client.query(`select id, body from records where kind = 'account'`)).rows;
  const { body } = account as { id: string; body: string };
  const { rank, body: known } = JSON.parse(body) as { rank: number; body: { name: string } };
  const blanks = [(account as { id: string }).id, known.name, `${rank}`];
  await client.query('insert into proof.template_account values ($1)', [withBlanks(body, blanks)]);
}

interface Played {
  readonly table: string;
  /** The ids of those who sit there, as the cast is named. */
  readonly people: readonly string[];
}

async function playAt({ base }: ServerProcess, seed: string): Promise<Played[]> {
  const account = new HttpClient(base);
  await account.must('POST', '/api/account', { name: 'Template', password: PASSWORD });
  const cookies = await Promise.all(CAST.map((name) => newPerson(base, name)));
  const ids = await Promise.all(cookies.map((cookie) => new HttpClient(base, cookie).id()));
  const clients = await Promise.all(cookies.map((cookie) => Client.connect(base, cookie)));
  const luck = new QuickChance(seed);
  const pick = (answers: readonly string[]) => answers[luck.below(answers.length)] as string;
  const played: Played[] = [];
  const play = async (game: string, seats: number, until: 'open' | 'running' | 'over') => {
    const sitting = clients.slice(0, seats);
    const [host, ...guests] = sitting as [Client, ...Client[]];
    const table = await host.must('create', {
      ...{ game, options: {}, listed: true },
      seats: [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' as const }))],
    });
    const people = until === 'open' ? ids.slice(0, 1) : ids.slice(0, seats);
    played.push({ table, people });
    if (until === 'open') return;
    await Promise.all(sitting.map((one) => one.must('watch', { table })));
    for (const [i, guest] of guests.entries()) await guest.must('sit', { table, seat: i + 1 });
    await host.must('start', { table });
    await Promise.all(sitting.map((one) => one.until('the match', () => one.matches.has(table))));
    if (until === 'over') await Promise.all(sitting.map((one) => playOut(one, table, pick)));
    for (const one of sitting) await one.must('unwatch', { table });
  };
  for (const { id, seats, open } of GAMES) {
    if (open) continue;
    await play(id, Math.max(2, seats.min), 'over');
    if (seats.max >= MOST_SEATS) await play(id, MOST_SEATS, 'over');
    await play(id, Math.max(2, seats.min), 'open');
    await play(id, Math.max(2, seats.min), 'running');
  }
  await Promise.all(clients.map((one) => one.close()));
  return played;
}

/** Writes down what a table and its match have left. */
async function keep(client: pg.Client, number: number, { table, people }: Played): Promise<void> {
  const { rows } = await client.query('select * from tables where id = $1', [table]);
  const { status, version, listed, updated_at: at, body } = rows[0];
  const { match, game } = JSON.parse(body).body as { match: string | null; game: string };
  const { rows: heads } = await client.query('select body from matches where id = $1', [match]);
  const { rows: entries } = await client.query(
    'select number, body from entries where match_id = $1 order by number',
    [match],
  );
  const { rows: records } = await client.query(
    `select * from records where kind = any($1) and (id = $2 or id like $2 || '/%')`,
    [KINDS, match],
  );
  const blanksAt = (time: string) => [
    ...[table, match ?? '-', time],
    ...CAST.map((name, i) => people[i] ?? name),
    ...CAST,
  ];
  const formOf = (text: string, time: string) => withBlanks(text, blanksAt(time));
  const packed = entries.length > 0 ? await pack(entries.map((one) => one.body)) : null;
  const row = formOf(body, at);
  const head = heads[0] ? formOf(heads[0].body, at) : null;
  await client.query('insert into proof.template values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
    ...[number, status, game, people.length, version, listed, row, head, packed, entries.length],
  ]);
  for (const one of entries)
    await client.query('insert into proof.template_entry values ($1, $2, $3)', [
      ...[number, one.number, formOf(one.body, at)],
    ]);
  for (const { kind, id, owner, shelf, rank, body: whole } of records)
    await client.query('insert into proof.template_record values ($1, $2, $3, $4, $5, $6)', [
      ...[number, kind, formOf(id, `${rank}`), people.indexOf(owner) + 1 || null, shelf],
      formOf(whole, `${rank}`),
    ]);
}

/** A text as a format of PostgreSQL, with these words as blanks in their order. */
const withBlanks = (text: string, words: readonly string[]): string =>
  words.reduce((made, word, i) => made.replaceAll(word, `%${i + 1}$s`), text.replaceAll('%', '%%'));

/** The ids of what is filled in, as `proof.id` gives them. */
export const idIn = (kind: 'p' | 't' | 'm', i: number): string =>
  createHash('md5').update(`${kind}${i}`).digest('hex').slice(0, 20);

export const NAMES = ['Mira', 'Jonas', 'Lea', 'Tariq', 'Noémie', 'Pavel', 'Aino', 'Giulia'];
/** The names of people who are filled in, as `proof.name` gives them. */
export const nameIn = (i: number): string => `${NAMES[i % NAMES.length]} ${i}`;
