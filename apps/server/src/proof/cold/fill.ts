import { DUPLICATE_DEALS } from '@aerie/protocol';
import { GAMES } from '@aerie/registry';
import type pg from 'pg';
import { dayOf, weekOf } from '../../common/day.js';
import { partitionFor } from '../../storage/log-archive.js';
import { MOST_SEATS, NAMES } from './templates.js';

/** How much there is on a site. */
export interface Amounts {
  readonly people: number;
  /** Finished matches. */
  readonly matches: number;
  /** The logs of so many of these, those of the last month, have not been archived yet. */
  readonly recent: number;
}

/** The people of these numbers look after the site. */
export const KEEPERS = 64;

const DAY_MS = 24 * 60 * 60_000;
const ARCHIVED_AFTER_MS = 30 * DAY_MS;
/** So many matches are written at once. */
const AT_ONCE = 250_000;
const OPEN_TABLES = 2000;
const WAITERS = 10_000;
const RUNNING_TABLES = 500;
/** So many people have tried a deal of today; half of them those of the week. */
const TRIES = 10_000;
/** Some have played a thousand times as often as others. */
const SKEW = 1.75;

const FUNCTIONS = `
  create function proof.id(kind text, i bigint) returns text language sql immutable
    as $$ select left(md5(kind || i), 20) $$;
  create function proof.name(i bigint) returns text language sql immutable
    as $$ select (array[${NAMES.map((name) => `'${name}'`).join(', ')}])[1 + i % ${NAMES.length}] || ' ' || i $$;
  create function proof.luck(i bigint, salt integer) returns double precision language sql immutable
    as $$ select (hashint8extended(i, salt) & 2147483647) / 2147483648.0 $$;
  create function proof.row(kind text, id text, owner text, shelf text, rank double precision, body jsonb)
    returns text language sql immutable as $$ select jsonb_build_object(
      'kind', kind, 'id', id, 'version', 1, 'owner', owner, 'shelf', shelf, 'rank', rank, 'body', body)::text $$;
  create table proof.progress (what text primary key, number bigint not null);
  create unlogged table proof.batch (template integer, i bigint, at bigint, people text[], words text[])`;

/** Writes people and finished matches into a database, as many as are missing, by statements that make many rows at a time. */
export class Filling {
  private constructor(
    private readonly client: pg.Client,
    private readonly say: (line: string) => void,
    /** The moment at which the site stands. */
    private readonly now: number,
  ) {}

  /** In a database that has templates. */
  static async begin(client: pg.Client, say: (line: string) => void): Promise<Filling> {
    const { rows } = await client.query(`select to_regclass('proof.progress') as known`);
    if (rows[0].known === null) {
      await client.query(FUNCTIONS);
      await client.query(`insert into proof.progress values ('now', $1), ('people', 0), ('matches', 0)`, [
        Date.now(),
      ]);
    }
    await client.query(
      `set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '64MB'`,
    );
    return new Filling(client, say, (await readProgress(client)).now);
  }

  async upTo(amounts: Amounts): Promise<void> {
    const { people, matches } = amounts;
    const known = await readProgress(this.client);
    if (known.people > 0 && known.people !== people)
      throw new Error(`there are ${known.people} people already`);
    if (known.matches >= matches) return;
    await this.withoutIndexes(async () => {
      if (known.people === 0) await this.people(people);
      for (let i = known.matches; i < matches; i += AT_ONCE)
        await this.matches(i, Math.min(matches, i + AT_ONCE), amounts);
    });
    for (const table of ['tables', 'sitters', 'matches', 'entries', 'archive', 'chat', 'records', 'people'])
      await this.run(`vacuum (analyze) ${table}`);
    await this.run('checkpoint');
  }

  /** What has to be of the moment: who looks after the site, and who waits for others, each so strong that nobody suits them. */
  async present(people: number): Promise<void> {
    const now = Date.now();
    const keepers = `generate_series(0::bigint, ${Math.min(KEEPERS, people) - 1}) as i`;
    await this.run(`delete from records where kind in ('waiter', 'role', 'second-factor')`);
    await this.run(`
      update records set body = (body::jsonb || jsonb_build_object('body', body::jsonb->'body'
        || jsonb_build_object('seenAt', ${now}, 'factorAt', ${now})))::text
      where kind = 'session' and owner in (select proof.id('p', i) from ${keepers})`);
    await this.records({
      kind: 'role',
      from: keepers,
      id: `proof.id('p', i)`,
      shelf: `'owner'`,
      body: `jsonb_build_object('role', 'owner', 'since', ${now})`,
    });
    await this.records({
      kind: 'second-factor',
      from: keepers,
      id: `proof.id('p', i)`,
      body: `jsonb_build_object('secret', '', 'since', ${now}, 'lastStep', 0, 'recovery', '[]'::jsonb)`,
    });
    const games = GAMES.map(({ id }) => `'${id}'`).join(', ');
    await this.records({
      kind: 'waiter',
      from: `generate_series(0::bigint, ${Math.min(WAITERS, people) - 1}) as i`,
      id: `proof.id('p', i)`,
      body: `jsonb_build_object('seenAt', ${now}, 'claim', null, 'wishes', jsonb_build_array(jsonb_build_object(
        'game', (array[${games}])[1 + i % ${GAMES.length}], 'pace', 'days', 'sizes', jsonb_build_array(2), 'friendly', false,
        'language', null, 'bots', null, 'rating', 1e6 * i, 'uncertainty', 100, 'since', ${now})))`,
    });
  }

