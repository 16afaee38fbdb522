import type { QuickChance } from '@aerie/kernel';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import { connectPostgres } from '../../storage/postgres.js';
import { SqlStorage } from '../../storage/sql-storage.js';
import { startServer } from '../../testing/test-server.js';
import type { ColdPath } from './paths.js';

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A statement as PostgreSQL has executed it. */
export interface Plan extends Statement {
  /** The path on which it took longest. */
  readonly path: string;
  readonly ms: number;
  readonly text: string;
  /** Large tables that were read from one end to the other. */
  readonly scanned: readonly string[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** So many rows a table has that should not be read from one end to the other. */
const LARGE = 10_000;

/**
 * Has a server in this process do everything once and writes down what it asks the database for; gives how the database goes about
 * it: of each statement the time that took longest.
 */
export async function plansOf(
  client: pg.Client,
  databaseUrl: string,
  secret: string,
  paths: readonly ColdPath[],
  luck: QuickChance,
): Promise<Plan[]> {
  const engine = connectPostgres(databaseUrl);
  const heard = new Map<string, Statement & { readonly path: string; readonly counts: string | undefined }>();
  let asked: ColdPath | undefined;
  const note = ({ sql, parameters }: Statement) => {
    if (asked && /^\s*select/i.test(sql) && !heard.has(sql))
      heard.set(sql, { path: asked.name, counts: asked.counts, sql, parameters });
  };
  const compiler = new PostgresQueryCompiler();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      note(compiler.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = engine.db.withPlugin(recorder);
  const execute = db.executeQuery.bind(db);
  // What was put together before is executed without being compiled.
  Object.assign(db, {
    executeQuery: (...query: Parameters<typeof execute>) => {
      note(query[0] as Statement);
      return execute(...query);
    },
  });
  const storage = new SqlStorage({ ...engine, db });
  const server = await startServer('nowhere', { storage, secret, trustedProxies: 1 });
  try {
    for (const one of paths) {
      asked = one;
      await one.ask(server.base, luck);
    }
  } finally {
    asked = undefined;
    await server.stop();
  }
  const { rows } = await client.query('select relname from pg_class where reltuples >= $1', [LARGE]);
  const large = new Set(rows.map(({ relname }) => relname as string));
  const slowest = new Map<string, Plan>();
  for (const { counts, ...one } of heard.values()) {
    const found = await explained(client, one, large);
    const plan = { ...one, ...found, scanned: found.scanned.filter((table) => table !== counts) };
    if ((slowest.get(one.sql)?.ms ?? -1) < plan.ms) slowest.set(one.sql, plan);
  }
  return [...slowest.values()];
}

async function explained(client: pg.Client, { sql, parameters }: Statement, large: ReadonlySet<string>) {
  const told = async (format: 'text' | 'json') =>
    (await client.query(`explain (analyze, buffers, format ${format}) ${sql}`, [...parameters])).rows.map(
      (row) => row['QUERY PLAN'],
    );
  const text = (await told('text')).join('\n');
  const [[{ Plan: plan, 'Execution Time': ms }]] = (await told('json')) as [
    [{ Plan: PlanNode; 'Execution Time': number }],
  ];
  return { text, ms, scanned: [...scansOf(plan)].filter((table) => large.has(table)) };
}

function* scansOf(node: PlanNode): Generator<string> {
  if (node['Node Type'] === 'Seq Scan' && node['Relation Name']) yield node['Relation Name'];
  for (const child of node.Plans ?? []) yield* scansOf(child);
}