  /** Matches of these numbers, the latest first; a match goes back for as long as the last month had to be filled. */
  private async matches(from: number, to: number, { people, recent }: Amounts): Promise<void> {
    const step = ARCHIVED_AFTER_MS / recent;
    for (let at = this.now - to * step; at <= this.now + 31 * DAY_MS; at += 20 * DAY_MS) {
      const { name, from: begin, to: end } = partitionFor(at);
      await this.client.query(
        `create table if not exists ${name} partition of archive for values from (${begin}) to (${end})`,
      );
    }
    const group = Math.floor(people / MOST_SEATS);
    const seats = Array.from({ length: MOST_SEATS }, (_, s) => s);
    const sitting = seats.map(
      (s) => `${MOST_SEATS} * floor(${group} * power(proof.luck(i, ${s + 1}), ${SKEW}))::bigint + ${s}`,
    );
    await this.run('truncate proof.batch');
    await this.run(`
      insert into proof.batch
      select template, i, at, ids, array[proof.id('t', i), proof.id('m', i), at::text] || ids || names
      from (
        select i, t.numbers[1 + floor(proof.luck(i, 0) * cardinality(t.numbers))::integer] as template,
          ${this.now} - (i * ${step})::bigint - 60000 as at,
          array[${seats.map((s) => `proof.id('p', p${s})`).join(', ')}] as ids,
          array[${seats.map((s) => `proof.name(p${s})`).join(', ')}] as names
        from (select i, ${sitting.map((one, s) => `${one} as p${s}`).join(', ')}
              from generate_series(${from}::bigint, ${to - 1}) as i) as drawn,
          (select array_agg(number order by number) as numbers from proof.template where status = 'over') as t
      ) as named`);
    const batch = 'proof.batch as b join proof.template as t on t.number = b.template';
    await this.run(`
      insert into tables select b.words[1], t.version, 'over', t.listed, b.at, 'cold', format(t.row, variadic b.words)
      from ${batch}`);
    await this.run(`
      insert into sitters (person, table_id, status, updated_at)
      select unnest(b.people[1:t.seats]), b.words[1], 'over', b.at from ${batch}`);
    const archived = `case when b.i >= ${recent} then`;
    await this.run(`
      insert into matches (id, mark, body, archived_at, archived)
      select b.words[2], 'cold', format(t.head, variadic b.words),
        ${archived} b.at + ${ARCHIVED_AFTER_MS} end, ${archived} t.entries end
      from ${batch}`);
    await this.run(`
      insert into archive (match_id, archived_at, mark, packed)
      select b.words[2], b.at + ${ARCHIVED_AFTER_MS}, 'cold', t.packed from ${batch} where b.i >= ${recent}`);
    await this.run(`
      insert into entries (match_id, number, mark, body)
      select b.words[2], e.number, 'cold', format(e.body, variadic b.words)
      from proof.batch as b join proof.template_entry as e on e.template = b.template where b.i < ${recent}`);
    await this.run(`
      insert into records (kind, id, version, owner, shelf, rank, mark, body)
      select r.kind, format(r.id, variadic b.words), 1, b.people[r.owner], r.shelf, b.at, 'cold',
        format(r.body, variadic b.words)
      from proof.batch as b join proof.template_record as r on r.template = b.template`);
    await this.run(`update proof.progress set number = ${to} where what = 'matches'`);
    this.say(`${to} matches`);
  }

  /** People, and all that they have beside matches. */
  private async people(count: number): Promise<void> {
    const { now } = this;
    const all = `generate_series(0::bigint, ${count - 1}) as i`;
    const some = (of: number, salt: number) => `${all} where proof.luck(i, ${salt}) < ${of}`;
    const first = (most: number) => `generate_series(0::bigint, ${Math.min(most, count) - 1}) as i`;
    const since = `(${now} - (${count} - i) * ${(2 * 365 * DAY_MS) / count})::bigint`;
    const person = `proof.id('p', i)`;
    // Every other one.
    const ofAccounts = `${all} where i % 2 = 0`;
    await this.run(`
      insert into people select ${person},
        jsonb_build_object('id', ${person}, 'name', proof.name(i), 'createdAt', ${since})::text from ${all}`);
    await this.records({
      kind: 'session',
      from: all,
      id: `rtrim(translate(encode(sha256(convert_to('cold-' || i, 'utf8')), 'base64'), '+/', '-_'), '=')`,
      rank: `${now} - (proof.luck(i, 20) * ${30 * DAY_MS})::bigint`,
      body: `jsonb_build_object('madeAt', ${since}, 'seenAt', ${now} - (proof.luck(i, 20) * ${30 * DAY_MS})::bigint,
        'device', jsonb_build_object('browser', 'Firefox', 'system', 'Linux'), 'network', 'cold')`,
    });
    await this.run(`
      insert into records (kind, id, version, owner, shelf, rank, mark, body)
      select 'account', ${person}, 1, ${person}, 'accounts', ${since}, 'cold',
        format(t.body, ${person}, proof.name(i), ${since})
      from proof.template_account as t, ${ofAccounts}`);
    await this.records({
      kind: 'account-name',
      from: ofAccounts,
      id: `replace(lower(proof.name(i)), 'é', 'e')`,
      body: `jsonb_build_object('at', ${since})`,
    });
    // Each to another fifth of the people, so that nobody has two ties to the same.
    const others = `proof.id('p', 5 * floor(power(proof.luck(i, k), ${SKEW}) * ${count} / 5)::bigint + k % 5)`;
    for (const [kind, of, most] of [
      ['follow', 0.2, 5],
      ['block', 0.01, 2],
    ] as const)
      await this.records({
        kind,
        from: `generate_series(30, ${29 + most}) as k, ${some(of, 22)}`,
        id: `${person} || '.' || left(md5(${others}), 20)`,
        shelf: others,
        rank: `${since}`,
        body: `jsonb_build_object('person', ${others}, 'name', 'somebody', 'at', ${since})`,
      });
    for (const [g, { id: game }] of GAMES.entries()) {
      const salt = 100 + 10 * g;
      const name = (text: string) => `'${game}/${text}/' || ${person}`;
      const points = (s: number) => `floor(proof.luck(i, ${salt + s}) * 60)::integer`;
      await this.records({
        kind: 'rating',
        from: some(0.3, salt),
        id: name('person'),
        shelf: `'${game}'`,
        rank: `25 * proof.luck(i, ${salt + 1})`,
        body: `jsonb_build_object('mu', 25 * proof.luck(i, ${salt + 1}) + 6, 'sigma', 2, 'level', null,
          'games', floor(200 * power(proof.luck(i, ${salt + 2}), 3)), 'matches', '[]'::jsonb)`,
      });
      await this.records({
        kind: 'best',
        from: some(0.2, salt + 3),
        id: name('2'),
        shelf: `'${game}/2'`,
        rank: points(4),
        body: `jsonb_build_object('game', '${game}', 'mode', '2', 'points', ${points(4)})`,
      });
      await this.records({
        kind: 'modes',
        from: `(select 0 as i where not exists (
          select 1 from records where kind = 'modes' and id = '${game}')) as missing`,
        id: `'${game}'`,
        owner: 'null',
        body: `jsonb_build_object('modes', jsonb_build_array('2'))`,
      });
      await this.records({
        kind: 'solver',
        from: some(0.05, salt + 5),
        id: `'${game}/' || ${person}`,
        body: `jsonb_build_object('rating', 1500, 'deviation', 80, 'tried', '[]'::jsonb)`,
      });
      for (let day = 0; day < 30; day++) {
        const date = dayOf(now - day * DAY_MS);
        await this.records({
          kind: 'try',
          from: first(day < 2 ? TRIES : TRIES / 10),
          id: name(date),
          shelf: `'${game}/${date}'`,
          rank: points(6),
          body: `jsonb_build_object('game', '${game}', 'day', '${date}', 'table', null,
            'done', jsonb_build_object('points', ${points(6)}, 'won', false))`,
        });
      }
      const week = weekOf(now);
      for (let deal = 0; deal < DUPLICATE_DEALS; deal++)
        await this.records({
          kind: 'duplicate-try',
          from: first(TRIES / 2),
          id: name(`${week}/${deal}`),
          shelf: `'${game}/${week}/${deal}'`,
          rank: points(7),
          body: `jsonb_build_object('game', '${game}', 'week', '${week}', 'deal', ${deal}, 'table', null,
            'done', jsonb_build_object('points', ${points(7)}, 'won', false))`,
        });
    }
    for (const [status, amount] of [
      ['open', OPEN_TABLES],
      ['running', RUNNING_TABLES],
    ] as const)
      await this.tables(status, amount, count);
    await this.run(`update proof.progress set number = ${count} where what = 'people'`);
    this.say(`${count} people`);
  }

  /** Tables where nobody has finished anything yet. */
  private async tables(status: 'open' | 'running', amount: number, people: number): Promise<void> {
    const seats = Array.from({ length: MOST_SEATS }, (_, s) => s);
    const number = (s: number) => `(i * ${MOST_SEATS} + ${s}) % ${people}`;
    const words = [
      ...[`proof.id('${status}', i)`, `proof.id('${status} match', i)`, `at::text`],
      ...seats.map((s) => `proof.id('p', ${number(s)})`),
      ...seats.map((s) => `proof.name(${number(s)})`),
    ];
    await this.run('truncate proof.batch');
    await this.run(`
      insert into proof.batch
      select t.numbers[1 + i % cardinality(t.numbers)], i, at, words[4:], words
      from (select i, at, array[${words.join(', ')}] as words
            from (select i, ${this.now} - i * 1000 as at from generate_series(0::bigint, ${amount - 1}) as i) as one) as row,
        (select array_agg(number) as numbers from proof.template where status = '${status}') as t`);
    const batch = 'proof.batch as b join proof.template as t on t.number = b.template';
    await this.run(`
      insert into tables select b.words[1], t.version, t.status, t.listed, b.at, 'cold', format(t.row, variadic b.words)
      from ${batch}`);
    await this.run(`
      insert into sitters (person, table_id, status, updated_at)
      select unnest(b.people[1:t.seats]), b.words[1], t.status, b.at from ${batch}`);
    await this.run(`
      insert into matches (id, mark, body) select b.words[2], 'cold', format(t.head, variadic b.words)
      from ${batch} where t.head is not null`);
    await this.run(`
      insert into entries (match_id, number, mark, body)
      select b.words[2], e.number, 'cold', format(e.body, variadic b.words)
      from proof.batch as b join proof.template_entry as e on e.template = b.template`);
  }

  /** Records of a kind for each row of something to select from, which has `i`; the rest are expressions. */
  private async records({
    kind,
    from,
    id,
    owner,
    shelf = 'null',
    rank = '0',
    body,
  }: NewRecords): Promise<void> {
    await this.run(`
      insert into records (kind, id, version, owner, shelf, rank, mark, body)
      select '${kind}', id, 1, owner, shelf, rank, 'cold', proof.row('${kind}', id, owner, shelf, rank, body)
      from (select ${id} as id, ${owner ?? `proof.id('p', i)`}::text as owner, ${shelf}::text as shelf,
        (${rank})::double precision as rank, ${body} as body from ${from}) as one`);
  }

  /** Takes the indexes away meanwhile: they are made faster than they grow. */
  private async withoutIndexes(work: () => Promise<void>): Promise<void> {
    const { rows } = await this.client.query(`
      select i.indrelid::regclass::text as tab, i.indexrelid::regclass::text as name, c.conname as key,
        coalesce('alter table ' || i.indrelid::regclass || ' add ' || pg_get_constraintdef(c.oid),
          pg_get_indexdef(i.indexrelid)) as made
      from pg_index as i left join pg_constraint as c on c.conindid = i.indexrelid
      where i.indrelid = any(array['tables', 'sitters', 'matches', 'records', 'entries']::regclass[])`);
    for (const { tab, name, key } of rows)
      await this.run(key ? `alter table ${tab} drop constraint ${key}` : `drop index ${name}`);
    await work();
    for (const { made } of rows) await this.run(made);
  }

  private run(sql: string): Promise<unknown> {
    return this.client.query(sql);
  }
}

interface NewRecords {
  readonly kind: string;
  readonly from: string;
  readonly id: string;
  readonly owner?: string;
  readonly shelf?: string;
  readonly rank?: string;
  readonly body: string;
}

interface Progress extends Pick<Amounts, 'people' | 'matches'> {
  readonly now: number;
}

export async function readProgress(client: pg.Client): Promise<Progress> {
  const { rows } = await client.query('select what, number from proof.progress');
  const found = Object.fromEntries(rows.map(({ what, number }) => [what, Number(number)]));
  return { now: found.now ?? 0, people: found.people ?? 0, matches: found.matches ?? 0 };
}
